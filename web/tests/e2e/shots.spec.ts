import { test } from '@playwright/test'
import { mock, type Scene } from '../mock'

/** Pictures of the client to look at: `SHOTS=1 npm run e2e -- shots`, then see `shots/`. */
test.skip(!process.env.SHOTS, 'only on request')

const sizes = { desk: [1280, 800], phone: [390, 844], small: [320, 568] } as const
const scenes: Record<string, Scene> = {
  classic: { ruleset: 'classic', position: '2D1..2/1D1L1D2/1L1L..1L l 2-1 4-0', roll: '2' },
  modern: { ruleset: 'modern', position: '2D1..1D/1L1DD1L1/L2L..L1 l 2-0 3-0', roll: 'gs' },
  ravensburger: {
    ruleset: 'ravensburger',
    position: '1DD1..2/1D(DDL)2(DLLD)2/2LL..l1 l 4-0 3-0',
    roll: '3',
  },
  aseb: { ruleset: 'aseb', position: '1D2......../3L1D6/2L1........ l 3-0 3-0', roll: '1' },
}
/** What is pressed, and then pointed at, for pictures of a choice. */
const choices: Record<string, [keyof typeof scenes, string[], string]> = {
  target: ['classic', ['d2'], 'f2'],
  pool: ['classic', ['light pool'], 'c1'],
  off: ['classic', ['h1'], 'light off'],
  double: ['modern', ['g2', 'h2'], 'a1'],
  ishtar: ['modern', [], 'e2'],
  prisoners: ['ravensburger', ['c2', 'f2'], 'a1'],
}
const only = process.env.SHOTS ?? ''
const wanted = (name: string) => only === '1' || name.includes(only)

for (const [size, [width, height]] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${size} ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme, locale: 'en' })
      for (const [name, scene] of Object.entries(scenes)) {
        const shot = `${name}-${size}-${colorScheme}`
        if (wanted(shot))
          test(shot, async ({ page }) => {
            await mock(page, scene)
            await page.goto('/game/mock')
            await page.waitForSelector('[role=grid]')
            await page.waitForTimeout(300)
            await page.screenshot({ path: `shots/${shot}.png` })
          })
      }
      for (const [name, [scene, presses, pointed]] of Object.entries(choices)) {
        const shot = `choice-${name}-${size}-${colorScheme}`
        if (wanted(shot))
          test(shot, async ({ page }) => {
            await mock(page, scenes[scene] as Scene)
            await page.goto('/game/mock')
            for (const place of presses) await page.click(`[data-place="${place}"]`)
            if (name !== 'prisoners') await page.hover(`[data-place="${pointed}"]`)
            await page.waitForTimeout(300)
            await page.screenshot({ path: `shots/${shot}.png` })
          })
      }
      const shot = `start-${size}-${colorScheme}`
      if (wanted(shot))
        test(shot, async ({ page }) => {
          await mock(page, scenes.classic as Scene)
          await page.goto('/')
          await page.waitForSelector('[role=grid]')
          await page.screenshot({ path: `shots/${shot}.png` })
        })
    })
  }
}
