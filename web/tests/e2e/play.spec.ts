import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { mock } from '../mock'

const classic = { ruleset: 'classic', position: '2D1..2/1D1L1D2/1L1L..1L l 2-1 4-0', roll: '2' }
const at = (page: Page, place: string) => page.locator(`[data-place="${place}"]`)

test.beforeEach(async ({ page }) => {
  page.on('console', (message) => {
    if (message.type() === 'error') throw new Error(message.text())
  })
  page.on('pageerror', (error) => {
    throw error
  })
})

test('a piece and its target play a move, and the computer answers', async ({ page }) => {
  const game = await mock(page, { ...classic, rolls: ['3', '1'] })
  await page.goto('/game/mock')
  await at(page, 'd2').click()
  await at(page, 'f2').hover()
  await expect(page.getByRole('status')).toContainText('d2 to f2, capturing')
  await at(page, 'f2').click()
  await expect.poll(() => game.acted, { timeout: 10_000 }).toEqual(['d2xf2', 'roll'])
  await expect(page.getByRole('button', { name: /^Roll/ })).toBeEnabled({ timeout: 10_000 })
  await page.keyboard.press('Space')
  await expect.poll(() => game.acted).toEqual(['d2xf2', 'roll', 'roll'])
})

test('a piece can be dragged', async ({ page }) => {
  const game = await mock(page, classic)
  await page.goto('/game/mock')
  await at(page, 'd2').hover()
  await page.mouse.down()
  await at(page, 'e2').hover()
  await at(page, 'f2').hover()
  await page.mouse.up()
  await expect.poll(() => game.acted).toContain('d2xf2')
})

test('the keyboard alone plays', async ({ page }) => {
  const game = await mock(page, classic)
  await page.goto('/game/mock')
  await at(page, 'd2').focus()
  await expect(at(page, 'd2')).toHaveAccessibleName('d2, rosette, Light piece, can move to f2')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(at(page, 'f2')).toBeFocused()
  await expect(at(page, 'f2')).toHaveAccessibleName(/target, captures/)
  await page.keyboard.press('Enter')
  await expect.poll(() => game.acted).toContain('d2xf2')
})

test('the list of moves plays one', async ({ page }) => {
  const game = await mock(page, classic)
  await page.goto('/game/mock')
  await page.getByRole('button', { name: 'h1 to the finish' }).click()
  await expect.poll(() => game.acted).toContain('h1-off')
})

test('two pieces move in either order', async ({ page }) => {
  const game = await mock(page, {
    ruleset: 'modern',
    position: '2D1..1D/1L1DD1L1/L2L..L1 l 2-0 3-0',
    roll: 'gs',
  })
  await page.goto('/game/mock')
  await at(page, 'g2').click()
  await at(page, 'h2').click()
  await expect(page.getByRole('button', { name: 'Only this piece' })).toBeVisible()
  await at(page, 'a1').click()
  await at(page, 'a2').click()
  await expect.poll(() => game.acted).toContain('a1-a2,g2-h2')
})

test('prisoners are chosen on the tower', async ({ page }) => {
  const game = await mock(page, {
    ruleset: 'ravensburger',
    position: '1DD1..2/1D(DDL)2(DLLD)2/2LL..l1 l 4-0 3-0',
    roll: '3',
  })
  await page.goto('/game/mock')
  await at(page, 'c2').click()
  await at(page, 'f2').click()
  await page.getByRole('button', { name: 'one prisoner', exact: true }).click()
  await expect.poll(() => game.acted).toContain('c2xf2+1')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing stands in the way of anybody (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await mock(page, classic)
    for (const path of ['/', '/game/mock']) {
      await page.goto(path)
      await page.waitForSelector('[role=grid]')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
  })
}

test('nothing scrolls on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await mock(page, classic)
  await page.goto('/game/mock')
  await page.waitForSelector('[role=grid]')
  const over = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement
    return [scrollWidth - innerWidth, scrollHeight - innerHeight]
  })
  expect(over).toEqual([0, 0])
})
