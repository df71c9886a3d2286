import type { KeyChange, KeyStore } from "@animal-store/service";
import type { SqlValue, Table } from "../tables/define-table.ts";
import { keyLogTable, keyTable } from "../tables/key-tables.ts";
import { type Connections, type Statement, statement } from "./connections.ts";
import { shareReads } from "./shared-reads.ts";

const selectById = statement<SqlValue[]>("key_by_id", keyTable.select("WHERE id = $1"));
const selectByHashes = statement<SqlValue[]>("keys_by_hash", keyTable.select("WHERE hash = ANY ($1::text[])"));
const selectAll = statement<SqlValue[]>("all_keys", keyTable.select("ORDER BY created_at, position"));
const selectLog = statement<SqlValue[]>(
  "key_log",
  keyLogTable.select("WHERE $1::text IS NULL OR key_id = $1 ORDER BY position"),
);
const add = save("add_key", "SELECT");
const addFirst = save("add_first_key", "SELECT WHERE lock_empty_keys()");
// `canSave` in SQL: a concurrent update waits for the first one and compares with its result.
const update = save(
  "update_key",
  `UPDATE keys SET (${keyTable.columnList}) = (SELECT ${keyTable.columnList} FROM jsonb_populate_record(keys, $4::jsonb))
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

// One after the other, because reads wait behind them on their connection.
const maxUsesAtOnce = 250;

export function createPostgresKeyStore({ query }: Pick<Connections, "query">): KeyStore {
  // A new key, or one that is looked up again, often comes with many requests at once.
  const readByHashes = shareReads(String, (lists: readonly (readonly string[])[]) =>
    lists.map((hashes) => query(selectByHashes, [hashes])),
  );
  return {
    find: async (id) => (await query(selectById, [id])).map(keyTable.fromValues)[0],
    findByHashes: async (hashes) => (await readByHashes(hashes)).map(keyTable.fromValues),
    list: async () => (await query(selectAll, [])).map(keyTable.fromValues),
    save: async (change) => (await query(...toQuery(change))).length > 0,
    log: async (keyId) => (await query(selectLog, [keyId ?? null])).map(keyLogTable.fromValues),
    async recordUses(uses) {
      for (let from = 0; from < uses.length; from += maxUsesAtOnce) {
        const some = uses.slice(from, from + maxUsesAtOnce);
        await query(recordUses, [some.map(({ id }) => id), some.map(({ at }) => at)]);
      }
    },
  };
}

function toQuery({ update: updated, added, isFirst, log }: KeyChange): [Statement<[string]>, values: unknown[]] {
  const values = [toJson(keyTable, added ? [added] : []), toJson(keyLogTable, log)];
  if (!updated) return [isFirst ? addFirst : add, values];
  const { before, changes } = updated;
  const changed = keyTable.toValuesByColumn(changes);
  const read = Object.entries(keyTable.toValuesByColumn(before)).filter(([column]) => column in changed);
  return [update, [...values, before.id, JSON.stringify(changed), JSON.stringify(Object.fromEntries(read))]];
}

function toJson<Row>(table: Table<Row>, rows: readonly Row[]): string {
  return JSON.stringify(rows.map(table.toValuesByColumn));
}

/**
 * A statement that adds keys and log entries, all or nothing. Returns a row for each entry.
 * @param allowed a query without rows if nothing may be written
 */
function save(name: string, allowed: string): Statement<[keyId: string]> {
  const insert = ({ name, columnList }: Pick<Table<never>, "name" | "columnList">, rows: string) =>
    `INSERT INTO ${name} (${columnList}) SELECT ${columnList} FROM jsonb_populate_recordset(NULL::${name}, ${rows}::jsonb)
     WHERE EXISTS (SELECT FROM allowed)`;
  return statement(
    name,
    `WITH allowed AS (${allowed}), added AS (${insert(keyTable, "$1")})
     ${insert(keyLogTable, "$2")} RETURNING key_id`,
  );
}
