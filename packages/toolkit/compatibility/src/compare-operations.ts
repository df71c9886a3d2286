import { isDeepStrictEqual } from "node:util";
import {
  getMember,
  isNode,
  listItemOperations,
  type Node,
  type OpenApiDocument,
  toArray,
  toNode,
  toOperationKeys,
  withoutParameterNames,
} from "@animal-store/openapi-document";
import { commonFields } from "./change-kinds.ts";
import { compareNodes } from "./compare.ts";
import { compareExtension } from "./compare-entries.ts";
import { formatList, parseDate } from "./compare-keywords.ts";
import {
  absentItem,
  addChild,
  createResult,
  emit,
  flatten,
  isUnstable,
  type PathPair,
  type Run,
  type Site,
  toDirection,
  toText,
} from "./site.ts";

export function comparePaths(site: Site, from: unknown, to: unknown): void {
  const [oldPaths, newPaths] = [toNode(from), toNode(to)];
  const matched = new Set<string>();
  for (const path of Object.keys(oldPaths)) {
    const newPath = path.startsWith("x-") ? path : findPath(toNewPath(site, path), oldPaths, newPaths);
    matched.add(newPath);
    comparePathItems(site, [path, oldPaths[path]], [newPath, getMember(newPaths, newPath)], true);
  }
  for (const path of Object.keys(newPaths))
    if (!matched.has(path)) comparePathItems(site, [path, undefined], [path, newPaths[path]], true);
}

/** Returns the path that has the same URLs in the new document. */
function toNewPath({ key, run: { prefixes } }: Site, path: string): string {
  if (key === "webhooks") return path;
  if (prefixes.new === "") return prefixes.old + path;
  // A path without the prefix has no counterpart.
  return path.startsWith(`${prefixes.new}/`) ? path.slice(prefixes.new.length) : `${path} `;
}

/** Finds a prefix that moved from the URLs of all servers to the paths (`old`), or from the paths to the servers (`new`). */
export function findMovedPrefix(before: OpenApiDocument, after: OpenApiDocument): Run["prefixes"] {
  const none = { old: "", new: "" };
  if ([before, after].some(hasOwnServers)) return none;
  const [oldUrls, newUrls] = [listServerUrls(before), listServerUrls(after)];
  const areServed = (urls: string[]) => urls.every((url) => newUrls.includes(url));
  if (areServed(oldUrls)) return none;
  const endsOf = (urls: string[]) => listPathEnds(urls[0] ?? "");
  const old = endsOf(oldUrls).find(
    (end) => oldUrls.every((url) => url.endsWith(end)) && areServed(oldUrls.map((url) => url.slice(0, -end.length))),
  );
  if (old !== undefined) return { old, new: "" };
  const moved = endsOf(newUrls).find((end) => areServed(oldUrls.map((url) => url + end)));
  return { old: "", new: moved ?? "" };
}

function listServerUrls({ root: { servers } }: OpenApiDocument): string[] {
  const urls = toArray(servers).map((server) => toText(toNode(server).url).replace(/\/$/, ""));
  return urls.length === 0 ? [""] : urls;
}

/** Returns `/v1` and `/api/v1` for `https://example.com/api/v1`. */
function listPathEnds(url: string): string[] {
  const segments = url
    .replace(/^[^/]*\/\/[^/]*/, "")
    .split("/")
    .slice(1);
  return segments.map((_, index) => `/${segments.slice(segments.length - 1 - index).join("/")}`);
}

function hasOwnServers(document: OpenApiDocument): boolean {
  return Object.values(toNode(document.root.paths)).some((entry) => {
    const item = flatten(document, entry);
    const operations = listItemOperations(document.root, item).map(({ node }) => node);
    return [item, ...operations].some(({ servers }) => servers !== undefined);
  });
}

/** Returns the path with the same template, even if its parameters have other names. */
function findPath(path: string, oldPaths: Node, newPaths: Node): string {
  if (Object.hasOwn(newPaths, path)) return path;
  const template = withoutParameterNames(path);
  const isRenamed = (other: string) => withoutParameterNames(other) === template && !Object.hasOwn(oldPaths, other);
  return Object.keys(newPaths).find(isRenamed) ?? path;
}

export function comparePathItems(site: Site, old: [string, unknown], next: [string, unknown], isRoot: boolean): void {
  const { run, result, key, context } = site;
  const [[oldPath, oldItem], [newPath, newItem]] = [old, next];
  if (oldPath.startsWith("x-")) {
    compareExtension(site, oldPath, oldItem, newItem);
    return;
  }
  if ([oldItem, newItem].some((item) => item !== undefined && !isNode(item))) {
    if (!isDeepStrictEqual(oldItem, newItem))
      emit({ ...site, field: commonFields.unknown }, "changed", { from: oldItem, to: newItem });
    return;
  }
  const items = { old: flatten(run.before, oldItem), new: flatten(run.after, newItem) };
  const path: PathPair = { ...items, templates: [oldPath, newPath], isRoot };
  if (oldItem === undefined || newItem === undefined)
    if (
      [run.before, run.after].every(({ root }) => listItemOperations(root, { ...items.old, ...items.new }).length === 0)
    )
      emit(site, oldItem === undefined ? "entry added" : "entry removed", { name: oldPath });
  const at = site.new.node[key] ?? context.at;
  const childContext = { ...context, direction: toDirection(site), name: newPath, path, at };
  const child = compareNodes(run, "PathItem", oldItem ?? absentItem, newItem ?? absentItem, childContext);
  addChild(result, isRoot ? [key, newPath] : [newPath], child);
}

