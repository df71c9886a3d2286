import { isNode, type Node } from "@animal-store/openapi-document";
import type { Edit } from "./edit-document.ts";
import type { Random } from "./random.ts";

// Members of several objects, valid and invalid.
const newMembers: Node = {
  description: "New.",
  deprecated: true,
  required: true,
  type: "string",
  enum: ["new"],
  const: 1,
  maximum: 7,
  exclusiveMinimum: 3,
  maxLength: 3,
  minItems: 2,
  pattern: "^a",
  format: "date",
  nullable: true,
  oneOf: [{ type: "string" }, { type: "null" }],
  allOf: [{ maxLength: 3 }],
  not: { type: "integer" },
  items: { type: "integer" },
  properties: { added: { type: "string" } },
  additionalProperties: { type: "integer" },
  $ref: "#/components/schemas/New",
  example: 1,
  schema: { type: "boolean" },
  content: { "text/plain": { schema: {} } },
  headers: { "X-New": { required: true, schema: { type: "string" } } },
  parameters: [{ name: "new", in: "query", schema: {} }],
  security: [],
  servers: [{ url: "/new" }],
  post: { operationId: "new", responses: {} },
  responses: { 299: { description: "New." } },
  callbacks: { event: { "/event": { post: { responses: {} } } } },
  readOnly: true,
  default: 0,
  explode: true,
  "x-stability": "beta",
  "x-sunset": "2026-01-01",
  "x-new": 1,
  unknown: {},
};

const otherValues: readonly unknown[] = [null, 0, "text", true, [], {}, ["a"], { a: 1 }];

/** Returns a random edit of any node: adds, removes or modifies one. */
export function createEdit(document: object, { next, pick }: Random): Edit {
  const nodes = listNodes(document, "");
  const { at, value } = pick(nodes);
  const choice = next();
  if (choice < 0.3) return { at };
  if (choice < 0.55 && isNode(value)) {
    const name = pick(Object.keys(newMembers));
    return { at: `${at}/${name}`, value: newMembers[name] };
  }
  if (choice < 0.55 && Array.isArray(value)) return { at: `${at}/-`, value: pick(value.length > 0 ? value : [1]) };
  if (choice < 0.65) return { at, value: pick(otherValues) };
  if (choice < 0.75) return { at, value: pick(nodes).value };
  return { at, value: modify(value, pick) };
}

function modify(value: unknown, pick: Random["pick"]): unknown {
  if (typeof value === "number") return value + pick([-1, 1]);
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") return `${value}a`;
  if (Array.isArray(value)) return pick([value.slice(1), value.toReversed(), [...value, "a"]]);
  if (!isNode(value)) return "a";
  const [[firstKey, firstValue] = ["a", 1], ...others] = Object.entries(value);
  return Object.fromEntries([[`${firstKey}a`, firstValue], ...others]);
}

function listNodes(node: unknown, at: string): { at: string; value: unknown }[] {
  const children = typeof node === "object" && node !== null ? Object.entries(node) : [];
  return children.flatMap(([key, value]) => {
    const childAt = `${at}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    return [{ at: childAt, value }, ...listNodes(value, childAt)];
  });
}
