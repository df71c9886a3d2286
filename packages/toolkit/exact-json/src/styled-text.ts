import { stringifyJson } from "./exact-json.ts";

/** How a text contains a value (OpenAPI 3.2, Style Examples). */
export interface TextStyle {
  readonly prefix?: string | undefined;
  /** Separates the items of an array and the members of an object. @default "," */
  readonly delimiter?: string | undefined;
  /** Separates the names of members from their values. The default is the delimiter. */
  readonly assignment?: string | undefined;
  readonly isJson?: boolean | undefined;
  /** Set if several values form an array. `distinct`: no array of one item has the text of another value. */
  readonly isRepeatable?: boolean | "distinct" | undefined;
}

/**
 * Writes a value as one text. An encoded delimiter is data, unless `encodeText` does not encode.
 * @param name that of the value, for errors
 * @throws {TypeError} for a value that the style cannot express
 * @example
 * ```ts
 * encodeStyled("color", ["blue", "black"], { delimiter: "|" }, String); // "blue|black"
 * ```
 */
export function encodeStyled(
  name: string,
  value: unknown,
  style: TextStyle,
  encodeText: (text: string, name: string) => string,
): string {
  const { prefix = "", delimiter = ",", assignment = delimiter, isJson } = style;
  if (isJson) return prefix + encodeText(toAscii(stringifyJson(value)), name);
  const isList = typeof value === "object" || style.isRepeatable;
  const toPart = (text: string, separator = delimiter) => {
    const part = encodeText(text, name);
    const found = isList && [delimiter, separator].find((each) => part.includes(each));
    return found ? rejectValue(name, `not contain "${decodeURIComponent(found)}"`) : part;
  };
  const parts =
    isMembers(value) && style.delimiter !== undefined
      ? Object.entries(value).flatMap(([key, item]) => {
          const [text] = item === undefined ? [] : toTexts(name, item);
          return text === undefined ? [] : [toPart(key, assignment) + assignment + toPart(text)];
        })
      : toTexts(name, value, style).map((text) => toPart(text));
  if (parts.length === 0) rejectValue(name, "not be empty");
  const text = prefix + parts.join(delimiter);
  // RFC 6570, section 3.2.7: an empty value has no equals sign.
  return text === prefix && !isList ? prefix.replace(/=$/, "") : text;
}

/**
 * Returns the texts of the items of an array, or of another value.
 * @throws {TypeError} for a value without a text
 */
export function toTexts(name: string, value: unknown, { isRepeatable }: TextStyle = {}): string[] {
  const items = [value].flat();
  if (items.length === 0) rejectValue(name, "not be empty");
  if (Array.isArray(value) && items.length === 1 && isRepeatable === true)
    rejectValue(name, "not be an array of one item. Pass the item");
  return items.map((item) => {
    const text = `${item}`;
    if (item === undefined) rejectValue(name, "be given");
    if (item === null) rejectValue(name, "not be null. Leave it out");
    if (typeof item === "object") rejectValue(name, "be text, a number or a boolean");
    if (!text.isWellFormed()) rejectValue(name, "not contain half of a surrogate pair");
    return text;
  });
}

/** Returns whether a value is an object with members. */
export function isMembers(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Headers contain ASCII only. */
function toAscii(json: string): string {
  return json.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** @throws {TypeError} that names a value and the rule that it breaks */
export function rejectValue(name: string, rule: string): never {
  throw new TypeError(`${name} must ${rule}.`);
}