/** Compares the operations of `additionalOperations`, by their methods. */
export function compareAdditional(site: Site, from: unknown, to: unknown): void {
  for (const method of new Set([from, to].flatMap((operations) => Object.keys(toNode(operations)))))
    compareOperations(site, getMember(from, method), getMember(to, method), method);
}

export function compareOperations(site: Site, from: unknown, to: unknown, method = site.key.toUpperCase()): void {
  const { run, result, context } = site;
  const { templates, isRoot } = context.path as PathPair;
  const label = `${method} ${to === undefined ? templates[0] : templates[1]}`;
  const kind = context.direction === "request" ? "Operation" : "Webhook";
  const [key = "", ...parents] = toOperationKeys(method).reverse();
  const own = createResult();
  if (from !== undefined && to !== undefined) Object.assign(own, compareNodes(run, "Operation", from, to, context));
  else
    emit({ ...site, result: own }, to === undefined ? toRemoval(run, from) : "entry added", {
      name: label,
      label: isRoot ? kind : "Callback",
      from: toNode(from)["x-sunset"],
      ...(to !== undefined && { node: parents.reduce(getMember, site.new.raw), key }),
    });
  if (to === undefined) own.isUnstable = isUnstable(run.before, "Operation", from);
  const id = toNode(to).operationId ?? toNode(from).operationId;
  if (isRoot) run.operations.push({ id: toText(id ?? label), label, result: own });
  else addChild(result, [...parents, key], own);
}

function toRemoval(run: Run, operation: unknown): string {
  const sunset = parseDate(toNode(operation)["x-sunset"]);
  if (sunset === undefined) return "entry removed";
  return sunset <= run.date ? "entry removed after its sunset" : "entry removed before its sunset";
}

type Requirement = Map<string, string[]>;

export function compareSecurity(site: Site, from: unknown, to: unknown): void {
  const { run } = site;
  const position = findSecurity(site);
  const [oldAll, newAll] = [toRequirements(run, run.before, from), toRequirements(run, run.after, to)];
  const reached = new Set<Requirement>();
  for (const oldOne of oldAll) {
    if (newAll.some((candidate) => isCoveredBy(candidate, oldOne))) continue;
    const next = newAll.find((candidate) => hasSameSchemes(candidate, oldOne));
    if (next) reached.add(next);
    const change = oldOne.size === 0 ? "credentials required" : "alternative removed";
    if (!next) emit(site, change, { name: formatRequirement(oldOne), ...position });
    for (const [scheme, scopes] of next ?? []) {
      const added = scopes.filter((scope) => !oldOne.get(scheme)?.includes(scope));
      const isFirst = !("x-scopes" in run.before.root) && "x-scopes" in run.after.root;
      const details = { name: scheme, values: formatList(added, "`"), ...position };
      if (added.length > 0) emit(site, isFirst ? "first scopes added" : "scopes added", details);
    }
  }
  for (const newOne of newAll) {
    if (reached.has(newOne) || oldAll.some((candidate) => isCoveredBy(candidate, newOne))) continue;
    const relaxes = oldAll.some((candidate) => isCoveredBy(newOne, candidate));
    emit(site, relaxes ? "relaxed" : "alternative added", { name: formatRequirement(newOne), ...position });
  }
  for (const scheme of new Set(oldAll.flatMap((one) => [...one.keys()]))) compareScheme(site, scheme);
}

/** Finds the `security` that changed. One that was removed from the root exists only in the old document. */
function findSecurity({ run, old, new: { raw } }: Site): { node: unknown; key?: string } {
  const key = "security";
  if (key in toNode(raw)) return { node: raw, key };
  if (key in toNode(old.raw)) return { node: raw };
  return { node: key in run.after.root ? run.after.root : run.before.root, key };
}

/** Returns the alternatives. A scheme that was only renamed has its old name. */
function toRequirements(run: Run, document: OpenApiDocument, value: unknown): Requirement[] {
  const [oldSchemes, newSchemes] = [listSchemes(run.before), listSchemes(run.after)];
  const toOldName = (name: string) => {
    if (document === run.before || Object.hasOwn(oldSchemes, name)) return name;
    const isRenamed = (old: string) =>
      !Object.hasOwn(newSchemes, old) && isDeepStrictEqual(oldSchemes[old], newSchemes[name]);
    return Object.keys(oldSchemes).find(isRenamed) ?? name;
  };
  const alternatives = toArray(value).filter(isNode);
  return (alternatives.length === 0 ? [{}] : alternatives).map(
    (one) => new Map(Object.entries(one).map(([name, scopes]) => [toOldName(name), toArray(scopes).map(toText)])),
  );
}

/** Returns true if a client that satisfies `other` also satisfies `requirement`. */
function isCoveredBy(requirement: Requirement, other: Requirement): boolean {
  return [...requirement].every(
    ([scheme, scopes]) => scopes.every((scope) => other.get(scheme)?.includes(scope)) && other.has(scheme),
  );
}

function hasSameSchemes(left: Requirement, right: Requirement): boolean {
  return left.size === right.size && [...left.keys()].every((scheme) => right.has(scheme));
}

function formatRequirement(requirement: Requirement): string {
  const parts = [...requirement].map(
    ([scheme, scopes]) => `\`${scheme}\`${scopes.length > 0 ? ` (${scopes.join(", ")})` : ""}`,
  );
  return parts.length === 0 ? "no credentials" : parts.join(" and ");
}

function compareScheme({ run, result, context }: Site, name: string): void {
  const [from, to] = [listSchemes(run.before)[name], listSchemes(run.after)[name]];
  if (isNode(from) && isNode(to))
    addChild(result, ["security", name], compareNodes(run, "SecurityScheme", from, to, { ...context, name }));
}

function listSchemes({ root }: OpenApiDocument): Node {
  return toNode(toNode(root.components).securitySchemes);
}
