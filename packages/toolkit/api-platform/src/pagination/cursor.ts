import type { OperationEntry } from "@animal-store/openapi-hono";

/**
 * Returns the query parameters of a list that filter by a column: all except `limit`, `cursor`, `order` and `id`.
 * @example
 * filterNames(contract.operations.listBooks); // ["language"]
 */
export function filterNames<Operation extends OperationEntry>({ parameters }: Operation): FilterName<Operation>[] {
  return parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name }) => name)
    .filter((name): name is FilterName<Operation> => !pageParameters.some((each) => each === name));
}

const pageParameters = ["limit", "cursor", "order", "id"] as const;

type FilterName<Operation extends OperationEntry> = Exclude<
  Extract<Operation["parameters"][number], { in: "query" }>["name"],
  (typeof pageParameters)[number]
>;

type ParameterValue = string | number | bigint | boolean;
export type ParameterValues = Readonly<Record<string, ParameterValue | readonly ParameterValue[] | undefined>>;

/** Returns a function that formats parameters as a query, always in the same order. Repeats an array for each item. */
export function createQueryFormatter(names: readonly string[]): (values: ParameterValues) => string {
  return (values) => {
    let query = "";
    for (const name of names) {
      const value = values[name];
      if (Array.isArray(value)) for (const item of value) query += `${query && "&"}${name}=${formatValue(item)}`;
      else if (value !== undefined) query += `${query && "&"}${name}=${formatValue(value)}`;
    }
    return query;
  };
}

function formatValue(value: unknown): string {
  return Number.isSafeInteger(value) ? `${value}` : encodeURIComponent(String(value));
}

export interface CursorScope {
  /** The id of the operation that lists the entries. */
  readonly list: string;
  /** The filter and order as a query string, such as `status=sold&order=desc`. */
  readonly filter: string;
}

/**
 * Returns the cursor of the page after an id.
 * @example
 * encodeCursor({ list: "listBooks", filter: "language=de" }, 20);
 */
export function encodeCursor({ list, filter }: CursorScope, after: number): string {
  return btoa(`${list}:${filter}:${after}`).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function decodeCursor(cursor: string, scope: CursorScope): { after: number } | { problem: string } {
  const [list = "", filter = "", position = ""] = decodeBase64Url(cursor).split(":");
  const after = Number(position);
  const isPosition = Number.isSafeInteger(after) && after >= 0;
  // Base64 has several encodings of the same bytes. Only the issued one is valid.
  if (!isPosition || list !== scope.list || cursor !== encodeCursor({ list, filter }, after))
    return {
      problem:
        "cursor was not issued by this operation. Use the cursor in the Link header of a page, or omit it to start from the first page.",
    };
  if (filter !== scope.filter)
    return {
      problem:
        "cursor was issued for a different filter or order. Use those of the page it came from, or omit the cursor to start from the first page.",
    };
  return { after };
}

function decodeBase64Url(cursor: string): string {
  try {
    return atob(cursor.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}
