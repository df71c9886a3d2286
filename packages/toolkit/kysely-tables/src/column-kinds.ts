import { parseJson, stringifyExactJson } from "@animal-store/exact-json";

type Scalar = "text" | "integer" | "number" | "boolean" | "json";

/**
 * The kind of a column. `identity` is an integer key that the database assigns. `version` is an integer that counts updates. With `|null`,
 * NULL is null. Without it, NULL is an absent member.
 */
export type ColumnKind = "identity" | "version" | Scalar | `${Scalar}|null`;

/** Thrown for a text that a database cannot store. Its message is for the client. */
export class UnstorableTextError extends Error {
  override readonly name = "UnstorableTextError";

  /** Published packages contain separate copies of this class. @hidden */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "UnstorableTextError";
  }
}

/** @throws {UnstorableTextError} for a string with U+0000, which PostgreSQL rejects, or with a lone surrogate, which UTF-8 lacks */
export function assertStorable(value: unknown, name = "a text"): void {
  if (typeof value !== "string") return;
  if (value.includes("\0"))
    throw new UnstorableTextError(`${name} must not contain the character U+0000, which a database cannot store.`);
  if (!value.isWellFormed())
    throw new UnstorableTextError(`${name} must not contain a lone surrogate, which a database cannot store.`);
}

/** Returns the value of a column for a member, which is undefined if it is absent. */
export function toColumnValue(kind: ColumnKind, name: string, value: unknown): unknown {
  if (value === undefined || (value === null && kind !== "json")) return null;
  const scalar = toScalar(kind);
  if (scalar === "json") return stringifyExactJson(value);
  // An integer literal beyond 2^53 is a bigint, also for a member that is a double.
  if (scalar === "number") return Number(value);
  if (scalar === "integer") assertInt64(value, name);
  assertStorable(value, name);
  return value;
}

function assertInt64(value: unknown, name: string): void {
  const isExact = typeof value === "bigint" ? BigInt.asIntN(64, value) === value : Number.isSafeInteger(value);
  if (!isExact) throw new RangeError(`${name} must be an integer of 64 bits, got ${value}. Use a "json" column.`);
}

/** Returns the member of a column value, or undefined if it is absent. */
export function toMember(kind: ColumnKind, value: unknown): unknown {
  if (value === null) return kind.endsWith("|null") ? null : undefined;
  const scalar = toScalar(kind);
  if (scalar === "json") return parseJson(value as string);
  // SQLite returns 0 or 1.
  return scalar === "boolean" ? Boolean(value) : value;
}

export function toScalar(kind: ColumnKind): Scalar {
  return kind === "identity" || kind === "version" ? "integer" : (kind.replace("|null", "") as Scalar);
}
