import type { EndView, Side } from '../protocol'
import { sideName, t } from '../words.svelte'
import { otherSide } from './travel'

/** How a game ended, as those say it who have no side in it. */
export function endingWords(winner: Side | null, reason: EndView): string {
  if (reason === 'aborted') return t('over-aborted')
  if (!winner) return t('over-draw-claimed')
  const sides = { winner: sideName(winner), loser: sideName(otherSide(winner)) }
  if (reason === 'resignation') return t('over-resigned', sides)
  return reason === 'time' ? t('over-time', sides) : t('over-won', sides)
}
