import { scopes as allScopes, type Scope } from "@animal-store/contract";
import { durationFormat, parseDuration, parseScopes, redactKeys } from "@animal-store/service";
import { InvalidArgumentError } from "commander";

const maxRequests = 1_000_000_000;

/** What each option takes, for help and errors. */
export const limitRule = `a whole number of requests from 1 to ${maxRequests}`;
export const scopesRule = `one or more of ${allScopes.join(", ")}, separated by commas`;
export const overlapRule = `${durationFormat}; 0s ends it at once`;
export const nameRule =
  "must be 1 to 100 characters in one line, without control characters, blanks at an end, or a key in it.";

/** Returns a limit of requests. */
export function parseLimit(text: string): number {
  const isLimit = /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxRequests;
  return valid(isLimit ? Number(text) : undefined, limitRule);
}

/** @returns milliseconds, at least a second */
export function parseLifetime(text: string): number {
  return valid(parseDuration(text), durationFormat);
}

/** @returns milliseconds, or 0 */
export function parseOverlap(text: string): number {
  return valid(/^0[smhd]$/.test(text) ? 0 : parseDuration(text), overlapRule);
}

export function parseScopeList(text: string): readonly Scope[] {
  return valid(parseScopes(text), scopesRule);
}

function valid<Value>(value: Value | undefined, rule: string): Value {
  if (value === undefined) throw new InvalidArgumentError(`It must be ${rule}.`);
  return value;
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

/** Control characters, line separators, halves of characters, and characters that change the direction of writing. */
export const misleading = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/gu;

// At the end, invisible code points belong to some characters.
const blankEnd = /^[\s\p{Default_Ignorable_Code_Point}]|\s$/u;

/** Whether a text may name a key: 1 to 100 visible characters that cannot forge a line in a terminal, and no key. */
export function isKeyName(text: string): boolean {
  const length = [...text].length;
  return (
    length >= 1 && length <= 100 && text.match(misleading) === null && !blankEnd.test(text) && redactKeys(text) === text
  );
}

/**
 * Returns why a text is no key id, or undefined. The message has no character of the text, which may be a key or most of one.
 */
export function validateKeyId(text: string): string | undefined {
  if (redactKeys(text) !== text) return "is a key and not its id. Name it by its id: key_…, as list shows it.";
  return /^key_\w+$/.test(text) ? undefined : "must be the id of a key: key_…, as list shows it.";
}
