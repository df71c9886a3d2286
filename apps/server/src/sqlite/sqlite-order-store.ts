import type { DatabaseSync } from "node:sqlite";
import {
  type Order,
  type OrderStore,
  orderable,
  type PlacedOrder,
  reserved,
  type StoreChanges,
} from "@animal-store/service";
import type { SqliteOutcomes } from "./sqlite-outcomes.ts";
import { onSqlite } from "./unavailable.ts";

interface OrderRow {
  id: number;
  pet_id: number;
  status: Order["status"];
  created_at: number;
}

export function createSqliteOrderStore(
  database: DatabaseSync,
  changes: StoreChanges,
  outcomes: SqliteOutcomes,
): OrderStore {
  const reserve = database.prepare("UPDATE pets SET status = ? WHERE id = ? AND (status IS NULL OR status = ?)");
  const findPet = database.prepare("SELECT 1 FROM pets WHERE id = ?");
  const insert = database.prepare(
    "INSERT INTO orders (pet_id, status, created_at) VALUES (?, ?, ?) RETURNING id, pet_id, status, created_at",
  );
  const selectPage = database.prepare(
    "SELECT id, pet_id, status, created_at FROM orders WHERE id > ? ORDER BY id LIMIT ?",
  );

  return {
    changes: changes.orders,
    place: (petId, createdAt, claim) =>
      onSqlite(() => {
        const written = outcomes.once(claim, () => place(petId, createdAt));
        if (!written.isConflict && !written.isReplay && "order" in written.outcome)
          changes.orderPlaced(written.outcome.order);
        return written;
      }),
    list: ({ after, limit }) => onSqlite(() => (selectPage.all(after, limit) as unknown as OrderRow[]).map(toOrder)),
  };

  function place(petId: number | bigint, createdAt: number): PlacedOrder {
    if (reserve.run(reserved, petId, orderable).changes === 1) {
      return {
        order: toOrder(insert.get(petId, "placed" satisfies Order["status"], createdAt) as unknown as OrderRow),
      };
    }
    return { refused: findPet.get(petId) ? "pet_not_available" : "pet_not_found" };
  }
}

function toOrder({ id, pet_id, status, created_at }: OrderRow): Order {
  return { id, petId: pet_id, status, createdAt: new Date(created_at).toISOString() };
}
