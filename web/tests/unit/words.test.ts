import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const languages = ['en', 'de', 'es', 'pt', 'sl']
const files = ['loading', 'lessons', 'main', 'rules', 'examples', 'play', 'pages', 'study']
const locales = new URL('../../../locales/', import.meta.url)
const source = new URL('../../src/', import.meta.url)

const read = (language: string, file: string) =>
  readFileSync(new URL(`${language}/${file}.ftl`, locales), 'utf8')

/** The messages of a locale file, each with the variables it uses. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { id, value } of new FluentResource(text).body) {
    const names = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)]
    found.set(id, [...new Set(names.map(([, name]) => name))].sort().join(' '))
  }
  return found
}

/** The messages of a locale file as they are written. */
const texts = (text: string) =>
  new Map(new FluentResource(text).body.map(({ id, value }) => [id, JSON.stringify(value)]))

const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .concat('../waiting-page.ts')
  .map((name) => readFileSync(new URL(name, source), 'utf8'))
  .join('\n')

/** Texts in the code that could be keys; `${…}` stands for any end. */
const literals = [...code.matchAll(/['"`]([a-z][a-z0-9]*-(?:[a-z0-9-]|\$\{[^}]*\})+|[a-z]+)['"`]/g)]
  .map(([, text]) => text ?? '')
  .map((text) => new RegExp(`^${text.replace(/\$\{[^}]*\}/g, '.*')}$`))

const isUsed = (key: string) => literals.some((pattern) => pattern.test(key))

test.each(files)('%s has the same messages with the same variables in every language', (file) => {
  const english = messages(read('en', file))
  for (const language of languages) {
    expect(Object.fromEntries(messages(read(language, file))), language).toEqual(
      Object.fromEntries(english),
    )
  }
})

test.each(languages)('%s has no broken message', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const file of files) {
    expect(bundle.addResource(new FluentResource(read(language, file)))).toEqual([])
  }
})

test('every message used exists', () => {
  const known = files.flatMap((file) => [...messages(read('en', file)).keys()])
  const used = [...code.matchAll(/\bt\(\s*(['"`])((?:(?!\1).)+)\1/g)].map(([, , key]) => key ?? '')
  expect(used.length).toBeGreaterThan(100)
  for (const key of used) {
    const pattern = new RegExp(`^${key.replace(/\$\{[^}]*\}/g, '.*')}$`)
    expect(
      known.some((each) => pattern.test(each)),
      key,
    ).toBe(true)
  }
})

test.each(['loading', 'play', 'pages', 'study'])('no message of %s is unused', (file) => {
  const unused = [...messages(read('en', file)).keys()].filter((key) => !isUsed(key))
  expect(unused).toEqual([])
})

/** Messages that rightly read the same in some other language. */
const sameWords = new Set([
  'name',
  'ruleset-brettspielnetz',
  'ruleset-masters',
  'ruleset-blitz',
  'ruleset-aseb',
  'ruleset-modern',
  'ruleset-ravensburger',
  'against-computer',
  'seat-computer',
  'analyse-nav',
  'value-false',
  'fair-no',
  'menu-label',
  'set-volume',
])

test.each(languages.slice(1))('nothing is left in English in %s', (language) => {
  const left = ['loading', 'play', 'pages', 'study'].flatMap((file) => {
    const english = texts(read('en', file))
    return [...texts(read(language, file))]
      .filter(([id, text]) => english.get(id) === text && !sameWords.has(id))
      .map(([id]) => id)
  })
  expect(left).toEqual([])
})
