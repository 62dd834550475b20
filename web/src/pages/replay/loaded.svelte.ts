import type { Replay } from '../../protocol'

/** A record that was read from a file or pasted: it has no address of its own. */
export interface LoadedRecord {
  text: string
  replay: Replay
}

let record = $state.raw<LoadedRecord | null>(null)

/** The record read last, for the replay and for the check of its dice. */
export const loadedRecord = {
  get current() {
    return record
  },
  set current(value) {
    record = value
  },
}
