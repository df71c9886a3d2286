/** A fixed window: the UTC clock minute or the UTC calendar day. Lengths in milliseconds. */
export interface Window {
  readonly name: "minute" | "day";
  readonly length: number;
}

export const minute: Window = { name: "minute", length: 60_000 };
export const day: Window = { name: "day", length: 86_400_000 };

/** Which window of its kind a time lies in. */
export function toWindowIndex({ length }: Window, now: number): number {
  return Math.floor(now / length);
}

/** When the window that holds `now` ends, in milliseconds since the Unix epoch. */
export function windowEnd(window: Window, now: number): number {
  return (toWindowIndex(window, now) + 1) * window.length;
}

/** Whole seconds to wait until a time, rounded up, at least 1 (RFC 9110, section 10.2.3). */
export function secondsUntil(time: number, now: number): number {
  return Math.max(1, Math.ceil((time - now) / 1000));
}

/** How much of one window is left. */
export interface WindowStatus {
  readonly window: Window;
  readonly limit: number;
  readonly remaining: number;
}
/** From the shortest window to the longest. */
export type WindowStatuses = readonly [WindowStatus, ...WindowStatus[]];

/** The window with fewer requests remaining or, on a tie, the one that resets later. */
export function findBindingWindow(windowStatuses: WindowStatuses): WindowStatus {
  let binding = windowStatuses[0];
  for (const allowance of windowStatuses) if (allowance.remaining <= binding.remaining) binding = allowance;
  return binding;
}
