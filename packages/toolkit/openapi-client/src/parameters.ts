import { encodeStyled, isMembers, rejectValue, toTexts } from "@animal-store/exact-json";
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
      const text =
        encodeStyled(name, values[name], findStyle(styles, name), encode) || rejectValue(name, "not be empty");
      texts.push(text);
      return text;
    });
    // A URL has no such segments: it removes them.
    if (/^(\.|%2e){1,2}$/i.test(segment)) rejectValue(lastName, `not be "${texts.at(-1)}"`);
    // A server makes each parameter as long as possible, from left to right.
    const pattern = literals.map((literal) => literal.replaceAll(/\W/g, "\\$&")).join("(.+)");
    const readTexts = new RegExp(`^${pattern}$`).exec(segment)?.slice(1) ?? [];
    if (readTexts.join("/") !== texts.join("/")) rejectValue(lastName, `not contain "${literals.at(-2)}"`);
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
  if (isDeep && Array.isArray(value) && value.some(isMembers))
    return value.flatMap((item, index) => toPairs(`${key}[${index}]`, item, styles, style));
  if (isMembers(value) && isDeep !== undefined && !delimiter && !isJson) {
    const pairs = Object.entries(value).flatMap(([member, item]) => {
      const memberKey = isDeep ? `${key}[${member}]` : member;
      const listedKey = memberKey.replaceAll(/\[\d+\](?=\[)/g, "[]");
      if (isDeep && /^$|^__proto__$|\]/.test(member) && !Object.hasOwn(styles ?? {}, listedKey))
        rejectValue(key, `not have the member "${member}"`);
      return toPairs(memberKey, item, styles, {
        isDeep: isDeep || undefined,
        isRaw,
        ...findStyle(styles, listedKey),
      });
    });
    return pairs.length > 0 ? pairs : rejectValue(key, "not be empty");
  }
  const name = isRaw ? assertCookie(key, key, /[^!#-'*+\-.^-z|~\dA-Z]|^$/) : encode(key);
  const encodeText = isRaw ? assertCookie : encode;
  if (delimiter || isJson) return [`${name}=${encodeStyled(key, value, style, encodeText)}`];
  const texts = toTexts(key, value, style).map((text) => encodeText(text, key));
  // Such as / and :
  return texts.map(
    (text) => `${name}=${allowReserved ? text.replaceAll(/%(24|2C|2F|3A|3B|3F|40)/g, decodeURIComponent) : text}`,
  );
}

/** Returns a text for style cookie, which is not encoded (RFC 6265, section 4.1.1). */
function assertCookie(text: string, name: string, invalid = /[^!#-+\--:<-[\]-~]/): string {
  return invalid.test(text)
    ? rejectValue(name, "be visible ASCII without quotes, commas, semicolons and backslashes")
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
        return isInvalid ? rejectValue(name, `be visible ASCII${isList ? " without commas" : ""}`) : text;
      };
      return [name, encodeStyled(name, value, style, assertText)];
    }),
  );
}

export function findStyle(styles: ParameterStyles = {}, name: string): Style {
  return (Object.hasOwn(styles, name) && styles[name]) || {};
}
