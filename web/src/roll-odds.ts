// How the rolls of a game compare with what honest dice would be expected to give.

import type { DiceShape } from './protocol'

/** One roll: how often it came, and how often it was to be expected. */
export interface RollCount {
  roll: string
  count: number
  expected: number
}

/** Below this many expected throws of the rarest roll, the comparison would say nothing. */
const RAREST_EXPECTED = 1

/** Counts rolls against their odds, in the order of the dice. */
export function countRolls(rolls: readonly string[], shape: DiceShape): RollCount[] {
  return shape.rolls.map(({ roll, weight }) => ({
    roll,
    count: rolls.filter((thrown) => thrown === roll).length,
    expected: (rolls.length * weight) / shape.throws,
  }))
}

/**
 * How likely honest dice are to stray at least this far from what was to be expected (Pearson's
 * chi-square); nothing where there are too few throws to tell.
 */
export function unusual(counts: readonly RollCount[]): number | null {
  if (counts.length < 2 || counts.some(({ expected }) => expected < RAREST_EXPECTED)) return null
  const distance = counts.reduce(
    (sum, { count, expected }) => sum + (count - expected) ** 2 / expected,
    0,
  )
  return chiSquareTail(distance, counts.length - 1)
}

/** The probability that a chi-square variable with `freedom` degrees exceeds `value`. */
export function chiSquareTail(value: number, freedom: number): number {
  if (value <= 0) return 1
  // From one or two degrees, each further pair adds one term.
  const half = value / 2
  const odd = freedom % 2 === 1
  let tail = odd ? erfc(Math.sqrt(half)) : Math.exp(-half)
  let term = odd ? Math.exp(-half) * 2 * Math.sqrt(half / Math.PI) : Math.exp(-half) * half
  for (let degrees = odd ? 3 : 4; degrees <= freedom; degrees += 2) {
    tail += term
    term *= value / degrees
  }
  return Math.min(1, tail)
}

/** The complementary error function for x ≥ 0, to seven digits (a Chebyshev fit). */
function erfc(x: number): number {
  const t = 1 / (1 + x / 2)
  const series = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398,
    1.48851587, -0.82215223, 0.17087277,
  ].reduceRight((sum, coefficient) => sum * t + coefficient, 0)
  return t * Math.exp(-x * x + series)
}
