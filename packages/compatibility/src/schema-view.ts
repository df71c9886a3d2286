import { isDeepStrictEqual } from "node:util";
import { getMember, isNode, type Node, type OpenApiDocument } from "@animal-store/openapi-document";
import { changeKinds, type Field } from "./change-kinds.ts";
import { toArray } from "./site.ts";

/** A schema in a form that does not depend on its notation: `const` is an `enum`, and an `allOf` is merged if possible. */
export type View = {
  keywords: Record<string, unknown>;
  /** The node of the document that contains each keyword. */
  origins: Map<string, Node>;
};

/** An inclusive or exclusive bound. */
export type Bound = { value: number; exclusive: boolean };

const allTypes = ["array", "boolean", "null", "number", "object", "string"];
// Values with the same meaning as no keyword.
const trivialValues = new Map<string, unknown[]>([
  ...valuesOf([0], "minLength", "minItems", "minProperties"),
  ...valuesOf([false], "uniqueItems", "deprecated", "readOnly", "writeOnly", "x-open-enum"),
  ...valuesOf([true, {}], "additionalProperties", "unevaluatedProperties", "unevaluatedItems", "items"),
  ...valuesOf([{}], "properties", "patternProperties", "dependentSchemas", "dependentRequired"),
  ...valuesOf([[]], "required", "allOf", "prefixItems"),
]);
const closingKeywords = ["additionalProperties", "patternProperties"];

// The meaning of these depends on keywords next to them.
const dependent = ["items", "prefixItems", "contains", "minContains", "maxContains", "if", "then", "else", "$ref"];

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
    const view: View = { keywords: {}, origins: new Map() };
    if (ancestors.has(schema)) return view;
    if (schema === false) view.keywords.not = {};
    if (!isNode(schema)) return view;
    const branches = new Set(ancestors).add(schema);
    const { $ref, allOf, ...keywords } = convertOnlyBranch(convertNullable(document, schema));
    for (const [key, value] of Object.entries(keywords)) setKeyword(view, key, value, schema);
    normalize(view);
    const target = $ref === undefined ? undefined : document.findTarget(schema);
    if ($ref !== undefined && target === undefined) setKeyword(view, "$ref", $ref, schema);
    const parts = [...(target === undefined ? [] : [target]), ...(Array.isArray(allOf) ? allOf : [])];
    const rest = parts.flatMap((part) => {
      if (branches.has(part) || !isSchema(part)) return [part];
      const keywords = merge(view, buildView(part, branches), parts.length);
      // Keeps the node of a branch that was not merged, because it has a position.
      return keywords ? [isDeepStrictEqual(keywords, part) ? part : keywords] : [];
    });
    if (rest.length > 0) setKeyword(view, "allOf", rest, schema);
    else if (allOf !== undefined && !Array.isArray(allOf)) setKeyword(view, "allOf", allOf, schema);
    for (const key of ["anyOf", "oneOf"]) mergeUnion(view, key, branches);
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
      const types = [...new Set(views.flatMap(({ keywords: { type = [] } }) => type))].sort();
      const values = [...new Set(views.flatMap((branch) => (branch.keywords.enum as unknown[]) ?? [null]))];
      view.keywords = { ...(types.length > 0 && { type: types }), ...keywords, enum: values };
      view.origins.set("enum", origin);
      return;
    }
    const nullable = addNull(only, origin);
    if (others.length !== 1 || !nullable || ancestors.has(branches[views.indexOf(only)])) return;
    if (!merge({ keywords, origins: view.origins }, nullable, 1)) view.keywords = keywords;
  }
}

/** Converts `nullable` of OpenAPI 3.0 to the type null. Without a type or a combination it has no effect. */
export function convertNullable(document: OpenApiDocument, schema: Node): Node {
  const { nullable, ...rest } = schema;
  const { type, $ref, allOf, anyOf, oneOf, ...others } = rest;
  const nullSchema = { type: "null" };
  if (nullable !== true) return rest;
  if (type !== undefined) return typeof type === "string" ? { ...rest, type: [type, "null"] } : rest;
  const parts = [...($ref === undefined ? [] : [document.findTarget(schema)]), ...(Array.isArray(allOf) ? allOf : [])];
  const unions = Object.entries({ anyOf, oneOf }).filter(([, branches]) => Array.isArray(branches));
  const [union] = unions as [string, unknown[]][];
  if (parts.includes(undefined) || parts.length + unions.length === 0) return rest;
  if (union && parts.length + unions.length === 1) return { ...rest, [union[0]]: [...union[1], nullSchema] };
  const combined =
    unions.length === 0 && parts.length === 1 ? parts[0] : { allOf: parts, ...Object.fromEntries(unions) };
  return { ...others, anyOf: [combined, nullSchema] };
}

/** Converts a union of one schema to `allOf`. Its discriminator chooses nothing. */
function convertOnlyBranch(schema: Node): Node {
  const { discriminator, ...rest } = schema;
  const key = ["oneOf", "anyOf"].find((name) => toArray(rest[name]).length === 1);
  if (!key) return schema;
  const { [key]: branches, allOf, ...others } = rest;
  return convertOnlyBranch({ ...others, allOf: [...toArray(allOf), ...toArray(branches)] });
}

function isSchema(value: unknown): boolean {
  return isNode(value) || typeof value === "boolean";
}

/** Returns true for a branch that only lists values, such as `{ const: 1, title: One }`. */
function isConstant({ keywords }: View): boolean {
  const others = Object.keys(keywords).filter((key) => !["enum", "type", "title", "description"].includes(key));
  return Array.isArray(keywords.enum) && others.length === 0;
}

