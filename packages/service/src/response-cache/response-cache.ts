import { contract, type OperationId } from "@animal-store/contract";
import { type Awaitable, mapAwaitable, type OperationEntry, type Reply } from "@animal-store/openapi-hono";
import { LRUCache } from "lru-cache";
import { createQueryFormat, type ParameterValues } from "../pagination/cursor.ts";
import type { CollectionChange, Versions } from "./invalidation.ts";

export interface ResponseCacheOptions {
  /** Undefined if other processes may write to the store: then nothing is cached. */
  readonly versions?: Versions | undefined;
  /** Approximate maximum size of the stored responses in bytes. 0 disables the cache. @default 16 MiB */
  readonly maxCacheBytes?: number | undefined;
  readonly cacheObserver?: CacheObserver | undefined;
}

/** Counts hits and misses. */
export interface CacheObserver {
  /** Returns the callback for each request of an operation. */
  of(operation: OperationId): (isHit: boolean) => void;
}

/** Wraps a read operation, so that it serves stored replies while they are fresh. */
export type Cached = <Id extends OperationId, Request extends KeyedRequest>(
  operation: Id,
  handler: (request: Request) => Awaitable<Reply<Id>>,
  reads: CachedReads,
) => (request: Request) => Awaitable<Reply<Id>>;

/** The data that replies of an operation depend on, see `pagesOf` and `petRow`. */
export interface CachedReads {
  readonly dependsOn: readonly CollectionChange[];
  /** Returns the changes that an error-free reply depends on: `dependsOn` or fewer. */
  dependenciesOf(reply: Reply): readonly CollectionChange[];
}

interface CachedReply {
  readonly reply: Reply;
  /** The changes that it depends on, each with its version before the read. */
  readonly versions: readonly (readonly [CollectionChange, number])[];
}

export const defaultMaxCacheBytes = 16 * 2 ** 20;

/** Stores replies of read operations. When they exceed the maximum, it evicts those that were requested longest ago. */
export function createResponseCache(options: ResponseCacheOptions): Cached {
  const { versions, maxCacheBytes = defaultMaxCacheBytes, cacheObserver } = options;
  if (!versions || maxCacheBytes === 0) return (_, handler) => handler;
  const entries = new LRUCache<string, CachedReply>({ maxSize: maxCacheBytes });
  const missedLately = new LRUCache<string, true>({ max: 4096 });
  const isFresh = (entry: CachedReply) =>
    entry.versions.every(([change, version]) => versions.current(change) === version);

  return <Id extends OperationId, Request extends KeyedRequest>(
    operation: Id,
    handler: (request: Request) => Awaitable<Reply<Id>>,
    { dependsOn, dependenciesOf }: CachedReads,
  ) => {
    const key = createRequestKey(contract.operations[operation]);
    const count = cacheObserver?.of(operation);
    return (request: Request) => {
      const name = `${operation} ${key(request)}`;
      const found = entries.get(name);
      const isHit = found !== undefined && isFresh(found);
      count?.(isHit);
      if (isHit) return found.reply as Reply<Id>;
      const before = dependsOn.map((change) => [change, versions.current(change)] as const);
      return mapAwaitable(handler(request), (reply) => {
        if (reply.status >= 400) return reply;
        const needed = dependenciesOf(reply);
        store(name, { reply, versions: before.filter(([change]) => needed.includes(change)) }, found !== undefined);
        return reply;
      });
    };
  };

  function store(name: string, entry: CachedReply, wasStored: boolean): void {
    if (!isFresh(entry)) return;
    const size = bytesOf(entry.reply) + overheadBytes;
    const fits = entries.calculatedSize + size <= maxCacheBytes;
    // If the cache is full, a request that does not repeat would only evict one that does.
    if (wasStored || fits || missedLately.has(name)) entries.set(name, entry, { size });
    else missedLately.set(name, true);
  }
}

/** The request members that a reply depends on. All other data that it depends on is in the store. */
export interface KeyedRequest {
  readonly path?: ParameterValues;
  readonly query?: ParameterValues;
}

/** Returns a function that formats a request as a cache key. The key has each path and query parameter of the contract. */
export function createRequestKey({ parameters }: OperationEntry): (request: KeyedRequest) => string {
  const formatOf = (place: keyof KeyedRequest) =>
    createQueryFormat(parameters.filter((parameter) => parameter.in === place).map(({ name }) => name));
  const [formatPath, formatQuery] = [formatOf("path"), formatOf("query")];
  return ({ path = {}, query = {} }) => `${formatPath(path)}?${formatQuery(query)}`;
}

/** Pages in ascending order of id: a new row appears only on the last one, which has no `Link` to a next page. */
export function pagesOf(collection: "pets" | "orders"): CachedReads {
  const changed: readonly CollectionChange[] = [`${collection}.changed`];
  const both: readonly CollectionChange[] = [`${collection}.changed`, `${collection}.appended`];
  return {
    dependsOn: both,
    dependenciesOf: ({ headers }) => (headers.Link === undefined ? both : changed),
  };
}

export const petRow: CachedReads = {
  dependsOn: ["pets.changed"],
  dependenciesOf: () => petRow.dependsOn,
};

/** Returns an upper bound for the size of a body. A character beyond ASCII takes at most three bytes per UTF-16 code unit. */
function bytesOf({ body }: Reply): number {
  if (body === null) return 0;
  return typeof body === "string" ? body.length * (beyondAscii.test(body) ? 3 : 1) : body.byteLength;
}

const beyondAscii = /\P{ASCII}/u;
// The key, the headers and the cache's own fields.
const overheadBytes = 1024;
