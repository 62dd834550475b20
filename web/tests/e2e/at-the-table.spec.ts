import {
  at,
  expect,
  expectSame,
  history,
  move,
  moves,
  playOn,
  roll,
  setUp,
  sit,
  sitTogether,
  status,
  test,
  type Page,
} from './support/test'

const middle = { ruleset: 'classic', start: '2D1..2/1D1L1D2/1L1L..1L l 2-1 4-0' }

async function resign(page: Page) {
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Resign: sure?' }).click()
}

test('a move is taken back if the other agrees', async ({ visit, program }) => {
  const game = { ...middle, rolls: ['2', '1'] }
  const [light, dark] = await sitTogether(visit, program.url, game)
  await roll(light).click()
  await move(light, 'd2 to f2, capturing').click()
  await expect(roll(dark)).toBeEnabled()
  const takeBack = light.getByRole('button', { name: 'Take back' })

  await takeBack.click()
  await expect(light.getByText('You asked to take your move back.')).toBeVisible()
  await expect(dark.getByText('Your opponent asks to take a move back.')).toBeVisible()
  await dark.getByRole('button', { name: 'Decline' }).click()
  await expect(light.getByText('You asked to take your move back.')).toBeHidden()
  await expect(at(light, 'f2')).toHaveAccessibleName('f2, Light piece')

  await takeBack.click()
  await dark.getByRole('button', { name: 'Accept' }).click()
  // The same roll lies there again, for another move.
  await expect(at(dark, 'f2')).toHaveAccessibleName('f2, Dark piece')
  await roll(light).or(moves(light)).and(light.locator(':enabled')).first().click({ trial: true })
  if (await roll(light).isVisible()) await roll(light).click()
  await move(light, 'b1 to a2').click()
  await expect(history(dark)).toHaveText([/2.*b1-a2/])
  await expectSame(light, dark)
})

test('at one screen a move is taken back at once', async ({ page, program }) => {
  await sit(page, await setUp(program.url, { ...middle, rolls: ['2'] }))
  await roll(page).click()
  await move(page, 'd2 to f2, capturing').click()
  await expect(history(page)).toHaveText([/d2xf2/])
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(at(page, 'd2')).toHaveAccessibleName(/Light piece/)
  await expect(at(page, 'f2')).toHaveAccessibleName(/Dark piece/)
})

test('who resigns loses, and a rematch swaps the sides', async ({ visit, program }) => {
  const [one, other] = await sitTogether(visit, program.url, { ruleset: 'brettspielnetz' })
  // The first press only asks.
  await one.getByRole('button', { name: 'Resign' }).click()
  await expect(one.getByRole('button', { name: 'Resign: sure?' })).toBeVisible()
  await one.getByRole('button', { name: 'Resign: sure?' }).click()
  await expect(status(one)).toContainText('You have lost. You have resigned.')
  await expect(status(other)).toContainText('You have won! Your opponent has resigned.')

  await other.getByRole('button', { name: 'Rematch' }).click()
  await expect(other.getByText('You asked for a rematch.')).toBeVisible()
  await expect(one.getByText('Your opponent asks for a rematch.')).toBeVisible()
  const before = one.url()
  await one.getByRole('button', { name: 'Accept' }).click()
  await expect(one).not.toHaveURL(before)
  await expect(other).toHaveURL(one.url())
  // Light begins here, and that is the other one now.
  await expect(roll(other)).toBeEnabled()
  await expect(status(one)).toContainText('Your opponent is about to roll.')
})

test('in modern the loser says who starts', async ({ visit, program }) => {
  const [one, other] = await sitTogether(visit, program.url, { ruleset: 'modern' })
  // In the first game anybody may let the other start, or draw lots.
  await expect(one.getByRole('button', { name: 'Draw lots' })).toBeVisible()
  await other.getByRole('button', { name: 'Draw lots' }).click()
  await expect(status(one)).toContainText(/Your roll|is about to roll/)
  await resign(one)
  await one.getByRole('button', { name: 'Rematch' }).click()
  await other.getByRole('button', { name: 'Accept' }).click()
  await expect(status(other)).toContainText('Your opponent says who starts.')
  await expect(other.getByRole('button', { name: 'Draw lots' })).toBeHidden()
  // The loser was Light and is Dark now.
  await one.getByRole('button', { name: 'You start' }).click()
  await expect(roll(one)).toBeEnabled()
  await expect(status(other)).toContainText('Your opponent is about to roll.')
})

