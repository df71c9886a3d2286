import { escapeKey } from "@animal-store/openapi-document/nodes";
import type { ValidatorError } from "../contract.ts";
import { isObject } from "../message.ts";
import { maxViolations, truncate, type Violation } from "../reply/error-reply.ts";
import { selectErrors } from "./select-errors.ts";

type Schema = Record<string, unknown>;

/**
 * Returns the first violation of each path, with a message, for at most 1,000 paths.
 * @param toPath converts Ajv's path to the path for the client
 */
export function describeViolations(
  errors: readonly ValidatorError[],
  toPath = (instancePath: string): string => instancePath,
): Violation[] {
  const firstByPath = new Map<string, Violation>();
  for (const error of selectErrors(errors)) {
    const { instancePath } = error;
    const member = findMember(error);
    const path = toPath(member === undefined ? instancePath : `${instancePath}/${escapeKey(member)}`);
    if (!firstByPath.has(path)) firstByPath.set(path, describeViolation(error, path, member));
    if (firstByPath.size === maxViolations) break;
  }
  return [...firstByPath.values()];
}

function describeViolation(error: ValidatorError, fullPath: string, member: string | undefined): Violation {
  const { keyword, params, parentSchema = {}, data } = error;
  const isUnlisted = ["additionalProperties", "unevaluatedProperties", "propertyNames"].includes(keyword);
  const path = isUnlisted ? truncate(fullPath, 200) : fullPath;
  const name = formatPath(path);
  if (keyword === "required") return { path, message: `${name} is required.` };
  if (keyword === "dependentRequired")
    return { path, message: `${name} is required next to ${formatName(String(params.property))}.` };
  if (keyword === "additionalProperties" || keyword === "unevaluatedProperties") {
    const rejectedMembers = (parentSchema["x-refused-members"] as Schema | undefined) ?? {};
    // hasOwn: the client chooses the name, for example `constructor`.
    if (Object.hasOwn(rejectedMembers, String(member)))
      return { path, message: `${name} must be left out: ${rejectedMembers[String(member)]}.` };
    const allowed = listAllowedMembers(keyword, parentSchema);
    const advice = allowed.length > 0 ? `Allowed members: ${allowed.join(", ")}.` : "Leave it out.";
    return { path, message: `${truncate(name, 60)} is not an allowed member. ${advice}` };
  }
  if (keyword === "propertyNames") {
    const nameError = params.nameError as ValidatorError;
    // Only the schema false has no rule.
    if (nameError.keyword === "false schema")
      return { path, message: `${truncate(name, 60)} is not an allowed member. Leave it out.` };
    const rule = `must be ${describeRule(nameError)}, got ${describeActual(nameError)}`;
    return { path, message: `The name of ${truncate(name, 60)} ${rule}.` };
  }
  if (keyword === "discriminator" && isJsonObject(data) && member !== undefined) {
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
  return { path, message: `${name} must be ${describeRule(error)}, got ${describeActual(error)}.` };
}

/** Returns the name of the member that an error about an object is about. */
function findMember({ keyword, params, parentSchema = {}, data }: ValidatorError): string | undefined {
  const discriminator = parentSchema.discriminator as { propertyName: string } | undefined;
  if (keyword === "discriminator" && isJsonObject(data)) return discriminator?.propertyName;
  const { missingProperty, additionalProperty, unevaluatedProperty, propertyName } = params;
  const member = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? propertyName;
  return member === undefined ? undefined : String(member);
}

/** Returns no members if other parts of the schema can define more. */
function listAllowedMembers(keyword: string, schema: Schema): string[] {
  const isComplete = keyword === "additionalProperties" || !combiningKeywords.some((name) => name in schema);
  if (!isComplete) return [];
  const { properties = {}, patternProperties = {} } = schema as Record<string, Schema>;
  const patterns = Object.keys(patternProperties).map((pattern) => `names that match ${pattern}`);
  return [...Object.keys(properties).map(formatName), ...patterns];
}

const combiningKeywords = ["$ref", "allOf", "anyOf", "oneOf", "if", "dependentSchemas"];

/** Returns whether a value is an object of JSON, and neither an array nor a file. */
function isJsonObject(data: unknown): data is Schema {
  return isObject(data) && !Array.isArray(data) && !(data instanceof Blob);
}

export function formatPath(path: string): string {
  if (path === "") return "The body";
  if (!path.startsWith("/")) return path;
  if (!specialName.test(path)) return path.slice(1);
  return unescapePointer(path.slice(1).split("/").map(formatName).join("/"));
}

/** Matches an empty name or an escape. */
const specialName = /\/(?:\/|$)|~/;

export function unescapePointer(path: string): string {
  return path.includes("~") ? path.replaceAll("~1", "/").replaceAll("~0", "~") : path;
}

export function formatName(name: string): string {
  return name === "" ? '""' : name;
}

/** Returns the rule of an error, such as "an integer from 1 to 100". */
function describeRule({ keyword, params, parentSchema: schema = {}, schema: value }: ValidatorError): string {
  if (params.alternatives) {
    const alternatives = params.alternatives as ValidatorError[][];
    const possible = alternatives.filter((errors) => !errors.some((error) => error.keyword === "false schema"));
    if (possible.length === 0) return "one of the documented forms";
    const rules = possible.map((errors) => [...new Set(errors.map(describeRule))].join(" and "));
    return [...new Set(rules)].join(" or ");
  }
  if (keyword === "items" || keyword === "unevaluatedItems")
    return params.limit === 0 ? "an empty array" : `an array of at most ${formatCount(Number(params.limit), "item")}`;
  const rules = rulesBySchema.get(schema) ?? new Map<string, string>();
  const knownRule = rules.get(keyword);
  if (knownRule !== undefined) return knownRule;
  const rule = describeKeyword(keyword, schema, value);
  rulesBySchema.set(schema, rules.set(keyword, rule));
  return rule;
}

/** The schemas of a validator are constants, so each of their keywords is described once. */
const rulesBySchema = new WeakMap<Schema, Map<string, string>>();

function describeKeyword(keyword: string, schema: Schema, value: unknown): string {
  const describe = ruleDescriptions[keyword];
  if (describe) return describe(schema, value);
  return describeTypes({ ...schema, type: schema.type ?? typesByKeyword[keyword] });
}

type DescribeRule = (schema: Schema, value: unknown) => string;

/** The rules of keywords that the description of the type does not name. */
const ruleDescriptions: Readonly<Record<string, DescribeRule>> = {
  pattern: (schema) => `a string ${schema["x-pattern-rule"] ?? `that matches ${schema.pattern}`}`,
  multipleOf: (_schema, step) => `a multiple of ${step}`,
  blob: (_, isFile) => (isFile ? "a file" : "no file"),
  byteCount: ({ blob }, bounds) => {
    const { minimum, maximum } = bounds as Schema;
    return `${blob ? "a file" : "content"}${formatRange(minimum, maximum, " of", "byte")}`;
  },
  discriminator: () => "an object",
  oneOf: () => "one of the documented forms",
  anyOf: () => "one of the documented forms",
  uniqueItems: () => "an array without equal items",
  contains: ({ minContains = 1, maxContains }, value) => {
    const range = formatRange(minContains === 0 ? undefined : minContains, maxContains, "", "item");
    return `an array with${range} of the form: ${describeSimple(value) ?? "that of contains in the contract"}`;
  },
  not: (_schema, value) => `anything but ${describeSimple(value) ?? "the form that the contract excludes"}`,
  enum: (_schema, values) => describeEnum(values as unknown[]),
  const: (_schema, value) => JSON.stringify(value),
  exactEnum: (_schema, values) => `one of ${(values as { text: string }[]).map(({ text }) => text).join(", ")}`,
  int64: (_schema, bounds) => describeInt64(bounds as Schema),
  bigint: (_schema, bounds) => `a number${formatNumberRange(bounds as Schema)}${formatMultiple(bounds as Schema)}`,
  format: (schema) => describeFormat(schema),
  type: (schema) => describeSchema(schema),
};

/** The types that keywords apply to, for schemas without a type. */
const typesByKeyword: Readonly<Record<string, string>> = {
  ...{ minimum: "number", maximum: "number", exclusiveMinimum: "number", exclusiveMaximum: "number" },
  ...{ safeInteger: "integer", minLength: "string", maxLength: "string" },
  ...{ minItems: "array", maxItems: "array", minProperties: "object", maxProperties: "object" },
};

/** Returns the description of a schema: "an integer from 1 to 100". */
function describeSchema(schema: Schema): string {
  const { type, enum: values, const: constant } = schema;
  if (values) return describeEnum(values as unknown[]);
  if (constant !== undefined) return JSON.stringify(constant);
  return type === undefined ? "one of the documented forms" : describeTypes(schema);
}

function describeTypes(schema: Schema, describe = describeType): string {
  const names = [schema.type].flat().map(String);
  return names.map((name) => describe(name, schema)).join(" or ");
}

function describeEnum(values: readonly unknown[]): string {
  return `one of ${values.map((value) => (isPlainText(value) ? value : JSON.stringify(value))).join(", ")}`;
}

/** Whether a value is a string that cannot be mistaken for another value or for several. */
function isPlainText(value: unknown): value is string {
  return typeof value === "string" && !/^(?:-?\d[\d.e+-]*|true|false|null|)$|, /i.test(value);
}

function describeInt64(bounds: Schema): string {
  return Object.keys(bounds).length > 0
    ? `an integer${formatNumberRange(bounds)}${formatMultiple(bounds)}`
    : "an int64 integer";
}

/** A number with a format has no format in its description for other keywords. */
function describeFormat(schema: Schema): string {
  const { type = isNumberFormat(schema) ? "integer" : "string" } = schema;
  return describeTypes({ ...schema, type }, (name) => {
    const isFormatted = isNumberFormat(schema) && ["integer", "number"].includes(name);
    return `${describeType(name, schema)}${isFormatted ? ` in the format ${schema.format}` : ""}`;
  });
}

/** Whether the format is the one of numbers that validators check. */
function isNumberFormat({ format }: Schema): boolean {
  return format === "int32";
}

/** Returns the description of a schema that only has a type or values. */
function describeSimple(schema: unknown): string | undefined {
  const keywords = isJsonObject(schema) ? Object.keys(schema) : [];
  const isSimple = keywords.length > 0 && keywords.every((name) => simpleKeywords.includes(name));
  return isSimple ? describeSchema(schema as Schema) : undefined;
}

const simpleKeywords = ["type", "double", "safeInteger", "enum", "const"];

function describeType(type: string, schema: Schema): string {
  if (type === "integer") return `an integer${formatNumberRange(schema)}`;
  if (type === "number") return `a number${formatNumberRange(schema)}`;
  if (type === "string") {
    const format = schema.format && !isNumberFormat(schema) ? ` in the format ${schema.format}` : "";
    return `a string${format}${formatRange(schema.minLength, schema.maxLength, " of", "character")}`;
  }
  if (type === "array") return `an array${formatRange(schema.minItems, schema.maxItems, " of", "item")}`;
  if (type === "object") return `an object${formatRange(schema.minProperties, schema.maxProperties, " of", "member")}`;
  return type === "boolean" ? "true or false" : type;
}

/** Formats the stricter one of two bounds. */
function formatNumberRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): string {
  if (Number(minimum) > Number(exclusiveMinimum)) return formatNumberRange({ minimum, maximum, exclusiveMaximum });
  if (Number(maximum) < Number(exclusiveMaximum)) return formatNumberRange({ minimum, maximum, exclusiveMinimum });
  const upperBound =
    exclusiveMaximum === undefined ? formatRange(undefined, maximum, " and") : ` and less than ${exclusiveMaximum}`;
  if (exclusiveMinimum !== undefined) return ` of more than ${exclusiveMinimum}${upperBound}`;
  if (exclusiveMaximum !== undefined)
    return ` of less than ${exclusiveMaximum}${formatRange(minimum, undefined, " and")}`;
  return minimum !== undefined && maximum !== undefined
    ? ` from ${minimum} to ${maximum}`
    : formatRange(minimum, maximum, " of");
}

