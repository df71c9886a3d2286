import type { Log, UntoldWriters } from "@animal-store/service";
import { createRedisConnection, type RedisConnection } from "./redis-connection.ts";
import { createSharedChanges, type OpenSharedChanges } from "./shared-changes.ts";

export interface OpenRedis {
  /** Not started: whoever uses it first says what each connection begins with. */
  readonly connection: RedisConnection;
  /** The changes of stores that several processes write; undefined where this one alone does. */
  readonly changes: OpenSharedChanges | undefined;
  stop(): void;
}

export interface RedisOptions {
  readonly url: string;
  readonly log: Log;
  /** Where writers announce themselves that cannot tell. @default this process alone writes its stores */
  readonly untold?: UntoldWriters | undefined;
}

// Milliseconds: twice within the time that an answer is believed.
const askedEvery = 500;

/** What a process has to do with Redis. */
export function openRedis({ url, log, untold }: RedisOptions): OpenRedis {
  const connection = createRedisConnection({ url, log });
  const changes = untold && createSharedChanges({ connection, untold });
  const timer = changes && setInterval(() => void changes.check(), askedEvery);
  return {
    connection,
    changes,
    stop() {
      clearInterval(timer);
      connection.close();
    },
  };
}
