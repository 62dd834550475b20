import { createHash } from 'node:crypto'
import { drawThrow, rollOfThrow } from '../../../src/fair-dice'
import type { DiceShape } from '../../../src/protocol'

const noSalt = new Uint8Array(16)

/** The rolls of a game with seeded dice: they follow from the seed alone. */
function rollsOf(seed: number, shape: DiceShape, count: number): string[] {
  const secret = createHash('sha256').update(`ur-dice seed ${seed}`).digest()
  return Array.from({ length: count }, (_, draw) => {
    const thrown = drawThrow(secret, 'seeded', draw, noSalt, shape.throws)
    return rollOfThrow(thrown, shape) ?? ''
  })
}

/** The first seed whose dice begin with these rolls. */
export function seedOf(rolls: string[], shape: DiceShape): number {
  for (let seed = 1; seed < 1_000_000; seed++) {
    if (rollsOf(seed, shape, rolls.length).join() === rolls.join()) return seed
  }
  throw new Error(`no seed gives the rolls ${rolls.join(' ')}`)
}
