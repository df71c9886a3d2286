import { hash } from "node:crypto";
import type { Pool } from "pg";

/** A key and how often it may ask. The peers count the minute alone. */
export interface Caller {
  readonly id: string;
  readonly perMinute: number;
}

/** Finds callers by their API key. One that was seen is looked up no more. */
export function createFindCaller(pool: Pool) {
  const callers = new Map<string, Caller>();
  const text = `SELECT id, per_minute AS "perMinute" FROM keys WHERE hash = $1`;

  return async (authorization: string | undefined): Promise<Caller | undefined> => {
    const seen = authorization && callers.get(authorization);
    if (seen || !authorization || !/^bearer /i.test(authorization)) return seen || undefined;
    const { rows } = await pool.query<Caller>({ name: "key", text, values: [hash("sha256", authorization.slice(7))] });
    if (rows[0]) callers.set(authorization, rows[0]);
    return rows[0];
  };
}
