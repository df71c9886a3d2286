import type { ValidatorError } from "../contract.ts";
import { truncate, type Violation } from "../reply/error-reply.ts";
import { selectErrors } from "./select-errors.ts";

type Schema = Record<string, unknown>;

/** Returns the first violation of each path, with a message. @param toPath converts Ajv's path to the path for the client */
export function describeViolations(
  errors: readonly ValidatorError[],
  toPath = (instancePath: string): string => instancePath,
): Violation[] {
  const firstByPath = new Map<string, Violation>();
  for (const error of selectErrors(errors)) {
    const violation = describeViolation(error, toPath);
    if (!firstByPath.has(violation.path)) firstByPath.set(violation.path, violation);
  }
  return [...firstByPath.values()];
}

function describeViolation(error: ValidatorError, toPath: (instancePath: string) => string): Violation {
  const { keyword, instancePath, params, parentSchema = {}, data } = error;
  const member = findMember(error);
  const path = toPath(member === undefined ? instancePath : `${instancePath}/${escapePointer(member)}`);
  const name = formatPath(path);
  if (keyword === "required") return { path, message: `${name} is required.` };
  if (keyword === "additionalProperties" || keyword === "unevaluatedProperties") {
    const rejectedMembers = (parentSchema["x-refused-members"] as Schema | undefined) ?? {};
    // hasOwn: the client chooses the name, for example `constructor`.
    if (Object.hasOwn(rejectedMembers, String(member)))
      return { path, message: `${name} must be left out: ${rejectedMembers[String(member)]}.` };
    const allowed = listAllowedMembers(keyword, parentSchema);
    const advice = allowed.length > 0 ? `Allowed members: ${allowed.join(", ")}.` : "Leave it out.";
    return { path: truncate(path, 200), message: `${truncate(name, 60)} is not an allowed member. ${advice}` };
  }
  if (keyword === "discriminator" && isObject(data) && member !== undefined) {
    const { values } = parentSchema.discriminator as { values: unknown[][] };
    const rule = `one of ${values.flat().filter(Boolean).join(", ")}`;
    const isMissing = !Object.hasOwn(data, member);
    const problem = isMissing ? `is required: ${rule}` : `must be ${rule}, got ${describeValue(data[member])}`;
    return { path, message: `${name} ${problem}.` };
  }
  // codegen replaces the schema of a writeOnly member in a response by false.
  if (keyword === "false schema")
    return { path, message: `${name} must be left out: its schema is false, or it is writeOnly in a response.` };
  if (params.passingSchemas)
    return { path, message: `${name} matches more than one of the documented forms. It must match exactly one.` };
  return { path, message: `${name} must be ${describeRule(error)}, got ${describeActual(parentSchema, data)}.` };
}

/** Returns the name of the member that an error about an object is about. */
function findMember({ keyword, params, parentSchema = {}, data }: ValidatorError): string | undefined {
  const discriminator = parentSchema.discriminator as { propertyName: string } | undefined;
  if (keyword === "discriminator" && isObject(data)) return discriminator?.propertyName;
  const member = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return member === undefined ? undefined : String(member);
}

/** Returns no members if other parts of the schema can define more. */
function listAllowedMembers(keyword: string, schema: Schema): string[] {
  const isComplete = keyword === "additionalProperties" || !combiningKeywords.some((name) => name in schema);
  return isComplete ? Object.keys((schema.properties as Schema | undefined) ?? {}) : [];
}

const combiningKeywords = ["$ref", "allOf", "anyOf", "oneOf", "if", "dependentSchemas"];

