import type { OperationId, operations, paths, Schemas } from "@animal-store/contract";
import { type Clock, systemClock } from "./clock.ts";
import type { Fetch } from "./fetch.ts";
import {
  iterateEntries,
  iteratePages,
  type ListResult,
  type Page,
  type PageOptions,
  type PageRequest,
} from "./iterate-pages.ts";
import { createTypedClient, idempotencyKeys, type TypedClient, type TypedClientOptions } from "./openapi-fetch.ts";
import { type Deprecation, withDeprecations } from "./with-deprecations.ts";
import { type LogEntry, withLogging } from "./with-logging.ts";
import { withPacing } from "./with-pacing.ts";
import { type RetryOptions, withRetries } from "./with-retries.ts";
import { withTimeout } from "./with-timeout.ts";

/**
 * Creates a client of the store: a method for each of HTTP, the lists as a whole, and retries and time-outs below them.
 * @throws {TypeError} when the address or the key can be none
 */
export function createStoreClient(options: StoreClientOptions): StoreClient {
  const { baseUrl, key, retries = {} } = options;
  const client = createTypedClient({ baseUrl, key, fetch: layer(options) });
  const root = baseUrl.replace(/\/$/, "");
  if (retries) client.use(idempotencyKeys);

  // The path is written once: where the list is, and what the typed client asks for.
  const pages = <const Path extends keyof paths, Entry, Query, Operation extends OperationId>(
    path: Path,
    query: PageOptions<Query>,
    read: ReadPage<Path, Entry, Query, Operation>,
  ) => iteratePages(root + path, query, (page) => read(path, page));
  const petPages: StoreClient["listPetPages"] = (query = {}) => pages("/pets", query, client.GET);
  const orderPages: StoreClient["listOrderPages"] = (query = {}) => pages("/store/orders", query, client.GET);

  return {
    ...client,
    listPetPages: petPages,
    listOrderPages: orderPages,
    listAllPets: (query) => iterateEntries(petPages(query), query?.signal),
    listAllOrders: (query) => iterateEntries(orderPages(query), query?.signal),
  };
}

/** What each call passes through, from the inside out. A try begins when it is sent: neither pacing nor a wait counts as its time. */
function layer({
  fetch,
  retries = {},
  timeouts = {},
  pacing,
  onLog,
  onDeprecated,
  clock = systemClock,
}: StoreClientOptions): Fetch {
  const { perAttemptMs = 30_000, perCallMs } = timeouts;
  // Not the function of today: who replaces the global one later, as tests do, means this client too.
  let layered: Fetch = async (request) => (fetch ? fetch(request) : globalThis.fetch(request));
  layered = withTimeout(layered, perAttemptMs);
  if (onDeprecated) layered = withDeprecations(layered, onDeprecated, clock);
  if (onLog) layered = withLogging(layered, onLog, clock);
  if (pacing) layered = withPacing(layered, clock);
  if (retries) layered = withRetries(layered, { clock, ...retries });
  return perCallMs === undefined ? layered : withTimeout(layered, perCallMs);
}

export type StoreClientOptions = TypedClientOptions & {
  /** When requests are sent again; `false`: never. @default on */
  retries?: false | RetryOptions | undefined;
  timeouts?: Timeouts | undefined;
  /** Whether requests wait, all callers together, while the limits of the key have nothing left. @default false */
  pacing?: boolean | undefined;
  /** Told of each try, once it is answered or has failed. */
  onLog?: ((entry: LogEntry) => void) | undefined;
  /** Told once of each operation that the service calls deprecated. */
  onDeprecated?: ((deprecation: Deprecation) => void) | undefined;
  /** Where time comes from; for tests. @default the machine's */
  clock?: Clock | undefined;
};

export type Timeouts = {
  /** Milliseconds from sending a request to having read its answer; `Infinity` for as long as it takes. @default 30000 */
  perAttemptMs?: number | undefined;
  /** Milliseconds that a call may take with all its tries and waits. @default no limit */
  perCallMs?: number | undefined;
};

export type StoreClient = TypedClient & {
  /**
   * Lists all pets, however many pages they fill; a page is asked for when its first pet is needed.
   * @throws {StoreError} when a page is refused
   */
  listAllPets(query?: ListAllPetsOptions): AsyncGenerator<Schemas["Pet"], void, undefined>;
  /**
   * Lists all orders, however many pages they fill; a page is asked for when its first order is needed.
   * @throws {StoreError} when a page is refused
   */
  listAllOrders(query?: ListAllOrdersOptions): AsyncGenerator<Schemas["Order"], void, undefined>;
  /** Lists all pets page by page, each with its answer. @throws {StoreError} when a page is refused */
  listPetPages(query?: ListAllPetsOptions): AsyncGenerator<Page<Schemas["Pet"], "listPets">, void, undefined>;
  /** Lists all orders page by page, each with its answer. @throws {StoreError} when a page is refused */
  listOrderPages(query?: ListAllOrdersOptions): AsyncGenerator<Page<Schemas["Order"], "listOrders">, void, undefined>;
};

/** `limit` is the size of a page, not of the list. */
export type ListAllPetsOptions = PageOptions<Omit<Query<"listPets">, "cursor">>;
/** `limit` is the size of a page, not of the list. */
export type ListAllOrdersOptions = PageOptions<Omit<Query<"listOrders">, "cursor">>;

type Query<Operation extends OperationId> = NonNullable<operations[Operation]["parameters"]["query"]>;

type ReadPage<Path, Entry, Query, Operation extends OperationId> = (
  path: Path,
  page: PageRequest<Query>,
) => Promise<ListResult<Entry, Operation>>;
