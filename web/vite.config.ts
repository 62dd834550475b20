import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { waitingPage } from './waiting-page.ts'

export default defineConfig({
  plugins: [svelte(), waitingPage()],
  server: {
    proxy: { '/api': { target: process.env.UR_SERVER ?? 'http://localhost:7777', ws: true } },
    fs: { allow: ['..'] },
  },
  // What the server sends, so that a preview breaks where the real thing would.
  preview: {
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'",
    },
  },
  // The server's Content-Security-Policy allows no data: addresses.
  build: { assetsInlineLimit: 0 },
  // Components run in browsers, and so do their tests' parts of Svelte.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { include: ['tests/unit/**/*.test.ts'] },
})
