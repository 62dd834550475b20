import { expect, history, status, test, type Page } from './support/test'

/** Tab until something is reached. */
async function tabTo(page: Page, name: RegExp | string) {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const element = document.activeElement
      if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
        return element.labels?.[0]?.textContent ?? ''
      }
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    if (typeof name === 'string' ? label.trim() === name : name.test(label.trim())) return
  }
  throw new Error(`the keyboard does not reach ${name}`)
}

test('a whole game without the mouse, and the check of its dice', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled()
  // Classic stands already; the opponent is the last of four, the options are below.
  await tabTo(page, 'Computer')
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Two here' })).toBeChecked()
  await tabTo(page, 'Options')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Pieces/)
  await page.keyboard.press('Home')
  await expect(page.getByRole('combobox', { name: 'Pieces' })).toHaveValue('1')
  await tabTo(page, 'Play')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Roll for the start' })).toBeVisible()

  const rolls = page.getByRole('button', { name: /^Roll/ }).and(page.locator(':enabled'))
  const cell = page.getByRole('gridcell', { name: /can move to/ })
  const over = page.getByRole('link', { name: 'Check the dice' })
  for (;;) {
    await rolls.or(cell).or(over).first().waitFor()
    if (await over.isVisible()) break
    if (await cell.isVisible()) {
      // Arrows lead from square to square; Enter picks the piece, and again plays its only move.
      await walkTo(page, (await cell.getAttribute('data-place')) ?? '')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect(cell).toBeHidden()
    } else {
      const before = `${await history(page).allTextContents()} ${await status(page).textContent()}`
      await page.keyboard.press('Space')
      await expect(async () => {
        const now = `${await history(page).allTextContents()} ${await status(page).textContent()}`
        expect(now).not.toBe(before)
      }).toPass({ intervals: [50] })
    }
  }
  await expect(status(page)).toHaveText(/(Light|Dark) has won\./)

  await tabTo(page, 'Check the dice')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Check this game')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Everything fits.')
  await expect(page.getByRole('status')).toContainText(
    'The envelope is the one that this browser saw before the first throw.',
  )
})

/** Goes to a place on the board by the arrow keys. */
async function walkTo(page: Page, place: string) {
  const current = () => page.locator('[data-place]:focus').getAttribute('data-place')
  if (!(await page.locator('[data-place]:focus').count())) {
    await tabTo(page, /^[a-h][123],|pool|off the board/)
  }
  const where = async (name: string) => {
    const box = await page.locator(`[data-place="${name}"]`).boundingBox()
    return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
  }
  for (let press = 0; press < 30; press++) {
    const from = (await current()) ?? ''
    if (from === place) return
    const [here, there] = [await where(from), await where(place)]
    const across = there.x - here.x
    const down = there.y - here.y
    const sideways = Math.abs(across) > Math.abs(down)
    const keys = [across > 0 ? 'ArrowRight' : 'ArrowLeft', down > 0 ? 'ArrowDown' : 'ArrowUp']
    await page.keyboard.press((sideways ? keys[0] : keys[1]) ?? '')
    if ((await current()) === from) await page.keyboard.press((sideways ? keys[1] : keys[0]) ?? '')
  }
  throw new Error(`the arrow keys do not lead to ${place}`)
}
