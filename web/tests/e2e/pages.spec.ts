import { generate } from 'lean-qr'
import { expect, roll, setUp, sit, test } from './support/test'

test('the first page is light, and asks nobody else', async ({ page }) => {
  test.skip(!!process.env.UR_PREVIEW, 'a preview is not compressed')
  const session = await page.context().newCDPSession(page)
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await session.send('Network.enable')
  await page.goto('/')
  await expect(page.getByRole('grid')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThan(150_000)
})

test('options change the ruleset', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'UR-Spiel' }).check()
  await page.getByText('Options').click()
  await page.getByRole('combobox', { name: 'Pieces' }).selectOption('3')
  await page.getByRole('combobox', { name: 'A six' }).selectOption('rolls again')
  const rules = page.getByRole('link', { name: 'Read the rules' })
  await expect(rules).toHaveAttribute(
    'href',
    `/rules/${encodeURIComponent('ravensburger:pieces=3,six=roll_again')}`,
  )
  await page.getByRole('radio', { name: 'Two here' }).check()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('banner')).toContainText('UR-Spiel, house rules')
  await expect(page.getByRole('gridcell', { name: 'Light’s pool, 3 pieces' })).toBeVisible()
  await page.getByRole('link', { name: 'UR-Spiel, house rules' }).click()
  await expect(page.getByText('With a 6, you move nothing and roll again.')).toBeVisible()
})

test('what is where in modern can be chosen, and what does not fit is said', async ({
  page,
  troubles,
}) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Modern' }).check()
  await page.getByRole('radio', { name: 'Two here' }).check()
  const options = page.locator('summary', { hasText: 'Options' })
  await options.click()
  const ishtar = page.getByRole('textbox', { name: 'House of Ishtar' })
  await expect(ishtar).toHaveAttribute('placeholder', 'e2')
  await ishtar.fill('d2')
  await options.click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  // It is shown where it can be mended, although that was folded away.
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be set up' })).toContainText(
    'd2 has two roles',
  )
  await expect(ishtar).toBeVisible()
  await expect(ishtar).toHaveAccessibleDescription(/d2 has two roles/)
  await page.getByRole('textbox', { name: 'Royal Kingdom' }).fill('A2, b2 c2')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('gridcell', { name: 'd2, House of Ishtar' })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: 'a2, Royal Kingdom' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Modern, house rules')
  // The browser itself notes what was refused.
  expect(troubles.every((trouble) => /400/.test(trouble))).toBe(true)
  troubles.length = 0
})

test('more games are one step away', async ({ page }) => {
  await page.goto('/')
  await page.locator('summary', { hasText: 'More games' }).click()
  await page.getByRole('radio', { name: 'Aseb' }).check()
  await page.getByRole('radio', { name: 'Two here' }).check()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('gridcell', { name: /^l2/ })).toBeVisible()
})

test('the link is there as a QR code too', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'A friend' }).check()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const canvas = page.getByRole('img', { name: 'QR code of the link' }).locator('canvas')
  await expect(page).toHaveURL(/\/game\//)
  const code = generate(page.url())
  const margin = 4
  await expect(canvas).toHaveAttribute('width', String(code.size + 2 * margin))
  const dark = await canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element
    const { data } = element.getContext('2d')!.getImageData(0, 0, width, height)
    return Array.from({ length: width * height }, (_, i) => data[4 * i]! < 128)
  })
  const size = code.size + 2 * margin
  const expected = Array.from({ length: size * size }, (_, i) =>
    code.get((i % size) - margin, Math.floor(i / size) - margin),
  )
  expect(dark).toEqual(expected)
})

test('the theme is chosen, and kept', async ({ visit }) => {
  const page = await visit({ colorScheme: 'light' })
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.goto('/')
  const light = await ground()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('combobox', { name: 'Look' }).selectOption('dark')
  const dark = await ground()
  expect(dark).not.toBe(light)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  expect(await ground()).toBe(dark)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('combobox', { name: 'Look' }).selectOption('light')
  expect(await ground()).toBe(light)
})

test('sound off is kept', async ({ page, program }) => {
  await sit(page, await setUp(program.url, { ruleset: 'classic' }))
  await page.getByRole('button', { name: 'Sound on' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sound off' })).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('checkbox', { name: 'Sound' })).not.toBeChecked()
})

test('sounds are made, after the first touch', async ({ page, program }) => {
  await page.addInitScript(() => {
    const start = AudioBufferSourceNode.prototype.start
    Object.assign(window, { sounds: 0 })
    AudioBufferSourceNode.prototype.start = function (...args) {
      Object.assign(window, { sounds: (window as unknown as { sounds: number }).sounds + 1 })
      return start.apply(this, args)
    }
  })
  await sit(page, await setUp(program.url, { ruleset: 'classic' }))
  await page.getByRole('button', { name: 'Roll for the start' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { sounds: number }).sounds))
    .toBeGreaterThan(0)
})

test('squares show their names, and the board turns', async ({ page, program }) => {
  await sit(page, await setUp(program.url, { ruleset: 'classic' }))
  const below = async () => {
    const one = await page.locator('[data-place=a1]').boundingBox()
    const three = await page.locator('[data-place=a3]').boundingBox()
    return (one?.y ?? 0) > (three?.y ?? 0)
  }
  expect(await below()).toBe(true)
  await page.getByRole('button', { name: 'Turn the board' }).click()
  await expect.poll(below).toBe(false)
  // Moves are said in names of squares, so they are there from the start.
  await expect(page.locator('svg text', { hasText: /^a1$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('checkbox', { name: 'Show names of squares' }).uncheck()
  await expect(page.locator('svg text', { hasText: /^a1$/ })).toBeHidden()
})

test('the rules are played with', async ({ page }) => {
  await page.goto('/rules/modern')
  await page.getByRole('heading', { name: 'Try it' }).scrollIntoViewIfNeeded()
  const example = page.getByRole('region', { name: 'Try it' })
  await expect(example.getByRole('heading', { name: /^Example 1 of / })).toBeVisible()
  await example
    .getByRole('list', { name: 'Moves for this roll' })
    .getByRole('button')
    .first()
    .click()
  await expect(example.getByRole('status')).toContainText('Played:')
  await example.getByRole('button', { name: 'Back' }).click()
  await example.getByRole('button', { name: 'Next example' }).click()
  await expect(example.getByRole('heading', { name: /^Example 2 of / })).toBeVisible()
  await page.getByRole('button', { name: 'Play against the computer' }).click()
  await expect(page.getByText('Computer, medium')).toBeVisible()
})

test('an address with nothing behind it says so, and shows the way home', async ({
  page,
  troubles,
}) => {
  test.skip(!!process.env.UR_PREVIEW, 'a preview answers with its own statuses')
  const pages = ['/', '/lobby', '/rules/modern', '/replay', '/dice', '/interface', '/game/nothere']
  for (const path of pages) expect((await page.request.get(path)).status(), path).toBe(200)
  for (const path of ['/nothing', '/game', '/lobby/more', '/%E0%A4%A']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'To the first page' }).click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled()
  // The browser itself notes what was not found.
  expect(troubles.every((trouble) => /404/.test(trouble))).toBe(true)
  troubles.length = 0
})

test('back and forward go through the pages', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(roll(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled()
  await page.goForward()
  await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible()
})
