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

/** What a reviver is told of each value: that of a number as it was written. */
export type SourceReviver = (this: object, key: string, value: unknown, context: { source: string }) => unknown;

/**
 * `JSON.parse` with a reviver of numbers that learns how they were written, where the engine does not tell: it parses the text with each
 * number replaced by its place in a list. No depth of nesting is too much. @throws {SyntaxError} when the text is not JSON
 */
export function parseNumbered(text: string, revive: SourceReviver): unknown {
  // The engine alone says what JSON is, so numbers are only replaced in a text that is.
  JSON.parse(text);
  const sources: string[] = [];
  const numbered = replaceNumbers(text, (source) => String(sources.push(source) - 1));
  const root = { "": JSON.parse(numbered) };
  const rest: object[] = [root];
  for (let holder = rest.pop(); holder; holder = rest.pop()) {
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === "number") {
        const source = sources[value] ?? "";
        Reflect.set(holder, key, revive.call(holder, key, Number(source), { source }));
      } else if (value instanceof Object) rest.push(value);
    }
  }
  return root[""];
}

/** Writes JSON text; a bigint is written as the integer that it is. @throws {TypeError} when the value has a cycle */
export function stringifyJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // JSON.stringify refuses a bigint. Values without one, nearly all, pay nothing for those that have one.
    if (!(error instanceof TypeError)) throw error;
    const { rawJSON } = JSON as unknown as { rawJSON?: (text: string) => unknown };
    if (!rawJSON) return stringifyNumbered(value);
    return JSON.stringify(value, (_key, member) => (typeof member === "bigint" ? rawJSON(String(member)) : member));
  }
}

/**
 * `JSON.stringify` that writes a bigint as the integer that it is, where the engine has no `JSON.rawJSON`: it writes each number as its
 * place in a list, and then what stands there. @throws {TypeError} when the value has a cycle
 */
export function stringifyNumbered(value: unknown): string {
  const literals: string[] = [];
  const text = JSON.stringify(value, (_key, member) => {
    if (typeof member === "bigint") return literals.push(String(member)) - 1;
    // An object around a number is written as one too.
    if (typeof member !== "number" && !(member instanceof Number)) return member;
    return literals.push(JSON.stringify(member)) - 1;
  });
  return replaceNumbers(text, (place) => literals[Number(place)] ?? "");
}

/** Replaces each number literal of a JSON text. */
export function replaceNumbers(text: string, replace: (literal: string) => string): string {
  // Not a pattern of a whole string: on a long one it overflows the engine's stack.
  let isInString = false;
  return text.replace(/(?:\\.){1,99}|"|-?\d[\d.eE+-]*/g, (token) => {
    if (token === '"') isInString = !isInString;
    return isInString || token === '"' ? token : replace(token);
  });
}
