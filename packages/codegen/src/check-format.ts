import { CodegenError } from "./codegen-error.ts";
import type { Schema } from "./document.ts";

const ofNumbers: Record<string, readonly string[]> = {
  int32: ["integer", "number"],
  int64: ["integer"],
  float: ["number", "integer"],
  double: ["number", "integer"],
};
/** Formats of strings, to those who mean a number by them. */
const advice: Record<string, string> = {
  int32: "a pattern such as '^-?\\d{1,10}$'",
  int64: "a pattern such as '^-?\\d{1,19}$'",
};

/** @throws {CodegenError} for a format that does not apply to its schema's type, so that nothing would be checked */
export function checkFormat(schema: Schema): void {
  const { format, type } = schema as { format?: string; type?: string | string[] };
  if (format === undefined) return;
  const types = Object.hasOwn(ofNumbers, format) ? (ofNumbers[format] ?? []) : ["string"];
  const own = [type ?? []].flat();
  // A string's format beside no type is held where there is a string; int64 is read by its type.
  if (own.some((name) => types.includes(name)) || (own.length === 0 && format !== "int64")) return;
  const other = advice[format];
  throw new CodegenError(
    `format ${format}`,
    `it is for type ${types[0]}, so nothing would check it ${own.length > 0 ? `on ${own.join(" or ")}` : "here"}. Write type: ${types[0]}${other && own.includes("string") ? `, or ${other}` : own.length > 0 ? ", or leave it out" : " beside it"}.`,
    { node: schema, key: "format" },
  );
}
