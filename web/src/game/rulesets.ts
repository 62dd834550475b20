import type { ClockSettings } from '../protocol'
import { has, t } from '../words.svelte'

const base = (text: string) => text.split(':')[0] ?? text

/** A ruleset's name for people, marked where options differ from its defaults. */
export function rulesetName(text: string): string {
  const key = `ruleset-${base(text)}`
  const name = has(key) ? t(key) : base(text)
  return text.includes(':') ? t('ruleset-changed', { name }) : name
}

/** An option in words. */
export function optionName(key: string): string {
  const message = `option-${key.replaceAll('_', '-')}`
  return has(message) ? t(message) : key
}

/** What an option is set to, in words. */
export function valueName(value: string): string {
  const message = `value-${value.replaceAll('_', '-')}`
  return has(message) ? t(message) : value.replaceAll('+', ' ')
}

/** The options by which a ruleset differs from the one whose name it has, in words. */
export function houseRules(text: string): string[] {
  const options = text.split(':')[1]?.split(',') ?? []
  return options.map((option) => {
    const [key = '', value = ''] = option.split('=')
    return `${optionName(key)}: ${valueName(value)}`
  })
}

/** How long players may think, in words. */
export function clockWords(settings: ClockSettings | null): string[] {
  const { game_seconds: whole, move_seconds: turn } = settings ?? {}
  const said = []
  if (whole) {
    const even = whole % 60 === 0
    const key = even ? 'lobby-clock-minutes' : 'lobby-clock-game-seconds'
    said.push(t(key, even ? { minutes: whole / 60 } : { seconds: whole }))
  }
  if (turn) said.push(t('lobby-clock-seconds', { seconds: turn }))
  return said.length > 0 ? said : [t('lobby-clock-none')]
}

/** One line on what makes a ruleset different. */
export function about(name: string): string {
  const key = `about-${name}`
  return t(has(key) ? key : 'about-own')
}
