// WebKitGTK by its own WebDriver, in a window on a screen that nobody sees.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Driver, Engine } from './driver'
import { missingOf } from './programs'

/** As large as any window that is asked for. */
const screen = '1920x1400x24'

/** How often something is looked at that another program has to do first. */
const often = 50
const patience = 20_000

const pause = () => new Promise((done) => setTimeout(done, often))

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts a screen, and says which number it has got. */
async function startScreen(): Promise<{ xvfb: ChildProcess; display: string }> {
  const xvfb = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise<string>((found, failed) => {
    createInterface(xvfb.stdout!).once('line', (number) => found(`:${number.trim()}`))
    xvfb.once('exit', (code) => failed(new Error(`Xvfb ended with ${code}`)))
  })
  return { xvfb, display }
}

/** A home of its own, whose settings ask for reduced motion. */
async function makeHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'ur-webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return home
}

class WebKit implements Driver {
  private readonly session: string
  private readonly end: () => Promise<void>

  private constructor(session: string, end: () => Promise<void>) {
    this.session = session
    this.end = end
  }

  static async start(): Promise<WebKit> {
    const [port, home, { xvfb, display }] = await Promise.all([
      freePort(),
      makeHome(),
      startScreen(),
    ])
    const own = { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home }
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, ...own, DISPLAY: display, GDK_BACKEND: 'x11' },
      stdio: 'ignore',
    })
    const end = async () => {
      driver.kill()
      xvfb.kill()
      // Its processes write to the end.
      await rm(home, { recursive: true, force: true, maxRetries: 10 })
    }
    const base = `http://127.0.0.1:${port}`
    try {
      await answers(base)
      const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } }
      const { sessionId } = (await ask(`${base}/session`, { capabilities })) as {
        sessionId: string
      }
      return new WebKit(`${base}/session/${sessionId}`, end)
    } catch (error) {
      await end()
      throw error
    }
  }

  async go(url: string) {
    await ask(`${this.session}/url`, { url })
  }

  async run<A extends unknown[], T>(deed: (...values: A) => T, ...values: A): Promise<T> {
    const script = `return (${deed})(...arguments)`
    return (await ask(`${this.session}/execute/sync`, { script, args: values })) as T
  }

  async press(x: number, y: number) {
    const at = { x: Math.round(x), y: Math.round(y) }
    const actions = [
      { type: 'pointerMove', duration: 0, ...at },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
    await ask(`${this.session}/actions`, { actions: [mouse] })
  }

  /** The window has a frame of its own, so it is measured and asked for once more. */
  async resize(width: number, height: number) {
    const inner = () => this.run(() => [innerWidth, innerHeight] as const)
    const rect = `${this.session}/window/rect`
    await ask(rect, { x: 0, y: 0, width, height })
    const outer = (await ask(rect)) as { width: number; height: number }
    const [w, h] = await inner()
    await ask(rect, { width: outer.width + width - w, height: outer.height + height - h })
    for (let waited = 0; waited < patience; waited += often) {
      const [w, h] = await inner()
      if (w === width && h === height) return
      await pause()
    }
    throw new Error(`the window is ${await inner()}, and not ${width},${height}`)
  }

  async picture(): Promise<Uint8Array> {
    return Buffer.from((await ask(`${this.session}/screenshot`)) as string, 'base64')
  }

  async close() {
    await fetch(this.session, { method: 'DELETE' }).catch(() => undefined)
    await this.end()
  }
}

/** Waits until the driver listens. */
async function answers(base: string) {
  for (let waited = 0; waited < patience; waited += often) {
    const ready = await fetch(`${base}/status`).catch(() => null)
    if (ready?.ok) return
    await pause()
  }
  throw new Error('WebKitWebDriver does not answer')
}

/** A command of WebDriver, and what comes of it. */
async function ask(address: string, body?: unknown): Promise<unknown> {
  const post = { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(address, body === undefined ? {} : post)
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`)
  return value
}

export const webkit: Engine = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  missing: () => missingOf('WebKitWebDriver', 'Xvfb'),
  // The buttons above the page need as much.
  narrowest: 450,
  whole: ['classic'],
  start: () => WebKit.start(),
}
