import { ProblemError } from '../api'
import type { Problem, ProblemCode } from '../protocol'
import { t } from '../words.svelte'

const keys: Record<ProblemCode, string> = {
  bad_message: 'problem-request',
  too_large: 'problem-request',
  too_many: 'problem-too-many',
  no_game: 'problem-no-game',
  no_seat: 'problem-no-seat',
  not_a_player: 'problem-not-a-player',
  not_your_turn: 'problem-turn',
  late: 'problem-late',
  illegal: 'problem-illegal',
  not_now: 'problem-not-now',
  bad_request: 'problem-request',
  full: 'problem-full',
  unavailable: 'problem-unavailable',
}

/** What went wrong and what to do about it. */
export const problemWords = ({ code }: Problem): string => t(keys[code])

export const errorWords = (error: unknown): string =>
  problemWords(
    error instanceof ProblemError ? error.problem : { code: 'unavailable', message: String(error) },
  )
