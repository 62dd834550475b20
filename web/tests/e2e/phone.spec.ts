import { at, expect, roll, setUp, sit, status, test, type Page } from './support/test'

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
]
const games = {
  classic: { ruleset: 'classic', start: '2D1..2/1D1L1D2/1L1L..1L l 2-1 4-0', rolls: ['2'] },
  aseb: { ruleset: 'aseb', start: '1D2......../3L1D6/2L1........ l 3-0 3-0', rolls: ['2'] },
  modern: { ruleset: 'modern', start: '2D1..1D/1L1DD1L1/L2L..L1 l 2-0 3-0', rolls: ['gs'] },
  ravensburger: {
    ruleset: 'ravensburger',
    start: '1DD1..2/1D(DDL)2(DLLD)2/2LL..l1 l 4-0 3-0',
    rolls: ['3'],
  },
}

/** How far the page could be scrolled. */
const scrolls = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement
    return [scrollWidth - innerWidth, scrollHeight - innerHeight]
  })

/** Everything that can be tapped lies inside the window, and no less than a finger needs. */
async function expectInReach(page: Page) {
  const buttons = page.locator('.foot button:visible, header button:visible')
  for (const button of await buttons.all()) {
    const box = await button.boundingBox()
    if (!box) continue
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    const name = await button.textContent()
    expect(box.x, name ?? '').toBeGreaterThanOrEqual(0)
    expect(box.x + box.width, name ?? '').toBeLessThanOrEqual(width)
    expect(box.y + box.height, name ?? '').toBeLessThanOrEqual(height)
    expect(Math.min(box.width, box.height), name ?? '').toBeGreaterThanOrEqual(24)
  }
}

for (const viewport of sizes) {
  const phone = { viewport, hasTouch: true, isMobile: true }
  for (const [name, game] of Object.entries(games)) {
    test(`${name} at ${viewport.width} by ${viewport.height}: nothing scrolls`, async ({
      visit,
      program,
    }) => {
      const page = await visit(phone)
      await sit(page, await setUp(program.url, game))
      expect(await scrolls(page)).toEqual([0, 0])
      await expectInReach(page)
      await roll(page).tap()
      await expect(status(page)).toContainText('Choose a piece.')
      expect(await scrolls(page)).toEqual([0, 0])
      for (const place of ['light pool', 'dark pool', 'a1', 'h3', 'h2', 'd2']) {
        if (!(await at(page, place).count())) continue
        const box = await at(page, place).boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), place).toBeGreaterThanOrEqual(24)
      }
      await page
        .getByRole('gridcell', { name: /can move to/ })
        .first()
        .tap()
      await page
        .getByRole('gridcell', { name: /, target/ })
        .first()
        .tap()
      expect(await scrolls(page)).toEqual([0, 0])
      await expectInReach(page)
    })
  }

  test(`menus at ${viewport.width} by ${viewport.height} are in reach`, async ({
    visit,
    program,
  }) => {
    const page = await visit(phone)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport()
    expect((await scrolls(page))[0]).toBe(0)
    await sit(page, await setUp(program.url, games.classic))
    await page.getByRole('button', { name: 'Menu' }).tap()
    for (const name of ['Take back', 'Resign', 'Turn the board', 'Sound on']) {
      await expect(page.getByRole('button', { name }).locator('visible=true')).toBeInViewport()
    }
    await page.getByRole('link', { name: 'Lobby' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: 'Lobby' })).toBeInViewport()
  })

  test(`pages at ${viewport.width} by ${viewport.height} are not too wide`, async ({ visit }) => {
    const page = await visit(phone)
    for (const path of [
      '/',
      '/lobby',
      '/rules/modern',
      '/rules/aseb',
      '/learn',
      '/learn/modern',
      '/replay',
      '/dice',
      '/interface',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect((await scrolls(page))[0], path).toBe(0)
    }
  })
}
