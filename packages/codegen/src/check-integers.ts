import { CodegenError, type Place } from "./codegen-error.ts";
import type { Schema } from "./document.ts";
import { numberBounds } from "./int64.ts";

/** What stands at a place of the document, digit for digit. */
export type TextOf = (place: Place) => string | undefined;
interface LongInteger {
  readonly keyword: string;
  readonly value: number;
  readonly place: Place;
}
const values = ["const", "enum", "default"];

/** The integers of a schema's rules beyond what a number holds exactly: they were rounded as the document was read. */
export function longIntegers(schema: Schema): LongInteger[] {
  return [...numberBounds, ...values].flatMap((keyword) => search(keyword, schema, keyword));
}

/** @throws {CodegenError} for an integer that a validator would compare as another one */
export function checkInteger({ keyword, value, place }: LongInteger, textOf: TextOf): void {
  const text = textOf(place) ?? "";
  // With a fraction or an exponent it is no integer's spelling, and requests round it alike.
  if (/[.e]/i.test(text)) return;
  const exact = /^[+-]?\d+$/.test(text) ? BigInt(text) : undefined;
  const isExact = exact === BigInt(value) && !values.includes(keyword);
  // The ends of int64 are rounded to what is beyond them, which bounds it just as well.
  const isEnd =
    exact !== undefined &&
    ((keyword === "maximum" && exact >= 2n ** 63n - 1n) || (keyword === "minimum" && exact <= -(2n ** 63n)));
  if (isExact || isEnd) return;
  throw new CodegenError(
    `${keyword} ${exact ?? value}`,
    `beyond ${Number.MAX_SAFE_INTEGER} integers are rounded as a document is read, so another would be held. Stay within, or leave it out.`,
    place,
  );
}

function search(keyword: string, node: object, key: string): LongInteger[] {
  const value = (node as Record<string, unknown>)[key];
  if (typeof value === "object" && value !== null)
    return Object.keys(value).flatMap((inner) => search(keyword, value, inner));
  const isLong = typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isLong ? [{ keyword, value, place: { node, key } }] : [];
}
