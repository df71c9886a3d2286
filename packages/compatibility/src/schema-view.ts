import { isDeepStrictEqual } from "node:util";
import { changeKinds } from "./change-kinds.ts";
import { isObject, type Node, type OpenApiDocument } from "./load-document.ts";

/** A schema in a form that does not depend on its notation: `const` is an `enum`, and an `allOf` is merged if possible. */
export type View = {
  keywords: Node;
  /** The node of the document that contains each keyword. */
  origins: Map<string, Node>;
};

/** A bound with the exclusive ones included. */
export type Bound = { value: number; exclusive: boolean };

const allTypes = ["array", "boolean", "null", "number", "object", "string"];
// An absent keyword has the same meaning.
const trivialValues: Record<string, unknown[]> = {
  ...valuesOf([0], "minLength", "minItems", "minProperties"),
  ...valuesOf([false], "uniqueItems", "deprecated", "readOnly", "writeOnly", "x-open-enum"),
  ...valuesOf([true, {}], "additionalProperties", "unevaluatedProperties", "unevaluatedItems", "items"),
  ...valuesOf([{}], "properties", "patternProperties", "dependentSchemas", "dependentRequired"),
  ...valuesOf([[]], "required", "allOf", "prefixItems"),
};
const closingKeywords = ["additionalProperties", "unevaluatedProperties", "patternProperties"];

const viewsByDocument = new WeakMap<OpenApiDocument, Map<unknown, View>>();

export function toView(document: OpenApiDocument, schema: unknown): View {
  const views = viewsByDocument.get(document) ?? new Map<unknown, View>();
  viewsByDocument.set(document, views);
  return buildView(schema, new Set());

  function buildView(schema: unknown, ancestors: Set<unknown>): View {
    const cached = views.get(schema);
    if (cached) return cached;
    const view: View = { keywords: {}, origins: new Map() };
    if (schema === false) view.keywords.not = {};
    if (!isObject(schema)) return view;
    const branches = new Set(ancestors).add(schema);
    const { $ref, allOf, ...keywords } = schema;
    for (const [key, value] of Object.entries(keywords)) setKeyword(view, key, value, schema);
    normalize(view);
    const target = $ref === undefined ? undefined : document.findTarget(schema);
    if ($ref !== undefined && target === undefined) setKeyword(view, "$ref", $ref, schema);
    const parts = [...(target === undefined ? [] : [target]), ...(Array.isArray(allOf) ? allOf : [])];
    const rest = parts.filter(
      (part) => branches.has(part) || !isSchema(part) || !merge(view, buildView(part, branches), parts.length),
    );
    if (rest.length > 0) setKeyword(view, "allOf", rest, schema);
    else if (allOf !== undefined && !Array.isArray(allOf)) setKeyword(view, "allOf", allOf, schema);
    for (const key of ["anyOf", "oneOf"]) mergeOnlyBranch(view, key, branches);
    views.set(schema, view);
    return view;
  }

  // `anyOf: [T, { type: 'null' }]` has the same meaning as `type: [T, 'null']`.
  function mergeOnlyBranch(view: View, key: string, ancestors: Set<unknown>): void {
    const branches = view.keywords[key];
    if (!Array.isArray(branches)) return;
    const others = branches.filter((branch) => !isNull(buildViewOnce(branch, ancestors)));
    const [only] = others;
    if (others.length !== 1 || ancestors.has(only)) return;
    const branch = buildView(only, ancestors);
    const nullable = branches.length > 1 ? addNull(branch) : branch;
    if (!nullable) return;
    const { [key]: _, ...keywords } = view.keywords;
    const merged = { keywords, origins: view.origins };
    if (merge(merged, nullable, 1)) view.keywords = merged.keywords;
  }

  function buildViewOnce(schema: unknown, ancestors: Set<unknown>): View {
    return ancestors.has(schema) ? { keywords: {}, origins: new Map() } : buildView(schema, ancestors);
  }
}

function isSchema(value: unknown): boolean {
  return isObject(value) || typeof value === "boolean";
}

function setKeyword(view: View, key: string, value: unknown, origin: Node): void {
  view.keywords[key] = value;
  view.origins.set(key, origin);
}

function isNull({ keywords }: View): boolean {
  return isDeepStrictEqual(keywords.type, ["null"]) || isDeepStrictEqual(keywords.enum, [null]);
}

