import { isDeepStrictEqual } from "node:util";
import {
  getMember,
  isNode,
  listPathParameters,
  type OpenApiDocument,
  toArray,
  toNode,
} from "@animal-store/openapi-document";
import { commonFields } from "./change-kinds.ts";
import { compareNodes } from "./compare.ts";
import { formatList, isImpliedMediaType } from "./compare-keywords.ts";
import { getKeywords } from "./schema-view.ts";
import {
  addChild,
  createResult,
  emit,
  flatten,
  isUnstable,
  listChanges,
  type Run,
  type Side,
  type Site,
  toDirection,
  toText,
} from "./site.ts";

type Entry = { name: string; value: unknown; label?: string };

type Entries = Map<string, Entry>;

/** Compares the entries of a map or a list. */
export function compareEntries(site: Site, from: unknown, to: unknown): void {
  matchEntries(site, toEntries(site, site.old, from), toEntries(site, site.new, to));
}

/** Compares media types. A range such as `image/*` can replace types in it, and a type in it can replace the range. */
export function compareContent(site: Site, from: unknown, to: unknown): void {
  const [oldEntries, newEntries] = [toEntries(site, site.old, from), toEntries(site, site.new, to)];
  const isAdded = ([key]: [string, Entry]) => !oldEntries.has(key);
  const replaced = new Set<string>();
  for (const [key, entry] of oldEntries) {
    if (newEntries.has(key)) continue;
    const wider = [...newEntries].filter((other) => isInRange(key, other[0]) && isAdded(other));
    const narrower = [...newEntries].filter(([other]) => isInRange(other, key));
    const matches = wider.length > 0 ? wider : narrower;
    if (matches.length === 0) continue;
    for (const [, match] of matches.filter(isAdded)) compareEntry(site, entry, match);
    const names = matches.map(([, { name }]) => name);
    const details = { name: entry.name, values: formatList(names, "`"), node: to, key: names[0] ?? "" };
    emit(site, wider.length > 0 ? "entry widened" : "entry narrowed", details);
    for (const name of [key, ...matches.filter(isAdded).map(([other]) => other)]) replaced.add(name);
  }
  for (const key of replaced) for (const entries of [oldEntries, newEntries]) entries.delete(key);
  matchEntries(site, oldEntries, newEntries);
}

function isInRange(type: string, range: string): boolean {
  return range === "*/*" || (range.endsWith("/*") && type !== range && type.startsWith(range.slice(0, -1)));
}

function matchEntries(site: Site, oldEntries: Entries, newEntries: Entries): void {
  for (const [key, entry] of oldEntries) {
    const match = newEntries.get(key) ?? findRange(site, key, newEntries);
    const fallback = findDefault(site, key, newEntries);
    if (match) compareEntry(site, entry, match);
    else if (fallback) compareWithDefault(site, [entry, fallback], "removed");
    else if (!compareRest(site, entry, "removed")) emitEntry(site, "entry removed", entry);
  }
  for (const [key, entry] of newEntries) {
    if (oldEntries.has(key)) continue;
    const match = findRange(site, key, oldEntries);
    const fallback = findDefault(site, key, oldEntries);
    if (match) compareEntry(site, match, entry);
    else if (fallback) {
      compareWithDefault(site, [fallback, entry], "added");
      continue;
    }
    const canBeRequired = "required entry added" in site.field.rules;
    const isRequired = canBeRequired && flatten(site.run.after, entry.value).required === true;
    if (!compareRest(site, entry, "added")) emitEntry(site, isRequired ? "required entry added" : "entry added", entry);
  }
}

/**
 * Compares a member or an item that one schema names with what the other one says about the rest: with `additionalProperties`,
 * `patternProperties` or `items`.
 * @returns true if that describes the whole change
 */
function compareRest(site: Site, entry: Entry, action: "added" | "removed"): boolean {
  const { key } = site;
  const { node } = action === "added" ? site.old : site.new;
  const isNamed = key === "properties" && action === "added";
  if (site.type !== "Schema" || !(isNamed || key === "prefixItems" || key === "patternProperties")) return false;
  const { items = node.unevaluatedItems, patternProperties } = node;
  const { additionalProperties = node.unevaluatedProperties } = node;
  const matching = isNamed ? listMatching(site.run, patternProperties, entry.name) : [];
  let rest = matching.length > 0 ? matching : [additionalProperties];
  if (key === "prefixItems") rest = [items];
  for (const value of rest.filter(isNode)) {
    const other = { ...entry, value };
    compareEntry(site, ...((action === "added" ? [other, entry] : [entry, other]) as [Entry, Entry]));
  }
  if (isNamed) return false;
  // A pattern also applies to the properties that it matches.
  const names = key === "patternProperties" ? Object.keys(toNode(node.properties)) : [];
  const isOfNamed = site.run.matchInTime(() => names.some((name) => matchesPattern(entry.name, name))) ?? true;
  if (rest[0] === false && !isOfNamed) emitEntry(site, action === "added" ? "entry allowed" : "entry forbidden", entry);
  return !isOfNamed && (rest[0] === false || isNode(rest[0]));
}

