/** `empty` also applies to a text of spaces. */
export type Int64Problem = "empty" | "not_an_integer" | "out_of_range";

/**
 * The error of `parseInt64`.
 * @example
 * if (error instanceof Int64Error && error.reason === "empty") showHint("Enter a category.");
 */
export class Int64Error extends RangeError {
  override readonly name = "Int64Error";
  /** The text, as passed to `parseInt64`. */
  readonly text: string;
  readonly reason: Int64Problem;

  constructor(text: string, reason: Int64Problem) {
    super(`${JSON.stringify(text)} ${rules[reason]}`);
    this.text = text;
    this.reason = reason;
  }
}

const minimum = -(2n ** 63n);
const maximum = 2n ** 63n - 1n;
const rules: Record<Int64Problem, string> = {
  empty: "is empty, but must be an integer. Write digits, such as 42.",
  not_an_integer: "is not an integer. Write only digits, with a minus sign in front if it is negative.",
  out_of_range: `is not an int64 integer. Write an integer from ${minimum} to ${maximum}.`,
};

/**
 * Parses the decimal text of a form field. Ignores spaces around it.
 * @returns a number if it holds the integer exactly, otherwise a bigint
 * @throws {Int64Error} if the text is not an integer from -2^63 to 2^63 - 1
 * @example
 * parseInt64("7"); // 7
 * parseInt64("9223372036854775807"); // 9223372036854775807n
 */
export function parseInt64(text: string): number | bigint {
  const digits = text.trim();
  if (digits === "") throw new Int64Error(text, "empty");
  if (!/^-?\d+$/.test(digits)) throw new Int64Error(text, "not_an_integer");
  const integer = BigInt(digits);
  if (integer < minimum || integer > maximum) throw new Int64Error(text, "out_of_range");
  return Number.isSafeInteger(Number(integer)) ? Number(integer) : integer;
}
