import { isDeepStrictEqual } from "node:util";
import { getMember, isNode, type Node, type OpenApiDocument, toArray } from "@animal-store/openapi-document";
import { changeKinds, type Field } from "./change-kinds.ts";
import { findMissing, isMultiple, toKey } from "./compare-keywords.ts";

/** A schema in a form that does not depend on its notation: `const` is an `enum`, and an `allOf` is merged if possible. */
export type View = {
  keywords: Record<string, unknown>;
  /** The node of the document that contains each keyword. */
  origins: Map<string, Node>;
  /** `additionalProperties` and `items`, if the schema or a part of it has them. Then nothing is unevaluated. */
  evaluated: Set<string>;
};

/** An inclusive or exclusive bound. */
export type Bound = { value: number | bigint; exclusive: boolean };

export const allTypes = ["array", "boolean", "null", "number", "object", "string"];
/** The types that a keyword restricts. It has no effect on a schema of other types. */
const typesOfKeywords = new Map<string, string[]>([
  ...valuesOf(["number", "integer"], "minimum", "maximum", "multipleOf"),
  ...valuesOf(["string"], "minLength", "maxLength", "pattern", "contentEncoding", "contentSchema"),
  ...valuesOf(["string", "number", "integer"], "format"),
  ...valuesOf(["array"], "items", "prefixItems", "unevaluatedItems", "contains", "minContains", "maxContains"),
  ...valuesOf(["array"], "minItems", "maxItems", "uniqueItems"),
  ...valuesOf(["object"], "properties", "patternProperties", "additionalProperties", "unevaluatedProperties"),
  ...valuesOf(["object"], "required", "minProperties", "maxProperties", "propertyNames"),
  ...valuesOf(["object"], "dependentRequired", "dependentSchemas"),
]);
// Values with the same meaning as no keyword.
const trivialValues = new Map<string, unknown[]>([
  ...valuesOf([0], "minLength", "minItems", "minProperties"),
  ...valuesOf([false], "uniqueItems", "deprecated", "readOnly", "writeOnly", "x-open-enum"),
  ...valuesOf<unknown>([true, {}], "additionalProperties", "unevaluatedProperties", "unevaluatedItems", "items"),
  ...valuesOf([{}], "properties", "patternProperties", "dependentSchemas", "dependentRequired"),
  ...valuesOf([[]], "required", "allOf", "prefixItems"),
]);
// The meaning of these depends on the members or items that the keywords next to them describe.
const closingKeywords = ["additionalProperties", "unevaluatedProperties", "unevaluatedItems"];
// The meaning of these depends on each other.
const groups = [
  ["items", "prefixItems"],
  ["contains", "minContains", "maxContains"],
  ["if", "then", "else"],
];

const viewsByDocument = new WeakMap<OpenApiDocument, Map<unknown, View>>();

