import { describe, expect, it } from 'vitest'
import type { DiceShape } from '../../src/protocol'
import { chiSquareTail, countRolls, unusual } from '../../src/roll-odds'

const DICE: DiceShape = {
  kind: 'four_tetrahedra',
  rolls: [
    { roll: '0', weight: 1 },
    { roll: '1', weight: 4 },
    { roll: '2', weight: 6 },
    { roll: '3', weight: 4 },
    { roll: '4', weight: 1 },
  ],
  throws: 16,
}

describe('the tail of chi-square', () => {
  it('agrees with the printed tables', () => {
    for (const [value, freedom, tail] of [
      [3.841, 1, 0.05],
      [5.991, 2, 0.05],
      [7.815, 3, 0.05],
      [9.488, 4, 0.05],
      [11.07, 5, 0.05],
      [13.277, 4, 0.01],
      [0.711, 4, 0.95],
    ] as const) {
      expect(chiSquareTail(value, freedom)).toBeCloseTo(tail, 4)
    }
    expect(chiSquareTail(0, 4)).toBe(1)
  })
})

describe('rolls', () => {
  it('are counted in the order of the dice', () => {
    const counts = countRolls(['2', '2', '3', '0', '2', '1', '1', '4'], DICE)
    expect(counts.map(({ count }) => count)).toEqual([1, 2, 3, 1, 1])
    expect(counts.map(({ expected }) => expected)).toEqual([0.5, 2, 3, 2, 0.5])
  })

  it('say nothing while there are few', () => {
    expect(unusual(countRolls(['2', '2'], DICE))).toBeNull()
    expect(unusual(countRolls([], DICE))).toBeNull()
  })

  it('are as usual as can be where they are just as expected', () => {
    const even = DICE.rolls.flatMap(({ roll, weight }) => Array<string>(2 * weight).fill(roll))
    expect(unusual(countRolls(even, DICE))).toBe(1)
  })

  it('are very unusual where they are always the same', () => {
    expect(unusual(countRolls(Array<string>(40).fill('4'), DICE))).toBeLessThan(1e-9)
  })
})
