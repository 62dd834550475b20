import { execFileSync } from 'node:child_process'
import type { Page, WebSocketRoute } from '@playwright/test'
import type {
  BoardView,
  ClientMessage,
  LegView,
  MoveView,
  PlyView,
  RulesetView,
  ServerMessage,
  Side,
  SquareMark,
  SquareView,
  TableView,
} from '../src/protocol'

/** Stands in for the server: the rules come from the `ur` program, everything else is made up. */
const ur = process.env.UR ?? new URL('../../target/release/ur', import.meta.url).pathname
const run = (...args: string[]) => execFileSync(ur, args, { encoding: 'utf8' }).trim()

const own = ['d', 'c', 'b', 'a']
const path = (row: number, columns: string) => [
  ...own.map((column) => column + row),
  ...[...columns].map((column) => `${column}2`),
]
const classicPath = (row: number) => [...path(row, 'abcdefgh'), `h${row}`, `g${row}`]

function squares(marks: Record<string, SquareMark>, columns = 'abcdefgh', regions = false) {
  const names = [...columns].flatMap((column) =>
    [1, 2, 3]
      .map((row) => column + row)
      .filter((name) => name[1] === '2' || !/[efijkl]/.test(name)),
  )
  const region = (name: string) => (name < 'e' ? 'earth' : name < 'g' ? 'bridge' : 'heaven')
  return names
    .filter((name) => columns.length === 8 || name[1] === '2' || name < 'e')
    .map((name): SquareView => ({
      name,
      marks: marks[name] ? [marks[name]] : [],
      region: regions ? region(name) : null,
    }))
}

const mark = (mark: SquareMark, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, mark] as const))
const rosettes = mark('rosette', 'a1 a3 d2 g1 g3')

function boardOf(position: string): BoardView {
  const [rows = '', , light = '', dark = ''] = position.split(' ')
  const stones: Record<string, string> = {}
  rows.split('/').forEach((row, index) => {
    let column = 0
    for (const token of row.match(/\(\w+\)|\d+|\.|[A-Za-z]/g) ?? []) {
      if (/\d/.test(token)) column += Number(token)
      else {
        if (token !== '.')
          stones[String.fromCharCode(97 + column) + (3 - index)] = token.replace(/[()]/g, '')
        column += 1
      }
    }
  })
  const [[lp, lo], [dp, dark_o]] = [light, dark].map((text) =>
    text.split('-').map(Number),
  ) as number[][]
  return { stones, pools: [lp ?? 0, dp ?? 0], out: [lo ?? 0, dark_o ?? 0], position }
}

function ruleset(name: string): RulesetView {
  const race = name !== 'modern' && name !== 'ravensburger'
  const long = name === 'aseb'
  const kinds = {
    modern: 'coloured_pair',
    ravensburger: 'cube',
    masters: 'three_tetrahedra',
  } as const
  const modern = {
    ...mark('fort', 'a1 a3 g1 g3'),
    ...mark('kingdom', 'b2 c2 d2'),
    ...mark('entrance', 'd1 d3'),
    e2: 'ishtar',
    f2: 'marduk',
  } as Record<string, SquareMark>
  const paths: [string[], string[]] =
    name === 'modern'
      ? [[], []]
      : long
        ? [path(1, 'abcdefghijkl'), path(3, 'abcdefghijkl')]
        : [classicPath(1), classicPath(3)]
  return {
    text: name,
    name,
    family: race ? 'race' : name,
    pieces: boardOf(run('start', name)).pools[0],
    board: {
      columns: long ? 12 : 8,
      squares: long
        ? squares(mark('rosette', 'a1 a3 d2 h2 l2'), 'abcdefghijkl')
        : squares(
            race ? rosettes : name === 'modern' ? modern : mark('goal', 'g1 h1 g3 h3'),
            'abcdefgh',
            name === 'modern',
          ),
      paths,
    },
    dice: { kind: kinds[name as keyof typeof kinds] ?? 'four_tetrahedra', rolls: [], throws: 16 },
    levels: race ? ['random', 'greedy', 'perfect'] : ['random', 'greedy'],
    options: race
      ? [
          { key: 'pieces', values: ['5', '6', '7'], default: '7' },
          { key: 'rosette_safe', values: ['true', 'false'], default: 'true' },
        ]
      : [],
    has_draws: name === 'modern',
    start: boardOf(run('start', name)),
  }
}

const names = [
  'classic',
  'brettspielnetz',
  'modern',
  'ravensburger',
  'masters',
  'masters-four-dice',
  'blitz',
  'aseb',
]
const known = new Map(names.map((name) => [name, ruleset(name)]))
const rulesetOf = (name: string) => known.get(name.split(':')[0] ?? '') ?? ruleset('classic')

function legOf(text: string, rules: RulesetView, side: Side): LegView {
  const steps = text.replace(/\+\d+$/, '').match(/@|off|[a-l]\d|[-x]/g) ?? []
  const captures = steps.flatMap((step, at) =>
    step === 'x' ? [steps[at + 1] ?? steps[at - 1] ?? ''] : [],
  )
  const places = steps.filter((step) => /\d|off/.test(step))
  const [first = '', ...rest] = places
  const from = text.startsWith('@') ? 'pool' : first
  const named = from === 'pool' ? [first] : rest
  const way = rules.board.paths[side === 'light' ? 0 : 1]
  const [start, end] = [way.indexOf(from), named.length === 1 ? way.indexOf(named[0] ?? '') : -1]
  const whole = rules.family === 'race' && end > start ? way.slice(start + 1, end + 1) : named
  return { from, path: whole, named, captures }
}

