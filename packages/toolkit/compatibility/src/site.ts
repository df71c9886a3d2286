import { stringifyJson } from "@animal-store/exact-json";
import { isNode, type Node, type OpenApiDocument, type TimeLimit } from "@animal-store/openapi-document";
import { changeKinds, commonFields, type Effect, type Field, type Rule } from "./change-kinds.ts";
import type { Change } from "./collect-changes.ts";
import { follow, getKeywords, type View } from "./schema-view.ts";

/** Whether a node describes data that clients send, data that they receive, or neither. */
export type Direction = "request" | "response" | "unused";

/** The changes of two nodes, without those of the nodes below. */
export type Result = {
  changes: FoundChange[];
  children: { keys: string[]; result: Result }[];
  isUnstable: boolean;
};

export type FoundChange = {
  kind: string;
  direction: Direction;
  action: Change["action"];
  effect: Effect;
  message: string;
  /** Where the change is in the new document. */
  node: unknown;
  key: string | undefined;
  /** The field and the entry that was added or removed. */
  entry: string[];
  isUnstable: boolean;
};

export type ComparedOperation = { id: string; label: string; result: Result };

export type Run = {
  before: OpenApiDocument;
  after: OpenApiDocument;
  date: number;
  /** The part of all paths that one document has in the URLs of its servers, and the other one in its paths: `/v1`. */
  prefixes: { old: string; new: string };
  /** The results of each pair of nodes, by their use: the direction, and what else the rules of a schema depend on. */
  results: Map<unknown, Map<unknown, Record<string, Result>>>;
  /** Calls a function that matches patterns. Returns undefined if the patterns of a run take too long together. */
  matchInTime: TimeLimit;
  operations: ComparedOperation[];
  /** The comparisons of nodes that operations use. */
  used: (() => void)[];
  /** The comparisons of other nodes. */
  unused: (() => void)[];
  /** The comparisons that need the results of the nodes below. */
  last: (() => void)[];
};

export type Context = {
  direction: Direction;
  /** The name of the nearest parameter, property, header or component, for messages. */
  name: string;
  /** Names a parameter by its location, also for its schema. */
  label?: string | undefined;
  /** The media type of a body of bytes or of a form. Its name describes the content, so a schema need not repeat it. */
  mediaType?: string | undefined;
  /** The nearest node of the new document. */
  at: unknown;
  path?: PathPair;
};

/** Two path items that are compared, and their path templates. */
export type PathPair = { old: Node; new: Node; templates: [string, string]; isRoot: boolean };

/** One field of two nodes. */
export type Site = {
  run: Run;
  result: Result;
  type: string;
  key: string;
  field: Field;
  old: Side;
  new: Side;
  context: Context;
};

export type Side = { document: OpenApiDocument; raw: unknown; node: Node; origins: View["origins"] };

export type Details = {
  name?: string;
  label?: string | undefined;
  from?: unknown;
  to?: unknown;
  values?: string;
  node?: unknown;
  key?: string;
  direction?: Direction;
  isUnstable?: boolean;
  /** The change concerns a value, not a part of the document. */
  isRule?: true;
};

/** Stands for a path item that one document does not have. */
export const absentItem = {};

export function isInDocument(value: unknown): boolean {
  return typeof value === "object" && value !== null && value !== absentItem;
}

export function createResult(isUnstable = false): Result {
  return { changes: [], children: [], isUnstable };
}

export function addChild(result: Result, keys: string[], child: Result): void {
  result.children.push({ keys, result: child });
}

/** Returns the changes of a result and of the results below it. */
export function listChanges(root: Result): FoundChange[] {
  const results = new Set([root]);
  for (const { children } of results) for (const { result } of children) results.add(result);
  return [...results].flatMap(({ changes }) => changes);
}

export function toDirection({ field, context: { direction } }: Site): Direction {
  if (!field.flips || direction === "unused") return direction;
  return direction === "request" ? "response" : "request";
}

/** Follows references, and adds the members next to them that a path item can have. OpenAPI ignores others. */
export function flatten(document: OpenApiDocument, value: unknown, depth = 0): Node {
  const node = follow(document, value);
  if (!isNode(node)) return {};
  const target = "$ref" in node && depth < 20 ? document.findTarget(node) : undefined;
  if (target === undefined) return node;
  const { $ref: _, ...members } = node;
  const isKept = (key: string) => key.startsWith("x-") || Object.hasOwn(changeKinds.PathItem ?? {}, key);
  const kept = Object.entries(members).filter(([key]) => isKept(key));
  return { ...flatten(document, target, depth + 1), ...Object.fromEntries(kept) };
}

