import { isDeepStrictEqual } from "node:util";
import { stringifyJson } from "@animal-store/exact-json";
import { isNode, toArray } from "@animal-store/openapi-document";
import { type Bound, findTypes, isBound, toBound } from "./schema-view.ts";
import type { Details, Site } from "./site.ts";

/** The name of a change in the table, and the values of its message. */
export type Difference = { change: string } & Details;

const noticeDays = 60;
const dayMs = 24 * 60 * 60 * 1000;

export function compareValues(site: Site, from: unknown, to: unknown): Difference {
  const { rules } = site.field;
  const isOfEnum = [site.old, site.new].every(({ node }) => toArray(node.enum).length > 1);
  const candidates = [...(isOfEnum ? ["changed of an enum"] : []), nameChange(from, to)];
  return { change: candidates.find((candidate) => candidate in rules) ?? "changed", from, to };
}

export function compareFlags({ key, old, new: next }: Site, from: unknown, to: unknown): Difference | undefined {
  // The default of `explode` follows from `style`, whose change is reported.
  if (key === "explode" && old.node.style !== next.node.style) return undefined;
  if ((from === true) === (to === true)) return undefined;
  return { change: to === true ? "set" : "cleared", from, to };
}

export function compareNumbers(_: Site, from: unknown, to: unknown): Difference {
  if (typeof from !== "number" || typeof to !== "number") return { change: "changed", from, to };
  return { change: to < from ? "lowered" : "raised", from, to };
}

export function compareFactors(_: Site, from: unknown, to: unknown): Difference | undefined {
  return compareSubsets(from, to, isMultiple);
}

export function compareFormats(_: Site, from: unknown, to: unknown): Difference | undefined {
  return compareSubsets(from, to, (part, whole) => ["int32 int64", "float double"].includes(`${part} ${whole}`));
}

/** Compares `contentMediaType`. In bytes and forms, the media type or the default can be omitted (OpenAPI 3.1.1, "Working with Binary Data"). */
export function compareMediaTypes(site: Site, from: unknown, to: unknown): Difference | undefined {
  const [isOldImplied, isNewImplied] = [from, to].map((value) => isImpliedMediaType(site, value));
  return isOldImplied && isNewImplied ? undefined : compareValues(site, from, to);
}

export function isImpliedMediaType({ context: { mediaType } }: Pick<Site, "context">, value: unknown): boolean {
  return mediaType !== undefined && [undefined, "application/octet-stream", mediaType].includes(value as string);
}

/** Compares the media types of an encoding, such as `image/png, image/jpeg`. */
export function compareContentTypes(_: Site, from: unknown, to: unknown): Difference | undefined {
  const split = (list: unknown) => String(list).split(/\s*,\s*/);
  return compareSubsets(from, to, (part, whole) => findMissing(split(part), split(whole)).length === 0);
}

export function compareVersions(_: Site, from: unknown, to: unknown): Difference {
  const isVersion = (text: unknown) => /^\d+\.\d+\.\d+$/.test(String(text));
  const isLower = [from, to].every(isVersion) && String(to).localeCompare(String(from), "en", { numeric: true }) < 0;
  return { change: isLower ? "lowered" : "changed", from, to };
}

export function compareStabilities(_: Site, from: unknown, to: unknown): Difference {
  return { change: rankStability(to) < rankStability(from) ? "lowered" : "raised", from, to };
}

export function compareBounds({ key, field }: Site, oldValue: unknown, newValue: unknown): Difference | undefined {
  // `contains` requires one item, unless `minContains` is 0.
  const implied =
    key === "minContains" && [oldValue, newValue].includes(0) ? { value: 1, exclusive: false } : undefined;
  const [from, to] = [oldValue, newValue].map((value) => (isBound(value) ? toBound(value) : implied));
  if (isDeepStrictEqual(from, to)) return undefined;
  const details = { from: formatBound(from), to: formatBound(to) };
  if (!from || !to) return { change: nameChange(from, to), ...details };
  const isUpper = field.as === "upper";
  const isLower = to.value === from.value ? to.exclusive === isUpper : to.value < from.value;
  return { change: isLower ? "lowered" : "raised", ...details };
}

function formatBound(bound: Bound | undefined): unknown {
  return bound?.exclusive ? `${bound.value} (exclusive)` : bound?.value;
}

