import { createStoreClient, type Pet, StoreApiError, type StoreClient } from "@animal-store/client";
import { createStoreQueries, type QueryPage, type StoreMutations, type StoreQueries } from "@animal-store/client/react";
import { type InfiniteData, MutationCache, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import {
  createServiceMonitor,
  observeResponses,
  type ServiceMonitor,
  unavailableStatuses,
} from "../service-status/service-monitor.ts";
import { createHistory, type History } from "./history.ts";
import type { Credentials } from "./stored-session.ts";
import { type CacheUpdater, createCacheUpdater } from "./update-cache.ts";

/** The base path of the contract, defined by the build. */
declare const BASE_PATH: string;

export interface Session extends Credentials {
  readonly isStored: boolean;
  readonly client: StoreClient;
  readonly queries: StoreQueries;
  readonly mutations: StoreMutations;
  readonly queryClient: QueryClient;
  /** The names of all pets of previous responses, by ID. A name never changes. */
  readonly petNames: ReadonlyMap<string, string>;
  readonly monitor: ServiceMonitor;
  readonly history: History;
  readonly cacheUpdates: CacheUpdater;
  /** Reports an error of a request that no query sent. */
  onError(error: Error): void;
  close(): void;
}

export interface SessionOptions extends Credentials {
  /** Whether the history survives a reload of the tab. */
  readonly isStored: boolean;
  /** Called when the service rejects the key. */
  readonly onRejected: (message: string) => void;
}

/** Creates a session without sending a request. */
export function createSession({ key, name, isStored, onRejected }: SessionOptions): Session {
  const monitor = createServiceMonitor();
  const history = createHistory(isStored);
  const client = createStoreClient({
    baseUrl: new URL(BASE_PATH, location.origin).href,
    apiKey: key,
    layers: [history.recordWrites, observeResponses(monitor)],
    // Notices show each wait, and useRecovery retries.
    maxRetries: 0,
    maxWaitMs: 0,
    timeoutMs: 15_000,
  });
  const onError = (error: Error) => {
    if (!(error instanceof StoreApiError) || unavailableStatuses.includes(error.status)) monitor.onUnavailable();
    // Only a 429 of a proxy has no Retry-After.
    else if (error.status === 429)
      monitor.block({ code: error.code, until: Date.now() + (error.retryAfterSeconds ?? 1) * 1000 });
    else if (error.status === 401) onRejected(error.error.message);
  };
  // Nothing is refetched automatically, because a long list takes many requests.
  const defaults = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false };
  const petNames = new Map<string, string>();
  const onSuccess = (data: unknown, { queryKey }: Pick<Query, "queryKey">) => {
    if (queryKey[1] !== queries.listPets.key[1]) return;
    const pets = data as Pet[] | InfiniteData<QueryPage<Pet[]>>;
    // The names of the previous pages are known.
    for (const { id, name } of "pages" in pets ? (pets.pages.at(-1)?.entries ?? []) : pets)
      petNames.set(String(id), name);
  };
  const { queries, mutations } = createStoreQueries(client);
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError, onSuccess }),
    mutationCache: new MutationCache({ onError }),
    // A service on this machine is reachable offline.
    defaultOptions: { queries: { ...defaults, networkMode: "always" }, mutations: { networkMode: "always" } },
  });
  return {
    key,
    name,
    isStored,
    client,
    queries,
    mutations,
    queryClient,
    petNames,
    monitor,
    history,
    onError,
    cacheUpdates: createCacheUpdater(queryClient, queries),
    close() {
      void queryClient.cancelQueries();
      queryClient.clear();
    },
  };
}
