import { isDeepStrictEqual } from "node:util";
import { isNode, type Node, type OpenApiDocument, toArray, toNode } from "@animal-store/openapi-document";
import { areDisjoint } from "./are-disjoint.ts";
import { changeKinds } from "./change-kinds.ts";
import { compareNodes } from "./compare.ts";
import { compareChildren, isHidden } from "./compare-entries.ts";
import { findMissing, formatList, toKey } from "./compare-keywords.ts";
import { convertNullable, follow, getKeywords, toView } from "./schema-view.ts";
import {
  addChild,
  emit,
  type FoundChange,
  findSchemaName,
  isUnstable,
  listChanges,
  type Result,
  type Side,
  type Site,
  toText,
} from "./site.ts";

export function compareRequired(site: Site, from: unknown, to: unknown): void {
  const [oldProperties, newProperties] = [toNode(site.old.node.properties), toNode(site.new.node.properties)];
  // A request does not need a required read-only property, and a response no write-only one.
  const wasHidden = (name: string) => isHidden(site, oldProperties[name], undefined);
  const isNowHidden = (name: string) => isHidden(site, undefined, newProperties[name]);
  const [oldAll, newAll] = [toArray(from).map(toText), toArray(to).map(toText)];
  const oldNames = oldAll.filter((name) => !wasHidden(name) || isNowHidden(name));
  const newNames = newAll.filter((name) => !isNowHidden(name) || wasHidden(name));
  const added = newNames.filter((name) => !oldNames.includes(name));
  const removed = oldNames.filter((name) => !newNames.includes(name));
  const isNew = (name: string) => Object.hasOwn(newProperties, name) && !Object.hasOwn(oldProperties, name);
  const isGone = (name: string) => Object.hasOwn(oldProperties, name) && !Object.hasOwn(newProperties, name);
  // A new property of a response and a removed property are reported as such.
  if (site.context.direction === "request") report("new value added", added.filter(isNew));
  const addedToOld = added.filter((name) => !isNew(name));
  const removedFromKept = removed.filter((name) => !isGone(name));
  report("value added", addedToOld);
  report("value removed", removedFromKept);

  function report(change: string, names: string[]): void {
    const groups = Map.groupBy(names, (name) => isHidden(site, oldProperties[name], newProperties[name]));
    for (const [hidden, values] of groups) {
      // A property that becomes required also breaks clients that never used it.
      const isUnstableOnly =
        change === "value removed" &&
        values.every((name) => isUnstable(site.run.before, "Schema", oldProperties[name]));
      const details = { values: formatList(values, "`"), isUnstable: isUnstableOnly };
      emit(site, change, hidden ? { ...details, direction: "unused" } : details);
    }
  }
}

/** Compares `T` with `oneOf: [T, U]` as two alternatives. Returns the side of `T`. */
export function wrapInUnion(oldSide: Side, newSide: Side): Side | undefined {
  const [oldKey, newKey] = [findUnionKey(oldSide.node), findUnionKey(newSide.node)];
  const [plain, union, key] = oldKey ? [newSide, oldSide, oldKey] : [oldSide, newSide, newKey];
  if (!key || (oldKey && newKey) || !("type" in plain.node || "enum" in plain.node || "properties" in plain.node))
    return undefined;
  const { discriminator } = union.node;
  plain.node = { [key]: toAlternatives(plain, key), ...(discriminator !== undefined && { discriminator }) };
  return plain;
}

/** Compares `oneOf` with `anyOf` branch by branch. Returns the keyword that was replaced, unless the alternatives are disjoint. */
export function alignUnions(oldSide: Side, newSide: Side): string | undefined {
  const [oldKeys, newKeys] = [oldSide, newSide].map(({ node }) => ["oneOf", "anyOf"].filter((key) => key in node));
  const [oldKey, newKey] = [oldKeys?.[0], newKeys?.[0]];
  if (oldKeys?.length !== 1 || newKeys?.length !== 1 || oldKey === newKey) return undefined;
  const { [oldKey as string]: branches, ...node } = oldSide.node;
  oldSide.node = { ...node, [newKey as string]: branches };
  const exclusive = newKey === "oneOf" ? newSide : oldSide;
  const alternatives = toArray(newKey === "oneOf" ? exclusive.node.oneOf : branches);
  return alternatives.every((branch) => isDisjointFromOthers(exclusive, branch, alternatives)) ? undefined : oldKey;
}

// The number of comparisons grows with the square of the alternatives.
const maxAlternatives = 1000;

/** Returns true if no other alternative matches a value of the branch, or a discriminator selects one of them. */
function isDisjointFromOthers({ document, node }: Side, branch: unknown, alternatives: unknown[]): boolean {
  const isSelected = (schema: unknown) => node.discriminator !== undefined && findSchemaName(schema) !== undefined;
  if (alternatives.length > maxAlternatives) return false;
  const own = alternatives.indexOf(branch);
  return alternatives.every(
    (other, index) =>
      index === own || (isSelected(branch) && isSelected(other)) || areDisjoint(document, branch, other),
  );
}

