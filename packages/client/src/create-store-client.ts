import type { OperationId, operations, paths, Schemas } from "@animal-store/contract";
import { createTypedClient, type Fetch, type TypedClient } from "./openapi-fetch.ts";
import type { Answer } from "./or-throw.ts";
import { type PageOptions, type PageRequest, readPages } from "./read-pages.ts";

/** Creates a client of the store: a method for each path of the contract, and the lists as a whole. */
export function createStoreClient({ baseUrl, key, fetch }: StoreClientOptions): StoreClient {
  const root = baseUrl.replace(/\/$/, "");
  const headers = { Authorization: `Bearer ${key}` };
  const client = createTypedClient({ baseUrl: root, headers, ...(fetch && { fetch }) });

  // The path is written once: where the list is, and what the typed client asks for.
  const listAll = <const Path extends keyof paths, Entry, Query>(
    path: Path,
    options: PageOptions<Query>,
    read: ReadPage<Path, Entry, Query>,
  ) => readPages(root + path, options, (page) => read(path, page));

  return {
    ...client,
    listAllPets: (options = {}) => listAll("/pets", options, client.GET),
    listAllOrders: (options = {}) => listAll("/store/orders", options, client.GET),
  };
}

export type StoreClientOptions = {
  /** Where the service is, with the base path of the contract: `https://api.animal-store.example/v1`. */
  baseUrl: string;
  /** The API key, sent as a bearer token. */
  key: string;
  /** Sends the requests, below every middleware; `globalThis.fetch` when left out. */
  fetch?: Fetch;
};

export type StoreClient = TypedClient & {
  /**
   * Lists all pets, however many pages they fill; a page is asked for when its first pet is needed.
   * @throws {StoreError} when a page is refused
   */
  listAllPets(options?: ListAllPetsOptions): AsyncGenerator<Schemas["Pet"], void, undefined>;
  /**
   * Lists all orders, however many pages they fill; a page is asked for when its first order is needed.
   * @throws {StoreError} when a page is refused
   */
  listAllOrders(options?: ListAllOrdersOptions): AsyncGenerator<Schemas["Order"], void, undefined>;
};

/** `limit` is the size of a page, not of the list. */
export type ListAllPetsOptions = PageOptions<Omit<Query<"listPets">, "cursor">>;
/** `limit` is the size of a page, not of the list. */
export type ListAllOrdersOptions = PageOptions<Omit<Query<"listOrders">, "cursor">>;

type Query<Operation extends OperationId> = NonNullable<operations[Operation]["parameters"]["query"]>;

type ReadPage<Path, Entry, Query> = (path: Path, page: PageRequest<Query>) => Promise<Answer<readonly Entry[]>>;
