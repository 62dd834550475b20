import type { BoardView, LegView, MoveView, Side } from '../protocol'

/** Stones on their way over the board. */
export interface Flight {
  stones: string
  side: Side
  from: string
  /** The places it goes over: squares, or a side's tray such as `light pool`. */
  path: string[]
  ms: number
}

/** A moment of a move: what lies on the board meanwhile, and what flies. */
export interface Scene {
  board: BoardView
  flights: Flight[]
}

const index = (side: Side) => (side === 'light' ? 0 : 1)
const isLight = (stone: string | undefined) => stone === 'L' || stone === 'l'
export const sideOf = (stone: string | undefined): Side => (isLight(stone) ? 'light' : 'dark')
export const otherSide = (side: Side): Side => (side === 'light' ? 'dark' : 'light')

const letter = (side: Side) => (side === 'light' ? 'L' : 'D')

const legTime = (leg: LegView) => Math.min(160 + 110 * leg.path.length, 700)
const returnTime = 380

/** How long a move is to be seen, in milliseconds. */
export function travelTime(move: MoveView): number {
  const legs = move.legs.reduce((sum, leg) => sum + legTime(leg), 0)
  const returns = move.legs.some(({ captures }) => captures.length > 0) || move.prisoners > 0
  return legs + (returns ? returnTime : 0) + 60
}

/** The board after one leg, as far as it can be seen: what the rules make of it comes later. */
export function afterLeg(
  board: BoardView,
  leg: LegView,
  side: Side,
  carried = 0,
): { lifted: BoardView; landed: BoardView; stones: string } {
  const stones = { ...board.stones }
  const pools: [number, number] = [...board.pools]
  const out: [number, number] = [...board.out]
  const tower = stones[leg.from] ?? ''
  let moving = letter(side)
  if (leg.from === 'pool') {
    pools[index(side)] -= 1
  } else {
    moving = tower.slice(tower.length - 1 - carried) || moving
    const left = tower.slice(0, tower.length - 1 - carried)
    if (left) stones[leg.from] = left
    else delete stones[leg.from]
  }
  const lifted = { ...board, stones: { ...stones }, pools: [...pools] as [number, number] }
  const end = leg.path.at(-1) ?? ''
  if (end === 'off') out[index(side)] += 1
  else stones[end] = moving
  for (const square of leg.captures) if (square !== end) delete stones[square]
  return { lifted, landed: { ...board, stones, pools, out }, stones: moving }
}

/** A move as a row of moments, ending with the board after it. */
export function scenesOf(before: BoardView, move: MoveView, after: BoardView, side: Side): Scene[] {
  const scenes: Scene[] = []
  let board = before
  for (const leg of move.legs) {
    const { lifted, landed, stones } = afterLeg(board, leg, side, move.prisoners)
    const from = leg.from === 'pool' ? `${side} pool` : leg.from
    const path = leg.path.map((place) => (place === 'off' ? `${side} off` : place))
    scenes.push({ board: lifted, flights: [{ stones, side, from, path, ms: legTime(leg) }] })
    board = landed
  }
  const returning = returnsOf(before, move, after, side)
  if (returning.flights.length > 0) scenes.push(returning)
  return scenes
}

/** What goes to a tray once the move is made: captured pieces, or prisoners delivered. */
function returnsOf(before: BoardView, move: MoveView, after: BoardView, side: Side): Scene {
  const enemy = otherSide(side)
  const pools: [number, number] = [...after.pools]
  const out: [number, number] = [...after.out]
  const end = move.legs.at(-1)?.path.at(-1) ?? ''
  const captured = move.legs.flatMap(({ captures }) => captures)
  const home = after.pools[index(enemy)] - before.pools[index(enemy)]
  const gone = after.out[index(enemy)] - before.out[index(enemy)]
  pools[index(enemy)] -= home
  out[index(enemy)] -= gone
  const flight = (from: string, tray: string): Flight => ({
    stones: letter(enemy),
    side: enemy,
    from,
    path: [`${enemy} ${tray}`],
    ms: returnTime,
  })
  const flights = [
    ...captured.slice(0, home).map((square) => flight(square, 'pool')),
    ...Array.from({ length: gone }, () => flight(end, 'off')),
  ]
  return { board: { ...after, pools, out }, flights }
}
