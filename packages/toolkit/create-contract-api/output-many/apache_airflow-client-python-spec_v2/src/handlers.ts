import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// GET /api/v2/assets: Get Assets
get_assets: stub,
// GET /api/v2/assets/aliases: Get Asset Aliases
get_asset_aliases: stub,
// GET /api/v2/assets/aliases/{asset_alias_id}: Get Asset Alias
get_asset_alias: stub,
// GET /api/v2/assets/events: Get Asset Events
get_asset_events: stub,
// POST /api/v2/assets/events: Create Asset Event
create_asset_event: stub,
// GET /api/v2/assets/{asset_id}: Get Asset
get_asset: stub,
// POST /api/v2/assets/{asset_id}/materialize: Materialize Asset
materialize_asset: stub,
// GET /api/v2/assets/{asset_id}/queuedEvents: Get Asset Queued Events
get_asset_queued_events: stub,
// DELETE /api/v2/assets/{asset_id}/queuedEvents: Delete Asset Queued Events
delete_asset_queued_events: stub,
// GET /api/v2/auth/login: Login
login: stub,
// GET /api/v2/auth/logout: Logout
logout: stub,
// GET /api/v2/backfills: List Backfills
list_backfills: async ({ query, reply }) => {
// Not read: order_by.
let select = db.selectFrom("backfills")
if (query.dag_id !== undefined) select = select.where("dag_id", "=", query.dag_id)
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const rows = await select.selectAll().orderBy("id").limit(query.limit).offset(query.offset).execute()
return reply(200, { backfills: rows.map(tables.backfills.toItem), total_entries: total })
},
// POST /api/v2/backfills: Create Backfill
create_backfill: async ({ body, reply }) => {
// Not read: run_backwards, run_on_latest_version.
// Placeholders, which you replace: is_paused, reprocess_behavior, max_active_runs, dag_display_name.
const row = await db.insertInto("backfills").values(tables.backfills.toRow({ reprocess_behavior: "failed", max_active_runs: 0, ...omit(body, "run_backwards", "run_on_latest_version"), is_paused: false, created_at: new Date().toISOString(), updated_at: new Date().toISOString(), dag_display_name: "" })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.backfills.toItem(row))
},
// POST /api/v2/backfills/dry_run: Create Backfill Dry Run
create_backfill_dry_run: stub,
// GET /api/v2/backfills/{backfill_id}: Get Backfill
get_backfill: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("backfills").selectAll().where("id", "=", path.backfill_id).executeTakeFirst()
if (!row) return replyError(404, `There is no backfill ${path.backfill_id}.`)
return reply(200, tables.backfills.toItem(row))
},
// PUT /api/v2/backfills/{backfill_id}/cancel: Cancel Backfill
cancel_backfill: stub,
// PUT /api/v2/backfills/{backfill_id}/pause: Pause Backfill
pause_backfill: stub,
// PUT /api/v2/backfills/{backfill_id}/unpause: Unpause Backfill
unpause_backfill: stub,
// GET /api/v2/config: Get Config
get_config: stub,
// GET /api/v2/config/section/{section}/option/{option}: Get Config Value
get_config_value: stub,
// GET /api/v2/connections: Get Connections
get_connections: async ({ query, reply }) => {
// Not read: order_by, connection_id_pattern.
const select = db.selectFrom("connections")
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const rows = await select.selectAll().orderBy("connection_id").limit(query.limit).offset(query.offset).execute()
return reply(200, { connections: rows.map(tables.connections.toItem), total_entries: total })
},
// POST /api/v2/connections: Post Connection
post_connection: async ({ body, reply, replyError }) => {
const row = await db.insertInto("connections").values(tables.connections.toRow(body)).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(409, "The connection already exists.")
return reply(201, tables.connections.toItem(row))
},
// PATCH /api/v2/connections: Bulk Connections
bulk_connections: stub,
// POST /api/v2/connections/defaults: Create Default Connections
create_default_connections: stub,
// POST /api/v2/connections/test: Test Connection
test_connection: stub,
// GET /api/v2/connections/{connection_id}: Get Connection
get_connection: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("connections").selectAll().where("connection_id", "=", path.connection_id).executeTakeFirst()
if (!row) return replyError(404, `There is no connection ${path.connection_id}.`)
return reply(200, tables.connections.toItem(row))
},
// DELETE /api/v2/connections/{connection_id}: Delete Connection
delete_connection: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("connections").where("connection_id", "=", path.connection_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no connection ${path.connection_id}.`)
return reply(204)
},
// PATCH /api/v2/connections/{connection_id}: Patch Connection
patch_connection: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Not read: update_mask.
const row = await trx.selectFrom("connections").selectAll().where("connection_id", "=", path.connection_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no connection ${path.connection_id}.`)
const changed = await trx.updateTable("connections").set(tables.connections.toColumns(omit(body, "connection_id"), row)).where("connection_id", "=", path.connection_id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.connections.toItem(changed))
}),
// GET /api/v2/dagSources/{dag_id}: Get Dag Source
get_dag_source: stub,
// GET /api/v2/dagStats: Get Dag Stats
get_dag_stats: stub,
// GET /api/v2/dagTags: Get Dag Tags
get_dag_tags: stub,
// GET /api/v2/dagWarnings: List Dag Warnings
list_dag_warnings: stub,
// GET /api/v2/dags: Get Dags
get_dags: stub,
// PATCH /api/v2/dags: Patch Dags
patch_dags: stub,
// GET /api/v2/dags/{dag_id}: Get Dag
get_dag: stub,
// DELETE /api/v2/dags/{dag_id}: Delete Dag
delete_dag: stub,
// PATCH /api/v2/dags/{dag_id}: Patch Dag
patch_dag: stub,
// GET /api/v2/dags/{dag_id}/assets/queuedEvents: Get Dag Asset Queued Events
get_dag_asset_queued_events: stub,
// DELETE /api/v2/dags/{dag_id}/assets/queuedEvents: Delete Dag Asset Queued Events
delete_dag_asset_queued_events: stub,
// GET /api/v2/dags/{dag_id}/assets/{asset_id}/queuedEvents: Get Dag Asset Queued Event
get_dag_asset_queued_event: stub,
// DELETE /api/v2/dags/{dag_id}/assets/{asset_id}/queuedEvents: Delete Dag Asset Queued Event
delete_dag_asset_queued_event: stub,
// POST /api/v2/dags/{dag_id}/clearTaskInstances: Post Clear Task Instances
post_clear_task_instances: stub,
// GET /api/v2/dags/{dag_id}/dagRuns: Get Dag Runs
get_dag_runs: stub,
// POST /api/v2/dags/{dag_id}/dagRuns: Trigger Dag Run
trigger_dag_run: stub,
// POST /api/v2/dags/{dag_id}/dagRuns/list: Get List Dag Runs Batch
get_list_dag_runs_batch: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}: Get Dag Run
get_dag_run: stub,
// DELETE /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}: Delete Dag Run
delete_dag_run: stub,
// PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}: Patch Dag Run
patch_dag_run: stub,
// POST /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/clear: Clear Dag Run
clear_dag_run: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/hitlDetails: Get Hitl Details
get_hitl_details: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances: Get Task Instances
get_task_instances: stub,
// PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances: Bulk Task Instances
bulk_task_instances: stub,
// POST /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/list: Get Task Instances Batch
get_task_instances_batch: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}: Get Task Instance
get_task_instance: stub,
// DELETE /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}: Delete Task Instance
delete_task_instance: stub,
// PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}: Patch Task Instance
patch_task_instance: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/dependencies: Get Task Instance Dependencies
get_task_instance_dependencies: stub,
// PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/dry_run: Patch Task Instance Dry Run
patch_task_instance_dry_run: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/externalLogUrl/{try_number}: Get External Log Url
get_external_log_url: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/links: Get Extra Links
get_extra_links: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/listMapped: Get Mapped Task Instances
get_mapped_task_instances: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/logs/{try_number}: Get Log
get_log: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/tries: Get Task Instance Tries
get_task_instance_tries: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/tries/{task_try_number}: Get Task Instance Try Details
get_task_instance_try_details: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries: Get Xcom Entries
get_xcom_entries: async ({ path, query, reply }) => {
// Not read: xcom_key, xcom_key_pattern, dag_display_name_pattern, run_id_pattern, task_id_pattern, map_index_filter, logical_date_gte, logical_date_gt, logical_date_lte, logical_date_lt, run_after_gte, run_after_gt, run_after_lte, run_after_lt.
let select = db.selectFrom("xcomEntries").where("dag_id", "=", path.dag_id).where("dagRunId", "=", path.dag_run_id).where("task_id", "=", path.task_id)
if (query.map_index !== undefined && query.map_index !== null) select = select.where("map_index", "=", query.map_index)
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const rows = await select.selectAll().orderBy("key").limit(query.limit).offset(query.offset).execute()
return reply(200, { xcom_entries: rows.map((row) => omit(tables.xcomEntries.toItem(row), "dagRunId")), total_entries: total })
},
// POST /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries: Create Xcom Entry
create_xcom_entry: async ({ path, body, reply, replyError }) => {
// Placeholders, which you replace: timestamp, map_index, run_id, dag_display_name, task_display_name, run_after.
const row = await db.insertInto("xcomEntries").values(tables.xcomEntries.toRow({ map_index: 0, ...body, dag_id: path.dag_id, dagRunId: path.dag_run_id, task_id: path.task_id, timestamp: new Date().toISOString(), run_id: "run-1", dag_display_name: "", task_display_name: "", run_after: new Date().toISOString() })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(422, "The xcomEntry already exists.")
return reply(201, omit(tables.xcomEntries.toItem(row), "dagRunId"))
},
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries/{xcom_key}: Get Xcom Entry
get_xcom_entry: stub,
// DELETE /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries/{xcom_key}: Delete Xcom Entry
delete_xcom_entry: async ({ path, reply, replyError }) => {
// Not read: map_index.
const row = await db.deleteFrom("xcomEntries").where("dag_id", "=", path.dag_id).where("dagRunId", "=", path.dag_run_id).where("task_id", "=", path.task_id).where("key", "=", path.xcom_key).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no xcomEntry ${path.xcom_key}.`)
return reply(204)
},
// PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries/{xcom_key}: Update Xcom Entry
update_xcom_entry: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("xcomEntries").selectAll().where("dag_id", "=", path.dag_id).where("dagRunId", "=", path.dag_run_id).where("task_id", "=", path.task_id).where("key", "=", path.xcom_key).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no xcomEntry ${path.xcom_key}.`)
const changed = await trx.updateTable("xcomEntries").set(tables.xcomEntries.toColumns(body, row)).where("dag_id", "=", path.dag_id).where("dagRunId", "=", path.dag_run_id).where("task_id", "=", path.task_id).where("key", "=", path.xcom_key).returningAll().executeTakeFirstOrThrow()
return reply(200, omit(tables.xcomEntries.toItem(changed), "dagRunId"))
}),
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}: Get Mapped Task Instance
get_mapped_task_instance: stub,
// PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}: Patch Task Instance
patch_task_instance_by_map_index: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/dependencies: Get Task Instance Dependencies
get_task_instance_dependencies_by_map_index: stub,
// PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/dry_run: Patch Task Instance Dry Run
patch_task_instance_dry_run_by_map_index: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/hitlDetails: Get Hitl Detail
get_hitl_detail: stub,
// PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/hitlDetails: Update Hitl Detail
update_hitl_detail: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/hitlDetails/tries/{try_number}: Get Hitl Detail Try Detail
get_hitl_detail_try_detail: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/tries: Get Mapped Task Instance Tries
get_mapped_task_instance_tries: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/tries/{task_try_number}: Get Mapped Task Instance Try Details
get_mapped_task_instance_try_details: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/upstreamAssetEvents: Get Upstream Asset Events
get_upstream_asset_events: stub,
// GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/wait: Experimental: Wait for a dag run to complete, and return task results if requested.
wait_dag_run_until_finished: stub,
// GET /api/v2/dags/{dag_id}/dagVersions: Get Dag Versions
get_dag_versions: stub,
// GET /api/v2/dags/{dag_id}/dagVersions/{version_number}: Get Dag Version
get_dag_version: stub,
// GET /api/v2/dags/{dag_id}/details: Get Dag Details
get_dag_details: stub,
// POST /api/v2/dags/{dag_id}/favorite: Favorite Dag
favorite_dag: stub,
// GET /api/v2/dags/{dag_id}/tasks: Get Tasks
get_tasks: stub,
// GET /api/v2/dags/{dag_id}/tasks/{task_id}: Get Task
get_task: stub,
// POST /api/v2/dags/{dag_id}/unfavorite: Unfavorite Dag
unfavorite_dag: stub,
// GET /api/v2/eventLogs: Get Event Logs
get_event_logs: stub,
// GET /api/v2/eventLogs/{event_log_id}: Get Event Log
get_event_log: stub,
// GET /api/v2/importErrors: Get Import Errors
get_import_errors: stub,
// GET /api/v2/importErrors/{import_error_id}: Get Import Error
get_import_error: stub,
// GET /api/v2/jobs: Get Jobs
get_jobs: stub,
// GET /api/v2/monitor/health: Get Health
get_health: stub,
// PUT /api/v2/parseDagFile/{file_token}: Reparse Dag File
reparse_dag_file: stub,
// GET /api/v2/plugins: Get Plugins
get_plugins: stub,
// GET /api/v2/plugins/importErrors: Import Errors
import_errors: stub,
// GET /api/v2/pools: Get Pools
get_pools: async ({ query, reply }) => {
// Not read: order_by, pool_name_pattern.
const select = db.selectFrom("pools")
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const rows = await select.selectAll().orderBy("name").limit(query.limit).offset(query.offset).execute()
return reply(200, { pools: rows.map(tables.pools.toItem), total_entries: total })
},
// POST /api/v2/pools: Post Pool
post_pool: async ({ body, reply, replyError }) => {
// Placeholders, which you replace: include_deferred, occupied_slots, running_slots, queued_slots, scheduled_slots, open_slots, deferred_slots.
const row = await db.insertInto("pools").values(tables.pools.toRow({ include_deferred: false, ...body, occupied_slots: 0, running_slots: 0, queued_slots: 0, scheduled_slots: 0, open_slots: 0, deferred_slots: 0 })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(409, "The pool already exists.")
return reply(201, tables.pools.toItem(row))
},
// PATCH /api/v2/pools: Bulk Pools
bulk_pools: stub,
// GET /api/v2/pools/{pool_name}: Get Pool
get_pool: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("pools").selectAll().where("name", "=", path.pool_name).executeTakeFirst()
if (!row) return replyError(404, `There is no pool ${path.pool_name}.`)
return reply(200, tables.pools.toItem(row))
},
// DELETE /api/v2/pools/{pool_name}: Delete Pool
delete_pool: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("pools").where("name", "=", path.pool_name).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no pool ${path.pool_name}.`)
return reply(204)
},
// PATCH /api/v2/pools/{pool_name}: Patch Pool
patch_pool: stub,
// GET /api/v2/providers: Get Providers
get_providers: stub,
// GET /api/v2/variables: Get Variables
get_variables: stub,
// POST /api/v2/variables: Post Variable
post_variable: stub,
// PATCH /api/v2/variables: Bulk Variables
bulk_variables: stub,
// GET /api/v2/variables/{variable_key}: Get Variable
get_variable: stub,
// DELETE /api/v2/variables/{variable_key}: Delete Variable
delete_variable: stub,
// PATCH /api/v2/variables/{variable_key}: Patch Variable
patch_variable: stub,
// GET /api/v2/version: Get Version
get_version: stub,
};
}

/** Returns an object without members that only the server sets, or that no response contains. */
function omit<Members extends object>(members: Members, ...names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name))) as Members;
}
