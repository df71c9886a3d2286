import type { Node } from "./document.ts";
import { acceptsText, parsePattern } from "./random-text.ts";
import type { Schemas, Shape } from "./schemas.ts";

/** `createdAt`, `updated_on`, `lastModified`. */
const timestamps =
  /^(date|time)?(created|creation|inserted|added|registered|(last)?(updated?|modified|changed)|modification)(at|on|date|time|utc|timestamp|ms)*$/;

/** Returns a name without case and separators, so that `created_at` and `createdAt` are the same. */
export function normalize(name: string): string {
  return name.replaceAll(/[^a-z0-9]/gi, "").toLowerCase();
}

/** Returns the expression of the current time, if a member is the time of a change. */
export function writeTime(
  schemas: Schemas,
  name: string,
  schema: Node | undefined,
  isUpdate = false,
): string | undefined {
  const node = schemas.resolve(schema);
  const normal = normalize(name);
  if (!timestamps.test(normal) || (isUpdate && !/updat|modif|chang/.test(normal))) return undefined;
  const types = schemas.listTypes(node);
  if (types?.has("string")) return writeTimeText(node);
  if (!types?.has("integer") || node.enum) return undefined;
  const isMilliseconds = /milli|\bms\b/i.test(String(node.description)) || normal.endsWith("ms");
  return isMilliseconds ? "Date.now()" : "Math.floor(Date.now() / 1000)";
}

function writeTimeText(node: Node): string | undefined {
  const now = new Date().toISOString();
  if (node.format === "date") return acceptsText(node, now.slice(0, 10)) ? `${isoTime}.slice(0, 10)` : undefined;
  const isTime = (node.format ?? "date-time") === "date-time" && !node.enum;
  return isTime && acceptsText(node, now) ? isoTime : undefined;
}

const isoTime = "new Date().toISOString()";

/** Returns the expression of a value that a schema accepts. Undefined if it needs knowledge. */
export function writeValue(schemas: Schemas, name: string, schema: Node | undefined, depth = 0): string | undefined {
  const node = schemas.resolve(schema);
  if ("const" in node) return writeLiteral(node.const);
  if (node.default !== undefined) return writeLiteral(node.default);
  if (Array.isArray(node.enum)) return writeLiteral(node.enum[0]);
  const time = writeTime(schemas, name, node);
  if (time !== undefined) return time;
  const types = schemas.listTypes(node);
  if (types?.has("null") || !types) return "null";
  if (depth > 5) return undefined;
  const shape = types.has("object") ? schemas.toShape(node) : undefined;
  if (shape) return writeRequired(schemas, shape, depth);
  if (node.allOf || node.anyOf || node.oneOf || node.not) return undefined;
  if (types.has("boolean")) return "false";
  if (types.has("string")) return writeText(node, name);
  if (types.has("integer") || types.has("number")) return writeNumber(node);
  if (types.has("object")) return node.minProperties || node.required?.length ? undefined : "{}";
  const count = Number(node.minItems ?? 0);
  const item = count > 0 ? writeValue(schemas, name, node.items, depth + 1) : undefined;
  if (count === 0) return "[]";
  return item !== undefined && (count === 1 || node.uniqueItems !== true)
    ? `[${Array.from({ length: count }, () => item).join(", ")}]`
    : undefined;
}

function writeRequired(
  schemas: Schemas,
  { required, properties }: Pick<Shape, "required" | "properties">,
  depth: number,
): string | undefined {
  const members = required.map((name) => {
    const value = writeValue(schemas, name, properties[name], depth + 1);
    return value === undefined ? undefined : `${toKey(name)}: ${value}`;
  });
  return members.includes(undefined) ? undefined : writeObject(members as string[]);
}

const formatTexts: Readonly<Record<string, string>> = {
  date: "2030-01-31",
  time: "00:00:00Z",
  duration: "PT0S",
  email: "user@example.com",
  hostname: "example.com",
  ipv4: "127.0.0.1",
  ipv6: "::1",
  uri: "https://example.com/",
  url: "https://example.com/",
};

function writeText(node: Node, name: string): string | undefined {
  const { format, pattern, minLength = 0, maxLength = 100 } = node;
  if (format === "date-time") return writeTimeText(node);
  if (format === "uuid") return "randomUUID()";
  const plain = formatTexts[String(format)] ?? (/^u?int(32|64)$/.test(String(format)) ? "0" : "");
  // projectId and project_id, but not paid
  const [, owner] = /^(\w+?)(?:_?I[Dd]|_id)$/.exec(name) ?? [];
  const reference = owner === undefined || plain !== "" ? plain : `${owner}-1`;
  const text = [reference, plain, "x".repeat(Number(minLength))].find((each) => acceptsText(node, each));
  if (text !== undefined && (format === undefined || text !== "" || !formatTexts[String(format)]))
    return JSON.stringify(text);
  const source = pattern === undefined ? undefined : parsePattern(String(pattern), Number(maxLength), 0);
  return source && acceptsText(node, source.create()) ? source.code : undefined;
}

function writeNumber({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Node): string | undefined {
  const [low, high] = [Number(minimum ?? -Infinity), Number(maximum ?? Infinity)];
  const isStrict = (bound: unknown, value: number, edge: number) => (bound === true ? value !== edge : true);
  const candidates = [0, 1, low, low + 1, Number(exclusiveMinimum) + 1, high, high - 1, Number(multipleOf)];
  const value = candidates.find(
    (each) =>
      Number.isFinite(each) &&
      each >= low &&
      each <= high &&
      isStrict(exclusiveMinimum, each, low) &&
      isStrict(exclusiveMaximum, each, high) &&
      (typeof exclusiveMinimum !== "number" || each > exclusiveMinimum) &&
      (typeof exclusiveMaximum !== "number" || each < exclusiveMaximum) &&
      (typeof multipleOf !== "number" || each % multipleOf === 0),
  );
  return value === undefined ? undefined : String(value);
}

/** Writes a value of JSON. */
function writeLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeLiteral).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return writeObject(Object.entries(value).map(([key, each]) => `${toKey(key)}: ${writeLiteral(each)}`));
}

const identifier = /^[A-Za-z_$][\w$]*$/;

/** Writes the key of an object. A literal would set the prototype with `__proto__`. */
export function toKey(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return identifier.test(name) ? name : JSON.stringify(name);
}

export function toAccess(name: string): string {
  return identifier.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

export function writeObject(members: readonly string[]): string {
  return `{ ${members.join(", ")} }`;
}

export function writeCall(name: string, ...args: readonly string[]): string {
  return `${name}(${args.join(", ")})`;
}

/** Writes `db.selectFrom("notes").selectAll()`. */
export function writeChain(...calls: readonly string[]): string {
  return calls.join(".");
}

/** Escapes a text within a template literal. */
export function escapeTemplate(text: string): string {
  return text.replaceAll(/[\\`$]/g, "\\$&");
}
