import type { DiceKind } from '../protocol'

export type Tip = 'blank' | 'marked' | 'gold' | 'silver'

/** The tips of one tetrahedron: the first points up. */
export type Die = [Tip, Tip, Tip, Tip]

/** Small numbers that look random but are the same for the same ply. */
function chance(seed: number): () => number {
  let state = (seed + 1) * 2654435761
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) >>> 0
    state = Math.imul(state ^ (state >>> 13), 3266489917) >>> 0
    return state / 2 ** 32
  }
}

function shuffled<T>(items: T[], next: () => number): T[] {
  const keyed = items.map((item) => ({ item, key: next() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}

/** The dice of a throw: which of them show what is ours to choose, the roll is not. */
export function diceOf(kind: DiceKind, roll: string, ply: number): Die[] {
  const next = chance(ply)
  if (kind === 'coloured_pair') return colours(roll, next).map((up) => die(up, coloured, next))
  const count = kind === 'three_tetrahedra' ? 3 : kind === 'four_tetrahedra' ? 4 : 0
  const marked = count === 3 && roll === '4' ? 0 : Number(roll)
  const ups = Array.from({ length: count }, (_, number): Tip =>
    number < marked ? 'marked' : 'blank',
  )
  return shuffled(ups, next).map((up) => die(up, plain, next))
}

const plain: Tip[] = ['marked', 'marked', 'blank', 'blank']
const coloured: Tip[] = ['gold', 'silver', 'blank', 'blank']

function die(up: Tip, tips: Tip[], next: () => number): Die {
  const rest = [...tips]
  rest.splice(rest.indexOf(up), 1)
  const [a = 'blank', b = 'blank', c = 'blank'] = shuffled(rest, next)
  return [up, a, b, c]
}

function colours(roll: string, next: () => number): Tip[] {
  const tips: Record<string, Tip> = { g: 'gold', s: 'silver', b: 'blank' }
  // One colour is told without saying which.
  const either: Tip = next() < 0.5 ? 'gold' : 'silver'
  return shuffled(
    [...roll].map((letter) => tips[letter] ?? either),
    next,
  )
}
