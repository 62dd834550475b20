import type { MoveBand, ReviewPage, ReviewedPly } from '../../protocol'

/** Every band, the best first. */
export const bands: MoveBand[] = ['excellent', 'good', 'inaccuracy', 'mistake', 'blunder']

/** A sign for each, as annotators write them. */
export const signs: Record<MoveBand, string> = {
  excellent: '!',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
}

/** Light's chance of winning at the start and after every roll and move. */
export function lightChances({ start, plies, replay }: ReviewPage): number[] {
  const after = plies.map((ply, i) =>
    replay.plies[i]?.side === 'light' ? ply.after : 1 - ply.after,
  )
  return [start, ...after]
}

/** Whether a better move was there, and enough better to be told. */
export const missed = ({ band, loss }: ReviewedPly): boolean =>
  band !== null && band !== 'excellent' && loss > 0
