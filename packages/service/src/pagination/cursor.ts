import { contract } from "@animal-store/contract";
import type { OperationEntry } from "@animal-store/openapi-hono";

/**
 * Cuts a page out of one entry more than its limit: the extra one tells whether there is a next page.
 * @returns the page, and the value of its `Link` header (RFC 8288), if any
 */
export function toPage<Entry extends { id: number }>(
  entries: Entry[],
  { operation, limit, filter }: { operation: OperationEntry; limit: number; filter: string },
): { page: Entry[]; link: string | undefined } {
  if (entries.length <= limit) return { page: entries, link: undefined };
  const page = entries.slice(0, limit);
  const cursor = encodeCursor({ list: operation.id, filter }, page.at(-1)?.id ?? 0);
  const query = `limit=${limit}${filter && `&${filter}`}&cursor=${cursor}`;
  return { page, link: `<${contract.basePath}${operation.path}?${query}>; rel="next"` };
}

/** Returns the query parameters of a list that choose its entries. */
export function filterNames<Operation extends OperationEntry>({ parameters }: Operation): FilterName<Operation>[] {
  return parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name }) => name)
    .filter((name): name is FilterName<Operation> => name !== "limit" && name !== "cursor");
}

type FilterName<Operation extends OperationEntry> = Exclude<
  Extract<Operation["parameters"][number], { in: "query" }>["name"],
  "limit" | "cursor"
>;

/** Values of parameters. An array or an object needs another format. */
export type ParameterValues = Readonly<Record<string, string | number | bigint | boolean | undefined>>;

/** Returns a function that writes the filter of a list as its query has it, such as `status=sold`. */
export function createFilterFormat(operation: OperationEntry): (query: ParameterValues) => string {
  return createQueryFormat(filterNames(operation));
}

/** Returns a function that writes parameters as a query, always in the given order. */
export function createQueryFormat(names: readonly string[]): (values: ParameterValues) => string {
  return (values) => {
    let query = "";
    for (const name of names) {
      const value = values[name];
      if (value !== undefined) query += `${query && "&"}${name}=${encodeURIComponent(String(value))}`;
    }
    return query;
  };
}

/** What a cursor belongs to: the operation that issued it and the filter of its list. */
export interface CursorScope {
  readonly list: string;
  readonly filter: string;
}

/** Writes an opaque cursor: the list, its filter and the last id seen, in base64url (RFC 4648, section 5). */
export function encodeCursor({ list, filter }: CursorScope, after: number): string {
  return btoa(`${list}:${filter}:${after}`).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Reads a cursor. Without one a list begins at its first entry. @returns the last id seen, or what is wrong with the cursor */
export function decodeCursor(cursor: string | undefined, scope: CursorScope): { after: number } | { problem: string } {
  if (cursor === undefined) return { after: 0 };
  const [list, filter, position = ""] = decode(cursor).split(":");
  const after = Number(position);
  const isIssued = list === scope.list && filter !== undefined && Number.isSafeInteger(after) && after >= 0;
  // Only the spelling that was issued counts: base64 has several for the same bytes.
  if (!isIssued || cursor !== encodeCursor({ list, filter }, after)) {
    return {
      problem:
        "cursor was not issued by this operation. Use the cursor in the Link header of a page, or omit it to start from the first page.",
    };
  }
  if (filter !== scope.filter) {
    return {
      problem:
        "cursor was issued for a different filter. Use the filter of the page it came from, or omit the cursor to start from the first page.",
    };
  }
  return { after };
}

function decode(cursor: string): string {
  try {
    return atob(cursor.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}
