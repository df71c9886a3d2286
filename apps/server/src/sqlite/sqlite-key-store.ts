import type { DatabaseSync } from "node:sqlite";
import type { KeyRecord, KeyStore } from "@animal-store/service";
import { onSqlite } from "./unavailable.ts";

export function createSqliteKeyStore(database: DatabaseSync): KeyStore {
  const columns = `id, hash, plan, name, per_minute AS "perMinute", per_day AS "perDay",
    created_at AS "createdAt", expires_at AS "expiresAt", revoked_at AS "revokedAt"`;
  const insert = database.prepare(
    "INSERT INTO keys (id, hash, plan, name, per_minute, per_day, created_at, expires_at, revoked_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const selectByHash = database.prepare(`SELECT ${columns} FROM keys WHERE hash = ?`);
  const selectAll = database.prepare(`SELECT ${columns} FROM keys ORDER BY created_at, rowid`);
  const revoke = database.prepare("UPDATE keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL");

  return {
    add: ({ id, hash, plan, name, perMinute, perDay, createdAt, expiresAt, revokedAt }) =>
      onSqlite(() => {
        insert.run(id, hash, plan, name, perMinute, perDay, createdAt, expiresAt, revokedAt);
      }),
    findByHash: (hash) => onSqlite(() => selectByHash.get(hash) as KeyRecord | undefined),
    list: () => onSqlite(() => selectAll.all() as unknown as KeyRecord[]),
    revoke: (id, revokedAt) => onSqlite(() => revoke.run(revokedAt, id).changes === 1),
  };
}
