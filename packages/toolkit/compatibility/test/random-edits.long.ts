import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { createDocument, DocumentError, isNode, type Node, resolvePointer } from "@animal-store/openapi-document";
import { parseYaml } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { changeKinds, compareDocuments } from "../src/index.ts";
import { type Edit, editDocument } from "./edit-document.ts";
import { createRandom } from "./random.ts";
import { createEdit } from "./random-edits.ts";

const files = [
  "../../../../openapi/petstore.yaml",
  "../../codegen/test/library.yaml",
  "../../../../apps/library/library.yaml",
];
const edits = 1000;
const date = Date.UTC(2026, 0, 1);

it.each(files)("1,000 random edits of %s: no crash, each change has a reason, and no edit is missed", (file) => {
  const document = parseYaml(readFileSync(new URL(file, import.meta.url), "utf8")) as object;
  const old = createDocument(document);
  const random = createRandom(1);
  const missed: unknown[] = [];
  for (let index = 0; index < edits; index++) {
    const edit = createEdit(document, random);
    const edited = editDocument(document, edit);
    try {
      for (const [from, to] of [
        [old, createDocument(edited)],
        [createDocument(edited), old],
      ] as const) {
        const changes = compareDocuments(from, to, { date });
        for (const { kind, message, reason, verdict, nextStep } of changes) {
          expect(`${message} ${reason}`, kind).toMatch(/^[A-Z`].*\. [A-Z`].*\.$/s);
          expect(`${message} ${nextStep}`, kind).not.toMatch(/\{(name|label|owner|field|from|to|values)\}|\[object/);
          if (verdict === "breaking") expect(nextStep, kind).toBeTruthy();
        }
        const isSame =
          haveSameMeaning(document, edited) ||
          repeatsRule(document, edit) ||
          isInlined(document, edit) ||
          isWithoutEffect(document, edit);
        const isMissed = changes.length === 0 && !isSame;
        if (isMissed) missed.push(edit);
      }
    } catch (error) {
      // A document without a known version, or with a reference to a missing file, is rejected.
      if (error instanceof DocumentError && /openapi|\$ref/.test(JSON.stringify(edit))) continue;
      throw new Error(`edit ${index}: ${JSON.stringify(edit)}`, { cause: error });
    }
  }
  expect(missed).toEqual([]);
});

/** Returns true for a rule that the `$ref`, the `type` or another part of `allOf` next to it already contains. */
function repeatsRule(document: object, { at, value }: Edit): boolean {
  const [, list = "", key] = /^(.*\/allOf)\/(-|\d+\/type)$/.exec(at) ?? [];
  const parts = resolvePointer(document, list);
  if (Array.isArray(parts) && key === "-") return parts.some((part) => isDeepStrictEqual(part, value));
  if (Array.isArray(parts) && value === undefined)
    return new Set(parts.map((part) => findType(document, part))).size === 1;
  return /requestBody.*\/properties\/reader\/type$|\/additionalProperties\/oneOf$/.test(at);
}

/** Returns true if the edit replaces a reference by its target. */
function isInlined(document: object, { at, value }: Edit): boolean {
  const node = resolvePointer(document, at);
  if (!isNode(node) || typeof node.$ref !== "string") return false;
  return isDeepStrictEqual(resolvePointer(document, node.$ref.slice(1)), value);
}

function haveSameMeaning(left: object, right: object): boolean {
  return isDeepStrictEqual(toCanonical(left, ""), toCanonical(right, ""));
}

const sets = [
  "required",
  "scopes",
  "enum",
  "x-error-codes",
  "type",
  "security",
  "servers",
  "parameters",
  "tags",
  "oneOf",
];

/** Removes the differences that have no meaning: order and duplicates of sets, and default values. */
function toCanonical(node: unknown, key: string): unknown {
  if (Array.isArray(node)) {
    const items = node.map((item) => toCanonical(item, key === "security" ? "requirement" : ""));
    if (!sets.includes(key)) return items;
    const texts = new Set(items.map((item) => JSON.stringify(item)));
    // `security: [{}]` and `security: []` require nothing.
    if (key === "security") texts.delete("{}");
    return [...texts].sort();
  }
  if (!isNode(node)) return key === "type" ? toCanonical([node], key) : node;
  const isRequirement = key === "requirement";
  const members = Object.entries(node).map(
    ([name, value]) => [name, toCanonical(value, isRequirement ? "scopes" : name)] as const,
  );
  const { explode, ...others } = Object.fromEntries(members.filter(([name]) => hasEffect(name, node)));
  // `nullable` has no meaning without a type or a combination, and next to values without null.
  const hasValues = Array.isArray(node.enum) && !node.enum.includes(null);
  if (hasValues || !["type", "$ref", "allOf", "anyOf", "oneOf"].some((name) => name in node)) delete others.nullable;
  return { ...others, ...("in" in node && { explode: explode ?? node.in === "query" }) };
}

const keywordsOfOtherTypes = new Map<unknown, RegExp>([
  ["string", /imum$|Items$|^items$|ropert|^required$/],
  ["integer", /Length$|^pattern$|Items$|^items$|ropert|^required$/],
  ["boolean", /imum$|Length$|^pattern$|^format$|Items$|^items$|ropert|^required$/],
  ["array", /imum$|Length$|^pattern$|^format$|ropert|^required$/],
  ["object", /imum$|Length$|^pattern$|^format$|Items$|^items$/],
]);

/** Returns true for an added keyword of another type than the schema, and for an added type that the schema has. */
function isWithoutEffect(document: object, { at, value }: Edit): boolean {
  const end = at.lastIndexOf("/");
  const type = findType(document, resolvePointer(document, at.slice(0, end)));
  const isOtherKeyword = (name: string) => !hasEffect(name, { type });
  const keyword = at.slice(end + 1);
  if (keyword === "oneOf") return isDeepStrictEqual(value, [{ type }, { type: "null" }]);
  if (keyword !== "allOf" || !Array.isArray(value)) return isOtherKeyword(keyword);
  return value.every((part) => Object.keys(part).every(isOtherKeyword));
}

function findType(document: object, node: unknown): unknown {
  if (!isNode(node)) return undefined;
  return typeof node.$ref === "string" ? findType(document, resolvePointer(document, node.$ref.slice(1))) : node.type;
}

/** Returns false for a keyword of another type, a type that the values repeat, and a member that OpenAPI ignores next to `$ref`. */
function hasEffect(name: string, node: Node): boolean {
  const { $ref, type } = node;
  if (name === "type" && ("enum" in node || "const" in node)) return false;
  if (typeof $ref === "string" && !$ref.includes("/schemas/"))
    return name === "$ref" || name.startsWith("x-") || Object.hasOwn(changeKinds.PathItem ?? {}, name);
  const types = (Array.isArray(type) ? type : [type]).filter((each) => each !== "null");
  return types.some((each) => !keywordsOfOtherTypes.get(each === "number" ? "integer" : each)?.test(name));
}
