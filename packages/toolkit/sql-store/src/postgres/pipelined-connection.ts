import { Socket } from "node:net";
import { monotonicMs } from "@animal-store/node-http";
import { Client, type ClientConfig, type QueryArrayConfig, type QueryArrayResult } from "pg";
import { TimeoutError, withTimeout } from "../timing/with-timeout.ts";
import { toStoreError, toUnavailableError } from "./postgres-errors.ts";

/** Sends a query. The queries of one tick are sent together. */
export type Send = (query: QueryArrayConfig) => Promise<QueryArrayResult>;

interface OpenConnection {
  readonly client: Client;
  readonly socket: Socket;
  load: number;
  lastResultAt: number;
}

const reconnectDelayMs = 250;

export type PipelinedConnection = ReturnType<typeof openPipelinedConnection>;

/** Opens a connection that pipelines queries and reconnects automatically. */
export function openPipelinedConnection(config: ClientConfig) {
  let openConnection: OpenConnection | undefined;
  let problem: Error | undefined;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let connectAttempt = connect();

  return {
    /** The number of calls in flight. Infinite while the connection is not open. */
    get load() {
      return openConnection?.load ?? Number.POSITIVE_INFINITY;
    },
    get problem() {
      return problem;
    },
    /** Resolves when the current attempt to connect has ended. */
    get connectAttempt() {
      return connectAttempt;
    },
    /** Closes the connection after a timeout without any result or, if exclusive, after every timeout. */
    async use<Result>(work: (send: Send) => Promise<Result>, timeoutMs: number, isExclusive = false): Promise<Result> {
      const connection = openConnection;
      if (!connection) throw toUnavailableError(problem ?? new Error("Connection ended"));
      connection.load += 1;
      const sentAt = monotonicMs();
      const recordResult = () => {
        connection.lastResultAt = monotonicMs();
      };
      try {
        const result = work((query) => sendCorked(connection, query));
        // A result after the timeout also shows that the connection works.
        result.then(recordResult, recordResult);
        return await withTimeout(timeoutMs, result);
      } catch (error) {
        // Without any result, the connection is stalled. Otherwise, its queue is just long.
        if (error instanceof TimeoutError && (isExclusive || connection.lastResultAt <= sentAt))
          connection.socket.destroy();
        throw toStoreError(error);
      } finally {
        connection.load -= 1;
      }
    },
    /** Waits for the queries in flight. Destroys the connection after the timeout. */
    async close(timeoutMs: number) {
      isClosed = true;
      clearTimeout(reconnectTimer);
      await connectAttempt;
      if (!openConnection) return;
      const { client, socket } = openConnection;
      await withTimeout(timeoutMs, client.end()).catch(() => void socket.destroy());
    },
  };

  async function connect(): Promise<void> {
    const socket = new Socket();
    const { connectionTimeoutMillis = 0 } = config;
    const newClient = new Client({ ...config, pipeline: true, stream: () => socket });
    newClient.on("error", () => onLost(newClient));
    newClient.on("end", () => onLost(newClient));
    try {
      await newClient.connect();
      await withTimeout(connectionTimeoutMillis, newClient.query("SELECT require_durable_commit()"));
      openConnection = { client: newClient, socket, load: 0, lastResultAt: 0 };
      problem = undefined;
    } catch (error) {
      socket.destroy();
      problem = error as Error;
      if (!isClosed) reconnectTimer = setTimeout(reconnect, reconnectDelayMs);
    }
  }

  function onLost(lostClient: Client): void {
    if (openConnection?.client !== lostClient) return;
    openConnection = undefined;
    if (!isClosed) reconnect();
  }

  function reconnect(): void {
    connectAttempt = connect();
  }
}

// Without the cork, each message of a query would be a separate system call.
function sendCorked({ client, socket }: OpenConnection, query: QueryArrayConfig): Promise<QueryArrayResult> {
  socket.cork();
  process.nextTick(() => socket.uncork());
  return client.query(query);
}
