import { scopes as allScopes, type Scope } from "@animal-store/contract";
import { durationRule, parseDuration, parseScopes } from "@animal-store/service";
import { InvalidArgumentError } from "commander";

const mostRequests = 1_000_000_000;

/** What each option takes, for its help and for refusals. */
export const limitRule = `a whole number of requests from 1 to ${mostRequests}`;
export const lifetimeRule = durationRule;
export const scopesRule = `one or more of ${allScopes.join(", ")}, separated by commas`;
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

export function parseScopeList(text: string): readonly Scope[] {
  const scopes = parseScopes(text);
  if (scopes) return scopes;
  throw new InvalidArgumentError(`It must be ${scopesRule}.`);
}

/** A value in a box: commander takes a bare null for an empty text. */
export interface Setting {
  readonly value: number | null;
}

/** Returns a parser that also takes a word for null: the plan's limit, or no expiry. */
export function orNull(word: string, parse: (text: string) => number): (text: string) => Setting {
  return (text) => {
    if (text === word) return { value: null };
    try {
      return { value: parse(text) };
    } catch (error) {
      throw new InvalidArgumentError(`${(error as Error).message.slice(0, -1)}, or ${word}.`);
    }
  };
}
