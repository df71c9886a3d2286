import { type Awaitable, mapAwaitable, type OperationEntry, type Reply } from "@animal-store/openapi-hono";
import { LRUCache } from "lru-cache";
import { createQueryFormatter, type ParameterValues } from "../pagination/cursor.ts";
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

/** Wraps a handler. Its successful replies are cached until their data changes. */
export type WithCache = <Id extends string, Request extends KeyedRequest>(
  operation: OperationEntry & { readonly id: Id },
  handler: (request: Request) => Awaitable<Reply<Id>>,
  dependencies: ReplyDependencies,
) => (request: Request) => Awaitable<Reply<Id>>;

export interface ReplyDependencies {
  readonly dependsOn: readonly CollectionChange[];
  /** Returns the subset of `dependsOn` that a successful reply depends on. */
  dependenciesOf(reply: Reply): readonly CollectionChange[];
}

interface CachedReply {
  readonly reply: Reply;
  readonly versionsBeforeRead: readonly (readonly [CollectionChange, number])[];
}

export const defaultMaxCacheBytes = 16 * 2 ** 20;

export function createResponseCache(options: ResponseCacheOptions): WithCache {
  const { invalidationTracker, maxCacheBytes = defaultMaxCacheBytes, cacheObserver } = options;
  if (!invalidationTracker || maxCacheBytes === 0) return (_, handler) => handler;
  const entries = new LRUCache<string, CachedReply>({ maxSize: maxCacheBytes });
  const recentMisses = new LRUCache<string, true>({ max: 4096 });
  const isFresh = (entry: CachedReply) =>
    entry.versionsBeforeRead.every(([change, version]) => invalidationTracker.currentVersion(change) === version);

  return <Id extends string, Request extends KeyedRequest>(
    operation: OperationEntry & { readonly id: Id },
    handler: (request: Request) => Awaitable<Reply<Id>>,
    { dependsOn, dependenciesOf }: ReplyDependencies,
  ) => {
    const toKey = createRequestKeyFormatter(operation);
    const onRequest = cacheObserver?.forOperation(operation.id);
    return (request: Request) => {
      const key = `${operation.id} ${toKey(request)}`;
      const cachedReply = entries.get(key);
      const isHit = cachedReply !== undefined && isFresh(cachedReply);
      onRequest?.(isHit);
      if (isHit) return cachedReply.reply as Reply<Id>;
      const versionsBefore = dependsOn.map((change) => [change, invalidationTracker.currentVersion(change)] as const);
      return mapAwaitable(handler(request), (reply) => {
        if (reply.status >= 400) return reply;
        const dependencies = dependenciesOf(reply);
        store(
          key,
          { reply, versionsBeforeRead: versionsBefore.filter(([change]) => dependencies.includes(change)) },
          cachedReply !== undefined,
        );
        return reply;
      });
    };
  };

  function store(key: string, entry: CachedReply, wasStored: boolean): void {
    if (!isFresh(entry)) return;
    const size = estimateBytes(entry.reply) + overheadBytes;
    const fits = entries.calculatedSize + size <= maxCacheBytes;
    // A full cache stores only repeated requests, so that requests that do not repeat cannot evict them.
    if (wasStored || fits || recentMisses.has(key)) entries.set(key, entry, { size });
    else recentMisses.set(key, true);
  }
}

/** The request members that a reply depends on. */
export interface KeyedRequest {
  readonly path?: ParameterValues;
  readonly query?: ParameterValues;
}

export function createRequestKeyFormatter({ parameters }: OperationEntry): (request: KeyedRequest) => string {
  const createFormatter = (location: keyof KeyedRequest) =>
    createQueryFormatter(parameters.filter((parameter) => parameter.in === location).map(({ name }) => name));
  const [formatPath, formatQuery] = [createFormatter("path"), createFormatter("query")];
  return ({ path = {}, query = {} }) => `${formatPath(path)}?${formatQuery(query)}`;
}

/** Pages are in ascending order of id, so a new row appears only on the last page, which has no `Link` header. */
export function pageDependencies(table: string): ReplyDependencies {
  const [list, row] = [listDependencies(table), rowDependencies(table)];
  return {
    dependsOn: list.dependsOn,
    dependenciesOf: ({ headers }) => (headers.Link === undefined ? list : row).dependsOn,
  };
}

export function listDependencies(table: string): ReplyDependencies {
  return toDependencies([`${table}.changed`, `${table}.appended`]);
}

/** A new row has a new id, so it does not affect the response for another row. */
export function rowDependencies(table: string): ReplyDependencies {
  return toDependencies([`${table}.changed`]);
}

function toDependencies(dependsOn: readonly CollectionChange[]): ReplyDependencies {
  return { dependsOn, dependenciesOf: () => dependsOn };
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
