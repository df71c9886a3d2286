import type { DatabaseSync } from "node:sqlite";
import type { KeyUsage, UsageStore } from "@animal-store/service";
import { inSlices } from "../write-queue/in-slices.ts";
import { onSqlite } from "./unavailable.ts";
import type { Writer } from "./writer/start-writer.ts";

const day = 86_400_000;

/** Loads on the given connection, and lets the writer save. */
export function createSqliteUsageStore(database: DatabaseSync, writer: Writer): UsageStore {
  const selectAll = database.prepare(
    `SELECT key_id AS "keyId", minute, in_minute AS "inMinute", minute_refused_at AS "minuteRefusedAt",
       day, in_day AS "inDay", day_refused_at AS "dayRefusedAt", strikes, banned_until AS "bannedUntil" FROM key_usage`,
  );
  // Yesterday's may hold strikes that still count.
  const forget = database.prepare("DELETE FROM key_usage WHERE day < ? - 1 AND ifnull(banned_until, 0) <= ?");

  return {
    load: (now) =>
      onSqlite(() => {
        forget.run(Math.floor(now / day), now);
        return (selectAll.all() as unknown as UsageRow[]).map((row) => ({ ...row, strikes: JSON.parse(row.strikes) }));
      }),
    save: inSlices((usages) => writer.writeBehind("saveUsage", usages)),
  };
}

type UsageRow = Omit<KeyUsage, "strikes"> & { strikes: string };
