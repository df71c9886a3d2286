import { durationRule, parseDuration } from "@animal-store/service";
import { InvalidArgumentError } from "commander";

const mostRequests = 1_000_000_000;

/** What each option takes, for its help and for refusals. */
export const limitRule = `a whole number of requests from 1 to ${mostRequests}`;
export const lifetimeRule = durationRule;
export const overlapRule = `${durationRule}; 0s ends it at once`;

/** A limit of requests. */
export function parseLimit(text: string): number {
  if (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= mostRequests) return Number(text);
  throw new InvalidArgumentError(`It must be ${limitRule}.`);
}

/** @returns milliseconds, at least a second */
export function parseLifetime(text: string): number {
  const duration = parseDuration(text);
  if (duration !== undefined) return duration;
  throw new InvalidArgumentError(`It must be ${lifetimeRule}.`);
}

/** @returns milliseconds, or 0 */
export function parseOverlap(text: string): number {
  const duration = /^0[smhd]$/.test(text) ? 0 : parseDuration(text);
  if (duration !== undefined) return duration;
  throw new InvalidArgumentError(`It must be ${overlapRule}.`);
}
