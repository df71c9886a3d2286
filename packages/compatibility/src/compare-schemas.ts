import { isDeepStrictEqual } from "node:util";
import { isNode, type Node, type OpenApiDocument } from "@animal-store/openapi-document";
import { compareNodes } from "./compare.ts";
import { compareChildren, isHidden } from "./compare-entries.ts";
import { findMissing, formatList } from "./compare-keywords.ts";
import { convertNullable, toView } from "./schema-view.ts";
import {
  addChild,
  emit,
  findSchemaName,
  follow,
  isUnstable,
  listChanges,
  type Side,
  type Site,
  toArray,
  toNode,
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
  report(
    "value added",
    added.filter((name) => !isNew(name)),
  );
  report(
    "value removed",
    removed.filter((name) => !isGone(name)),
  );

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
  plain.node = { [key]: toAlternatives(plain), ...(discriminator !== undefined && { discriminator }) };
  return plain;
}

/** Compares `oneOf` with `anyOf` branch by branch. Returns the keyword that was replaced. */
export function alignUnions(oldSide: Side, newSide: Side): string | undefined {
  const [oldKeys, newKeys] = [oldSide, newSide].map(({ node }) => ["oneOf", "anyOf"].filter((key) => key in node));
  const [oldKey, newKey] = [oldKeys?.[0], newKeys?.[0]];
  if (oldKeys?.length !== 1 || newKeys?.length !== 1 || oldKey === newKey) return undefined;
  const { [oldKey as string]: branches, ...node } = oldSide.node;
  oldSide.node = { ...node, [newKey as string]: branches };
  return oldKey;
}

/** Returns the alternatives before `anyOf: [T, { type: 'null' }]` was merged, and one for each type. */
function toAlternatives({ document, raw }: Side): unknown[] {
  const schema = convertNullable(document, Object(raw));
  const { anyOf, oneOf, type } = schema;
  const union = anyOf ?? oneOf;
  if (Array.isArray(union)) return union;
  return Array.isArray(type) ? type.map((single) => ({ ...schema, type: single })) : [raw];
}

function findUnionKey(node: Node): string | undefined {
  if ("type" in node || "properties" in node || "enum" in node) return undefined;
  return ["oneOf", "anyOf"].find((key) => Array.isArray(node[key]));
}

export function compareBranches(site: Site, from: unknown, to: unknown): void {
  const rest = [...toArray(to)];
  const unmatched: unknown[] = [];
  const pairs: [unknown, unknown][] = [];
  const take = (branch: unknown, find: (candidate: unknown) => boolean) => {
    const index = rest.findIndex(find);
    if (index >= 0) pairs.push([branch, rest.splice(index, 1)[0]]);
    return index >= 0;
  };
  for (const branch of toArray(from))
    if (!take(branch, (candidate) => isDeepStrictEqual(branch, candidate))) unmatched.push(branch);
  for (const branch of unmatched) {
    const scores = rest.map((candidate) => scoreSimilarity(site, branch, candidate));
    const best = Math.max(...scores);
    const candidate = rest[scores.indexOf(best)];
    if (best < 0.5 || !take(branch, (other) => other === candidate))
      emit(site, "entry removed", {
        name: formatBranch(site.run.before, branch),
        isUnstable: isUnstable(site.run.before, "Schema", branch),
      });
  }
  const isOwn = site.new.origins.has(site.key);
  for (const branch of rest)
    emit(site, "entry added", { name: formatBranch(site.run.after, branch), ...(isOwn && { node: branch }) });
  for (const [oldBranch, newBranch] of pairs)
    addChild(site.result, [site.key], compareNodes(site.run, "Schema", oldBranch, newBranch, site.context));
}

/** Returns a number from 0 to 1: the share of equal types, titles and properties of two branches. */
function scoreSimilarity({ run }: Site, oldBranch: unknown, newBranch: unknown): number {
  const left = toView(run.before, follow(run.before, oldBranch)).keywords;
  const right = toView(run.after, follow(run.after, newBranch)).keywords;
  if (!isDeepStrictEqual(left.type, right.type)) return 0;
  const [oldProperties, newProperties] = [toNode(left.properties), toNode(right.properties)];
  const names = new Set([...Object.keys(oldProperties), ...Object.keys(newProperties)]);
  const shared = [...names].filter((name) => Object.hasOwn(oldProperties, name) && Object.hasOwn(newProperties, name));
  const toTag = (schema: unknown) => JSON.stringify(Object(schema).const ?? Object(schema).enum);
  for (const name of shared) {
    const [oldTag, newTag] = [toTag(oldProperties[name]), toTag(newProperties[name])];
    if (oldTag !== undefined && newTag !== undefined && oldTag !== newTag) return 0;
  }
  if (names.size > 0) return shared.length / names.size;
  const [oldEnum, newEnum] = [toArray(left.enum), toArray(right.enum)];
  if (oldEnum.length > 0 && newEnum.length > 0) return findMissing(oldEnum, newEnum).length < oldEnum.length ? 1 : 0;
  return oldEnum.length === newEnum.length ? 1 : 0.4;
}

function formatBranch(document: OpenApiDocument, branch: unknown): string {
  const name = findSchemaName(branch) ?? Object(branch).title;
  if (name) return `\`${name}\``;
  const getKeywords = (schema: unknown) => toView(document, follow(document, schema)).keywords;
  const { type, properties } = getKeywords(branch);
  for (const [property, schema] of Object.entries(toNode(properties))) {
    const values = toArray(getKeywords(schema).enum);
    if (values.length === 1) return `the alternative with the \`${property}\` ${formatList(values, "'")}`;
  }
  return type === undefined ? "an alternative" : `an alternative of the type ${toArray(type).join(" or ")}`;
}

export function compareAdditional(site: Site, from: unknown, to: unknown): void {
  const toState = (value: unknown) => (value === false ? "closed" : isNode(value) ? "typed" : "open");
  const [oldState, newState] = [toState(from), toState(to)];
  const details = { from: from ?? true, to: to ?? true };
  if (isNode(from) && isNode(to)) compareChildren(site, from, to);
  else if (oldState === newState) return;
  else if (newState === "closed") emit(site, "forbidden", details);
  else if (oldState === "closed") emit(site, "allowed", details);
  else emit(site, newState === "typed" ? "restricted" : "unrestricted", details);
}

/** Reports any change below a keyword such as `not` once, because its effect on the schema is unknown. */
export function compareOpaque(site: Site, from: unknown, to: unknown): void {
  const child = compareNodes(site.run, "Schema", from, to, site.context);
  site.run.last.push(() => {
    if (listChanges(child).some(({ effect }) => effect.verdict !== "annotation")) emit(site, "changed");
    else addChild(site.result, [site.key], child);
  });
}