export function toView(document: OpenApiDocument, schema: unknown): View {
  const views = viewsByDocument.get(document) ?? new Map<unknown, View>();
  viewsByDocument.set(document, views);
  for (const part of listParts(schema)) buildView(part, new Set());
  return buildView(schema, new Set());

  /** Lists the schemas that a schema contains, the deepest first, so that long chains do not overflow the stack. */
  function listParts(root: unknown): unknown[] {
    const parts = new Set([root]);
    for (const part of parts) {
      if (!isNode(part) || views.has(part)) continue;
      const { $ref, allOf, anyOf, oneOf } = part;
      const target = $ref === undefined ? [] : [document.findTarget(part)];
      for (const child of [...target, allOf, anyOf, oneOf].flat()) parts.add(child);
    }
    return [...parts].reverse();
  }

  function buildView(schema: unknown, ancestors: Set<unknown>): View {
    const cached = views.get(schema);
    if (cached) return cached;
    const view: View = { keywords: {}, origins: new Map(), evaluated: new Set() };
    if (ancestors.has(schema)) return view;
    if (schema === false) view.keywords.not = {};
    if (!isNode(schema)) return view;
    const branches = new Set(ancestors).add(schema);
    const { $ref, allOf, ...keywords } = convertOnlyBranch(convertNullable(document, schema));
    for (const [key, value] of Object.entries(keywords)) setKeyword(view, key, value, schema);
    for (const key of ["additionalProperties", "items"]) if (key in keywords) view.evaluated.add(key);
    normalize(view);
    const target = $ref === undefined ? undefined : document.findTarget(schema);
    if ($ref !== undefined && target === undefined) setKeyword(view, "$ref", $ref, schema);
    const parts = [...(target === undefined ? [] : [target]), ...(Array.isArray(allOf) ? allOf : [])];
    const partViews = parts.map((part) =>
      branches.has(part) || !isSchema(part) ? undefined : buildView(part, branches),
    );
    const isAlone = [view, ...partViews].filter((each) => each && describesMembers(each)).length < 2;
    const rest = parts.flatMap((part, index) => {
      const branch = partViews[index];
      if (!branch) return [part];
      for (const key of branch.evaluated) view.evaluated.add(key);
      const keywords = merge(view, branch, { isAlone, isOnly: parts.length === 1 });
      // Keeps the node of a branch that was not merged, because it has a position.
      return keywords.map((each) => (isDeepStrictEqual(each, part) ? part : each));
    });
    if (rest.length > 0) setKeyword(view, "allOf", rest, schema);
    else if (allOf !== undefined && !Array.isArray(allOf)) setKeyword(view, "allOf", allOf, schema);
    for (const key of ["anyOf", "oneOf"]) mergeUnion(view, key, branches);
    dropIneffective(view);
    views.set(schema, view);
    return view;
  }

  // `anyOf: [T, { type: 'null' }]` has the same meaning as `type: [T, 'null']`, and a union of constants as an enum.
  function mergeUnion(view: View, key: string, ancestors: Set<unknown>): void {
    const { [key]: branches, ...keywords } = view.keywords;
    if (!Array.isArray(branches)) return;
    const origin = view.origins.get(key) as Node;
    const views = branches.map((branch) => buildView(branch, ancestors));
    const others = views.filter((branch) => !isNull(branch));
    const [only] = others;
    if (!only) return;
    if (!("enum" in keywords) && others.every(isConstant)) {
      const all = views.flatMap((branch) => (branch.keywords.enum as unknown[]) ?? [null]);
      const equal = Map.groupBy(all, toKey);
      // `oneOf` rejects a value of two alternatives.
      const values = key === "oneOf" ? all.filter((value) => equal.get(toKey(value))?.length === 1) : [...new Set(all)];
      view.keywords = { ...keywords, enum: values };
      view.origins.set("enum", origin);
      return;
    }
    const inner = [only.keywords.oneOf, key === "oneOf" && only.keywords.anyOf].flatMap(toArray);
    const isNullTwice =
      (key === "oneOf" && toArray(only.keywords.type).includes("null")) ||
      inner.some((branch) => toArray(buildView(branch, ancestors).keywords.type ?? ["null"]).includes("null"));
    const types = views.flatMap((branch) => toArray(branch.keywords.type));
    const isExclusive = types.every((type, index) => findCommonTypes(type, types.toSpliced(index, 1)).length === 0);
    if (views.every(isOnlyType) && !("type" in keywords) && (key === "anyOf" || isExclusive)) {
      const isCovered = (type: unknown) => type === "integer" && types.includes("number");
      view.keywords = { ...keywords, type: [...new Set(types.filter((type) => !isCovered(type)))].sort() };
      view.origins.set("type", origin);
      for (const branch of views) for (const name of branch.evaluated) view.evaluated.add(name);
      return;
    }
    const nullable = isNullTwice ? undefined : addNull(only, origin);
    if (others.length !== 1 || !nullable || ancestors.has(branches[views.indexOf(only)])) return;
    const own = { ...view, keywords };
    const isAlone = !(describesMembers(own) && describesMembers(nullable));
    if (merge(own, nullable, { isAlone, isOnly: true }).length > 0) return;
    view.keywords = keywords;
    for (const name of only.evaluated) view.evaluated.add(name);
  }
}

