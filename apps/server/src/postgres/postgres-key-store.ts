import type { KeyLogEntry, KeyRecord, KeyStore } from "@animal-store/service";
import { fromKeyRow, fromLogRow, keyColumns, logColumns, toKeyRow, toLogRow, type Value } from "../keys/key-rows.ts";
import type { Connections } from "./connections.ts";
import { shareReads } from "./shared-reads.ts";
import { type Statement, statement } from "./statement.ts";

const select = statement<Value[]>("key_by_id", `SELECT ${keyColumns} FROM keys WHERE id = $1`);
const selectByHash = statement<Value[]>("key_by_hash", `SELECT ${keyColumns} FROM keys WHERE hash = $1`);
const selectByHashes = statement<Value[]>(
  "keys_by_hash",
  `SELECT ${keyColumns} FROM keys WHERE hash = ANY ($1::text[])`,
);
const selectAll = statement<Value[]>("all_keys", `SELECT ${keyColumns} FROM keys ORDER BY created_at, position`);
const selectLog = statement<Value[]>(
  "key_log",
  `SELECT ${logColumns} FROM key_log WHERE $1::text IS NULL OR key_id = $1 ORDER BY position`,
);
const add = write("add_key", "SELECT");
const addFirst = write("add_first_key", "SELECT WHERE lock_empty_keys()");
// A concurrent update waits for the first one and compares with its result.
const update = write(
  "update_key",
  `UPDATE keys SET (${keyColumns}) = (SELECT ${keyColumns} FROM jsonb_populate_record(keys, $4::jsonb))
   WHERE id = $3::text AND revoked_at IS NULL AND to_jsonb(keys) @> $5::jsonb RETURNING id`,
);
// Locked in one order: two processes may note uses of the same keys.
const recordUses = statement<[]>(
  "record_uses",
  `WITH used AS (SELECT id, max(at) AS at FROM unnest($1::text[], $2::bigint[]) AS noted (id, at) GROUP BY id),
     locked AS MATERIALIZED (
       SELECT keys.id, used.at FROM keys JOIN used ON used.id = keys.id AND coalesce(keys.last_used_at, 0) < used.at
       ORDER BY keys.id FOR NO KEY UPDATE OF keys
     )
   UPDATE keys SET last_used_at = greatest(last_used_at, locked.at) FROM locked WHERE keys.id = locked.id`,
);

// One after the other: reads wait behind what goes over their connection, for some milliseconds then.
const usesAtOnce = 250;

export function createPostgresKeyStore({ query }: Connections): KeyStore {
  // A key that nobody knows yet, or that is looked up anew, often comes with very many requests at once.
  const readByHash = shareReads(
    (hash: string) => hash,
    (hashes) => hashes.map((hash) => query(selectByHash, [hash])),
  );
  return {
    async add(key, entry) {
      await query(add, written([key], [entry]));
    },
    addFirst: async (key, entry) => (await query(addFirst, written([key], [entry]))).length > 0,
    find: async (id) => (await query(select, [id])).map(fromKeyRow)[0],
    findByHash: async (hash) => (await readByHash(hash)).map(fromKeyRow)[0],
    findByHashes: async (hashes) => (await query(selectByHashes, [hashes])).map(fromKeyRow),
    list: async () => (await query(selectAll, [])).map(fromKeyRow),
    async update({ before, changes, successor, log }) {
      const changed = toKeyRow(changes);
      const read = Object.entries(toKeyRow(before)).filter(([column]) => column in changed);
      const values = [before.id, JSON.stringify(changed), JSON.stringify(Object.fromEntries(read))];
      return (await query(update, [...written(successor ? [successor] : [], log), ...values])).length > 0;
    },
    log: async (keyId) => (await query(selectLog, [keyId ?? null])).map(fromLogRow),
    async recordUses(uses) {
      for (let from = 0; from < uses.length; from += usesAtOnce) {
        const some = uses.slice(from, from + usesAtOnce);
        await query(recordUses, [some.map(({ id }) => id), some.map(({ at }) => at)]);
      }
    },
  };
}

/**
 * A statement that adds keys and log entries, all or nothing: it returns a row for each entry.
 * @param allowed a query without rows if nothing may be written
 */
function write(name: string, allowed: string): Statement<[keyId: string]> {
  const insert = (table: string, columns: readonly string[], rows: string) =>
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, ${rows}::jsonb)
     WHERE EXISTS (SELECT FROM allowed)`;
  return statement(
    name,
    `WITH allowed AS (${allowed}), added AS (${insert("keys", keyColumns, "$1")})
     ${insert("key_log", logColumns, "$2")} RETURNING key_id`,
  );
}

function written(keys: readonly KeyRecord[], log: readonly KeyLogEntry[]): [keys: string, log: string] {
  return [JSON.stringify(keys.map(toKeyRow)), JSON.stringify(log.map(toLogRow))];
}