function formatMultiple({ multipleOf }: Schema): string {
  return multipleOf === undefined ? "" : ` that is a multiple of ${multipleOf}`;
}

export function formatRange(minimum: unknown, maximum: unknown, prefix: string, unit = ""): string {
  const end = unit && ` ${toPlural(maximum ?? minimum, unit)}`;
  if (minimum !== undefined && minimum === maximum) return `${prefix} ${minimum}${end}`;
  if (minimum !== undefined && maximum !== undefined) return `${prefix} ${minimum} to ${maximum}${end}`;
  if (minimum !== undefined) return `${prefix} at least ${minimum}${end}`;
  return maximum === undefined ? "" : `${prefix} at most ${maximum}${end}`;
}

function describeActual({ keyword, params, parentSchema: schema = {}, data }: ValidatorError): string {
  const found = describeValue(data);
  const alternatives = (params.alternatives as ValidatorError[][] | undefined)?.flat() ?? [];
  if (alternatives.length > 0) return alternatives.map(describeActual).find((text) => text !== found) ?? found;
  if (keyword === "byteCount") {
    const { size, byteLength = size } = data as Partial<Uint8Array & Blob>;
    return formatCount(byteLength ?? 0, "byte");
  }
  if (isInteger(data)) return `${found}${describeIntegerFault(data, schema, keyword)}`;
  if (isJsonObject(data) && ["minProperties", "maxProperties", "not"].includes(keyword))
    return `an object of ${formatCount(Object.keys(data).length, "member")}`;
  return found;
}

