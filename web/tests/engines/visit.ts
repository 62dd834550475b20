import { expect } from '@playwright/test'
import type { Driver } from './driver'

/** A point of the window. */
type Point = [x: number, y: number]

/** Which element is meant: by a selector, and by words it is called by. */
export type What = [selector: string, words?: string]

/** Everything a person sees and does on a page, by way of any driver. */
export class Visit {
  readonly driver: Driver
  private readonly url: string

  constructor(driver: Driver, url: string) {
    this.driver = driver
    this.url = url
  }

  async go(path: string) {
    await this.driver.go(this.url + path)
  }

  path = () => this.driver.run(() => location.pathname)

  /** Waits until something is seen. */
  async see(...what: What) {
    await expect
      .poll(() => this.driver.run(isSeen, ...what), { message: what.join(' ') })
      .toBe(true)
  }

  /** Waits until something can be pressed, with nothing in front of it, and presses it. */
  async press(...what: What) {
    let point: Point | string = ''
    await expect
      .poll(async () => (point = await this.driver.run(pointOf, ...what)), {
        message: what.join(' '),
      })
      .toHaveLength(2)
    await this.driver.press(point[0] as number, point[1] as number)
  }

  /** The board lies in its box, each corner can be pressed, and no control lies over another. */
  async expectInPlace() {
    const faults = () => this.driver.run(faultsOfLayout)
    await expect.poll(faults, { message: `the layout of ${await this.path()}` }).toEqual([])
  }

  /** What is wrong with the layout at this very moment. */
  faults = () => this.driver.run(faultsOfLayout)
}

// What follows runs in the page, so each function stands for itself.

function isSeen(selector: string, words = ''): boolean {
  return [...document.querySelectorAll<HTMLElement>(selector)].some((element) => {
    const called = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return element.getClientRects().length > 0 && called.replace(/\s+/g, ' ').includes(words)
  })
}

/** The middle of something that can be pressed; in words, why there is none. */
function pointOf(selector: string, words = ''): [number, number] | string {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const called = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const shown = element.getClientRects().length > 0
    return shown && !element.matches(':disabled') && called.replace(/\s+/g, ' ').includes(words)
  })
  if (!found) return 'there is none'
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = found.getBoundingClientRect()
  const [middle, centre] = [x + width / 2, y + height / 2]
  const hit = document.elementFromPoint(middle, centre)
  const own = hit && (found.contains(hit) || hit.closest('label')?.contains(found))
  return own ? [middle, centre] : `${hit?.outerHTML.slice(0, 80)} lies over it`
}

function faultsOfLayout(): string[] {
  const faults: string[] = []
  if (document.documentElement.scrollWidth > innerWidth) faults.push('wider than the window')
  const board = document.querySelector('svg.board')
  const box = board?.parentElement
  if (!board || !box) return [...faults, 'there is no board']
  const [drawn, room] = [board.getBoundingClientRect(), box.getBoundingClientRect()]
  if (drawn.height < 100) faults.push(`the board is ${drawn.height} pixels high`)
  if (drawn.bottom > room.bottom + 1 || drawn.top < room.top - 1) {
    faults.push(
      `the board is at ${drawn.top} to ${drawn.bottom}, its box at ${room.top} to ${room.bottom}`,
    )
  }
  for (const place of ['a1', 'a3', 'h1', 'h3']) {
    const cell = document.querySelector(`[data-place="${place}"]`)
    if (!cell) continue
    cell.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = cell.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    if (!cell.contains(hit)) faults.push(`over ${place} lies ${hit?.outerHTML.slice(0, 80)}`)
  }
  for (const control of document.querySelectorAll('button:not(:disabled), a[href], select')) {
    const area = control.getBoundingClientRect()
    if (!control.checkVisibility() || area.width < 2 || area.height < 2) continue
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = control.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    const parts = [...control.getClientRects()]
    // A link that is broken into lines has its middle between them.
    if (parts.length > 1 || !hit || control.contains(hit)) continue
    faults.push(`over ${control.outerHTML.slice(0, 80)} lies ${hit.outerHTML.slice(0, 80)}`)
  }
  scrollTo(0, 0)
  return faults
}
