import { expect, test } from 'vitest'
import { diceOf } from '../../src/game/dice'

const ups = (
  kind: 'four_tetrahedra' | 'three_tetrahedra' | 'coloured_pair',
  roll: string,
  ply: number,
) => diceOf(kind, roll, ply).map(([up]) => up)

test.each([0, 1, 2, 3, 4])('four dice show %i marked tips', (roll) => {
  for (let ply = 0; ply < 20; ply++) {
    const tips = ups('four_tetrahedra', String(roll), ply)
    expect(tips).toHaveLength(4)
    expect(tips.filter((tip) => tip === 'marked')).toHaveLength(roll)
  }
})

test('three dice without a marked tip count four', () => {
  expect(ups('three_tetrahedra', '4', 7)).toEqual(['blank', 'blank', 'blank'])
})

test('coloured dice show what was rolled', () => {
  expect(ups('coloured_pair', 'gs', 3).sort()).toEqual(['gold', 'silver'])
  expect(ups('coloured_pair', 'bb', 3)).toEqual(['blank', 'blank'])
  expect(ups('coloured_pair', 'bc', 3)).toContain('blank')
})

test('every die has the tips it has, and falls the same way again', () => {
  for (const tips of diceOf('four_tetrahedra', '2', 5)) {
    expect([...tips].sort()).toEqual(['blank', 'blank', 'marked', 'marked'])
  }
  expect(diceOf('four_tetrahedra', '2', 5)).toEqual(diceOf('four_tetrahedra', '2', 5))
})
