import { expect, test, type Page } from '@playwright/test'

/** Against a real server: `UR_URL=http://localhost:7777 npm run e2e -- live`. */
const server = process.env.UR_URL
test.skip(!server, 'needs a server')
test.use({ baseURL: server, locale: 'en', actionTimeout: 8000 })

/** Plays by the list of moves until the game is over, or for so many turns. */
async function play(page: Page, turns: number) {
  for (let turn = 0; turn < turns; turn++) {
    const roll = page
      .getByRole('button', { name: /^Roll|^Draw lots/ })
      .and(page.locator(':enabled'))
    const move = page.getByRole('region', { name: 'Moves' }).getByRole('button').first()
    const over = page.getByRole('button', { name: 'Rematch' })
    await roll.or(move).or(over).first().waitFor({ timeout: 20_000 })
    if (await over.isVisible()) return
    if (await roll.isVisible()) await roll.click({ timeout: 2000 }).catch(() => undefined)
    else await move.click({ timeout: 2000 }).catch(() => undefined)
  }
}

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => {
    throw error
  })
})

for (const game of [/^Classic/, /^Modern/, /^UR-Spiel/]) {
  test(`${game.source} against the computer`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await page.getByRole('radio', { name: game }).check()
    await page.getByRole('button', { name: 'Play' }).click()
    await expect(page).toHaveURL(/\/game\//)
    await play(page, 14)
    await page.reload()
    await play(page, 4)
    await expect(
      page.getByRole('list', { name: 'History' }).getByRole('listitem').nth(3),
    ).toBeVisible()
  })
}

test('a friend joins by the link, and both see the same', async ({ page, browser }) => {
  test.setTimeout(60_000)
  await page.goto('/')
  await page.getByRole('radio', { name: 'Brettspielnetz' }).check()
  await page.getByRole('radio', { name: 'A friend' }).check()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByLabel('Link to this game')).toHaveValue(/\/game\//)
  const friend = await (await browser.newContext({ baseURL: server, locale: 'en' })).newPage()
  await friend.goto(page.url())
  await friend.getByRole('button', { name: 'Take the free seat' }).click()
  const roll = (of: Page) => of.getByRole('button', { name: /^Roll/ }).and(of.locator(':enabled'))
  let starter = page
  await expect
    .poll(async () => {
      starter = (await roll(page).isVisible()) ? page : friend
      return roll(starter).isVisible()
    })
    .toBe(true)
  const other = starter === page ? friend : page
  await roll(starter).click()
  await expect(other.getByRole('status')).toContainText(/rolls/, { timeout: 10_000 })
  await friend.getByRole('button', { name: 'Resign' }).click()
  await friend.getByRole('button', { name: 'Resign: sure?' }).click()
  await expect(page.getByRole('status')).toContainText('You have won!')
  await page.getByRole('button', { name: 'Rematch' }).click()
  await friend.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible()
  expect(page.url()).toBe(friend.url())
})

test('a lost line is taken up again', async ({ page, context }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Two here' }).check()
  await page.getByRole('button', { name: 'Play' }).click()
  await page.getByRole('button', { name: /^Roll/ }).waitFor()
  await context.setOffline(true)
  await page.waitForTimeout(300)
  await context.setOffline(false)
  await play(page, 3)
  await expect(
    page.getByRole('list', { name: 'History' }).getByRole('listitem').first(),
  ).toContainText('1')
})
