import { ProblemError, socketAddress, table } from './api'
import { DiceEvidence, freshSalt } from './dice-evidence'
import type {
  Action,
  ClientMessage,
  PlyView,
  Problem,
  Reaction,
  ServerMessage,
  Side,
  TableView,
} from './protocol'

export type Line = 'connecting' | 'open' | 'lost'

interface Sent {
  id: string
  action: Action
}

const firstRetry = 100
const lastRetry = 1000
const pingEvery = 10_000
const pongWithin = 5_000
/** After this the server takes messages again. */
const slowDown = 1_000

/**
 * A game as the server tells it. The line is taken up again whenever it breaks, and actions that
 * were not answered are sent again under their old names, so that nothing is done twice.
 */
export class GameSocket {
  line = $state<Line>('connecting')
  you = $state.raw<Side[]>([])
  table = $state.raw<TableView | null>(null)
  plies = $state.raw<PlyView[]>([])
  /** When the table came, to let clocks run on from there. */
  since = $state(0)
  refusal = $state.raw<Problem | null>(null)
  /** Why the game cannot be followed at all. */
  failure = $state.raw<Problem | null>(null)
  reaction = $state.raw<{ by: Side; reaction: Reaction; number: number } | null>(null)
  /** How often the whole game came, after which nothing is to be acted out. */
  welcomes = $state(0)

  private socket: WebSocket | null = null
  private seq = 0
  private waiting = $state.raw<Sent[]>([])
  private retry = firstRetry
  private timer: ReturnType<typeof setTimeout> | undefined
  private ping: ReturnType<typeof setInterval> | undefined
  private pong: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private readonly evidence: DiceEvidence
  private readonly game: string
  private secrets: string[]

  constructor(game: string, secrets: string[]) {
    this.game = game
    this.evidence = new DiceEvidence(game)
    this.secrets = secrets
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.connect()
  }

  /** Takes seats that were won meanwhile. */
  sit(secrets: string[]) {
    this.secrets = secrets
    this.socket?.close()
  }

  act(action: Action) {
    const sent = { id: crypto.randomUUID?.() ?? freshSalt(), action }
    this.refusal = null
    this.waiting = [...this.waiting, sent]
    this.sendAction(sent)
  }

  /** Throws dice, with what this browser adds to them. */
  throwDice(what: 'roll' | 'roll_off' | 'draw_lots') {
    if (this.table) this.act({ do: what, salt: this.evidence.saltFor(this.table) })
  }

  react(reaction: Reaction) {
    this.send({ type: 'react', reaction })
  }

  /** Whether something was asked that the server has not answered. */
  get busy(): boolean {
    return this.waiting.length > 0
  }

  close() {
    this.closed = true
    clearTimeout(this.timer)
    this.quiet()
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.socket?.close()
  }

  private connect() {
    clearTimeout(this.timer)
    const socket = new WebSocket(socketAddress(this.game))
    this.socket = socket
    socket.onopen = () => {
      this.send({ type: 'hello', seats: this.secrets })
      this.ping = setInterval(this.check, pingEvery)
    }
    socket.onmessage = ({ data }) => {
      clearTimeout(this.pong)
      this.pong = undefined
      this.hear(JSON.parse(data))
    }
    socket.onclose = () => {
      if (this.socket !== socket) return
      this.quiet()
      this.socket = null
      if (this.closed || this.failure) return
      this.line = 'lost'
      this.timer = setTimeout(() => this.connect(), this.retry)
      this.retry = Math.min(this.retry * 2, lastRetry)
      if (!this.table) void this.lookUp()
    }
  }

  /** Finds out whether the game exists at all: a refused socket does not say. */
  private async lookUp() {
    const error: unknown = await table(this.game).catch((reason: unknown) => reason)
    if (error instanceof ProblemError && error.problem.code === 'no_game') {
      this.failure = error.problem
      this.close()
    }
  }

  private quiet() {
    clearInterval(this.ping)
    clearTimeout(this.pong)
    this.pong = undefined
  }

  private readonly check = () => {
    if (this.pong !== undefined) return
    this.send({ type: 'ping' })
    this.pong = setTimeout(() => this.drop(), pongWithin)
  }

  /** A dead line takes long to close, so it is left alone and a new one opened. */
  private drop() {
    const { socket } = this
    this.quiet()
    this.socket = null
    this.line = 'lost'
    socket?.close()
    if (!this.closed) this.connect()
  }

  private readonly wake = () => {
    if (document.visibilityState === 'hidden' || this.closed || this.failure) return
    this.retry = firstRetry
    if (!this.socket) this.connect()
    else if (this.socket.readyState === WebSocket.OPEN) this.check()
  }

  private send(message: ClientMessage) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private sendAction({ id, action }: Sent) {
    if (this.line === 'open') this.send({ type: 'act', id, seq: this.seq, action })
  }

  private hear(message: ServerMessage) {
    switch (message.type) {
      case 'welcome':
        this.line = 'open'
        this.retry = firstRetry
        this.you = message.you
        this.seq = message.seq
        this.plies = message.plies
        this.welcomes += 1
        this.show(message.table)
        this.sendWaiting()
        break
      case 'update':
        if (message.from > this.seq) return this.send({ type: 'resync' })
        this.seq = message.seq
        this.plies = [...this.plies.slice(0, message.plies_from), ...message.plies]
        this.show(message.table)
        break
      case 'done':
        this.done(message.id)
        break
      case 'refused':
        this.answered(message.id)
        // Late only means that both acted at once: the game on screen is about to be renewed.
        if (message.error.code === 'late') this.send({ type: 'resync' })
        else this.refusal = message.error
        break
      case 'error':
        this.misunderstood(message.error)
        break
      case 'reacted':
        this.reaction = { ...message, number: (this.reaction?.number ?? 0) + 1 }
        break
      case 'pong':
      case 'closing':
        break
    }
  }

  /** A message was not taken, and nobody says which. */
  private misunderstood(error: Problem) {
    if (error.code === 'no_game') {
      this.failure = error
      return
    }
    // The server cuts the line after this: whoever has no seat can still watch.
    if (error.code === 'no_seat') this.secrets = []
    // Too much at once: the same again in a moment, under the same name.
    if (error.code === 'too_many') setTimeout(() => this.sendWaiting(), slowDown)
    else this.waiting = []
    this.refusal = error
  }

  private sendWaiting() {
    for (const sent of this.waiting) this.sendAction(sent)
  }

  private show(table: TableView) {
    this.evidence.see(table)
    this.table = table
    this.since = performance.now()
  }

  private done(id: string) {
    const action = this.waiting.find((sent) => sent.id === id)?.action
    if (action && 'salt' in action) this.evidence.used(action.salt)
    this.answered(id)
  }

  private answered(id: string) {
    this.waiting = this.waiting.filter((sent) => sent.id !== id)
  }
}
