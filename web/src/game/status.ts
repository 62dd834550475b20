import type { MoveView, TableView } from '../protocol'
import { describeMove, describePly, roll, sideName, t } from '../words.svelte'
import { endOf } from './choosing.svelte'
import type { Play } from './play.svelte'

/** What happened last, and what can be done now. */
export interface Status {
  happened: string[]
  now: string
}

export function statusOf(play: Play): Status {
  const { phase, stage, table } = play
  if (!phase || !table) return { happened: [], now: '' }
  const happened = stage.ply ? [describePly(stage.ply)] : rollOffs(table)
  if (!play.ready) return { happened, now: '' }
  const rolled = play.socket.plies.at(-1)
  if (phase.kind === 'move' && !play.mine && rolled) {
    return { happened: [describePly(rolled)], now: now(play) }
  }
  // Whose turn it is says enough once the dice are thrown or the game is over.
  const quiet = phase.kind === 'over' || phase.kind === 'move'
  return { happened: quiet ? [] : happened, now: now(play) }
}

/** The throws for the start, in words. */
export function rollOffs({ roll_off, phase }: TableView): string[] {
  const starter = phase.kind === 'roll' || phase.kind === 'move' ? phase.side : null
  return roll_off.map(([light, dark], number) => {
    const decisive = starter && number === roll_off.length - 1
    const values = { light: roll(light), dark: roll(dark), starter: sideName(starter ?? 'light') }
    return t(decisive ? 'said-roll-off' : 'said-roll-off-tie', values)
  })
}

function now(play: Play): string {
  const { phase, choosing, mine } = play
  const alone = play.you.length === 1
  switch (phase?.kind) {
    case 'roll_off':
      return t('now-roll-off')
    case 'choose_starter':
      return t(play.chooses ? 'now-starter' : 'now-starter-wait')
    case 'roll':
      if (play.isComputer(phase.side)) return t('now-computer-rolls')
      if (!mine) return t('now-wait-roll', { side: sideName(phase.side) })
      return alone ? t('now-roll') : t('now-roll-side', { side: sideName(phase.side) })
    case 'move': {
      const side = sideName(phase.side)
      if (!mine)
        return t(play.isComputer(phase.side) ? 'now-computer-moves' : 'now-wait-move', { side })
      if (choosing.ways.length > 1) return t('now-way')
      if (choosing.loads.length > 0) return t('carry-ask')
      const { foreseen } = choosing
      if (foreseen) return brings(foreseen)
      if (choosing.from !== null) return t('now-target')
      if (choosing.first) return t('now-second')
      return t(alone ? 'now-move' : 'now-move-side', { side, roll: roll(phase.roll) })
    }
    case 'over':
      return outcome(play)
    default:
      return ''
  }
}

/** A move and what it brings. */
export function brings(move: MoveView): string {
  const gains = [
    move.safe && move.legs.every((leg) => endOf(leg) !== 'off') && t('brings-safe'),
    move.again && t('brings-again'),
    move.wins && t('brings-win'),
  ].filter((gain) => typeof gain === 'string')
  const said = describeMove(move)
  return gains.length > 0 ? `${said} · ${gains.join(' · ')}` : said
}

function outcome({ phase, you }: Play): string {
  if (phase?.kind !== 'over') return ''
  const { winner, reason } = phase
  if (reason === 'aborted') return t('over-aborted')
  if (!winner) return t('over-draw')
  const sides = { winner: sideName(winner), loser: sideName(winner === 'light' ? 'dark' : 'light') }
  const said = { resignation: t('over-resigned', sides), time: t('over-time', sides) }
  const line = reason === 'resignation' || reason === 'time' ? said[reason] : t('over-won', sides)
  if (you.length !== 1) return line
  return `${t(you[0] === winner ? 'over-you-won' : 'over-you-lost')} ${line}`
}
