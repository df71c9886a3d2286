import type { Order, OrderStore } from "@animal-store/service";
import type { Connections } from "./connections.ts";
import { shareReads } from "./shared-reads.ts";
import { statement } from "./statement.ts";
import type { PostgresWriter } from "./writer/postgres-writer.ts";

type OrderRow = [id: number, petId: number, status: Order["status"], createdAt: number];

const selectPage = statement<OrderRow>(
  "page_of_orders",
  "SELECT id, pet_id, status, created_at FROM orders WHERE id > $1 ORDER BY id LIMIT $2",
);

export function createPostgresOrderStore(connections: Connections, writer: PostgresWriter): OrderStore {
  const readPage = shareReads(
    ({ after, limit }: Parameters<OrderStore["list"]>[0]) => `${after} ${limit}`,
    (pages) => pages.map(({ after, limit }) => connections.query(selectPage, [after, limit])),
  );
  return {
    place: (petId, createdAt, claim) => writer.placeOrder(petId, createdAt, claim),
    async list(page) {
      return (await readPage(page)).map(toOrder);
    },
  };
}

function toOrder([id, petId, status, createdAt]: OrderRow): Order {
  return { id, petId, status, createdAt: new Date(createdAt).toISOString() };
}
