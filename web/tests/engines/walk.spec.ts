// One walk through the client in every engine that is installed: the first page, a lesson, whole games,
// a server that goes and comes back, review, replay and analysis; and nothing lies over anything else.
import { appendFileSync } from 'node:fs'
import { setUp, test, expect, type TestGame } from '../e2e/support/test'
import { endings, type Ending } from '../e2e/support/endings'
import type { Seated } from '../../src/protocol'
import type { Engine } from './driver'
import { chromium, firefox } from './puppet'
import { webkit } from './webkit'
import { Visit } from './visit'

const engines: Engine[] = [chromium, firefox, webkit]

const desktop = [1280, 800] as const
const phone = (engine: Engine) => [Math.max(390, engine.narrowest), 844] as const

/** Whoever plays the last move there is, whatever it is, loses to the computer before long. */
const computer = { opponent: { kind: 'computer', level: 'medium' }, side: 'light' } as const

/** A check that could not be made says so in the last lines of `make test`. */
function note(line: string) {
  if (process.env.NOT_TESTED) appendFileSync(process.env.NOT_TESTED, `${line}\n`)
}

async function sit(visit: Visit, { game, seats }: Seated) {
  await visit.driver.run(
    (key, seats) => localStorage.setItem(key, seats),
    `ur-seats-${game}`,
    JSON.stringify(seats),
  )
  await visit.go(`/game/${game}`)
  await visit.see('[role=grid]')
}

/** Does the next thing there is to do at a board that two people share; false when it is over. */
async function playOnce(visit: Visit): Promise<boolean> {
  let next: [number, number] | 'over' | null = null
  await expect
    .poll(async () => (next = await visit.driver.run(nextDeed)), { message: 'something to do' })
    .not.toBeNull()
  if (next === null || next === 'over') return false
  await visit.driver.press(next[0], next[1])
  return true
}

/** Where to press next; runs in the page. */
function nextDeed(): [number, number] | 'over' | null {
  if (document.querySelector('a[href^="/review/"]')) return 'over'
  const deeds = [
    ...document.querySelectorAll<HTMLButtonElement>('.next button, [aria-label=Moves] button'),
  ]
  const deed = deeds.findLast((button) => !button.disabled && !button.classList.contains('ask'))
  if (!deed) return null
  deed.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { x, y, width, height } = deed.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

async function playOn(visit: Visit) {
  while (await playOnce(visit));
}

/** Plays just these moves. */
async function playOut(visit: Visit, plies: Ending['plies']) {
  for (const [, , words] of plies) {
    await visit.press('.next button', 'Roll')
    if (words) await visit.press('[aria-label=Moves] button', words)
  }
}

for (const engine of engines) {
  test.describe(engine.name, () => {
    const missing = engine.missing()
    test.skip(missing.length > 0, `${missing.join(' and ')} is not installed`)
    test.setTimeout(600_000)

    if (missing.length > 0 && !process.env.TEST_WORKER_INDEX) {
      note(`${engine.name}: install ${engine.packages.join(' and ')} to test it`)
    }

    /** A browser and the program behind it; what it shows when something fails is kept. */
    async function walk(
      program: { url: string },
      attach: (name: string, body: Buffer) => Promise<void>,
      steps: (visit: Visit) => Promise<void>,
    ) {
      const driver = await engine.start()
      try {
        const visit = new Visit(driver, program.url)
        await driver.resize(...desktop)
        await steps(visit)
      } catch (error) {
        await attach('what was seen', Buffer.from(await driver.picture()))
        throw error
      } finally {
        await driver.close()
      }
    }

    test(`a visitor in ${engine.name} learns, plays and looks back`, async ({ start }, info) => {
      const program = await start()
      const attach = (name: string, body: Buffer) =>
        info.attach(name, { body, contentType: 'image/png' })
      await walk(program, attach, async (visit) => {
        await visit.go('/')
        await visit.expectInPlace()

        await visit.press('main a', 'Learn')
        await visit.see('h2', 'Enter a piece')
        await visit.expectInPlace()
        await visit.press('[data-place="light pool"]')
        await visit.press('[data-place="c1"]')
        await visit.press('button', 'Next step')
        await visit.see('h2', 'Move on')

        await visit.press('header a', 'Ur')
        await visit.press('label', 'Two here')
        await visit.press('form button.main', 'Play')
        await visit.press('button', 'Roll for the start')
        for (let deeds = 0; deeds < 12; deeds++) await playOnce(visit)
        await visit.expectInPlace()

        await program.kill()
        await visit.see('p', 'The connection is lost.')
        await program.run()
        await expect
          .poll(() =>
            visit.driver.run(() => document.body.textContent?.includes('connection is lost')),
          )
          .toBe(false)
        await playOn(visit)
        await visit.see('a', 'Check the dice')

        const game = (await visit.path()).replace('/game/', '')
        const pages = [
          `/game/${game}`,
          `/review/${game}`,
          `/replay/${game}`,
          '/analyse',
          '/rules/classic',
        ]
        for (const size of [desktop, phone(engine)]) {
          await visit.driver.resize(...size)
          for (const page of pages) {
            await visit.go(page)
            await visit.see('[role=grid]')
            // Not polled: a layout that only mends itself later is a fault.
            expect(await visit.faults(), `${page} at ${size[0]} pixels`).toEqual([])
          }
        }
      })
    })

    for (const [ruleset, { start: position, plies }] of Object.entries(endings)) {
      const whole = engine.whole.includes(ruleset)
      // The visitor has played it.
      if (ruleset === 'classic') continue
      test(`${whole ? 'a whole game' : 'the end'} of ${ruleset} in ${engine.name}`, async ({
        program,
      }, info) => {
        const attach = (name: string, body: Buffer) =>
          info.attach(name, { body, contentType: 'image/png' })
        await walk(program, attach, async (visit) => {
          const rolls = plies.map(([, roll]) => roll)
          const game: TestGame = whole
            ? { ruleset, seed: 1, ...computer }
            : { ruleset, start: position, rolls }
          await visit.go('/')
          await sit(visit, await setUp(program.url, game))
          await visit.expectInPlace()
          if (whole) await playOn(visit)
          else await playOut(visit, plies)
          await visit.see('a', 'Check the dice')
          await visit.expectInPlace()
        })
      })
    }
  })
}
