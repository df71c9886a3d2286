import type { DatabaseSync } from "node:sqlite";
import type { OrderStore, PetStore, UsageStore } from "@animal-store/service";
import { orderTable, petTable, usageTable } from "../tables/tables.ts";
import { inSlices } from "../write-queue/write-queue.ts";
import { prepareExact } from "./statements.ts";
import type { Writer } from "./writer/start-writer.ts";

// SQLite prepares a query again for each value of a parameter that is the whole LIMIT.
const page = "id > ? ORDER BY id LIMIT ? + 0";
const day = 86_400_000;

/** Reads on the given connection, which shows a commit before the writer reports it, and lets the writer write. */
export function createSqlitePetStore(database: DatabaseSync, writer: Pick<Writer, "write">): PetStore {
  const selectOne = prepareExact(database, petTable.select("WHERE id = ?"));
  const selectPage = prepareExact(database, petTable.select(`WHERE ${page}`));
  const selectPageOfStatus = prepareExact(database, petTable.select(`WHERE status = ? AND ${page}`));
  return {
    add: (pet, claim) => writer.write({ pet, claim }),
    find: (id) => selectOne([id]).map(petTable.fromValues)[0],
    list({ filter: { status } = {}, after, limit }) {
      const rows = status === undefined ? selectPage([after, limit]) : selectPageOfStatus([status, after, limit]);
      return rows.map(petTable.fromValues);
    },
  };
}

/** Reads and writes as the pet store. */
export function createSqliteOrderStore(database: DatabaseSync, writer: Pick<Writer, "write">): OrderStore {
  const selectPage = prepareExact(database, orderTable.select(`WHERE ${page}`));
  return {
    place: (petId, createdAt, claim) => writer.write({ petId, createdAt, claim }),
    list: ({ after, limit }) => selectPage([after, limit]).map(orderTable.fromValues),
  };
}

/** Loads on the given connection, and lets the writer save. */
export function createSqliteUsageStore(database: DatabaseSync, writer: Pick<Writer, "write">): UsageStore {
  const selectAll = prepareExact(database, usageTable.select(""));
  // Those of yesterday can hold strikes that still count.
  const deleteOld = database.prepare("DELETE FROM key_usage WHERE day < ? - 1 AND ifnull(banned_until, 0) <= ?");
  return {
    load(now) {
      deleteOld.run(Math.floor(now / day), now);
      return selectAll([]).map(usageTable.fromValues);
    },
    save: inSlices((usages) => writer.write({ usages })),
  };
}
