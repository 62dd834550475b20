// What goes wrong around the client: files that do not come, a newer server, a storage that is forbidden,
// full or damaged, no scripts.
import type { BrowserContext } from '@playwright/test'
import {
  expect,
  moves,
  playOn,
  roll,
  rollToChoose,
  setUp,
  sit,
  test,
  type Page,
} from './support/test'

/** The browser itself notes what did not come. */
function expectOnlyMissing(troubles: string[]) {
  const noted = /Failed to load resource|preload CSS|WebSocket connection/
  expect(troubles.filter((trouble) => !noted.test(trouble))).toEqual([])
  troubles.length = 0
}

const cut = (page: Page) => page.route('**/assets/**', (route) => route.abort())

test('before its scripts have come the first page says that it is loading, and how to try again', async ({
  page,
  troubles,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('Loading …')).toBeVisible()
  await expect(page.locator('noscript')).toBeHidden()
  await expect(page.getByText('Wird geladen …')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Load again' }).click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled()
  expectOnlyMissing(troubles)
})

test('without its words the first page says so, and how to try again', async ({
  page,
  troubles,
}) => {
  await page.route(/\/assets\/main-/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'could not be loaded' })).toBeVisible()
  await page.unroute(/\/assets\/main-/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled()
  expectOnlyMissing(troubles)
})

test('whatever is clicked while files cannot be loaded, something is said and the game goes on', async ({
  page,
  program,
  troubles,
}) => {
  await sit(page, await setUp(program.url, { ruleset: 'classic', rolls: ['2', '1'] }))
  await page.getByRole('button', { name: 'Roll for the start' }).click()
  await expect(roll(page)).toBeVisible()
  await cut(page)
  const menu = page.getByRole('button', { name: 'Menu' })
  const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('link')
  await menu.click()
  const number = await pages.count()
  expect(number).toBeGreaterThan(7)
  const failed = page.getByRole('heading', { name: 'could not be loaded' })
  for (let each = 0; each < number; each++) {
    if (!(await pages.first().isVisible())) await menu.click()
    await pages.nth(each).click()
    await expect(failed).toBeVisible()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page.getByRole('grid')).toBeVisible()
  }
  await menu.click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('sl')
  await expect(page.getByRole('alert')).toContainText('language could not be loaded')
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
  await page.keyboard.press('Escape')
  await rollToChoose(page)
  await moves(page).first().click()
  await expect(roll(page)).toBeVisible()
  // What could not be loaded can be once the server is there again.
  await page.unroute('**/assets/**')
  await menu.click()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Rules' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(failed).toBeHidden()
  expectOnlyMissing(troubles)
})

test('a style that did not come is asked for again', async ({ page, troubles }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled()
  await page.route(/\/assets\/.*\.css/, (route) => route.abort())
  await page.getByRole('link', { name: 'Rules' }).first().click()
  await expect(page.getByRole('heading', { name: 'could not be loaded' })).toBeVisible()
  await page.unroute(/\/assets\/.*\.css/)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('link', { name: 'Rules' }).first().click()
  await expect(page.getByRole('heading', { name: 'could not be loaded' })).toBeHidden()
  const bare = page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
      ({ sheet }) => !sheet,
    ),
  )
  expect(await bare).toBe(false)
  expectOnlyMissing(troubles)
})

test('a newer server is spoken of, and loaded only when that is wanted', async ({
  visit,
  start,
  troubles,
}) => {
  const program = await start()
  const page = await visit({ baseURL: program.url })
  await sit(page, await setUp(program.url, { ruleset: 'classic' }))
  const newer = page.getByText('A newer version of Ur is here.')
  const old = await (await page.request.get('/')).text()
  await page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: old.replace(/index-[^".]+\.js/, 'index-new.js'),
      }),
  )
  await program.kill()
  await expect(page.getByText('The connection is lost')).toBeVisible()
  await program.run()
  await expect(newer).toBeVisible()
  await expect(page.getByRole('button', { name: 'Roll for the start' })).toBeEnabled()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Load it' }).click()
  await expect(page.getByRole('button', { name: 'Roll for the start' })).toBeEnabled()
  await expect(newer).toBeHidden()
  expectOnlyMissing(troubles)
})

