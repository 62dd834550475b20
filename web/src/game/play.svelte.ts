import * as api from '../api'
import type { Action, Hint, MoveView, OfferKind, RulesetView, SeatView, Side } from '../protocol'
import { seatsOf } from '../seats'
import { settings } from '../settings.svelte'
import { GameSocket } from '../socket.svelte'
import { sound } from '../sound'
import { Choosing } from './choosing.svelte'
import { Stage } from './stage.svelte'
import { otherSide } from './travel'

/** When something that the server did not answer is asked again. */
const askAgain = 1000

/** A game being played or watched: what the server says, what is seen, and what is being chosen. */
export class Play {
  readonly socket: GameSocket
  readonly stage = new Stage()
  readonly choosing = new Choosing((move) => this.move(move))
  ruleset = $state.raw<RulesetView | null>(null)
  /** A move pointed at in the list. */
  preview = $state.raw<MoveView | null>(null)
  /** The best move, if the player has asked for it. */
  hint = $state.raw<Hint | null>(null)
  private asking = $state(false)
  flipped = $state(false)
  readonly game: string

  private welcomed = 0
  /** The rules that are being asked for. */
  private reading: string | null = null
  private closed = false

  constructor(game: string) {
    this.game = game
    this.socket = new GameSocket(
      game,
      seatsOf(game).map(({ secret }) => secret),
    )
  }

  readonly table = $derived.by(() => this.socket.table)
  readonly you = $derived.by(() => this.socket.you)
  readonly phase = $derived.by(() => this.table?.phase ?? null)
  readonly acting = $derived.by((): Side | null => {
    const { phase } = this
    return phase?.kind === 'roll' || phase?.kind === 'move' ? phase.side : null
  })
  /** Whether it is this player who acts, and everything before has been seen. */
  readonly mine = $derived.by(() => this.acting !== null && this.you.includes(this.acting))
  readonly ready = $derived.by(() => this.stage.idle)
  readonly watching = $derived.by(() => this.you.length === 0)
  readonly view = $derived.by((): Side => {
    const own =
      settings.view === 'own' ? (this.you.length === 1 ? this.you[0] : 'light') : settings.view
    return this.flipped ? otherSide(own ?? 'light') : (own ?? 'light')
  })
  /** The side this client speaks for: its own, or at one screen whoever acts. */
  readonly self = $derived.by((): Side | null =>
    this.you.length === 1 ? (this.you[0] ?? null) : this.watching ? null : (this.acting ?? 'light'),
  )

  seat(side: Side): SeatView | undefined {
    return this.table?.seats[side === 'light' ? 0 : 1]
  }

  isComputer(side: Side): boolean {
    return this.seat(side)?.player.kind === 'computer'
  }

  /** Brings what is seen up to what the server says; called whenever that changes. */
  sync() {
    const { table, socket, stage } = this
    if (!table) return
    if (socket.welcomes !== this.welcomed) {
      this.welcomed = socket.welcomes
      stage.jump(socket.plies, table.board)
    } else {
      stage.follow(socket.plies, table.board)
    }
    if (this.ruleset?.text !== table.ruleset) void this.readRules(table.ruleset)
  }

  /** The board cannot be drawn without its rules: they are asked for until they come. */
  private async readRules(text: string) {
    if (this.reading === text) return
    this.reading = text
    while (!this.closed && this.reading === text) {
      try {
        this.ruleset = await api.ruleset(text)
        this.reading = null
      } catch {
        await new Promise((again) => setTimeout(again, askAgain))
      }
    }
  }

  /** Whether a move can be chosen: it is this player's turn, and the throw has been seen. */
  readonly choosable = $derived.by(
    () => this.ready && this.phase?.kind === 'move' && this.mine && !this.socket.busy,
  )

  /** Offers the moves there are; a choice among the same ones goes on, whoever comes or goes. */
  offer() {
    const moves = (this.choosable && this.table?.moves) || []
    if (JSON.stringify(moves) !== JSON.stringify(this.choosing.moves)) this.beginChoice(moves)
  }

  private beginChoice(moves: MoveView[]) {
    this.choosing.offer(moves)
    this.preview = this.hint = null
  }

  /** Whether a hint can be asked for now: there is a choice, and nobody is wronged by it. */
  readonly canAsk = $derived.by(
    () => !!this.table?.hints && this.choosing.moves.length > 1 && !this.hint && !this.asking,
  )

  /** Asks for the best move, and shows it unless the game has gone on. */
  async askHint() {
    const { moves } = this.choosing
    const secret = seatsOf(this.game).find(({ side }) => side === this.acting)?.secret
    if (!secret) return
    this.asking = true
    try {
      const hint = await api.hint(this.game, secret)
      if (this.choosing.moves === moves) this.hint = hint
    } catch (error) {
      if (error instanceof api.ProblemError) this.socket.refusal = error.problem
    } finally {
      this.asking = false
    }
  }

  /** The computer's dice are thrown by the player's browser; a forced move by itself if wished. */
  help(): (() => void) | undefined {
    const { phase, table } = this
    if (!this.ready || this.watching || !table) return undefined
    // After a refusal it waits until that has been read.
    if (this.socket.busy || this.socket.refusal) return undefined
    if (phase?.kind === 'roll' && this.isComputer(phase.side)) return later(600, () => this.roll())
    const [only, ...more] = table.moves
    const forced = settings.playForced && only && more.length === 0
    if (phase?.kind === 'move' && this.mine && forced) return later(500, () => this.move(only))
    return undefined
  }

  act(action: Action) {
    this.socket.act(action)
  }

  roll() {
    this.socket.throwDice('roll')
  }

  move(move: MoveView) {
    this.beginChoice([])
    this.act({ do: 'move', move: move.text })
  }

  rollOff() {
    sound.dice()
    this.socket.throwDice('roll_off')
  }

  drawLots() {
    this.socket.throwDice('draw_lots')
  }

  answer(what: OfferKind, accept: boolean) {
    this.act({ do: accept ? 'accept' : 'decline', what })
  }

  /** What the big control and Space do now; nothing if there is nothing to press. */
  readonly next = $derived.by((): (() => void) | null => {
    const { phase } = this
    if (!phase || this.watching || this.socket.busy || !this.ready) return null
    if (phase.kind === 'roll_off') return () => this.rollOff()
    if (phase.kind === 'choose_starter') return this.chooses ? () => this.drawLots() : null
    if (phase.kind === 'roll' && this.mine) return () => this.roll()
    return null
  })

  readonly chooses = $derived.by(() => {
    const { phase } = this
    if (phase?.kind !== 'choose_starter' || this.watching) return false
    return phase.chooser === null || this.you.includes(phase.chooser)
  })

  close() {
    this.closed = true
    this.socket.close()
  }
}

function later(ms: number, deed: () => void): () => void {
  const timer = setTimeout(deed, ms)
  return () => clearTimeout(timer)
}
