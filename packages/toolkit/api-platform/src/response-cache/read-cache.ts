import type { Awaitable, Contract, OperationEntry, Reply } from "@animal-store/openapi-hono";
import { createResponseCache, type ReadHandler, type ResponseCacheOptions } from "./response-cache.ts";

export interface ReadCacheOptions extends ResponseCacheOptions {
  /**
   * Lets identical requests in one event-loop iteration share one read, for stores without an invalidation tracker.
   * Schedules a read after the current iteration. It can wait for the promises of earlier reads.
   */
  readonly runAfterTurn?: ((read: () => Awaitable<unknown>) => void) | undefined;
}

/** The GET operations to cache, each with the only table that it reads: all of its rows, or one row. */
export type CachedReads<Api extends Contract, Table extends string> = {
  readonly [Id in keyof Api["operations"] as Api["operations"][Id]["method"] extends "GET" ? Id : never]?:
    | Table
    | { readonly row: Table };
};

type Read = string | { readonly row: string };

/**
 * Returns a function that wraps the handlers of GET operations. With an invalidation tracker, responses are cached until
 * their table changes. With `runAfterTurn`, identical requests for a list share one read.
 * The target of a request identifies its response, so these handlers must not use its headers or its caller. A response to a
 * target that can contain an API key is not cached.
 * @throws {TypeError} for an operation that responds with events
 * @param _tables the tables of the store. Only the compiler uses their names
 * @example
 * const cacheReads = createReadCache(contract, definition.tables, { invalidationTracker });
 * const handlers = cacheReads(uncachedHandlers, { listBooks: "books", findBook: { row: "books" } });
 */
export function createReadCache<const Api extends Contract, Table extends string>(
  { operations }: Api,
  _tables: Readonly<Record<Table, unknown>>,
  options: ReadCacheOptions,
): <Handlers extends object>(handlers: Handlers, reads: CachedReads<Api, Table>) => Handlers {
  const withCache = createResponseCache(options);
  const { runAfterTurn } = options;

  return (handlers, reads) => {
    const wrapped = Object.entries<Read>(reads as Record<string, Read>).map(([id, read]) => {
      const handler = (handlers as Readonly<Record<string, ReadHandler>>)[id] as ReadHandler;
      return [id, wrap(operations[id] as OperationEntry, read, handler)];
    });
    return { ...handlers, ...Object.fromEntries(wrapped) };
  };

  function wrap(operation: OperationEntry, read: Read, handler: ReadHandler): ReadHandler {
    const contents = Object.values(operation.responses).flatMap((response) => Object.values(response.contents ?? {}));
    if (contents.some(({ kind }) => ["events", "lines", "sequence"].includes(kind)))
      throw new TypeError(
        `${operation.id} responds with events, which cannot be cached. Remove it from the cached reads.`,
      );
    if (typeof read === "object") return withCache(operation, handler, { table: read.row, rows: "one" });
    const isPage = operation.parameters.some(({ name }) => name === "cursor");
    const cachedHandler = withCache(operation, handler, { table: read, rows: isPage ? "page" : "all" });
    return runAfterTurn ? coalesce(cachedHandler, runAfterTurn) : cachedHandler;
  }
}

/** Lets requests with the same target share one read. A request joins only a read that has not started, so that clients read their own writes. */
function coalesce(handler: ReadHandler, runAfterTurn: NonNullable<ReadCacheOptions["runAfterTurn"]>): ReadHandler {
  const queuedReplies = new Map<string, Promise<Reply>>();
  return (request) => {
    const { target } = request;
    const queuedReply = queuedReplies.get(target);
    if (queuedReply) return queuedReply;
    const sharedReply = new Promise<Reply>((resolve) => {
      runAfterTurn(() => {
        queuedReplies.delete(target);
        const reply = (async () => handler(request))();
        resolve(reply);
        return reply;
      });
    });
    queuedReplies.set(target, sharedReply);
    return sharedReply;
  };
}
