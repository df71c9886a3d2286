import { type Awaitable, mapAwaitable, type OperationEntry, type Reply } from "@animal-store/openapi-hono";
import { createQueryFormatter, decodeCursor, encodeCursor, filterNames, type ParameterValues } from "./cursor.ts";

interface ListRequest<Row, Id extends string> {
  readonly query: ParameterValues & { readonly limit: number; readonly cursor?: string | undefined };
  reply(status: 200, page: Row[], headers: { readonly Link?: string | undefined }): Reply<Id>;
  replyError(code: "invalid_cursor", message: string): Reply<Id>;
}

interface PageRequest {
  /** The query parameters of the request, which contain the filter. */
  readonly filter: object;
  /** Excludes this id and all smaller ids. */
  readonly after: number;
  readonly limit: number;
}

/**
 * Returns the handler of a list with the query parameters `limit` and `cursor`. It responds with a page in ascending
 * order of id, and a `Link` to the next page (RFC 8288).
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
    (parameter) => parameter.in !== "path" && !parameter.isArray && parameter.type !== "object",
  );
  if (!isSupported)
    throw new RangeError(
      `createListHandler supports no path parameter, array or object. Write the handler of ${operation.id} yourself.`,
    );
  const formatFilter = createQueryFormatter(filterNames(operation));
  return ({ query, reply, replyError }) => {
    const { limit, cursor } = query;
    const filter = formatFilter(query);
    const scope = { list: operation.id, filter };
    const decodedCursor = decodeCursor(cursor, scope);
    if ("problem" in decodedCursor) return replyError("invalid_cursor", decodedCursor.problem);
    return mapAwaitable(list({ filter: query, after: decodedCursor.after, limit: limit + 1 }), (rows) => {
      if (rows.length <= limit) return reply(200, rows, {});
      const page = rows.slice(0, limit);
      const nextCursor = encodeCursor(scope, page.at(-1)?.id ?? 0);
      const nextQuery = `limit=${limit}${filter && `&${filter}`}&cursor=${nextCursor}`;
      return reply(200, page, { Link: `<${basePath}${operation.path}?${nextQuery}>; rel="next"` });
    });
  };
}
