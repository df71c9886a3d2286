import { isDeepStrictEqual } from "node:util";
import {
  createTimeLimit,
  getMember,
  isNode,
  isOpenApi32,
  type Node,
  type OpenApiDocument,
  toArray,
} from "@animal-store/openapi-document";
import { changeKinds, commonFields, type Field, laterFields, waivedFields } from "./change-kinds.ts";
import { type Change, collectChanges } from "./collect-changes.ts";
import * as entries from "./compare-entries.ts";
import * as keywords from "./compare-keywords.ts";
import * as operations from "./compare-operations.ts";
import * as schemas from "./compare-schemas.ts";
import { acceptsNothing, follow, isBound, isSchema, toView } from "./schema-view.ts";
import {
  type Context,
  createResult,
  emit,
  findSchemaName,
  flatten,
  isInDocument,
  isUnstable,
  type Result,
  type Run,
  type Side,
  type Site,
} from "./site.ts";

export type Options = {
  /** The day of the comparison in milliseconds, for `x-sunset`. @default today */
  date?: number;
};

/**
 * Returns every change from one document to another, with its verdict and reason.
 * @example
 * const changes = compareDocuments(loadDocument("old.yaml"), loadDocument("new.yaml"));
 * const breaking = changes.filter(({ verdict }) => verdict === "breaking");
 */
export function compareDocuments(before: OpenApiDocument, after: OpenApiDocument, options: Options = {}): Change[] {
  const date = options.date ?? Date.now();
  const prefixes = operations.findMovedPrefix(before, after);
  const matchInTime = createTimeLimit(maxPatternMs);
  const lists = { operations: [], used: [], unused: [], last: [] };
  const run: Run = { before, after, date, prefixes, results: new Map(), matchInTime, ...lists };
  const context: Context = { direction: "request", name: "document", at: after.root };
  const root = compareNodes(run, "Root", before.root, after.root, context);
  // A comparison adds those of the nodes below to these lists: in a deep document, recursion would overflow the stack.
  for (const compare of run.used) compare();
  // Components come last: only their uses show their direction.
  for (const compare of run.unused) compare();
  for (const compare of run.last.reverse()) compare();
  return collectChanges(root, run.operations, { before, after });
}

const maxPatternMs = 2000;

/** Returns the result of two nodes. It is empty until the comparison of the node above ends. */
export function compareNodes(run: Run, type: string, oldValue: unknown, newValue: unknown, context: Context): Result {
  // A changed `$ref` has its own result, because it is reported at its own place.
  const newNode = isOtherReference(oldValue, newValue) ? newValue : follow(run.after, newValue);
  const results = getResults(run, follow(run.before, oldValue), newNode);
  const { direction, label, mediaType } = context;
  // A parameter is sent as text, so its schema has other rules.
  const use = [direction, label ? "parameter" : "", mediaType].join(" ");
  // Each path reports the operations of a path item that several paths share.
  const known = type === "PathItem" ? undefined : results[use];
  if (known) return known;
  const result = createResult(isUnstable(run.before, type, oldValue));
  results[use] = result;
  const compare = () => compareMembers(run, type, [oldValue, newValue], context, result);
  if (direction !== "unused") run.used.push(compare);
  else
    run.unused.push(() => {
      // The operations that use this component report its changes.
      if (Object.keys(results).every((key) => key.startsWith("unused"))) compare();
    });
  return result;
}

function compareMembers(run: Run, type: string, values: [unknown, unknown], context: Context, result: Result): void {
  const { sides, childContext, replacedKey } = prepareSides(run, type, values, context);
  const [oldSide, newSide] = sides;
  const site = { run, result, type, old: oldSide, new: newSide, context: childContext };
  for (const key of listComparedKeys(type, oldSide.node, newSide.node)) {
    const field = findField(run, type, key);
    compareField({ ...site, key, field });
    if (replacedKey && ["oneOf", "anyOf"].includes(key)) emit({ ...site, key, field }, `replaced ${replacedKey}`);
  }
  if (type === "Schema") schemas.checkUnevaluated(site);
}

