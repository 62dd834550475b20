import { mount } from 'svelte'
import App from './App.svelte'
import './look.css'
import { preferredLanguage, speak } from './words.svelte'

await speak(preferredLanguage(), { remember: false })

const target = document.getElementById('app')
if (target) mount(App, { target })
