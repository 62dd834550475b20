import {
  expect,
  expectSame,
  history,
  move,
  moves,
  roll,
  sitTogether,
  status,
  test,
} from './support/test'

const game = {
  ruleset: 'classic',
  start: '2D1..2/1D1L1D2/1L1L..1L l 2-1 4-0',
  rolls: ['2', '1', '2'],
}

test('the server is killed in mid-game and comes back', async ({ visit, start, troubles }) => {
  const program = await start()
  const [light, dark] = await sitTogether(visit, program.url, game)
  await roll(light).click()
  await expect(moves(light).first()).toBeVisible()
  await program.kill()
  await expect(light.getByText('The connection is lost.')).toBeVisible()
  await expect(dark.getByText('The connection is lost.')).toBeVisible()
  // What is done meanwhile is not lost.
  await move(light, 'd2 to f2, capturing').click()
  await program.run()
  await expect(light.getByText('The connection is lost.')).toBeHidden()
  await expect(history(dark)).toHaveText([/2.*d2xf2/])
  await expectSame(light, dark)

  await roll(dark).click()
  await move(dark, 'c3 to b3').click()
  await expect(history(light)).toHaveCount(2)
  await program.kill()
  await program.run()
  await roll(light).click()
  await expect(moves(light).first()).toBeVisible()
  await expect(history(light)).toHaveCount(3)
  await expectSame(light, dark)
  // The browser notes that it could not connect; nothing else may be wrong.
  const others = troubles.filter((trouble) => !/WebSocket|ERR_CONNECTION|5\d\d/.test(trouble))
  expect(others).toEqual([])
  troubles.length = 0
})

test('a browser goes offline and comes back', async ({ visit, program, troubles }) => {
  const [light, dark] = await sitTogether(visit, program.url, game)
  await roll(light).click()
  await expect(moves(light).first()).toBeVisible()
  await light.context().setOffline(true)
  await move(light, 'd2 to f2, capturing').click()
  await light.context().setOffline(false)
  await expect(history(dark)).toHaveText([/2.*d2xf2/])
  await roll(dark).click()
  await move(dark, 'c3 to b3').click()
  await expect(status(light)).toContainText('Your roll.')
  await expect(history(light)).toHaveCount(2)
  await expectSame(light, dark)
  troubles.splice(0, Infinity, ...troubles.filter((trouble) => !/WebSocket|ERR_/.test(trouble)))
})

test('a page is loaded again at any moment', async ({ visit, program }) => {
  const [light, dark] = await sitTogether(visit, program.url, game)
  await light.reload()
  await roll(light).click()
  await expect(moves(light)).toHaveCount(4)
  await light.reload()
  await expect(moves(light)).toHaveCount(4)
  await move(light, 'd2 to f2, capturing').click()
  await expect(history(dark)).toHaveText([/2.*d2xf2/])
  await dark.reload()
  await expectSame(light, dark)
  await expect(roll(dark)).toBeEnabled()
})

test('a seat in two tabs is one seat', async ({ visit, program }) => {
  const [light, dark] = await sitTogether(visit, program.url, game)
  const tab = await light.context().newPage()
  await tab.goto(light.url())
  await roll(tab).click()
  await expect(moves(light).first()).toBeVisible()
  await move(light, 'd2 to f2, capturing').click()
  await expect(moves(tab)).toHaveCount(0)
  await expect(history(dark)).toHaveText([/2.*d2xf2/])
  await expectSame(light, tab)
})
