import type { Side } from './protocol'
import { isRecord, keep, keptJson } from './storage'

export type Theme = 'system' | 'light' | 'dark'

interface Settings {
  theme: Theme
  sound: boolean
  /** From 0 to 1. */
  volume: number
  /** Whether squares show their names. */
  names: boolean
  /** Whose row is nearest: the player's own, or always the same. */
  view: 'own' | Side
  /** Whether the only legal move is played by itself. */
  playForced: boolean
}

const key = 'ur-settings'
const defaults: Settings = {
  theme: 'system',
  sound: true,
  volume: 0.5,
  names: true,
  view: 'own',
  playForced: false,
}

const isFlag = (value: unknown) => typeof value === 'boolean'

/** What each setting can be: anything else that lies in the storage is not ours. */
const fits: Record<keyof Settings, (value: unknown) => boolean> = {
  theme: (value) => value === 'system' || value === 'light' || value === 'dark',
  sound: isFlag,
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  names: isFlag,
  view: (value) => value === 'own' || value === 'light' || value === 'dark',
  playForced: isFlag,
}

const names = Object.keys(defaults) as (keyof Settings)[]

function read(): Settings {
  const stored = keptJson(key, isRecord) ?? {}
  const sound = names.filter((name) => fits[name](stored[name]))
  return { ...defaults, ...Object.fromEntries(sound.map((name) => [name, stored[name]])) }
}

/** What this browser prefers; kept across visits. */
export const settings = $state(read())

/** The settings as they were last read or written. */
let known = { ...settings }

// What another tab has changed is true here too.
addEventListener('storage', (event) => {
  if (event.key !== key) return
  known = read()
  Object.assign(settings, known)
})

/** Writes what was changed here, and leaves the rest as other tabs have written it. */
function write(now: Settings) {
  const changed = names.filter((name) => now[name] !== known[name])
  if (changed.length === 0) return
  known = { ...read(), ...Object.fromEntries(changed.map((name) => [name, now[name]])) }
  keep(key, JSON.stringify(known))
  Object.assign(settings, known)
}

const less = matchMedia('(prefers-reduced-motion: reduce)')
const motion = $state({ reduced: less.matches })
less.addEventListener('change', () => (motion.reduced = less.matches))

/** Whether things may move on screen. */
export const moving = () => !motion.reduced

$effect.root(() => {
  $effect(() => write({ ...settings }))
  $effect(() => {
    const { theme } = settings
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  })
})