/** Returns the alternatives before a union was merged, and one for each type. `oneOf` needs alternatives without common values. */
function toAlternatives(side: Side, key: string): unknown[] {
  const { document, raw } = side;
  const schema = convertNullable(document, toNode(raw));
  const { anyOf, oneOf, type } = schema;
  const union = anyOf ?? oneOf;
  if (!Array.isArray(union)) return Array.isArray(type) ? type.map((single) => ({ ...schema, type: single })) : [raw];
  return key === "anyOf" || union.every((branch) => isDisjointFromOthers(side, branch, union)) ? union : [raw];
}

function findUnionKey(node: Node): string | undefined {
  if ("type" in node || "properties" in node || "enum" in node) return undefined;
  return ["oneOf", "anyOf"].find((key) => Array.isArray(node[key]));
}

export function compareBranches(site: Site, from: unknown, to: unknown): void {
  const unmatched: unknown[] = [];
  const removed: unknown[] = [];
  const pairs: [unknown, unknown][] = [];
  const rest = new Set(toArray(to).entries());
  const equal = Map.groupBy(rest, ([, branch]) => toKey(branch));
  const take = (branch: unknown, candidate: [number, unknown] | undefined) => {
    if (candidate && rest.delete(candidate)) pairs.push([branch, candidate[1]]);
    return candidate !== undefined;
  };
  for (const branch of toArray(from)) if (!take(branch, equal.get(toKey(branch))?.shift())) unmatched.push(branch);
  const areFew = unmatched.length * rest.size <= maxAlternatives ** 2;
  for (const branch of unmatched) {
    const [best] = Array.from(areFew ? rest : [])
      .map((candidate) => ({ candidate, score: scoreSimilarity(site, branch, candidate[1]) }))
      .filter(({ score }) => score >= 0.5)
      .sort((a, b) => b.score - a.score);
    if (!take(branch, best?.candidate)) removed.push(branch);
  }
  for (const branch of removed)
    emit(site, "entry removed", {
      name: formatBranch(site.run.before, branch),
      isUnstable: isUnstable(site.run.before, "Schema", branch),
    });
  const added = Array.from(rest, ([, branch]) => branch);
  if (site.key === "oneOf") checkOverlaps(site, pairs, site.context.direction === "request" ? added : removed);
  const isOwn = site.new.origins.has(site.key);
  for (const branch of added)
    emit(site, "entry added", { name: formatBranch(site.run.after, branch), ...(isOwn && { node: branch }) });
  for (const [oldBranch, newBranch] of pairs)
    addChild(site.result, [site.key], compareNodes(site.run, "Schema", oldBranch, newBranch, site.context));
}

/** Reports a changed alternative of `oneOf` that can overlap another one, on the side that must accept the values of the other side. */
function checkOverlaps(site: Site, pairs: readonly [unknown, unknown][], unpaired: readonly unknown[]): void {
  const { run, key, field, context } = site;
  const isRequest = context.direction === "request";
  const side = isRequest ? site.new : site.old;
  const alternatives = toArray(side.node[key]);
  const results = pairs.map((pair) => [pair, compareNodes(run, "Schema", ...pair, context)] as const);
  run.last.push(() => {
    const changedPairs = results.filter(([, result]) => hasEffect(result) && !isBreaking(result));
    const changed = changedPairs.map(([pair]) => pair[isRequest ? 1 : 0]);
    const found = [...changed, ...unpaired].find((branch) => !isDisjointFromOthers(side, branch, alternatives));
    if (found !== undefined) emit({ ...site, field }, "overlaps", { name: formatBranch(side.document, found) });
  });
}

function isBreaking(result: Result): boolean {
  return listChanges(result).some(({ effect }) => effect.verdict === "breaking");
}

/** Returns true if a change can make a value valid or invalid. */
function hasEffect(result: Result): boolean {
  const isOfValues = (kind: string) => !/^Schema\.(deprecated|default|x-)/.test(kind);
  return listChanges(result).some(({ kind, effect }) => effect.verdict !== "annotation" && isOfValues(kind));
}

