// The examples of docs/fair-dice.md, computed as the page that checks games computes them.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  blockOf,
  bytesOf,
  checkGame,
  drawThrow,
  sealOf,
  type ThrownGame,
} from '../../src/fair-dice'
import type { DiceShape, Side } from '../../src/protocol'

const page = readFileSync(new URL('../../../docs/fair-dice.md', import.meta.url), 'utf8')

/** The fenced blocks of the page that are marked with a word. */
const blocks = (mark: string) =>
  [...page.matchAll(new RegExp(`\\n\`\`\`${mark}\\n([^]*?)\\n\`\`\``, 'g'))].map(
    ([, text]) => text!,
  )

function bytes(hex: string | undefined, length: number): Uint8Array {
  const found = bytesOf(hex ?? '', length)
  if (!found) throw new Error(`not ${length} bytes: ${hex}`)
  return found
}

const digits = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

describe('the vectors', () => {
  let secret = new Uint8Array()
  let game = ''
  const lines = blocks('vectors').join('\n').split('\n')

  for (const line of lines) {
    const [kind, ...rest] = line.split(' ')
    if (kind === 'secret') secret = Uint8Array.from(bytes(rest[0], 32))
    else if (kind === 'game') game = rest[0]!
    else {
      const [key, name] = [secret, game]
      it(line, () => {
        if (kind === 'commitment') expect(sealOf(key)).toBe(rest[0])
        else {
          const [number, salt, third, result] = rest
          const at = [key, name, Number(number), bytes(salt, 16), Number(third)] as const
          if (kind === 'hash') expect(digits(blockOf(...at))).toBe(result)
          else if (kind === 'draw') expect(drawThrow(...at)).toBe(Number(result))
          else throw new Error('not a line of the vectors')
        }
      })
    }
  }

  it('have every bound of the page', () => {
    const bounds = lines.filter((line) => line.startsWith('draw')).map((line) => line.split(' ')[3])
    expect(bounds).toEqual(expect.arrayContaining(['2', '3', '6', '8', '10', '16']))
  })
})

/** The dice of the rulesets that the records are of, as the page lists them. */
const dice: Record<string, [string, number][]> = {
  classic: Object.entries({ 0: 1, 1: 4, 2: 6, 3: 4, 4: 1 }),
  modern: Object.entries({ bb: 4, bc: 8, gs: 2, ss: 1, gg: 1 }),
}

function shape(ruleset: string): DiceShape {
  const rolls = dice[ruleset.split(':')[0]!]!.map(([roll, weight]) => ({ roll, weight }))
  return { kind: 'other', rolls, throws: 16 }
}

/** As much of a record as its dice need: Light's part is before the bar, Dark's after it. */
function thrown(record: string): ThrownGame {
  const header = (name: string) => record.match(new RegExp(`\\[${name} "([^"]*)"\\]`))?.[1] ?? ''
  const proof = (name: string) => header('Dice').match(new RegExp(` ${name}=(\\S*)`))?.[1] ?? ''
  const turns = record.split('\n').filter((line) => /^\d+\. /.test(line))
  const rolls = turns.flatMap((line) =>
    line
      .replace(/^\d+\. /, '')
      .split('|')
      .flatMap((part, i) => {
        const words = part.split(';').map((roll) => roll.trim().split(' ')[0]!)
        const side: Side = i === 0 ? 'light' : 'dark'
        return words
          .filter((word) => !/^(\.\.\.|resigns)$/.test(word))
          .map((roll) => ({ side, roll }))
      }),
  )
  const pairs = header('Opening').split(' ').filter(Boolean)
  return {
    shape: shape(header('Ruleset')),
    dice: {
      game: proof('game'),
      commitment: proof('commitment'),
      secret: proof('secret'),
      salts: proof('salts').split(','),
      lot: proof('lot') === 'yes',
      seeded: false,
    },
    starter: header('Start').split(' ')[1] === 'd' ? 'dark' : 'light',
    rollOff: pairs.map((pair) => pair.split('-') as [string, string]),
    rolls,
  }
}

describe('the records', () => {
  const games = blocks('record').map(thrown)

  it('are one with a roll-off and one with a lot', () => {
    expect(games.map(({ dice, rollOff }) => [rollOff.length, dice.lot])).toEqual([
      [2, false],
      [0, true],
    ])
  })

  it.each(games)('hold: $game', (game) => {
    const verdict = checkGame(game)
    expect(verdict).toMatchObject({ sealHolds: true, missing: 0, surplus: 0, holds: true })
  })

  it.each(games)('do not hold for a game of another name: $game', (game) => {
    expect(checkGame({ ...game, dice: { ...game.dice, game: 'x' } })?.holds).toBe(false)
  })
})
