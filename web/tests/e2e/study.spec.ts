import AxeBuilder from '@axe-core/playwright'
import type { ReviewPage } from '../../src/protocol'
import {
  ask,
  at,
  expect,
  playOn,
  roll,
  setUp,
  sit,
  sitTogether,
  test,
  type Page,
} from './support/test'

async function expectAccessible(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
  expect(found, where).toEqual([])
}

/** Nothing is wider than the window. */
async function expectFits(page: Page) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
}

const phone = { viewport: { width: 360, height: 740 } }
const computer = { kind: 'computer' as const, level: 'easy' }

/** A short game against the computer, played to its end. */
async function playShort(page: Page, url: string): Promise<string> {
  const seated = await setUp(url, {
    ruleset: 'classic',
    opponent: computer,
    side: 'light',
    start: '4..2/8/4..1L l 0-6 2-5',
  })
  await sit(page, seated)
  await playOn([page])
  return seated.game
}

test('a game against the computer is reviewed, and played on from where it turned', async ({
  page,
  program,
}) => {
  const game = await playShort(page, program.url)
  await page.getByRole('link', { name: 'Review the game' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Review:')
  const review = await ask<ReviewPage>(program.url, `games/${game}/review`)
  const lines = page.locator('li[data-ply]')
  await expect(lines).toHaveCount(review.replay.plies.length)
  await expect(page.getByText(/^These chances are (exact|estimates)/)).toBeVisible()

  const curve = page.getByRole('slider', { name: 'Light’s chance of winning' })
  await expect(curve).toHaveAttribute('aria-valuenow', '0')
  await curve.focus()
  await page.keyboard.press('End')
  await expect(curve).toHaveAttribute('aria-valuenow', String(review.replay.plies.length))
  await curve.click({ position: { x: 4, y: 20 } })
  await expect(page.getByText('Before the first roll').first()).toBeVisible()

  // The columns add up as they are shown.
  const cells = page.locator('table').first().locator('tbody, tfoot').locator('tr td:first-of-type')
  const column = (await cells.allInnerTexts()).map(number)
  const result = column.pop() ?? 0
  expect(column.reduce((sum, each) => sum + each, 0)).toBeCloseTo(result, 5)

  await expectAccessible(page, 'review')
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByText('Computer, medium')).toBeVisible()
  const next = new URL(page.url()).pathname.replace('/game/', '')
  const record = await (await fetch(`${program.url}/api/games/${next}/record`)).text()
  expect(record).toContain('[Start "4..2/8/4..1L l 0-6 2-5"]')
})

/** A number as it is shown; a dash is nothing. */
const number = (text: string) => Number(text.replace('−', '-').replace(/[–%]/, '') || 0)

test('a record is reviewed, and one that is not over says so', async ({
  page,
  program,
  troubles,
}) => {
  await page.goto('/review')
  const record =
    '[Ruleset "classic"]\n[Start "4..2/8/4..1L l 0-6 2-5"]\n[Result "1-0"]\n\n1. 1 h1-g1; 1 g1-off'
  await page.getByRole('textbox', { name: 'Or paste the record' }).fill(record)
  await page.getByRole('button', { name: 'Show the game' }).click()
  await expect(page.locator('li[data-ply]')).toHaveCount(2)
  await page.getByRole('link', { name: 'Analyse from here' }).click()
  await expect(page.getByRole('heading', { name: /to roll: chance of winning/ })).toBeVisible()

  const { game } = await setUp(program.url, { ruleset: 'classic', opponent: computer })
  await page.goto(`/review/${game}`)
  await expect(page.getByRole('alert')).toContainText('The game is not over yet.')
  expect(troubles.splice(0)).toEqual([expect.stringContaining('409')])
})

test('a hint is shown on the board and in words, but not among strangers', async ({
  page,
  program,
  visit,
}) => {
  const start = '2D1..2/1D1L1D2/1L1L..1L l 2-1 4-0'
  await sit(page, await setUp(program.url, { ruleset: 'classic', start, rolls: ['2'] }))
  await expect(page.getByRole('button', { name: 'Hint' })).toBeHidden()
  await roll(page).click()
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.getByRole('status')).toContainText(/Best is .*: your chance of winning is/)
  await expect(page.getByRole('button', { name: 'Hint' })).toBeHidden()
  await expectAccessible(page, 'a hint')
  await at(page, 'd2').click()
  await at(page, 'f2').click()
  await expect(page.getByRole('status')).not.toContainText('Best is')

  const [light] = await sitTogether(visit, program.url, { ruleset: 'classic', start, rolls: ['2'] })
  await roll(light).click()
  await expect(light.getByRole('region', { name: 'Moves' })).toBeVisible()
  await expect(light.getByRole('button', { name: 'Hint' })).toBeHidden()
})

