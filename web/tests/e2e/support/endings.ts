import type { Side } from '../../../src/protocol'

export interface Ending {
  start: string
  /** Who rolls what, and the move made with it; none where the turn passes by itself. */
  plies: [side: Side, roll: string, move: string | null][]
}

/** The end of a game of every ruleset, where much of what makes it special happens. */
export const endings: Record<string, Ending> = {
  classic: {
    start: '4..1D/4DL2/4..1L l 0-5 0-5',
    plies: [
      ['light', '2', 'h1 to the finish'],
      ['dark', '2', 'h3 to the finish'],
      ['light', '2', 'f2 to h2'],
      ['dark', '2', 'e2 to g2'],
      ['light', '3', 'h2 to the finish'],
    ],
  },
  brettspielnetz: {
    start: '4..1D/3D4/4..LL l 0-4 0-4',
    plies: [
      ['light', '2', 'h1 to the finish'],
      ['dark', '2', 'h3 to the finish'],
      ['light', '2', null],
      ['dark', '2', 'd2 to f2'],
      ['light', '1', 'g1 to the finish'],
    ],
  },
  masters: {
    start: '4..1D/8/4..1L l 0-6 0-6',
    plies: [
      ['light', '1', 'h1 to g1'],
      ['light', '2', null],
      ['dark', '2', 'h3 to the finish'],
    ],
  },
  blitz: {
    start: '2D1..2/7L/4..1D d 0-4 0-3',
    plies: [
      ['dark', '1', 'c3 to b3'],
      ['light', '1', 'h2 to h1, capturing'],
      ['light', '2', 'h1 to the finish'],
    ],
  },
  aseb: {
    start: '4......../7D2L1/4........ d 0-4 0-4',
    plies: [
      ['dark', '1', 'h2 to i2'],
      ['light', '1', 'k2 to l2'],
      ['light', '1', 'l2 to the finish'],
    ],
  },
  modern: {
    start: 'L3..1L/2D5/L3..L1 d 3-0 6-0',
    plies: [
      ['dark', 'bc', 'c2 to d2'],
      ['light', 'bc', 'h3 to g3'],
    ],
  },
  ravensburger: {
    start: '4..2/2L1D3/4..2 d 9-0 0-9',
    plies: [
      ['dark', '1', 'e2 to f2'],
      ['light', '3', 'c2 to f2, capturing'],
    ],
  },
}
