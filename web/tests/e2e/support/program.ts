import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { preview } from 'vite'

const web = resolve(import.meta.dirname, '../../..')
const path = resolve(web, process.env.UR_PROGRAM ?? '')

/** Nobody is held up while tests are run. */
const limits = [
  'requests-per-second',
  'games-per-minute',
  'messages-per-second',
  'actions-per-second',
]
  .map((limit) => [`--${limit}`, '1000000'])
  .flat()

/** The real program, serving games of its own on a free port. */
export class Program {
  private process!: ChildProcess
  private close = async () => {}
  private port = 0
  /** Where its pages are. */
  url = ''
  private readonly data: string
  private readonly options: string[]

  private constructor(data: string, options: string[]) {
    this.data = data
    this.options = options
  }

  static async start(...options: string[]): Promise<Program> {
    const program = new Program(await mkdtemp(join(tmpdir(), 'ur-e2e-')), options)
    await program.run()
    program.url = `http://localhost:${program.port}`
    if (process.env.UR_PREVIEW) await program.preview()
    return program
  }

  /** Ends it as a power cut would. */
  async kill() {
    const ended = new Promise((done) => this.process.once('exit', done))
    this.process.kill('SIGKILL')
    await ended
  }

  /** Starts it again, with the same games at the same address. */
  async run() {
    const child = spawn(
      path,
      ['serve', '--testing', '--no-solve', '--port', String(this.port), '--data', this.data].concat(
        limits,
        this.options,
      ),
      { stdio: ['ignore', 'pipe', 'pipe'] },
    )
    this.process = child
    let complaints = ''
    child.stderr.on('data', (chunk) => (complaints += chunk))
    this.port = await new Promise<number>((found, failed) => {
      createInterface(child.stdout).on('line', (line) => {
        const port = line.match(/http:\/\/localhost:(\d+)/)?.[1]
        if (port) found(Number(port))
      })
      child.once('exit', (code) => failed(new Error(`${path} ended with ${code}: ${complaints}`)))
    })
  }

  async stop() {
    await this.close()
    await this.kill()
    await rm(this.data, { recursive: true, force: true })
  }

  /** Shows the client that lies in `dist` in place of the one in the program: `UR_PREVIEW=1`. */
  private async preview() {
    const proxy = { '/api': { target: this.url, ws: true } }
    const server = await preview({ root: web, logLevel: 'silent', preview: { proxy } })
    this.url = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
    this.close = () => server.close()
  }
}
