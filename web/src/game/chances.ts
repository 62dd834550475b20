import { FluentNumber } from '@fluent/bundle'
import type { Hint } from '../protocol'
import { describeMove, language, t } from '../words.svelte'

/** A chance as a percentage. */
export function percent(chance: number, digits = 1): string {
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(language(), { style: 'percent', ...fraction }).format(chance)
}

/** A number with so many decimals. */
export function decimal(number: number, digits: number): string {
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(language(), fraction).format(number)
}

/** A change of a chance in percentage points, with its sign; nothing is never negative. */
export function points(change: number, signDisplay: 'always' | 'never' = 'always'): string {
  const fraction = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const rounded = Math.round(change * 1000) / 10 || 0
  const shown = rounded === 0 ? 'never' : signDisplay
  return new Intl.NumberFormat(language(), { ...fraction, signDisplay: shown })
    .format(rounded)
    .replace('-', '−')
}

/** How far chances may be off, in percentage points: one digit that counts is enough. */
export function errorPoints(error: number): string {
  return t('points', { points: new FluentNumber(error * 100, { maximumSignificantDigits: 1 }) })
}

/** Whether chances are exact or estimates, and how far they may be off. */
export function sourceWords({ source, error, proved }: Pick<Hint, 'source' | 'error' | 'proved'>) {
  const key = source === 'exact' && !proved ? 'unproved' : source.replace('_', '-')
  return t(`chances-${key}`, { error: errorPoints(error) })
}

/** The best move in words, with its chance. */
export function hintWords({ move, chance, proved, error }: Hint): string {
  const key = proved ? 'hint-exact' : 'hint-estimate'
  return t(key, { move: describeMove(move), chance: percent(chance), error: errorPoints(error) })
}
