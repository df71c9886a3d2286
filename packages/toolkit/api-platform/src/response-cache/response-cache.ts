import { type Awaitable, mapAwaitable, type OperationEntry, type Reply } from "@animal-store/openapi-hono";
import { LRUCache } from "lru-cache";
import type { CollectionChange, InvalidationTracker } from "./invalidation-tracker.ts";

export interface ResponseCacheOptions {
  /** Must be undefined if other processes write to the store. This disables the cache. */
  readonly invalidationTracker?: InvalidationTracker | undefined;
  /** Approximate maximum size of the stored responses in bytes. 0 disables the cache. @default 16 MiB */
  readonly maxCacheBytes?: number | undefined;
  readonly cacheObserver?: CacheObserver | undefined;
}

/** Receives the hits and misses of the response cache. */
export interface CacheObserver {
  /** Returns the callback for the requests of an operation. */
  forOperation(operation: string): (isHit: boolean) => void;
}

export type ReadHandler = (request: KeyedRequest) => Awaitable<Reply>;

type CacheWrapper = (operation: OperationEntry, handler: ReadHandler, readRows: ReadRows) => ReadHandler;

/** The rows of a table that a reply depends on: one row, all rows, or a page in the order of id. */
export interface ReadRows {
  readonly table: string;
  readonly rows: "one" | "all" | "page";
}

interface CachedReply {
  readonly reply: Reply;
  readonly versionsBeforeRead: readonly Version[];
}

interface Version {
  readonly change: CollectionChange;
  readonly version: number;
}

export const defaultMaxCacheBytes = 16 * 2 ** 20;

/** Returns a function that wraps a handler. Its successful replies are cached until their data changes. */
export function createResponseCache(options: ResponseCacheOptions): CacheWrapper {
  const { invalidationTracker, maxCacheBytes = defaultMaxCacheBytes, cacheObserver } = options;
  if (!invalidationTracker || maxCacheBytes < overheadBytes) return (_, handler) => handler;
  const maxMissBytes = Math.ceil(maxCacheBytes / 16);
  const entries = new LRUCache<string, CachedReply>({ maxSize: maxCacheBytes - maxMissBytes });
  const recentMisses = new LRUCache<string, true>({
    maxSize: maxMissBytes,
    sizeCalculation: (_, key) => key.length + 64,
  });
  const isCurrent = ({ change, version }: Version) => invalidationTracker.currentVersion(change) === version;
  const isFresh = (entry: CachedReply) => entry.versionsBeforeRead.every(isCurrent);
  const withVersion = (change: CollectionChange): Version => ({
    change,
    version: invalidationTracker.currentVersion(change),
  });

  return (operation, handler, readRows) => {
    // A target with an API key must not stay in memory.
    if (operation.credentials) return handler;
    const onRequest = cacheObserver?.forOperation(operation.id);
    return (request) => {
      const key = request.target;
      const cachedReply = entries.get(key);
      const isHit = cachedReply !== undefined && isFresh(cachedReply);
      onRequest?.(isHit);
      if (isHit) return cachedReply.reply;
      const changed = withVersion(`${readRows.table}.changed`);
      const appended = withVersion(`${readRows.table}.appended`);
      return mapAwaitable(handler(request), (reply) => {
        if (reply.status >= 400) return reply;
        const versionsBeforeRead = dependsOnNewRows(readRows, request, reply) ? [changed, appended] : [changed];
        store(key, { reply, versionsBeforeRead }, cachedReply !== undefined);
        return reply;
      });
    };
  };

  function store(key: string, entry: CachedReply, wasStored: boolean): void {
    if (!isFresh(entry)) return;
    // The `Link` of a page repeats the query of its key.
    const size = 2 * key.length + estimateBytes(entry.reply) + overheadBytes;
    const fits = entries.calculatedSize + size <= entries.maxSize;
    // A full cache stores only repeated requests, so that requests that do not repeat cannot evict them.
    if (wasStored || fits || recentMisses.has(key)) entries.set(key, entry, { size });
    else recentMisses.set(key, true);
  }
}

/** The request members that a reply depends on. The target identifies it, so other texts of the same query have other entries. */
export interface KeyedRequest {
  readonly target: string;
  readonly query?: { readonly order?: unknown };
}

/** A new row has the largest id: it affects no reply about another row, and no ascending page with a `Link` to the next one. */
function dependsOnNewRows({ rows }: ReadRows, { query }: KeyedRequest, { headers }: Reply): boolean {
  return rows === "all" || (rows === "page" && (headers.Link === undefined || query?.order === "desc"));
}

/** Returns an upper bound: UTF-8 needs at most three bytes for a UTF-16 code unit. */
function estimateBytes({ body }: Reply): number {
  if (body === null) return 0;
  if (typeof body === "string") return body.length * (nonAscii.test(body) ? 3 : 1);
  // createReadCache rejects operations with events.
  return (body as Uint8Array).byteLength;
}

const nonAscii = /\P{ASCII}/u;
// The approximate size of the key, the headers and the cache entry.
const overheadBytes = 1024;