/** Returns a number from 0 to 1: the share of equal types, titles and properties of two branches. */
function scoreSimilarity({ run }: Site, oldBranch: unknown, newBranch: unknown): number {
  const left = getKeywords(run.before, oldBranch);
  const right = getKeywords(run.after, newBranch);
  if (!isDeepStrictEqual(left.type, right.type)) return 0;
  const [oldProperties, newProperties] = [toNode(left.properties), toNode(right.properties)];
  const names = new Set([...Object.keys(oldProperties), ...Object.keys(newProperties)]);
  const shared = [...names].filter((name) => Object.hasOwn(oldProperties, name) && Object.hasOwn(newProperties, name));
  const listTags = (document: OpenApiDocument, schema: unknown) => toArray(getKeywords(document, schema).enum);
  for (const name of shared) {
    const [oldTags, newTags] = [listTags(run.before, oldProperties[name]), listTags(run.after, newProperties[name])];
    if (oldTags.length > 0 && newTags.length > 0 && !oldTags.some((tag) => findMissing([tag], newTags).length === 0))
      return 0;
  }
  if (names.size > 0) return shared.length / names.size;
  const [oldEnum, newEnum] = [toArray(left.enum), toArray(right.enum)];
  if (oldEnum.length > 0 && newEnum.length > 0) return findMissing(oldEnum, newEnum).length < oldEnum.length ? 1 : 0;
  return oldEnum.length === newEnum.length ? 1 : 0.4;
}

function formatBranch(document: OpenApiDocument, branch: unknown): string {
  const name = findSchemaName(branch) ?? toNode(branch).title;
  if (name) return `\`${name}\``;
  const { type, properties } = getKeywords(document, branch);
  for (const [property, schema] of Object.entries(toNode(properties))) {
    const values = toArray(getKeywords(document, schema).enum);
    if (values.length === 1) return `the alternative with the \`${property}\` ${formatList(values, "'")}`;
  }
  return type === undefined ? "an alternative" : `an alternative of the type ${toArray(type).map(toText).join(" or ")}`;
}

export function compareAdditional(site: Site, from: unknown, to: unknown): void {
  const details = { from: from ?? true, to: to ?? true };
  if (isNode(from) && isNode(to)) compareChildren(site, from, to);
  else if (isDeepStrictEqual(details.from, details.to)) return;
  else if (to === false) emit(site, "forbidden", details);
  else if (from === false) emit(site, "allowed", details);
  else emit(site, isNode(to) ? "restricted" : "unrestricted", details);
}

/** Reports any change below a keyword such as `not` once, because its effect on the schema is unknown. */
export function compareOpaque(site: Site, from: unknown, to: unknown): void {
  const child = compareNodes(site.run, "Schema", from, to, site.context);
  site.run.last.push(() => {
    if (hasEffect(child)) emit(site, "changed");
    else addChild(site.result, [site.key], child);
  });
}

/** With `maxContains`, a value can become invalid because more of its items match. */
export function compareContains(site: Site, from: unknown, to: unknown): void {
  const isLimited = [site.old, site.new].some(({ node }) => "maxContains" in node);
  if (isLimited) compareOpaque(site, from, to);
  else compareChildren(site, from, to);
}

const compositions = ["allOf", "anyOf", "oneOf", "if", "then", "else", "dependentSchemas", "contains"];
const unevaluatedKeywords = [
  ["unevaluatedProperties", "patternProperties", "additionalProperties"],
  ["unevaluatedItems", "prefixItems", "items"],
] as const;

// Recursive compositions would not end.
const maxEvaluatedDepth = 3;

/** Reports `unevaluatedProperties` and `unevaluatedItems` if the compositions that decide what they apply to changed. */
export function checkUnevaluated(site: Omit<Site, "key" | "field">): void {
  const nodes = [site.old.node, site.new.node];
  if (!nodes.some((node) => compositions.some((key) => key in node))) return;
  for (const [key, neighbor, rest] of unevaluatedKeywords) {
    const field = changeKinds.Schema?.[key];
    if (!field || !nodes.some((node) => key in node)) continue;
    const [oldCount, newCount] = [site.old, site.new].map(({ document, node }) =>
      countEvaluating(document, node, rest),
    );
    site.run.last.push(() => {
      const { changes, children } = site.result;
      const isOf = (change: FoundChange, names: string[]) =>
        names.some((name) => change.kind.startsWith(`Schema.${name} `));
      const isChanged =
        oldCount !== newCount ||
        changes.some((change) => isOf(change, [...compositions, neighbor])) ||
        children.some(({ keys: [name = ""], result }) => compositions.includes(name) && hasEffect(result));
      if (isChanged && !isBreaking(site.result)) emit({ ...site, key, field }, "changed");
    });
  }
}

/** Counts the parts of compositions that evaluate all members or items, also by `additionalProperties: true` and `items: {}`. */
function countEvaluating(document: OpenApiDocument, node: Node, rest: string, depth = 0): number {
  if (depth > maxEvaluatedDepth) return 0;
  const { dependentSchemas, ...others } = node;
  const lists = compositions.map((key) => others[key]);
  const parts = [...lists, ...Object.values(toNode(dependentSchemas))].flat().filter(isNode);
  return parts.reduce((count, part) => {
    const { keywords, evaluated } = toView(document, follow(document, part));
    return count + (evaluated.has(rest) ? 1 : 0) + countEvaluating(document, keywords, rest, depth + 1);
  }, 0);
}
