import type { DatabaseSync } from "node:sqlite";
import { StartupError } from "@animal-store/node-http";
import { assignLineages } from "../tables/key-tables.ts";
import { inTransaction } from "./statements.ts";

/** The migrations, in order. `user_version` is the number of applied migrations. */
export const migrations = [
  `CREATE TABLE pets (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     name TEXT NOT NULL,
     category_id INTEGER NOT NULL,
     status TEXT
   ) STRICT;
   CREATE INDEX pets_by_status ON pets (status, id, name, category_id);
   CREATE TABLE orders (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     pet_id INTEGER NOT NULL REFERENCES pets (id),
     status TEXT NOT NULL,
     created_at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE keys (
     id TEXT PRIMARY KEY,
     hash TEXT NOT NULL UNIQUE,
     plan TEXT NOT NULL,
     name TEXT,
     per_minute INTEGER,
     per_day INTEGER,
     created_at INTEGER NOT NULL,
     expires_at INTEGER,
     revoked_at INTEGER
   ) STRICT;`,
  `ALTER TABLE keys ADD COLUMN last_used_at INTEGER;
   ALTER TABLE keys ADD COLUMN successor_id TEXT;
   CREATE TABLE key_usage (
     key_id TEXT PRIMARY KEY,
     minute INTEGER NOT NULL,
     in_minute INTEGER NOT NULL,
     minute_refused_at INTEGER,
     day INTEGER NOT NULL,
     in_day INTEGER NOT NULL,
     day_refused_at INTEGER,
     strikes TEXT NOT NULL,
     banned_until INTEGER
   ) STRICT;
   CREATE TABLE idempotent_outcomes (
     scope TEXT PRIMARY KEY,
     fingerprint TEXT NOT NULL,
     outcome TEXT NOT NULL,
     expires_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX idempotent_outcomes_by_expiry ON idempotent_outcomes (expires_at);`,
  `ALTER TABLE keys ADD COLUMN scopes TEXT NOT NULL DEFAULT 'read,write';
   ALTER TABLE keys ADD COLUMN lineage_id TEXT;
   ALTER TABLE keys ADD COLUMN unbanned_at INTEGER;
   ${assignLineages}
   CREATE TABLE key_log (
     position INTEGER PRIMARY KEY,
     at INTEGER NOT NULL,
     operator TEXT NOT NULL,
     action TEXT NOT NULL,
     key_id TEXT NOT NULL,
     changes TEXT NOT NULL
   ) STRICT;
   CREATE TRIGGER key_log_rejects_update BEFORE UPDATE ON key_log
     BEGIN SELECT RAISE(ABORT, 'key_log is append-only'); END;
   CREATE TRIGGER key_log_rejects_delete BEFORE DELETE ON key_log
     BEGIN SELECT RAISE(ABORT, 'key_log is append-only'); END;
   CREATE TRIGGER key_log_rejects_replace BEFORE INSERT ON key_log
     WHEN EXISTS (SELECT 1 FROM key_log WHERE position = new.position)
     BEGIN SELECT RAISE(ABORT, 'key_log is append-only'); END;`,
];

export function migrate(database: DatabaseSync, path: string): void {
  inTransaction(database, () => {
    const version = assertSupportedSchema(database, path);
    for (const migration of migrations.slice(version)) database.exec(migration);
    // Written even if unchanged, to detect a disk that is not writable.
    database.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

/** @throws {StartupError} if a newer version of this program, or another program, wrote the database */
export function assertSupportedSchema(
  database: DatabaseSync,
  path: string,
  alternative = "set DATA_DIR to another folder",
): number {
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all()
    .map(({ name }) => name);
  const isAnimalStore =
    version === 0 ? tables.length === 0 : ["pets", "orders", "keys"].every((name) => tables.includes(name));
  if (!isAnimalStore) throw new StartupError(`${path} is a database of another program. To continue, ${alternative}.`);
  if (version <= migrations.length) return version;
  throw new StartupError(
    `${path} has schema version ${version}, but this program supports versions up to ${migrations.length}. Start a newer program, or ${alternative}.`,
  );
}

export function assertCurrentSchema(database: DatabaseSync, path: string): void {
  const version = assertSupportedSchema(database, path);
  if (!isOlderSchema(version)) return;
  throw new StartupError(
    `${path} has schema version ${version}, but this program needs ${migrations.length}. Use the older program, or start the server of this version once to migrate the store.`,
  );
}

export function isOlderSchema(version: number): boolean {
  return version < migrations.length;
}
