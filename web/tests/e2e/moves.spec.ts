import {
  at,
  expect,
  history,
  move,
  moves,
  roll,
  rollToChoose,
  setUp,
  sit,
  status,
  test,
  type Page,
} from './support/test'

const classic = { ruleset: 'classic', start: '2D1..2/1D1L1D2/1L1L..1L l 2-1 4-0', rolls: ['2'] }
const modern = { ruleset: 'modern', start: '2D1..1D/1L1DD1L1/L2L..L1 l 2-0 3-0', rolls: ['gs'] }
const towers = {
  ruleset: 'ravensburger',
  start: '1DD1..2/1D(DDL)2(DLLD)2/2LL..l1 l 4-0 3-0',
  rolls: ['3'],
}

/** Sits down, rolls, and waits until a piece can be chosen. */
async function rolled(page: Page, url: string, game: Parameters<typeof setUp>[1]) {
  await sit(page, await setUp(url, game))
  await rollToChoose(page)
}

const played = (page: Page, text: string) => expect(history(page).last()).toContainText(text)

test('a piece and then its target are clicked', async ({ page, program }) => {
  await rolled(page, program.url, classic)
  await expect(status(page)).toHaveText('Light rolled 2. Choose a piece.')
  await at(page, 'd2').click()
  await expect(status(page)).toHaveText('Choose where it goes.')
  await at(page, 'f2').hover()
  await expect(status(page)).toHaveText('d2 to f2, capturing')
  await at(page, 'f2').click()
  await played(page, 'd2xf2')
  await expect(status(page)).toContainText('Light rolls 2. Played: d2 to f2, capturing.')
  await expect(at(page, 'dark pool')).toHaveAccessibleName('Dark’s pool, 5 pieces')
})

test('a piece with one target is clicked twice', async ({ page, program }) => {
  await rolled(page, program.url, classic)
  await at(page, 'd2').dblclick()
  await played(page, 'd2xf2')
})

test('a piece is dragged, and falls back where it cannot go', async ({ page, program }) => {
  await rolled(page, program.url, classic)
  const drag = async (to: string) => {
    await at(page, 'd2').hover()
    await page.mouse.down()
    await at(page, 'e2').hover()
    await at(page, to).hover()
    await page.mouse.up()
  }
  await drag('g2')
  await expect(at(page, 'd2')).toHaveAccessibleName(/Light piece/)
  await drag('f2')
  await played(page, 'd2xf2')
})

test('a piece from the pool and one that goes off the board', async ({ page, program }) => {
  await rolled(page, program.url, { ...classic, rolls: ['2', '1', '2'] })
  await at(page, 'light pool').click()
  await at(page, 'c1').click()
  await played(page, '@c1')
  for (const number of [2, 3]) {
    await expect(roll(page)).toBeEnabled()
    await page.keyboard.press('Space')
    await expect(history(page)).toHaveCount(number)
    if (number === 2) await move(page, 'c3 to b3').click()
  }
  await at(page, 'h1').click()
  await at(page, 'light off').click()
  await played(page, 'h1-off')
  await expect(at(page, 'light off')).toHaveAccessibleName('Light, 2 pieces off the board')
})

