import { contract } from "@animal-store/contract";
import type { OperationEntry } from "@animal-store/openapi-hono";
import { encodeCursor } from "./cursor.ts";

/**
 * Cuts a page out of one entry more than its limit: the extra one tells whether there is a next page.
 * @returns the page and the value of its `Link` header (RFC 8288), if any
 */
export function cutPage<Entry extends { id: number }>(
  entries: Entry[],
  { operation, limit, filters = {} }: { operation: OperationEntry; limit: number; filters?: Record<string, string | undefined> },
): { page: Entry[]; link: string | undefined } {
  if (entries.length <= limit) return { page: entries, link: undefined };
  const page = entries.slice(0, limit);
  const query = new URLSearchParams({ limit: String(limit) });
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, value);
  query.set("cursor", encodeCursor({ list: operation.id, filter: filterOf(filters) }, page.at(-1)?.id ?? 0));
  return { page, link: `<${contract.basePath}${operation.path}?${query}>; rel="next"` };
}

/** The filter of a list as a cursor carries it. */
export function filterOf(filters: Record<string, string | undefined>): string {
  return new URLSearchParams(Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined)).toString();
}
