import { tryInLesson } from '../api'
import type { LessonAnswer, LessonPage, MoveView } from '../protocol'
import { sound } from '../sound'
import { Choosing } from './choosing.svelte'
import { keepLearnt, learnt } from './learnt'
import { errorWords } from './problems'

/** A lesson being played: the server says whether a move is legal, and whether it is the one asked for. */
export class Lesson {
  readonly page: LessonPage
  readonly choosing = new Choosing((move) => void this.play(move))
  /** The step shown, from 0; after the last one the lesson is over. */
  number = $state(0)
  /** What came of the move made. */
  answer = $state.raw<LessonAnswer | null>(null)
  /** A move to look at: one pointed at in the list, or the hint. */
  preview = $state.raw<MoveView | null>(null)
  /** Whether a move has been asked for. */
  hinted = $state(false)
  trouble = $state('')

  constructor(page: LessonPage) {
    this.page = page
    const done = learnt(page.ruleset.text)?.done ?? 0
    this.number = done < page.steps.length ? done : 0
  }

  readonly step = $derived.by(() => this.page.steps[this.number])
  readonly hint = $derived.by(() => this.step?.moves.find(({ text }) => text === this.step?.hint))

  /** Offers the moves while there is one to make; called whenever that changes. */
  offer() {
    this.choosing.offer(this.answer ? [] : (this.step?.moves ?? []))
  }

  async play(move: MoveView) {
    const { number } = this
    const { ruleset, steps } = this.page
    this.preview = null
    this.trouble = ''
    try {
      const answer = await tryInLesson(ruleset.text, number + 1, { move: move.text })
      if (number !== this.number) return
      this.answer = answer
      if (move.legs.some(({ captures }) => captures.length > 0)) sound.capture()
      else sound.stone()
      if (answer.fulfils) keepLearnt(ruleset.text, number + 1, steps.length)
    } catch (error) {
      this.trouble = errorWords(error)
      this.offer()
    }
  }

  /** Goes to a step, or begins the same one anew. */
  turnTo(number: number) {
    this.answer = this.preview = null
    this.hinted = false
    this.trouble = ''
    this.number = number
  }

  showHint() {
    this.hinted = true
    this.preview = this.hint ?? null
  }
}
