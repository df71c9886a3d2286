import type { ParameterStyles } from "./api-types.ts";
import type { Values } from "./create-typed-client.ts";

const encode = encodeURIComponent;

/**
 * Writes path parameters into a URL, in style simple (OpenAPI 3.1, Style Values).
 * @throws {TypeError} for a value that the server would not read, or with which the URL would have another path
 */
export function serializePath(url: string, values: Values, styles?: ParameterStyles): string {
  return url.replaceAll(/[^/]*\{[^/]*/g, (segmentTemplate) => {
    const literals = segmentTemplate.split(placeholder).filter((_, index) => index % 2 === 0);
    const texts: string[] = [];
    let lastName = "";
    const segment = segmentTemplate.replaceAll(placeholder, (_placeholder, name) => {
      lastName = name;
      const text = toTexts(name, values[name], styles).map(encode).join(",") || reject(name, "not be empty");
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
 * Returns the pairs of a query or of a cookie. An array has a pair for each item, and an object for each member, unless `styles` has another style.
 * @throws {TypeError} for a value that the server would not read
 */
export function serializePairs(
  values: Values,
  styles?: ParameterStyles,
  toMemberKey?: (member: string) => string,
): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const key = toMemberKey?.(name) ?? name;
    const { delimiter, isDeep } = findStyle(styles, key);
    if (typeof value === "object" && value && !Array.isArray(value) && !toMemberKey) {
      const pairs = serializePairs(value as Values, styles, (member) => {
        if (!isDeep) return member;
        return /^$|^__proto__$|\]/.test(member) ? reject(key, `not have the member "${member}"`) : `${key}[${member}]`;
      });
      return pairs.length > 0 ? pairs : reject(key, "not be empty");
    }
    const texts = toTexts(key, value, styles).map(encode);
    if (!delimiter) return texts.map((text) => `${encode(key)}=${text}`);
    if (texts.some((text) => text.includes(delimiter))) reject(key, `not contain "${decodeURIComponent(delimiter)}"`);
    return `${encode(key)}=${texts.join(delimiter)}`;
  });
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
      const isList = Array.isArray(value) || findStyle(styles, name).isRepeatable;
      const isInvalid = (text: string) => /^ | $|[^ -~]/.test(text) || (isList && text.includes(","));
      const texts = toTexts(name, value, styles);
      if (texts.some(isInvalid)) reject(name, `be visible ASCII${isList ? " without commas" : ""}`);
      return [name, texts.join(",")];
    }),
  );
}

function toTexts(name: string, value: unknown, styles: ParameterStyles | undefined): string[] {
  const items = [value].flat();
  if (items.length === 0) reject(name, "not be empty");
  if (Array.isArray(value) && items.length === 1 && findStyle(styles, name).isRepeatable)
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

function findStyle(styles: ParameterStyles = {}, name: string) {
  return (Object.hasOwn(styles, name) && styles[name]) || {};
}

function reject(name: string, rule: string): never {
  throw new TypeError(`${name} must ${rule}.`);
}
