import { beforeEach, describe, expect, it } from 'vitest'
import { DiceEvidence, keptOf, testify, type Kept } from '../../src/dice-evidence'
import type { ThrownGame } from '../../src/fair-dice'
import type { PhaseView, Side, TableView } from '../../src/protocol'

/** As much of a browser as is needed: a place to keep things, which a reload does not empty. */
class Storage {
  [key: string]: unknown

  getItem(key: string) {
    return (this[key] as string | undefined) ?? null
  }

  setItem(key: string, value: string) {
    this[key] = value
  }

  removeItem(key: string) {
    delete this[key]
  }
}

const DICE = { game: 'g', commitment: 'ab', secret: null, salts: [], lot: false, seeded: false }

/** A game before its next throw. */
function table(phase: PhaseView, plies = 0, throwsForStart = 0, dice = {}): TableView {
  const rollOff = Array.from({ length: throwsForStart }, () => ['1', '1'])
  return { phase, plies, roll_off: rollOff, dice: { ...DICE, ...dice } } as unknown as TableView
}

const roll = (side: Side, known: string | null = null): PhaseView => ({ kind: 'roll', side, known })
const rollOff: PhaseView = { kind: 'roll_off' }

/** The game in the end. */
function over(salts: string[], sides: Side[], lot = false, commitment = 'ab'): ThrownGame {
  const throwsForStart = salts.length - sides.length - Number(lot)
  return {
    dice: { ...DICE, commitment, secret: 'cd', salts, lot },
    rollOff: Array.from({ length: throwsForStart }, () => ['1', '2'] as const),
    rolls: sides.map((side) => ({ side, roll: '1' })),
    starter: 'light',
    shape: { kind: 'other', rolls: [], throws: 1 },
  }
}

const kept = () => keptOf('g') as Kept

beforeEach(() => {
  globalThis.localStorage = new Storage() as unknown as globalThis.Storage
})

describe('the seal', () => {
  it('is the one that was seen first', () => {
    const evidence = new DiceEvidence('g')
    evidence.see(table(rollOff))
    evidence.see(table(roll('light'), 0, 1, { commitment: 'ef' }))
    expect(kept()).toMatchObject({ commitment: 'ab', throws: 0 })
    expect(testify(kept(), over([], []))).toMatchObject({ seal: true, throws: 0, holds: true })
    expect(testify(kept(), over([], [], false, 'AB')).seal).toBe(true)
    const other = testify(kept(), over([], [], false, 'ef'))
    expect(other).toMatchObject({ seal: false, holds: false })
  })

  it('says how late it was seen', () => {
    new DiceEvidence('g').see(table(roll('light'), 5, 2, { lot: true }))
    expect(testify(kept(), over([], [])).throws).toBe(8)
  })

  it('of seeded dice promises nothing', () => {
    const evidence = new DiceEvidence('g')
    evidence.see(table(rollOff, 0, 0, { seeded: true }))
    evidence.saltFor(table(rollOff, 0, 0, { seeded: true }))
    expect(keptOf('g')).toBeNull()
  })
})

describe('a salt', () => {
  it('is the same until its throw is made, also after a reload', () => {
    const salt = new DiceEvidence('g').saltFor(table(roll('light'), 3))
    expect(salt).toMatch(/^[0-9a-f]{32}$/)
    const again = new DiceEvidence('g')
    expect(again.saltFor(table(roll('light'), 3))).toBe(salt)
    // Whatever else is written into the game meanwhile: it is for the throw, not for the entry.
    expect(again.saltFor(table(roll('light'), 3, 0, { commitment: 'ef' }))).toBe(salt)
  })

  it('is another for every throw', () => {
    const evidence = new DiceEvidence('g')
    const salts = [
      table({ kind: 'choose_starter', chooser: null }),
      table(rollOff),
      table(rollOff, 0, 1),
      table(roll('light'), 0, 2),
      table(roll('dark'), 0, 2),
      table(roll('dark'), 1, 2),
    ].map((each) => evidence.saltFor(each))
    expect(new Set(salts).size).toBe(salts.length)
  })

  it('is the same where the browser keeps nothing', () => {
    const broken = () => {
      throw new Error('no storage')
    }
    globalThis.localStorage = { getItem: broken, setItem: broken } as unknown as globalThis.Storage
    const evidence = new DiceEvidence('not-kept')
    const at = table(roll('light'))
    expect(evidence.saltFor(at)).toBe(evidence.saltFor(at))
  })

  it('is not kept for a roll that comes again', () => {
    new DiceEvidence('g').saltFor(table(roll('light', '3'), 3))
    expect(kept().salts).toEqual([])
  })
})

describe('the salts in the end', () => {
  const ask = (evidence: DiceEvidence, at: TableView) => {
    const salt = evidence.saltFor(at)
    evidence.used(salt)
    return salt
  }

  it('are the ones that were sent, each in its place', () => {
    const evidence = new DiceEvidence('g')
    const start = ask(evidence, table(rollOff, 0, 1))
    const first = ask(evidence, table(roll('light'), 0, 2))
    const third = ask(evidence, table(roll('light'), 2, 2))
    const sides: Side[] = ['light', 'dark', 'light']
    const fair = testify(kept(), over(['00', start, first, '11', third], sides))
    expect(fair).toMatchObject({ own: 3, replaced: [], holds: true })
    const swapped = testify(kept(), over(['00', start, third, '11', first], sides))
    expect(swapped).toMatchObject({ own: 1, replaced: [2, 4], holds: false })
    const replaced = testify(kept(), over(['00', '22', first, '11', third], sides))
    expect(replaced).toMatchObject({ own: 2, replaced: [1], holds: false })
  })

  it('come after the lot', () => {
    const evidence = new DiceEvidence('g')
    const lot = ask(evidence, table({ kind: 'choose_starter', chooser: null }))
    const first = ask(evidence, table(roll('dark')))
    const fair = testify(kept(), over([lot, first], ['dark'], true))
    expect(fair).toMatchObject({ own: 2, holds: true })
  })

  it('may be the other player’s where both threw for the start', () => {
    new DiceEvidence('g').saltFor(table(rollOff))
    expect(testify(kept(), over(['00'], []))).toMatchObject({ own: 0, holds: true })
  })

  it('must be this browser’s for its own roll, even if nobody said so', () => {
    new DiceEvidence('g').saltFor(table(roll('light')))
    expect(testify(kept(), over(['00'], ['light']))).toMatchObject({ replaced: [0], holds: false })
  })

  it('lack those of throws that do not stand', () => {
    const evidence = new DiceEvidence('g')
    const first = ask(evidence, table(roll('light')))
    ask(evidence, table(roll('light'), 1))
    expect(testify(kept(), over([first], ['light']))).toMatchObject({ own: 1, holds: true })
  })

  it('may be the other’s where a takeback gave the roll to the other', () => {
    const evidence = new DiceEvidence('g')
    const refused = table(roll('dark'), 1)
    evidence.saltFor(refused)
    expect(testify(kept(), over(['00', '11'], ['light', 'light'])).holds).toBe(true)
    // And if it comes back to this side, already thrown, what was refused no longer counts.
    evidence.saltFor(table(roll('dark', '2'), 1))
    expect(testify(kept(), over(['00', '11'], ['light', 'dark'])).holds).toBe(true)
  })
})

it('forgets the oldest games', () => {
  for (let number = 0; number < 310; number++) {
    new DiceEvidence(`g${number}`).see(table(rollOff))
  }
  expect(Object.keys(localStorage)).toHaveLength(300)
  expect(keptOf('g309')).not.toBeNull()
})
