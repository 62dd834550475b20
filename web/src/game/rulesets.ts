import { has, t } from '../words.svelte'

const base = (text: string) => text.split(':')[0] ?? text

/** A ruleset's name for people, marked where options differ from its defaults. */
export function rulesetName(text: string): string {
  const key = `ruleset-${base(text)}`
  const name = has(key) ? t(key) : base(text)
  return text.includes(':') ? t('ruleset-changed', { name }) : name
}

/** One line on what makes a ruleset different. */
export function about(name: string): string {
  const key = `about-${name}`
  return t(has(key) ? key : 'about-own')
}
