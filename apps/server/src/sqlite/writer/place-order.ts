import type { DatabaseSync } from "node:sqlite";
import type { Order, PlacedOrder } from "@animal-store/service";
import { orderable, reserved } from "@animal-store/service/reservation";
import { type OrderRow, toOrder } from "../order-row.ts";

export function createPlaceOrder(database: DatabaseSync): (petId: number | bigint, createdAt: number) => PlacedOrder {
  const reserve = database.prepare("UPDATE pets SET status = ? WHERE id = ? AND (status IS NULL OR status = ?)");
  const findPet = database.prepare("SELECT 1 FROM pets WHERE id = ?");
  const insert = database.prepare(
    "INSERT INTO orders (pet_id, status, created_at) VALUES (?, ?, ?) RETURNING id, pet_id, status, created_at",
  );

  return (petId, createdAt) => {
    if (reserve.run(reserved, petId, orderable).changes === 0)
      return { refused: findPet.get(petId) ? "pet_not_available" : "pet_not_found" };
    const row = insert.get(petId, "placed" satisfies Order["status"], createdAt);
    return { order: toOrder(row as unknown as OrderRow) };
  };
}
