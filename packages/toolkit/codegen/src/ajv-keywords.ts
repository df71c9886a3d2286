import { stringifyJson } from "@animal-store/exact-json";
import { getMember } from "@animal-store/openapi-document";
import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, type KeywordErrorDefinition, Name } from "ajv";
import { _Code, regexpCode } from "ajv/dist/compile/codegen/code.js";
import type { Schema } from "./document.ts";
import { formats } from "./formats.ts";
import {
  fitsNumber,
  getTypeOfValue,
  hasLongInteger,
  isBinary,
  isInt64,
  isLongInteger,
  listValues,
  numberBounds,
} from "./schema.ts";
import { validatorRuntime } from "./validator-runtime.ts";
import { isValidated, mapKeyword, toComponentName } from "./walk-schemas.ts";

/** Defines a keyword that rejects a value for which the code is true. @param params describe the error: validators have no messages */
function rejectIf(
  definition: Omit<CodeKeywordDefinition, "code">,
  toCode: (context: KeywordCxt) => Code,
  params: NonNullable<KeywordErrorDefinition["params"]> = () => _`{}`,
): CodeKeywordDefinition {
  return { ...definition, error: { message: "", params }, code: (context) => context.fail(toCode(context)) };
}

/** Requires an integer within int64 and the bounds. `this` contains the literals to reject, such as `1.0`. */
const int64Keyword = rejectIf({ keyword: "int64", schemaType: "object" }, ({ data, it, schema }) => {
  const isNumber = _`typeof ${data} === "number" && Number.isSafeInteger(${data}) && !Object.is(${data}, -0)`;
  const isBigint = _`typeof ${data} === "bigint" && ${data} >= -9223372036854775808n && ${data} <= 9223372036854775807n`;
  const isOther = _`this && this.has(${it.parentData}, ${it.parentDataProperty})`;
  return _`!((${isNumber}) || (${isBigint})) || (${isOther}) || ${violatesBounds(data, schema)}`;
});

/** Rejects integers such as 1e21, which Ajv accepts. `parseJson` returns other integers beyond 2^53 as bigints, which Ajv rejects. */
const safeIntegerKeyword = rejectIf(
  { keyword: "safeInteger", type: "number", schemaType: "boolean" },
  ({ data }) => _`Math.abs(${data}) > 9007199254740991`,
);

/** Checks the bounds of a bigint in a schema without `type: integer`. Ajv checks the bounds of numbers. */
const bigintKeyword = rejectIf({ keyword: "bigint", schemaType: "object" }, ({ data, schema }) => {
  // Ajv has no bounds that a number cannot hold.
  const isExact = Object.values(schema).some((bound) => typeof bound === "string");
  const isChecked = isExact
    ? _`(typeof ${data} === "bigint" || typeof ${data} === "number")`
    : _`typeof ${data} === "bigint"`;
  return _`${isChecked} && (${violatesBounds(data, schema)})`;
});

/** Requires one of the values. Ajv compares no bigints. */
const exactEnumKeyword = rejectIf({ keyword: "exactEnum", schemaType: "array" }, ({ data, gen, schema }) => {
  const call = gen.scopeValue("func", { ref: validatorRuntime.hasEqualItems, code: _`runtime.hasEqualItems` });
  const values = new _Code(`[${(schema as { code: string }[]).map(({ code }) => code).join(", ")}]`);
  return _`!${values}.some((value) => ${call}([value, ${data}], {}))`;
});

