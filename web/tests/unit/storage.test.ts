import { beforeEach, expect, it } from 'vitest'
import { areFleeting, gamesWithSeats, keepSeats, seatsOf } from '../../src/seats'
import { forget, keep, kept, keptNames, outlivesTab } from '../../src/storage'

/** As much of a browser's storage as is needed. */
class Shelf {
  [key: string]: unknown

  getItem(key: string) {
    return (this[key] as string | undefined) ?? null
  }

  setItem(key: string, value: string) {
    this[key] = value
  }

  removeItem(key: string) {
    delete this[key]
  }
}

class Full extends Shelf {
  override setItem() {
    throw new DOMException('no room', 'QuotaExceededError')
  }
}

const use = (name: 'localStorage' | 'sessionStorage', shelf: () => Shelf) =>
  Object.defineProperty(globalThis, name, { get: shelf, configurable: true })

const forbidden = (): never => {
  throw new DOMException('forbidden', 'SecurityError')
}

beforeEach(() => {
  for (const name of keptNames('')) forget(name)
  const [local, session] = [new Shelf(), new Shelf()]
  use('localStorage', () => local)
  use('sessionStorage', () => session)
})

it('keeps texts beyond the tab', () => {
  keep('a', 'one')
  expect(kept('a')).toBe('one')
  expect(outlivesTab('a')).toBe(true)
  expect(localStorage.getItem('a')).toBe('one')
})

it('keeps in the tab what the storage has no room for', () => {
  const [full, session] = [new Full(), new Shelf()]
  Shelf.prototype.setItem.call(full, 'a', 'old')
  use('localStorage', () => full)
  use('sessionStorage', () => session)
  keep('a', 'new')
  expect(kept('a')).toBe('new')
  expect(outlivesTab('a')).toBe(false)
  expect(keptNames('a')).toEqual(['a'])
})

it('keeps on the page what a browser forbids to keep', () => {
  use('localStorage', forbidden)
  use('sessionStorage', forbidden)
  keepSeats('g', [{ side: 'dark', secret: 's' }])
  expect(seatsOf('g')).toEqual([{ side: 'dark', secret: 's' }])
  expect(areFleeting('g')).toBe(true)
  expect(gamesWithSeats()).toEqual(['g'])
  forget('ur-seats-g')
  expect(seatsOf('g')).toEqual([])
})

it.each(['', 'nonsense', 'null', '7', '"text"', '{}', '[7]', '[{"side":"light"}]'])(
  'takes seats that read %j for none',
  (damaged) => {
    keep('ur-seats-g', damaged)
    expect(seatsOf('g')).toEqual([])
  },
)
