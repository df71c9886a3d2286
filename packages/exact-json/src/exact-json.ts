/**
 * Records the integers of a JSON text that are not written as integer literals, such as `4.0`, `1e2` and `-0`.
 * @example
 * const literals = new NonIntegerLiterals();
 * const value = parseJson('{"legs":4.0}', literals);
 * literals.has(value, "legs"); // true
 */
export class NonIntegerLiterals {
  #keys: WeakMap<object, Set<string>> | undefined;

  /** Records the number at a key of an object or array. */
  add(container: object, key: string): void {
    this.#keys ??= new WeakMap();
    const keys = this.#keys.get(container);
    if (keys) keys.add(key);
    else this.#keys.set(container, new Set([key]));
  }

  /** Returns whether the number at a key of an object or array is recorded. */
  has(container: unknown, key: string | number): boolean {
    return this.#keys?.get(container as object)?.has(String(key)) ?? false;
  }
}

/**
 * Parses JSON text without rounding. An integer literal beyond ±(2^53 - 1) becomes a bigint. Other values are as in `JSON.parse`.
 * @param literals records the integers that are not written as integer literals, such as `4.0`
 * @throws {SyntaxError} if the text is not JSON
 * @example
 * parseJson('{"id":9223372036854775807,"legs":4}'); // { id: 9223372036854775807n, legs: 4 }
 */
export function parseJson(text: string, literals?: NonIntegerLiterals): unknown {
  if (!hasLongInteger(text) && !(literals && nonIntegerLiteral.test(text))) return JSON.parse(text);
  const reviveExact: SourceReviver = function (this, key, value, { source }) {
    if (typeof value !== "number") return value;
    if (Number.isSafeInteger(value)) {
      if (literals && !integerLiteral.test(source)) literals.add(this, key);
      return value;
    }
    return integerLiteral.test(source) ? BigInt(source) : value;
  };
  try {
    // Engines with `JSON.rawJSON` also pass the source of a number to revivers (JSON.parse source text access).
    if ("rawJSON" in JSON) return parseWithSource(text, reviveExact);
  } catch (error) {
    // Engines recurse with a reviver, so deep nesting overflows the stack. Parsing without a reviver does not recurse.
    if (error instanceof SyntaxError) throw error;
  }
  return parseWithPlaceholders(text, reviveExact);
}

// Numbers hold up to 15 digits exactly. Each run of 16 digits contains one of the indexes 15, 31, 47…, so only these are checked.
const maxExactDigits = 15;

function hasLongInteger(text: string): boolean {
  for (let index = maxExactDigits; index < text.length; index += maxExactDigits + 1) {
    let beforeDigits = index;
    while (isDigit(text, beforeDigits)) beforeDigits -= 1;
    let afterDigits = beforeDigits + 1;
    while (isDigit(text, afterDigits)) afterDigits += 1;
    if (afterDigits - beforeDigits > maxExactDigits + 1) return true;
  }
  return false;
}

function isDigit(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 0x30 && code <= 0x39;
}

// A number follows the start of the text, `[`, `,` or the colon after a name. So a time in a string does not match.
const nonIntegerLiteral = /(?:^|[[,]|"\s*:)\s*-?\d+[.eE]|-0(?!\d)/;
const integerLiteral = /^(?:-?[1-9]\d*|0)$/;

const parseWithSource = JSON.parse as (text: string, reviver: SourceReviver) => unknown;

export type SourceReviver = (this: object, key: string, value: unknown, context: { source: string }) => unknown;

/** The fallback of `parseJson`: parses the text with an index in place of each number, then revives the numbers. */
export function parseWithPlaceholders(text: string, revive: SourceReviver): unknown {
  // Validates the text: `replaceNumbers` requires valid JSON.
  JSON.parse(text);
  const sources: string[] = [];
  const textWithPlaceholders = replaceNumbers(text, (source) => String(sources.push(source) - 1));
  const root = { "": JSON.parse(textWithPlaceholders) };
  const unvisitedObjects: object[] = [root];
  for (let container = unvisitedObjects.pop(); container; container = unvisitedObjects.pop()) {
    for (const [key, value] of Object.entries(container)) {
      if (typeof value === "number") {
        const source = sources[value] ?? "";
        Reflect.set(container, key, revive.call(container, key, Number(source), { source }));
      } else if (value instanceof Object) unvisitedObjects.push(value);
    }
  }
  return root[""];
}

/**
 * Returns the JSON text of a value. Writes a bigint as an integer literal.
 * @throws {TypeError} if the value has a cycle
 * @example
 * stringifyJson({ id: 9223372036854775807n }); // {"id":9223372036854775807}
 */
export function stringifyJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // JSON.stringify throws for a bigint. Retry only then: nearly all values have none.
    if (!(error instanceof TypeError)) throw error;
    const { rawJSON } = JSON as unknown as { rawJSON?: (text: string) => unknown };
    if (!rawJSON) return stringifyWithPlaceholders(value);
    return JSON.stringify(value, (_key, member) => (typeof member === "bigint" ? rawJSON(String(member)) : member));
  }
}

export function stringifyWithPlaceholders(value: unknown): string {
  const literals: string[] = [];
  const text = JSON.stringify(value, (_key, member) => {
    if (typeof member === "bigint") return literals.push(String(member)) - 1;
    if (typeof member !== "number" && !(member instanceof Number)) return member;
    return literals.push(JSON.stringify(member)) - 1;
  });
  return replaceNumbers(text, (index) => literals[Number(index)] ?? "");
}

export function replaceNumbers(text: string, replace: (literal: string) => string): string {
  // A pattern that matches a whole string would overflow the stack on a long string.
  let isInString = false;
  return text.replace(/(?:\\.){1,99}|"|-?\d[\d.eE+-]*/g, (token) => {
    if (token === '"') isInString = !isInString;
    return isInString || token === '"' ? token : replace(token);
  });
}
