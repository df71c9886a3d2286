import { randomInt, randomUUID } from "node:crypto";
import type { Node } from "./document.ts";

/** An expression that creates a text, and a function that does the same. */
export interface TextSource {
  readonly code: string;
  readonly create: () => string;
}

const alphanumeric = "abcdefghijklmnopqrstuvwxyz0123456789";
const others = "ABCDEFGHIJKLMNOPQRSTUVWXYZ_-.~!@#$%&*+,/:;<=>?^|'() ";
/** Formats that no new id has. */
const otherFormats =
  /^(date|time|date-time|duration|email|idn-email|uri|url|iri|hostname|idn-hostname|ipv[46]|byte|binary|regex)$/;
const formatPatterns: Readonly<Record<string, string>> = {
  ulid: "^[0-9A-HJKMNP-TV-Z]{26}$",
  objectid: "^[0-9a-f]{24}$",
  "object-id": "^[0-9a-f]{24}$",
};

/** Returns the expression of an id that all schemas of texts accept, and that never repeats. */
export function findIdSource(schemas: readonly Node[], isNumeric: boolean): TextSource | undefined {
  const formats = schemas.flatMap(({ format }) => (format === undefined ? [] : [String(format).toLowerCase()]));
  if (formats.some((format) => otherFormats.test(format)) || schemas.some((schema) => schema.enum || "const" in schema))
    return undefined;
  const uuid = { code: "createUuid()", create: () => randomUUID() };
  const number = { code: "String(randomInt(1, 2 ** 47))", create: () => String(randomInt(1, 2 ** 47)) };
  const patterns = [
    ...formats.flatMap((format) => formatPatterns[format] ?? []),
    ...schemas.flatMap(({ pattern }) => (pattern === undefined ? [] : [String(pattern)])),
  ];
  const { maxLength = 20 } = schemas.find((schema) => schema.maxLength !== undefined) ?? {};
  const sources = patterns.map((pattern) => parsePattern(pattern, Number(maxLength)));
  const plain = parsePattern(`^[a-z0-9]{${Math.min(20, Number(maxLength))}}$`, 20);
  const isInteger = isNumeric || formats.some((format) => /^u?int(32|64)$/.test(format));
  const hasPattern = formats.some((format) => formatPatterns[format]);
  const texts = hasPattern ? [...sources, number, plain] : [uuid, ...sources, number, plain];
  const wanted = formats.includes("uuid") ? [uuid] : texts;
  const candidates = isInteger ? [number] : wanted;
  return candidates.find(
    (source) =>
      source !== undefined &&
      Array.from({ length: 20 }, source.create).every((text) => schemas.every((schema) => acceptsText(schema, text))),
  );
}

/** Returns whether a text has the pattern and the length of a schema. */
export function acceptsText({ pattern = "", minLength = 0, maxLength = Infinity }: Node, text: string): boolean {
  return text.length >= Number(minLength) && text.length <= Number(maxLength) && toPattern(String(pattern)).test(text);
}

function toPattern(pattern: string): RegExp {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return new RegExp(pattern);
  }
}

/** Returns a source of random texts of a pattern such as `^tsk_[a-z0-9]{10}$`, without groups and alternatives. */
export function parsePattern(pattern: string, maxLength: number, minEntropy = 2 ** 40): TextSource | undefined {
  const tokens = [...pattern.replace(/^\^/, "").replace(/\$$/, "").matchAll(token)];
  if (tokens.map(([text]) => text).join("") !== pattern.replace(/^\^/, "").replace(/\$$/, "")) return undefined;
  const parts = tokens.map(([, characters = "", quantifier = "{1}"]) => {
    const test = toPattern(`^${characters}$`);
    const alphabet = [alphanumeric, others].map((all) => [...all].filter((each) => test.test(each)).join(""));
    const [min = 0, max = Infinity] = toBounds(quantifier);
    return { alphabet: alphabet.find((each) => each !== "") ?? "", min, max };
  });
  const fixed = parts.reduce((sum, { min }) => sum + min, 0);
  const spare = Math.max(0, Math.min(maxLength, fixed + 16) - fixed);
  const sized = parts.map(({ alphabet, min, max }) => ({ alphabet, length: Math.min(max, min + spare) }));
  const entropy = sized.reduce((product, { alphabet, length }) => product * alphabet.length ** length, 1);
  if (sized.some(({ alphabet }) => alphabet === "") || entropy < minEntropy) return undefined;
  const pieces = sized.map(({ alphabet, length }) =>
    alphabet.length === 1 ? alphabet.repeat(length) : `\${randomText(${JSON.stringify(alphabet)}, ${length})}`,
  );
  const template = pieces.join("").replaceAll("`", "\\`");
  const [, call] = /^\$\{([^{}`]*)\}$/.exec(template) ?? [];
  return {
    code: call ?? (template.includes("${") ? `\`${template}\`` : JSON.stringify(template)),
    create: () => sized.map(({ alphabet, length }) => randomText(alphabet, length)).join(""),
  };
}

/** A class or a character, and how often it occurs: `[a-z]{10}`, `\d+`, `_`. */
const token = /(\[[^\]]+\]|\\[dwDWS]|\\[^a-zA-Z0-9]|[^\\[\](){}|*+?^$])(\{\d+(?:,\d*)?\}|[*+?])?/gu;

function toBounds(quantifier: string): readonly (number | undefined)[] {
  if (quantifier === "+") return [1];
  if (quantifier === "*") return [0];
  if (quantifier === "?") return [0, 0];
  const [min, max = min] = quantifier.slice(1, -1).split(",");
  return [Number(min), max === "" ? undefined : Number(max)];
}

function randomText(characters: string, length: number): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join("");
}
