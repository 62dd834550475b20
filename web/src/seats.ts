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

export function keepSeats(game: string, seats: SeatKey[]) {
  localStorage.setItem(key(game), JSON.stringify(seats))
}

const nameKey = 'ur-name'

/** The name the player goes by, if one was given. */
export const playerName = (): string => localStorage.getItem(nameKey) ?? ''
export const keepName = (name: string) => localStorage.setItem(nameKey, name)
