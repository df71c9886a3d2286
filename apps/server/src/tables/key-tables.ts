import { type KeyLogEntry, type KeyRecord, parseScopes } from "@animal-store/service";
import { type Column, defineTable, integer, json, text } from "./define-table.ts";

export const keysTable = defineTable<KeyRecord>("keys", {
  id: text("id"),
  hash: text("hash"),
  plan: text("plan"),
  name: text("name"),
  perMinute: integer("per_minute"),
  perDay: integer("per_day"),
  createdAt: integer("created_at"),
  expiresAt: integer("expires_at"),
  revokedAt: integer("revoked_at"),
  lastUsedAt: integer("last_used_at"),
  successorId: text("successor_id"),
  scopes: scopes("scopes"),
  lineageId: text("lineage_id"),
  unbannedAt: integer("unbanned_at"),
});

export const keyLogTable = defineTable<KeyLogEntry>("key_log", {
  at: integer("at"),
  operator: text("operator"),
  action: text("action"),
  keyId: text("key_id"),
  changes: json("changes"),
});

/** A migration that fills the new column `lineage_id`. A key and its successors are one lineage. */
export const assignLineages = `
  UPDATE keys SET lineage_id = id;
  WITH RECURSIVE lineages (id, first) AS (
    SELECT successor_id, id FROM keys
    WHERE successor_id IS NOT NULL
      AND id NOT IN (SELECT successor_id FROM keys WHERE successor_id IS NOT NULL)
    UNION
    SELECT successor_id, first FROM lineages JOIN keys USING (id) WHERE successor_id IS NOT NULL
  )
  UPDATE keys SET lineage_id = first FROM lineages WHERE lineages.id = keys.id;`;

function scopes(name: string): Column<readonly string[]> {
  return { name, type: "text", toSql: String, fromSql: (value) => parseScopes(String(value)) ?? [] };
}
