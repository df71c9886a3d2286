import type { Log, UntoldWriters } from "@animal-store/service";
import { createRedisConnection, type RedisConnection } from "./redis-connection.ts";
import type { ChangeFeed } from "./redis-limiter.ts";
import { createSharedChanges, type OpenSharedChanges } from "./shared-changes.ts";

/** What a process has to do with Redis. */
export interface OpenRedis {
  /** Not started: whoever uses it first says what each connection begins with. */
  readonly connection: RedisConnection;
  /** For stores that several processes write. @param untold where writers announce themselves that cannot tell */
  shareChanges(untold: UntoldWriters): OpenSharedChanges;
  /** What goes along with the limiter's calls; undefined until changes are shared. */
  feed(): ChangeFeed | undefined;
  stop(): void;
}

// Milliseconds: twice within the time that an answer is believed.
const askedEvery = 500;

/** Opens what a REDIS_URL leads to. */
export function openRedis({ url, log }: { readonly url: string; readonly log: Log }): OpenRedis {
  const connection = createRedisConnection({ url, log });
  let changes: OpenSharedChanges | undefined;
  let timer: NodeJS.Timeout | undefined;
  return {
    connection,
    shareChanges(untold) {
      const shared = createSharedChanges({ connection, untold });
      changes = shared;
      timer = setInterval(() => void shared.check(), askedEvery);
      return shared;
    },
    feed: () => changes?.feed,
    stop() {
      clearInterval(timer);
      connection.close();
    },
  };
}
