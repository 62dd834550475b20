import { endings } from './support/endings'
import { expect, expectSame, history, move, roll, sitTogether, status, test } from './support/test'

for (const [ruleset, { start, plies }] of Object.entries(endings)) {
  test(`${ruleset} is played to its end by two browsers`, async ({ visit, program }) => {
    const rolls = plies.map(([, roll]) => roll)
    const [light, dark] = await sitTogether(visit, program.url, { ruleset, start, rolls })
    for (const [number, [side, , words]] of plies.entries()) {
      const [mine, theirs] = side === 'light' ? [light, dark] : [dark, light]
      await expect(roll(theirs)).toBeHidden()
      await roll(mine).click()
      if (words) await move(mine, words).click()
      else await expect(status(theirs)).toContainText('the turn passes')
      for (const page of [light, dark]) await expect(history(page)).toHaveCount(number + 1)
    }
    const winner = plies.at(-1)?.[0] ?? 'light'
    const [won, lost] = winner === 'light' ? [light, dark] : [dark, light]
    await expect(status(won)).toHaveText('You have won!')
    await expect(status(lost)).toHaveText('You have lost.')
    await expectSame(light, dark)
    for (const page of [light, dark]) {
      await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Resign' })).toBeHidden()
    }
  })
}