test('fingers tap, on a phone', async ({ visit, program }) => {
  const page = await visit({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await sit(page, await setUp(program.url, classic))
  await page.getByRole('button', { name: 'Roll' }).tap()
  await expect(status(page)).toHaveText('Light rolled 2. Choose a piece.')
  await at(page, 'd2').tap()
  await at(page, 'f2').tap()
  await expect(status(page)).toContainText('Played: d2 to f2, capturing.')
})

test('keys choose a piece and its target', async ({ page, program }) => {
  await rolled(page, program.url, classic)
  await at(page, 'd2').focus()
  await expect(at(page, 'd2')).toHaveAccessibleName('d2, rosette, Light piece, can move to f2')
  await page.keyboard.press('Enter')
  await expect(at(page, 'd2')).toHaveAccessibleName('d2, rosette, Light piece, picked')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(at(page, 'f2')).toBeFocused()
  await expect(at(page, 'f2')).toHaveAccessibleName('f2, Dark piece, target, captures')
  await page.keyboard.press('Enter')
  await played(page, 'd2xf2')
})

test('the list of moves shows what is pointed at, and plays it', async ({ page, program }) => {
  await rolled(page, program.url, classic)
  await expect(moves(page)).toHaveText([
    'a piece from the pool to c1 · safe',
    'b1 to a2',
    'd2 to f2, capturing',
    'h1 to the finish',
  ])
  await move(page, 'h1 to the finish').click()
  await played(page, 'h1-off')
})

test('two pieces move, in either order', async ({ page, program }) => {
  await rolled(page, program.url, modern)
  await at(page, 'g2').click()
  await at(page, 'h2').click()
  await expect(page.getByRole('button', { name: 'Only this piece' })).toBeVisible()
  await expect(status(page)).toHaveText('Choose the second piece.')
  await at(page, 'a1').click()
  await at(page, 'a2').click()
  await played(page, 'a1-a2,g2-h2')
})

test('of two pieces only one moves, if wished', async ({ page, program }) => {
  await rolled(page, program.url, modern)
  await at(page, 'g2').click()
  await at(page, 'h2').click()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('button', { name: 'Only this piece' })).toBeHidden()
  await at(page, 'g2').click()
  await at(page, 'h2').click()
  await page.getByRole('button', { name: 'Only this piece' }).click()
  await played(page, 'g2-h2')
})

test('the way is chosen where two lead to the same square', async ({ page, program }) => {
  const grid = { ruleset: 'modern:preset=grid', start: '4..2/8/1L2..2 l 6-0 7-0', rolls: ['gs'] }
  await rolled(page, program.url, grid)
  await at(page, 'b1').click()
  await at(page, 'c2').click()
  await expect(status(page)).toHaveText('Which way?')
  await expect(page.getByRole('button', { name: 'By b2', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'By c1', exact: true }).click()
  await played(page, 'b1-c1-c2')
})

test('a red stone goes forward or back', async ({ page, program }) => {
  const game = { ...towers, start: '1DD1..2/1D6/3L..1l l 8-0 7-0', rolls: ['1'] }
  await rolled(page, program.url, game)
  await at(page, 'h1').click()
  await expect(at(page, 'g1')).toHaveAccessibleName(/target/)
  await expect(at(page, 'h2')).toHaveAccessibleName(/target/)
  await at(page, 'h2').click()
  await played(page, 'h1-h2')
})

test('prisoners are chosen on the tower, by mouse', async ({ page, program }) => {
  await rolled(page, program.url, towers)
  await at(page, 'c2').click()
  await at(page, 'f2').click()
  const ask = page.getByRole('group', { name: 'How many prisoners go along?' })
  await expect(ask.getByRole('button')).toHaveCount(3)
  await ask.getByRole('button', { name: 'one prisoner', exact: true }).click()
  await played(page, 'c2xf2+1')
  await expect(at(page, 'f2')).toHaveAccessibleName(/tower of 3 light and 3 dark/)
  await expect(at(page, 'c2')).toHaveAccessibleName('c2, Dark piece')
})

test('a choice half made stays when somebody comes to watch', async ({ page, program, visit }) => {
  const seated = await setUp(program.url, towers)
  await sit(page, seated)
  await rollToChoose(page)
  await at(page, 'c2').click()
  await at(page, 'f2').click()
  const watcher = await visit()
  await watcher.goto(`/game/${seated.game}`)
  await expect(page.getByText('one is watching')).toBeVisible()
  await page.getByRole('button', { name: '2 prisoners', exact: true }).click()
  await played(page, 'c2xf2+2')
})

test('prisoners are chosen on the tower, by keys', async ({ page, program }) => {
  await rolled(page, program.url, towers)
  await at(page, 'c2').focus()
  await page.keyboard.press('Enter')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const all = page.getByRole('button', { name: '2 prisoners', exact: true })
  await expect(all).toBeFocused()
  await page.keyboard.press('Enter')
  await played(page, 'c2xf2+2')
})

test('the only move is offered, and played by itself if wished', async ({ page, program }) => {
  const game = { ruleset: 'classic', start: '4..1D/8/4..1L l 0-6 0-6', rolls: ['1', '1', '1'] }
  await rolled(page, program.url, game)
  await page.getByRole('button', { name: 'Play: h1 to g1' }).click()
  await played(page, 'h1-g1')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('checkbox', { name: 'Play the only move by itself' }).check()
  await page.keyboard.press('Escape')
  await roll(page).click()
  await played(page, 'g1-off')
  await expect(status(page)).toHaveText('Light has won.')
})

test.describe('with animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('dice fall and pieces travel; a key ends the wait', async ({ page, program }) => {
    await sit(page, await setUp(program.url, classic))
    await page.keyboard.press('Space')
    await expect(page.locator('.said.rolling')).toBeAttached()
    await page.keyboard.press('x')
    await expect(page.locator('.said.rolling')).not.toBeAttached()
    await at(page, 'd2').click()
    await at(page, 'f2').click()
    // What flies is drawn above the board, and has landed before the next roll.
    await played(page, 'd2xf2')
    await expect(roll(page)).toBeEnabled()
    await expect(at(page, 'f2')).toHaveAccessibleName('f2, Light piece')
  })
})
