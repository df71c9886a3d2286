import { Socket } from "node:net";
import { Client, type ClientConfig, type QueryArrayConfig, type QueryArrayResult } from "pg";
import { elapsed, TimeoutError, withTimeout } from "../timing/with-timeout.ts";
import { explained, unavailable } from "./postgres-errors.ts";

/** Sends a query. Those of one tick go out together. */
export type Send = (query: QueryArrayConfig) => Promise<QueryArrayResult>;

/** One connection that many queries share: they are sent without waiting for each other. It comes back by itself. */
export interface PipelinedConnection {
  /** Queries under way; infinite while there is no connection. */
  readonly load: number;
  /** Why the last attempt to connect failed; undefined: it is connected, or on its way. */
  readonly problem: Error | undefined;
  /** Settles with the next attempt to connect. */
  readonly attempt: Promise<void>;
  /**
   * @param time milliseconds; after it a connection that answered nothing meanwhile is closed
   * @param isExclusive closes the connection after that time in any case: the rest of `work` must not run later
   * @throws {StoreUnavailableError} also if the work may have been done
   */
  use<Result>(work: (send: Send) => Promise<Result>, time: number, isExclusive?: boolean): Promise<Result>;
  /** Waits for what is under way, @param time milliseconds at most. */
  close(time: number): Promise<void>;
}

interface Connected {
  readonly client: Client;
  readonly socket: Socket;
  /** Queries under way. */
  load: number;
  /** When one was answered last, by `elapsed`. */
  answered: number;
}

// Milliseconds until the next attempt: a database that is back is found within a second.
const firstPause = 50;
const longestPause = 1000;

export function openPipelinedConnection(config: ClientConfig): PipelinedConnection {
  let current: Connected | undefined;
  let problem: Error | undefined;
  let pause = firstPause;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let attempt = connect();

  return {
    get load() {
      return current?.load ?? Number.POSITIVE_INFINITY;
    },
    get problem() {
      return problem;
    },
    get attempt() {
      return attempt;
    },
    async use(work, time, isExclusive = false) {
      const used = current;
      if (!used) throw unavailable(problem ?? new Error("Connection ended"));
      used.load += 1;
      const sent = elapsed();
      const note = () => {
        used.answered = elapsed();
      };
      try {
        const working = work((query) => sendCorked(used, query));
        // Also what nobody waits for any more tells that answers come.
        working.then(note, note);
        return await withTimeout(time, working);
      } catch (error) {
        // Other queries wait behind a silent one. If others were answered, the line is long.
        if (error instanceof TimeoutError && (isExclusive || used.answered <= sent)) used.socket.destroy();
        throw explained(error);
      } finally {
        used.load -= 1;
      }
    },
    async close(time) {
      isClosed = true;
      clearTimeout(timer);
      await attempt;
      if (!current) return;
      const { client, socket } = current;
      // One that hangs says no goodbye.
      await withTimeout(time, client.end()).catch(() => void socket.destroy());
    },
  };

  async function connect(): Promise<void> {
    const socket = new Socket();
    const { connectionTimeoutMillis = 0 } = config;
    const next = new Client({ ...config, pipeline: true, stream: () => socket });
    // Each may come first, or alone.
    next.on("error", () => lose(next));
    next.on("end", () => lose(next));
    try {
      await next.connect();
      await withTimeout(connectionTimeoutMillis, next.query("SELECT require_durable_commit()"));
      current = { client: next, socket, load: 0, answered: 0 };
      problem = undefined;
      pause = firstPause;
    } catch (error) {
      socket.destroy();
      problem = error as Error;
      connectLater();
    }
  }

  function lose(lost: Client): void {
    if (current?.client !== lost) return;
    current = undefined;
    if (!isClosed) attempt = connect();
  }

  function connectLater(): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      attempt = connect();
    }, pause);
    pause = Math.min(pause * 2, longestPause);
  }
}

/** Without the cork, each message of a query would be a system call. */
function sendCorked({ client, socket }: Connected, query: QueryArrayConfig): Promise<QueryArrayResult> {
  socket.cork();
  process.nextTick(() => socket.uncork());
  return client.query(query);
}
