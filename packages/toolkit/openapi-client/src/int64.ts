import type { Int64Tree } from "./api-types.ts";

/**
 * The type of int64 integers. `auto`: a number if it is exact, else a bigint. `bigint`: always a bigint. `string`: always decimal text.
 * An int64 whose bounds in the contract fit a number is a number with each policy.
 */
export type Int64Policy = "auto" | "bigint" | "string";

/** A response type with the int64 type of a policy. */
export type Int64As<Value, Policy extends Int64Policy> = Policy extends "auto"
  ? Value
  : Replace<Value, Policy extends "bigint" ? bigint : string>;

/** A request type: with the policy `string`, int64 integers can also be decimal text. */
export type Int64Input<Value, Policy extends Int64Policy> = Policy extends "string"
  ? Replace<Value, number | bigint | string>
  : Value;

// Only an int64 that does not fit a number has the type `number | bigint`.
type Replace<Value, Int64> = unknown extends Value
  ? Value
  : bigint extends Value
    ? string extends Value
      ? Value
      : Exclude<Value, number | bigint> | Int64
    : Value extends Blob | AsyncIterable<unknown>
      ? Value
      : Value extends object
        ? { [Key in keyof Value]: Replace<Value[Key], Int64> }
        : Value;

/** Returns a copy of a JSON value whose int64 integers are converted. Other values are unchanged. */
export function mapInt64(
  value: unknown,
  rootTree: Int64Tree | undefined,
  convert: (value: unknown, name: string) => unknown,
): unknown {
  const root: Container = { "": value };
  // Not recursive, because a response can be nested deeper than the stack.
  const places: [Container, key: string, trees: readonly ParentTree[]][] = [[root, "", [{ "": rootTree }]]];
  for (const [container, key, trees] of places) {
    const parent = trees.at(-1) as ParentTree;
    const tree = Object.hasOwn(parent, key) ? parent[key] : parent["*"];
    const member = container[key];
    const isArray = Array.isArray(member);
    if (tree === 1) container[key] = convert(member, key);
    else if (tree && (isArray || {}.toString.call(member) === "[object Object]")) {
      const copy = (isArray ? [...member] : { ...(member as object) }) as Container;
      container[key] = copy;
      const memberTrees = typeof tree === "number" ? trees.slice(0, tree + 1 || undefined) : [...trees, tree];
      for (const memberKey in copy) places.push([copy, memberKey, memberTrees]);
    }
  }
  return root[""];
}

type Container = Record<string, unknown>;
type ParentTree = { readonly [member: string]: Int64Tree | undefined };

export const int64Converters: { [Policy in Int64Policy]?: (value: unknown) => unknown } = {
  bigint: (value) => (Number.isInteger(value) ? BigInt(value as number) : value),
  string: (value) => (Number.isInteger(value) || typeof value === "bigint" ? `${value}` : value),
};

/**
 * Converts decimal text to an integer. The API rejects any other text.
 * @throws {TypeError} for a number that can be rounded
 */
export function toInteger(value: unknown, name: string): unknown {
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new TypeError(`${name} ${value} is not exact. Pass a bigint.`);
  return typeof value === "string" && /^-?\d+$/.test(value) ? BigInt(value) : value;
}
