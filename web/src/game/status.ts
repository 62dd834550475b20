import type { MoveView } from '../protocol'
import { describeMove, roll, sideName, t } from '../words.svelte'
import { endOf } from './choosing.svelte'
import { endingWords } from './ending'
import type { Play } from './play.svelte'
import { opponentName, tell, tellPly, tellRollOffs } from './voice'

/** What happened last, and what can be done now. */
export interface Status {
  happened: string[]
  now: string
}

export function statusOf(play: Play): Status {
  const { phase, stage } = play
  if (!phase) return { happened: [], now: '' }
  const happened = stage.ply ? [tellPly(play, stage.ply)] : tellRollOffs(play)
  if (!play.ready) return { happened, now: '' }
  const rolled = play.socket.plies.at(-1)
  if (phase.kind === 'move' && !play.mine && rolled) {
    return { happened: [tellPly(play, rolled)], now: now(play) }
  }
  // Whose turn it is says enough once the dice are thrown or the game is over.
  const quiet = phase.kind === 'over' || phase.kind === 'move'
  return { happened: quiet ? [] : happened, now: now(play) }
}

function now(play: Play): string {
  const { phase, choosing, mine } = play
  const alone = play.you.length === 1
  switch (phase?.kind) {
    case 'roll_off':
      return t('now-roll-off')
    case 'choose_starter':
      return t(play.chooses || play.watching ? 'now-starter' : 'now-starter-wait')
    case 'roll':
      if (play.isComputer(phase.side)) return t('now-computer-rolls')
      if (mine && !alone) return t('now-roll-side', { side: sideName(phase.side) })
      return tell(play, 'rolling', phase.side)
    case 'move': {
      if (play.isComputer(phase.side)) return t('now-computer-moves')
      if (!mine) return tell(play, 'thinking', phase.side)
      if (choosing.ways.length > 1) return t('now-way')
      if (choosing.loads.length > 0) return t('carry-ask')
      const { foreseen } = choosing
      if (foreseen) return brings(foreseen)
      if (choosing.from !== null) return t('now-target')
      if (choosing.first) return t('now-second')
      const rolled = { roll: roll(phase.roll) }
      if (alone) return tell(play, 'thinking', phase.side, rolled)
      return t('now-move-side', { side: sideName(phase.side), ...rolled })
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

function outcome(play: Play): string {
  const { phase, you } = play
  if (phase?.kind !== 'over') return ''
  const { winner, reason } = phase
  if (!winner || you.length !== 1) return endingWords(winner, reason)
  const won = you[0] === winner
  const lines = [t(won ? 'over-you-won' : 'over-you-lost')]
  const name = opponentName(play)
  if (reason === 'resignation')
    lines.push(won ? t('over-opponent-resigned', { name }) : t('over-you-resigned'))
  if (reason === 'time') lines.push(won ? t('over-opponent-late', { name }) : t('over-you-late'))
  return lines.join(' ')
}
