export interface Window {
  readonly name: "minute" | "day";
  readonly lengthMs: number;
}

/** The UTC clock minute. */
export const minute: Window = { name: "minute", lengthMs: 60_000 };
/** The UTC calendar day. */
export const day: Window = { name: "day", lengthMs: 86_400_000 };

/** Returns the number of full windows between the Unix epoch and a time in milliseconds. */
export function toWindowIndex({ lengthMs }: Window, now: number): number {
  return Math.floor(now / lengthMs);
}

/** Returns the end of the current window, in milliseconds since the Unix epoch. */
export function windowEnd(window: Window, now: number): number {
  return (toWindowIndex(window, now) + 1) * window.lengthMs;
}

/** Returns the value of `Retry-After`: seconds until a time, rounded up, at least 1 (RFC 9110, section 10.2.3). */
export function secondsUntil(time: number, now: number): number {
  return Math.max(1, Math.ceil((time - now) / 1000));
}

export interface WindowStatus {
  readonly window: Window;
  readonly limit: number;
  readonly remaining: number;
}
/** From the shortest window to the longest. */
export type WindowStatuses = readonly [WindowStatus, ...WindowStatus[]];

/** Returns the window with the fewest remaining requests. On a tie, returns the one that resets last. */
export function findBindingWindow(windowStatuses: WindowStatuses): WindowStatus {
  let binding = windowStatuses[0];
  for (const status of windowStatuses) if (status.remaining <= binding.remaining) binding = status;
  return binding;
}
