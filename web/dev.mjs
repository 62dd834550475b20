// The client as it is written, in Vite, and the program behind it: built and started again whenever
// Rust or the words change. `make dev` runs it; UR_PORT is where the program listens, behind the page.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createLogger, createServer } from 'vite'

const root = resolve(import.meta.dirname, '..')
const port = process.env.UR_PORT ?? '7778'
const built = resolve(root, process.env.CARGO_TARGET_DIR ?? 'target')

/** The folder of the games played here; everybody's own games stay where they are. */
const data = resolve(built, 'dev-data')

/** Waits until what is changed in one go has been changed. */
const settle = 100

const ended = (child) => new Promise((done) => child.once('exit', done))

let building
let server
let stale = false

/** Builds and starts the program; what changes meanwhile has it built once more. */
async function renew() {
  stale = true
  if (building) return
  while (stale) {
    stale = false
    building = spawn('cargo', ['build', '--locked', '--bin', 'ur'], { cwd: root, stdio: 'inherit' })
    const failed = await ended(building)
    if (!failed && !stale) await restart()
  }
  building = undefined
}

async function restart() {
  await stop()
  const options = ['--testing', '--no-solve', '--port', port, '--data', data]
  // It would say where it is itself, and there is no page there.
  const stdio = ['inherit', 'ignore', 'inherit']
  const begun = spawn(resolve(built, 'debug/ur'), ['serve', ...options], { cwd: root, stdio })
  server = begun
  begun.once('exit', (code) => {
    if (server !== begun || !code) return
    console.error('If that port is taken: UR_PORT=7780 make dev')
  })
  console.log(`The program runs. The page is at ${page()}`)
}

async function stop() {
  if (!server || server.exitCode !== null) return
  const gone = ended(server)
  server.kill()
  await gone
}

process.env.UR_SERVER = `http://localhost:${port}`
// While the program is built anew, nobody answers: that is no news.
const logger = createLogger()
const error = logger.error
logger.error = (text, options) => {
  if (!text.includes('proxy error')) error(text, options)
}
const vite = await createServer({ root: import.meta.dirname, customLogger: logger })
const page = () => vite.resolvedUrls?.local[0] ?? ''
const rust = ['crates', 'locales', 'Cargo.toml', 'Cargo.lock'].map((path) => resolve(root, path))
vite.watcher.add(rust)
let timer
vite.watcher.on('all', (_, path) => {
  if (!rust.some((own) => path.startsWith(own))) return
  clearTimeout(timer)
  timer = setTimeout(renew, settle)
})

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    building?.kill()
    await Promise.all([stop(), vite.close()])
    process.exit(0)
  })
}

await vite.listen()
console.log(
  `The page is at ${page()}, and answers when the program is built: the first time in about 4 minutes.`,
)
void renew()