/** Returns the keywords of the view of a schema, or of the schema that it references. */
export function getKeywords(document: OpenApiDocument, schema: unknown): Node {
  return toView(document, follow(document, schema)).keywords;
}

/** Follows references without other members. */
export function follow(document: OpenApiDocument, value: unknown, visited = new Set<unknown>()): unknown {
  const isOnlyReference = isNode(value) && "$ref" in value && Object.keys(value).length === 1;
  const target = isOnlyReference && !visited.has(value) ? document.findTarget(value) : undefined;
  return target === undefined ? value : follow(document, target, visited.add(value));
}

/** Converts `nullable` of OpenAPI 3.0 to the type null. Without a type or a combination it has no effect. */
export function convertNullable(document: OpenApiDocument, schema: Node): Node {
  const { nullable, ...rest } = schema;
  const { type, $ref, allOf, anyOf, oneOf, ...others } = rest;
  if (nullable !== true) return rest;
  if (type !== undefined) return typeof type === "string" ? { ...rest, type: [type, "null"] } : rest;
  const parts = [...($ref === undefined ? [] : [document.findTarget(schema)]), ...(Array.isArray(allOf) ? allOf : [])];
  const unions = Object.entries({ anyOf, oneOf }).filter(([, branches]) => Array.isArray(branches));
  if (parts.includes(undefined) || parts.length + unions.length === 0) return rest;
  return { ...others, anyOf: [{ allOf: parts, ...Object.fromEntries(unions) }, { type: "null" }] };
}

/** Converts a union of one schema to `allOf`. Its discriminator chooses nothing. */
function convertOnlyBranch(schema: Node): Node {
  const { discriminator, ...rest } = schema;
  const key = ["oneOf", "anyOf"].find((name) => toArray(rest[name]).length === 1);
  if (!key) return schema;
  const { [key]: branches, allOf, ...others } = rest;
  return convertOnlyBranch({ ...others, allOf: [...toArray(allOf), ...toArray(branches)] });
}

export function isSchema(value: unknown): boolean {
  return isNode(value) || typeof value === "boolean";
}

/** Returns true for a branch that only lists values, such as `{ const: 1, title: One }`. */
function isConstant({ keywords }: View): boolean {
  const others = Object.keys(keywords).filter((key) => !["enum", "type", "title", "description"].includes(key));
  return Array.isArray(keywords.enum) && others.length === 0;
}

function isOnlyType({ keywords }: View): boolean {
  return "type" in keywords && Object.keys(keywords).length === 1;
}

function setKeyword(view: View, key: string, value: unknown, origin: Node): void {
  view.keywords[key] = value;
  view.origins.set(key, origin);
}

function isNull({ keywords }: View): boolean {
  return isDeepStrictEqual(keywords.type, ["null"]) || isDeepStrictEqual(keywords.enum, [null]);
}

/** Returns undefined for a schema without a type, unless it is a union and nothing else. */
function addNull({ keywords, origins, evaluated }: View, union: Node): View | undefined {
  const { type, enum: values } = keywords;
  const [key = "", ...others] = Object.keys(keywords).filter((name) => !isAnnotation(name));
  const { [key]: branches } = keywords;
  const isUnion = (key === "anyOf" || key === "oneOf") && others.length === 0 && Array.isArray(branches);
  if (!Array.isArray(type) && !Array.isArray(values) && !isUnion) return undefined;
  const withNull = {
    ...(isUnion && { [key]: [...branches, { type: "null" }] }),
    ...(Array.isArray(type) && { type: [...new Set([...type, "null"])].sort() }),
    ...(Array.isArray(values) && { enum: [...new Set([...values, null])] }),
  };
  const changed = Object.keys(withNull).map((key) => [key, union] as const);
  return { keywords: { ...keywords, ...withNull }, origins: new Map([...origins, ...changed]), evaluated };
}

