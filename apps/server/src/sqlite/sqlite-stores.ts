import type { DatabaseSync } from "node:sqlite";
import { createStoreChanges, type Stores } from "@animal-store/service";
import { createSqliteKeyStore } from "./sqlite-key-store.ts";
import { createSqliteOrderStore } from "./sqlite-order-store.ts";
import { createSqliteOutcomes } from "./sqlite-outcomes.ts";
import { createSqlitePetStore } from "./sqlite-pet-store.ts";

/** The stores on one SQLite database, their statements prepared once. */
export function createSqliteStores(database: DatabaseSync, changes = createStoreChanges()): Stores {
  const outcomes = createSqliteOutcomes(database);
  return {
    pets: createSqlitePetStore(database, changes, outcomes),
    orders: createSqliteOrderStore(database, changes, outcomes),
    keys: createSqliteKeyStore(database),
  };
}
