import type { ClockSettings, NewGame, Opponent, RulesetView, ServerInfo, Side } from '../protocol'
import { usualLevel } from './levels'

export type Against = 'computer' | 'friend' | 'anyone' | 'here'

/** The games that come first; the others are one step away. */
export const featured = ['classic', 'brettspielnetz', 'modern', 'ravensburger']

export const clocks: Record<string, ClockSettings | undefined> = {
  none: undefined,
  'game-5': { game_seconds: 300 },
  'game-10': { game_seconds: 600 },
  'move-30': { move_seconds: 30 },
  'move-60': { move_seconds: 60 },
}

/** The options that say what squares are, each with how such squares are marked. */
const roles = {
  forts: 'fort',
  ishtar: 'ishtar',
  marduk: 'marduk',
  kingdom: 'kingdom',
  entrances: 'entrance',
} as const

/** A game as it is being set up. */
export class Setup {
  readonly info: ServerInfo
  name = $state('classic')
  against = $state<Against>('computer')
  private wanted = $state<string | null>(null)
  side = $state<Side | 'lot'>('lot')
  clock = $state('none')
  /** Options that were changed, by ruleset. */
  private changed = $state<Record<string, Record<string, string>>>({})

  constructor(info: ServerInfo) {
    this.info = info
    this.name = (this.first[0] ?? info.rulesets[0])?.name ?? 'classic'
  }

  get first(): RulesetView[] {
    return featured.flatMap((name) => this.info.rulesets.find((each) => each.name === name) ?? [])
  }

  get others(): RulesetView[] {
    return this.info.rulesets.filter(({ name }) => !featured.includes(name))
  }

  readonly ruleset = $derived.by(
    () => this.info.rulesets.find(({ name }) => name === this.name) ?? this.info.rulesets[0],
  )

  /** The computer's strength: the one chosen if the game has it, and else the usual one. */
  get level(): string {
    const levels = this.ruleset?.levels ?? []
    return this.wanted && levels.includes(this.wanted) ? this.wanted : usualLevel
  }

  set level(level: string) {
    this.wanted = level
  }

  option(key: string): string {
    const stands = this.ruleset?.options.find((option) => option.key === key)?.default ?? ''
    return this.changed[this.name]?.[key] ?? stands
  }

  setOption(key: string, value: string) {
    this.changed = { ...this.changed, [this.name]: { ...this.changed[this.name], [key]: value } }
  }

  /** The options of this ruleset that name squares, with those that are usual. */
  get squares(): { key: string; usual: string }[] {
    const board = this.ruleset?.board.squares ?? []
    return Object.entries(roles).flatMap(([key, role]) => {
      const usual = board.filter(({ marks }) => marks.includes(role)).map(({ name }) => name)
      return usual.length > 0 ? [{ key, usual: usual.sort().join(' ') }] : []
    })
  }

  /** The ruleset with the options that differ from its own. */
  get text(): string {
    const chosen = (this.ruleset?.options ?? [])
      .filter(({ key, default: stands }) => this.option(key) !== stands)
      .map(({ key }) => `${key}=${this.option(key)}`)
    const placed = this.squares
      .map(({ key }) => ({
        key,
        names: this.option(key)
          .toLowerCase()
          .match(/[^\s,+]+/g),
      }))
      .flatMap(({ key, names }) => (names ? [`${key}=${names.join('+')}`] : []))
    const options = [...chosen, ...placed]
    return options.length > 0 ? `${this.name}:${options.join(',')}` : this.name
  }

  game(name: string): NewGame {
    const opponent: Opponent =
      this.against === 'computer' ? { kind: 'computer', level: this.level } : { kind: this.against }
    return {
      ruleset: this.text,
      opponent,
      ...(this.side !== 'lot' && this.against !== 'here' && { side: this.side }),
      ...(name && { name }),
      ...(clocks[this.clock] && { clock: clocks[this.clock] }),
    }
  }
}

/** A board in the middle of a game, to look at. */
export function showcase({ family, pieces, start }: RulesetView) {
  const light = pieces - 3
  const dark = pieces - 3
  const stones: Record<string, Record<string, string>> = {
    race: { b1: 'L', d2: 'L', f2: 'D', c3: 'D', b2: 'D', c1: 'L' },
    modern: { d1: 'L', b2: 'L', g1: 'L', e2: 'D', f2: 'D', a3: 'D' },
    ravensburger: { b1: 'L', d2: 'DL', f2: 'LDD', c3: 'D', g1: 'l', a1: 'L' },
  }
  return {
    ...start,
    stones: stones[family] ?? {},
    pools: [light, dark] as [number, number],
    out: [0, 0] as [number, number],
    position: '',
  }
}
