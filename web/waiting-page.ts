// Writes the words that are needed before the scripts have come into the page itself, in every language.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const languages = ['en', 'de', 'es', 'pt', 'sl']

function messages(language: string): (key: string) => string {
  const file = new URL(`../locales/${language}/loading.ftl`, import.meta.url)
  const bundle = new FluentBundle(language)
  bundle.addResource(new FluentResource(readFileSync(file, 'utf8')))
  return (key) => {
    const pattern = bundle.getMessage(key)?.value
    if (!pattern) throw new Error(`${key} is missing in ${language}`)
    return bundle.formatPattern(pattern)
  }
}

/** The lines of the page in one language. */
function lines(language: string): { loading: string; noScript: string } {
  const t = messages(language)
  return {
    loading: `<p lang="${language}">${t('loading')} <a href="">${t('loading-again')}</a></p>`,
    noScript: `<p lang="${language}">${t('no-script')}</p>`,
  }
}

/** Fills in what `index.html` leaves open. */
export function waitingPage(): Plugin {
  return {
    name: 'waiting-page',
    transformIndexHtml(page) {
      const all = languages.map(lines)
      return page
        .replace('<!-- loading -->', all.map(({ loading }) => loading).join('\n'))
        .replace('<!-- no script -->', all.map(({ noScript }) => noScript).join('\n'))
    },
  }
}
