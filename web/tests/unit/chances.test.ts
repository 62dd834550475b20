import { expect, test } from 'vitest'
import { decimal, percent, points } from '../../src/game/chances'

test('chances are percentages, changes are points with a sign', () => {
  expect(percent(0.5)).toBe('50.0%')
  expect(percent(0.123, 0)).toBe('12%')
  expect(points(0.031)).toBe('+3.1')
  expect(points(-0.031)).toBe('−3.1')
  expect(points(-0.00001)).toBe('0.0')
  expect(points(0.031, 'never')).toBe('3.1')
  expect(decimal(14.4, 2)).toBe('14.40')
})
