import { analyse, ProblemError } from '../api'
import type { AnalysisPage, Arrangement, MoveView, Side } from '../protocol'
import { analysisPath } from './analysis-path'
import { errorWords } from './problems'

/** What a press on a square puts there: a stone's letter, or nothing. */
export type Tool = 'L' | 'D' | 'l' | 'd' | ''

/** A position that is looked at: what the server says of it, and how it is changed. */
export class Analysis {
  page = $state.raw<AnalysisPage | null>(null)
  /** The position as it is being set up, until the server has answered. */
  private draft = $state.raw<Arrangement | null>(null)
  tool = $state<Tool>('L')
  preview = $state.raw<MoveView | null>(null)
  /** What is wrong with the position text, in the server's words. */
  refused = $state('')
  trouble = $state('')
  /** How many moves have been played on this board. */
  depth = $state(0)

  private asked = 0

  readonly board = $derived.by(() => {
    const board = this.page?.board
    if (!board || !this.draft) return board
    return { ...board, stones: this.draft.stones, out: this.draft.out, position: '' }
  })
  readonly side = $derived.by((): Side => this.draft?.side ?? this.page?.side ?? 'light')
  readonly towers = $derived.by(() => this.page?.ruleset.family === 'ravensburger')

  /** Looks at the position that an address names. */
  async open(search: string) {
    const query = new URLSearchParams(search)
    const ruleset = query.get('ruleset') ?? 'classic'
    await this.ask({ ruleset, position: query.get('position') ?? undefined })
  }

  /** Asks about a position; only the latest answer counts. */
  private async ask(what: { ruleset: string; position?: string; arrangement?: Arrangement }) {
    const number = ++this.asked
    this.refused = this.trouble = ''
    try {
      const page = await analyse(what)
      if (number !== this.asked) return false
      this.page = page
      this.draft = this.preview = null
      return true
    } catch (error) {
      if (number !== this.asked) return false
      const problem = error instanceof ProblemError ? error.problem : null
      if (problem?.code === 'bad_request') this.refused = problem.message
      else this.trouble = errorWords(error)
      return false
    }
  }

  private get ruleset(): string {
    return this.page?.ruleset.text ?? 'classic'
  }

  /** Notes in the address what is seen, so that it can be sent to somebody. */
  private note({ push = false } = {}) {
    const address = analysisPath(this.ruleset, this.page?.board.position)
    if (push) history.pushState({ depth: this.depth }, '', address)
    else history.replaceState({ depth: this.depth }, '', address)
  }

  /** Another ruleset begins at its start. */
  async choose(ruleset: string) {
    if (await this.ask({ ruleset })) this.note()
  }

  /** The position that a text describes. */
  async take(position: string) {
    if (await this.ask({ ruleset: this.ruleset, position })) this.note()
  }

  /** Plays a move on the board: `after` is where it leads. */
  async play(after: string) {
    if (!(await this.ask({ ruleset: this.ruleset, position: after }))) return
    this.depth += 1
    this.note({ push: true })
  }

  private async arrange(change: Partial<Arrangement>) {
    const { board, side } = this
    if (!board) return
    this.draft = { stones: board.stones, out: board.out, side, ...change }
    if (await this.ask({ ruleset: this.ruleset, arrangement: this.draft })) this.note()
  }

  clear() {
    void this.arrange({ stones: {}, out: [0, 0] })
  }

  setSide(side: Side) {
    void this.arrange({ side })
  }

  /** So many pieces more of a side are off the board, or fewer. */
  addOut(side: Side, more: number) {
    const [light, dark] = this.board?.out ?? [0, 0]
    const change = (count: number) => Math.max(count + more, 0)
    void this.arrange({ out: side === 'light' ? [change(light), dark] : [light, change(dark)] })
  }

  /** A press on a square puts a stone there, on top of others where there are towers. */
  press(square: string) {
    const stones = { ...this.board?.stones }
    const there = stones[square] ?? ''
    const taken = this.tool === '' || (!this.towers && there === this.tool)
    const next = taken ? there.slice(0, -1) : this.towers ? there + this.tool : this.tool
    if (next) stones[square] = next
    else delete stones[square]
    void this.arrange({ stones })
  }
}
