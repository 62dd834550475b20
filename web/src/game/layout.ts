import { groupBy } from './group'
import type { RulesetView, Side } from '../protocol'

export interface Point {
  x: number
  y: number
}

/** A square is this wide, in the units of the drawing. */
export const unit = 100
const frame = 18
const trayDepth = 88
/** A long board stands small on a phone, so fingers need more room beside it. */
const longTrayDepth = 124
/** From the end of the board to the first piece beside it. */
const margin = 46
/** Room for the board's thickness and its shadow. */
const depth = 16

/** Where everything is on the drawing of a board. */
export interface Layout {
  width: number
  height: number
  upright: boolean
  square(name: string): Point
  /** A side's pool of so many pieces, or the place for its finished ones. */
  tray(side: Side, kind: TrayKind, pool: number): Box
  /** Where one piece of a tray lies. */
  slot(side: Side, kind: TrayKind, index: number): Point
  /** How large pieces beside the board are, so that they lie side by side. */
  pieceScale: number
  /** Whether there is room to show where pieces will finish. */
  showsFinish: boolean
  /** The ground under the squares. */
  outline: string
}

export type TrayKind = 'pool' | 'off'

export interface Box extends Point {
  width: number
  height: number
}

export const columnOf = (name: string) => name.charCodeAt(0) - 97
export const rowOf = (name: string) => Number(name[1])

/**
 * Lays a board out: the near side's row is below, or at the right when the board is upright. A bare
 * board has no trays.
 */
export function layOut(
  { board, pieces }: RulesetView,
  view: Side,
  upright: boolean,
  bare = false,
): Layout {
  const tray = bare ? 0 : upright && board.columns > 8 ? longTrayDepth : trayDepth
  const along = board.columns * unit + 2 * frame
  const across = 3 * unit + 2 * frame + 2 * tray
  const turn = (u: number, v: number): Point => (upright ? { x: v, y: along - u } : { x: u, y: v })
  const far = (side: Side) => side !== view

  function square(name: string): Point {
    const fromFar = view === 'light' ? 3 - rowOf(name) : rowOf(name) - 1
    return turn(frame + (columnOf(name) + 0.5) * unit, tray + frame + (fromFar + 0.5) * unit)
  }

  const trayAt = (side: Side) => (far(side) ? tray / 2 - 4 : across - tray / 2 + (upright ? 4 : 12))

  // A few pieces have a place of their own for the end. Many share the whole length: a piece is
  // in the pool or finished, never both.
  const few = pieces <= 7
  const room = few ? (along / 2 - 90) / Math.max(pieces - 1, 1) : (along - 2 * margin) / pieces
  const step = Math.min(58, room)

  function trayBox(side: Side, kind: TrayKind, pool: number): Box {
    const border = Math.max((along - frame) / 2, margin + (pool - 0.5) * step)
    const [from, to] = kind === 'pool' ? [8, border] : [border + frame, along - 8]
    const length = to - from
    const size = upright
      ? { width: tray - 12, height: length }
      : { width: length, height: tray - 12 }
    return { ...turn((from + to) / 2, trayAt(side)), ...size }
  }

  function slot(side: Side, kind: TrayKind, index: number): Point {
    const u = margin + index * step
    return turn(kind === 'pool' ? u : along - u, trayAt(side) - 3)
  }

  return {
    width: upright ? across : along,
    height: (upright ? along : across) + depth,
    upright,
    square,
    tray: trayBox,
    slot,
    pieceScale: Math.min(0.72, step / 77),
    showsFinish: few,
    outline: outlineOf(
      board.squares.map(({ name }) => name),
      square,
    ),
  }
}

/** The ground of a board: columns of three squares side by side are one block. */
function outlineOf(names: string[], square: (name: string) => Point): string {
  const columns = groupBy(names, columnOf)
  const blocks: string[][] = []
  let full = false
  for (const column of [...columns.keys()].sort((a, b) => a - b)) {
    const squares = columns.get(column) ?? []
    if (full && squares.length === 3) blocks.at(-1)?.push(...squares)
    else blocks.push([...squares])
    full = squares.length === 3
  }
  return blocks.map((block) => rectangle(block.map(square))).join('')
}

function rectangle(middles: Point[]): string {
  const xs = middles.map(({ x }) => x)
  const ys = middles.map(({ y }) => y)
  const pad = unit / 2 + frame - 5
  const [left, top] = [Math.min(...xs) - pad, Math.min(...ys) - pad]
  const [width, height] = [Math.max(...xs) + pad - left, Math.max(...ys) + pad - top]
  const r = 10
  return (
    `M${left + r} ${top}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}` +
    `h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`
  )
}
