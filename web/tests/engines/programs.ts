import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where the first of these programs lies that is installed. */
export function programOf(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

/** Those of these programs that are not installed. */
export const missingOf = (...names: string[]): string[] => names.filter((name) => !programOf(name))

export const isRoot = process.getuid?.() === 0
