import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import type { Seated } from '../../src/protocol'
import { expect, setUp, sit, test, type Page } from './support/test'

const languages = ['en', 'de', 'es', 'pt', 'sl'] as const
const files = ['lessons', 'main', 'rules', 'examples', 'play', 'pages', 'study']
const locales = new URL('../../../locales/', import.meta.url)

const read = (language: string) =>
  files.map((file) => readFileSync(new URL(`${language}/${file}.ftl`, locales), 'utf8')).join('\n')

const keys = new FluentResource(read('en')).body.map(({ id }) => id)

/** Messages that say the same in both languages, such as names. */
function shared(language: string): Set<string> {
  const bundles = ['en', language].map((each) => {
    const bundle = new FluentBundle(each, { useIsolating: false })
    bundle.addResource(new FluentResource(read(each)))
    return bundle
  })
  const [english, other] = bundles.map((bundle) =>
    keys.map((key) => {
      const pattern = bundle.getMessage(key)?.value
      return pattern ? bundle.formatPattern(pattern, {}, []) : ''
    }),
  )
  return new Set(english?.filter((text, i) => text === other?.[i]))
}

/** Every text and label of a page, in order. */
const texts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const labels = ['aria-label', 'title', 'placeholder', 'aria-valuetext']
    const walk = (node: Node) => {
      if (node instanceof HTMLScriptElement || node instanceof HTMLStyleElement) return
      if (node instanceof Element) {
        for (const label of labels) found.push(node.getAttribute(label) ?? '')
        // Each language is called by its own name, and the game's notation is the same in all.
        if (node.matches('option[lang], code, pre, .move')) return
      }
      if (node instanceof Text) found.push(node.data)
      node.childNodes.forEach(walk)
    }
    walk(document.body)
    return found.map((text) => text.trim().replace(/\s+/g, ' ')).filter(Boolean)
  })

const pages: Record<string, (page: Page, seated: Seated) => Promise<void>> = {
  'the first page': async (page) => {
    await page.goto('/')
    await expect(page.getByRole('grid')).toBeVisible()
    await page.getByRole('banner').getByRole('button').click()
    for (const summary of await page.locator('summary').all()) await summary.click()
  },
  'a game': async (page, seated) => {
    await sit(page, seated)
    await page.locator('.next button').first().waitFor()
  },
  'the rules': async (page) => {
    await page.goto('/rules/modern')
    await expect(page.getByRole('grid').first()).toBeVisible()
  },
  'a lesson': async (page) => {
    await page.goto('/learn/modern')
    await expect(page.getByRole('grid')).toBeVisible()
  },
  'the analysis board': async (page) => {
    await page.goto('/analyse?ruleset=ravensburger')
    await expect(page.locator('.rolls h3')).toHaveCount(6)
  },
  'an impossible position': async (page) => {
    await page.goto('/analyse?ruleset=classic&position=LL2..2/8/4..2+l+5-0+6-0')
    await expect(page.locator('.worth li')).toHaveCount(3)
  },
  'the lobby': async (page) => {
    await page.goto('/lobby')
    await expect(page.getByRole('combobox')).toBeVisible()
  },
  'the dice': async (page, { game }) => {
    await page.goto(`/dice/${game}`)
    await expect(page.locator('details')).toBeVisible()
  },
}

/** A game in which somebody has rolled and moved already. */
const game = {
  ruleset: 'ravensburger',
  start: '1DD1..2/1D(DDL)2(DLLD)2/2LL..l1 l 4-0 3-0',
  rolls: ['3'],
}

for (const language of languages) {
  test(`everything is said in ${language}`, async ({ visit, program }) => {
    const seated = await setUp(program.url, game)
    const [page, english] = [await visit({ locale: language }), await visit({ locale: 'en' })]
    const same = shared(language)
    for (const [name, go] of Object.entries(pages)) {
      await go(page, seated)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const said = await texts(page)
      expect(said.length).toBeGreaterThan(20)
      const raw = said.filter((text) => keys.some((key) => key.includes('-') && text.includes(key)))
      expect(raw, `${name}: keys instead of words`).toEqual([])
      if (language === 'en') continue
      await go(english, seated)
      const inEnglish = new Set(await texts(english))
      const left = said.filter(
        (text) => /[a-z]{3}/i.test(text) && inEnglish.has(text) && !same.has(text),
      )
      expect([...new Set(left)], `${name}: words left in English`).toEqual([])
    }
  })
}

test('a language is chosen, and kept', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Spielen' })).toBeVisible()
  await expect(page).toHaveTitle('Das königliche Spiel von Ur')
})
