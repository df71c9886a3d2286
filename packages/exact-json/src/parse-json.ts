import { canReadSource, parseMarked, type SourceReviver } from "./parse-marked.ts";

/** Numbers that were written with a fraction, an exponent or as `-0`: integers to JavaScript, but no integer literals. */
export class NonIntegerLiterals {
  // Made for the first of them: nearly every text has none.
  #keys: WeakMap<object, Set<string>> | undefined;

  add(holder: object, key: string): void {
    this.#keys ??= new WeakMap();
    const keys = this.#keys.get(holder);
    if (keys) keys.add(key);
    else this.#keys.set(holder, new Set([key]));
  }

  has(holder: unknown, key: string | number): boolean {
    return this.#keys?.get(holder as object)?.has(String(key)) ?? false;
  }
}

/**
 * Parses JSON text without rounding: an integer literal beyond 2^53-1 becomes a bigint, everything else is as in `JSON.parse`.
 * @param literals when given, learns which integral numbers were not written as integer literals
 * @throws {SyntaxError} when the text is not JSON
 */
export function parseJson(text: string, literals?: NonIntegerLiterals): unknown {
  if (!hasLongInteger(text) && !(literals && otherLiteral.test(text))) return JSON.parse(text);
  const parse = canReadSource() ? parseWithSource : parseMarked;
  return parse(text, function keepExact(this: object, key, value, { source }) {
    if (typeof value !== "number") return value;
    if (Number.isSafeInteger(value)) {
      if (literals && !integerLiteral.test(source)) literals.add(this, key);
      return value;
    }
    return integerLiteral.test(source) ? BigInt(source) : value;
  });
}

// Integers of up to fifteen digits are exact as numbers. A longer one covers a sixteenth character: probing these finds it.
const longest = 15;

function hasLongInteger(text: string): boolean {
  for (let probe = longest; probe < text.length; probe += longest + 1) {
    if (!isDigit(text, probe)) continue;
    let start = probe;
    while (isDigit(text, start - 1)) start -= 1;
    let end = probe + 1;
    while (isDigit(text, end)) end += 1;
    if (end - start > longest) return true;
  }
  return false;
}

function isDigit(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 0x30 && code <= 0x39;
}

// A number stands at the beginning or behind `[`, `,` or a name's colon: the time in a string does not, and costs no reviver.
const otherLiteral = /(?:^|[[,]|"\s*:)\s*-?(?:0|[1-9]\d*)[.eE]|-0(?!\d)/;
const integerLiteral = /^(?:-?[1-9]\d*|0)$/;

// The compiler's library may lag behind the third argument of revivers.
const parseWithSource = JSON.parse as (text: string, reviver: SourceReviver) => unknown;
