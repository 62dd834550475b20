/** What the server has, compared with what runs here. */
export const server = $state({ newer: false })

/** The script that began this page: its name changes with anything in the client. */
const own = document.querySelector('script[type=module]')?.getAttribute('src')

/** Finds out whether the server has another client by now. It is for the player to load it. */
export async function lookForNewer() {
  if (import.meta.env.DEV || !own || server.newer) return
  const page = await fetch('/', { cache: 'no-cache' })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '')
  server.newer = page.includes('src="/assets/') && !page.includes(own)
}