function moveOf(text: string, after: string, rules: RulesetView, side: Side): MoveView {
  const legs = text === '--' ? [] : text.split(',').map((leg) => legOf(leg, rules, side))
  const end = legs.at(-1)?.path.at(-1)
  const again = after.split(' ')[1] === side[0]
  const safe = rules.board.squares.some(
    ({ name, marks }) => name === end && marks.includes('rosette'),
  )
  return {
    text,
    legs,
    prisoners: Number(/\+(\d+)$/.exec(text)?.[1] ?? 0),
    again,
    safe,
    wins: false,
  }
}

export interface Scene {
  ruleset: string
  position: string
  /** The roll that lies on the table; without it the side to act is to roll. */
  roll?: string
  you?: Side[]
  table?: Partial<TableView>
  /** The rolls that come, over and over. */
  rolls?: string[]
}

/** A game that goes on by the rules from a position. */
export class MockGame {
  private plies: PlyView[] = []
  private seq = 1
  private position: string
  private roll: string | null
  private readonly rules: RulesetView
  private rolled = 0
  acted: string[] = []

  constructor(private readonly scene: Scene) {
    this.position = scene.position
    this.roll = scene.roll ?? null
    this.rules = rulesetOf(scene.ruleset)
    if (this.roll) this.plies.push(this.ply(this.roll))
  }

  get side(): Side {
    return this.position.split(' ')[1] === 'l' ? 'light' : 'dark'
  }

  private ply(roll: string): PlyView {
    return { side: this.side, roll, move: null, pass: null, board: boardOf(this.position) }
  }

  private moves(): { move: MoveView; after: string }[] {
    if (!this.roll) return []
    const lines = run('moves', this.scene.ruleset, this.position, this.roll).split('\n')
    return lines.map((line) => {
      const [text = '', after = ''] = line.split('\t')
      return { move: moveOf(text, after, this.rules, this.side), after }
    })
  }

  table(): TableView {
    const { side, roll } = this
    return {
      game: 'mock',
      ruleset: this.scene.ruleset,
      seats: [
        { player: { kind: 'person', name: null }, here: true },
        { player: { kind: 'computer', level: 'greedy', stand_in: null }, here: true },
      ],
      phase: roll ? { kind: 'move', side, roll } : { kind: 'roll', side, known: null },
      board: boardOf(this.position),
      moves: this.moves().map(({ move }) => move),
      plies: this.plies.length,
      roll_off: [],
      clock: null,
      draw_claim: null,
      offer: null,
      absent: null,
      takebacks: [this.plies.length > 2, false],
      rematch: null,
      dice: { commitment: '', secret: null, salts: [], lot: false, seeded: false },
      spectators: 0,
      ...this.scene.table,
    }
  }

  welcome(): ServerMessage {
    const you = this.scene.you ?? ['light']
    return { type: 'welcome', you, seq: this.seq, table: this.table(), plies: this.plies }
  }

  private update(from: number): ServerMessage {
    this.seq += 1
    const plies = this.plies.slice(from)
    return {
      type: 'update',
      from: this.seq - 1,
      seq: this.seq,
      table: this.table(),
      plies,
      plies_from: from,
    }
  }

  private make({ move, after }: { move: MoveView; after: string }): ServerMessage {
    const at = this.plies.length - 1
    const ply = this.plies[at] as PlyView
    const pass =
      move.legs.length === 0 ? ({ kind: this.roll === '0' ? 'roll' : 'nothing' } as const) : null
    this.plies[at] = { ...ply, move, pass, board: boardOf(after) }
    this.position = after
    this.roll = null
    return this.update(at)
  }

  hear(message: ClientMessage): ServerMessage[] {
    if (message.type === 'hello' || message.type === 'resync') return [this.welcome()]
    if (message.type === 'ping') return [{ type: 'pong' }]
    if (message.type === 'react')
      return [{ type: 'reacted', by: 'light', reaction: message.reaction }]
    const { action, id } = message
    this.acted.push(action.do === 'move' ? action.move : action.do)
    const done: ServerMessage = { type: 'done', id, seq: this.seq + 1 }
    if (action.do === 'roll') {
      const rolls = this.scene.rolls ?? ['2', '1', '3', '0', '4', '2']
      this.roll = rolls[this.rolled++ % rolls.length] ?? '1'
      this.plies.push(this.ply(this.roll))
      const answers = [this.update(this.plies.length - 1), done]
      const [first] = this.moves()
      const computer = this.side === 'dark' && (this.scene.you ?? ['light']).length === 1
      if (first && (first.move.legs.length === 0 || computer)) answers.push(this.make(first))
      return answers
    }
    if (action.do === 'move') {
      const chosen = this.moves().find(({ move }) => move.text === action.move)
      if (chosen) return [this.make(chosen), done]
    }
    return [done]
  }
}

/** Answers everything that the client asks on a page, with one game behind its socket. */
export async function mock(page: Page, scene: Scene): Promise<MockGame> {
  const game = new MockGame(scene)
  const json = (body: unknown) => ({ contentType: 'application/json', body: JSON.stringify(body) })
  await page.route('**/api/info', (route) =>
    route.fulfill(
      json({
        version: '0',
        rulesets: [...known.values()],
        oracle: { state: 'solving', done: 0.42 },
        testing: true,
      }),
    ),
  )
  await page.route('**/api/rulesets/*', (route) =>
    route.fulfill(json({ ...rulesetOf(scene.ruleset), text: scene.ruleset })),
  )
  await page.route('**/api/games', (route) =>
    route.fulfill(json({ game: 'mock', seats: [{ side: 'light', secret: 's' }] })),
  )
  await page.routeWebSocket('**/api/games/*/socket', (socket: WebSocketRoute) => {
    socket.onMessage((data) => {
      for (const answer of game.hear(JSON.parse(String(data)))) socket.send(JSON.stringify(answer))
    })
  })
  return game
}
