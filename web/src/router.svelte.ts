/**
 * Where the client is, by the address bar: `/game/abc` has the parts `game` and `abc`. It has moved
 * once another page was gone to without loading the client again.
 */
export const route = $state({ ...read(), moved: false })

function read(): { path: string; parts: string[] } {
  const path = location.pathname
  const parts = path.split('/').filter(Boolean).map(decode)
  return { path, parts }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // an address that nobody here has made
  }
}

function follow() {
  Object.assign(route, read())
}

/** Goes to another page of the client. */
export function go(path: string, { replace = false } = {}) {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  route.moved ||= !replace
  follow()
  scrollTo(0, 0)
}

addEventListener('popstate', follow)

/** Makes `<a href="/lobby" use:link>` change the page without loading the client again. */
export function link(anchor: HTMLAnchorElement) {
  function click(event: MouseEvent) {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!plain || event.defaultPrevented || anchor.target || anchor.hasAttribute('download')) return
    event.preventDefault()
    go(anchor.pathname + anchor.search)
  }
  anchor.addEventListener('click', click)
  return { destroy: () => anchor.removeEventListener('click', click) }
}
