import type { Scope } from "@animal-store/contract";
import { type KeyLogEntry, type KeyRecord, parseScopes } from "@animal-store/service";
import { type Column, defineTable, integer, json, text } from "./define-table.ts";

export const keyTable = defineTable<KeyRecord>("keys", {
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

/** Stored as "read,write". */
function scopes(name: string): Column<readonly Scope[]> {
  return { name, type: "text", toSql: String, fromSql: (value) => parseScopes(String(value)) ?? [] };
}
