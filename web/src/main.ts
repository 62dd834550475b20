import { mount } from 'svelte'
import App from './App.svelte'
import Failed from './components/Failed.svelte'
import './look.css'
import { preferredLanguage, speak } from './words.svelte'

const target = document.getElementById('app')

/** Puts something in place of what was there while scripts and words were loading. */
function show(component: typeof App | typeof Failed) {
  target?.replaceChildren()
  if (target) mount(component, { target })
}

// A style that did not come would be taken for loaded the next time.
addEventListener('vite:preloadError', () => {
  for (const style of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!style.sheet) style.remove()
  }
})

speak(preferredLanguage(), { remember: false }).then(
  () => show(App),
  () => show(Failed),
)
