import type { DatabaseSync } from "node:sqlite";
import type { KeyRecord, KeyStore } from "@animal-store/service";
import { inTransaction } from "./in-transaction.ts";
import { createRecordUses } from "./record-uses.ts";
import { onSqlite } from "./unavailable.ts";

export function createSqliteKeyStore(database: DatabaseSync): KeyStore {
  const columns = `id, hash, plan, name, per_minute AS "perMinute", per_day AS "perDay", created_at AS "createdAt",
    expires_at AS "expiresAt", revoked_at AS "revokedAt", last_used_at AS "lastUsedAt", successor_id AS "successorId"`;
  const insert = database.prepare(`INSERT INTO keys
    (id, hash, plan, name, per_minute, per_day, created_at, expires_at, revoked_at, last_used_at, successor_id)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const select = database.prepare(`SELECT ${columns} FROM keys WHERE id = ?`);
  const selectByHash = database.prepare(`SELECT ${columns} FROM keys WHERE hash = ?`);
  const selectAll = database.prepare(`SELECT ${columns} FROM keys ORDER BY created_at, rowid`);
  const selectAny = database.prepare("SELECT 1 FROM keys LIMIT 1");
  const revoke = database.prepare("UPDATE keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL");
  const end = database.prepare(`UPDATE keys SET expires_at = min(ifnull(expires_at, ?1), ?1), successor_id = ?2
    WHERE id = ?3 AND successor_id IS NULL AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ?4)`);
  const recordUses = createRecordUses(database);

  return {
    add: (key) => onSqlite(() => add(key)),
    addFirst: (key) =>
      onSqlite(() =>
        inTransaction(database, () => {
          if (selectAny.get()) return false;
          add(key);
          return true;
        }),
      ),
    find: (id) => onSqlite(() => select.get(id) as KeyRecord | undefined),
    findByHash: (hash) => onSqlite(() => selectByHash.get(hash) as KeyRecord | undefined),
    list: () => onSqlite(() => selectAll.all() as unknown as KeyRecord[]),
    revoke: (id, revokedAt) => onSqlite(() => revoke.run(revokedAt, id).changes === 1),
    rotate: (id, successor, endsAt) =>
      onSqlite(() =>
        inTransaction(database, () => {
          const isInForce = end.run(endsAt, successor.id, id, successor.createdAt).changes === 1;
          if (isInForce) add(successor);
          return isInForce;
        }),
      ),
    recordUses: (uses) => onSqlite(() => inTransaction(database, () => recordUses(uses))),
  };

  function add(key: KeyRecord): void {
    const { id, hash, plan, name, perMinute, perDay, createdAt, expiresAt, revokedAt, lastUsedAt, successorId } = key;
    insert.run(id, hash, plan, name, perMinute, perDay, createdAt, expiresAt, revokedAt, lastUsedAt, successorId);
  }
}
