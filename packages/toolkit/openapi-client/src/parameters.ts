import { stringifyJson } from "@animal-store/exact-json";
import type { ParameterStyles } from "./api-types.ts";
import type { Values } from "./create-typed-client.ts";

const encode = encodeURIComponent;
type Style = { readonly [Key in keyof ParameterStyles[string]]?: ParameterStyles[string][Key] | undefined };

/**
 * Writes path parameters into a URL (OpenAPI 3.2, Style Examples). The default is style simple.
 * @throws {TypeError} for a value that the server would not read, or with which the URL would have another path
 */
export function serializePath(url: string, values: Values, styles?: ParameterStyles): string {
  return url.replaceAll(/[^/]*\{[^/]*/g, (segmentTemplate) => {
    const literals = segmentTemplate.split(placeholder).filter((_, index) => index % 2 === 0);
    const texts: string[] = [];
    let lastName = "";
    const segment = segmentTemplate.replaceAll(placeholder, (_placeholder, name) => {
      lastName = name;
      const text = toText(name, values[name], findStyle(styles, name), encode) || reject(name, "not be empty");
      texts.push(text);
      return text;
    });
    // A URL has no such segments: it removes them.
    if (/^(\.|%2e){1,2}$/i.test(segment)) reject(lastName, `not be "${texts.at(-1)}"`);
    // A server makes each parameter as long as possible, from left to right.
    const pattern = literals.map((literal) => literal.replaceAll(/\W/g, "\\$&")).join("(.+)");
    const readTexts = new RegExp(`^${pattern}$`).exec(segment)?.slice(1) ?? [];
    if (readTexts.join("/") !== texts.join("/")) reject(lastName, `not contain "${literals.at(-2)}"`);
    return segment;
  });
}

// Such as {isbn}
const placeholder = /\{([^{}]+)\}/g;

/**
 * Returns the pairs of a query, a cookie or a form. An array has a pair for each item, and an object for each member, unless `styles` has
 * another style.
 * @throws {TypeError} for a value that the server would not read
 */
export function serializePairs(values: Values, styles?: ParameterStyles): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    toPairs(name, value, styles, { isDeep: false, ...findStyle(styles, name) }),
  );
}

function toPairs(key: string, value: unknown, styles: ParameterStyles | undefined, style: Style): string[] {
  if (value === undefined) return [];
  const { delimiter, isDeep, isRaw, isJson, allowReserved } = style;
  if (isDeep && Array.isArray(value) && value.some(isObject))
    return value.flatMap((item, index) => toPairs(`${key}[${index}]`, item, styles, style));
  if (isObject(value) && isDeep !== undefined && !delimiter && !isJson) {
    const pairs = Object.entries(value).flatMap(([member, item]) => {
      const memberKey = isDeep ? `${key}[${member}]` : member;
      const listedKey = memberKey.replaceAll(/\[\d+\](?=\[)/g, "[]");
      if (isDeep && /^$|^__proto__$|\]/.test(member) && !Object.hasOwn(styles ?? {}, listedKey))
        reject(key, `not have the member "${member}"`);
      return toPairs(memberKey, item, styles, {
        isDeep: isDeep || undefined,
        isRaw,
        ...findStyle(styles, listedKey),
      });
    });
    return pairs.length > 0 ? pairs : reject(key, "not be empty");
  }
  const name = isRaw ? assertCookie(key, key, /[^!#-'*+\-.^-z|~\dA-Z]|^$/) : encode(key);
  const encodeText = isRaw ? assertCookie : encode;
  if (delimiter || isJson) return [`${name}=${toText(key, value, style, encodeText)}`];
  const texts = toTexts(key, value, style).map((text) => encodeText(text, key));
  // Such as / and :
  return texts.map(
    (text) => `${name}=${allowReserved ? text.replaceAll(/%(24|2C|2F|3A|3B|3F|40)/g, decodeURIComponent) : text}`,
  );
}

/** Returns a text for style cookie, which is not encoded (RFC 6265, section 4.1.1). */
function assertCookie(text: string, name: string, invalid = /[^!#-+\--:<-[\]-~]/): string {
  return invalid.test(text)
    ? reject(name, "be visible ASCII without quotes, commas, semicolons and backslashes")
    : text;
}

/**
 * Returns headers with texts. A header that is null removes a header of the client.
 * @throws {TypeError} for a value that the server would not read
 */
export function toHeaders(values: Headers | Values = {}, styles?: ParameterStyles): Values {
  const entries = values instanceof Headers ? [...values] : Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (value === null || value === undefined) return [name, value];
      const style = findStyle(styles, name);
      const isList = typeof value === "object" || style.isRepeatable;
      const assertText = (text: string) => {
        const isInvalid = /^ | $|[^ -~]/.test(text) || (isList && !style.isJson && text.includes(","));
        return isInvalid ? reject(name, `be visible ASCII${isList ? " without commas" : ""}`) : text;
      };
      return [name, toText(name, value, style, assertText)];
    }),
  );
}

/** Returns a value as one text. An encoded delimiter is data, unless `encodeText` does not encode. */
export function toText(
  name: string,
  value: unknown,
  style: Style,
  encodeText: (text: string, name: string) => string,
): string {
  const { prefix = "", delimiter = ",", assignment = delimiter, isJson } = style;
  if (isJson) return prefix + encodeText(toAscii(stringifyJson(value)), name);
  const isList = typeof value === "object" || style.isRepeatable;
  const isMembers = isObject(value) && style.delimiter !== undefined;
  const toPart = (text: string, separator = delimiter) => {
    const part = encodeText(text, name);
    const found = isList && [delimiter, separator].find((each) => part.includes(each));
    return found ? reject(name, `not contain "${decodeURIComponent(found)}"`) : part;
  };
  const toMember = ([key, item]: [string, unknown]) =>
    toPart(key, assignment) +
    assignment +
    toTexts(name, item, {})
      .map((text) => toPart(text))
      .join("");
  const parts = isMembers
    ? Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(toMember)
    : toTexts(name, value, style).map((text) => toPart(text));
  if (parts.length === 0) reject(name, "not be empty");
  const text = prefix + parts.join(delimiter);
  // RFC 6570, section 3.2.7: an empty value has no equals sign.
  return text === prefix && !isList ? prefix.replace(/=$/, "") : text;
}

/** Headers contain ASCII only. */
function toAscii(json: string): string {
  return json.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function toTexts(name: string, value: unknown, { isRepeatable }: Style): string[] {
  const items = [value].flat();
  if (items.length === 0) reject(name, "not be empty");
  if (Array.isArray(value) && items.length === 1 && isRepeatable)
    reject(name, "not be an array of one item. Pass the item");
  return items.map((item) => {
    const text = `${item}`;
    if (item === undefined) reject(name, "be given");
    if (item === null) reject(name, "not be null. Leave it out");
    if (typeof item === "object") reject(name, "be text, a number or a boolean");
    if (!text.isWellFormed()) reject(name, "not contain half of a surrogate pair");
    return text;
  });
}

export function findStyle(styles: ParameterStyles = {}, name: string): Style {
  return (Object.hasOwn(styles, name) && styles[name]) || {};
}

function reject(name: string, rule: string): never {
  throw new TypeError(`${name} must ${rule}.`);
}
