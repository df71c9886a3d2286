import type { DatabaseSync } from "node:sqlite";
import type { KeyUsage, UsageStore } from "@animal-store/service";
import { inTransaction } from "./in-transaction.ts";
import { onSqlite } from "./unavailable.ts";

const day = 86_400_000;

export function createSqliteUsageStore(database: DatabaseSync): UsageStore {
  const selectAll = database.prepare(
    `SELECT key_id AS "keyId", minute, in_minute AS "inMinute", minute_refused_at AS "minuteRefusedAt",
       day, in_day AS "inDay", day_refused_at AS "dayRefusedAt", strikes, banned_until AS "bannedUntil" FROM key_usage`,
  );
  // Yesterday's may hold strikes that still count.
  const forget = database.prepare("DELETE FROM key_usage WHERE day < ? - 1 AND ifnull(banned_until, 0) <= ?");
  const replace = database.prepare(
    `INSERT OR REPLACE INTO key_usage
       (key_id, minute, in_minute, minute_refused_at, day, in_day, day_refused_at, strikes, banned_until)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );

  return {
    load: (now) =>
      onSqlite(() => {
        forget.run(Math.floor(now / day), now);
        return (selectAll.all() as unknown as UsageRow[]).map((row) => ({ ...row, strikes: JSON.parse(row.strikes) }));
      }),
    save: (usages) =>
      onSqlite(() =>
        inTransaction(database, () => {
          for (const usage of usages) save(usage);
        }),
      ),
  };

  function save({ keyId, minute, inMinute, minuteRefusedAt, day, inDay, dayRefusedAt, ...held }: KeyUsage): void {
    const { strikes, bannedUntil } = held;
    const noted = JSON.stringify(strikes);
    replace.run(keyId, minute, inMinute, minuteRefusedAt, day, inDay, dayRefusedAt, noted, bannedUntil);
  }
}

type UsageRow = Omit<KeyUsage, "strikes"> & { strikes: string };
