// The internals that the tests of other workspaces use.

export { createTableChecksum } from "../src/migrate-store/table-checksum.ts";
export { tableMappings } from "../src/migrate-store/table-mappings.ts";
export { writeLock } from "../src/postgres/migrations.ts";
export type { PostgresOptions } from "../src/postgres/open-postgres-store.ts";
export { connect, storePath } from "../src/sqlite/connect.ts";
export { openDatabase } from "../src/sqlite/open-database.ts";
export { createSqliteKeyStore } from "../src/sqlite/sqlite-key-store.ts";
