import type { Side } from './protocol'

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

const kept = 'ur-settings'
const defaults: Settings = {
  theme: 'system',
  sound: true,
  volume: 0.5,
  names: true,
  view: 'own',
  playForced: false,
}

function read(): Settings {
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(kept) ?? '{}') }
  } catch {
    return defaults
  }
}

/** What this browser prefers; kept across visits. */
export const settings = $state(read())

const less = matchMedia('(prefers-reduced-motion: reduce)')
const motion = $state({ reduced: less.matches })
less.addEventListener('change', () => (motion.reduced = less.matches))

/** Whether things may move on screen. */
export const moving = () => !motion.reduced

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(settings)
    try {
      localStorage.setItem(kept, text)
    } catch {
      // A browser that keeps nothing still plays.
    }
  })
  $effect(() => {
    const { theme } = settings
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  })
})
