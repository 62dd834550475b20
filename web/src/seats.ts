import type { SeatKey } from './protocol'
import { forget, isRecord, keep, kept, keptJson, keptNames, outlivesTab } from './storage'

const key = (game: string) => `ur-seats-${game}`

const isSeat = (value: unknown): value is SeatKey =>
  isRecord(value) &&
  (value.side === 'light' || value.side === 'dark') &&
  typeof value.secret === 'string'

const areSeats = (value: unknown): value is SeatKey[] => Array.isArray(value) && value.every(isSeat)

/** The seats that this browser holds in a game. */
export const seatsOf = (game: string): SeatKey[] => keptJson(key(game), areSeats) ?? []

/** Whether the seats are lost when this tab is closed, because the browser keeps nothing. */
export const areFleeting = (game: string): boolean => !outlivesTab(key(game))

/** The games that this browser has a seat in. */
export const gamesWithSeats = (): string[] =>
  keptNames(key('')).map((name) => name.slice(key('').length))

/** Forgets a game: its seats can never be taken again. */
export const forgetSeats = (game: string) => forget(key(game))

export const keepSeats = (game: string, seats: SeatKey[]) => keep(key(game), JSON.stringify(seats))

const nameKey = 'ur-name'

/** The name the player goes by, if one was given. */
export const playerName = (): string => kept(nameKey) ?? ''
export const keepName = (name: string) => keep(nameKey, name)
