import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, Name } from "ajv";
import { regexpCode } from "ajv/dist/compile/codegen/code.js";
import { formats } from "./formats.ts";
import { numberBounds } from "./schema.ts";
import { validatorRuntime } from "./validator-runtime.ts";

/** Requires an integer within int64 and the bounds. `this` contains the literals to reject, such as `1.0`. */
const int64Keyword: CodeKeywordDefinition = {
  keyword: "int64",
  schemaType: "object",
  error: { message: "must be an int64 integer" },
  code(context: KeywordCxt) {
    const { data, it, schema } = context;
    const isNumber = _`typeof ${data} === "number" && Number.isSafeInteger(${data}) && !Object.is(${data}, -0)`;
    const isBigint = _`typeof ${data} === "bigint" && ${data} >= -9223372036854775808n && ${data} <= 9223372036854775807n`;
    const isOther = _`this && this.has(${it.parentData}, ${it.parentDataProperty})`;
    context.fail(_`!((${isNumber}) || (${isBigint})) || (${isOther}) || ${violatesBounds(data, schema)}`);
  },
};

/** Rejects integers such as 1e21, which Ajv accepts. `parseJson` returns other integers beyond 2^53 as bigints, which Ajv rejects. */
const safeIntegerKeyword: CodeKeywordDefinition = {
  keyword: "safeInteger",
  type: "number",
  schemaType: "boolean",
  error: { message: "must be an integer within 2^53" },
  code(context: KeywordCxt) {
    context.fail(_`Math.abs(${context.data}) > 9007199254740991`);
  },
};

/** Checks the bounds of a bigint in a schema without `type: integer`. Ajv checks the bounds of numbers. */
const bigintKeyword: CodeKeywordDefinition = {
  keyword: "bigint",
  schemaType: "object",
  error: { message: "must be within the bounds" },
  code(context: KeywordCxt) {
    const { data, schema } = context;
    context.fail(_`typeof ${data} === "bigint" && (${violatesBounds(data, schema)})`);
  },
};

// JavaScript compares numbers with bigints exactly, but `%` throws on a mix of both.
function violatesBounds(data: Name, schema: Record<string, number>): Code {
  const violations: Record<(typeof numberBounds)[number], (bound: number) => Code> = {
    minimum: (bound) => _`${data} < ${bound}`,
    maximum: (bound) => _`${data} > ${bound}`,
    exclusiveMinimum: (bound) => _`${data} <= ${bound}`,
    exclusiveMaximum: (bound) => _`${data} >= ${bound}`,
    multipleOf: (step) =>
      _`(typeof ${data} === "bigint" ? ${isNotBigIntMultiple(data, step)} : ${isNotMultiple(data, step)})`,
  };
  const checks = numberBounds.flatMap((keyword) => {
    const bound = schema[keyword];
    return bound === undefined ? [] : [violations[keyword](bound)];
  });
  return checks.length > 0 ? checks.reduce((left, right) => _`${left} || ${right}`) : _`false`;
}

/** Allows for binary rounding: the keyword of Ajv rejects 19.99 as a multiple of 0.01. */
const multipleOfKeyword: CodeKeywordDefinition = {
  keyword: "multipleOf",
  type: "number",
  schemaType: "number",
  error: { message: "must be a multiple", params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
  code(context: KeywordCxt) {
    context.fail(isNotMultiple(context.data, context.schema));
  },
};

/** Compares 15 significant digits, because a double preserves every decimal of that length. */
function isNotMultiple(data: Name, step: number): Code {
  if (Number.isInteger(step)) return _`${data} % ${step} !== 0`;
  const steps = _`${data} / ${step}`;
  return _`Math.abs(${steps} % 1) > 0 && Number((Math.round(${steps}) * ${step}).toPrecision(15)) !== ${data}`;
}

function isNotBigIntMultiple(data: Name, step: number): Code {
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
  error: { message: "must not have equal items" },
  code(context: KeywordCxt) {
    const { data, gen, schema } = context;
    const call = gen.scopeValue("func", { ref: validatorRuntime.hasEqualItems, code: _`runtime.hasEqualItems` });
    if (schema) context.fail(_`${data}.length > 1 && ${call}(${data}, dynamicAnchors)`);
  },
};

/** Finds a bigint where a number is required, with its holder, so that it can be converted without loss. */
const doubleKeyword: CodeKeywordDefinition = {
  keyword: "double",
  schemaType: "boolean",
  error: {
    message: "must be a number that a double preserves",
    params: ({ it }) => _`{holder: ${it.parentData}, key: ${it.parentDataProperty}}`,
  },
  code(context: KeywordCxt) {
    context.fail(_`typeof ${context.data} === "bigint"`);
  },
};

const formatKeyword: CodeKeywordDefinition = {
  keyword: "format",
  type: ["number", "string"],
  schemaType: "string",
  error: { message: "must match the format", params: ({ schemaCode }) => _`{format: ${schemaCode}}` },
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
  error: { message: "must be a leap second" },
  code(context: KeywordCxt) {
    const { data, gen, schema: format } = context;
    const isTime = format === "time";
    const text = isTime ? _`"1970-01-01T" + ${data}` : data;
    gen.if(_`${data}.includes(":60")`);
    const next = gen.const("next", _`Date.parse((${text}).toUpperCase().replace(/:60(?:\\.\\d+)?/, ":59")) + 1000`);
    context.fail(
      isTime ? _`${next} % 86400000 !== 0` : _`${next} % 86400000 !== 0 || new Date(${next}).getUTCDate() !== 1`,
    );
    gen.endIf();
  },
};

const blobKeyword: CodeKeywordDefinition = {
  keyword: "blob",
  schemaType: "boolean",
  error: { message: "must be a file" },
  code(context: KeywordCxt) {
    context.fail(_`!(${context.data} instanceof Blob)`);
  },
};

/** Validates only the alternative of `oneOf` that the discriminator selects. `values` lists its values for each alternative. */
const discriminatorKeyword: CodeKeywordDefinition = {
  keyword: "discriminator",
  schemaType: "object",
  error: { message: "must select an alternative" },
  code(context: KeywordCxt) {
    const { gen, data, schema } = context;
    const { propertyName, values } = schema as { propertyName: string; values: (string | null)[][] };
    const isValid = gen.let("valid", false);
    const value = gen.const("value", _`typeof ${data} === "object" && ${data} ? ${data}[${propertyName}] : undefined`);
    const isSelected = (selector: string | null) =>
      selector === null ? _`${data} === null` : _`${value} === ${selector}`;
    gen.if(false);
    for (const [index, selectors] of values.entries()) {
      gen.elseIf(selectors.map(isSelected).reduce((left, right) => _`${left} || ${right}`));
      const isOptionValid = gen.name("valid");
      context.mergeEvaluated(context.subschema({ keyword: "oneOf", schemaProp: index }, isOptionValid), Name);
      gen.assign(isValid, isOptionValid);
    }
    gen.else();
    context.error();
    gen.endIf();
    context.ok(isValid);
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
  error: { message: "must match a branch", params: ({ params }) => _`{failingKeyword: ${params.branch}}` },
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
  ...[int64Keyword, safeIntegerKeyword, bigintKeyword, doubleKeyword, multipleOfKeyword],
  ...[uniqueItemsKeyword, formatKeyword, leapSecondKeyword, discriminatorKeyword, blobKeyword, ifKeyword],
];
