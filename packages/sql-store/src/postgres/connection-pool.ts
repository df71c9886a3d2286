import type { ClientConfig } from "pg";
import { TimeoutError, withTimeout } from "../timing/with-timeout.ts";
import { toUnavailableError } from "./errors.ts";
import { openPipelinedConnection, type PipelinedConnection } from "./pipelined-connection.ts";
import { type Query, rollback } from "./statements.ts";

export interface ConnectionPool {
  waitUntilConnected(): Promise<void>;
  readonly query: Query;
  /** Runs a transaction that `work` begins and commits. It may be committed even if this rejects. Concurrent queries need another pool. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** Waits for the queries in flight, for at most the timeout of one query, and closes the connections. */
  close(): Promise<void>;
}

export interface ConnectionPoolOptions {
  readonly config: ClientConfig;
  readonly count: number;
  /** Timeout of a query or transaction, in milliseconds. It includes the time until a connection is open. */
  readonly timeoutMs: number;
}

// Added to the timeout, so that the statement_timeout of PostgreSQL expires first and keeps the connection usable.
const graceMs = 100;

export function openConnectionPool({ config, count, timeoutMs }: ConnectionPoolOptions): ConnectionPool {
  const connections = Array.from({ length: count }, () => openPipelinedConnection(config));
  let lastTransaction: Promise<unknown> = Promise.resolve();
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
    const openConnection = findLeastBusy(connections);
    if (openConnection) return openConnection.use(work, timeoutMs + graceMs, isExclusive);
    const connection = await waitForConnection(connections, timeoutMs / 2);
    return connection.use(work, timeoutMs / 2 + graceMs, isExclusive);
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
