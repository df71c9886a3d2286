// Real stores and databases for the tests of this package and of its users.

export { checkStore } from "../src/backup/check-store.ts";
export { createBackup, openStoreReadOnly } from "../src/backup/create-backup.ts";
export { restoreStore } from "../src/backup/restore-store.ts";
export { migrateStore } from "../src/migrate-store/migrate-store.ts";
export { createProgress } from "../src/migrate-store/progress.ts";
export { createTableChecksum } from "../src/migrate-store/table-checksum.ts";
export { tableMappings } from "../src/migrate-store/table-mappings.ts";
export { migrations, writeLock } from "../src/postgres/migrations.ts";
export { openTarget } from "../src/postgres/open-target.ts";
export { connect, storePath } from "../src/sqlite/connect.ts";
export { lockDataFolder } from "../src/sqlite/lock-data-folder.ts";
export { openDatabase } from "../src/sqlite/open-database.ts";
export { openSource } from "../src/sqlite/open-source.ts";
export { createSqliteKeyStore } from "../src/sqlite/sqlite-key-store.ts";
export { defaultMaxBatchSize, maxQueuedWrites } from "../src/write-queue/write-queue.ts";
export { countCommits, openEmptyStore, openTestStore, type TestStoreOptions } from "./open-test-store.ts";
export { type DisconnectingProxy, startDisconnectingProxy } from "./postgres/disconnecting-proxy.ts";
export { findFreePort, PostgresClient, startPostgres, type TestPostgres } from "./postgres/start-postgres.ts";
export { createTestDatabase, describeOnPostgres, type TestDatabase } from "./postgres/test-database.ts";
export { memoryFolder, sharedFolder, temporaryDirectory, testFolder } from "./test-folders.ts";
export { unwrapOutcome } from "./unwrap-outcome.ts";
