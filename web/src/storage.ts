// The one place that touches the browser's storage. It may be forbidden, full or damaged: then what
// would be kept lives as long as this tab, or at least as long as this page, and the game goes on.

/** What the browser took nowhere. */
const held = new Map<string, string>()

function attempt<T>(deed: () => T): T | undefined {
  try {
    return deed()
  } catch {
    return undefined
  }
}

const lasting = (key: string) => attempt(() => localStorage.getItem(key)) ?? null

/** What is kept under a name. */
export const kept = (key: string): string | null =>
  held.get(key) ?? attempt(() => sessionStorage.getItem(key)) ?? lasting(key)

/** Keeps a text under a name, for as long as the browser lets us. */
export function keep(key: string, text: string) {
  forgetHere(key)
  const lasts = attempt(() => (localStorage.setItem(key, text), true))
  const tabs = lasts ?? attempt(() => (sessionStorage.setItem(key, text), true))
  if (!tabs) held.set(key, text)
}

/** Whether what is kept under a name outlives this tab. */
export const outlivesTab = (key: string): boolean => kept(key) === lasting(key)

export function forget(key: string) {
  forgetHere(key)
  attempt(() => localStorage.removeItem(key))
}

function forgetHere(key: string) {
  held.delete(key)
  attempt(() => sessionStorage.removeItem(key))
}

/** The names that begin like this, of which something is kept. */
export function keptNames(prefix: string): string[] {
  const names = [
    ...held.keys(),
    ...(attempt(() => Object.keys(sessionStorage)) ?? []),
    ...(attempt(() => Object.keys(localStorage)) ?? []),
  ]
  return [...new Set(names)].filter((name) => name.startsWith(prefix))
}

/** What is kept under a name, read as JSON; nothing where that is not what was written. */
export function keptJson<T>(key: string, isWhole: (value: unknown) => value is T): T | null {
  const value: unknown = attempt(() => JSON.parse(kept(key) ?? 'null'))
  return isWhole(value) ? value : null
}

/** Whether something read has named parts. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
