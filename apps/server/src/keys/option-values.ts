import { parseDuration } from "@animal-store/service";
import { InvalidArgumentError } from "commander";

/** A limit of requests. */
export function parseLimit(text: string): number {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number of requests, at least 1.");
}

/** @returns milliseconds, at least a second */
export function parseLifetime(text: string): number {
  const duration = parseDuration(text);
  if (duration !== undefined) return duration;
  throw new InvalidArgumentError("It must be a whole number and s, m, h or d, such as 90d.");
}

/** @returns milliseconds, or 0 */
export function parseOverlap(text: string): number {
  const duration = /^0[smhd]$/.test(text) ? 0 : parseDuration(text);
  if (duration !== undefined) return duration;
  throw new InvalidArgumentError(
    "It must be a whole number and s, m, h or d, such as 24h; 0s ends the old key at once.",
  );
}
