import type { KeyLogEntry, KeyRecord, KeyUsage } from "@animal-store/api-platform";
import { type Column, defineTable, integer, json, nullable, text } from "./define-table.ts";
import type { IdempotencyRecord } from "./writes.ts";

// The tables that every store has.

export const keysTable = defineTable<KeyRecord>("keys", {
  id: text("id"),
  hash: text("hash"),
  plan: text("plan"),
  name: nullable(text("name")),
  perMinute: nullable(integer("per_minute")),
  perDay: nullable(integer("per_day")),
  createdAt: integer("created_at"),
  expiresAt: nullable(integer("expires_at")),
  revokedAt: nullable(integer("revoked_at")),
  lastUsedAt: nullable(integer("last_used_at")),
  successorId: nullable(text("successor_id")),
  scopes: list("scopes"),
  lineageId: text("lineage_id"),
  unbannedAt: nullable(integer("unbanned_at")),
});

export const keyLogTable = defineTable<KeyLogEntry>("key_log", {
  at: integer("at"),
  operator: text("operator"),
  action: text("action"),
  keyId: text("key_id"),
  changes: json("changes"),
});

export const usageTable = defineTable<KeyUsage>("key_usage", {
  keyId: text("key_id"),
  minute: integer("minute"),
  inMinute: integer("in_minute"),
  minuteRejectedAt: nullable(integer("minute_rejected_at")),
  day: integer("day"),
  inDay: integer("in_day"),
  dayRejectedAt: nullable(integer("day_rejected_at")),
  strikes: json("strikes"),
  bannedUntil: nullable(integer("banned_until")),
});

export const idempotencyRecordTable = defineTable<IdempotencyRecord>("idempotency_records", {
  scope: text("scope"),
  fingerprint: text("fingerprint"),
  outcome: json("outcome"),
  expiresAt: integer("expires_at"),
});

// Keys with the same scopes share one array, to save memory.
const sharedLists = new Map<string, readonly string[]>();

function list(name: string): Column<readonly string[]> {
  return {
    name,
    type: "text",
    toSql: String,
    fromSql(value) {
      const items = String(value);
      const shared = sharedLists.get(items) ?? (items === "" ? [] : items.split(","));
      sharedLists.set(items, shared);
      return shared;
    },
  };
}
