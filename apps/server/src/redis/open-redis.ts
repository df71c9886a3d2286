import type { Log, UntoldWriters } from "@animal-store/service";
import type { RedisWatch } from "../telemetry/redis-metrics.ts";
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

export interface RedisOptions {
  readonly url: string;
  readonly log: Log;
  readonly watch?: RedisWatch | undefined;
}

/** Opens what a REDIS_URL leads to. */
export function openRedis({ url, log, watch }: RedisOptions): OpenRedis {
  const opened = createRedisConnection({ url, log });
  const connection = watch ? watchConnection(opened, watch) : opened;
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

/** The same connection, whose calls are watched from their start to their answer. */
function watchConnection(connection: RedisConnection, watch: RedisWatch): RedisConnection {
  watch.opened(connection);
  return {
    ...connection,
    async run(...call) {
      const ended = watch.called();
      try {
        const answer = await connection.run(...call);
        ended(true);
        return answer;
      } catch (error) {
        ended(false);
        throw error;
      }
    },
  };
}
