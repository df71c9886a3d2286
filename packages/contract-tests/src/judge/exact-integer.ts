import type { NonIntegerLiterals } from "@animal-store/exact-json";
import type { FuncKeywordDefinition } from "ajv";
import type { DataValidationCxt } from "ajv/dist/types/index.js";
import type { Schema } from "../document/contract-document.ts";
import { int64 } from "../document/int64.ts";

/** Bounds of an exact integer, both inclusive. */
export interface IntegerBounds {
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
}

/** Ajv refuses a bigint for `type: integer` and takes 1.0 for one: integers are judged by a keyword of our own. */
export function toExactInteger(schema: Schema): Schema {
  if (schema.type !== "integer") return schema;
  const { type: _type, format, minimum, maximum, ...rest } = schema;
  const stated = { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
  return { ...rest, exactInteger: format === "int64" ? { ...int64, ...stated } : stated };
}

/** The keyword `exactInteger: {minimum?, maximum?}`; validators are called on the literals that were no integers. */
export const exactIntegerKeyword: FuncKeywordDefinition = {
  keyword: "exactInteger",
  schemaType: "object",
  errors: false,
  validate: isExactInteger,
};

function isExactInteger(
  this: NonIntegerLiterals,
  { minimum, maximum }: IntegerBounds,
  value: unknown,
  _schema?: unknown,
  place?: DataValidationCxt,
): boolean {
  if (typeof value !== "bigint" && !Number.isSafeInteger(value)) return false;
  if (place && this.has(place.parentData, place.parentDataProperty)) return false;
  const integer = value as number | bigint;
  return (minimum === undefined || integer >= minimum) && (maximum === undefined || integer <= maximum);
}

/** The rule of the keyword in words. */
export function describeIntegerRule({ minimum, maximum }: IntegerBounds): string {
  return `must be an integer${describeRange(minimum, maximum)}, written without fraction or exponent`;
}

function describeRange(minimum: IntegerBounds["minimum"], maximum: IntegerBounds["maximum"]): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` of at least ${minimum}`;
  return maximum === undefined ? "" : ` of at most ${maximum}`;
}
