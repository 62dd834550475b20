/** What the walk asks of a browser: so little that each engine can be driven in its own way. */
export interface Driver {
  /** Loads a page. */
  go(url: string): Promise<void>
  /** Runs a function in the page, and hands over what it gives. */
  run<A extends unknown[], T>(deed: (...values: A) => T, ...values: A): Promise<T>
  /** Presses at a point of the window, as a mouse or a finger would. */
  press(x: number, y: number): Promise<void>
  /** Gives the page such a size. */
  resize(width: number, height: number): Promise<void>
  /** What is seen now, as a PNG. */
  picture(): Promise<Uint8Array>
  close(): Promise<void>
}

/** An engine that may be installed here. */
export interface Engine {
  name: string
  /** What has to be installed for it, as Debian calls it. */
  packages: string[]
  /** What is missing here; empty if it can be driven. */
  missing: () => string[]
  start: () => Promise<Driver>
  /** How narrow its window can be: a phone's width is not to be had in every engine. */
  narrowest: number
  /** The rulesets of which a whole game is played; of the others only the end. */
  whole: string[]
}
