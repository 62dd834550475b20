import AxeBuilder from '@axe-core/playwright'
import { at, expect, test, type Page } from './support/test'

const heading = (page: Page) => page.getByRole('heading', { level: 2 })
const next = (page: Page) => page.getByRole('button', { name: 'Next step' })
const finish = (page: Page) => page.getByRole('button', { name: 'Finish', exact: true })

/** Clicks on squares and trays, one after the other. */
async function click(page: Page, ...places: string[]) {
  for (const place of places) await at(page, place).click()
}

/** Does a step: what it is called, and what is clicked; then on to the next. */
async function step(page: Page, title: string, places: string[]) {
  await expect(heading(page)).toHaveText(title)
  await click(page, ...places)
  await next(page).click()
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
}

test('the race is learnt by clicks, mistakes included, and leads to a game', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Learn by playing' }).click()
  await expect(page).toHaveTitle(/^Lesson: Classic/)
  await step(page, 'Enter a piece', ['light pool', 'c1'])

  // A legal move that is not the one asked for is said to be so, and taken back.
  await expect(heading(page)).toHaveText('Move on')
  await click(page, 'light pool', 'b1')
  await expect(page.getByRole('status').first()).toContainText('That is legal too')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(at(page, 'b1')).toHaveAccessibleName('b1, empty')
  await step(page, 'Move on', ['c2', 'f2'])

  await step(page, 'Capture', ['c2', 'e2'])
  await step(page, 'Land on a rosette', ['c2', 'd2'])
  // The piece that could only land on the safe rosette cannot be picked.
  await at(page, 'b2').click()
  await expect(at(page, 'b2')).toHaveAttribute('aria-selected', 'false')
  await step(page, 'Safe on the rosette', ['f2', 'h2'])
  await step(page, 'Into safety', ['f2', 'h1'])
  await step(page, 'Finish with an exact roll', ['h1', 'light off'])
  await expect(heading(page)).toHaveText('Win')
  await click(page, 'h2', 'light off')
  await finish(page).click()

  await expect(heading(page)).toHaveText('You can play now')
  await expectAccessible(page)
  await page.goto('/learn')
  await expect(page.getByRole('link', { name: /^Classic .* Done/ })).toBeVisible()
  await page.goto('/learn/classic')
  await expect(page.getByRole('button', { name: 'Step 1 of 8: Enter a piece' })).toBeVisible()
  await page.goBack()
  await page.goto('/rules/classic')
  await page.getByRole('main').getByRole('link', { name: 'Learn by playing' }).click()
  await expect(heading(page)).toHaveText('Enter a piece')
})

/** Goes to a place on the board by the arrow keys, and presses Enter there. */
async function press(page: Page, place: string) {
  await at(page, place).focus()
  await page.keyboard.press('Enter')
}

test('modern is learnt by keys', async ({ page }) => {
  await page.goto('/learn/modern')
  const done = async (title: string, ...places: string[]) => {
    await expect(heading(page)).toHaveText(title)
    for (const place of places) await press(page, place)
    // What comes next has the focus.
    await expect(next(page).or(finish(page))).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await done('Place on an Entrance', 'light pool', 'd1')
  await expect(heading(page)).toBeFocused()
  await done('Move a piece', 'h2', 'g2')
  await done('Two blanks', 'light pool', 'c2')
  await done('Into the Royal Kingdom', 'light pool', 'b2')
  await done('Capture', 'c1', 'b1')
  await done('Take a fort', 'b1', 'a1')
  await done('Ishtar protects', 'd2', 'e2')
  await done('Move two pieces', 'c1', 'b1', 'c3', 'b3')
  await done('Hold all four forts', 'b1', 'a1')
  await expect(heading(page)).toHaveText('You can play now')
  await expect(heading(page)).toBeFocused()
  await page.getByRole('button', { name: 'Play against the computer' }).click()
  await expect(page).toHaveURL(/\/game\//)
})

test('only one piece of a double move is legal, but not what is asked for', async ({ page }) => {
  await page.goto('/learn/modern')
  await page.getByRole('button', { name: /^Step 8 of 9/ }).click()
  await click(page, 'c1', 'b1')
  await page.getByRole('button', { name: 'Only this piece' }).click()
  await expect(page.getByRole('status').first()).toContainText('lets you move both pieces')
})

test('the towers are learnt by clicks on a phone', async ({ visit }) => {
  const page = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true })
  await page.goto('/learn/ravensburger')
  await step(page, 'Enter a stone', ['light pool', 'b1'])
  await step(page, 'Build a tower', ['c2', 'e2'])
  await step(page, 'Capture a tower', ['c2', 'f2'])
  await click(page, 'c2', 'e2')
  await page.getByRole('button', { name: '2 prisoners', exact: true }).click()
  await next(page).click()
  await step(page, 'Reach the refuge', ['f2', 'h1'])
  await click(page, 'h2', 'g1')
  await page.getByRole('button', { name: 'one prisoner', exact: true }).click()
  await expect(at(page, 'g1')).toHaveAccessibleName(/Light stone, turned red/)
  await next(page).click()
  await step(page, 'Turn back with a red stone', ['f2', 'd2'])
  await click(page, 'c2', 'e2')
  await expect(page.getByRole('status').first()).toContainText('you have won!')
  // All of it is in sight.
  const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)
  expect(scrolls).toBe(false)
})

test('a hint shows a move, and the moves are there in words', async ({ page }) => {
  await page.goto('/learn/masters')
  await page.getByRole('button', { name: /^Step 6 of 8/ }).click()
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(page.getByText('Try f2 to h3, capturing.')).toBeVisible()
  await page.getByText('All moves in words').click()
  await page.getByRole('button', { name: 'f2 to h3, capturing' }).click()
  await expect(page.getByRole('status').first()).toContainText('Captured just before the finish')
})

test('a lesson that there is not is said to be missing', async ({ page, troubles }) => {
  await page.goto('/learn/chess')
  await expect(page.getByRole('alert')).toContainText('This lesson cannot be loaded')
  expect(troubles.every((trouble) => /400/.test(trouble))).toBe(true)
  troubles.length = 0
})
