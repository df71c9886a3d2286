import type { Awaitable, Contract, OperationEntry, Reply } from "@animal-store/openapi-hono";
import { createReplyCoalescer, type RunAfterTurn } from "./reply-coalescer.ts";
import {
  createRequestKeyFormatter,
  createResponseCache,
  type KeyedRequest,
  listDependencies,
  pageDependencies,
  type ResponseCacheOptions,
  rowDependencies,
} from "./response-cache.ts";

export interface ReadCacheOptions extends ResponseCacheOptions {
  /** Lets identical requests in one event-loop iteration share one read, for stores without an invalidation tracker. */
  readonly runAfterTurn?: RunAfterTurn | undefined;
}

/** The GET operations of a contract, each with the only table that it reads. A missing operation is a type error. */
export type TableByRead<Api extends Contract> = {
  readonly [Id in keyof Api["operations"] as Api["operations"][Id]["method"] extends "GET" ? Id : never]: string;
};

type ReadHandler = (request: KeyedRequest) => Awaitable<Reply>;

/**
 * Returns a function that wraps the handlers of GET operations. With an invalidation tracker, responses are cached until
 * their table changes. With `runAfterTurn`, identical requests for a list share one read.
 * The path and query of a request identify its response, so these handlers must not use its headers or its caller.
 * @example
 * const handlers = createReadCache(contract, { invalidationTracker })(uncachedHandlers, { listBooks: "books" });
 */
export function createReadCache<const Api extends Contract>({ operations }: Api, options: ReadCacheOptions) {
  const withCache = createResponseCache(options);
  const coalesce = createReplyCoalescer(options.runAfterTurn);

  return <Handlers extends object>(handlers: Handlers, tables: TableByRead<Api>): Handlers => {
    const wrapped = Object.entries<string>(tables).map(([id, table]) => {
      const handler = (handlers as Readonly<Record<string, ReadHandler>>)[id] as ReadHandler;
      return [id, wrap(operations[id] as OperationEntry, table, handler)];
    });
    return { ...handlers, ...Object.fromEntries(wrapped) };
  };

  function wrap(operation: OperationEntry, table: string, handler: ReadHandler): ReadHandler {
    // A path such as /books/{bookId} identifies one row.
    if (operation.path.endsWith("}")) return withCache(operation, handler, rowDependencies(table));
    const isPage = operation.parameters.some(({ name }) => name === "cursor");
    const dependencies = isPage ? pageDependencies(table) : listDependencies(table);
    return coalesce(withCache(operation, handler, dependencies), createRequestKeyFormatter(operation));
  }
}
