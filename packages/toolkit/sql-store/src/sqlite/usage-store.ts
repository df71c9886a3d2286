import type { DatabaseSync } from "node:sqlite";
import type { UsageStore } from "@animal-store/api-platform";
import { usageTable } from "../platform-tables.ts";
import { inChunks } from "../write-batch.ts";
import { prepareExact } from "./statements.ts";
import type { SqliteWriter } from "./writer.ts";

const dayMs = 86_400_000;

export function createUsageStore(database: DatabaseSync, writer: Pick<SqliteWriter, "run">): UsageStore {
  const selectAll = prepareExact(database, usageTable.select(""));
  // Usage of yesterday can contain strikes that still count.
  const deleteOld = database.prepare("DELETE FROM key_usage WHERE day < ? - 1 AND ifnull(banned_until, 0) <= ?");
  return {
    load(now) {
      deleteOld.run(Math.floor(now / dayMs), now);
      return selectAll([]).map(usageTable.fromValues);
    },
    save: inChunks((usages) => writer.run({ usages })),
  };
}