function normalize(view: View): void {
  const { keywords, origins } = view;
  if ("const" in keywords) {
    setKeyword(view, "enum", [keywords.const], origins.get("const") as Node);
    delete keywords.const;
  }
  if (typeof keywords.type === "string") keywords.type = [keywords.type];
  if (Array.isArray(keywords.type)) {
    const isCovered = (type: unknown) => type === "integer" && toArray(keywords.type).includes("number");
    keywords.type = [...new Set(keywords.type.filter((type) => !isCovered(type)))].sort();
    if (allTypes.every((type) => (keywords.type as unknown[]).includes(type))) delete keywords.type;
  }
  if (isNode(keywords.dependentRequired)) keywords.dependentRequired = toDependencies(keywords.dependentRequired);
  normalizeFormat(view);
  normalizeBound(view, "minimum", "exclusiveMinimum", 1);
  normalizeBound(view, "maximum", "exclusiveMaximum", -1);
  for (const [key, value] of Object.entries(keywords))
    if (trivialValues.get(key)?.some((trivial) => isDeepStrictEqual(trivial, value))) delete keywords[key];
}

/** Returns an entry for each pair of members: `a requires b`. Keeps those of a merged part. */
function toDependencies(lists: Node): Node {
  const pairs = Object.entries(lists).flatMap(([name, required]) =>
    required === true ? [[name, true]] : toArray(required).map((other) => [`${name} requires ${other}`, true]),
  );
  return Object.fromEntries(pairs);
}

/** Writes the formats of OpenAPI 3.0 for bytes as the keywords of OpenAPI 3.1. */
function normalizeFormat(view: View): void {
  const { keywords, origins } = view;
  const { format } = keywords;
  if ((format !== "byte" && format !== "binary") || !isDeepStrictEqual(keywords.type, ["string"])) return;
  const [key, value] =
    format === "byte" ? ["contentEncoding", "base64"] : ["contentMediaType", "application/octet-stream"];
  if (!(key in keywords)) setKeyword(view, key, value, origins.get("format") as Node);
  delete keywords.format;
  if (format === "binary") delete keywords.type;
}

/** @param step 1 for a lower bound, -1 for an upper bound */
function normalizeBound({ keywords, origins }: View, key: string, exclusiveKey: string, step: 1 | -1): void {
  const { [key]: inclusive, [exclusiveKey]: exclusive } = keywords;
  let bound = isExactNumber(inclusive) ? { value: inclusive, exclusive: exclusive === true } : undefined;
  const isTighter = (value: number | bigint, other: number | bigint) => (step > 0 ? value >= other : value <= other);
  if (isExactNumber(exclusive) && (!bound || isTighter(exclusive, bound.value))) {
    bound = { value: exclusive, exclusive: true };
    origins.set(key, origins.get(exclusiveKey) as Node);
  }
  if (!bound) return;
  delete keywords[exclusiveKey];
  keywords[key] = bound;
}

/**
 * Merges the keywords of a branch of `allOf`, which can be the only one, or the only one that describes members.
 * @returns schemas that contain the keywords that were not merged
 */
function merge(view: View, branch: View, { isAlone, isOnly }: { isAlone: boolean; isOnly: boolean }): Node[] {
  const isClosed = closingKeywords.some((key) => key in branch.keywords);
  const isOfClosed = "additionalProperties" in view.keywords && describesMembers(branch);
  if (!isAlone && (isClosed || isOfClosed)) return [branch.keywords];
  const others: Record<string, unknown> = { ...branch.keywords };
  const rest: Node[] = [];
  for (const group of groups) {
    const isIn = (keywords: Node) => group.some((key) => key in keywords);
    const isEqual = group.every((key) => isDeepStrictEqual(view.keywords[key], others[key]));
    if (!isIn(view.keywords) || !isIn(others) || isEqual) continue;
    if (group[0] === "items" && !("prefixItems" in view.keywords) && !("prefixItems" in others)) continue;
    rest.push(Object.fromEntries(group.flatMap((key) => (key in others ? [[key, others[key]]] : []))));
    for (const key of group) delete others[key];
  }
  for (const [key, value] of Object.entries(others)) {
    // The stability of one part of several does not apply to the others.
    if (key === "x-stability" && !isOnly) continue;
    const own = getMember(view.keywords, key);
    const origin = branch.origins.get(key) as Node;
    if (own === undefined) setKeyword(view, key, value, origin);
    else if (!isAnnotation(key) && !isDeepStrictEqual(own, value)) {
      const [first, ...remaining] = intersect(key, own, value);
      rest.push(...remaining.map((each) => ({ [key]: each })));
      setKeyword(view, key, first, isDeepStrictEqual(first, own) ? (view.origins.get(key) as Node) : origin);
    }
  }
  return rest;
}

