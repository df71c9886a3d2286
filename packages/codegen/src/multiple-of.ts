import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, type Name } from "ajv";

/** `multipleOf` by the decimals that were written: to Ajv's own, 19.99 is no multiple of 0.01. */
export const multipleOfKeyword: CodeKeywordDefinition = {
  keyword: "multipleOf",
  type: "number",
  schemaType: "number",
  error: { message: "must be a multiple", params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
  code(context: KeywordCxt) {
    context.fail(isNoMultiple(context.data, context.schema));
  },
};

/** Whole steps are counted, and what rounding leaves over is not: decimals that JSON holds have 15 digits at the most. */
export function isNoMultiple(data: Name, step: number): Code {
  if (Number.isInteger(step)) return _`${data} % ${step} !== 0`;
  const steps = _`${data} / ${step}`;
  return _`Math.abs(${steps} % 1) > 0 && Number((Math.round(${steps}) * ${step}).toPrecision(15)) !== ${data}`;
}

export function isNoBigMultiple(data: Name, step: number): Code {
  const [, whole = "", fraction = "", exponent = "0"] = /^(\d+)(?:\.(\d+))?(?:e(.+))?$/.exec(String(step)) ?? [];
  const places = fraction.length - Number(exponent);
  const scaled = places > 0 ? _`${data} * BigInt(${"1".padEnd(places + 1, "0")})` : data;
  return _`${scaled} % BigInt(${whole + fraction + "0".repeat(Math.max(0, -places))}) !== BigInt(0)`;
}
