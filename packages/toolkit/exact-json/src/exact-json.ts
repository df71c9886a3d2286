/**
 * Parses JSON text without rounding. An integer literal beyond ±(2^53 - 1) becomes a bigint. Other values are as in `JSON.parse`.
 * @param literals records the numbers that are not written as integer literals, and parses each spelling of an integer without rounding
 * @throws {SyntaxError} if the text is not JSON
 * @example
 * parseJson('{"id":9223372036854775807,"legs":4}'); // { id: 9223372036854775807n, legs: 4 }
 */
export function parseJson(text: string, literals?: NonIntegerLiterals): unknown {
  // Validates the text: `replaceNumbers` requires valid JSON.
  const value: unknown = JSON.parse(text);
  // Numbers hold up to 15 digits exactly.
  if (!/\d{16}/.test(text) && !literals?.canOccurIn(text)) return value;

  // Parse the text with an index in place of each number, then replace the indexes. Not with a reviver: on deep nesting, it overflows the stack.
  const sources: string[] = [];
  const textWithIndexes = replaceNumbers(text, (source) => String(sources.push(source) - 1));
  const root = { "": JSON.parse(textWithIndexes) };
  const objects: object[] = [root];
  for (const container of objects) {
    for (const [key, member] of Object.entries(container)) {
      if (member instanceof Object) objects.push(member);
      if (typeof member !== "number") continue;
      const source = sources[member] as string;
      const number = literals?.parse(source, container, key) ?? Number(source);
      const isExact = /[.eE]/.test(source) || Number.isSafeInteger(number);
      Reflect.set(container, key, isExact ? number : BigInt(source));
    }
  }
  return root[""];
}

/**
 * Returns the value of a number in JSON. An integer in any spelling becomes a bigint if no double has its value. A number beyond the
 * range of a double becomes ±Infinity, and one that a double would round to 0 becomes NaN.
 * @example
 * parseNumber("9007199254740993.0"); // 9007199254740993n
 */
export function parseNumber(literal: string): number | bigint {
  const number = Number(literal);
  if (number === 0) return /^[-0.]*[1-9]/.test(literal) ? Number.NaN : number;
  if (Number.isSafeInteger(number)) return number;
  if (/^-?\d+$/.test(literal)) return BigInt(literal);
  const integer = Number.isInteger(number) ? toInteger(literal) : undefined;
  // The shortest text of a double, such as 1e23, stands for it.
  const isDouble = integer === undefined || integer === BigInt(number) || integer === toInteger(String(number));
  return isDouble ? number : integer;
}

/** Returns the exact value of a number that is at least 1, or undefined if it is not an integer. */
function toInteger(literal: string): bigint | undefined {
  // -12.50e+3
  const [, whole = "", fraction = "", power = "0"] = /^(-?\d+)(?:\.(\d+))?(?:[eE](.+))?$/.exec(literal) ?? [];
  const digits = whole + fraction;
  const length = whole.length + Number(power);
  return /^0*$/.test(digits.slice(length)) ? BigInt(digits.slice(0, length).padEnd(length, "0")) : undefined;
}

/**
 * Records the integers of a JSON text that are not written as integer literals, such as `4.0`, `1e2` and `-0`. Also records a
 * number that a double cannot hold.
 * @example
 * const literals = new NonIntegerLiterals();
 * const value = parseJson('{"legs":4.0}', literals);
 * literals.has(value, "legs"); // true
 */
export class NonIntegerLiterals {
  /** A number that a double cannot hold, such as `1e400` or `1e-400`, if the text has one. */
  overflow: string | undefined;
  #keys: WeakMap<object, Set<string>> | undefined;

  /** Returns whether a JSON text can contain such a number. */
  canOccurIn(text: string): boolean {
    // A number follows the start of the text, `[`, `,` or the colon after a name. So a time in a string does not match.
    return /(?:^|[[,]|"\s*:)\s*-?\d+[.eE]|-0(?!\d)/.test(text);
  }

  /** Returns the value of the number at a key of an object or array, or at the key "" for the root. */
  parse(literal: string, container: object, key: string): number | bigint {
    const number = parseNumber(literal);
    if (typeof number === "number" && !Number.isFinite(number)) this.overflow ??= literal;
    if (!/^(?:-?[1-9]\d*|0)$/.test(literal) && (typeof number === "bigint" || Number.isSafeInteger(number))) {
      this.#keys ??= new WeakMap();
      const keys = this.#keys.get(container);
      if (keys) keys.add(key);
      else this.#keys.set(container, new Set([key]));
      // Only a root that is a number is read without its container, and such a text has no other number.
      if (key === "") this.#keys.set(this, new Set([key]));
    }
    return number;
  }

  /** Returns whether the number at a key of an object or array is recorded. Without both, returns it of the root. */
  has(container: unknown = this, key: string | number = ""): boolean {
    return this.#keys?.get(container as object)?.has(String(key)) ?? false;
  }
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
  } catch {
    // It throws for a bigint, which nearly all values do not have. It throws any other error again.
    return stringifyNumbers(value, JSON.stringify);
  }
}

/**
 * Returns the JSON text of a value, from which `parseJson` returns an equal value: a number beyond ±(2^53 - 1) has an exponent.
 * @throws {TypeError} if the value has a cycle
 * @example
 * stringifyExactJson([1e20, 100000000000000000000n]); // [1e+20,100000000000000000000]
 */
export function stringifyExactJson(value: unknown): string {
  const text = stringifyJson(value);
  if (!/\d{16}/.test(text)) return text;
  return stringifyNumbers(value, (number) =>
    Number.isInteger(number) && !Number.isSafeInteger(number) ? number.toExponential() : JSON.stringify(number),
  );
}

function stringifyNumbers(value: unknown, formatNumber: (number: number) => string): string {
  // Write an index in place of each number, then replace the indexes.
  const literals: string[] = [];
  const textWithIndexes = JSON.stringify(value, (_key, member) => {
    const isNumber = typeof member === "number" || member instanceof Number;
    if (typeof member !== "bigint" && !isNumber) return member;
    return literals.push(isNumber ? formatNumber(Number(member)) : String(member)) - 1;
  });
  return replaceNumbers(textWithIndexes, (index) => literals[Number(index)] as string);
}

function replaceNumbers(text: string, replace: (literal: string) => string): string {
  // A pattern that matches a whole string would overflow the stack on a long string.
  let isInString = false;
  return text.replace(/(?:\\.){1,99}|"|-?\d[\d.eE+-]*/g, (token) => {
    if (token === '"') isInString = !isInString;
    return isInString || token === '"' ? token : replace(token);
  });
}