// JavaScript compares numbers with bigints exactly, but `%` throws on a mix of both.
function violatesBounds(data: Code, schema: Record<string, number | string>): Code {
  const violations: Record<(typeof numberBounds)[number], (bound: number | Code) => Code> = {
    minimum: (bound) => _`${data} < ${bound}`,
    maximum: (bound) => _`${data} > ${bound}`,
    exclusiveMinimum: (bound) => _`${data} <= ${bound}`,
    exclusiveMaximum: (bound) => _`${data} >= ${bound}`,
    multipleOf: (step) =>
      typeof step === "number"
        ? _`(typeof ${data} === "bigint" ? ${isNotBigIntMultiple(data, step)} : ${isNotMultiple(data, step)})`
        : _`(typeof ${data} === "number" && !Number.isInteger(${data}) || BigInt(${data}) % ${step} !== BigInt(0))`,
  };
  const checks = numberBounds.flatMap((keyword) => {
    const bound = schema[keyword];
    return bound === undefined ? [] : [violations[keyword](typeof bound === "string" ? new _Code(`${bound}n`) : bound)];
  });
  return checks.length > 0 ? checks.reduce((left, right) => _`${left} || ${right}`) : _`false`;
}

/** Allows for binary rounding: the keyword of Ajv rejects 19.99 as a multiple of 0.01. */
const multipleOfKeyword = rejectIf(
  { keyword: "multipleOf", type: "number", schemaType: "number" },
  ({ data, schema }) => isNotMultiple(data, schema),
  ({ schemaCode }) => _`{multipleOf: ${schemaCode}}`,
);

/** Compares 15 significant digits, because a double preserves every decimal of that length. */
function isNotMultiple(data: Code, step: number): Code {
  if (Number.isInteger(step)) return _`${data} % ${step} !== 0`;
  const steps = _`${data} / ${step}`;
  return _`Math.abs(${steps} % 1) > 0 && Number((Math.round(${steps}) * ${step}).toPrecision(15)) !== ${data}`;
}

function isNotBigIntMultiple(data: Code, step: number): Code {
  const [, whole = "", fraction = "", exponent = "0"] = /^(\d+)(?:\.(\d+))?(?:e(.+))?$/.exec(String(step)) ?? [];
  const decimals = fraction.length - Number(exponent);
  const scaled = decimals > 0 ? _`${data} * BigInt(${"1".padEnd(decimals + 1, "0")})` : data;
  return _`${scaled} % BigInt(${whole + fraction + "0".repeat(Math.max(0, -decimals))}) !== BigInt(0)`;
}

/** The keyword of Ajv compares each pair of objects, and takes a bigint for different from the number with its value. */
const uniqueItemsKeyword: CodeKeywordDefinition = {
  keyword: "uniqueItems",
  type: "array",
  schemaType: "boolean",
  code(context: KeywordCxt) {
    const { data, gen, schema } = context;
    const call = gen.scopeValue("func", { ref: validatorRuntime.hasEqualItems, code: _`runtime.hasEqualItems` });
    if (schema) context.fail(_`${data}.length > 1 && ${call}(${data}, dynamicAnchors)`);
  },
};

/** Finds a bigint where a number is required, with its holder, so that it can be converted without loss. */
const doubleKeyword = rejectIf(
  { keyword: "double", schemaType: "boolean" },
  ({ data }) => _`typeof ${data} === "bigint"`,
  ({ it }) => _`{holder: ${it.parentData}, key: ${it.parentDataProperty}}`,
);

const formatKeyword: CodeKeywordDefinition = {
  keyword: "format",
  type: ["number", "string"],
  schemaType: "string",
  error: { message: "", params: ({ schemaCode }) => _`{format: ${schemaCode}}` },
  code(context: KeywordCxt, type) {
    const { data, gen, schema: format } = context;
    const pattern = Object.hasOwn(formats, format) ? formats[format] : undefined;
    if (type === "string" && pattern) {
      const name = gen.scopeValue("formats", { key: format, ref: pattern, code: regexpCode(pattern) });
      context.pass(_`${name}.test(${data})`);
    } else if (type === "string" && format === "regex")
      context.fail(_`!${gen.scopeValue("func", { ref: validatorRuntime.isRegex, code: _`runtime.isRegex` })}(${data})`);
    else if (type === "number" && format === "int32")
      context.pass(_`Number.isInteger(${data}) && ${data} >= -2147483648 && ${data} <= 2147483647`);
  },
};

