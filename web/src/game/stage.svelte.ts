import type { BoardView, MoveView, PlyView, Side } from '../protocol'
import { moving } from '../settings.svelte'
import { sound } from '../sound'
import { travelTime } from './travel'

/** What the dice show, and for which ply, so that they fall the same way whenever it is drawn. */
export interface Thrown {
  roll: string
  side: Side
  ply: number
}

const throwTime = 650
const passTime = 1300

/**
 * What is seen of a game: it follows what the server tells, one throw and one move at a time, so
 * that every move can be watched.
 */
export class Stage {
  board = $state.raw<BoardView | null>(null)
  lastMove = $state.raw<MoveView | null>(null)
  thrown = $state.raw<Thrown | null>(null)
  /** Whether the dice are still rolling. */
  rolling = $state(false)
  /** The ply whose deed is being shown, or was last. */
  ply = $state.raw<PlyView | null>(null)
  /** Whether everything that happened has been shown. */
  idle = $state(true)

  private shown = 0
  /** Whether the roll of the ply after the last one shown lies on the table. */
  private rolled = false
  private plies: PlyView[] = []
  private wake: (() => void) | null = null
  private running = false

  /** Shows the game as it stands, at once. */
  jump(plies: PlyView[], board: BoardView) {
    this.plies = plies
    const last = plies.at(-1)
    const done = plies.findLast(({ move }) => move !== null)
    this.shown = last && !last.move ? plies.length - 1 : plies.length
    this.rolled = this.shown < plies.length
    this.board = board
    this.lastMove = done?.move ?? null
    this.ply = done ?? null
    this.thrown = last ? { roll: last.roll, side: last.side, ply: plies.length - 1 } : null
    this.rolling = false
    this.idle = true
  }

  /** Shows what has happened since, one thing after the other. */
  follow(plies: PlyView[], board: BoardView) {
    const behind = plies.length - this.shown > 12
    if (this.isTakenBack(plies) || behind || document.visibilityState === 'hidden') {
      this.skip()
      return this.jump(plies, board)
    }
    this.plies = plies
    if (!this.running) void this.run()
  }

  /** Whether something that was shown has not happened any more. */
  private isTakenBack(plies: PlyView[]): boolean {
    const seen = this.plies.slice(0, this.shown)
    return (
      plies.length < this.shown + (this.rolled ? 1 : 0) ||
      seen.some(({ roll, move }, number) => {
        const now = plies[number]
        return now?.roll !== roll || now.move?.text !== move?.text
      })
    )
  }

  /** Ends the wait for what is being shown. */
  skip() {
    this.wake?.()
  }

  private async run() {
    this.running = true
    for (;;) {
      const ply = this.plies[this.shown]
      if (!ply || (this.rolled && !ply.move)) break
      this.idle = false
      if (!this.rolled) await this.throwDice(ply)
      if (this.plies[this.shown] === ply && ply.move) await this.playOut(ply, ply.move)
    }
    this.running = false
    this.idle = true
  }

  private async throwDice(ply: PlyView) {
    this.thrown = { roll: ply.roll, side: ply.side, ply: this.shown }
    this.rolled = true
    if (!moving()) return
    this.rolling = true
    sound.dice()
    await this.pause(throwTime)
    this.rolling = false
  }

  private async playOut(ply: PlyView, move: MoveView) {
    this.shown += 1
    this.rolled = false
    this.ply = ply
    this.lastMove = move
    this.board = ply.board
    if (move.legs.length === 0) return this.pause(passTime)
    const captures = move.legs.some((leg) => leg.captures.length > 0)
    const time = moving() ? travelTime(move) : 0
    setTimeout(() => (captures ? sound.capture() : sound.stone()), time * 0.6)
    await this.pause(time + 120)
  }

  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer)
        this.wake = null
        done()
      }
      const timer = setTimeout(end, ms)
      this.wake = end
    })
  }
}
