import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { negotiateLanguages } from '@fluent/langneg'
import type { LegView, MoveView, PlyView, Side } from './protocol'
import { keep, kept } from './storage'

/** The languages there are, each by its own name. */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'es', name: 'Español' },
  { code: 'pt', name: 'Português' },
  { code: 'sl', name: 'Slovenščina' },
] as const

export type Language = (typeof languages)[number]['code']

const key = 'ur-language'
const path = (language: Language, file: string) => `../../locales/${language}/${file}.ftl`
const names = ['lessons', 'main', 'rules', 'examples', 'play', 'pages', 'study']
const files = import.meta.glob<string>(
  '../../locales/*/{lessons,main,rules,examples,play,pages,study}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
)
/** What is said when nothing else could be loaded is always there. */
const first = import.meta.glob<string>('../../locales/*/loading.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A language with as much of its words as there are. */
function bundle(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of [first[path(language, 'loading')] ?? '', ...texts]) {
    bundle.addResource(new FluentResource(text))
  }
  return bundle
}

let current = $state.raw({ bundle: bundle('en', []) })
let spoken = false
let wanted = 0

/**
 * Loads a language, and remembers it if the player chose it. Fails with everything as it was if the
 * words cannot be loaded.
 */
export async function speak(language: Language, { remember = true } = {}) {
  const mine = ++wanted
  if (!spoken) say(bundle(language, []))
  const texts = await Promise.all(names.map((name) => files[path(language, name)]?.() ?? ''))
  // Another one has been chosen meanwhile.
  if (mine !== wanted) return
  spoken = true
  say(bundle(language, texts))
  document.title = t('title')
  if (remember) keep(key, language)
}

function say(bundle: FluentBundle) {
  current = { bundle }
  document.documentElement.lang = bundle.locales[0] ?? 'en'
}

/** The language of this visit: the one chosen before, or what the browser asks for. */
export function preferredLanguage(): Language {
  const codes = languages.map(({ code }) => code)
  const asked = [kept(key) ?? [], navigator.languages].flat()
  const [found] = negotiateLanguages(asked, codes, { defaultLocale: 'en', strategy: 'lookup' })
  return codes.find((code) => code === found) ?? 'en'
}

/** The language spoken now. */
export const language = (): Language => current.bundle.locales[0] as Language

/** A message of the locale files in the language spoken now. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const message = current.bundle.getMessage(key)
  if (!message?.value) return key
  return current.bundle.formatPattern(message.value, args)
}

/** Whether the locale files have a message. */
export const has = (key: string): boolean => current.bundle.hasMessage(key)

export const sideName = (side: Side): string => t(`side-${side}`)

const tips: Record<string, string> = {
  bb: 'roll-blanks',
  bc: 'roll-blank-colour',
  gs: 'roll-gold-silver',
  ss: 'roll-silvers',
  gg: 'roll-golds',
}

/** Words for what the dice show. */
export function roll(text: string): string {
  const key = tips[text]
  return key ? t(key) : text
}

function describeLeg(leg: LegView): string {
  const { from, captures } = leg
  const to = leg.path.at(-1) ?? ''
  const taking = captures.length > 0 ? '-captures' : ''
  if (from === 'pool') return t(`move-place${taking}`, { to })
  if (to === 'off') return t('move-finish', { from })
  const way = leg.named.slice(0, -1).join(' ')
  const key = `move-walk${way && '-way'}${taking}`
  return t(key, { from, to, way, captured: captures.join(' ') })
}

/** A move: what goes where, and what it takes. */
export function describeMove({ legs, prisoners }: MoveView): string {
  const [first, second] = legs.map(describeLeg)
  if (!first) return t('move-pass')
  if (second) return t('move-double', { first, second })
  return prisoners > 0 ? t('move-carry', { move: first, prisoners }) : first
}

/** What a player did with a roll; nothing while the move is to come. */
export function describeDeed({ move, pass }: PlyView): string[] {
  if (!move) return []
  if (move.legs.length > 0) {
    const said = t('said-moved', { move: describeMove(move) })
    return move.again ? [said, t('said-again')] : [said]
  }
  if (!pass) return [t('said-pass-chosen')]
  if (pass.kind === 'lone') return [t('said-pass-lone', { square: pass.square })]
  if (pass.kind !== 'roll') return [t(`said-pass-${pass.kind}`)]
  return move.again ? [t('said-pass-roll-again'), t('said-again')] : [t('said-pass-roll')]
}