/** Requires that a second 60 is the last second of a month in UTC (RFC 3339, 5.7), or of a day for the format `time`. */
const leapSecondKeyword: CodeKeywordDefinition = {
  keyword: "leapSecond",
  type: "string",
  schemaType: "string",
  code(context: KeywordCxt) {
    const { data, gen, schema: format } = context;
    const isTime = format === "time";
    const text = isTime ? _`"1970-01-01T" + ${data}` : data;
    gen.if(_`${data}.includes(":60")`);
    const next = gen.const("next", _`Date.parse((${text}).toUpperCase().replace(/:60(?:\\.\\d+)?/, ":59")) + 1000`);
    const isNoStart = _`${next} % 86400000 !== 0`;
    context.fail(isTime ? isNoStart : _`${isNoStart} || new Date(${next}).getUTCDate() !== 1`);
    gen.endIf();
  },
};

const blobKeyword = rejectIf(
  { keyword: "blob", schemaType: "boolean" },
  ({ data, schema }) => _`(${data} instanceof Blob) !== ${schema}`,
);

/** Checks the number of bytes of a file, or of a body. */
const byteCountKeyword = rejectIf({ keyword: "byteCount", schemaType: "object" }, ({ data, schema }) =>
  violatesBounds(_`(${data}.size ?? ${data}.byteLength)`, schema),
);

interface DiscriminatorValues {
  readonly propertyName: string;
  readonly values: readonly (readonly (string | null)[])[];
  readonly defaultIndex?: number;
}

/**
 * Validates only the alternative of `oneOf` that the discriminator selects. `values` lists its values for each alternative. That at
 * `defaultIndex` is selected by all other values.
 */
const discriminatorKeyword: CodeKeywordDefinition = {
  keyword: "discriminator",
  schemaType: "object",
  code(context: KeywordCxt) {
    const { gen, data, schema } = context;
    const { propertyName, values, defaultIndex } = schema as DiscriminatorValues;
    const isValid = gen.let("valid", false);
    const value = gen.const("value", _`typeof ${data} === "object" && ${data} ? ${data}[${propertyName}] : undefined`);
    const isSelected = (selector: string | null) =>
      selector === null ? _`${data} === null` : _`${value} === ${selector}`;
    gen.if(false);
    for (const [index, selectors] of values.entries()) {
      if (index === defaultIndex) continue;
      gen.elseIf(selectors.map(isSelected).reduce((left, right) => _`${left} || ${right}`));
      validateOption(index);
    }
    gen.else();
    if (defaultIndex === undefined) context.error();
    else validateOption(defaultIndex);
    gen.endIf();
    context.ok(isValid);

    function validateOption(index: number): void {
      const isOptionValid = gen.name("valid");
      context.mergeEvaluated(context.subschema({ keyword: "oneOf", schemaProp: index }, isOptionValid), Name);
      gen.assign(isValid, isOptionValid);
    }
  },
};

/**
 * Evaluates members and items only if the condition holds, also without `then` and `else` (JSON Schema 2020-12, core, section 11.3).
 * The keyword of Ajv does so if the condition fails, and never without `then` and `else`.
 */
const ifKeyword: CodeKeywordDefinition = {
  keyword: "if",
  schemaType: ["object", "boolean"],
  trackErrors: true,
  error: { message: "", params: ({ params }) => _`{failingKeyword: ${params.branch}}` },
  code(context: KeywordCxt) {
    const { gen, it } = context;
    const branches = (["then", "else"] as const).filter((branch) => it.schema[branch] !== undefined);
    const isValid = gen.let("valid", true);
    const holds = gen.name("holds");
    const condition = { keyword: "if", compositeRule: true, createErrors: false, allErrors: false } as const;
    context.mergeValidEvaluated(context.subschema(condition, holds), holds);
    context.reset();
    const branch = gen.let("branch");
    context.setParams({ branch });
    for (const keyword of branches)
      gen.if(keyword === "then" ? holds : _`!${holds}`, () => {
        gen.assign(branch, _`${keyword}`);
        const isBranchValid = gen.name("valid");
        const result = context.subschema({ keyword }, isBranchValid);
        gen.assign(isValid, isBranchValid);
        context.mergeValidEvaluated(result, isValid);
      });
    context.pass(isValid, () => context.error(true));
  },
};

