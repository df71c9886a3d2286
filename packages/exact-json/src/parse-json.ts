import { parseNumbered, type SourceReviver } from "./parse-numbered.ts";

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
  const keepExact: SourceReviver = function (this, key, value, { source }) {
    if (typeof value !== "number") return value;
    if (Number.isSafeInteger(value)) {
      if (literals && !integerLiteral.test(source)) literals.add(this, key);
      return value;
    }
    return integerLiteral.test(source) ? BigInt(source) : value;
  };
  try {
    // It came with telling a reviver how a number was written (ECMAScript's JSON.parse source text access).
    if ("rawJSON" in JSON) return parseWithSource(text, keepExact);
  } catch (error) {
    // With a reviver engines descend by their stack, and deep nesting is too much for that; without one it is not.
    if (error instanceof SyntaxError) throw error;
  }
  return parseNumbered(text, keepExact);
}

// Integers of up to fifteen digits are exact as numbers. A longer one covers a sixteenth character: probing these finds it.
const longest = 15;

function hasLongInteger(text: string): boolean {
  for (let probe = longest; probe < text.length; probe += longest + 1) {
    let before = probe;
    while (isDigit(text, before)) before -= 1;
    let after = before + 1;
    while (isDigit(text, after)) after += 1;
    if (after - before > longest + 1) return true;
  }
  return false;
}

function isDigit(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 0x30 && code <= 0x39;
}

// A number stands at the beginning or behind `[`, `,` or a name's colon: the time in a string does not, and costs no reviver.
const otherLiteral = /(?:^|[[,]|"\s*:)\s*-?\d+[.eE]|-0(?!\d)/;
const integerLiteral = /^(?:-?[1-9]\d*|0)$/;

// The compiler's library may lag behind the third argument of revivers.
const parseWithSource = JSON.parse as (text: string, reviver: SourceReviver) => unknown;
