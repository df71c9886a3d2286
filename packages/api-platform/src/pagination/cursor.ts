import type { OperationEntry } from "@animal-store/openapi-hono";

/**
 * Returns the query parameters of a list, without `limit` and `cursor`.
 * @example
 * filterNames(contract.operations.listBooks); // ["language"]
 */
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

export type ParameterValues = Readonly<Record<string, string | number | bigint | boolean | undefined>>;

/** Returns a function that formats parameters as a query, always in the same order. */
export function createQueryFormatter(names: readonly string[]): (values: ParameterValues) => string {
  return (values) => {
    let query = "";
    for (const name of names) {
      const value = values[name];
      if (value !== undefined) query += `${query && "&"}${name}=${encodeURIComponent(formatValue(value))}`;
    }
    return query;
  };
}

/** Distinguishes arrays with the same text, such as `["a,b"]` and `["a", "b"]`. */
function formatValue(value: unknown): string {
  if (typeof value !== "object") return String(value);
  return JSON.stringify(value, (_, item) => (typeof item === "bigint" ? `${item}n` : item));
}

export interface CursorScope {
  /** The id of the operation that lists the entries. */
  readonly list: string;
  /** The filter as a query string, such as `status=sold`. */
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

/** Returns the id before the page of a cursor, or undefined if the cursor was not issued for this list and filter. */
export function decodeCursor(cursor: string | undefined, scope: CursorScope): number | undefined {
  if (cursor === undefined) return 0;
  const after = Number(decodeBase64Url(cursor).split(":").at(-1));
  // Base64 has several encodings of the same bytes. Only the issued one is valid.
  const isIssued = Number.isSafeInteger(after) && after >= 0 && cursor === encodeCursor(scope, after);
  return isIssued ? after : undefined;
}

function decodeBase64Url(cursor: string): string {
  try {
    return atob(cursor.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}
