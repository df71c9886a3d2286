import { createStoreClient, RateLimitError, StoreError } from "@animal-store/client";
import { createStoreQueries } from "@animal-store/client-react";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { createConnection } from "../connection/connection.ts";
import { observeResponses } from "../connection/observe-responses.ts";
import { openTabChannel } from "./tabs.ts";
import { createStoreChanges } from "./update-cache.ts";

/** Where the service is on the console's own origin: the contract's base path, filled in by the build. */
declare const BASE_PATH: string;

/** Everything that belongs to one key: it ends with it. */
export type Session = ReturnType<typeof createSession>;

/** Begins a session; nothing is sent yet. @param onRejected is called when the service no longer takes the key, whichever tab it told */
export function createSession(key: string, onRejected: (message: string) => void) {
  const tabs = openTabChannel(key);
  const connection = createConnection((state) => tabs.tell({ kind: "connection", state }));
  const store = createStoreClient({
    baseUrl: new URL(BASE_PATH, location.origin).href,
    key,
    fetch: observeResponses(connection),
    // Who looks at the page is told at once what it waits for; it goes on by itself.
    retries: { maxRetries: 0, maxWaitMs: 0 },
    timeouts: { perAttemptMs: 15_000 },
  });
  const onError = (error: Error) => {
    if (error instanceof RateLimitError)
      connection.block({ window: error.window, code: error.code, until: Date.now() + error.retryAfter * 1000 });
    else if (error instanceof StoreError && error.status === 401) {
      tabs.tell({ kind: "ended", message: error.message });
      onRejected(error.message);
    }
  };
  // The store's answers stay until somebody asks anew: a long list is many requests.
  const queries = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false };
  const cache = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // Whether there is a connection is told by answers alone: the store may well be on this very machine.
    defaultOptions: { queries: { ...queries, networkMode: "always" }, mutations: { networkMode: "always" } },
  });
  const storeQueries = createStoreQueries(store);
  const changes = createStoreChanges(cache, storeQueries, (change) => tabs.tell({ kind: "change", change }));
  tabs.listen((news) => {
    if (news.kind === "connection") connection.learn(news.state);
    else if (news.kind === "change") changes.apply(news.change);
    else onRejected(news.message);
  });
  return {
    key,
    queries: storeQueries,
    cache,
    connection,
    changes,
    close() {
      tabs.leave();
      void cache.cancelQueries();
      cache.clear();
    },
  };
}
