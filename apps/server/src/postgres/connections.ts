import type { ClientConfig, QueryArrayConfig } from "pg";
import { type Lane, openLane } from "./lane.ts";
import type { Statement } from "./statement.ts";
import { explained, unavailable } from "./unavailable.ts";

/** A few connections, each shared by many queries. */
export interface Connections {
  /**
   * @returns the rows
   * @throws {StoreUnavailable} when the database is away, or slower than the time-out
   */
  query<Row extends readonly unknown[]>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]>;
  /** Waits for what is under way. */
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
    async query(statement, values) {
      try {
        const ready = leastBusy(lanes);
        if (ready) return await run(ready, statement, values, timeout + grace);
        return await run(await anyConnected(lanes, timeout / 2), statement, values, timeout / 2 + grace);
      } catch (error) {
        throw explained(error);
      }
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

function leastBusy(lanes: readonly Lane[]): Lane | undefined {
  let best: Lane | undefined;
  for (const lane of lanes) if (lane.load < (best?.load ?? Number.POSITIVE_INFINITY)) best = lane;
  return best;
}

/** Waits for connections that are on their way, not for those that were refused. */
async function anyConnected(lanes: readonly Lane[], timeout: number): Promise<Lane> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, timeout, unavailable(new Error("Connection takes too long")));
  try {
    await Promise.race([Promise.any(lanes.map(connected)), tooLate]);
  } catch (error) {
    throw error instanceof AggregateError ? unavailable(error.errors[0]) : error;
  } finally {
    clearTimeout(timer);
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

/** pg reads the time-out of a query too, which its types leave out. */
interface TimedQuery extends QueryArrayConfig {
  readonly query_timeout: number;
}

function run<Row extends readonly unknown[]>(
  lane: Lane,
  { name, text }: Statement<Row>,
  values: readonly unknown[],
  timeout: number,
): Promise<Row[]> {
  const query: TimedQuery = { name, text, values: [...values], rowMode: "array", query_timeout: timeout };
  return lane.use(async (client) => rowsOf<Row>(await client.query(query)));
}

/** A statement's text says which rows it gives, which TypeScript does not read. */
function rowsOf<Row>({ rows }: { rows: unknown[][] }): Row[] {
  return rows as Row[];
}
