import { Socket } from "node:net";
import { monotonicMs, TimeoutError, withTimeout } from "@animal-store/process";
import { Client, type ClientConfig } from "pg";
import { toStoreError, toUnavailableError } from "./errors.ts";
import { type Query, rollback, type Statement } from "./statements.ts";

export interface ConnectionPool {
  waitUntilConnected(): Promise<void>;
  readonly query: Query;
  /** Runs a transaction that `work` begins and commits. It may be committed even if this rejects. Concurrent queries need another pool. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** Waits for the queries in flight, for at most the timeout of one query, and closes the connections. */
  close(): Promise<void>;
}

// Added to the timeout, so that the statement_timeout of PostgreSQL expires first and keeps the connection usable.
const graceMs = 100;
/** More queries of one tick use further connections in parallel. */
const maxQueriesPerTick = 4;

/** @param timeoutMs timeout of a query or transaction, which includes the time until a connection is open */
export function openConnectionPool(config: ClientConfig, count: number, timeoutMs: number): ConnectionPool {
  const connections = Array.from({ length: count }, () => openPipelinedConnection(config));
  let lastTransaction: Promise<unknown> = Promise.resolve();
  /** The connection of the current tick, and its number of queries. */
  let current: { readonly connection: PipelinedConnection; queryCount: number } | undefined;
  return {
    waitUntilConnected: async () => void (await waitForConnection(connections)),
    query: (statement, values) => use((query) => query(statement, values)),
    transaction(work) {
      const result = lastTransaction.then(() => use((query) => runTransaction(query, work), true));
      lastTransaction = result.catch(() => {});
      return result;
    },
    async close() {
      await Promise.all(connections.map((connection) => connection.close(timeoutMs + graceMs)));
    },
  };

  async function use<Result>(work: (query: Query) => Promise<Result>, isExclusive = false): Promise<Result> {
    const openConnection = findConnection();
    if (openConnection) return openConnection.use(work, timeoutMs + graceMs, isExclusive);
    const connection = await waitForConnection(connections, timeoutMs / 2);
    return connection.use(work, timeoutMs / 2 + graceMs, isExclusive);
  }

  /** Queries of one tick are short and arrive together. On one connection, they cost one system call of each program. */
  function findConnection(): PipelinedConnection | undefined {
    if (current && current.queryCount < maxQueriesPerTick && Number.isFinite(current.connection.load)) {
      current.queryCount += 1;
      return current.connection;
    }
    const connection = findLeastBusy(connections);
    if (!connection) return undefined;
    if (!current)
      process.nextTick(() => {
        current = undefined;
      });
    current = { connection, queryCount: 1 };
    return connection;
  }
}

async function runTransaction<Result>(query: Query, work: (query: Query) => Promise<Result>): Promise<Result> {
  try {
    return await work(query);
  } catch (error) {
    query(rollback, []).catch(() => {});
    throw error;
  }
}

function findLeastBusy(connections: readonly PipelinedConnection[]): PipelinedConnection | undefined {
  let leastBusy: PipelinedConnection | undefined;
  for (const connection of connections)
    if (connection.load < (leastBusy?.load ?? Number.POSITIVE_INFINITY)) leastBusy = connection;
  return leastBusy;
}

/** Waits until a connection is open. Fails after the timeout, or when every attempt to connect has failed. */
async function waitForConnection(
  connections: readonly PipelinedConnection[],
  timeoutMs?: number,
): Promise<PipelinedConnection> {
  try {
    const firstConnected = Promise.any(connections.map((connection) => connection.waitUntilConnected()));
    await (timeoutMs === undefined ? firstConnected : withTimeout(timeoutMs, firstConnected));
  } catch (error) {
    if (error instanceof AggregateError) throw toUnavailableError(error.errors[0]);
    throw toUnavailableError(error instanceof TimeoutError ? new Error("Connection takes too long") : error);
  }
  const connection = findLeastBusy(connections);
  if (!connection) throw toUnavailableError(new Error("Connection ended"));
  return connection;
}

/** A connection that pipelines queries and reconnects automatically. */
interface PipelinedConnection {
  /** The number of calls in flight. Infinite while the connection is not open. */
  readonly load: number;
  /** Resolves when the current attempt to connect succeeds. Rejects if it or the previous one fails. */
  waitUntilConnected(): Promise<void>;
  /** Closes the connection after a timeout without any result or, if exclusive, after every timeout. */
  use<Result>(work: (query: Query) => Promise<Result>, timeoutMs: number, isExclusive?: boolean): Promise<Result>;
  /** Waits for the queries in flight. Destroys the connection after the timeout. */
  close(timeoutMs: number): Promise<void>;
}

interface OpenConnection {
  readonly socket: Socket;
  readonly client: Client;
  load: number;
  lastResultAt: number;
}

const reconnectDelayMs = 250;

/** The plans of prepared statements. */
export const plannerSettings: readonly string[] = [
  // A plan from a small table stays when the table has grown. So it must use an index, which each statement has.
  "enable_seqscan=off",
  // A generic plan does not know its LIMIT, so PostgreSQL would plan each execution of a page again.
  "plan_cache_mode=force_generic_plan",
  // Both settings raise the estimated costs, for which PostgreSQL would compile a statement.
  "jit=off",
];

function openPipelinedConnection(config: ClientConfig): PipelinedConnection {
  const options = [config.options, ...plannerSettings.map((setting) => `-c ${setting}`)].join(" ");
  let openConnection: OpenConnection | undefined;
  let problem: Error | undefined;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let connectAttempt = connect();

  return {
    get load() {
      return openConnection?.load ?? Number.POSITIVE_INFINITY;
    },
    async waitUntilConnected() {
      if (problem) throw problem;
      await connectAttempt;
      if (problem) throw problem;
    },
    async use(work, timeoutMs, isExclusive = false) {
      const connection = openConnection;
      if (!connection) throw toUnavailableError(problem ?? new Error("Connection ended"));
      connection.load += 1;
      const sentAt = monotonicMs();
      const recordResult = () => {
        connection.lastResultAt = monotonicMs();
      };
      try {
        const result = work((statement, values) => runQuery(connection, statement, values));
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
    async close(timeoutMs) {
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
    const newClient = new Client({ ...config, options, pipeline: true, stream: () => socket });
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

/** Sends a query. The queries of one tick are sent together. */
async function runQuery<Row extends readonly unknown[]>(
  { client, socket }: OpenConnection,
  { name, text }: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  // Without the cork, each message of a query would be a separate system call.
  socket.cork();
  process.nextTick(() => socket.uncork());
  const { rows } = await client.query({ name, text, values: [...values], rowMode: "array" });
  return rows as unknown[] as Row[];
}
