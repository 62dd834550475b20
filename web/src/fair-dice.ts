// Recomputes every throw of a game from the secret that the server reveals afterwards, as
// docs/fair-dice.md says. The server computes the same; this is here so that nobody has to trust it.

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { DiceShape, DiceView, Side } from './protocol'

const DOMAIN = utf8ToBytes('ur-dice-1')
const ZERO = new Uint8Array(1)
const SECRET_BYTES = 32
const SALT_BYTES = 16
const WORDS_PER_BLOCK = 8
/** Who starts, by the number the lot gives. */
const STARTERS: readonly Side[] = ['light', 'dark']

/** A game's throws as everybody saw them, and what the server says about them. */
export interface ThrownGame {
  /** The dice it is played with. */
  shape: DiceShape
  /** The promise and its proof. */
  dice: DiceView
  /** The throws for the start, Light's first. */
  rollOff: readonly (readonly [string, string])[]
  /** Whose turn it was at the start. */
  starter: Side
  /** The rolls of the game, in order. */
  rolls: readonly { side: Side; roll: string }[]
}

/** What a throw was for. */
export type Purpose = 'lot' | 'roll_off' | 'roll'

/** A throw computed again. */
export interface CheckedThrow {
  purpose: Purpose
  /** Who threw; nobody draws lots. */
  side: Side | null
  /** What the player's browser added. */
  salt: string
  /** What the secret and the salt give: a roll, or the side that starts. */
  computed: string | null
  /** What the game showed. */
  shown: string
  matches: boolean
}

/** What became of a check. */
export interface Verdict {
  /** The seal computed from the secret. */
  seal: string
  /** Whether that is the seal shown before the game. */
  sealHolds: boolean
  /** Every throw, in the order in which they were made. */
  throws: CheckedThrow[]
  /** Throws of the game for which there is no salt: they cannot be checked. */
  missing: number
  /** Salts for which the game has no throw. */
  surplus: number
  /** Whether all of it holds. */
  holds: boolean
}

/** The bytes that hexadecimal digits stand for; nothing if they are not `length` bytes. */
export function bytesOf(hex: string, length: number): Uint8Array | null {
  if (hex.length !== 2 * length || !/^[0-9a-f]*$/i.test(hex)) return null
  return Uint8Array.from({ length }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16))
}

/** The seal on a secret. */
export function sealOf(secret: Uint8Array): string {
  return bytesToHex(sha256(secret))
}

/**
 * The throw that a random word of 32 bits means, where there are `throws` equally likely ones.
 * The few words at the top that would favour the first throws mean nothing.
 */
export function throwOfWord(word: number, throws: number): number | null {
  const share = Math.floor(2 ** 32 / throws)
  const result = Math.floor(word / share)
  return result < throws ? result : null
}

/** The roll that a throw means: each roll takes as many numbers as it has weight. */
export function rollOfThrow(thrown: number, shape: DiceShape): string | null {
  let first = 0
  for (const { roll, weight } of shape.rolls) {
    if (thrown < first + weight) return roll
    first += weight
  }
  return null
}

/** The block of random bytes of one attempt at a draw. */
export function blockOf(
  secret: Uint8Array,
  game: string,
  draw: number,
  salt: Uint8Array,
  attempt: number,
): Uint8Array {
  const message = concatBytes(
    DOMAIN,
    ZERO,
    utf8ToBytes(game),
    ZERO,
    bigEndian(draw),
    salt,
    bigEndian(attempt),
  )
  return hmac(sha256, secret, message)
}

/** One draw among `throws` equally likely throws. */
export function drawThrow(
  secret: Uint8Array,
  game: string,
  draw: number,
  salt: Uint8Array,
  throws: number,
): number {
  for (let attempt = 0; ; attempt++) {
    const block = blockOf(secret, game, draw, salt, attempt)
    const words = new DataView(block.buffer, block.byteOffset, block.byteLength)
    for (let i = 0; i < WORDS_PER_BLOCK; i++) {
      const thrown = throwOfWord(words.getUint32(4 * i), throws)
      if (thrown !== null) return thrown
    }
  }
}

/** Computes every throw of a game again; nothing while the secret is not known. */
export function checkGame(thrown: ThrownGame): Verdict | null {
  const { dice, shape } = thrown
  if (dice.secret === null) return null
  const secret = bytesOf(dice.secret, SECRET_BYTES)
  const seal = secret === null ? '' : sealOf(secret)
  const sealHolds = seal === dice.commitment.toLowerCase()

  const compute = (purpose: Purpose, draw: (throws: number) => number): string | null =>
    purpose === 'lot'
      ? (STARTERS[draw(STARTERS.length)] ?? null)
      : rollOfThrow(draw(shape.throws), shape)
  const expected = expectations(thrown)
  let draw = 0
  const throws = dice.salts.slice(0, expected.length).flatMap((text, number) => {
    const salt = bytesOf(text, SALT_BYTES)
    return (expected[number] ?? []).map(({ purpose, side, shown }): CheckedThrow => {
      const drawn = draw++
      const computed =
        secret && salt
          ? compute(purpose, (throws) => drawThrow(secret, dice.game, drawn, salt, throws))
          : null
      return { purpose, side, salt: text, computed, shown, matches: shown === computed }
    })
  })
  const missing = Math.max(0, expected.length - dice.salts.length)
  const surplus = Math.max(0, dice.salts.length - expected.length)
  const counted = missing === 0 && surplus === 0
  const holds = sealHolds && counted && throws.every(({ matches }) => matches)
  return { seal, sealHolds, throws, missing, surplus, holds }
}

type Expected = Pick<CheckedThrow, 'purpose' | 'side' | 'shown'>

/** What the throws should be, those that share a salt together. */
function expectations({ dice, rollOff, rolls, starter }: ThrownGame): Expected[][] {
  const lot: Expected[][] = dice.lot ? [[{ purpose: 'lot', side: null, shown: starter }]] : []
  const opening = rollOff.map(([light, dark]): Expected[] => [
    { purpose: 'roll_off', side: 'light', shown: light },
    { purpose: 'roll_off', side: 'dark', shown: dark },
  ])
  const game = rolls.map(({ side, roll }): Expected[] => [{ purpose: 'roll', side, shown: roll }])
  return [...lot, ...opening, ...game]
}

function bigEndian(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}
