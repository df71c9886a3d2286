import { machineClock } from "./clock.ts";

/**
 * How long an answer asks to wait, in milliseconds: its `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3).
 * A date is compared with the answer's own `Date`, so that the machine's clock may be wrong; `now` stands in where it is missing.
 */
export function retryAfter({ headers }: Response, now: number): number | undefined {
  const value = headers.get("Retry-After") ?? "";
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const wait = Date.parse(value) - dateOf(headers, now);
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** When an answer was given, by the clock of who gave it; `now` where it does not say or a page may not read it. */
export function dateOf(headers: Headers, now: number): number {
  return Date.parse(headers.get("Date") ?? "") || now;
}

/** The same in whole seconds, rounded up. */
export function retryAfterSeconds(response: Response): number | undefined {
  const wait = retryAfter(response, machineClock.now());
  return wait === undefined ? undefined : Math.ceil(wait / 1000);
}