export function isUnstable(document: OpenApiDocument, type: string, value: unknown): boolean {
  const node = type === "Schema" ? getKeywords(document, value) : flatten(document, value);
  return node["x-stability"] === "beta" || node["x-stability"] === "experimental";
}

export function findSchemaName(value: unknown): string | undefined {
  return isNode(value)
    ? /(?:^|\/)(?:schemas|\$defs|definitions)\/([^/]+?)(?:\.(?:ya?ml|json))?$/.exec(String(value.$ref))?.[1]
    : undefined;
}

export function toText(value: unknown): string {
  return typeof value === "string" ? value : (stringifyJson(value) ?? "unknown");
}

export function emit(site: Site, change: string, details: Details = {}): void {
  const { type, key, field, result, context, new: newSide } = site;
  const { direction = toDirection(site), isUnstable = false } = details;
  const origin = newSide.origins.get(key) ?? newSide.raw;
  result.changes.push({
    kind: `${type}.${key} ${change}`,
    direction,
    action: toAction(site, change, details),
    effect: findEffect(field.rules[change] ?? (commonFields.unknown.rules.changed as Rule), direction, details),
    message: formatMessage(site, change, details),
    node: details.node ?? (isInDocument(origin) ? origin : context.at),
    key: details.node === undefined ? key : details.key,
    entry: change.includes("entry") && !/^operations?$/.test(field.as ?? "") ? [key, details.name ?? ""] : [],
    isUnstable,
  });
}

function findEffect({ request, response }: Rule, direction: Direction, { from }: Details): Effect {
  if (direction === "unused" && request.verdict !== "annotation")
    return { verdict: "compatible", reason: "No operation uses it in this direction." };
  const effect = direction === "response" ? response : request;
  return effect.nextStep ? { ...effect, nextStep: effect.nextStep.replace("{from}", String(from)) } : effect;
}

function toAction({ type, key }: Site, change: string, { isRule }: Details): Change["action"] {
  if (key === "deprecated" && change === "set") return "deprecated";
  if (key === "x-sunset" && change.startsWith("added")) return "deprecated";
  // A changed rule is never an addition or a removal.
  if ((isRule || (type === "Schema" && key !== "properties")) && key !== "x-error-codes") return "changed";
  return (["removed", "added"] as const).find((action) => change.includes(action)) ?? "changed";
}

function formatMessage({ type, key, field, context }: Site, change: string, details: Details): string {
  const { name = "", label = field.label ?? context.label ?? `Entry of \`${key}\``, from, to, values = "" } = details;
  const owner = type === "Response" ? `${context.name} response` : context.name;
  const texts = { name, label, values, field: key, owner, from: formatValue(from), to: formatValue(to) };
  const text = typeof field.text === "string" ? field.text : field.text?.[change];
  const template = omitLongValues(text ?? defaultText(type, change, from, to), texts.from, texts.to);
  return template.replace(/\{(\w+)\}/g, (_, placeholder: keyof typeof texts) => texts[placeholder]);
}

/** Omits long values. A change from or to an absent value is an addition or a removal. */
function omitLongValues(template: string, from: string, to: string): string {
  const isLong = from.length + to.length > 150;
  if (from !== absentValue && to !== absentValue)
    return isLong ? template.replace(/ changed from .*/, " changed.") : template;
  const [value, change] = from === absentValue ? [" {to}", "added"] : [" {from}", "removed"];
  return template.replace(
    /^(.*?)( of .*)? changed from \{from\} to \{to\}\.$/,
    `$1${isLong ? "" : value}$2 was ${change}.`,
  );
}

function defaultText(type: string, change: string, from: unknown, to: unknown): string {
  // Equal changes of several operations have one message, so it does not name them.
  const owner = ["Root", "Components", "PathItem", "Operation", "Callback"].includes(type) ? "" : " of `{owner}`";
  const subject = change.includes("entry") ? "{label} `{name}`" : "`{field}`";
  const action = ["added", "removed"].find((name) => change.includes(name));
  const verb = action ? `was ${action}` : "changed";
  const isValue = from !== undefined || to !== undefined;
  return `${subject}${owner} ${isValue && !change.includes("entry") ? "changed from {from} to {to}" : verb}.`;
}

const absentValue = "any";

function formatValue(value: unknown): string {
  if (value === undefined) return absentValue;
  return typeof value === "string" && /\(exclusive\)$|^\d{4}-\d\d-\d\d$/.test(value) ? value : stringifyJson(value);
}
