import type { Replay, Side } from '../protocol'
import { t } from '../words.svelte'
import { endingWords } from './ending'
import { computerName } from './levels'

/** Who played a side of a recorded game. */
export function playerOf({ headers }: Replay, side: Side): string {
  const key = side === 'light' ? 'Light' : 'Dark'
  const name = headers.find(([header]) => header === key)?.[1]
  const level = name?.match(/^ur:(.+)$/)?.[1]
  return level === undefined ? name || t('seat-guest') : computerName(level)
}

const winners: Record<string, Side> = { '1-0': 'light', '0-1': 'dark' }

/** How a recorded game ended, if it did. */
export const endingOf = ({ ending, result }: Replay): string =>
  ending ? endingWords(winners[result] ?? null, ending) : t('replay-running')
