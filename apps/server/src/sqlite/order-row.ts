import type { Order } from "@animal-store/service";

export interface OrderRow {
  id: number;
  pet_id: number;
  status: Order["status"];
  created_at: number;
}

export function toOrder({ id, pet_id, status, created_at }: OrderRow): Order {
  return { id, petId: pet_id, status, createdAt: new Date(created_at).toISOString() };
}
