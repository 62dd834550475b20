import { newGame } from '../api'
import type { Side } from '../protocol'
import { go } from '../router.svelte'
import { keepSeats, playerName } from '../seats'

interface Wanted {
  ruleset: string
  level: string
  side?: Side
  /** A position to begin from. */
  start?: string
}

/** Begins a game against the computer, and goes there. */
export async function playComputer({ ruleset, level, side, start }: Wanted) {
  const name = playerName()
  const opponent = { kind: 'computer' as const, level }
  const more = { ...(name && { name }), ...(side && { side }), ...(start && { start }) }
  const { game, seats } = await newGame({ ruleset, opponent, ...more })
  keepSeats(game, seats)
  go(`/game/${encodeURIComponent(game)}`)
}
