import type { ClientConfig } from "pg";
import { TimeoutError, withTimeout } from "../timing/with-timeout.ts";
import { openPipelinedConnection, type PipelinedConnection, type Send } from "./pipelined-connection.ts";
import { unavailable } from "./postgres-errors.ts";
import { rollback, type Statement } from "./statement.ts";

/**
 * Runs a statement and returns its rows.
 * @throws {StoreUnavailableError} if the database is unavailable, or slower than the timeout
 */
export type Query = <Row extends readonly unknown[]>(
  statement: Statement<Row>,
  values: readonly unknown[],
) => Promise<Row[]>;

/** A few connections, each shared by many queries. */
export interface ConnectionPool {
  /** Waits for the first connection. @throws {StoreUnavailableError} when there is none */
  connected(): Promise<void>;
  readonly query: Query;
  /**
   * Runs a transaction that `work` begins and commits, and rolls it back if `work` fails. One runs at a time, on connections that
   * no query shares.
   * @throws {StoreUnavailableError} also if the transaction may be committed
   */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** Waits for the queries in flight, no longer than for one of them. */
  close(): Promise<void>;
}

export interface ConnectionPoolOptions {
  readonly config: ClientConfig;
  readonly count: number;
  /** Milliseconds that a query or a transaction may take, with the time until there is a connection. */
  readonly timeout: number;
}

// Milliseconds: PostgreSQL's own timeout of a statement comes first, and leaves the connection usable.
const grace = 100;

export function openConnectionPool({ config, count, timeout }: ConnectionPoolOptions): ConnectionPool {
  const lanes = Array.from({ length: count }, () => openPipelinedConnection(config));
  let last: Promise<unknown> = Promise.resolve();
  return {
    async connected() {
      await anyConnected(lanes);
    },
    query: (statement, values) => use((lane, time) => lane.use((send) => runQuery(send, statement, values), time)),
    transaction(work) {
      const run = last.then(() => use((lane, time) => lane.use((send) => runTransaction(send, work), time, true)));
      last = run.catch(() => {});
      return run;
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close(timeout + grace)));
    },
  };

  async function use<Result>(work: (lane: PipelinedConnection, time: number) => Promise<Result>): Promise<Result> {
    const ready = leastBusy(lanes);
    if (ready) return work(ready, timeout + grace);
    return work(await anyConnected(lanes, timeout / 2), timeout / 2 + grace);
  }
}

async function runQuery<Row extends readonly unknown[]>(
  send: Send,
  { name, text }: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await send({ name, text, values: [...values], rowMode: "array" });
  // The type of the statement says which rows its text returns.
  return rows as unknown[] as Row[];
}

async function runTransaction<Result>(send: Send, work: (query: Query) => Promise<Result>): Promise<Result> {
  try {
    return await work((statement, values) => runQuery(send, statement, values));
  } catch (error) {
    // Sent behind all that `work` has sent. If the connection is lost, so is the transaction.
    runQuery(send, rollback, []).catch(() => {});
    throw error;
  }
}

function leastBusy(lanes: readonly PipelinedConnection[]): PipelinedConnection | undefined {
  let best: PipelinedConnection | undefined;
  for (const lane of lanes) if (lane.load < (best?.load ?? Number.POSITIVE_INFINITY)) best = lane;
  return best;
}

/**
 * Waits for connections that are being opened, not for those that were rejected.
 * @param timeout milliseconds. @default as long as connecting may take
 * @throws {StoreUnavailableError}
 */
async function anyConnected(lanes: readonly PipelinedConnection[], timeout?: number): Promise<PipelinedConnection> {
  try {
    const first = Promise.any(lanes.map(connected));
    await (timeout === undefined ? first : withTimeout(timeout, first));
  } catch (error) {
    if (error instanceof AggregateError) throw unavailable(error.errors[0]);
    throw unavailable(error instanceof TimeoutError ? new Error("Connection takes too long") : error);
  }
  const lane = leastBusy(lanes);
  if (!lane) throw unavailable(new Error("Connection ended"));
  return lane;
}

async function connected(lane: PipelinedConnection): Promise<void> {
  if (lane.problem) throw lane.problem;
  await lane.attempt;
  if (lane.problem) throw lane.problem;
}
