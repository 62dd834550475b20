const key = 'ur-lessons'

/** How far a lesson has been done: so many of its steps, from the first one on. */
export interface Learnt {
  done: number
  of: number
}

function read(): Record<string, Learnt> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

/** How far this browser has come in the lesson of a ruleset. */
export const learnt = (ruleset: string): Learnt | undefined => read()[ruleset]

/** Notes that a step has been done; the first has the number 1. */
export function keepLearnt(ruleset: string, step: number, of: number) {
  const done = Math.max(step, learnt(ruleset)?.done ?? 0)
  try {
    localStorage.setItem(key, JSON.stringify({ ...read(), [ruleset]: { done, of } }))
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
