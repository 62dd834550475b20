import type {
  AnalysisAsk,
  AnalysisPage,
  Hint,
  Join,
  LessonAnswer,
  LessonMove,
  LessonPage,
  Lobby,
  NewGame,
  OracleView,
  Problem,
  RecordText,
  Replay,
  ReviewPage,
  RulesPage,
  RulesetView,
  Seated,
  ServerInfo,
  Standings,
  TableView,
} from './protocol'

/** What the server could not do, in its own words; `unavailable` when it does not answer. */
export class ProblemError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message)
    this.name = 'ProblemError'
    this.problem = problem
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const unavailable: Problem = { code: 'unavailable', message: 'The server does not answer.' }
  const answer = await fetch(`/api/${path}`, body === undefined ? undefined : post).catch(() => {
    throw new ProblemError(unavailable)
  })
  if (answer.ok) return answer
  throw new ProblemError(await answer.json().catch(() => unavailable))
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await ask(path, body)).json()
}

const part = encodeURIComponent

export const info = () => json<ServerInfo>('info')
export const ruleset = (text: string) => json<RulesetView>(`rulesets/${part(text)}`)
export const lobby = () => json<Lobby>('lobby')
export const newGame = (game: NewGame) => json<Seated>('games', game)
export const join = (game: string, player: Join) => json<Seated>(`games/${part(game)}/join`, player)
export const table = (game: string) => json<TableView>(`games/${part(game)}`)
export const replay = (game: string) => json<Replay>(`games/${part(game)}/replay`)
export const readRecord = (record: RecordText) => json<Replay>('replay', record)
export const rules = (text: string) => json<RulesPage>(`rules/${part(text)}`)
export const lesson = (text: string) => json<LessonPage>(`lessons/${part(text)}`)
export const tryInLesson = (text: string, step: number, move: LessonMove) =>
  json<LessonAnswer>(`lessons/${part(text)}/${step}`, move)
export const oracle = () => json<OracleView>('oracle')

export const hint = (game: string, seat: string) => json<Hint>(`games/${part(game)}/hint`, { seat })
export const review = (game: string) => json<ReviewPage>(`games/${part(game)}/review`)
export const reviewRecord = (record: RecordText) => json<ReviewPage>('review', record)
export const analyse = (ask: AnalysisAsk) => json<AnalysisPage>('analyse', ask)
export const standings = (games: string[]) => json<Standings>('standings', { games })

export const recordPath = (game: string) => `/api/games/${part(game)}/record`
export const record = async (game: string) => (await ask(`games/${part(game)}/record`)).text()

/** The address of a game's socket. */
export function socketAddress(game: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/games/${part(game)}/socket`
}
