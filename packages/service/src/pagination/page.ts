import { contract } from "@animal-store/contract";
import type { OperationEntry } from "@animal-store/openapi-hono";
import { encodeCursor } from "./cursor.ts";

/**
 * Cuts a page out of one entry more than its limit: the extra one tells whether there is a next page.
 * @returns the page, and the value of its `Link` header (RFC 8288), if any
 */
export function cutPage<Entry extends { id: number }>(
  entries: Entry[],
  { operation, limit, filter }: { operation: OperationEntry; limit: number; filter: string },
): { page: Entry[]; link: string | undefined } {
  if (entries.length <= limit) return { page: entries, link: undefined };
  const page = entries.slice(0, limit);
  const cursor = encodeCursor({ list: operation.id, filter }, page.at(-1)?.id ?? 0);
  const query = `limit=${limit}${filter && `&${filter}`}&cursor=${cursor}`;
  return { page, link: `<${contract.basePath}${operation.path}?${query}>; rel="next"` };
}
