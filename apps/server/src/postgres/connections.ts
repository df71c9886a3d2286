import type { ClientConfig, QueryArrayConfig } from "pg";
import { TooLate, within } from "../waiting/within.ts";
import { type Lane, openLane } from "./lane.ts";
import type { Statement } from "./statement.ts";
import { unavailable } from "./unavailable.ts";

/** A few connections, each shared by many queries. */
export interface Connections {
  /** Waits for the first connection. @throws {StoreUnavailable} when there is none */
  connected(): Promise<void>;
  /**
   * @returns the rows
   * @throws {StoreUnavailable} when the database is away, or slower than the time-out
   */
  query<Row extends readonly unknown[]>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]>;
  /** Waits for what is under way, no longer than for a query. */
  close(): Promise<void>;
}

export interface ConnectionsOptions {
  readonly config: ClientConfig;
  readonly count: number;
  /** Milliseconds that a query may take, with the time until there is a connection. */
  readonly timeout: number;
}

// Milliseconds: PostgreSQL's own time-out of a statement comes first, and leaves the connection whole.
const grace = 100;

export function openConnections({ config, count, timeout }: ConnectionsOptions): Connections {
  const lanes = Array.from({ length: count }, () => openLane(config));
  return {
    async connected() {
      await anyConnected(lanes);
    },
    async query(statement, values) {
      const ready = leastBusy(lanes);
      if (ready) return run(ready, statement, values, timeout + grace);
      return run(await anyConnected(lanes, timeout / 2), statement, values, timeout / 2 + grace);
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close(timeout + grace)));
    },
  };
}

function leastBusy(lanes: readonly Lane[]): Lane | undefined {
  let best: Lane | undefined;
  for (const lane of lanes) if (lane.load < (best?.load ?? Number.POSITIVE_INFINITY)) best = lane;
  return best;
}

/**
 * Waits for connections that are on their way, not for those that were refused.
 * @param timeout milliseconds. @default as long as connecting may take
 * @throws {StoreUnavailable}
 */
async function anyConnected(lanes: readonly Lane[], timeout?: number): Promise<Lane> {
  try {
    const first = Promise.any(lanes.map(connected));
    await (timeout === undefined ? first : within(timeout, first));
  } catch (error) {
    if (error instanceof AggregateError) throw unavailable(error.errors[0]);
    throw unavailable(error instanceof TooLate ? new Error("Connection takes too long") : error);
  }
  const lane = leastBusy(lanes);
  if (!lane) throw unavailable(new Error("Connection ended"));
  return lane;
}

async function connected(lane: Lane): Promise<void> {
  if (lane.problem) throw lane.problem;
  await lane.attempt;
  if (lane.problem) throw lane.problem;
}

async function run<Row extends readonly unknown[]>(
  lane: Lane,
  { name, text }: Statement<Row>,
  values: readonly unknown[],
  timeout: number,
): Promise<Row[]> {
  const query: QueryArrayConfig = { name, text, values: [...values], rowMode: "array" };
  return rowsOf<Row>(await lane.use((client) => client.query(query), timeout));
}

/** A statement's text says which rows it gives, which TypeScript does not read. */
function rowsOf<Row>({ rows }: { rows: unknown[][] }): Row[] {
  return rows as Row[];
}
