import { groupBy } from './group'
import type { LegView, MoveView } from '../protocol'

/** A leg that can be made next, and the move it belongs to. */
interface Step {
  move: MoveView
  leg: LegView
}

export const endOf = (leg: LegView): string => leg.path.at(-1) ?? ''
export const sameLeg = (a: LegView, b: LegView): boolean =>
  a.from === b.from && a.path.join() === b.path.join()

/**
 * How a player picks one of the moves offered, a click at a time: a piece, its target, and where
 * moves still differ the way, the prisoners, or the second piece.
 */
export class Choosing {
  moves = $state.raw<MoveView[]>([])
  /** The first leg of a move by two pieces. */
  first = $state.raw<LegView | null>(null)
  from = $state<string | null>(null)
  to = $state<string | null>(null)
  /** The way chosen, where the question is how many prisoners come along. */
  way = $state.raw<LegView | null>(null)
  /** The target that is pointed at. */
  pointed = $state<string | null>(null)

  private readonly onmove: (move: MoveView) => void

  constructor(onmove: (move: MoveView) => void) {
    this.onmove = onmove
  }

  private readonly steps = $derived.by((): Step[] => {
    const { first } = this
    return this.moves.flatMap((move) => {
      const [one, two] = move.legs
      if (!one) return []
      if (!first) return firstLegs(one, two).map((leg) => ({ move, leg }))
      if (!two) return []
      if (sameLeg(one, first)) return [{ move, leg: two }]
      return sameLeg(two, first) && firstLegs(one, two).length === 2 ? [{ move, leg: one }] : []
    })
  })

  /** The squares, or the pool, that a piece can go from. */
  readonly sources = $derived(new Set(this.steps.map(({ leg }) => leg.from)))

  /** The targets of the piece picked, each with its steps. */
  readonly targets = $derived(this.targetsOf(this.from))

  /** The ways to choose from, where several lead to the target. */
  readonly ways = $derived.by((): LegView[] => {
    if (this.to === null || this.way) return []
    return distinct((this.targets.get(this.to) ?? []).map(({ leg }) => leg))
  })

  /** The moves that differ only in their prisoners, fewest first. */
  readonly loads = $derived.by((): MoveView[] => {
    const { way } = this
    if (!way) return []
    const steps = this.steps.filter(({ leg }) => sameLeg(leg, way))
    return steps.map(({ move }) => move).sort((a, b) => a.prisoners - b.prisoners)
  })

  /** The move that ends with the first piece alone. */
  readonly alone = $derived.by((): MoveView | undefined => {
    const { first } = this
    if (!first) return undefined
    return this.moves.find(({ legs }) => legs.length === 1 && legs[0] && sameLeg(legs[0], first))
  })

  /** A move that tells what the target pointed at would bring. */
  readonly foreseen = $derived.by((): MoveView | undefined => {
    const target = this.pointed ?? this.to
    const steps = target === null ? [] : (this.targets.get(target) ?? [])
    return (steps.find(({ move }) => move.legs.length === (this.first ? 2 : 1)) ?? steps[0])?.move
  })

  readonly pass = $derived(this.moves.find(({ legs }) => legs.length === 0))

  targetsOf(from: string | null): Map<string, Step[]> {
    return groupBy(
      this.steps.filter(({ leg }) => leg.from === from),
      ({ leg }) => endOf(leg),
    )
  }

  offer(moves: MoveView[]) {
    this.moves = moves
    this.first = null
    this.drop()
  }

  /** Lets go of the piece picked, or of the first leg if none is. */
  back() {
    if (this.from === null) this.first = null
    this.drop()
  }

  private drop() {
    this.from = this.to = this.way = this.pointed = null
  }

  /** A click on a square, a pool or a finish. */
  press(place: string) {
    if (this.targets.has(place)) this.aim(place)
    else if (place === this.from) this.pressAgain()
    else if (this.sources.has(place)) this.pick(place)
    else if (this.first && place === endOf(this.first) && this.alone) this.play(this.alone)
    else this.back()
  }

  pick(place: string) {
    this.drop()
    this.from = place
  }

  /** The same piece again plays it where it can go only to one place. */
  private pressAgain() {
    const [only, ...more] = this.targets.keys()
    if (only !== undefined && more.length === 0) this.aim(only)
    else this.drop()
  }

  private aim(target: string) {
    this.to = target
    const [way, ...more] = this.ways
    if (way && more.length === 0) this.goBy(way)
  }

  /** Settles the way; plays the move unless something else is still open. */
  goBy(leg: LegView) {
    const moves = this.steps.filter((step) => sameLeg(step.leg, leg)).map(({ move }) => move)
    const singles = moves.filter(({ legs }) => this.first || legs.length === 1)
    if (singles.length < moves.length) {
      this.first = leg
      this.drop()
    } else if (singles[0] && singles.length === 1) {
      this.play(singles[0])
    } else {
      this.way = leg
    }
  }

  play(move: MoveView) {
    this.offer([])
    this.onmove(move)
  }
}

/** The legs that may be picked first: both, unless the second needs the first out of its way. */
function firstLegs(one: LegView, two: LegView | undefined): LegView[] {
  return two && !two.path.includes(one.from) && one.from !== two.from ? [one, two] : [one]
}

function distinct(legs: LegView[]): LegView[] {
  return legs.filter((leg, index) => legs.findIndex((other) => sameLeg(leg, other)) === index)
}
