import { createStoreClient, StoreApiError } from "@animal-store/client";
import { createStoreQueries } from "@animal-store/client-react";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { observeResponses } from "../service-status/observe-responses.ts";
import { createServiceMonitor, unavailableStatuses } from "../service-status/service-monitor.ts";
import { createCacheUpdater } from "./update-cache.ts";

/** The base path of the contract, defined by the build. */
declare const BASE_PATH: string;

export type Session = ReturnType<typeof createSession>;

/** Creates a session without sending a request. @param onRejected called when the service rejects the key */
export function createSession(key: string, onRejected: (message: string) => void) {
  const monitor = createServiceMonitor();
  const client = createStoreClient({
    baseUrl: new URL(BASE_PATH, location.origin).href,
    apiKey: key,
    layers: [observeResponses(monitor)],
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
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // A service on this machine is reachable offline.
    defaultOptions: { queries: { ...defaults, networkMode: "always" }, mutations: { networkMode: "always" } },
  });
  const { queries, mutations } = createStoreQueries(client);
  return {
    key,
    queries,
    mutations,
    queryClient,
    monitor,
    cacheUpdates: createCacheUpdater(queryClient, queries),
    close() {
      void queryClient.cancelQueries();
      queryClient.clear();
    },
  };
}
