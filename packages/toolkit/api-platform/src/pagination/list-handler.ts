import { type Awaitable, mapAwaitable, type OperationEntry, type Reply } from "@animal-store/openapi-hono";
import { createQueryFormatter, decodeCursor, encodeCursor, filterNames, type ParameterValues } from "./cursor.ts";

interface ListRequest<Row, Id extends string> {
  readonly query: ParameterValues & {
    readonly limit: number;
    readonly cursor?: string | undefined;
    readonly order?: "asc" | "desc" | undefined;
    readonly id?: readonly (number | bigint)[] | undefined;
  };
  reply(status: 200, page: Row[], headers: { readonly Link?: string | undefined }): Reply<Id>;
  replyError(code: "invalid_cursor", message: string): Reply<Id>;
}

interface PageRequest {
  /** The query parameters of the request, which contain the filter. */
  readonly filter: object;
  /** Includes only rows with these ids. */
  readonly ids: readonly (number | bigint)[] | undefined;
  readonly order: "asc" | "desc";
  /** Excludes this id and the ids before it in the order. */
  readonly after: number | undefined;
  readonly limit: number;
}

/**
 * Returns the handler of a list with the query parameters `limit` and `cursor`, and optionally `order` (`asc` or `desc`) and
 * `id` (an array). It responds with a page in the order of id, ascending by default, and a `Link` to the next page (RFC 8288).
 * @throws {RangeError} if the path has a parameter, or if a filter is an array or an object
 * @example
 * const listBooks = createListHandler(contract.basePath, contract.operations.listBooks, store.tables.books.list);
 */
export function createListHandler<const Operation extends OperationEntry, Row extends { readonly id: number }>(
  basePath: string,
  operation: Operation,
  list: (page: PageRequest) => Awaitable<Row[]>,
): (request: ListRequest<Row, Operation["id"]>) => Awaitable<Reply<Operation["id"]>> {
  const isSupported = operation.parameters.every(
    ({ name, in: location, isArray, delimiter, type }) =>
      location !== "path" && type !== "object" && (!isArray || (name === "id" && delimiter === undefined)),
  );
  if (!isSupported)
    throw new RangeError(
      `createListHandler supports no path parameter or object, and no array except a repeated id. Write the handler of ${operation.id} yourself.`,
    );
  const formatFilter = createQueryFormatter([...filterNames(operation), "id", "order"]);
  return ({ query, reply, replyError }) => {
    const { limit, cursor, id: ids, order = "asc" } = query;
    // Omits the default order, so that cursors from before this parameter stay valid.
    const filter = formatFilter(order === "asc" ? { ...query, order: undefined } : query);
    const scope = { list: operation.id, filter };
    const decodedCursor = cursor === undefined ? { after: undefined } : decodeCursor(cursor, scope);
    if ("problem" in decodedCursor) return replyError("invalid_cursor", decodedCursor.problem);
    const page = { filter: query, ids, order, after: decodedCursor.after, limit: limit + 1 };
    return mapAwaitable(list(page), (rows) => {
      if (rows.length <= limit) return reply(200, rows, {});
      const entries = rows.slice(0, limit);
      const nextCursor = encodeCursor(scope, entries.at(-1)?.id ?? 0);
      const nextQuery = `limit=${limit}${filter && `&${filter}`}&cursor=${nextCursor}`;
      return reply(200, entries, { Link: `<${basePath}${operation.path}?${nextQuery}>; rel="next"` });
    });
  };
}
