import { beforeAll } from "vitest";
import { startPostgres, type TestPostgres } from "./postgres/start-postgres.ts";
import { createTestDatabase, type TestDatabase } from "./postgres/test-database.ts";
import { memoryFolder, sharedFolder } from "./test-folders.ts";
import { describeStoredValues } from "./values/describe-stored-values.ts";
import { openMemoryThings, openSqliteThings } from "./values/open-things.ts";
import { thingStore } from "./values/things.ts";

const count = 10_000;
const folder = sharedFolder(memoryFolder());
let postgres: TestPostgres;
let database: TestDatabase<typeof thingStore>;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await createTestDatabase(postgres.url, thingStore);
  return async () => {
    await database.drop();
    await postgres.stop();
  };
});

describeStoredValues("the memory store", openMemoryThings, { count, isPersistent: false });
describeStoredValues("the SQLite store", () => openSqliteThings(folder), { count });
describeStoredValues("the PostgreSQL store", () => database.open(), { count });