function isObject(data: unknown): data is Schema {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

function formatPath(path: string): string {
  if (path === "") return "The body";
  if (!path.startsWith("/")) return path;
  return path.includes("~") ? path.slice(1).replaceAll("~1", "/").replaceAll("~0", "~") : path.slice(1);
}

function escapePointer(name: string): string {
  return /[~/]/.test(name) ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name;
}

function describeRule({ keyword, params, parentSchema: schema = {} }: ValidatorError): string {
  if (params.alternatives)
    return [...new Set((params.alternatives as ValidatorError[]).map(describeRule))].join(" or ");
  if (keyword === "pattern") return `a string ${schema["x-pattern-rule"] ?? `that matches ${schema.pattern}`}`;
  if (keyword === "multipleOf") return `a multiple of ${schema.multipleOf}`;
  if (schema.type === undefined && isBound(keyword)) return `a number${formatNumberRange(schema)}`;
  if (keyword === "blob") return "a file";
  if (keyword === "discriminator") return "an object";
  if (keyword === "oneOf" || keyword === "anyOf") return "one of the documented forms";
  if (keyword === "uniqueItems") return "an array without equal items";
  return describeSchema(schema);
}

/** Returns the description of a schema: "an integer from 1 to 100". */
function describeSchema(schema: Schema): string {
  const { type, int64, enum: values, const: constant } = schema;
  if (values) return `one of ${(values as unknown[]).map(String).join(", ")}`;
  if (constant !== undefined) return JSON.stringify(constant);
  if (int64)
    return Object.keys(int64).length > 0
      ? `an integer${formatNumberRange(int64 as Schema)}${formatMultiple(int64 as Schema)}`
      : "an int64 integer";
  if (type === undefined) return "one of the documented forms";
  return [type]
    .flat()
    .map((name) => describeType(String(name), schema))
    .join(" or ");
}

function describeType(type: string, schema: Schema): string {
  if (type === "integer") return `an integer${formatNumberRange(schema)}`;
  if (type === "number") return `a number${formatNumberRange(schema)}`;
  if (type === "string") {
    const format = schema.format ? ` in the format ${schema.format}` : "";
    return `a string${format}${formatRange(schema.minLength, schema.maxLength, " of", " characters")}`;
  }
  if (type === "array") return `an array${formatRange(schema.minItems, schema.maxItems, " of", " items")}`;
  if (type === "object")
    return `an object${formatRange(schema.minProperties, schema.maxProperties, " of", " members")}`;
  return type === "boolean" ? "true or false" : type;
}

function formatNumberRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): string {
  const upperBound =
    exclusiveMaximum === undefined ? formatRange(undefined, maximum, " and") : ` and less than ${exclusiveMaximum}`;
  if (exclusiveMinimum !== undefined) return ` of more than ${exclusiveMinimum}${upperBound}`;
  if (exclusiveMaximum !== undefined)
    return ` of less than ${exclusiveMaximum}${formatRange(minimum, undefined, " and")}`;
  return minimum !== undefined && maximum !== undefined
    ? ` from ${minimum} to ${maximum}`
    : formatRange(minimum, maximum, " of");
}

function isBound(keyword: string): boolean {
  return keyword === "bigint" || /^(?:exclusiveM|m)(?:in|ax)imum$/.test(keyword);
}

function formatMultiple({ multipleOf }: Schema): string {
  return multipleOf === undefined ? "" : ` that is a multiple of ${multipleOf}`;
}

function formatRange(minimum: unknown, maximum: unknown, prefix: string, unit = ""): string {
  if (minimum !== undefined && maximum !== undefined) return `${prefix} ${minimum} to ${maximum}${unit}`;
  if (minimum !== undefined) return `${prefix} at least ${minimum}${unit}`;
  return maximum === undefined ? "" : `${prefix} at most ${maximum}${unit}`;
}

function describeActual(schema: Schema, data: unknown): string {
  const { int64 } = schema;
  if (!int64 && isUnsafeInteger(schema, data))
    return `${describeValue(data)}, which is not from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`;
  if (!int64) return describeValue(data);
  // The rule contains the schema's bounds, but not those of int64 itself.
  if (typeof data === "bigint" && BigInt.asIntN(64, data) !== data && isWithin(int64 as Bounds, Number(data)))
    return `${describeValue(data)}, which is not from ${-(2n ** 63n)} to ${2n ** 63n - 1n}`;
  // The value is in range, so only its notation, such as 1.0, breaks the rule. Parsing has removed that.
  return Number.isSafeInteger(data) && isWithin(int64 as Bounds, Number(data))
    ? `${data} with a fraction, an exponent or a minus zero`
    : describeValue(data);
}

/** Returns whether an integer within the bounds of its schema is too large for a number. */
function isUnsafeInteger(schema: Schema, data: unknown): boolean {
  const isUnsafe = typeof data === "bigint" || (Number.isInteger(data) && !Number.isSafeInteger(data));
  return isUnsafe && [schema.type].flat().includes("integer") && isWithin(schema as Bounds, Number(data));
}

type Bounds = Record<string, number>;

function isWithin(bounds: Bounds, value: number): boolean {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = bounds;
  const isBetween = value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum;
  return isBetween && Number.isInteger(value / (bounds.multipleOf ?? 1));
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return `an array of ${value.length} ${value.length === 1 ? "item" : "items"}`;
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value === "string")
    return value.length > 40 ? `a string of ${[...value].length} characters` : JSON.stringify(value);
  return truncate(String(value), 40);
}
