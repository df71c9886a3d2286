/** The only source of time. */
export interface Clock {
  /** @returns milliseconds since the Unix epoch */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

const units = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const maxDays = 36_500;

/** What `parseDuration` takes, for those who are to write it. */
export const durationFormat = `a whole number and s, m, h or d, such as 90d, from 1s to ${maxDays}d`;

/** A whole number and `s`, `m`, `h` or `d`. @returns milliseconds, or undefined when the text is no duration of at least 1 s and at most 100 years */
export function parseDuration(text: string): number | undefined {
  const [, count, unit] = /^([1-9]\d{0,9})([smhd])$/.exec(text) ?? [];
  const duration = Number(count) * units[unit as keyof typeof units];
  return duration <= maxDays * units.d ? duration : undefined;
}
