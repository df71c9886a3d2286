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
    super(`The value must be an integer from -2^63 to 2^63 - 1, got ${JSON.stringify(text)}.`);
    this.text = text;
    this.reason = reason;
  }
}

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
  if (BigInt.asIntN(64, integer) !== integer) throw new Int64Error(text, "out_of_range");
  return Number.isSafeInteger(Number(integer)) ? Number(integer) : integer;
}