function listMatching(run: Run, patternProperties: unknown, name: string): unknown[] {
  const entries = Object.entries(toNode(patternProperties));
  const matching = run.matchInTime(() => entries.filter(([pattern]) => matchesPattern(pattern, name)));
  return (matching ?? entries).map(([, schema]) => schema);
}

function matchesPattern(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, "u").test(name);
  } catch {
    // An invalid pattern matches unknown names.
    return true;
  }
}

function compareEntry(site: Site, oldEntry: Entry, { name, value, label }: Entry): void {
  const { run, result, key, field, context } = site;
  if (!field.of) {
    if (!isDeepStrictEqual(oldEntry.value, value)) emitEntry(site, "entry changed", { name, value });
    return;
  }
  const isUnused = key === "properties" && isHidden(site, oldEntry.value, value);
  const direction = isUnused ? "unused" : toDirection(site);
  const childLabel = label ?? (field.of === "MediaType" ? undefined : context.label);
  const mediaType = field.of === "MediaType" ? toBytesType(name) : context.mediaType;
  const childContext = { ...context, direction, name: toChildName(site, name), label: childLabel, mediaType };
  addChild(result, [key, name], compareNodes(run, field.of, oldEntry.value, value, childContext));
}

/** Returns the media type of bytes or of a form with files, in lower case; undefined for JSON and text. */
function toBytesType(name: string): string | undefined {
  return /json|xml|^text\/|urlencoded/i.test(name) ? undefined : name.toLowerCase();
}

function toChildName({ type, field, context }: Site, name: string): string {
  if (field.of === "MediaType") return type === "Response" ? `${context.name} response` : context.name;
  return name;
}

function emitEntry(site: Site, change: string, entry: Entry): void {
  const { key, field, new: newSide, run } = site;
  const { name, value, label } = entry;
  const isAdded = !change.includes("removed");
  const container = newSide.origins.get(key)?.[key] ?? getMember(newSide.raw, key);
  const hasKey = isNode(container) && Object.hasOwn(container, name);
  const isUnused =
    key === "properties" && (isAdded ? isHidden(site, undefined, value) : isHidden(site, value, undefined));
  emit(site, change, {
    name,
    label,
    ...(isAdded && (hasKey ? { node: container, key: name } : isNode(value) && { node: value })),
    isUnstable: !isAdded && isUnstable(run.before, field.of ?? "", value),
    ...(isUnused && { direction: "unused" }),
  });
}

/** Returns the range that covers a status or a media type: `4XX` for 404, or `image/*`. */
function findRange({ field }: Site, key: string, entries: Entries): Entry | undefined {
  if (field.of === "Response") return entries.get(`${key[0]}XX`);
  if (field.of === "MediaType") return entries.get(`${key.split("/")[0]}/*`) ?? entries.get("*/*");
  return undefined;
}

/** Returns the `default` response that covers a status. Next to a success, it does not cover another success. */
function findDefault({ field }: Site, key: string, entries: Entries): Entry | undefined {
  if (field.as !== "responses") return undefined;
  const isSuccess = (status: string) => status.startsWith("2");
  return isSuccess(key) && [...entries.keys()].some(isSuccess) ? undefined : entries.get("default");
}

/** Compares a status that only one document has with the `default` response of the other. */
function compareWithDefault(site: Site, [old, next]: [Entry, Entry], action: "added" | "removed"): void {
  const child = compareNodes(site.run, "Response", old.value, next.value, site.context);
  site.run.last.push(() => {
    const verdicts = new Set(listChanges(child).map(({ effect }) => effect.verdict));
    const isEqual = !verdicts.has("breaking") && !verdicts.has("compatible");
    if (action === "added") emitEntry(site, `entry added${verdicts.has("breaking") ? " unlike default" : ""}`, next);
    else emitEntry(site, `entry removed${isEqual ? " like default" : ""}`, old);
  });
}

function toEntries(site: Site, side: Side, value: unknown): Entries {
  const { type, key, field } = site;
  if (field.as === "parameters") return toParameters(site, side, value);
  if (field.as === "tags") return toNamedEntries(value, "name");
  if (field.as === "servers") return toServers(site, side, value);
  if (field.as === "tuple")
    return new Map(toArray(value).map((child, index) => [String(index), { name: `item ${index + 1}`, value: child }]));
  const members = Object.entries(toNode(value));
  return new Map(members.map(([name, child]) => [toEntryKey(type, key, name), { name, value: child }]));
}