/** Returns the sides with unions in the same form, the context of their members, and the keyword of a union that the other side replaced. */
function prepareSides(run: Run, type: string, [oldValue, newValue]: [unknown, unknown], context: Context) {
  const newRaw = follow(run.after, newValue);
  const schemaName = type === "Schema" && (findSchemaName(newValue) ?? findSchemaName(oldValue));
  const at = isInDocument(newRaw) ? newRaw : context.at;
  const childContext = { ...context, name: schemaName || context.name, at };
  const sides: [Side, Side] = [
    toSide(run.before, type, oldValue, childContext, "old"),
    toSide(run.after, type, newValue, childContext, "new"),
  ];
  if (type !== "Schema") return { sides, childContext };
  const wrapped = schemas.wrapInUnion(...sides);
  // As in `compareNodes`, a changed `$ref` is reported itself instead of its target.
  if (wrapped && isOtherReference(oldValue, newValue)) {
    Object.assign(sides[1], { raw: newValue, origins: new Map() });
    if (wrapped === sides[1]) childContext.name = findSchemaName(oldValue) ?? context.name;
  }
  return { sides, childContext, replacedKey: schemas.alignUnions(...sides) };
}

function listComparedKeys(type: string, oldNode: Node, newNode: Node): string[] {
  // If only one node has a reference without a target, all other keywords seem to be added or removed.
  if ("$ref" in oldNode !== "$ref" in newNode) return ["$ref"];
  // A schema without values has no other effective keyword.
  if (type === "Schema" && [oldNode, newNode].some(acceptsNothing)) return ["not"];
  const keys = [...new Set([...Object.keys(oldNode), ...Object.keys(newNode)])];
  // The normal form of a schema contains no waived keyword.
  return type === "Schema" ? keys : keys.filter((key) => key === "$ref" || !(`${type}.${key}` in waivedFields));
}

/** Returns true for a `$ref` to a schema that the old value did not name. */
function isOtherReference(oldValue: unknown, newValue: unknown): boolean {
  const name = findSchemaName(newValue);
  return name !== undefined && name !== findSchemaName(oldValue);
}

function getResults(run: Run, oldNode: unknown, newNode: unknown): Record<string, Result> {
  if (![oldNode, newNode].every((node) => typeof node === "object" && node !== null)) return {};
  const byNewNode = run.results.get(oldNode) ?? new Map();
  run.results.set(oldNode, byNewNode);
  const results = byNewNode.get(newNode) ?? {};
  byNewNode.set(newNode, results);
  return results;
}

function findField({ before, after }: Run, type: string, key: string): Field {
  const fields = changeKinds[type] ?? {};
  const isLatest = [before, after].some(({ root }) => isOpenApi32(root));
  const isDefined = isLatest || !laterFields.has(`${type}.${key}`);
  if (Object.hasOwn(fields, key) && isDefined) return fields[key] as Field;
  if (key === "$ref") return commonFields.$ref;
  if (key.startsWith("x-")) return commonFields.extension;
  return fields["*"] ?? commonFields.unknown;
}

/** Adds inherited members, such as the parameters of the path item. */
function toSide(document: OpenApiDocument, type: string, value: unknown, context: Context, side: "old" | "new"): Side {
  const raw = follow(document, value);
  if (type === "Schema") {
    const { keywords, origins } = toView(document, raw);
    return { document, raw, node: keywords, origins };
  }
  const node = flatten(document, value);
  return { document, raw, node: { ...node, ...findImplied() }, origins: new Map() };

  function findImplied(): Node {
    if (type === "Parameter" || type === "Header") {
      const { style = type === "Header" || !["query", "cookie"].includes(String(node.in)) ? "simple" : "form" } = node;
      return { style, explode: node.explode ?? ["form", "cookie"].includes(String(style)) };
    }
    if (type === "Operation") {
      const item = context.path?.[side] ?? {};
      const parameters = [...toArray(item.parameters), ...toArray(node.parameters)];
      // In a webhook or a callback, the API authenticates to the client.
      const security = node.security ?? (context.direction === "request" ? document.root.security : undefined) ?? [];
      const servers = node.servers ?? item.servers;
      return { parameters, security, ...(servers !== undefined && { servers }) };
    }
    const sharedHeaders = document.root["x-response-headers"];
    if (type === "Response" && context.direction === "response" && isNode(sharedHeaders))
      return { headers: { ...sharedHeaders, ...(node.headers as Node | undefined) } };
    return {};
  }
}

