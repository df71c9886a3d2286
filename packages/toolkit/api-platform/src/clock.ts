/** The source of the current time. */
export interface Clock {
  /** Returns the time in milliseconds since the Unix epoch. */
  now(): number;
}

/** The clock of the operating system. */
export const systemClock: Clock = { now: () => Date.now() };

const unitMs = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const maxDays = 36_500;

/** The format that `parseDuration` accepts, for messages to users. */
export const durationFormat = `a whole number followed by s, m, h or d, such as 90d, from 1s to ${maxDays}d`;

/**
 * Parses a duration: an integer followed by `s`, `m`, `h` or `d`.
 * @returns milliseconds, or undefined if the text is not a duration from 1 s to 36,500 days
 * @example
 * parseDuration("90s"); // 90_000
 */
export function parseDuration(text: string): number | undefined {
  const [, count, unit] = /^([1-9]\d{0,9})([smhd])$/.exec(text) ?? [];
  const duration = Number(count) * unitMs[unit as keyof typeof unitMs];
  return duration <= maxDays * unitMs.d ? duration : undefined;
}
