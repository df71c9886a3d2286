import { createStoreClient, RateLimitError, StoreError } from "@animal-store/client";
import { createStoreQueries } from "@animal-store/client-react";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { createConnection } from "../connection/connection.ts";
import { observeResponses } from "../connection/observe-responses.ts";
import { openTabChannel } from "./tabs.ts";
import { createCacheUpdater } from "./update-cache.ts";

/** The base path of the contract, defined by the build. */
declare const BASE_PATH: string;

export type Session = ReturnType<typeof createSession>;

/** Creates a session without sending a request. @param onRejected called when the service rejects the key, in any tab */
export function createSession(key: string, onRejected: (message: string) => void) {
  const tabs = openTabChannel(key);
  const connection = createConnection((state) => tabs.send({ kind: "connection", state }));
  const store = createStoreClient({
    baseUrl: new URL(BASE_PATH, location.origin).href,
    key,
    fetch: observeResponses(connection),
    // Notices show each wait, and useRecovery retries.
    retries: { maxRetries: 0, maxWaitMs: 0 },
    timeouts: { perAttemptMs: 15_000 },
  });
  const onError = (error: Error) => {
    if (error instanceof RateLimitError)
      connection.block({ window: error.window, code: error.code, until: Date.now() + error.retryAfter * 1000 });
    else if (error instanceof StoreError && error.status === 401) {
      tabs.send({ kind: "ended", message: error.message });
      onRejected(error.message);
    }
  };
  // Nothing is refetched automatically, because a long list takes many requests.
  const defaults = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false };
  const cache = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // A store on this machine is reachable offline.
    defaultOptions: { queries: { ...defaults, networkMode: "always" }, mutations: { networkMode: "always" } },
  });
  const storeQueries = createStoreQueries(store);
  const changes = createCacheUpdater(cache, storeQueries, (change) => tabs.send({ kind: "change", change }));
  tabs.listen((message) => {
    if (message.kind === "connection") connection.merge(message.state);
    else if (message.kind === "change") changes.apply(message.change);
    else onRejected(message.message);
  });
  return {
    key,
    queries: storeQueries,
    cache,
    connection,
    changes,
    close() {
      tabs.close();
      void cache.cancelQueries();
      cache.clear();
    },
  };
}
