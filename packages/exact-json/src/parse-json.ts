/** Numbers that were written with a fraction, an exponent or as `-0`: integers to JavaScript, but no integer literals. */
export class NonIntegerLiterals {
  readonly #keys = new WeakMap<object, Set<string>>();

  add(holder: object, key: string): void {
    const keys = this.#keys.get(holder);
    if (keys) keys.add(key);
    else this.#keys.set(holder, new Set([key]));
  }

  has(holder: unknown, key: string | number): boolean {
    return this.#keys.get(holder as object)?.has(String(key)) ?? false;
  }
}

/**
 * Parses JSON text without rounding: an integer literal beyond 2^53-1 becomes a bigint, everything else is as in `JSON.parse`.
 * @param literals when given, learns which integral numbers were not written as integer literals
 * @throws {SyntaxError} when the text is not JSON
 */
export function parseJson(text: string, literals?: NonIntegerLiterals): unknown {
  const mayNeedSource = literals ? integerOrOtherLiteral : longInteger;
  if (!mayNeedSource.test(text)) return JSON.parse(text);
  return parseWithSource(text, function keepExact(this: object, key, value, { source }) {
    if (typeof value !== "number") return value;
    if (Number.isSafeInteger(value)) {
      if (literals && !integerLiteral.test(source)) literals.add(this, key);
      return value;
    }
    return integerLiteral.test(source) ? BigInt(source) : value;
  });
}

// Shorter integers are exact as numbers, so a text without sixteen digits in a row takes the plain path.
const longInteger = /\d{16}/;
const integerOrOtherLiteral = /\d{16}|\d[.eE]|-0/;
const integerLiteral = /^(?:-?[1-9]\d*|0)$/;

type SourceReviver = (this: object, key: string, value: unknown, context: { source: string }) => unknown;

// JSON.parse passes a third argument since ECMAScript's "JSON.parse source text access"; the compiler's library may lag behind.
const parseWithSource = JSON.parse as (text: string, reviver: SourceReviver) => unknown;