function describesMembers({ keywords }: View): boolean {
  return ["properties", "patternProperties", ...closingKeywords].some((key) => key in keywords);
}

const memberMaps = ["properties", "patternProperties", "dependentSchemas", "dependentRequired"];

/** Returns one value with the meaning of both, or both in an order that does not depend on the notation. */
function intersect(key: string, own: unknown, value: unknown): unknown[] {
  const as = findSchemaField(key)?.as;
  if ((as === "lower" || as === "upper") && isBound(own) && isBound(value))
    return [isTighterBound(as, toBound(value), toBound(own)) ? value : own];
  if (Array.isArray(own) && Array.isArray(value)) {
    if (key === "required") return [[...new Set([...own, ...value])]];
    if (key === "type") return [[...new Set(own.flatMap((type) => findCommonTypes(type, value)))].sort()];
    if (key === "enum") return [findMissing(own, findMissing(own, value))];
  }
  if (key === "multipleOf") return intersectFactors(Number(own), Number(value));
  if (key === "items" && isSchema(own) && isSchema(value)) return intersectSchemas(own, value);
  if (memberMaps.includes(key) && isNode(own) && isNode(value)) {
    const shared = Object.keys(own).filter((name) => Object.hasOwn(value, name));
    const merged = shared.map((name) => [name, intersectSchemas(own[name], value[name])] as const);
    const rest = merged.filter(([, { length }]) => length > 1).map(([name, [, second]]) => [name, second]);
    const first = { ...own, ...value, ...Object.fromEntries(merged.map(([name, [single]]) => [name, single])) };
    return rest.length === 0 ? [first] : [first, Object.fromEntries(rest)];
  }
  return [own, value].toSorted((left, right) => (toKey(left) < toKey(right) ? -1 : 1));
}

/** Returns the types that a type and one of a list have in common. */
export function findCommonTypes(type: unknown, others: unknown[]): unknown[] {
  if (others.includes(type)) return [type];
  const isBoth = (type === "integer" && others.includes("number")) || (type === "number" && others.includes("integer"));
  return isBoth ? ["integer"] : [];
}

function intersectFactors(left: number, right: number): number[] {
  if (isMultiple(left, right)) return [left];
  if (isMultiple(right, left)) return [right];
  if (!Number.isInteger(left) || !Number.isInteger(right)) return [left, right].sort((a, b) => a - b);
  const findDivisor = (a: number, b: number): number => (b === 0 ? a : findDivisor(b, a % b));
  return [(left * right) / findDivisor(left, right)];
}

// Recursive schemas that restrict each other have a number of intersections that grows with this power.
const maxParts = 3;
const partsOfIntersections = new WeakMap<object, unknown[]>();
const intersections = new WeakMap<object, WeakMap<object, Node>>();

/**
 * Returns `allOf` of two schemas, or both if there would be many parts. Equal parts give the same node, so that the comparison of
 * recursive schemas ends.
 */
function intersectSchemas(left: unknown, right: unknown): unknown[] {
  if (isDeepStrictEqual(left, right) || left === true || right === false) return [right];
  if (!isNode(left) || !isNode(right)) return [left];
  const [leftParts, rightParts] = [left, right].map((schema) => partsOfIntersections.get(schema) ?? [schema]);
  const added = (rightParts ?? []).filter((part) => !leftParts?.some((other) => isDeepStrictEqual(other, part)));
  if (added.length === 0) return [left];
  if ((leftParts ?? []).length + added.length > maxParts) return [left, right];
  const known = intersections.get(left) ?? new WeakMap<object, Node>();
  intersections.set(left, known);
  const parts = [...(leftParts ?? []), ...added];
  const intersection = known.get(right) ?? { allOf: parts };
  known.set(right, intersection);
  partsOfIntersections.set(intersection, parts);
  return [intersection];
}

