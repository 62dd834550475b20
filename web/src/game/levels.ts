import type { Mastery } from '../protocol'
import { has, t } from '../words.svelte'

/** The level that is chosen unless the player chooses another. */
export const usualLevel = 'medium'

/** A level for people, or whatever else the computer was asked to play as. */
export function levelName(level: string): string {
  const key = `level-${level}`
  return has(key) ? t(key) : level
}

/** The computer at a level, as a player. */
export const computerName = (level: string): string =>
  t('seat-computer', { level: levelName(level) })

/** How strong a level is; of the best one, what it is on this server. */
export function levelAbout(level: string, mastery: Mastery | null): string {
  if (level !== 'master' || !mastery) return t(`level-${level}-about`)
  if (mastery.kind !== 'solving') return t(`master-${mastery.kind.replace('_', '-')}`)
  return t('master-solving', { percent: Math.floor(mastery.done * 100) })
}
