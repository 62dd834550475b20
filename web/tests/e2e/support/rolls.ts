import { createHash } from 'node:crypto'
import { drawThrow, rollOfThrow } from '../../../src/fair-dice'
import type { DiceShape } from '../../../src/protocol'

const noSalt = new Uint8Array(16)

/** The rolls of a game with seeded dice: they follow from the seed and the name of the game. */
export function rollsOf(seed: number, game: string, shape: DiceShape, count: number): string[] {
  const secret = createHash('sha256').update(`ur-dice seed ${seed}`).digest()
  return Array.from({ length: count }, (_, draw) => {
    const thrown = drawThrow(secret, game, draw, noSalt, shape.throws)
    return rollOfThrow(thrown, shape) ?? ''
  })
}
