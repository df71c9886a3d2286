import type { ClientConfig } from "pg";
import { TimeoutError, withTimeout } from "../timing/with-timeout.ts";
import { openPipelinedConnection, type PipelinedConnection, type Send } from "./pipelined-connection.ts";
import { toUnavailableError } from "./postgres-errors.ts";
import { rollback, type Statement } from "./statement.ts";

/** Runs a statement. @throws {StoreUnavailableError} if the database is unavailable, or slower than the timeout */
export type Query = <Row extends readonly unknown[]>(
  statement: Statement<Row>,
  values: readonly unknown[],
) => Promise<Row[]>;

export interface ConnectionPoolOptions {
  readonly config: ClientConfig;
  readonly count: number;
  /** Timeout of a query or transaction, in milliseconds. It includes the time until a connection is open. */
  readonly timeoutMs: number;
}

// Added to the timeout, so that the statement_timeout of PostgreSQL expires first and keeps the connection usable.
const graceMs = 100;

export type ConnectionPool = ReturnType<typeof openConnectionPool>;

export function openConnectionPool({ config, count, timeoutMs: timeout }: ConnectionPoolOptions) {
  const connections = Array.from({ length: count }, () => openPipelinedConnection(config));
  let lastTransaction: Promise<unknown> = Promise.resolve();
  const query: Query = (statement, values) =>
    useConnection((connection, timeoutMs) => connection.use((send) => runQuery(send, statement, values), timeoutMs));
  return {
    async waitUntilConnected() {
      await waitForConnection(connections);
    },
    query,
    /** Runs a transaction that `work` begins and commits. It may be committed even if this rejects. Concurrent queries need another pool. */
    transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
      const result = lastTransaction.then(() =>
        useConnection((connection, timeoutMs) => connection.use((send) => runTransaction(send, work), timeoutMs, true)),
      );
      lastTransaction = result.catch(() => {});
      return result;
    },
    /** Waits for the queries in flight, for at most the timeout of one query, and closes the connections. */
    async close() {
      await Promise.all(connections.map((connection) => connection.close(timeout + graceMs)));
    },
  };

  async function useConnection<Result>(
    work: (connection: PipelinedConnection, timeoutMs: number) => Promise<Result>,
  ): Promise<Result> {
    const openConnection = findLeastBusy(connections);
    if (openConnection) return work(openConnection, timeout + graceMs);
    return work(await waitForConnection(connections, timeout / 2), timeout / 2 + graceMs);
  }
}

async function runQuery<Row extends readonly unknown[]>(
  send: Send,
  { name, text }: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await send({ name, text, values: [...values], rowMode: "array" });
  return rows as unknown[] as Row[];
}

async function runTransaction<Result>(send: Send, work: (query: Query) => Promise<Result>): Promise<Result> {
  try {
    return await work((statement, values) => runQuery(send, statement, values));
  } catch (error) {
    runQuery(send, rollback, []).catch(() => {});
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
    const firstConnected = Promise.any(connections.map(waitUntilConnected));
    await (timeoutMs === undefined ? firstConnected : withTimeout(timeoutMs, firstConnected));
  } catch (error) {
    if (error instanceof AggregateError) throw toUnavailableError(error.errors[0]);
    throw toUnavailableError(error instanceof TimeoutError ? new Error("Connection takes too long") : error);
  }
  const connection = findLeastBusy(connections);
  if (!connection) throw toUnavailableError(new Error("Connection ended"));
  return connection;
}

async function waitUntilConnected(connection: PipelinedConnection): Promise<void> {
  if (connection.problem) throw connection.problem;
  await connection.connectAttempt;
  if (connection.problem) throw connection.problem;
}
