import { toArray, toNode, unescapeKey } from "@animal-store/openapi-document/nodes";
import type { Validator, ValidatorError } from "../contract.ts";

/** Generates a value of a schema. @param isMinimal without optional members */
export type Generate = (schema: unknown, isMinimal?: boolean) => unknown;

const maxSteps = 200;

/**
 * Changes the parts of a value that a validator rejects: replaces scalars, adds required members, and removes what it cannot change.
 * Returns the value even if it is still invalid.
 */
export function repairExample(value: unknown, validate: Validator, generate: Generate): unknown {
  const root: Record<string, unknown> = { value: structuredClone(value) };
  const attempts = new Map<string, number>();
  for (let step = 0; step < maxSteps && !validate.call(undefined, root.value); step++) {
    const [first, ...others] = validate.errors ?? [];
    if (!first) break;
    // The error of alternatives follows those in each of them.
    const alternatives = attempts.has(toName(first))
      ? others.find(({ keyword }) => /^(one|any)Of$/.test(keyword))
      : undefined;
    const error = alternatives ?? first;
    const attempt = attempts.get(toName(error)) ?? 0;
    attempts.set(toName(error), attempt + 1);
    const keys = ["value", ...error.instancePath.split("/").slice(1).map(unescapeKey)];
    const values = listRepairs(error, generate);
    if (attempt < values.length) replace(root, keys, values[attempt]);
    // The next attempt removes the value, the one after it the value that contains it.
    else remove(root, keys.slice(0, Math.max(2, keys.length - attempt + values.length)));
  }
  return root.value;
}

function toName({ keyword, instancePath, params }: ValidatorError): string {
  return `${keyword} ${instancePath} ${params.missingProperty}`;
}

/** Returns the values that can replace the one with an error. */
function listRepairs(error: ValidatorError, generate: Generate): unknown[] {
  if (/^(one|any)Of$/.test(error.keyword)) return toArray(error.schema).map((schema) => generate(schema, true));
  if (error.keyword === "format") return texts;
  const value = repairs[error.keyword]?.(error, generate);
  return value === undefined ? [] : [value];
}

type Repair = (error: ValidatorError, generate: Generate) => unknown;

/** Return the value that replaces the one with an error of a keyword. Undefined if no text matches a pattern. */
const repairs: Readonly<Record<string, Repair>> = {
  type: ({ parentSchema }, generate) => generate(parentSchema),
  const: ({ schema }) => schema,
  enum: ({ schema }) => toArray(schema)[0],
  minimum: ({ schema }) => schema,
  maximum: ({ schema }) => schema,
  exclusiveMinimum: ({ schema }) => Number(schema) + 1,
  exclusiveMaximum: ({ schema }) => Number(schema) - 1,
  multipleOf: ({ schema, data }) => Math.ceil(Number(data) / Number(schema)) * Number(schema),
  minLength: ({ schema, data }) => String(data).padEnd(Number(schema), "x"),
  maxLength: ({ schema, data }) => Array.from(String(data)).slice(0, Number(schema)).join(""),
  pattern: ({ schema, parentSchema = {} }) => findText(new RegExp(String(schema), "u"), parentSchema),
  minItems: ({ schema, data, parentSchema = {} }, generate) =>
    Array.from({ length: Number(schema) }, (_, index) => toArray(data)[index] ?? generate(parentSchema.items)),
  maxItems: ({ schema, data }) => toArray(data).slice(0, Number(schema)),
  uniqueItems: ({ data }) => toArray(data).slice(0, 1),
  required: ({ params, data, parentSchema = {} }, generate) => {
    const name = String(params.missingProperty);
    return { ...toNode(data), [name]: generate(toNode(parentSchema.properties)[name]) ?? {} };
  },
  additionalProperties: ({ params, data }) => withoutMember(data, params.additionalProperty),
  unevaluatedProperties: ({ params, data }) => withoutMember(data, params.unevaluatedProperty),
};

function withoutMember(data: unknown, name: unknown): object {
  return Object.fromEntries(Object.entries(toNode(data)).filter(([each]) => each !== name));
}

/** Returns a common text that matches a pattern. */
function findText(pattern: RegExp, { minLength = 0, maxLength = Infinity }: Readonly<Record<string, unknown>>) {
  return texts.find(
    (text) => pattern.test(text) && text.length >= Number(minLength) && text.length <= Number(maxLength),
  );
}

const texts = [
  ...["a", "A", "1", "aa", "AA", "ab", "abc", "ABC", "1000", "example", "Example", "EXAMPLE"],
  ...["en", "en-US", "USD", "US", "1.0", "1.0.0", "v1", "10%", "#ffffff", "true", "+15005550006", "example.com"],
  ...["https://example.com", "https://example.com/", "/example", "user@example.com", "127.0.0.1", "::1", "UTC"],
  ...["2030-01-31", "2030-01-31T08:00:00Z", "2030-01-31T08:00:00.000Z", "2030-01", "2030", "08:00", "08:00:00", "P1D"],
  ...["00000000-0000-4000-8000-000000000000", "00000000000040008000000000000000", "0".repeat(24), "0".repeat(40)],
  ...["a".repeat(64), "ZXhhbXBsZQ==", "application/json", "example.png", "a:b", "a/b", "a=b"],
];

function replace(root: object, keys: readonly string[], value: unknown): void {
  Reflect.set(toHolder(root, keys), keys.at(-1) as string, value);
}

/** Removes a member or an item. */
function remove(root: object, keys: readonly string[]): void {
  const holder = toHolder(root, keys);
  if (Array.isArray(holder)) holder.splice(Number(keys.at(-1)), 1);
  else Reflect.deleteProperty(holder, keys.at(-1) as string);
}

function toHolder(root: object, keys: readonly string[]): object {
  return keys.slice(0, -1).reduce<object>((value, key) => Reflect.get(value, key) ?? {}, root);
}
