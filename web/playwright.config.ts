import { defineConfig } from '@playwright/test'
import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

/** Says plainly what is missing: without it there is nothing to test. */
function missing(what: string): never {
  console.error(what)
  process.exit(1)
}

/** A browser that is installed here. */
function chromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = ['chromium', 'chromium-browser', 'google-chrome']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(existsSync)
  return found ?? missing('There is no chromium, chromium-browser or google-chrome here.')
}

/** The program to be tested; everything here needs it. */
const program = (process.env.UR_PROGRAM ??= '../target/debug/ur')
if (!existsSync(resolve(import.meta.dirname, program))) {
  missing(
    `There is no program at ${program}. Build it with \`cargo build --bin ur\`, ` +
      'or say with UR_PROGRAM where it is.',
  )
}

const root = process.getuid?.() === 0

/**
 * Tests in a real browser against the real program. UR_PROGRAM says where that is; with UR_PREVIEW=1
 * the pages come from `dist`, and not from what the program had built in.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'engines/**/*.spec.ts'],
  fullyParallel: true,
  workers: 2,
  // Ends what hangs, on a machine that is busy with something else, too.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: !!process.env.CI,
  reporter: 'line',
  use: {
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium(), args: root ? ['--no-sandbox'] : [] },
  },
})
