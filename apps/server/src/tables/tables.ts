import { parseJson, stringifyJson } from "@animal-store/exact-json";
import type { KeyUsage, Order, Pet } from "@animal-store/service";
import type { IdempotencyRecord } from "@animal-store/service/writes";
import { defineTable, integer, json, optional, text, timestamp } from "./define-table.ts";

export const petTable = defineTable<Pet>("pets", {
  id: integer("id"),
  name: text("name"),
  categoryId: integer("category_id"),
  status: optional(text("status")),
});

export const orderTable = defineTable<Order>("orders", {
  id: integer("id"),
  petId: integer("pet_id"),
  status: text("status"),
  createdAt: timestamp("created_at"),
});

export const idempotencyRecordTable = defineTable<IdempotencyRecord>("idempotent_outcomes", {
  scope: text("scope"),
  fingerprint: text("fingerprint"),
  outcome: json("outcome", { stringify: stringifyJson, parse: parseJson }),
  expiresAt: integer("expires_at"),
});

export const usageTable = defineTable<KeyUsage>("key_usage", {
  keyId: text("key_id"),
  minute: integer("minute"),
  inMinute: integer("in_minute"),
  minuteRejectedAt: integer("minute_refused_at"),
  day: integer("day"),
  inDay: integer("in_day"),
  dayRejectedAt: integer("day_refused_at"),
  strikes: json("strikes"),
  bannedUntil: integer("banned_until"),
});
