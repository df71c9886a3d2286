import { StoreUnavailableError } from "@animal-store/process/web";
import { createUsage, type KeyUsage, takeRequest } from "../rate-limits/key-usage.ts";
import {
  type BanPolicy,
  type Decision,
  type Limiter,
  type LimiterObserver,
  type Limits,
  noBans,
} from "../rate-limits/limiter.ts";
import { day, minute, windowEnd } from "../rate-limits/windows.ts";
import { createTableSql, type SqlQuery } from "./sql-query.ts";

/** The statements that create the table of `createSqlLimiter`. */
export const sqlLimiterTable = createTableSql(
  "rate_limit_usages",
  "caller text PRIMARY KEY",
  "usage text NOT NULL",
  "version bigint NOT NULL",
);

/** A limiter whose counts are rows of a table. */
export interface SqlLimiter extends Limiter {
  take(caller: string, limits: Limits, now: number): Promise<Decision>;
  /** Deletes the rows that no longer count. Call it periodically. @param now milliseconds since the Unix epoch */
  deleteExpired(now: number): Promise<void>;
}

export interface SqlLimiterOptions {
  readonly query: SqlQuery;
  /** @default no bans */
  readonly policy?: BanPolicy;
  readonly observer?: LimiterObserver | undefined;
}

interface PendingRequest {
  readonly limits: Limits;
  readonly now: number;
  readonly resolve: (decision: Decision) => void;
  readonly reject: (error: unknown) => void;
}

const maxAttempts = 100;

/**
 * Counts in a table of SQLite or PostgreSQL that processes can share. Their clocks must not differ by more than a minute.
 * The query must not run in a transaction of the request, which would lock the row of its caller until it ends.
 * @example
 * for (const statement of sqlLimiterTable) await query(statement, []); // once, in a migration
 * const limiter = createSqlLimiter({ query });
 */
export function createSqlLimiter({ query, policy = noBans, observer }: SqlLimiterOptions): SqlLimiter {
  /** The callers with a statement in flight, and their next requests, which one statement will count. */
  const pending = new Map<string, PendingRequest[]>();

  return {
    take: (caller, limits, now) =>
      new Promise((resolve, reject) => {
        const queue = pending.get(caller);
        const request = { limits, now, resolve, reject };
        if (queue) queue.push(request);
        else void countAll(caller, [request]);
      }),
    async deleteExpired(now) {
      await query("DELETE FROM rate_limit_usages WHERE expires_at <= $1", [now]);
    },
  };

  async function countAll(caller: string, first: readonly PendingRequest[]): Promise<void> {
    let requests = first;
    while (requests.length > 0) {
      pending.set(caller, []);
      await count(caller, requests);
      requests = pending.get(caller) ?? [];
    }
    pending.delete(caller);
  }

  async function count(caller: string, requests: readonly PendingRequest[]): Promise<void> {
    try {
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const stored = await load(caller);
        const usage = stored?.usage ?? { ...createUsage(caller, 0), at: 0 };
        const penalties = { strikes: 0, bans: 0 };
        const onPenalties = ({ strikes, bans }: typeof penalties) => {
          penalties.strikes += strikes;
          penalties.bans += bans;
        };
        const decisions = requests.map((request) => {
          // The clock of another process can be ahead. Going back to an earlier window would reset its counts.
          const isAhead = usage.at > request.now && usage.at - request.now < minute.lengthMs;
          if (!isAhead) usage.at = request.now;
          return takeRequest(usage, request.limits, usage.at, policy, { onPenalties });
        });
        if (!(await save(usage, stored?.version))) continue;
        if (penalties.strikes > 0) observer?.onPenalties(penalties);
        for (const [index, { resolve }] of requests.entries()) resolve(decisions[index] as Decision);
        return;
      }
      throw new StoreUnavailableError(`cannot count the requests of one caller: ${maxAttempts} concurrent changes`);
    } catch (error) {
      for (const { reject } of requests) reject(error);
    }
  }

  async function load(caller: string): Promise<{ usage: SqlUsage; version: number } | undefined> {
    const sql = "SELECT usage, version FROM rate_limit_usages WHERE caller = $1";
    const [row] = (await query(sql, [caller])) as { usage: string; version: string | number }[];
    return row && { usage: JSON.parse(row.usage), version: Number(row.version) };
  }

  /** Returns false if another process has changed the row. */
  async function save(usage: SqlUsage, version: number | undefined): Promise<boolean> {
    const values = [usage.keyId, JSON.stringify(usage), expiryOf(usage)];
    const rows = version === undefined ? await query(insertSql, values) : await query(updateSql, [...values, version]);
    return rows.length > 0;
  }

  function expiryOf({ at, bannedUntil, strikes }: SqlUsage): number {
    return Math.max(windowEnd(day, at), bannedUntil ?? 0, (strikes.at(-1) ?? 0) + policy.windowMs);
  }
}

interface SqlUsage extends KeyUsage {
  /** The latest time of a decision, in milliseconds since the Unix epoch. */
  at: number;
}

const insertSql =
  "INSERT INTO rate_limit_usages (caller, usage, expires_at, version) VALUES ($1, $2, $3, 1) ON CONFLICT (caller) DO NOTHING RETURNING version";
const updateSql =
  "UPDATE rate_limit_usages SET usage = $2, expires_at = $3, version = version + 1 WHERE caller = $1 AND version = $4 RETURNING version";
