import { defineTable, type RowOf } from "@animal-store/kysely-tables";
import type { components, operations } from "./generated/contract.ts";
import type { BackfillResponse, ConnectionResponse, XComResponse, XComResponseNative, PoolResponse } from "./generated/models.ts";


/** The tables, by their names in the database. A migration creates each. */
export const tables = {
backfills: defineTable<BackfillResponse>()("backfills", { id: "identity", dag_id: "text", from_date: "text", to_date: "text", is_paused: "boolean", reprocess_behavior: "text", max_active_runs: "integer", created_at: "text", updated_at: "text", dag_display_name: "text", completed_at: "json", dag_run_conf: "json" }),
connections: defineTable<ConnectionResponse>()("connections", { connection_id: "text", conn_type: "text", description: "json", extra: "json", host: "json", login: "json", password: "json", port: "json", schema: "json", team_name: "json" }),
xcomEntries: defineTable<XComResponse & Pick<XComResponseNative, "value"> & { dagRunId: string }>()("xcomEntries", { key: "text", dag_id: "text", dagRunId: "text", task_id: "text", timestamp: "text", map_index: "integer", run_id: "text", dag_display_name: "text", task_display_name: "text", run_after: "text", value: "json|null", logical_date: "json" }),
pools: defineTable<PoolResponse>()("pools", { name: "text", slots: "integer", include_deferred: "boolean", occupied_slots: "integer", running_slots: "integer", queued_slots: "integer", scheduled_slots: "integer", open_slots: "integer", deferred_slots: "integer", description: "json", team_name: "json" }),
};

/** The tables for Kysely. */
export type Database = { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]> };
