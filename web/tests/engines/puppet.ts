// Chromium, and Firefox by WebDriver BiDi.
import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core'
import type { Driver, Engine } from './driver'
import { isRoot, programOf } from './programs'

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome']
const firefoxNames = ['firefox-esr', 'firefox']

async function launch(names: string[], options: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch({
    executablePath: programOf(...names) ?? '',
    headless: true,
    ...options,
  })
  const [page = await browser.newPage()] = await browser.pages()
  return new Puppet(page, () => browser.close())
}

class Puppet implements Driver {
  private readonly page: Page
  readonly close: () => Promise<void>

  constructor(page: Page, close: () => Promise<void>) {
    this.page = page
    this.close = close
  }

  async go(url: string) {
    await this.page.goto(url, { waitUntil: 'load' })
  }

  async run<A extends unknown[], T>(deed: (...values: A) => T, ...values: A): Promise<T> {
    return (await this.page.evaluate(deed as (...values: unknown[]) => unknown, ...values)) as T
  }

  async press(x: number, y: number) {
    await this.page.mouse.click(x, y)
  }

  async resize(width: number, height: number) {
    await this.page.setViewport({ width, height })
  }

  picture(): Promise<Uint8Array> {
    return this.page.screenshot()
  }
}

export const chromium: Engine = {
  name: 'Chromium',
  packages: ['chromium'],
  missing: () => (programOf(...chromiumNames) ? [] : ['chromium']),
  narrowest: 320,
  whole: ['classic', 'brettspielnetz', 'modern', 'ravensburger'],
  start: () =>
    launch(chromiumNames, {
      args: ['--force-prefers-reduced-motion', ...(isRoot ? ['--no-sandbox'] : [])],
    }),
}

export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  missing: () => (programOf(...firefoxNames) ? [] : ['firefox-esr']),
  narrowest: 320,
  whole: ['classic'],
  start: () =>
    launch(firefoxNames, {
      browser: 'firefox',
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    }),
}
