import type { BoardView, RulesetView, Side, SquareView } from '../protocol'
import { sideName, t } from '../words.svelte'
import type { Choosing } from './choosing.svelte'
import type { Box, Layout } from './layout'
import { unit } from './layout'
import { sideOf } from './travel'

/** A place that can be pointed at: a square, a pool or a finish, with its words. */
export interface Cell {
  place: string
  /** What the choosing calls it: `pool` and `off` for the trays of the side that moves. */
  means: string | null
  box: Box
  label: string
  /** What the square is called in the rules, if it has a name. */
  title: string
}

const sides: Side[] = ['dark', 'light']
const at = (side: Side) => (side === 'light' ? 0 : 1)

/** A row of the board with its name. */
export interface Row {
  label: string
  cells: Cell[]
}

/** The rows of the board for a screen reader: a tray of pieces, three rows of squares, a tray. */
export function cellsOf(
  ruleset: RulesetView,
  board: BoardView,
  layout: Layout,
  side: Side | undefined,
  choosing: Choosing | undefined,
): Row[] {
  const says = (means: string | null) => (choosing && means ? chances(choosing, means) : [])

  function trays(of: Side): Row {
    const kinds = ruleset.family === 'modern' ? (['pool'] as const) : (['pool', 'off'] as const)
    const cells = kinds.map((kind) => {
      const means = of === side ? kind : null
      const count = (kind === 'pool' ? board.pools : board.out)[at(of)]
      const holds = t(kind === 'pool' ? 'cell-pool' : 'cell-off', { side: sideName(of), count })
      const label = [holds, ...says(means)].join(', ')
      const box = layout.tray(of, kind, board.pools[at(of)])
      return { place: `${of} ${kind}`, means, box, label, title: '' }
    })
    return { label: t('row-tray', { side: sideName(of) }), cells }
  }

  function square(of: SquareView): Cell {
    const { name } = of
    const title = of.marks.map((mark) => t(`mark-${mark}`)).join(', ')
    const parts = [name, title, stonesIn(board.stones[name]), ...says(name)]
    const box = { ...layout.square(name), width: unit, height: unit }
    return { place: name, means: name, box, title, label: parts.filter(Boolean).join(', ') }
  }

  const rows = [3, 2, 1].map((row) => ({
    label: t('row-squares', { row }),
    cells: ruleset.board.squares
      .filter(({ name }) => name.endsWith(String(row)))
      .sort((a, b) => a.name.localeCompare(b.name))
      .map(square),
  }))
  return [trays(sides[0] ?? 'dark'), ...rows, trays(sides[1] ?? 'light')]
}

function stonesIn(stones: string | undefined): string {
  if (!stones) return t('cell-empty')
  const top = stones.at(-1)
  const piece = t(top === 'l' || top === 'd' ? 'cell-turned' : 'cell-piece', {
    side: sideName(sideOf(top)),
  })
  if (stones.length === 1) return piece
  const light = [...stones].filter((stone) => sideOf(stone) === 'light').length
  return `${piece}, ${t('cell-tower', { light, dark: stones.length - light })}`
}

/** What can be done with a place now. */
function chances(choosing: Choosing, place: string): string[] {
  const said: string[] = []
  const step = choosing.targets.get(place)?.[0]
  if (step) {
    const { leg, move } = step
    said.push(t('cell-target'))
    if (leg.captures.length > 0) said.push(t('brings-capture'))
    if (move.safe && place !== 'off') said.push(t('brings-safe'))
    if (move.again) said.push(t('brings-again'))
    if (move.wins) said.push(t('brings-win'))
  }
  if (choosing.from === place) said.push(t('cell-picked'))
  else if (choosing.sources.has(place)) {
    const names = [...choosing.targetsOf(place).keys()].map(placeName)
    said.push(t('cell-source', { targets: names.join(', ') }))
  }
  return said
}

export const placeName = (place: string): string =>
  place === 'off' ? t('place-off') : place === 'pool' ? t('place-pool') : place

/** The cell next to another in the direction of an arrow key, as seen on screen. */
export function neighbour(cells: Cell[], from: Cell, key: string): Cell | undefined {
  const [dx, dy] =
    { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? []
  if (dx === undefined || dy === undefined) return undefined
  const far = (cell: Cell) => {
    const [x, y] = [cell.box.x - from.box.x, cell.box.y - from.box.y]
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    return ahead < 20 ? Infinity : ahead + 3 * aside
  }
  const [best] = cells.filter((cell) => far(cell) < Infinity).sort((a, b) => far(a) - far(b))
  return best
}
