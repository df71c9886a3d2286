import { isNode, mapMembers } from "@animal-store/openapi-document";

/** Returns a copy with other leaves. A file is a leaf, like a text. */
export function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change));
  if (!isNode(value) || value instanceof Blob) return change(value);
  return mapMembers(value, (member) => mapLeaves(member, change));
}

/** Returns the values within arrays and objects, at each depth. */
export function listLeaves(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listLeaves) : [value];
}
