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
} from './support/test'

test('against the computer, from the first page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Brettspielnetz' }).check()
  await page.getByRole('combobox', { name: 'Strength' }).selectOption('medium')
  await page.getByText('Options').click()
  await page.getByRole('combobox', { name: 'Your side' }).selectOption('Light')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByText('Computer, medium')).toBeVisible()
  await expect(page.getByText('Ada')).toBeVisible()
  const computerHasMoved = async () =>
    (await history(page).getByRole('img', { name: 'Dark' }).count()) > 1
  await playOn([page], computerHasMoved)
  // Nobody else can say something, or be away.
  await expect(page.getByRole('group', { name: 'Say something' })).toBeHidden()
})

test('against the computer, to the end', async ({ page, program }) => {
  const seated = await setUp(program.url, {
    ruleset: 'classic',
    opponent: { kind: 'computer', level: 'greedy' },
    side: 'light',
    start: '4..1D/8/4..1L l 0-6 0-6',
    rolls: ['1', '2', '2'],
  })
  await sit(page, seated)
  await roll(page).click()
  await move(page, 'h1 to g1').click()
  // A rosette: the same side rolls again, this time in vain.
  await expect(roll(page)).toBeEnabled()
  await roll(page).click()
  await expect(status(page)).toHaveText('You roll 2. No piece can move that far: the turn passes. ')
  await expect(status(page)).toHaveText('You have lost.')
  await expect(history(page).last()).toContainText('h3-off')
})

test('two people at one screen', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Two here' }).check()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await roll(page).click()
  await playOn([page], async () => (await history(page).count()) > 3)
  // Whoever's turn it is gives up for that side.
  await expect(roll(page).or(moves(page)).first()).toBeVisible()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Resign: sure?' }).click()
  await expect(status(page)).toContainText(/(Light|Dark) has resigned: (Light|Dark) wins\./)
})

test('a friend, by the link that is shown', async ({ page, visit }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'A friend' }).check()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const link = await page.getByLabel('Link to this game').inputValue()
  expect(link).toBe(page.url())
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()

  const friend = await visit()
  await friend.goto(link)
  await friend.getByRole('button', { name: 'Take the free seat' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for your opponent' })).toBeHidden()
  await playOn([page, friend], async (of) => (await history(of).count()) > 2)
  await expectSame(page, friend)
})

test('who comes by a link is told house rules and clock first', async ({ page, visit }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'A friend' }).check()
  await page.getByText('Options').click()
  await page.getByRole('combobox', { name: 'Pieces' }).selectOption('3')
  await page.getByRole('combobox', { name: 'Rosettes are safe' }).selectOption('no')
  await page.getByRole('combobox', { name: 'Clock' }).selectOption('30 seconds a turn')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const terms = ['Pieces: 3', 'Rosettes are safe: no', '30 seconds a turn']
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Pieces' }),
  ).toBeVisible()

  const friend = await visit()
  await friend.goto(page.url())
  await expect(friend.getByRole('button', { name: 'Take the free seat' })).toBeVisible()
  await expect(friend.getByText('Classic, house rules').last()).toBeVisible()
  for (const term of terms) await expect(friend.getByText(term, { exact: true })).toBeVisible()
})

test('a stranger, through the lobby', async ({ page, visit }) => {
  await page.goto('/lobby')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Enheduanna')
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Brettspielnetz')
  await page.getByRole('button', { name: 'Open a game' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for your opponent' })).toBeVisible()

  const stranger = await visit()
  await stranger.goto('/lobby')
  const game = stranger.getByRole('listitem').filter({ hasText: 'Enheduanna' })
  await expect(game).toContainText('Brettspielnetz')
  await game.getByRole('button', { name: 'Join' }).click()
  await expect(stranger).toHaveURL(page.url())
  await expect(stranger.getByText('Enheduanna', { exact: true })).toBeVisible()
  await expect(status(stranger)).toContainText(/Enheduanna|Your roll/)
  await playOn([page, stranger], async (of) => (await history(of).count()) > 1)
  await expectSame(page, stranger)
})

test('somebody watches: sees everything, and has no controls', async ({ visit, program }) => {
  const [light, dark, game] = await sitTogether(visit, program.url, {
    ruleset: 'classic',
    start: '2D1..2/1D1L1D2/1L1L..1L l 2-1 4-0',
    rolls: ['2', '2'],
  })
  const watcher = await visit()
  await watcher.goto(`/game/${game}`)
  await expect(watcher.getByText('You are watching')).toBeVisible()
  await expect(light.getByText('one is watching')).toBeVisible()
  await roll(light).click()
  await expect(status(watcher)).toContainText('Light rolls 2.')
  await expect(status(light)).toContainText('You rolled 2.')
  await expect(status(dark)).toContainText('Your opponent rolls 2. Your opponent is thinking.')
  await expect(status(watcher)).toContainText('Light is thinking.')
  await expect(moves(watcher)).toHaveCount(0)
  await expect(roll(watcher)).toBeHidden()
  await expect(watcher.getByRole('button', { name: /Resign|Take back/ })).toHaveCount(0)
  await at(watcher, 'd2').click()
  await expect(at(watcher, 'd2')).toHaveAttribute('aria-selected', 'false')
  await move(light, 'd2 to f2, capturing').click()
  await expect(status(watcher)).toContainText('Played: d2 to f2, capturing.')
  await expectSame(watcher, dark)
  await watcher.context().close()
  await expect(light.getByText('one is watching')).toBeHidden()
})

test('who has no seat there can only watch', async ({ page, program }) => {
  const { game } = await setUp(program.url, { ruleset: 'classic' })
  await sit(page, { game, seats: [{ side: 'light', secret: '00'.repeat(16) }] })
  await expect(page.getByText('You are watching')).toBeVisible()
  await expect(roll(page)).toBeHidden()
})

test('a link to no game says so', async ({ page, troubles }) => {
  await page.goto('/game/nothere')
  await expect(page.getByRole('heading')).toHaveText('There is no such game. Check the link.')
  await page.getByRole('link', { name: 'Another game' }).click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled()
  // The browser itself notes what was not found.
  expect(troubles.every((trouble) => /404|WebSocket/.test(trouble))).toBe(true)
  troubles.length = 0
})
