import { expect, test } from 'vitest'
import { balanced, percent, points } from '../../src/game/chances'

test('rounded amounts still add up', () => {
  const amounts = [0.12344, -0.05671, 0.20014, -0.3001]
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const shown = balanced(amounts, total)
  const sum = shown.reduce((all, amount) => all + amount, 0)
  expect(sum).toBeCloseTo(Math.round(total * 1000) / 1000, 9)
  for (const [i, amount] of shown.entries()) {
    expect(Math.abs(amount - (amounts[i] ?? 0))).toBeLessThan(0.002)
  }
})

test('amounts that are round stay as they are', () => {
  expect(balanced([0.1, -0.2, 0.3], 0.2)).toEqual([0.1, -0.2, 0.3])
})

test('chances are percentages, changes are points with a sign', () => {
  expect(percent(0.5)).toBe('50.0%')
  expect(percent(0.123, 0)).toBe('12%')
  expect(points(0.031)).toBe('+3.1')
  expect(points(-0.031)).toBe('−3.1')
  expect(points(-0.00001)).toBe('0.0')
  expect(points(0.031, 'never')).toBe('3.1')
})
