import { readFile } from 'node:fs/promises'
import type { Replay } from '../../src/protocol'
import {
  ask,
  boardOf,
  expect,
  history,
  playOn,
  roll,
  status,
  test,
  type Page,
} from './support/test'

/** A short game with real dice at one screen; its name. */
async function play(page: Page): Promise<string> {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Two here' }).check()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await playOn([page], async () => (await history(page).count()) > 4)
  await expect(
    roll(page)
      .or(page.getByRole('region', { name: 'Moves' }))
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Resign: sure?' }).click()
  await expect(status(page)).toContainText('has resigned')
  return new URL(page.url()).pathname.replace('/game/', '')
}

test('a record is saved, loaded again, and shows the same game', async ({
  page,
  program,
  troubles,
}) => {
  const game = await play(page)
  const stood = await boardOf(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save the record' }).click()
  const file = await (await download).path()
  const record = await readFile(file, 'utf8')
  const served = await (await fetch(`${program.url}/api/games/${game}/record`)).text()
  expect(record).toBe(served)
  expect(record).toContain('[Dice "ur-dice-1 ')

  await page.getByRole('link', { name: 'Look through the game' }).click()
  const ending = page.getByText(/has resigned: (Light|Dark) wins\./)
  await expect(ending).toHaveCount(1)
  const lines = page.locator('li[data-ply]')
  const { plies } = await ask<Replay>(program.url, `games/${game}/replay`)
  await expect(lines).toHaveCount(plies.length + 1)
  const words = await lines.allTextContents()
  await page.keyboard.press('End')
  await expect(page.getByText(`Roll ${plies.length} of ${plies.length}`)).toBeVisible()
  expect(await boardOf(page)).toEqual(stood)
  // It is said again where the game stops.
  await expect(ending).toHaveCount(2)
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'First' }).click()
  await expect(page.getByRole('button', { name: 'First' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Before the first roll').first()).toBeVisible()

  await page.getByRole('link', { name: 'Load another record' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (
    await chooser
  ).setFiles({ name: 'game.ur', mimeType: 'text/plain', buffer: Buffer.from(record) })
  await expect(lines).toHaveCount(plies.length + 1)
  expect(await lines.allTextContents()).toEqual(words)

  // The browser itself notes that the server refused.
  await page.getByRole('button', { name: 'Load another record' }).click()
  await page.getByRole('textbox', { name: 'Or paste the record' }).fill('[Ruleset "nonsense"]')
  await page.getByRole('button', { name: 'Show the game' }).click()
  await expect(page.getByRole('alert')).toContainText('This record cannot be read:')
  expect(troubles.splice(0)).toEqual([expect.stringContaining('400')])
})

test('the dice are checked, and the browser remembers', async ({ page, visit, program }) => {
  const game = await play(page)
  await page.getByRole('link', { name: 'Check the dice' }).click()
  const check = (of: Page) => of.getByRole('button', { name: 'Check this game' }).click()
  await check(page)
  const verdict = page.getByRole('status')
  await expect(verdict).toContainText('Everything fits. The seal is right')
  await expect(verdict).toContainText('the one that this browser saw before the first throw')
  await expect(verdict).toContainText(/All \d+ numbers that this browser added were used/)
  const { plies, roll_off } = await ask<Replay>(program.url, `games/${game}/replay`)
  const rows = page.getByRole('region', { name: 'All throws' }).getByRole('row')
  await expect(rows).toHaveCount(1 + plies.length + 2 * roll_off.length)
  await expect(rows.filter({ hasText: '✗' })).toHaveCount(0)

  const stranger = await visit()
  await stranger.goto(`/dice/${game}`)
  await check(stranger)
  await expect(stranger.getByRole('status')).toContainText('Everything fits.')
  await expect(stranger.getByRole('status')).toContainText('This browser did not play this game.')
})

test('what was shown before the game has to be what is shown after it', async ({ page }) => {
  const game = await play(page)
  const change = (how: string) =>
    page.evaluate(
      ([game, how]) => {
        const key = `ur-dice-${game}`
        const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
        if (how === 'seal') kept.commitment = 'f'.repeat(64)
        if (how === 'salt') kept.salts.at(-1).salt = 'f'.repeat(32)
        localStorage.setItem(key, JSON.stringify(kept))
      },
      [game, how] as const,
    )
  const verdict = page.getByRole('status')
  await change('salt')
  await page.goto(`/dice/${game}`)
  await page.getByRole('button', { name: 'Check this game' }).click()
  await expect(verdict).toContainText('Something does not fit. Do not trust the dice of this game.')
  await expect(verdict).toContainText('One throw was not made with the number')
  await expect(page.getByRole('row').filter({ hasText: '✗' })).toHaveCount(1)
  await change('seal')
  await page.reload()
  // That shows without any check.
  await expect(verdict).toContainText('The envelope is not the one that this browser saw.')
})

test('a throw that is asked for again is asked for with the same salt', async ({ page }) => {
  const salts: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const salt = String(payload).match(/"do":"roll_off","salt":"(\w+)"/)?.[1]
      if (salt) salts.push(salt)
    }),
  )
  // The server is held back: it seems to refuse, and then not to answer at all.
  let refuse = true
  await page.routeWebSocket(/socket$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const text = String(message)
      const salt = text.match(/"do":"roll_off","salt":"(\w+)"/)?.[1]
      if (!salt || !refuse) return server.send(message)
      salts.push(salt)
      const error = { code: 'unavailable', message: 'not now' }
      if (salts.length === 1) {
        socket.send(JSON.stringify({ type: 'refused', id: JSON.parse(text).id, error }))
      }
    })
  })
  await page.goto('/')
  await page.getByRole('radio', { name: 'Two here' }).check()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const start = page.getByRole('button', { name: 'Roll for the start' })
  await start.click()
  await expect(page.getByText('The server does not answer.')).toBeVisible()
  await start.click()
  await expect.poll(() => salts.length).toBe(2)
  refuse = false
  await page.reload()
  await start.click()
  await expect(status(page)).toContainText('For the start')
  expect(new Set(salts).size).toBe(1)
})
