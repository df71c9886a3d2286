// Real stores and databases for the tests of this package and of its users.

export { writeLock } from "../src/postgres/migrate.ts";
export { connect } from "../src/sqlite/connect.ts";
export { createKeyStore as createSqliteKeyStore } from "../src/sqlite/key-store.ts";
export { openDatabase } from "../src/sqlite/open-database.ts";
export { createFailingStore } from "./create-failing-store.ts";
export { openEmptyStore, openTestStore, type TestStoreOptions } from "./open-test-store.ts";
export { type DisconnectingProxy, startDisconnectingProxy } from "./postgres/disconnecting-proxy.ts";
export { findFreePort, PostgresClient, startPostgres, type TestPostgres } from "./postgres/start-postgres.ts";
export { createTestDatabase, describeOnPostgres } from "./postgres/test-database.ts";
export { memoryFolder, sharedFolder, temporaryDirectory, testFolder } from "./test-folders.ts";
