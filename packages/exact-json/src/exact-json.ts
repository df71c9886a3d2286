/**
 * Parses JSON text without rounding an integer. An integer literal beyond ±(2^53 - 1) becomes a bigint, and so does another spelling,
 * such as `9007199254740993.0`, if no double has its value. Other values are as in `JSON.parse`.
 * @param literals records the integers that are not written as integer literals, such as `4.0`
 * @throws {SyntaxError} if the text is not JSON
 * @throws {RangeError} if a number such as `1e400` is beyond the range of a double
 * @example
 * parseJson('{"id":9223372036854775807,"legs":4}'); // { id: 9223372036854775807n, legs: 4 }
 */
export function parseJson(text: string, literals?: NonIntegerLiterals): unknown {
  // Validates the text: `replaceNumbers` requires valid JSON.
  const value: unknown = JSON.parse(text);
  // Numbers hold up to 15 digits exactly.
  if (!/\d{16}/.test(text) && !(literals ? literals.canOccurIn(text) : exponent.test(text))) return value;

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
      const number = parseNumber(source);
      if (number === undefined) {
        const shown = source.length > 40 ? `${source.slice(0, 40)}…` : source;
        throw new RangeError(`The number ${shown} is beyond the range of a double, ±${Number.MAX_VALUE}.`);
      }
      Reflect.set(container, key, number);
      if (typeof number === "bigint" || Number.isSafeInteger(number))
        literals?.add(container === root ? undefined : container, key, source);
    }
  }
  return root[""];
}

/** A positive exponent: `[1e400`. Nothing else in a text has the characters before it. */
const exponent = /(?:^|[[,]|"\s*:)\s*-?[\d.]+[eE][+\d]/;

/**
 * Returns the value of a number in JSON, as `parseJson` does, or undefined if it is beyond the range of a double.
 * @example
 * parseNumber("9007199254740993.0"); // 9007199254740993n
 */
export function parseNumber(literal: string): number | bigint | undefined {
  const number = Number(literal);
  if (Number.isSafeInteger(number)) return number;
  if (/^-?\d+$/.test(literal)) return BigInt(literal);
  if (!Number.isFinite(number)) return undefined;
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
 * Records the integers of a JSON text that are not written as integer literals, such as `4.0`, `1e2` and `-0`.
 * @example
 * const literals = new NonIntegerLiterals();
 * const value = parseJson('{"legs":4.0}', literals);
 * literals.has(value, "legs"); // true
 */
export class NonIntegerLiterals {
  #keys: WeakMap<object, Set<string>> | undefined;

  /** Returns whether a JSON text can contain such an integer. */
  canOccurIn(text: string): boolean {
    // A number follows the start of the text, `[`, `,` or the colon after a name. So a time in a string does not match.
    return /(?:^|[[,]|"\s*:)\s*-?\d+[.eE]|-0(?!\d)/.test(text);
  }

  /** Records the number at a key of an object or array, or at the root, if its literal is not that of an integer. */
  add(container: object | undefined, key: string, literal: string): void {
    if (/^(?:-?[1-9]\d*|0)$/.test(literal)) return;
    this.#keys ??= new WeakMap();
    const holder = container ?? this;
    const keys = this.#keys.get(holder);
    if (keys) keys.add(key);
    else this.#keys.set(holder, new Set([key]));
  }

  /** Returns whether the number at a key of an object or array is recorded. Without both, returns it of the root. */
  has(container?: unknown, key: string | number = ""): boolean {
    return this.#keys?.get((container ?? this) as object)?.has(String(key)) ?? false;
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
  } catch (error) {
    // JSON.stringify throws for a bigint. Retry only then: nearly all values have none.
    if (!(error instanceof TypeError)) throw error;
  }
  return stringifyNumbers(value, JSON.stringify);
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
