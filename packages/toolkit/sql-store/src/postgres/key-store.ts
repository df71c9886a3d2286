import type { KeyChange, KeyStore } from "@animal-store/api-platform";
import type { SqlValue } from "../define-table.ts";
import { hasMembers, keyLogTable, keysTable } from "../platform-tables.ts";
import { inChunks } from "../write-batch.ts";
import { coalesceReads, createReadSchedule } from "./coalesce-reads.ts";
import type { ConnectionPool } from "./connection-pool.ts";
import { begin, commit, defineStatement, insertRows, type Query, toColumnArrays } from "./statements.ts";

const selectById = defineStatement<SqlValue[]>("key_by_id", keysTable.select("WHERE id = $1"));
const selectByHashes = defineStatement<SqlValue[]>("keys_by_hash", keysTable.select("WHERE hash = ANY ($1::text[])"));
const selectAll = defineStatement<SqlValue[]>("all_keys", keysTable.select("ORDER BY created_at, position"));
const selectLog = defineStatement<SqlValue[]>(
  "key_log",
  keyLogTable.select("WHERE $1::text IS NULL OR key_id = $1 ORDER BY position"),
);
const lockKey = defineStatement<SqlValue[]>("lock_key", keysTable.select("WHERE id = $1 FOR UPDATE"));
const saveKeys = insertRows(keysTable);
const replaceKeys = { ...insertRows(keysTable, keysTable.onConflict("id")), name: "replace_keys" };
const saveLog = insertRows(keyLogTable);
// Locks rows in the order of their ids, so that processes that update the same keys cannot deadlock.
const saveLastUsed = defineStatement<[]>(
  "record_uses",
  `WITH used AS (SELECT id, max(at) AS at FROM unnest($1::text[], $2::bigint[]) AS noted (id, at) GROUP BY id),
     locked AS MATERIALIZED (
       SELECT keys.id, used.at FROM keys JOIN used ON used.id = keys.id AND coalesce(keys.last_used_at, 0) < used.at
       ORDER BY keys.id FOR NO KEY UPDATE OF keys
     )
   UPDATE keys SET last_used_at = greatest(last_used_at, locked.at) FROM locked WHERE keys.id = locked.id`,
);

export function createKeyStore(
  { query }: Pick<ConnectionPool, "query">,
  { transaction }: Pick<ConnectionPool, "transaction">,
): KeyStore {
  // Many concurrent requests often use the same uncached key.
  const findByHashes = coalesceReads(createReadSchedule(), async (hashLists: readonly (readonly string[])[]) => {
    const keys = (await query(selectByHashes, [hashLists.flat()])).map(keysTable.fromValues);
    return (hashes) => keys.filter(({ hash }) => hashes.includes(hash));
  });
  return {
    find: async (id) => (await query(selectById, [id])).map(keysTable.fromValues)[0],
    findByHashes,
    list: async () => (await query(selectAll, [])).map(keysTable.fromValues),
    save: (change) => transaction((runQuery) => save(runQuery, change)),
    log: async (keyId) => (await query(selectLog, [keyId ?? null])).map(keyLogTable.fromValues),
    saveLastUsed: inChunks((uses) => query(saveLastUsed, [uses.map(({ id }) => id), uses.map(({ at }) => at)])),
  };
}

async function save(query: Query, { update, added, log }: KeyChange): Promise<boolean> {
  const [, lockedRows] = await Promise.all([query(begin, []), update ? query(lockKey, [update.id]) : []]);
  const [stored] = lockedRows.map(keysTable.fromValues);
  const isSaved = update === undefined || hasMembers(keysTable, stored, update.expected);
  await Promise.all([
    isSaved && added && query(saveKeys, toColumnArrays([keysTable.toValues(added)])),
    isSaved && stored && query(replaceKeys, toColumnArrays([keysTable.toValues({ ...stored, ...update?.changes })])),
    isSaved && log.length > 0 && query(saveLog, toColumnArrays(log.map(keyLogTable.toValues))),
    query(commit, []),
  ]);
  return isSaved;
}
