import { createStoreClient, RateLimitError, StoreError } from "@animal-store/client";
import { createStoreQueries } from "@animal-store/client-react";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { observeResponses } from "../service-status/observe-responses.ts";
import { createServiceMonitor } from "../service-status/service-monitor.ts";
import { openTabChannel } from "./tabs.ts";
import { createCacheUpdater } from "./update-cache.ts";

/** The base path of the contract, defined by the build. */
declare const BASE_PATH: string;

export type Session = ReturnType<typeof createSession>;

/** Creates a session without sending a request. @param onRejected called when the service rejects the key, in any tab */
export function createSession(key: string, onRejected: (message: string) => void) {
  const channel = openTabChannel(key);
  const monitor = createServiceMonitor((status) => channel.send({ kind: "status", status }));
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
    else if (error instanceof StoreError && error.status === 401) {
      channel.send({ kind: "ended", message: error.message });
      onRejected(error.message);
    }
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
  const cacheUpdates = createCacheUpdater(queryClient, queries, (update) => channel.send({ kind: "update", update }));
  channel.listen((message) => {
    if (message.kind === "status") monitor.merge(message.status);
    else if (message.kind === "update") cacheUpdates.apply(message.update);
    else onRejected(message.message);
  });
  return {
    key,
    queries,
    queryClient,
    monitor,
    cacheUpdates,
    close() {
      channel.close();
      void queryClient.cancelQueries();
      queryClient.clear();
    },
  };
}
