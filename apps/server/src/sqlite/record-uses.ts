import type { DatabaseSync } from "node:sqlite";
import type { KeyUse } from "@animal-store/service";

/** Notes when keys were last used, which never moves back. To be called in a transaction. */
export function createRecordUses(database: DatabaseSync): (uses: readonly KeyUse[]) => void {
  const use = database.prepare("UPDATE keys SET last_used_at = ?1 WHERE id = ?2 AND ifnull(last_used_at, 0) < ?1");
  return (uses) => {
    for (const { id, at } of uses) use.run(at, id);
  };
}
