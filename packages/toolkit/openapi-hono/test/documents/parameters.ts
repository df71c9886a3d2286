import type { Json, Part } from "./document.ts";

/** A request that a test composes. */
export interface Target {
  path: string;
  query: string[];
  headers: Record<string, string>;
  body?: string;
}

/**
 * Adds a value to a request by the style of its parameter (OpenAPI 3.1, section 4.8.12.2).
 * @returns the values that a server can read from the text, or undefined if no text is defined for the value
 */
export function writeParameter(target: Target, parameter: Part, value: Json): Json[] | undefined {
  const { name, in: location, style = location === "query" || location === "cookie" ? "form" : "simple" } = parameter;
  const explode = parameter.explode ?? style === "form";
  const encode = encodeURIComponent;
  if (parameter.content) {
    if (location !== "query") return undefined;
    target.query.push(`${encode(name)}=${encode(JSON.stringify(value))}`);
    return [value];
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const members = Object.entries(value).map(([key, member]) => [key, toTexts(member)] as const);
    const isWritable = members.every(([, texts]) => texts?.length === 1) && members.length > 0;
    if (location !== "query" || !isWritable || (style !== "deepObject" && !explode)) return undefined;
    for (const [key, texts] of members)
      target.query.push(`${encode(style === "deepObject" ? `${name}[${key}]` : key)}=${encode(String(texts?.[0]))}`);
    // Another parameter can read unlisted members.
    if (members.some(([key]) => !parameter.members.includes(key))) return undefined;
    const readings = combine(members.map(([, texts]) => listReadings(String(texts?.[0]))));
    return readings.map((values) => Object.fromEntries(members.map(([key], index) => [key, values[index] as Json])));
  }
  const texts = toTexts(value);
  // The server decides what the empty value means (OpenAPI 3.1, section 4.8.12.2).
  if (parameter.allowEmptyValue === true && texts?.includes("")) return undefined;
  if (style === "deepObject" || !texts || texts.length === 0) return undefined;
  // HTTP removes spaces at the ends of a header, and headers are not encoded.
  if (location === "header" && !texts.every((text) => /^[\x21-\x2b\x2d-\x7e]+$/.test(text))) return undefined;
  if (location === "path" && texts.some((text) => ["", ".", ".."].includes(text))) return undefined;
  if (location === "header") target.headers[name] = texts.join(",");
  else if (location === "cookie") target.headers.cookie = `${encode(name)}=${texts.map(encode).join(",")}`;
  else if (location === "path") target.path = target.path.replace(`{${name}}`, () => texts.map(encode).join(","));
  else if (explode) target.query.push(...texts.map((text) => `${encode(name)}=${encode(text)}`));
  else target.query.push(`${encode(name)}=${texts.map(encode).join(encode(delimiters[String(style)] ?? ","))}`);
  if (!explode && location === "query" && style === "form")
    target.query.push(String(target.query.pop()).replaceAll("%2C", ","));
  const items = combine(texts.map(listReadings));
  return texts.length === 1 ? [...listReadings(texts[0] ?? ""), ...items] : items;
}

const delimiters: Record<string, string> = { spaceDelimited: " ", pipeDelimited: "|" };

function toTexts(value: Json): string[] | undefined {
  const items = [value].flat();
  if (items.some((item) => typeof item === "object" && item !== null)) return undefined;
  const texts = items.map(String);
  // UTF-8 cannot encode a lone surrogate.
  return texts.every((text) => text.isWellFormed()) ? texts : undefined;
}

/** Text is a string, and also the number or boolean that it spells. */
function listReadings(text: string): Json[] {
  if (text === "true" || text === "false") return [text, text === "true"];
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) ? [text, Number(text)] : [text];
}

/** Returns each combination of one reading of each text. Long lists are only read alike. */
function combine(readings: Json[][]): Json[][] {
  if (readings.length > 6)
    return [readings.map((each) => each[0] as Json), readings.map((each) => each.at(-1) as Json)];
  return readings.reduce<Json[][]>((lists, each) => lists.flatMap((list) => each.map((item) => [...list, item])), [[]]);
}
