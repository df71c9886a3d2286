import type { DatabaseSync } from "node:sqlite";
import type { Stores } from "@animal-store/service";
import { createGeneration } from "./generation.ts";
import { createSqliteKeyStore } from "./sqlite-key-store.ts";
import { createSqliteOrderStore } from "./sqlite-order-store.ts";
import { createSqliteOutcomes } from "./sqlite-outcomes.ts";
import { createSqlitePetStore } from "./sqlite-pet-store.ts";

/** The stores on one SQLite database, their statements prepared once. */
export function createSqliteStores(database: DatabaseSync): Stores {
  const generation = createGeneration();
  const outcomes = createSqliteOutcomes(database);
  return {
    pets: createSqlitePetStore(database, generation, outcomes),
    orders: createSqliteOrderStore(database, generation, outcomes),
    keys: createSqliteKeyStore(database),
  };
}
