import type { Schema } from "./document.ts";
import { fitsNumber, isBinary, isInt64, numberBounds } from "./schema.ts";
import { isValidated, mapKeyword, toComponentName } from "./walk-schemas.ts";

/** Extensions with messages for violations. The converted schemas include them. */
export const ruleDescriptions = ["x-pattern-rule", "x-refused-members"];

/** Converts a Schema Object for Ajv. Removes what Ajv does not validate, and replaces the inexact format int64 by a keyword. */
export function toAjvSchema(schema: unknown): Schema | boolean {
  if (typeof schema === "boolean") return schema;
  const source = schema as Schema;
  const entries = Object.entries(source)
    .filter(([keyword]) => keyword === "$ref" || ruleDescriptions.includes(keyword) || isValidated(keyword))
    .map(
      ([keyword, value]) =>
        [
          keyword,
          keyword === "$ref" ? toComponentId(toComponentName(String(value))) : mapKeyword(keyword, value, toAjvSchema),
        ] as const,
    );
  const converted = withDiscriminator(source, Object.fromEntries(entries));
  if (isInt64(source)) return withInt64Keyword(converted);
  if (isBinary(source)) return toBlobSchema(source);
  if (source.format === "date-time" || source.format === "time") converted.leapSecond = source.format;
  if ([source.type].flat().includes("number")) return { ...converted, double: true };
  return isUnboundedInteger(source) ? { ...converted, safeInteger: true } : withBigintKeyword(converted);
}

/** Keeps a discriminator whose values select one alternative. Writes `anyOf` as `oneOf`, which is then the same. */
function withDiscriminator({ discriminator }: Schema, converted: Schema): Schema {
  const { anyOf, ...others } = converted;
  if (!Object(discriminator).values || !(converted.oneOf ?? anyOf)) return converted;
  return converted.oneOf ? { ...converted, discriminator } : { ...others, oneOf: anyOf, discriminator };
}

function isUnboundedInteger({ type, minimum, maximum, enum: values, const: value }: Schema): boolean {
  const types = [type].flat();
  const isBounded = fitsNumber({ minimum, maximum }) || values !== undefined || value !== undefined;
  return types.includes("integer") && !types.includes("number") && !isBounded;
}

function toBlobSchema({ type }: Schema): Schema {
  return [type].flat().includes("null") ? { anyOf: [{ blob: true }, { type: "null" }] } : { blob: true };
}

export function toComponentId(name: string): string {
  return `contract:/components/schemas/${name}`;
}

function withInt64Keyword({ type, format, anyOf, ...schema }: Schema): Schema {
  const { bounds, unbounded } = splitBounds(schema);
  const otherTypes = [type].flat().filter((name) => name !== "integer");
  if (otherTypes.length === 0) return { ...unbounded, ...(anyOf !== undefined && { anyOf }), int64: bounds };
  const branches = [{ int64: bounds }, { type: otherTypes }];
  if (anyOf === undefined) return { ...unbounded, anyOf: branches };
  return { ...unbounded, anyOf, allOf: [...((unbounded.allOf as Schema[] | undefined) ?? []), { anyOf: branches }] };
}

/** A reference or another part of `allOf` can define the type int64. Ajv does not apply bounds and formats to a bigint. */
function withBigintKeyword(schema: Schema): Schema {
  const isInt32 = schema.format === "int32";
  const bounds = isInt32 ? { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 } : splitBounds(schema).bounds;
  return schema.type === undefined && Object.keys(bounds).length > 0 ? { ...schema, bigint: bounds } : schema;
}

/** Drops bounds at or beyond the limits of int64: they have no effect, and the YAML parser rounds them. */
function splitBounds(schema: Schema): { bounds: Schema; unbounded: Schema } {
  const entries = Object.entries(schema);
  const isBound = ([keyword]: [string, unknown]) => numberBounds.some((bound) => bound === keyword);
  const hasEffect = ([keyword, bound]: [string, unknown]) =>
    keyword === "maximum" ? Number(bound) < 2 ** 63 : keyword !== "minimum" || Number(bound) > -(2 ** 63);
  return {
    bounds: Object.fromEntries(entries.filter((entry) => isBound(entry) && hasEffect(entry))),
    unbounded: Object.fromEntries(entries.filter((entry) => !isBound(entry))),
  };
}
