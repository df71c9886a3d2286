import type { Log } from "@animal-store/service";
import type { RedisWatch } from "../metrics/redis.ts";
import { createRedisConnection, type RedisConnection } from "./redis-connection.ts";

/** What a process has to do with Redis. */
export interface OpenRedis {
  /** Not started: whoever uses it first says what each connection begins with. */
  readonly connection: RedisConnection;
  stop(): void;
}

export interface RedisOptions {
  readonly url: string;
  readonly log: Log;
  readonly watch?: RedisWatch | undefined;
}

/** Opens what a REDIS_URL leads to. */
export function openRedis({ url, log, watch }: RedisOptions): OpenRedis {
  const opened = createRedisConnection({ url, log });
  const connection = watch ? watchConnection(opened, watch) : opened;
  return { connection, stop: connection.close };
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
