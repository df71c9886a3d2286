import type { DatabaseSync } from "node:sqlite";
import type { OrderStore } from "@animal-store/service";
import { type OrderRow, toOrder } from "./order-row.ts";
import { onSqlite } from "./unavailable.ts";
import type { Writer } from "./writer/start-writer.ts";

/** Reads on the given connection, which shows a commit before the writer can tell of it, and lets the writer write. */
export function createSqliteOrderStore(database: DatabaseSync, writer: Writer): OrderStore {
  // A bare parameter as limit SQLite looks into, and prepares the query anew for each value.
  const selectPage = database.prepare(
    "SELECT id, pet_id, status, created_at FROM orders WHERE id > ? ORDER BY id LIMIT ? + 0",
  );

  return {
    place: (petId, createdAt, claim) => writer.write("placeOrder", petId, createdAt, claim),
    list: ({ after, limit }) => onSqlite(() => (selectPage.all(after, limit) as unknown as OrderRow[]).map(toOrder)),
  };
}
