import type { DatabaseSync } from "node:sqlite";
import type { OrderStore, PlacedOrder, StoreChanges, Written } from "@animal-store/service";
import { orderTable } from "../tables/tables.ts";
import { prepareExact } from "./statements.ts";
import { onSqlite } from "./unavailable.ts";
import type { Writer } from "./writer/start-writer.ts";

/** Reads on the given connection, which shows a commit before the writer can tell of it, and lets the writer write. */
export function createSqliteOrderStore(database: DatabaseSync, changes: StoreChanges, writer: Writer): OrderStore {
  // A bare parameter as limit SQLite looks into, and prepares the query anew for each value.
  const selectPage = prepareExact(database, orderTable.select("WHERE id > ? ORDER BY id LIMIT ? + 0"));

  return {
    changes: changes.orders,
    async place(petId, createdAt, claim) {
      const over = changes.expectOrder(petId);
      try {
        const written = (await writer.write({ petId, createdAt, claim })) as Written<PlacedOrder>;
        if (!written.isConflict && !written.isReplay && "order" in written.outcome)
          changes.orderPlaced(written.outcome.order);
        return written;
      } finally {
        over();
      }
    },
    list: ({ after, limit }) => onSqlite(() => selectPage([after, limit]).map(orderTable.fromValues)),
  };
}
