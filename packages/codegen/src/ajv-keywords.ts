import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, type Name } from "ajv";
import { numberBounds } from "./schema.ts";

/**
 * The keyword `int64: {minimum?, maximum?, exclusiveMinimum?, exclusiveMaximum?, multipleOf?}`: a safe integer or a bigint within
 * int64 and within the bounds.
 *
 * Validators are called on `this`, either undefined or a register of the numbers that were written with a fraction or an
 * exponent (`{has(holder, key)}`): `1.0` and `1e2` are integers to JavaScript, but no int64 literals.
 */
export const int64Keyword: CodeKeywordDefinition = {
  keyword: "int64",
  schemaType: "object",
  error: { message: "must be an int64 integer" },
  code(context: KeywordCxt) {
    const { data, it, schema } = context;
    const isNumber = _`typeof ${data} === "number" && Number.isSafeInteger(${data}) && !Object.is(${data}, -0) && !(this && this.has(${it.parentData}, ${it.parentDataProperty}))`;
    const isBigint = _`typeof ${data} === "bigint" && ${data} >= -9223372036854775808n && ${data} <= 9223372036854775807n`;
    context.fail(_`!((${isNumber}) || (${isBigint})) || ${outside(data, schema)}`);
  },
};

/** The keyword `bigint`: bounds that stand apart from `type: integer`, for integers that no number holds. Numbers have Ajv's own. */
export const bigintKeyword: CodeKeywordDefinition = {
  keyword: "bigint",
  schemaType: "object",
  error: { message: "must be within the bounds" },
  code(context: KeywordCxt) {
    const { data, schema } = context;
    context.fail(_`typeof ${data} === "bigint" && (${outside(data, schema)})`);
  },
};

/** What breaks each bound. JavaScript compares numbers and bigints exactly; they have no remainder in common. */
function outside(data: Name, schema: Record<string, number>): Code {
  const breaks: Record<(typeof numberBounds)[number], (bound: number) => Code> = {
    minimum: (bound) => _`${data} < ${bound}`,
    maximum: (bound) => _`${data} > ${bound}`,
    exclusiveMinimum: (bound) => _`${data} <= ${bound}`,
    exclusiveMaximum: (bound) => _`${data} >= ${bound}`,
    multipleOf: (step) =>
      _`(typeof ${data} === "bigint" ? ${isNotBigMultiple(data, step)} : ${isNotMultiple(data, step)})`,
  };
  const codes = numberBounds.flatMap((keyword) => {
    const bound = schema[keyword];
    return bound === undefined ? [] : [breaks[keyword](bound)];
  });
  return codes.length > 0 ? codes.reduce((one, other) => _`${one} || ${other}`) : _`false`;
}

/** `multipleOf` by the decimals that were written: to Ajv's own, 19.99 is no multiple of 0.01. */
export const multipleOfKeyword: CodeKeywordDefinition = {
  keyword: "multipleOf",
  type: "number",
  schemaType: "number",
  error: { message: "must be a multiple", params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
  code(context: KeywordCxt) {
    context.fail(isNotMultiple(context.data, context.schema));
  },
};

/** Whole steps are counted, and what rounding leaves over is not: decimals that JSON holds have 15 digits at the most. */
export function isNotMultiple(data: Name, step: number): Code {
  if (Number.isInteger(step)) return _`${data} % ${step} !== 0`;
  const steps = _`${data} / ${step}`;
  return _`Math.abs(${steps} % 1) > 0 && Number((Math.round(${steps}) * ${step}).toPrecision(15)) !== ${data}`;
}

export function isNotBigMultiple(data: Name, step: number): Code {
  const [, whole = "", fraction = "", exponent = "0"] = /^(\d+)(?:\.(\d+))?(?:e(.+))?$/.exec(String(step)) ?? [];
  const locations = fraction.length - Number(exponent);
  const scaled = locations > 0 ? _`${data} * BigInt(${"1".padEnd(locations + 1, "0")})` : data;
  return _`${scaled} % BigInt(${whole + fraction + "0".repeat(Math.max(0, -locations))}) !== BigInt(0)`;
}

/** The keyword `blob`: raw bytes, as a form's files are given to a handler. */
export const blobKeyword: CodeKeywordDefinition = {
  keyword: "blob",
  schemaType: "boolean",
  error: { message: "must be a file" },
  code(context: KeywordCxt) {
    context.fail(_`!(${context.data} instanceof Blob)`);
  },
};
