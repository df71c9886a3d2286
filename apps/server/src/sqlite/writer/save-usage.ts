import type { DatabaseSync } from "node:sqlite";
import type { KeyUsage } from "@animal-store/service";

export function createSaveUsage(database: DatabaseSync): (usages: readonly KeyUsage[]) => void {
  const replace = database.prepare(
    `INSERT OR REPLACE INTO key_usage
       (key_id, minute, in_minute, minute_refused_at, day, in_day, day_refused_at, strikes, banned_until)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  return (usages) => {
    for (const { keyId, minute, inMinute, minuteRefusedAt, day, inDay, dayRefusedAt, strikes, bannedUntil } of usages) {
      const noted = JSON.stringify(strikes);
      replace.run(keyId, minute, inMinute, minuteRefusedAt, day, inDay, dayRefusedAt, noted, bannedUntil);
    }
  };
}