/** Removes what has no effect: keywords of other types, values of other types, and parts without their counterpart. */
function dropIneffective(view: View): void {
  const { keywords, evaluated } = view;
  if (evaluated.has("additionalProperties")) delete keywords.unevaluatedProperties;
  if (evaluated.has("items")) delete keywords.unevaluatedItems;
  const types = findTypes(keywords);
  if (Array.isArray(types)) {
    if (Array.isArray(keywords.enum)) {
      keywords.enum = keywords.enum.filter((value) => findCommonTypes(typeOf(value), types).length > 0);
      if ("type" in keywords) keywords.type = typesOfValues(keywords.enum);
    }
    for (const [key, ofKey] of typesOfKeywords)
      if (key in keywords && !ofKey.some((type) => types.includes(type))) delete keywords[key];
    if ("type" in keywords) normalizeIntegers(view);
    if (types.length === 0) view.keywords = { not: {} };
  }
  if (!("contains" in keywords) || (keywords.minContains === 0 && !("maxContains" in keywords)))
    for (const key of ["contains", "minContains", "maxContains"]) delete keywords[key];
  if (keywords.minContains === 1) delete keywords.minContains;
  const hasConsequence = "then" in keywords || "else" in keywords;
  if (!("if" in keywords && hasConsequence)) for (const key of ["if", "then", "else"]) delete keywords[key];
}

/** Returns true for the view of `false` and of equivalent schemas. */
export function acceptsNothing({ not }: Node): boolean {
  return isNode(not) && Object.keys(not).length === 0;
}

/** Returns the types of a schema. An enum without a type has the types of its values. */
export function findTypes({ type, enum: values }: Node): unknown {
  return type ?? (Array.isArray(values) ? typesOfValues(values) : undefined);
}

/** Returns the narrowest types of values. */
function typesOfValues(values: unknown): unknown[] {
  return [...new Set(toArray(values).map(typeOf))].sort();
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) || typeof value === "bigint" ? "integer" : typeof value;
}

function normalizeIntegers({ keywords }: View): void {
  const types = keywords.type as unknown[];
  if (Number.isInteger(keywords.multipleOf) && types.includes("number") && !types.includes("integer"))
    keywords.type = types.map((type) => (type === "number" ? "integer" : type)).sort();
  if (!(keywords.type as unknown[]).includes("integer") || (keywords.type as unknown[]).includes("number")) return;
  if (isMultiple(1, keywords.multipleOf)) delete keywords.multipleOf;
  for (const [key, round, step] of [
    ["minimum", Math.ceil, 1],
    ["maximum", Math.floor, -1],
  ] as const) {
    if (!isBound(keywords[key])) continue;
    const { value, exclusive } = toBound(keywords[key]);
    if (typeof value === "bigint")
      keywords[key] = { value: exclusive ? value + BigInt(step) : value, exclusive: false };
    else
      keywords[key] = { value: exclusive && Number.isInteger(value) ? value + step : round(value), exclusive: false };
  }
}

function isTighterBound(as: string, bound: Bound, other: Bound): boolean {
  return bound.value === other.value ? bound.exclusive : bound.value > other.value === (as === "lower");
}

function isExactNumber(value: unknown): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}

export function isBound(value: unknown): value is number | bigint | Bound {
  return isExactNumber(value) || (isNode(value) && isExactNumber(value.value));
}

export function toBound(value: number | bigint | Bound): Bound {
  return isExactNumber(value) ? { value, exclusive: false } : value;
}

function isAnnotation(key: string): boolean {
  const { rules = {} } = findSchemaField(key) ?? {};
  return key.startsWith("x-") || Object.values(rules).every(({ request }) => request.verdict === "annotation");
}

function findSchemaField(key: string): Field | undefined {
  return getMember(changeKinds.Schema ?? {}, key) as Field | undefined;
}

function valuesOf<Value>(values: Value[], ...keys: string[]): [string, Value[]][] {
  return keys.map((key) => [key, values]);
}