/** The keywords that the generated validators add to Ajv or replace. */
export const codegenKeywords = [
  ...[int64Keyword, safeIntegerKeyword, bigintKeyword, exactEnumKeyword, doubleKeyword, multipleOfKeyword],
  ...[uniqueItemsKeyword, formatKeyword, leapSecondKeyword, discriminatorKeyword, blobKeyword, byteCountKeyword],
  ifKeyword,
];

/** Extensions with messages for violations. The converted schemas include them. */
export const ruleDescriptions = ["x-pattern-rule", "x-refused-members"];

/** Converts a Schema Object for Ajv. Removes what Ajv does not validate, and replaces the inexact format int64 by a keyword. */
export function toAjvSchema(schema: unknown): Schema | boolean {
  if (typeof schema === "boolean") return schema;
  const source = schema as Schema;
  const entries = Object.entries(source)
    .filter(([keyword]) => keyword === "$ref" || ruleDescriptions.includes(keyword) || isValidated(keyword))
    .map(([keyword, value]) => [keyword, mapKeyword(keyword, value, toPart(keyword, value))] as const);
  const converted = withoutProto(withExactEnum(source, withDiscriminator(source, Object.fromEntries(entries))));
  if ("$ref" in source) converted.$ref = toComponentId(toComponentName(String(source.$ref)));
  if (isInt64(source)) return withInt64Keyword(converted);
  if (isBinary(source)) return toBlobSchema(source);
  if (source.format === "date-time" || source.format === "time") converted.leapSecond = source.format;
  if ([source.type].flat().includes("number")) return { ...withExactBounds(converted), double: true };
  if ([source.type].flat().includes("integer")) return withRoundedBounds(converted, source);
  return withExactBounds(withBigintKeyword(converted));
}

/** Keeps a discriminator whose values select one alternative. Writes `anyOf` as `oneOf`, which is then the same. */
function withDiscriminator({ discriminator }: Schema, converted: Schema): Schema {
  const { anyOf, ...others } = converted;
  if (!getMember(discriminator, "values") || !(converted.oneOf ?? anyOf)) return converted;
  return converted.oneOf ? { ...converted, discriminator } : { ...others, oneOf: anyOf, discriminator };
}

/** Ajv ignores the name __proto__ in these keywords, so others with the same effect replace them. */
export function withoutProto({ ...schema }: Schema): Schema {
  const name = "__proto__";
  for (const keyword of ["properties", "dependentRequired", "dependentSchemas"]) {
    const part = getMember(schema[keyword], name);
    if (part === undefined) continue;
    schema[keyword] = Object.fromEntries(Object.entries(schema[keyword] as object).filter(([key]) => key !== name));
    const consequence = keyword === "dependentRequired" ? { required: part } : part;
    if (keyword === "properties")
      schema.patternProperties = { ...(schema.patternProperties as object), [`^${name}$`]: part };
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    else schema.allOf = [...((schema.allOf ?? []) as Schema[]), { if: { required: [name] }, then: consequence }];
  }
  return schema;
}

