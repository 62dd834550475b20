import type { PlyView, Side } from '../protocol'
import { describeDeed, roll, sideName, t } from '../words.svelte'
import type { Play } from './play.svelte'
import { otherSide } from './travel'

/** Sentences about a side: as its player hears them, as the opponent does, and as all others do. */
const sentences = {
  rolled: ['you-rolled', 'opponent-rolled', 'said-rolled'],
  rolling: ['now-roll', 'opponent-rolling', 'now-wait-roll'],
  thinking: ['now-move', 'opponent-thinking', 'now-wait-move'],
  starts: ['start-you', 'start-opponent', 'start-side'],
} as const

/** What the one is called, at the beginning of a sentence, whom a player plays against. */
export function opponentName({ table, you }: Play): string {
  const player = table?.seats[you[0] === 'light' ? 1 : 0].player
  if (player?.kind === 'computer') return t('the-computer')
  return (player?.kind === 'person' && player.name) || t('your-opponent')
}

/** A sentence about a side: with a seat of one's own it is about you and your opponent. */
export function tell(
  play: Play,
  sentence: keyof typeof sentences,
  side: Side,
  more: Record<string, string> = {},
): string {
  const [own, others, neutral] = sentences[sentence]
  if (play.you.length !== 1) return t(neutral, { side: sideName(side), ...more })
  return play.you[0] === side ? t(own, more) : t(others, { name: opponentName(play), ...more })
}

/** A roll and what was done with it. */
export function tellPly(play: Play, ply: PlyView): string {
  const rolled = tell(play, 'rolled', ply.side, { roll: roll(ply.roll) })
  return [rolled, ...describeDeed(ply)].join(' ')
}

/** The throws for the start. */
export function tellRollOffs({ table, you }: Play): string[] {
  const phase = table?.phase
  const starter = phase?.kind === 'roll' || phase?.kind === 'move' ? phase.side : null
  const throws = table?.roll_off ?? []
  return throws.map(([light, dark], number) => {
    const values = { light: roll(light), dark: roll(dark) }
    if (!starter || number < throws.length - 1) return t('said-roll-off-tie', values)
    if (you.length !== 1) return t('said-roll-off', { ...values, starter: sideName(starter) })
    const own = you[0] ?? 'light'
    const mine = { yours: values[own], theirs: values[otherSide(own)] }
    return t(starter === own ? 'roll-off-you' : 'roll-off-opponent', mine)
  })
}
