import type { SeatKey } from './protocol'

const key = (game: string) => `ur-seats-${game}`

/** The seats that this browser holds in a game. */
export function seatsOf(game: string): SeatKey[] {
  try {
    return JSON.parse(localStorage.getItem(key(game)) ?? '[]')
  } catch {
    return []
  }
}

/** The games that this browser has a seat in. */
export function gamesWithSeats(): string[] {
  const prefix = key('')
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
}

/** Forgets a game: its seats can never be taken again. */
export function forgetSeats(game: string) {
  localStorage.removeItem(key(game))
}

export function keepSeats(game: string, seats: SeatKey[]) {
  localStorage.setItem(key(game), JSON.stringify(seats))
}

const nameKey = 'ur-name'

/** The name the player goes by, if one was given. */
export const playerName = (): string => localStorage.getItem(nameKey) ?? ''
export const keepName = (name: string) => localStorage.setItem(nameKey, name)
