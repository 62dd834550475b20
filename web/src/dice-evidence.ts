// What this browser keeps about the dice of a game, to hold against what the server shows in the
// end: the seal it was shown first, and the salts it added. See docs/fair-dice.md.

import type { Purpose, ThrownGame } from './fair-dice'
import type { Side, TableView } from './protocol'
import { forget, isRecord, keep, keptJson, keptNames } from './storage'

/** A throw by its place in the game: the third roll, the second throw for the start, the lot. */
export interface Throw {
  purpose: Purpose
  /** Its number among those of its kind, from 0. */
  number: number
  /** Whose roll it is; nobody's, if it is for the start. */
  side: Side | null
}

/** A salt that this browser sent. */
export interface SentSalt extends Throw {
  salt: string
  /** Whether the server said that this very salt made the throw. */
  used: boolean
}

/** What is kept of a game. */
export interface Kept {
  /** The seal that was shown first. */
  commitment: string
  /** How many throws had been made by then; 0 is a promise. */
  throws: number
  salts: SentSalt[]
  /** When the game was first seen, to forget the oldest. */
  since: number
}

/** Games of which something is kept; the oldest are forgotten. */
const MOST = 300
const PREFIX = 'ur-dice-'

/** 16 fresh random bytes in hexadecimal digits: what a player adds to a throw. */
export function freshSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value.commitment === 'string' &&
  typeof value.throws === 'number' &&
  Array.isArray(value.salts) &&
  value.salts.every((sent) => isRecord(sent) && typeof sent.salt === 'string')

/** What this browser knows of a game's dice; nothing if it has never seen it. */
export const keptOf = (game: string): Kept | null => keptJson(PREFIX + game, isKept)

/** The throw that a game waits for, or would come next. */
export function nextThrow({ phase, roll_off, plies }: TableView): Throw {
  if (phase.kind === 'choose_starter') return { purpose: 'lot', number: 0, side: null }
  if (phase.kind === 'roll_off') {
    return { purpose: 'roll_off', number: roll_off.length, side: null }
  }
  return { purpose: 'roll', number: plies, side: phase.kind === 'roll' ? phase.side : null }
}

const same = (a: Throw, b: Throw) =>
  a.purpose === b.purpose && a.number === b.number && a.side === b.side

/** Keeps the evidence of one game while it is played or watched. */
export class DiceEvidence {
  private readonly game: string

  constructor(game: string) {
    this.game = game
  }

  /** Looks at the game: the seal that is seen first is the one that has to hold. */
  see({ dice, roll_off, plies }: TableView) {
    if (this.kept || dice.seeded) return
    forgetOldest()
    const throws = Number(dice.lot) + roll_off.length + plies
    this.keep({ commitment: dice.commitment, throws, salts: [], since: Date.now() })
  }

  /**
   * The salt for the next throw. Whoever asks again before it was made gets the same one, after a
   * refusal, a broken line or a reload too: so nothing is gained by refusing a throw.
   */
  saltFor(table: TableView): string {
    this.see(table)
    const { kept } = this
    const { phase, dice } = table
    if (!kept || dice.seeded) return freshSalt()
    const next = nextThrow(table)
    // A roll that was taken back comes again whatever is sent with it.
    if (phase.kind === 'roll' && phase.known !== null) {
      const salts = kept.salts.filter((sent) => sent.used || !same(sent, next))
      this.keep({ ...kept, salts })
      return freshSalt()
    }
    const before = kept.salts.find((sent) => same(sent, next))
    if (before) return before.salt
    const sent: SentSalt = { ...next, salt: freshSalt(), used: false }
    this.keep({ ...kept, salts: [...kept.salts, sent] })
    return sent.salt
  }

  /** The server says that the throw with this salt was made. */
  used(salt: string) {
    const { kept } = this
    if (!kept?.salts.some((sent) => sent.salt === salt && !sent.used)) return
    const salts = kept.salts.map((sent) => (sent.salt === salt ? { ...sent, used: true } : sent))
    this.keep({ ...kept, salts })
  }

  private get kept(): Kept | null {
    return keptOf(this.game)
  }

  private keep(kept: Kept) {
    keep(PREFIX + this.game, JSON.stringify(kept))
  }
}

function forgetOldest() {
  const games = keptNames(PREFIX)
    .map((key) => ({ key, since: keptOf(key.slice(PREFIX.length))?.since ?? 0 }))
    .sort((a, b) => b.since - a.since)
  for (const { key } of games.slice(MOST - 1)) forget(key)
}

/** What this browser has to say about the dice that the server shows. */
export interface Testimony {
  /** Whether the seal is the one that this browser was shown first. */
  seal: boolean
  /** How many throws had been made when it was. */
  throws: number
  /** Salts of this browser that made the throw they were sent for. */
  own: number
  /** The places, among all salts of the game, of throws made with another salt than was sent. */
  replaced: number[]
  /** Whether nothing contradicts what was kept. */
  holds: boolean
}

/**
 * Compares what this browser kept with what the server shows. A throw that does not stand, because
 * it was refused for good or taken back, has no salt to compare. A throw for the start may be
 * asked for by both players at once: then only what the server said was used has to be.
 */
export function testify(kept: Kept, { dice, rollOff, rolls }: ThrownGame): Testimony {
  const lot = Number(dice.lot)
  const first = { lot: 0, roll_off: lot, roll: lot + rollOff.length }
  const end = { lot, roll_off: first.roll, roll: dice.salts.length }
  const compared = kept.salts.flatMap(({ purpose, number, side, salt, used }) => {
    const place = first[purpose] + number
    if (place >= end[purpose]) return []
    const fits = dice.salts[place]?.toLowerCase() === salt
    const mine = purpose === 'roll' && rolls[number]?.side === side
    return fits || used || mine ? [{ place, fits }] : []
  })
  const seal = kept.commitment.toLowerCase() === dice.commitment.toLowerCase()
  const replaced = compared.filter(({ fits }) => !fits).map(({ place }) => place)
  const own = compared.length - replaced.length
  return { seal, throws: kept.throws, own, replaced, holds: seal && replaced.length === 0 }
}