export function isMultiple(value: unknown, factor: unknown): boolean {
  const quotient = Number(value) / Number(factor);
  // 0.3 / 0.1 is 2.9999999999999996.
  return Math.abs(quotient - Math.round(quotient)) <= 2 * Number.EPSILON * quotient;
}

/** @param isPart true if all values of the first rule satisfy the second */
function compareSubsets(
  from: unknown,
  to: unknown,
  isPart: (part: unknown, whole: unknown) => boolean,
): Difference | undefined {
  const [isNarrower, isWider] = [isPart(to, from), isPart(from, to)];
  if (isNarrower && isWider) return undefined;
  return { change: nameChange(from, to, nameSubset(isNarrower, isWider)), from, to };
}

/** @param changed the name if both values are present */
function nameChange(from: unknown, to: unknown, changed = "changed"): string {
  if (from === undefined) return "added";
  return to === undefined ? "removed" : changed;
}

function nameSubset(isNarrower: boolean, isWider: boolean): string {
  if (isNarrower) return "narrowed";
  return isWider ? "widened" : "changed";
}

export function compareSets(
  { key, field, old: { node } }: Site,
  from: unknown,
  to: unknown,
): Difference | Difference[] {
  // Without an enum, every value is allowed.
  if (field.rules.added && (from === undefined || to === undefined)) return { change: nameChange(from, to), from, to };
  const added = findMissing(to, from);
  const removed = findMissing(from, to);
  const openChange = "value added to an open enum";
  const isOpen = node["x-open-enum"] === true && field.rules[openChange];
  const quote = key === "x-error-codes" ? "`" : "'";
  const changes = [
    { change: isOpen ? openChange : "value added", values: formatList(added, quote) },
    { change: "value removed", values: formatList(removed, quote) },
  ];
  return changes.filter(({ values }) => values !== "");
}

/** Returns the values of a list that the other list does not contain. */
export function findMissing(list: unknown, other: unknown): unknown[] {
  const known = new Set(toArray(other).map(toKey));
  return toArray(list).filter((value) => !known.has(toKey(value)));
}

/** Returns a text that equal values share, and no others. */
export function toKey(value: unknown): string {
  return JSON.stringify(value, (_, part) => {
    if (typeof part === "bigint") return `${part}n`;
    return isNode(part) ? Object.fromEntries(Object.entries(part).sort()) : part;
  });
}

export function compareTypes({ context, old, new: next }: Site): Difference | undefined {
  const [from, to] = [findTypes(old.node), findTypes(next.node)];
  if (isDeepStrictEqual(from, to)) return undefined;
  const isCovered = (types: unknown) => (type: unknown) =>
    types === undefined || toArray(types).includes(type) || (type === "integer" && toArray(types).includes("number"));
  const isNarrower = to !== undefined && toArray(to).every(isCovered(from));
  const isWider = from !== undefined && toArray(from).every(isCovered(to));
  const label = nameSubset(isNarrower, isWider);
  const isText = (type: unknown) => ["string", "integer", "number", "boolean"].includes(String(type));
  // Only a parameter has a label. It is sent as text.
  const isToText = context.label && toArray(from).every(isText) && toArray(to).includes("string");
  const unwrap = (types: unknown) => (toArray(types).length === 1 ? toArray(types)[0] : types);
  const change = label === "changed" && isToText ? "changed to text" : label;
  return { change, from: unwrap(from), to: unwrap(to), label };
}

export function compareSunsets({ run }: Site, from: unknown, to: unknown): Difference {
  if (to === undefined) return { change: "removed", from, to };
  const [oldDate, newDate] = [parseDate(from), parseDate(to)];
  const isNoticed = newDate !== undefined && newDate - run.date >= noticeDays * dayMs;
  if (from === undefined) return { change: isNoticed ? "added" : "added too late", from, to };
  return { change: (newDate ?? 0) < (oldDate ?? 0) ? "earlier" : "later", from, to };
}

/** Returns the start of a UTC day in milliseconds, or undefined for an invalid date. */
export function parseDate(text: unknown): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(String(text)) ? Date.parse(String(text)) : Number.NaN;
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(String(text)) ? undefined : time;
}

function rankStability(stability: unknown): number {
  const rank = ["experimental", "beta"].indexOf(String(stability));
  return rank === -1 ? 2 : rank;
}

export function formatList(values: readonly unknown[], quote: string): string {
  return values
    .map((value) => `${quote}${typeof value === "string" ? value : stringifyJson(value)}${quote}`)
    .join(", ");
}
