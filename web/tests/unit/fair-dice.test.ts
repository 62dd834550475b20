import { describe, expect, it } from 'vitest'
import {
  blockOf,
  bytesOf,
  checkGame,
  drawThrow,
  rollOfThrow,
  sealOf,
  throwOfWord,
  type ThrownGame,
} from '../../src/fair-dice'
import type { DiceShape } from '../../src/protocol'

// The numbers below were computed by another program with another library for the hashes.
const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i)
const SECRET_HEX = hex(SECRET)
const SEAL = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
const GAME = 'k3v9x2abcd'
const HALF_REJECTED = 2 ** 31 + 1

const CLASSIC: DiceShape = shape([
  ['0', 1],
  ['1', 4],
  ['2', 6],
  ['3', 4],
  ['4', 1],
])
const MODERN: DiceShape = shape([
  ['bb', 4],
  ['bc', 8],
  ['gs', 2],
  ['ss', 1],
  ['gg', 1],
])

function shape(odds: [string, number][]): DiceShape {
  return {
    kind: 'other',
    rolls: odds.map(([roll, weight]) => ({ roll, weight })),
    throws: odds.reduce((sum, [, weight]) => sum + weight, 0),
  }
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function salt(k: number): Uint8Array {
  return Uint8Array.from({ length: 16 }, (_, i) => 0xf0 + k + i)
}

function salts(count: number): string[] {
  return Array.from({ length: count }, (_, k) => hex(salt(k)))
}

describe('words', () => {
  it('share out all words evenly where the throws divide them', () => {
    expect(throwOfWord(0, 16)).toBe(0)
    expect(throwOfWord(0x0fff_ffff, 16)).toBe(0)
    expect(throwOfWord(0x1000_0000, 16)).toBe(1)
    expect(throwOfWord(0xffff_ffff, 16)).toBe(15)
    expect(throwOfWord(0x7fff_ffff, 2)).toBe(0)
    expect(throwOfWord(0x8000_0000, 2)).toBe(1)
    expect(throwOfWord(0xffff_ffff, 1)).toBe(0)
  })

  it('that would favour a throw are not used', () => {
    // 2^32 = 3 * 0x55555555 + 1: one word is too many.
    expect(throwOfWord(0x5555_5554, 3)).toBe(0)
    expect(throwOfWord(0x5555_5555, 3)).toBe(1)
    expect(throwOfWord(0xaaaa_aaaa, 3)).toBe(2)
    expect(throwOfWord(0xffff_fffe, 3)).toBe(2)
    expect(throwOfWord(0xffff_ffff, 3)).toBeNull()
    // 2^32 = 6 * 0x2aaaaaaa + 4: four words are too many.
    expect(throwOfWord(0xffff_fffb, 6)).toBe(5)
    expect(throwOfWord(0xffff_fffc, 6)).toBeNull()
  })
})

describe('rolls', () => {
  it('take as many throws as they have weight', () => {
    const rolls = Array.from({ length: 16 }, (_, thrown) => rollOfThrow(thrown, CLASSIC))
    expect(rolls.join('')).toBe('0111122222233334')
    expect(rollOfThrow(16, CLASSIC)).toBeNull()
  })
})

describe('hexadecimal digits', () => {
  it('are read only in full', () => {
    expect(bytesOf('00ff', 2)).toEqual(Uint8Array.of(0, 255))
    expect(bytesOf('00f', 2)).toBeNull()
    expect(bytesOf('00fg', 2)).toBeNull()
    expect(bytesOf('', 2)).toBeNull()
  })
})

describe('draws', () => {
  it('seal the secret', () => {
    expect(sealOf(SECRET)).toBe(SEAL)
  })

  it('mix game, number, salt and attempt', () => {
    expect(hex(blockOf(SECRET, GAME, 0, salt(0), 0))).toBe(
      'a2007d987e6380d3819c85777d3bb92e95b42f54d30b6b4a143ab1c30319960d',
    )
    expect(hex(blockOf(SECRET, GAME, 0x0102_0304, salt(1), 5))).toBe(
      '975075c5e8a2f92ae04bfbe9e933c0a503cefd96c3cd5d81bb0263b4fa35bffd',
    )
  })

  it('give these throws', () => {
    const draws = (throws: number) =>
      Array.from({ length: 12 }, (_, n) => drawThrow(SECRET, GAME, n, salt(n), throws))
    expect(draws(2)).toEqual([1, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1])
    expect(draws(6)).toEqual([3, 2, 5, 4, 1, 1, 1, 0, 1, 4, 2, 3])
    expect(draws(16)).toEqual([10, 6, 13, 12, 3, 3, 4, 0, 4, 11, 7, 8])
  })

  it('go on to the next word, and to the next block, where words are not used', () => {
    expect(drawThrow(SECRET, GAME, 0, salt(0), HALF_REJECTED)).toBe(2120450259)
    expect(drawThrow(SECRET, GAME, 3, salt(3), HALF_REJECTED)).toBe(378079296)
    expect(drawThrow(SECRET, GAME, 191, salt(0), HALF_REJECTED)).toBe(658026355)
  })
})

describe('a game', () => {
  const dice = { game: GAME, commitment: SEAL, secret: SECRET_HEX, seeded: false }
  const rolled: ThrownGame = {
    shape: CLASSIC,
    dice: { ...dice, salts: salts(7), lot: false },
    starter: 'light',
    rollOff: [
      ['2', '1'],
      ['2', '2'],
    ],
    rolls: [
      { side: 'light', roll: '1' },
      { side: 'dark', roll: '2' },
      { side: 'light', roll: '0' },
      { side: 'dark', roll: '2' },
      { side: 'light', roll: '2' },
    ],
  }

  it('with a roll-off holds', () => {
    const verdict = checkGame(rolled)
    expect(verdict?.sealHolds).toBe(true)
    expect(verdict?.throws.map(({ purpose, computed }) => `${purpose} ${computed}`)).toEqual([
      'roll_off 2',
      'roll_off 1',
      'roll_off 2',
      'roll_off 2',
      'roll 1',
      'roll 2',
      'roll 0',
      'roll 2',
      'roll 2',
    ])
    expect(verdict?.holds).toBe(true)
  })

  it('with a lot holds', () => {
    const lots: ThrownGame = {
      shape: MODERN,
      dice: { ...dice, salts: salts(5), lot: true },
      starter: 'dark',
      rollOff: [],
      rolls: [
        { side: 'dark', roll: 'bc' },
        { side: 'light', roll: 'gs' },
        { side: 'dark', roll: 'gs' },
        { side: 'light', roll: 'bb' },
      ],
    }
    const verdict = checkGame(lots)
    expect(verdict?.throws[0]).toMatchObject({ purpose: 'lot', computed: 'dark', shown: 'dark' })
    expect(verdict?.holds).toBe(true)
    expect(checkGame({ ...lots, starter: 'light' })?.holds).toBe(false)
  })

  it('cannot be checked before the secret is known', () => {
    expect(checkGame({ ...rolled, dice: { ...rolled.dice, secret: null } })).toBeNull()
  })

  it('does not hold with another roll than was thrown', () => {
    const rolls = rolled.rolls.map((roll, i) => (i === 2 ? { ...roll, roll: '4' } : roll))
    const verdict = checkGame({ ...rolled, rolls })
    expect(verdict?.throws.map(({ matches }) => matches).indexOf(false)).toBe(6)
    expect(verdict?.holds).toBe(false)
  })

  it('does not hold with another secret, seal or name', () => {
    const changed = (dice: Partial<ThrownGame['dice']>) =>
      checkGame({ ...rolled, dice: { ...rolled.dice, ...dice } })
    expect(changed({ secret: `ff${SECRET_HEX.slice(2)}` })?.holds).toBe(false)
    expect(changed({ secret: 'nonsense' })?.holds).toBe(false)
    expect(changed({ commitment: `ff${SEAL.slice(2)}` })?.sealHolds).toBe(false)
    expect(changed({ game: 'another' })?.holds).toBe(false)
    expect(changed({ commitment: SEAL.toUpperCase() })?.holds).toBe(true)
  })

  it('does not hold with a throw that nobody salted', () => {
    const verdict = checkGame({ ...rolled, dice: { ...rolled.dice, salts: salts(6) } })
    expect(verdict).toMatchObject({ sealHolds: true, missing: 1, surplus: 0, holds: false })
  })

  it('does not hold with a salt for which there is no throw', () => {
    const verdict = checkGame({ ...rolled, dice: { ...rolled.dice, salts: salts(8) } })
    expect(verdict).toMatchObject({ sealHolds: true, missing: 0, surplus: 1, holds: false })
    expect(verdict?.throws).toHaveLength(9)
  })

  it('does not hold with a salt that is none', () => {
    const broken = [...salts(6), 'nonsense']
    const verdict = checkGame({ ...rolled, dice: { ...rolled.dice, salts: broken } })
    expect(verdict?.throws.at(-1)).toMatchObject({ computed: null, matches: false })
    expect(verdict?.holds).toBe(false)
  })
})