function withExactEnum(source: Schema, converted: Schema): Schema {
  if (!hasLongInteger(source)) return converted;
  const { const: _value, enum: _values, type, ...others } = converted;
  const types = [type].flat();
  const isOfType = (name: string) => types.includes(name) || (name === "integer" && types.includes("number"));
  const values = (listValues(source) ?? []).filter((value) => type === undefined || isOfType(getTypeOfValue(value)));
  // withInt64Keyword replaces the type of an int64.
  const kept = isInt64(source) ? { ...others, type } : others;
  return { ...kept, exactEnum: values.map((value) => ({ text: stringifyJson(value), code: toLiteral(value) })) };
}

/** Returns JavaScript in which long integers are bigints. */
function toLiteral(value: unknown): string {
  if (isLongInteger(value)) return `${BigInt(value as number)}n`;
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value).map(([name, member]) => `[${JSON.stringify(name)}]: ${toLiteral(member)}`)}}`;
}

function isUnboundedInteger({ type, minimum, maximum, enum: values, const: value }: Schema): boolean {
  const types = [type].flat();
  const isBounded = fitsNumber({ minimum, maximum }) || values !== undefined || value !== undefined;
  return types.includes("integer") && !types.includes("number") && !isBounded;
}

/** The length of a binary string is the number of its bytes (OpenAPI 3.1, section 4.8.14.3). */
function toBlobSchema({ type, minLength: minimum, maxLength: maximum }: Schema): Schema {
  const isBounded = minimum !== undefined || maximum !== undefined;
  const blob = { blob: true, ...(isBounded && { byteCount: { minimum, maximum } }) };
  return [type].flat().includes("null") ? { anyOf: [blob, { type: "null" }] } : blob;
}

/** A file is an object too, so next to an alternative for files those for objects reject it. */
function toPart(keyword: string, alternatives: unknown): typeof toAjvSchema {
  if (keyword !== "oneOf" || !(alternatives as Schema[]).some(isBinary)) return toAjvSchema;
  return (part) => {
    const converted = toAjvSchema(part);
    return typeof converted === "boolean" || isBinary(part as Schema) ? converted : { ...converted, blob: false };
  };
}

export function toComponentId(name: string): string {
  return `contract:/components/schemas/${name.replaceAll(/[^\w.:-]/g, encodeURIComponent)}`;
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

/** Integers without int64 are safe, so a bound that is not can be rounded. */
function withRoundedBounds(converted: Schema, source: Schema): Schema {
  const bounds = numberBounds.flatMap((keyword) => (typeof converted[keyword] === "bigint" ? [keyword] : []));
  const rounded = Object.fromEntries(bounds.map((keyword) => [keyword, Number(converted[keyword])]));
  return { ...converted, ...rounded, ...(isUnboundedInteger(source) && { safeInteger: true }) };
}

/** Moves bounds that a number cannot hold to the keyword bigint. */
function withExactBounds({ ...schema }: Schema): Schema {
  for (const keyword of numberBounds) {
    if (typeof schema[keyword] !== "bigint") continue;
    schema.bigint = { ...(schema.bigint as Schema | undefined), [keyword]: String(schema[keyword]) };
    delete schema[keyword];
  }
  return schema;
}

/** Drops bounds at or beyond the limits of int64, which have no effect. Writes others that a number cannot hold as texts. */
function splitBounds(schema: Schema): { bounds: Schema; unbounded: Schema } {
  const entries = Object.entries(schema);
  const isBound = ([keyword]: [string, unknown]) => numberBounds.some((bound) => bound === keyword);
  const hasEffect = ([keyword, bound]: [string, unknown]) =>
    keyword === "maximum"
      ? (bound as number) < 2n ** 63n - 1n
      : keyword !== "minimum" || (bound as number) > -(2n ** 63n);
  const toText = ([keyword, bound]: [string, unknown]) => [keyword, typeof bound === "bigint" ? String(bound) : bound];
  return {
    bounds: Object.fromEntries(entries.filter((entry) => isBound(entry) && hasEffect(entry)).map(toText)),
    unbounded: Object.fromEntries(entries.filter((entry) => !isBound(entry))),
  };
}