function toEntryKey(type: string, key: string, name: string): string {
  if (key === "headers" && type !== "Components") return name.toLowerCase();
  // UTF-8 is the default of most media types.
  return key === "content" ? name.toLowerCase().replace(/[\s"]/g, "").replace(";charset=utf-8", "") : name;
}

/** Returns the servers by their URLs, without a prefix that moved between the servers and the paths. */
function toServers({ type, run, old }: Site, side: Side, value: unknown): Entries {
  const servers = value ?? ((type !== "Root" && side.document.root.servers) || [{ url: "/" }]);
  const prefix = run.prefixes[side === old ? "old" : "new"];
  const entries = [...toNamedEntries(servers, "url").values()];
  const withoutPrefix = (url: string) => (url.endsWith(prefix) ? url.slice(0, url.length - prefix.length) : url);
  return new Map(entries.map((entry) => [withoutPrefix(entry.name.replace(/\/$/, "")), entry]));
}

function toNamedEntries(list: unknown, member: string): Entries {
  const entries = toArray(list).map((value, index) => ({ name: toText(getMember(value, member) ?? index), value }));
  return new Map(entries.map((entry) => [entry.name, entry]));
}

function toParameters({ old, context: { path } }: Site, side: Side, list: unknown): Entries {
  const names = listPathParameters(path?.templates[side === old ? 0 : 1] ?? "");
  return new Map(
    toArray(list).map((value, index) => {
      const node = flatten(side.document, value);
      const [name, location] = [toText(node.name ?? index), toText(node.in)];
      let id = location === "header" ? name.toLowerCase() : name;
      // The names of path parameters can change: their positions identify them.
      if (location === "path" && names.includes(name)) id = String(names.indexOf(name));
      // There is one, and clients do not send its name (OpenAPI 3.2, Parameter Object).
      if (location === "querystring") id = "";
      return [`${location} ${id}`, { name, value, label: `${location} parameter` }];
    }),
  );
}

export function compareResponses(site: Site, from: unknown, to: unknown): void {
  const [oldEntries, newEntries] = [toEntries(site, site.old, from), toEntries(site, site.new, to)];
  for (const key of new Set([...oldEntries.keys(), ...newEntries.keys()]))
    if (key.startsWith("x-")) {
      compareExtension(site, key, oldEntries.get(key)?.value, newEntries.get(key)?.value);
      for (const entries of [oldEntries, newEntries]) entries.delete(key);
    }
  const isUnrouted = site.type === "Root";
  const result = isUnrouted ? createResult() : site.result;
  const direction = toDirection(site);
  const { flips: _, ...field } = site.field;
  matchEntries({ ...site, result, field, context: { ...site.context, direction } }, oldEntries, newEntries);
  if (isUnrouted) site.run.operations.push({ id: "unrouted", label: "unrouted", result });
}

export function compareChildren(site: Site, from: unknown, to: unknown): void {
  const { run, key, field, context } = site;
  if (from === undefined || to === undefined) {
    if (field.of === "Schema" && isEmptySchema(site, from ?? to)) return;
    const isRequired = flatten(run.after, to).required === true && field.rules["required added"];
    const added = isRequired ? "required added" : "added";
    emit(site, from === undefined ? added : "removed");
    return;
  }
  const direction = field.of === "Components" ? "unused" : toDirection(site);
  let { name } = context;
  if (key === "requestBody") name = "request body";
  if (site.type === "Root") name = key;
  addChild(site.result, [key], compareNodes(run, field.of ?? "", from, to, { ...context, direction, name }));
}

function isEmptySchema({ run, context }: Site, schema: unknown): boolean {
  return [run.before, run.after].every((document) => {
    const { contentMediaType, ...others } = getKeywords(document, schema);
    const isImplied = contentMediaType === undefined || isImpliedMediaType({ context }, contentMediaType);
    return isImplied && Object.keys(others).length === 0;
  });
}

/** Returns true for a read-only property of a request and a write-only property of a response. */
export function isHidden({ run, context }: Site, oldSchema: unknown, newSchema: unknown): boolean {
  const keyword = context.direction === "request" ? "readOnly" : "writeOnly";
  const isMarked = (document: OpenApiDocument, schema: unknown) =>
    schema === undefined || getKeywords(document, schema)[keyword] === true;
  if (context.direction === "unused" || (oldSchema === undefined && newSchema === undefined)) return false;
  return isMarked(run.before, oldSchema) && isMarked(run.after, newSchema);
}

/** Compares an `x-` key among paths or statuses. */
export function compareExtension(site: Site, key: string, from: unknown, to: unknown): void {
  if (isDeepStrictEqual(from, to)) return;
  emit({ ...site, key, field: commonFields.extension }, "changed", { from, to });
}
