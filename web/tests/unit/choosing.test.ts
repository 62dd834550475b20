import { expect, test } from 'vitest'
import { Choosing } from '../../src/game/choosing.svelte'
import type { LegView, MoveView } from '../../src/protocol'

function leg(from: string, ...path: string[]): LegView {
  return { from, path, named: path, captures: [] }
}

function move(text: string, legs: LegView[], prisoners = 0): MoveView {
  return { text, legs, prisoners, again: false, safe: false, wins: false }
}

function choose(moves: MoveView[], ...presses: string[]): { choosing: Choosing; played: string[] } {
  const played: string[] = []
  const choosing = new Choosing(({ text }) => played.push(text))
  choosing.offer(moves)
  for (const place of presses) choosing.press(place)
  return { choosing, played }
}

const a = leg('a1', 'a2')
const g = leg('g2', 'h2')
const double = [move('a', [a]), move('g', [g]), move('a,g', [a, g])]

test('a piece and its target are a move', () => {
  const moves = [move('@', [leg('pool', 'd1')]), move('d2-f2', [leg('d2', 'e2', 'f2')])]
  expect(choose(moves, 'd2', 'f2').played).toEqual(['d2-f2'])
  expect(choose(moves, 'd2', 'd2').played).toEqual(['d2-f2'])
  expect(choose(moves, 'd2', 'c1').choosing.from).toBe(null)
  expect([...choose(moves).choosing.sources]).toEqual(['pool', 'd2'])
})

test('two pieces go in either order, and one may go alone', () => {
  expect(choose(double, 'a1', 'a2', 'g2', 'h2').played).toEqual(['a,g'])
  expect(choose(double, 'g2', 'h2', 'a1', 'a2').played).toEqual(['a,g'])
  expect(choose(double, 'a1', 'a2').choosing.alone?.text).toBe('a')
  expect(choose(double, 'a1', 'a2', 'a2').played).toEqual(['a'])
})

test('a piece that needs the other out of its way goes second', () => {
  const follows = leg('b1', 'a1')
  const moves = [move('a', [a]), move('a,b', [a, follows])]
  expect([...choose(moves).choosing.sources]).toEqual(['a1'])
  expect(choose(moves, 'a1', 'a2', 'b1', 'a1').played).toEqual(['a,b'])
})

test('several ways to one target are asked for', () => {
  const ways = [leg('d1', 'c1', 'c2'), leg('d1', 'd2', 'c2')]
  const moves = ways.map((way) => move(way.path.join('-'), [way]))
  const { choosing, played } = choose(moves, 'd1', 'c2')
  expect(choosing.ways).toEqual(ways)
  choosing.goBy(ways[1] as LegView)
  expect(played).toEqual(['d2-c2'])
})

test('how many prisoners go along is asked for', () => {
  const moves = [0, 1, 2].map((count) => move(`+${count}`, [leg('c2', 'f2')], count))
  const { choosing, played } = choose(moves, 'c2', 'f2')
  expect(choosing.loads.map(({ prisoners }) => prisoners)).toEqual([0, 1, 2])
  choosing.play(choosing.loads[2] as MoveView)
  expect(played).toEqual(['+2'])
})
