import type { DatabaseSync } from "node:sqlite";
import type { Stores } from "@animal-store/service";
import { createSqliteKeyStore } from "./sqlite-key-store.ts";
import { createSqliteOrderStore } from "./sqlite-order-store.ts";
import { createSqlitePetStore } from "./sqlite-pet-store.ts";

/** The stores on one SQLite database, their statements prepared once. */
export function createSqliteStores(database: DatabaseSync): Stores {
  return {
    pets: createSqlitePetStore(database),
    orders: createSqliteOrderStore(database),
    keys: createSqliteKeyStore(database),
  };
}
