import { _, type CodeKeywordDefinition, type KeywordCxt } from "ajv";

/**
 * The keyword `int64: {minimum?, maximum?}`: a safe integer or a bigint within int64 and within the bounds.
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
    const below = schema.minimum === undefined ? _`false` : _`${data} < ${schema.minimum}`;
    const above = schema.maximum === undefined ? _`false` : _`${data} > ${schema.maximum}`;
    context.fail(_`!((${isNumber}) || (${isBigint})) || ${below} || ${above}`);
  },
};
