import type { KeyRecord, KeyStore } from "@animal-store/service";
import type { Connections } from "./connections.ts";
import { shareReads } from "./shared-reads.ts";
import { statement } from "./statement.ts";

type KeyRow = [
  ...identity: [id: string, hash: string, plan: KeyRecord["plan"], name: string | null],
  ...limits: [perMinute: number | null, perDay: number | null],
  ...times: [createdAt: number, expiresAt: number | null, revokedAt: number | null, lastUsedAt: number | null],
  successorId: string | null,
];

const columns = `id, hash, plan, name, per_minute, per_day, created_at, expires_at, revoked_at, last_used_at, successor_id`;
const values =
  "$1::text, $2::text, $3::text, $4::text, $5::bigint, $6::bigint, $7::bigint, $8::bigint, $9::bigint, $10::bigint, $11::text";
const insert = statement<[]>("add_key", `INSERT INTO keys (${columns}) VALUES (${values})`);
const insertFirst = statement<[isAdded: boolean]>("add_first_key", `SELECT add_first_key(${values})`);
const select = statement<KeyRow>("key_by_id", `SELECT ${columns} FROM keys WHERE id = $1`);
const selectByHash = statement<KeyRow>("key_by_hash", `SELECT ${columns} FROM keys WHERE hash = $1`);
const selectAll = statement<KeyRow>("all_keys", `SELECT ${columns} FROM keys ORDER BY created_at, position`);
const revoke = statement<[id: string]>(
  "revoke_key",
  "UPDATE keys SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL RETURNING id",
);
// One statement, and so both or nothing. A second one at the same time waits, and finds the key rotated.
const rotate = statement<[id: string]>(
  "rotate_key",
  `WITH old AS (
     UPDATE keys SET expires_at = least(expires_at, $13::bigint), successor_id = $1
     WHERE id = $12::text AND successor_id IS NULL AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $7)
     RETURNING id
   )
   INSERT INTO keys (${columns}) SELECT ${values} FROM old RETURNING id`,
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
    async add(key) {
      await query(insert, toRow(key));
    },
    async addFirst(key) {
      const [row] = await query(insertFirst, toRow(key));
      return row?.[0] === true;
    },
    find: async (id) => (await query(select, [id])).map(toKey)[0],
    findByHash: async (hash) => (await readByHash(hash)).map(toKey)[0],
    list: async () => (await query(selectAll, [])).map(toKey),
    revoke: async (id, revokedAt) => (await query(revoke, [id, revokedAt])).length === 1,
    rotate: async (id, successor, endsAt) => (await query(rotate, [...toRow(successor), id, endsAt])).length === 1,
    async recordUses(uses) {
      for (let from = 0; from < uses.length; from += usesAtOnce) {
        const some = uses.slice(from, from + usesAtOnce);
        await query(recordUses, [some.map(({ id }) => id), some.map(({ at }) => at)]);
      }
    },
  };
}

function toRow(key: KeyRecord): KeyRow {
  const { id, hash, plan, name, perMinute, perDay, createdAt, expiresAt, revokedAt, lastUsedAt, successorId } = key;
  return [id, hash, plan, name, perMinute, perDay, createdAt, expiresAt, revokedAt, lastUsedAt, successorId];
}

function toKey(row: KeyRow): KeyRecord {
  const [id, hash, plan, name, perMinute, perDay, createdAt, expiresAt, revokedAt, lastUsedAt, successorId] = row;
  return { id, hash, plan, name, perMinute, perDay, createdAt, expiresAt, revokedAt, lastUsedAt, successorId };
}