for (const [ruleset, name] of [
  ['classic', 'Classic'],
  ['modern', 'Modern'],
  ['ravensburger', 'UR-Spiel'],
] as const) {
  test(`positions of ${ruleset} are set up and weighed`, async ({ page }) => {
    await page.goto('/analyse')
    await page.getByLabel('Game').selectOption(name)
    const chance = page.getByRole('heading', { name: /Light to roll: chance of winning/ })
    await expect(chance).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`ruleset=${ruleset}`))
    const rolls = page.getByRole('list', { name: 'What the moves are worth' })
    await expect(rolls.getByRole('heading')).toHaveCount(ruleset === 'ravensburger' ? 6 : 5)

    // A move is played on the board, and taken back.
    const text = page.getByRole('textbox', { name: 'Position as text' })
    const before = await text.inputValue()
    await rolls
      .getByRole('button', { name: /^a piece from the pool/ })
      .first()
      .click()
    await expect(text).not.toHaveValue(before)
    await page.getByRole('button', { name: 'Back a move' }).click()
    await expect(text).toHaveValue(before)

    // Pieces are put down and taken away.
    await page.getByRole('radio', { name: 'a dark piece', exact: true }).check()
    await at(page, 'b2').click()
    await expect(at(page, 'b2')).toHaveAttribute('aria-label', /Dark/)
    await expect(text).toHaveValue(/1D6/)
    await page.getByRole('radio', { name: 'Dark', exact: true }).check()
    await expect(page.getByRole('heading', { name: /Dark to roll/ })).toBeVisible()
    await expectAccessible(page, ruleset)
    await page.getByRole('radio', { name: 'nothing (takes away)' }).check()
    await at(page, 'b2').click()
    await expect(text).toHaveValue(/\/8\//)
  })
}

test('positions that cannot be are shown with the reasons, and texts are read', async ({
  page,
  troubles,
}) => {
  await page.goto('/analyse?ruleset=classic')
  await at(page, 'a3').click()
  await expect(page.getByText('Light never comes to a3.')).toBeVisible()
  await expectAccessible(page, 'faults')
  const text = page.getByRole('textbox', { name: 'Position as text' })
  await text.fill('4..2/8/3L..2 d 6-0 7-0')
  await page.getByRole('button', { name: 'Use' }).click()
  await expect(page.getByRole('heading', { name: /Dark to roll/ })).toBeVisible()
  const address = page.url()
  await text.fill('nonsense')
  await page.getByRole('button', { name: 'Use' }).click()
  await expect(page.getByRole('alert')).toContainText('This is no position of this game:')
  expect(troubles.splice(0)).toEqual([expect.stringContaining('400')])
  // The address carries the position.
  await page.goto(address)
  await expect(text).toHaveValue('4..2/8/3L..2 d 6-0 7-0')
})

test('the list of games goes on, reviews and forgets', async ({ page, program }) => {
  const over = await playShort(page, program.url)
  const start = '4..2/8/3L..2 l 6-0 7-0'
  const game = { ruleset: 'classic', opponent: computer, side: 'light' as const, start }
  const running = await setUp(program.url, game)
  await sit(page, running)
  await page.goto('/games')
  const entry = (name: string) =>
    page.getByRole('listitem').filter({ has: page.locator(`a[href*="${name}"]`) })
  await expect(entry(running.game)).toContainText('Your turn')
  await expect(entry(over)).toContainText(/Won|Lost/)
  await expectAccessible(page, 'games')
  await entry(over).getByRole('link', { name: 'Review' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Review:')
  await page.goto('/games')
  await entry(over).getByRole('button', { name: 'Forget' }).click()
  await entry(over).getByRole('button', { name: 'Forget: sure?' }).click()
  await expect(entry(over)).toHaveCount(0)
  await entry(running.game).getByRole('link', { name: 'Go on' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
})

test('levels say how strong they are', async ({ page }) => {
  await page.goto('/')
  const level = page.getByLabel('Strength')
  await expect(level).toHaveValue('medium')
  await expect(page.getByText('Finds most good moves.')).toBeVisible()
  await page.getByRole('radio', { name: /^Modern/ }).check()
  await level.selectOption('master')
  await expect(
    page.getByText('Strong, but not perfect: this game is not solved here.'),
  ).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ contextOptions: { ...phone, colorScheme: 'dark', reducedMotion: 'reduce' } })

  test('reviews, the analysis board and the list of games fit', async ({ visit, program }) => {
    const desk = await visit({ viewport: { width: 1280, height: 800 } })
    const game = await playShort(desk, program.url)
    const page = await visit(phone)
    for (const path of [`/review/${game}`, '/analyse?ruleset=ravensburger']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectFits(page)
      await expectAccessible(page, path)
    }
    await desk.setViewportSize(phone.viewport)
    await desk.goto('/games')
    await expect(desk.getByRole('heading', { level: 2 })).toBeVisible()
    await expectFits(desk)
    await expectAccessible(desk, 'games')
  })
})