test('the same server that was away for a moment is not called newer', async ({
  visit,
  start,
  troubles,
}) => {
  const program = await start()
  const page = await visit({ baseURL: program.url })
  await sit(page, await setUp(program.url, { ruleset: 'classic' }))
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/')
  await program.kill()
  await program.run()
  await (await asked).finished()
  await expect(page.getByText('A newer version')).toBeHidden()
  expectOnlyMissing(troubles)
})

/** Ways in which a browser keeps nothing. */
const storages: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  forbidden: (context) =>
    context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        const get = () => {
          throw new DOMException('forbidden', 'SecurityError')
        }
        Object.defineProperty(window, name, { get })
      }
    }),
  full: (context) =>
    context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError')
      }
    }),
}

for (const [storage, spoil] of Object.entries(storages)) {
  test(`with a storage that is ${storage}, a whole game is played and its end looked at`, async ({
    page,
  }) => {
    await spoil(page.context())
    await page.goto('/')
    await page.getByRole('radio', { name: 'Two here' }).check()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByText('your seat is lost when you close this tab')).toBeVisible()
    await page.getByRole('button', { name: 'Got it' }).click()
    await expect(page.getByText('your seat is lost')).toBeHidden()
    await page.getByRole('button', { name: 'Roll for the start' }).click()
    await playOn([page])
    await page.getByRole('link', { name: 'Check the dice' }).click()
    await page.getByRole('button', { name: 'Check this game' }).click()
    await expect(page.getByRole('status')).toContainText('Everything fits.')
    await page.getByRole('link', { name: 'Rules' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('whatever lies in the storage, the pages are shown and a game is played', async ({
  page,
  troubles,
}) => {
  const damaged = ['', 'nonsense', 'null', '7', '"text"', '[null]', '{"theme":7,"volume":"loud"}']
  const names = ['ur-settings', 'ur-language', 'ur-lessons', 'ur-name', 'ur-seats-x', 'ur-dice-x']
  await page.goto('/')
  for (const text of damaged) {
    await page.evaluate(
      ([names, text]) => names.forEach((name) => localStorage.setItem(name, text)),
      [names, text] as const,
    )
    for (const path of ['/learn', '/games', '/dice/x', '/game/x', '/']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.getByRole('radio', { name: 'Two here' }).check()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Roll for the start' })).toBeEnabled()
  }
  // There is no game x, and the browser notes that.
  expectOnlyMissing(troubles)
})

test('two tabs do not overwrite each other’s settings', async ({ page }) => {
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto('/')
    await tab.getByRole('button', { name: 'Menu' }).click()
  }
  await page.getByRole('combobox', { name: 'Look' }).selectOption('dark')
  await expect(other.getByRole('combobox', { name: 'Look' })).toHaveValue('dark')
  await other.getByRole('checkbox', { name: 'Show names of squares' }).uncheck()
  await expect(page.getByRole('checkbox', { name: 'Show names of squares' })).not.toBeChecked()
  await page.reload()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('combobox', { name: 'Look' })).toHaveValue('dark')
  await expect(page.getByRole('checkbox', { name: 'Show names of squares' })).not.toBeChecked()
})

test('without scripts the page says what to do', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/')
  await expect(page.locator('noscript [lang=en]')).toHaveText(/^Ur needs JavaScript here/)
  for (const language of ['en', 'de', 'es', 'pt', 'sl'])
    await expect(page.locator(`noscript [lang=${language}]`)).toBeVisible()
  await expect(page.getByText('Loading …')).toBeHidden()
})