/** Returns the rule that an integer breaks, if it is not one of the schema's bounds. */
function describeIntegerFault(data: number | bigint, schema: Schema, keyword: string): string {
  const int64 = schema.int64 as Bounds | undefined;
  if (int64) {
    if (keyword !== "int64" || !isWithin(int64, data) || !isMultiple(data, int64.multipleOf ?? 1)) return "";
    const isTooLong = typeof data === "bigint" ? BigInt.asIntN(64, data) !== data : Math.abs(data) > 2 ** 63;
    if (isTooLong) return `, which is not from ${-(2n ** 63n)} to ${2n ** 63n - 1n}`;
    // The value is in range, so only its notation, such as 1.0, breaks the rule. Parsing has removed that.
    return typeof data === "bigint" || Number.isSafeInteger(data)
      ? " with a fraction, an exponent or a minus zero"
      : ", which is not an int64 integer without a fraction and an exponent";
  }
  const types = [schema.type].flat();
  const isLong = typeof data === "bigint" || !Number.isSafeInteger(data);
  if (isLong && types.includes("integer") && isWithin(schema as Bounds, data))
    return `, which is not from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`;
  if (typeof data !== "bigint" || keyword !== "type" || !types.includes("number") || isDouble(data)) return "";
  return Number.isFinite(Number(data)) ? ", which a double would round" : `, which is ${notFinite}`;
}