function setKeyword(view: View, key: string, value: unknown, origin: Node): void {
  view.keywords[key] = value;
  view.origins.set(key, origin);
}

function isNull({ keywords }: View): boolean {
  return isDeepStrictEqual(keywords.type, ["null"]) || isDeepStrictEqual(keywords.enum, [null]);
}

function addNull({ keywords, origins }: View, union: Node): View | undefined {
  const { type, enum: values } = keywords;
  if (!Array.isArray(type) && !Array.isArray(values)) return undefined;
  const withNull = {
    ...(Array.isArray(type) && { type: [...new Set([...type, "null"])].sort() }),
    ...(Array.isArray(values) && { enum: [...new Set([...values, null])] }),
  };
  const changed = Object.keys(withNull).map((key) => [key, union] as const);
  return { keywords: { ...keywords, ...withNull }, origins: new Map([...origins, ...changed]) };
}

function normalize(view: View): void {
  const { keywords, origins } = view;
  if ("const" in keywords) {
    setKeyword(view, "enum", [keywords.const], origins.get("const") as Node);
    delete keywords.const;
  }
  if (typeof keywords.type === "string") keywords.type = [keywords.type];
  if (Array.isArray(keywords.type)) {
    keywords.type = [...new Set(keywords.type)].sort();
    if (allTypes.every((type) => (keywords.type as unknown[]).includes(type))) delete keywords.type;
  }
  normalizeFormat(view);
  normalizeBound(view, "minimum", "exclusiveMinimum", 1);
  normalizeBound(view, "maximum", "exclusiveMaximum", -1);
  for (const [key, value] of Object.entries(keywords))
    if (trivialValues.get(key)?.some((trivial) => isDeepStrictEqual(trivial, value))) delete keywords[key];
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
  let bound = typeof inclusive === "number" ? { value: inclusive, exclusive: exclusive === true } : undefined;
  if (typeof exclusive === "number" && (!bound || (exclusive - bound.value) * step >= 0)) {
    bound = { value: exclusive, exclusive: true };
    origins.set(key, origins.get(exclusiveKey) as Node);
  }
  if (!bound) return;
  delete keywords[exclusiveKey];
  const isNextInteger =
    isDeepStrictEqual(keywords.type, ["integer"]) && bound.exclusive && Number.isInteger(bound.value);
  keywords[key] = isNextInteger ? { value: bound.value + step, exclusive: false } : bound;
}

/**
 * Merges the keywords of a branch of `allOf`.
 * @returns the keywords that restrict the schema further, or undefined if all keywords were merged
 */
function merge(view: View, branch: View, branchCount: number): Node | undefined {
  const isClosed = ({ keywords }: View) => closingKeywords.some((key) => key in keywords);
  // Next to `allOf`, `unevaluatedProperties` allows the properties of all branches.
  const isBranchClosed = isClosed(branch) || "unevaluatedProperties" in branch.keywords;
  const isAlone = branchCount === 1 && !("properties" in view.keywords) && !isClosed(view);
  if ((isClosed(view) || isBranchClosed) && !isAlone && "properties" in branch.keywords) return branch.keywords;
  const merged: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(branch.keywords)) {
    const own = getMember(view.keywords, key);
    const as = findSchemaField(key)?.as;
    // The stability of one part of several does not apply to the others.
    if (key === "x-stability" && branchCount > 1) continue;
    if (own === undefined) merged[key] = value;
    else if (isAnnotation(key) || isDeepStrictEqual(own, value)) merged[key] = own;
    else if (key === "required" && Array.isArray(own) && Array.isArray(value))
      merged[key] = [...new Set([...own, ...value])];
    else if (key === "properties" && isNode(own) && isNode(value)) {
      const conflicts = Object.entries(value).filter(
        ([name, schema]) => Object.hasOwn(own, name) && !isDeepStrictEqual(own[name], schema),
      );
      merged[key] = { ...value, ...own };
      if (conflicts.length > 0) rest[key] = Object.fromEntries(conflicts);
    } else if (dependent.includes(key)) return branch.keywords;
    else if ((as === "lower" || as === "upper") && isBound(own) && isBound(value)) {
      const isTighter = isTighterBound(as, toBound(value), toBound(own));
      merged[key] = isTighter ? value : own;
      if (isTighter) view.origins.delete(key);
    } else rest[key] = value;
  }
  for (const key of Object.keys(merged))
    if (!view.origins.has(key)) view.origins.set(key, branch.origins.get(key) as Node);
  Object.assign(view.keywords, merged);
  return Object.keys(rest).length > 0 ? rest : undefined;
}

function isTighterBound(as: string, bound: Bound, other: Bound): boolean {
  return bound.value === other.value ? bound.exclusive : bound.value > other.value === (as === "lower");
}

export function isBound(value: unknown): value is number | Bound {
  return typeof value === "number" || (isNode(value) && typeof value.value === "number");
}

export function toBound(value: number | Bound): Bound {
  return typeof value === "number" ? { value, exclusive: false } : value;
}

function isAnnotation(key: string): boolean {
  const { rules = {} } = findSchemaField(key) ?? {};
  return key.startsWith("x-") || Object.values(rules).every(({ request }) => request.verdict === "annotation");
}

function findSchemaField(key: string): Field | undefined {
  return getMember(changeKinds.Schema ?? {}, key) as Field | undefined;
}

function valuesOf(values: unknown[], ...keys: string[]): [string, unknown[]][] {
  return keys.map((key) => [key, values]);
}
