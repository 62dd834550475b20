import { isRecord, keep, keptJson } from '../storage'

const key = 'ur-lessons'

/** How far a lesson has been done: so many of its steps, from the first one on. */
export interface Learnt {
  done: number
  of: number
}

const isLearnt = (value: unknown): value is Learnt =>
  isRecord(value) && typeof value.done === 'number' && typeof value.of === 'number'

/** How far this browser has come in the lesson of a ruleset. */
export function learnt(ruleset: string): Learnt | undefined {
  const found = keptJson(key, isRecord)?.[ruleset]
  return isLearnt(found) ? found : undefined
}

/** Notes that a step has been done; the first has the number 1. */
export function keepLearnt(ruleset: string, step: number, of: number) {
  const done = Math.max(step, learnt(ruleset)?.done ?? 0)
  keep(key, JSON.stringify({ ...keptJson(key, isRecord), [ruleset]: { done, of } }))
}
