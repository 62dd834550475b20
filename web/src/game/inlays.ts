import type { RulesetView, SquareMark, SquareView } from '../protocol'

/** The inlays of the board from Ur, row 3 as row 1. */
const original: Record<string, string> = {
  a1: 'rosette',
  b1: 'eyes',
  c1: 'quincunx',
  d1: 'eyes',
  g1: 'rosette',
  h1: 'lattice',
  a2: 'lattice',
  b2: 'quincunx',
  c2: 'dots',
  d2: 'rosette',
  e2: 'quincunx',
  f2: 'eyes',
  g2: 'quincunx',
  h2: 'dots',
}

const longRow: Record<string, string> = {
  g2: 'lattice',
  i2: 'quincunx',
  j2: 'eyes',
  k2: 'lattice',
}

const symbols: Record<SquareMark, string> = {
  rosette: 'rosette',
  fort: 'rosette',
  entrance: 'entrance',
  kingdom: 'kingdom',
  ishtar: 'ishtar',
  marduk: 'marduk',
  goal: 'goal',
}

/** The symbol that a square carries: what it is, if that matters, and else as on the original. */
export function inlayOf({ name, marks }: SquareView, { family, board }: RulesetView): string {
  const [mark] = marks
  const twin = name.replace('3', '1')
  if (mark && mark !== 'goal') return symbols[mark]
  if (family === 'modern') return 'field'
  const plain = (board.columns > 8 && longRow[twin]) || original[twin] || 'dots'
  // Where rosettes have rules, no square without one may look like one.
  return plain === 'rosette' && family === 'race' ? 'lattice' : plain
}

const shells = ['#f1e6cf', '#eee0c4', '#f4ead6', '#ebdfc6', '#f3e4c8']

/** Shell is never quite the same twice. */
export function shellOf(name: string): string {
  const seed = name.charCodeAt(0) * 7 + name.charCodeAt(1) * 13
  return shells[seed % shells.length] ?? '#f1e6cf'
}