test('a draw is claimed where the rules allow it', async ({ page, program }) => {
  // Each has a piece elsewhere, so both can place on the same Entrance again and again.
  const start = '4..1D/8/4..1L l 6-0 6-0'
  await sit(page, await setUp(program.url, { ruleset: 'modern', start }))
  const claim = page.getByRole('button', { name: 'Claim the draw' })
  for (let action = 0; action < 5; action++) {
    await expect(claim).toBeHidden()
    await roll(page).click()
    await move(page, 'a piece from the pool to d1(, capturing)?').click()
  }
  await expect(page.getByText('The last five actions all placed on d1')).toBeVisible()
  await claim.click()
  await expect(status(page)).toHaveText('A draw, claimed after repetition.')
  await page.getByRole('link', { name: 'Look through the game' }).click()
  await expect(page.getByText('A draw, claimed after repetition.')).toBeVisible()
})

test('the newest move is in sight, however long the game', async ({ page, program }) => {
  await sit(page, await setUp(program.url, { ruleset: 'classic' }))
  const list = page.getByRole('list', { name: 'History' })
  const scrolls = () => list.evaluate((shown) => shown.scrollHeight > shown.clientHeight + 100)
  await playOn([page], scrolls)
  // The moves to choose from take room of the history, and give it back.
  await playOn([page], () => moves(page).first().isVisible())
  await expect(history(page).last()).toBeInViewport({ ratio: 0.9 })
  await moves(page).first().click()
  await expect(history(page).last()).toBeInViewport({ ratio: 0.9 })
})

test('signs are seen by both', async ({ visit, program }) => {
  const [light, dark] = await sitTogether(visit, program.url, middle)
  await light.getByRole('button', { name: 'Good luck!' }).click()
  await expect(dark.locator('.signal')).toHaveText('Good luck!')
  await expect(light.locator('.signal')).toHaveText('Good luck!')
  await dark.getByRole('button', { name: 'Thanks!' }).click()
  await expect(light.locator('.signal', { hasText: 'Thanks!' })).toBeVisible()
})

test('clocks run, and run out', async ({ visit, program }) => {
  const clock = { move_seconds: 5, game_seconds: 60 }
  const [light, dark] = await sitTogether(visit, program.url, { ...middle, clock })
  await expect(light.getByRole('timer')).toHaveCount(3)
  await expect(dark.getByRole('timer').filter({ hasText: '1:00' })).toHaveCount(1)
  await expect(dark.getByRole('timer').filter({ hasText: /^\s*0:0[1-4]\s*$/ })).toBeVisible()
  await expect(status(light)).toContainText('You have lost. You have run out of time.')
  await expect(status(dark)).toContainText('You have won! Your opponent has run out of time.')
})

test('who stays away may lose the game', async ({ visit, start }) => {
  const program = await start('--grace', '2')
  const [light, dark] = await sitTogether(visit, program.url, middle)
  await dark.context().close()
  await expect(light.getByText('Your opponent is away.')).toBeVisible()
  await expect(light.getByText('You may claim the game in')).toBeVisible()
  await light.getByRole('button', { name: 'Claim the game' }).click()
  await expect(status(light)).toContainText('You have won! Your opponent has run out of time.')
})

test('who comes back in time goes on', async ({ visit, start }) => {
  const program = await start('--grace', '2')
  const [light, dark, game] = await sitTogether(visit, program.url, middle)
  await dark.goto('/lobby')
  await expect(light.getByText('Your opponent is away.')).toBeVisible()
  await expect(light.getByRole('button', { name: 'Break off' })).toBeVisible()
  await dark.goto(`/game/${game}`)
  await expect(light.getByText('Your opponent is away.')).toBeHidden()
  await roll(light).click()
  await expect(history(dark)).toHaveCount(1)
})
