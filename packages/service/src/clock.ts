/** The only source of time. */
export interface Clock {
  /** @returns milliseconds since the Unix epoch */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