function compareField(site: Site): void {
  const { key, field } = site;
  const [from, to] = [getMember(site.old.node, key), getMember(site.new.node, key)];
  if (from === to && typeof from !== "object") return;
  const { accepts = () => true, compare }: Comparison = comparisons[field.as];
  if (![from, to].every((value) => value === undefined || accepts(value))) {
    if (!isDeepStrictEqual(from, to)) emit({ ...site, field: commonFields.unknown }, "changed", { from, to });
    return;
  }
  compare(site, from, to);
}

type Compare<Result> = (site: Site, from: unknown, to: unknown) => Result;

/** Reports the differences of values that contain no object of OpenAPI. */
function rule(compare: Compare<keywords.Difference | keywords.Difference[] | undefined>): Compare<void> {
  return (site, from, to) => {
    if (isDeepStrictEqual(from, to)) return;
    for (const { change, ...details } of [compare(site, from, to) ?? []].flat())
      emit(site, change, { ...details, isRule: true });
  };
}

/** Reports a field that only one of the nodes has, if that has a rule. Compares another one. */
function ifBoth(compare: Compare<void>): Compare<void> {
  return (site, from, to) => {
    const { rules } = site.field;
    if (rules.added && from === undefined) emit(site, "added");
    else if (rules.removed && to === undefined) emit(site, "removed");
    else compare(site, from, to);
  };
}

const isArray = (value: unknown) => Array.isArray(value);

type Comparison = { accepts?: (value: unknown) => boolean; compare: Compare<void> };

/** Describes how the values of a field are compared. Values that `accepts` rejects are reported as unknown. */
export const comparisons = {
  value: { compare: rule(keywords.compareValues) },
  flag: { accepts: (value) => typeof value === "boolean", compare: rule(keywords.compareFlags) },
  upper: { accepts: isBound, compare: rule(keywords.compareBounds) },
  lower: { accepts: isBound, compare: rule(keywords.compareBounds) },
  number: { compare: rule(keywords.compareNumbers) },
  factor: { accepts: (value) => typeof value === "number", compare: rule(keywords.compareFactors) },
  set: { accepts: isArray, compare: rule(keywords.compareSets) },
  types: { accepts: isArray, compare: rule(keywords.compareTypes) },
  format: { compare: rule(keywords.compareFormats) },
  "media type": { compare: rule(keywords.compareMediaTypes) },
  "content types": { compare: rule(keywords.compareContentTypes) },
  version: { compare: rule(keywords.compareVersions) },
  stability: { compare: rule(keywords.compareStabilities) },
  sunset: { compare: rule(keywords.compareSunsets) },
  node: { accepts: isSchema, compare: entries.compareChildren },
  map: { accepts: isNode, compare: ifBoth(entries.compareEntries) },
  content: { accepts: isNode, compare: entries.compareContent },
  servers: { accepts: isArray, compare: ifBoth(entries.compareEntries) },
  parameters: { compare: ifBoth(entries.compareEntries) },
  security: { accepts: (value) => isArray(value) && toArray(value).every(isNode), compare: operations.compareSecurity },
  tags: { accepts: isArray, compare: ifBoth(entries.compareEntries) },
  paths: { accepts: isNode, compare: operations.comparePaths },
  "path item": {
    accepts: isNode,
    compare: (site, from, to) => operations.comparePathItems(site, [site.key, from], [site.key, to], false),
  },
  operation: { accepts: isNode, compare: operations.compareOperations },
  operations: { accepts: isNode, compare: operations.compareAdditional },
  responses: { accepts: isNode, compare: entries.compareResponses },
  branches: { accepts: isArray, compare: ifBoth(schemas.compareBranches) },
  required: { accepts: isArray, compare: schemas.compareRequired },
  tuple: { accepts: isArray, compare: ifBoth(entries.compareEntries) },
  additional: { accepts: isSchema, compare: schemas.compareAdditional },
  contains: { accepts: isSchema, compare: ifBoth(schemas.compareContains) },
  opaque: { accepts: isSchema, compare: ifBoth(schemas.compareOpaque) },
} satisfies Record<string, Comparison>;
