import { durationFormat, type Platform, parseDuration } from "@animal-store/api-platform";
import { InvalidArgumentError } from "commander";

const maxRequests = 1_000_000_000;

export const limitRule = `a whole number of requests from 1 to ${maxRequests}`;
export const overlapRule = `${durationFormat}; 0s expires it immediately`;
export const nameRule =
  "must be 1 to 100 characters in one line, without control characters, leading or trailing blanks, or an API key.";

export function parseLimit(text: string): number {
  const isLimit = /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxRequests;
  return assertValid(isLimit ? Number(text) : undefined, limitRule);
}

export function parseLifetime(text: string): number {
  return assertValid(parseDuration(text), durationFormat);
}

export function parseOverlap(text: string): number {
  return assertValid(/^0[smhd]$/.test(text) ? 0 : parseDuration(text), overlapRule);
}

export function toScopesRule({ allScopes }: Platform): string {
  return `one or more of ${allScopes.join(", ")}, separated by commas`;
}

export function createScopeListParser(platform: Platform): (text: string) => readonly string[] {
  return (text) => assertValid(platform.parseScopes(text), toScopesRule(platform));
}

function assertValid<Value>(value: Value | undefined, rule: string): Value {
  if (value === undefined) throw new InvalidArgumentError(`It must be ${rule}.`);
  return value;
}

/** Also accepts `word`, and returns it unchanged. */
export function parseOrWord<Word extends string>(word: Word, parse: (text: string) => number) {
  return (text: string): number | Word => {
    if (text === word) return word;
    try {
      return parse(text);
    } catch (error) {
      throw new InvalidArgumentError(`${(error as Error).message.slice(0, -1)}, or ${word}.`);
    }
  };
}

/** Matches control characters, line separators, lone surrogates and characters that change the text direction. */
export const unsafeCharacters = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/gu;

// Some characters end with an invisible code point, so these are rejected only at the start.
const blankEdges = /^[\s\p{Default_Ignorable_Code_Point}]|\s$/u;

export function isKeyName(text: string, { redactKeys }: Platform): boolean {
  const length = [...text].length;
  return (
    length >= 1 &&
    length <= 100 &&
    text.match(unsafeCharacters) === null &&
    !blankEdges.test(text) &&
    redactKeys(text) === text
  );
}

/** Returns an error message if a text is not a key id. It never quotes the text, which may be a key. */
export function validateKeyId(text: string, { redactKeys }: Platform): string | undefined {
  if (redactKeys(text) !== text) return "is a key, not an id. Use the id of the key, as list shows it: key_….";
  return /^key_\w+$/.test(text) ? undefined : "must be the id of a key, as list shows it: key_….";
}