function addNull({ keywords, origins }: View): View | undefined {
  const { type, enum: values } = keywords;
  if (!Array.isArray(type) && !Array.isArray(values)) return undefined;
  const withNull = {
    ...(Array.isArray(type) && { type: [...new Set([...type, "null"])].sort() }),
    ...(Array.isArray(values) && { enum: [...values, ...(values.includes(null) ? [] : [null])] }),
  };
  return { keywords: { ...keywords, ...withNull }, origins };
}

function normalize(view: View): void {
  const { keywords, origins } = view;
  if ("const" in keywords) {
    setKeyword(view, "enum", [keywords.const], origins.get("const") as Node);
    delete keywords.const;
  }
  if (keywords.nullable === true && typeof keywords.type === "string") keywords.type = [keywords.type, "null"];
  delete keywords.nullable;
  if (typeof keywords.type === "string") keywords.type = [keywords.type];
  if (Array.isArray(keywords.type)) {
    keywords.type = [...new Set(keywords.type)].sort();
    if (allTypes.every((type) => (keywords.type as unknown[]).includes(type))) delete keywords.type;
  }
  normalizeBound(view, "minimum", "exclusiveMinimum", 1);
  normalizeBound(view, "maximum", "exclusiveMaximum", -1);
  for (const [key, value] of Object.entries(keywords))
    if (trivialValues[key]?.some((trivial) => isDeepStrictEqual(trivial, value))) delete keywords[key];
}

/** @param step 1 for a lower bound, -1 for an upper bound */
function normalizeBound({ keywords, origins }: View, key: string, exclusiveKey: string, step: 1 | -1): void {
  const { [key]: inclusive, [exclusiveKey]: exclusive } = keywords;
  if (!(exclusiveKey in keywords) && typeof inclusive !== "number") return;
  const isInteger = isDeepStrictEqual(keywords.type, ["integer"]);
  let bound: Bound | undefined =
    typeof inclusive === "number" ? { value: inclusive, exclusive: exclusive === true } : undefined;
  if (typeof exclusive === "number" && (!bound || (exclusive - bound.value) * step >= 0)) {
    bound = { value: exclusive, exclusive: true };
    origins.set(key, origins.get(exclusiveKey) as Node);
  }
  if (!bound) return;
  delete keywords[exclusiveKey];
  keywords[key] =
    isInteger && bound.exclusive && Number.isInteger(bound.value)
      ? { value: bound.value + step, exclusive: false }
      : bound;
}

/** Merges the keywords of a branch of `allOf`. Returns false, without a change, if the branch restricts a keyword further. */
function merge(view: View, branch: View, branchCount: number): boolean {
  const closes = [view, branch].some(({ keywords }) => closingKeywords.some((key) => key in keywords));
  const isAlone =
    branchCount === 1 && !("properties" in view.keywords) && !closingKeywords.some((key) => key in view.keywords);
  if (closes && !isAlone && "properties" in branch.keywords) return false;
  const merged: Node = {};
  for (const [key, value] of Object.entries(branch.keywords)) {
    const own = view.keywords[key];
    if (own === undefined) merged[key] = value;
    else if (isAnnotation(key) || isDeepStrictEqual(own, value)) merged[key] = own;
    else if (key === "required" && Array.isArray(own) && Array.isArray(value))
      merged[key] = [...new Set([...own, ...value])];
    else if (key === "properties" && isObject(own) && isObject(value) && agree(own, value))
      merged[key] = { ...own, ...value };
    else return false;
  }
  for (const key of Object.keys(merged))
    if (!view.origins.has(key)) view.origins.set(key, branch.origins.get(key) as Node);
  Object.assign(view.keywords, merged);
  return true;
}

function isAnnotation(key: string): boolean {
  const { rules } = changeKinds.Schema?.[key] ?? {};
  return key.startsWith("x-") || Object.values(rules ?? {}).every(({ request }) => request.verdict === "annotation");
}

function agree(left: Node, right: Node): boolean {
  return Object.keys(left).every((key) => !Object.hasOwn(right, key) || isDeepStrictEqual(left[key], right[key]));
}

function valuesOf(values: unknown[], ...keys: string[]): Record<string, unknown[]> {
  return Object.fromEntries(keys.map((key) => [key, values]));
}
