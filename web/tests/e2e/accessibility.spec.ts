import AxeBuilder from '@axe-core/playwright'
import { at, expect, roll, rollToChoose, setUp, sit, test, type Page } from './support/test'

async function expectAccessible(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, impact, nodes }) => [
    `${impact}: ${id}`,
    ...nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  ])
  expect(found, where).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ contextOptions: { colorScheme, reducedMotion: 'reduce' } })

    test('nothing stands in anybody’s way on the pages', async ({ page }) => {
      for (const path of [
        '/',
        '/lobby',
        '/rules/classic',
        '/rules/modern',
        '/rules/ravensburger',
        '/learn',
        '/learn/modern',
      ]) {
        await page.goto(path)
        await expect(page.getByRole('heading').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectAccessible(page, path)
      }
      await page.goto('/')
      await page.getByRole('button', { name: 'Menu' }).click()
      for (const summary of await page.locator('summary').all()) await summary.click()
      await expectAccessible(page, 'menu and options')
    })

    test('nothing stands in anybody’s way for programs', async ({ page }) => {
      for (const path of ['/replay', '/dice', '/interface']) {
        await page.goto(path)
        await expect(page.getByRole('heading').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectAccessible(page, path)
      }
    })

    test('nothing stands in anybody’s way in a game', async ({ page, program }) => {
      const waiting = await setUp(program.url, {
        ruleset: 'classic',
        opponent: { kind: 'friend' },
        clock: { game_seconds: 300 },
      })
      await sit(page, waiting)
      await expect(page.getByLabel('Link to this game')).toBeVisible()
      await expectAccessible(page, 'waiting')

      for (const [ruleset, start, rolled, picked] of [
        ['classic', '2D1..2/1D1L1D2/1L1L..1L l 2-1 4-0', '2', 'd2'],
        ['modern', '2D1..1D/1L1DD1L1/L2L..L1 l 2-0 3-0', 'gs', 'g2'],
        ['ravensburger', '1DD1..2/1D(DDL)2(DLLD)2/2LL..l1 l 4-0 3-0', '3', 'c2'],
      ] as const) {
        const seated = await setUp(program.url, { ruleset, start, rolls: [rolled] })
        await sit(page, seated)
        await rollToChoose(page)
        await at(page, picked).click()
        if (ruleset === 'ravensburger') await at(page, 'f2').click()
        await expectAccessible(page, `${ruleset} being played`)
      }
      await page.getByRole('button', { name: '2 prisoners', exact: true }).click()
      await page.getByRole('button', { name: 'Resign' }).click()
      await page.getByRole('button', { name: 'Resign: sure?' }).click()
      await expect(page.getByRole('link', { name: 'Check the dice' })).toBeVisible()
      await expectAccessible(page, 'over')
    })

    test('nothing stands in anybody’s way after a game', async ({ page, program }) => {
      await sit(page, await setUp(program.url, { ruleset: 'brettspielnetz' }))
      await roll(page).click()
      await page.getByRole('button', { name: 'Resign' }).click()
      await page.getByRole('button', { name: 'Resign: sure?' }).click()
      await page.getByRole('link', { name: 'Look through the game' }).click()
      await expect(page.getByRole('grid')).toBeVisible()
      await expectAccessible(page, 'replay of a game')
      await page.getByRole('link', { name: 'Check the dice' }).click()
      await page.getByRole('button', { name: 'Check this game' }).click()
      await expect(page.getByRole('status')).toContainText('Everything fits')
      await expectAccessible(page, 'check of a game')
    })
  })
}
