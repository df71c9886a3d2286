import type { DatabaseSync } from "node:sqlite";
import type { OrderStore } from "@animal-store/service";
import type { Generation } from "./generation.ts";
import { type OrderRow, toOrder } from "./order-row.ts";
import { onSqlite } from "./unavailable.ts";
import type { Writer } from "./writer/start-writer.ts";

/** Reads on the given connection, and lets the writer write. */
export function createSqliteOrderStore(database: DatabaseSync, generation: Generation, writer: Writer): OrderStore {
  const selectPage = database.prepare(
    "SELECT id, pet_id, status, created_at FROM orders WHERE id > ? ORDER BY id LIMIT ?",
  );

  return {
    async place(petId, createdAt, claim) {
      const written = await writer.write("placeOrder", petId, createdAt, claim);
      if (!written.isConflict && !written.isReplay && "order" in written.outcome) generation.advance();
      return written;
    },
    list: ({ after, limit }) => onSqlite(() => (selectPage.all(after, limit) as unknown as OrderRow[]).map(toOrder)),
  };
}
