import type { DatabaseSync } from "node:sqlite";
import type { UsageStore } from "@animal-store/service";
import { usageTable } from "../tables/tables.ts";
import { inSlices } from "../write-queue/write-queue.ts";
import { prepareExact } from "./statements.ts";
import { onSqlite } from "./unavailable.ts";
import type { Writer } from "./writer/start-writer.ts";

const day = 86_400_000;

/** Loads on the given connection, and lets the writer save. */
export function createSqliteUsageStore(database: DatabaseSync, writer: Writer): UsageStore {
  const selectAll = prepareExact(database, usageTable.select(""));
  // Those of yesterday can hold strikes that still count.
  const deleteOld = database.prepare("DELETE FROM key_usage WHERE day < ? - 1 AND ifnull(banned_until, 0) <= ?");

  return {
    load: (now) =>
      onSqlite(() => {
        deleteOld.run(Math.floor(now / day), now);
        return selectAll([]).map(usageTable.fromValues);
      }),
    save: inSlices((usages) => writer.writeBehind({ usages })),
  };
}
