import { createStoreClient, RateLimitError, StoreError } from "@animal-store/client";
import { createStoreQueries } from "@animal-store/client-react";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { observeResponses } from "../service-status/observe-responses.ts";
import { createServiceMonitor } from "../service-status/service-monitor.ts";
import { createCacheUpdater } from "./update-cache.ts";

/** The base path of the contract, defined by the build. */
declare const BASE_PATH: string;

export type Session = ReturnType<typeof createSession>;

/** Creates a session without sending a request. @param onRejected called when the service rejects the key */
export function createSession(key: string, onRejected: (message: string) => void) {
  const monitor = createServiceMonitor();
  const client = createStoreClient({
    baseUrl: new URL(BASE_PATH, location.origin).href,
    key,
    fetch: observeResponses(monitor),
    // Notices show each wait, and useRecovery retries.
    retries: { maxRetries: 0, maxWaitMs: 0 },
    timeouts: { perAttemptMs: 15_000 },
  });
  const onError = (error: Error) => {
    if (error instanceof RateLimitError)
      monitor.block({ window: error.window, code: error.code, until: Date.now() + error.retryAfter * 1000 });
    else if (error instanceof StoreError && error.status === 401) onRejected(error.message);
  };
  // Nothing is refetched automatically, because a long list takes many requests.
  const defaults = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // A service on this machine is reachable offline.
    defaultOptions: { queries: { ...defaults, networkMode: "always" }, mutations: { networkMode: "always" } },
  });
  const queries = createStoreQueries(client);
  return {
    key,
    queries,
    queryClient,
    monitor,
    cacheUpdates: createCacheUpdater(queryClient, queries),
    close() {
      void queryClient.cancelQueries();
      queryClient.clear();
    },
  };
}
