import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import type { NewGame, RulesetView, Seated } from '../../../src/protocol'
import { Program } from './program'
import { seedOf } from './rolls'

export { expect, type Page }

/** A game to be set up for a test: quickly over where it begins late, with the rolls that it needs. */
export type TestGame = Partial<NewGame> & {
  ruleset: string
  /** The first rolls, those for the start left out. */
  rolls?: string[]
}

interface Fixtures {
  /** A page of another browser. Whatever goes wrong in it fails the test. */
  visit: (options?: BrowserContextOptions) => Promise<Page>
  /** Another program, with options of its own. */
  start: (...options: string[]) => Promise<Program>
  /** What went wrong in any page so far. */
  troubles: string[]
}

interface WorkerFixtures {
  /** The program that all tests of a worker share. */
  program: Program
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  program: [
    async ({}, use) => {
      const program = await Program.start()
      await use(program)
      await program.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ program }, use) => use(program.url),
  troubles: async ({}, use) => {
    const troubles: string[] = []
    await use(troubles)
    expect(troubles, 'errors in the console, broken policies, other hosts').toEqual([])
  },
  start: async ({}, use) => {
    const programs: Program[] = []
    await use(async (...options) => {
      const program = await Program.start(...options)
      programs.push(program)
      return program
    })
    for (const program of programs) await program.stop()
  },
  // Pages are closed before the programs that they talk to, and what went wrong is looked at last.
  visit: async ({ browser, contextOptions, baseURL, start: _, troubles }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({
        locale: 'en',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 800 },
        ...contextOptions,
        baseURL,
        ...options,
      })
      contexts.push(context)
      await watch(context, options?.baseURL ?? baseURL ?? '', troubles)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
  page: async ({ visit }, use) => use(await visit()),
})

/** Notes errors in the console, broken policies and requests to other hosts. */
async function watch(context: BrowserContext, own: string, troubles: string[]) {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text())
  })
  context.on('weberror', (error) => {
    troubles.push(String(error.error()))
  })
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== own) troubles.push(`asked ${request.url()}`)
  })
}

/** Asks the server something, as a program would. */
export async function ask<T>(url: string, path: string, body?: unknown): Promise<T> {
  const post = { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(`${url}/api/${path}`, body === undefined ? {} : post)
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

/** Sets up a game, with a seed for the dice that gives the rolls that are wanted. */
export async function setUp(url: string, { rolls, ...game }: TestGame): Promise<Seated> {
  const wanted = { opponent: { kind: 'here' as const }, ...game }
  if (!rolls) return ask<Seated>(url, 'games', wanted)
  const { dice } = await ask<RulesetView>(url, `rulesets/${encodeURIComponent(game.ruleset)}`)
  return ask<Seated>(url, 'games', { ...wanted, seed: seedOf(rolls, dice) })
}

/** Takes the seats of a game that was set up, and goes there. */
export async function sit(page: Page, { game, seats }: Seated) {
  await page.addInitScript(
    ([key, value]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, value)
    },
    [`ur-seats-${game}`, JSON.stringify(seats)] as const,
  )
  await page.goto(`/game/${game}`)
  await expect(page.getByRole('grid')).toBeVisible()
}

/** Two browsers at a game: the first has set it up as Light, the second has come by its link. */
export async function sitTogether(
  visit: Fixtures['visit'],
  url: string,
  game: TestGame,
): Promise<[light: Page, dark: Page, name: string]> {
  const seated = await setUp(url, { opponent: { kind: 'friend' }, side: 'light', ...game })
  const options = { baseURL: url }
  const [light, dark] = await Promise.all([visit(options), visit(options)])
  await sit(light, seated)
  await dark.goto(`/game/${seated.game}`)
  await dark.getByRole('button', { name: 'Take the free seat' }).click()
  for (const page of [light, dark]) {
    await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible()
  }
  return [light, dark, seated.game]
}

/** A place on the board: a square, or such as `light pool`. */
export const at = (page: Page, place: string) => page.locator(`[data-place="${place}"]`)

export const roll = (page: Page) => page.getByRole('button', { name: /^Roll/ })

/** Rolls, and waits until a piece can be chosen. */
export async function rollToChoose(page: Page) {
  await roll(page).click()
  await expect(moves(page).first()).toBeVisible()
}

/** The moves in words. */
export const moves = (page: Page) => page.getByRole('region', { name: 'Moves' }).getByRole('button')

/** A move in words; the words after it say what it brings. */
export const move = (page: Page, words: string) =>
  page
    .getByRole('region', { name: 'Moves' })
    .getByRole('button', { name: new RegExp(`^${words}( ·|$)`) })

export const status = (page: Page) => page.getByRole('status')

export const history = (page: Page) =>
  page.getByRole('list', { name: 'History' }).getByRole('listitem')

/** Everything that stands on the board, in words; what can be done with it left out. */
export const boardOf = (page: Page): Promise<(string | undefined)[]> =>
  page
    .getByRole('gridcell')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute('aria-label')?.replace(/, can move to .*/, '')),
    )

/** Both see the same board and the same history. */
export async function expectSame(one: Page, other: Page) {
  await expect(async () => {
    expect(await boardOf(one)).toEqual(await boardOf(other))
    expect(await history(one).allTextContents()).toEqual(await history(other).allTextContents())
  }).toPass()
}

/** Whoever sits at one of these pages plays the move listed last, of the piece that is furthest, until the game is over. */
export async function playOn(pages: Page[], until: (page: Page) => Promise<boolean> = isOver) {
  for (;;) {
    for (const page of pages) {
      if (await until(page)) return
      const next = roll(page).or(moves(page)).and(page.locator(':enabled')).last()
      if (await next.isVisible()) await next.click({ timeout: 1000 }).catch(() => undefined)
    }
  }
}

const isOver = (page: Page) => page.getByRole('link', { name: 'Check the dice' }).isVisible()