const notFinite = `not from ${-Number.MAX_VALUE} to ${Number.MAX_VALUE}`;

function isInteger(data: unknown): data is number | bigint {
  return typeof data === "bigint" || Number.isInteger(data);
}

/** Returns whether an integer is exactly a double, or the shortest literal of a double, as JSON.stringify writes it. */
export function isDouble(integer: bigint): boolean {
  const number = Number(integer);
  return Number.isFinite(number) && (BigInt(number) === integer || String(number) === String(integer));
}

type Bounds = Record<string, number>;

function isWithin(bounds: Bounds, value: number | bigint): boolean {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = bounds;
  return value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum;
}

/** Returns whether an integer is a multiple of a decimal, without rounding. */
function isMultiple(integer: number | bigint, step: number | string): boolean {
  if (typeof step === "string") return BigInt(integer) % BigInt(step) === 0n;
  // 2.5e-1
  const [, whole = "", fraction = "", exponent = ""] = /^(\d)(?:\.(\d+))?e(.+)$/.exec(step.toExponential()) ?? [];
  const power = Number(exponent) - fraction.length;
  const toScale = (digits: number) => 10n ** BigInt(Math.max(0, digits));
  return (BigInt(integer) * toScale(-power)) % (BigInt(whole + fraction) * toScale(power)) === 0n;
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return `an array of ${formatCount(value.length, "item")}`;
  if (value instanceof Blob) return "a file";
  if (isObject(value)) return "an object";
  if (typeof value === "string")
    return value.length > 40 ? `a string of ${[...value].length} characters` : JSON.stringify(value);
  if (Number.isNaN(value)) return "a number that a double would round to 0";
  if (typeof value === "number" && !Number.isFinite(value)) return `a number that is ${notFinite}`;
  // Parsing can have rounded it.
  if (typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER) return `about ${value.toExponential(3)}`;
  return truncate(String(value), 40);
}

function formatCount(count: number, unit: string): string {
  return `${count} ${toPlural(count, unit)}`;
}

function toPlural(count: unknown, unit: string): string {
  return count === 1 ? unit : `${unit}s`;
}
