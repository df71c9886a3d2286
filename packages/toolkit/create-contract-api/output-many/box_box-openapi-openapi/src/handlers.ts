import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// GET /files/{file_id}: Get file information
get_files_id: stub,
// PUT /files/{file_id}: Update file
put_files_id: stub,
// POST /files/{file_id}: Restore file
post_files_id: stub,
// DELETE /files/{file_id}: Delete file
delete_files_id: stub,
// GET /files/{file_id}/app_item_associations: List file app item associations
get_files_id_app_item_associations: stub,
// GET /files/{file_id}/content: Download file
get_files_id_content: stub,
// OPTIONS /files/content: Preflight check before upload
options_files_content: stub,
// POST /files/{file_id}/copy: Copy file
post_files_id_copy: stub,
// GET /files/{file_id}/thumbnail.{extension}: Get file thumbnail
get_files_id_thumbnail_id: stub,
// GET /files/{file_id}/collaborations: List file collaborations
get_files_id_collaborations: stub,
// GET /files/{file_id}/comments: List file comments
get_files_id_comments: stub,
// GET /files/{file_id}/tasks: List tasks on file
get_files_id_tasks: stub,
// GET /files/{file_id}/trash: Get trashed file
get_files_id_trash: stub,
// DELETE /files/{file_id}/trash: Permanently remove file
delete_files_id_trash: stub,
// GET /files/{file_id}/versions: List all file versions
get_files_id_versions: stub,
// GET /files/{file_id}/versions/{file_version_id}: Get file version
get_files_id_versions_id: stub,
// PUT /files/{file_id}/versions/{file_version_id}: Restore file version
put_files_id_versions_id: stub,
// DELETE /files/{file_id}/versions/{file_version_id}: Remove file version
delete_files_id_versions_id: stub,
// POST /files/{file_id}/versions/current: Promote file version
post_files_id_versions_current: stub,
// GET /files/{file_id}/metadata: List metadata instances on file
get_files_id_metadata: stub,
// GET /files/{file_id}/metadata/enterprise/securityClassification-6VMVochwUWo: Get classification on file
"get_files_id_metadata_enterprise_securityClassification-6VMVochwUWo": stub,
// PUT /files/{file_id}/metadata/enterprise/securityClassification-6VMVochwUWo: Update classification on file
"put_files_id_metadata_enterprise_securityClassification-6VMVochwUWo": stub,
// POST /files/{file_id}/metadata/enterprise/securityClassification-6VMVochwUWo: Add classification to file
"post_files_id_metadata_enterprise_securityClassification-6VMVochwUWo": stub,
// DELETE /files/{file_id}/metadata/enterprise/securityClassification-6VMVochwUWo: Remove classification from file
"delete_files_id_metadata_enterprise_securityClassification-6VMVochwUWo": stub,
// GET /files/{file_id}/metadata/{scope}/{template_key}: Get metadata instance on file
get_files_id_metadata_id_id: stub,
// PUT /files/{file_id}/metadata/{scope}/{template_key}: Update metadata instance on file
put_files_id_metadata_id_id: stub,
// POST /files/{file_id}/metadata/{scope}/{template_key}: Create metadata instance on file
post_files_id_metadata_id_id: stub,
// DELETE /files/{file_id}/metadata/{scope}/{template_key}: Remove metadata instance from file
delete_files_id_metadata_id_id: stub,
// GET /files/{file_id}/metadata/global/boxSkillsCards: List Box Skill cards on file
get_files_id_metadata_global_boxSkillsCards: stub,
// PUT /files/{file_id}/metadata/global/boxSkillsCards: Update Box Skill cards on file
put_files_id_metadata_global_boxSkillsCards: stub,
// POST /files/{file_id}/metadata/global/boxSkillsCards: Create Box Skill cards on file
post_files_id_metadata_global_boxSkillsCards: stub,
// DELETE /files/{file_id}/metadata/global/boxSkillsCards: Remove Box Skill cards from file
delete_files_id_metadata_global_boxSkillsCards: stub,
// GET /files/{file_id}/watermark: Get watermark on file
get_files_id_watermark: stub,
// PUT /files/{file_id}/watermark: Apply watermark to file
put_files_id_watermark: stub,
// DELETE /files/{file_id}/watermark: Remove watermark from file
delete_files_id_watermark: stub,
// GET /file_requests/{file_request_id}: Get file request
get_file_requests_id: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("fileRequests").selectAll().where("id", "=", path.file_request_id).executeTakeFirst()
if (!row) return replyError(404, `There is no fileRequest ${path.file_request_id}.`)
return reply(200, tables.fileRequests.toItem(row))
},
// PUT /file_requests/{file_request_id}: Update file request
put_file_requests_id: async ({ path, body, reply, checkPreconditions }) => db.transaction().execute(async (trx) => {
// Placeholders, which you replace: type, folder.
const row = await trx.selectFrom("fileRequests").selectAll().where("id", "=", path.file_request_id).forUpdate().executeTakeFirst()
if (!row) {
const failed = checkPreconditions(null)
if (failed) return failed
const values = tables.fileRequests.toRow({ type: "file_request", folder: { id: "", type: "folder" }, created_at: new Date().toISOString(), ...omit(body ?? {}, "type", "folder", "url", "etag", "created_by", "created_at", "updated_by"), id: path.file_request_id, updated_at: new Date().toISOString() })
const row = await trx.insertInto("fileRequests").values(values).onConflict((conflict) => conflict.columns(["id"]).doUpdateSet(values)).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.fileRequests.toItem(row))
}
const failed = checkPreconditions(tables.fileRequests.etag(row))
if (failed) return failed
const changed = await trx.updateTable("fileRequests").set(tables.fileRequests.toColumns({ title: undefined, description: undefined, status: undefined, is_email_required: undefined, is_description_required: undefined, expires_at: undefined, ...omit(body ?? {}, "type", "folder", "url", "etag", "created_by", "created_at", "updated_by"), id: path.file_request_id, updated_at: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.file_request_id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.fileRequests.toItem(changed))
}),
// DELETE /file_requests/{file_request_id}: Delete file request
delete_file_requests_id: async ({ path, reply, replyError, checkPreconditions }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("fileRequests").selectAll().where("id", "=", path.file_request_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no fileRequest ${path.file_request_id}.`)
const failed = checkPreconditions(tables.fileRequests.etag(row))
if (failed) return failed
await trx.deleteFrom("fileRequests").where("id", "=", path.file_request_id).execute()
return reply(204)
}),
// POST /file_requests/{file_request_id}/copy: Copy file request
post_file_requests_id_copy: stub,
// GET /folders/{folder_id}: Get folder information
get_folders_id: stub,
// PUT /folders/{folder_id}: Update folder
put_folders_id: stub,
// POST /folders/{folder_id}: Restore folder
post_folders_id: stub,
// DELETE /folders/{folder_id}: Delete folder
delete_folders_id: stub,
// GET /folders/{folder_id}/app_item_associations: List folder app item associations
get_folders_id_app_item_associations: stub,
// GET /folders/{folder_id}/items: List items in folder
get_folders_id_items: stub,
// POST /folders: Create folder
post_folders: stub,
// POST /folders/{folder_id}/copy: Copy folder
post_folders_id_copy: stub,
// GET /folders/{folder_id}/collaborations: List folder collaborations
get_folders_id_collaborations: stub,
// GET /folders/{folder_id}/trash: Get trashed folder
get_folders_id_trash: stub,
// DELETE /folders/{folder_id}/trash: Permanently remove folder
delete_folders_id_trash: stub,
// GET /folders/{folder_id}/metadata: List metadata instances on folder
get_folders_id_metadata: stub,
// GET /folders/{folder_id}/metadata/enterprise/securityClassification-6VMVochwUWo: Get classification on folder
"get_folders_id_metadata_enterprise_securityClassification-6VMVochwUWo": stub,
// PUT /folders/{folder_id}/metadata/enterprise/securityClassification-6VMVochwUWo: Update classification on folder
"put_folders_id_metadata_enterprise_securityClassification-6VMVochwUWo": stub,
// POST /folders/{folder_id}/metadata/enterprise/securityClassification-6VMVochwUWo: Add classification to folder
"post_folders_id_metadata_enterprise_securityClassification-6VMVochwUWo": stub,
// DELETE /folders/{folder_id}/metadata/enterprise/securityClassification-6VMVochwUWo: Remove classification from folder
"delete_folders_id_metadata_enterprise_securityClassification-6VMVochwUWo": stub,
// GET /folders/{folder_id}/metadata/{scope}/{template_key}: Get metadata instance on folder
get_folders_id_metadata_id_id: stub,
// PUT /folders/{folder_id}/metadata/{scope}/{template_key}: Update metadata instance on folder
put_folders_id_metadata_id_id: stub,
// POST /folders/{folder_id}/metadata/{scope}/{template_key}: Create metadata instance on folder
post_folders_id_metadata_id_id: stub,
// DELETE /folders/{folder_id}/metadata/{scope}/{template_key}: Remove metadata instance from folder
delete_folders_id_metadata_id_id: stub,
// GET /folders/trash/items: List trashed items
get_folders_trash_items: stub,
// GET /folders/{folder_id}/watermark: Get watermark for folder
get_folders_id_watermark: stub,
// PUT /folders/{folder_id}/watermark: Apply watermark to folder
put_folders_id_watermark: stub,
// DELETE /folders/{folder_id}/watermark: Remove watermark from folder
delete_folders_id_watermark: stub,
// GET /folder_locks: List folder locks
get_folder_locks: stub,
// POST /folder_locks: Create folder lock
post_folder_locks: stub,
// DELETE /folder_locks/{folder_lock_id}: Delete folder lock
delete_folder_locks_id: stub,
// GET /metadata_templates: Find metadata template by instance ID
get_metadata_templates: stub,
// GET /metadata_templates/enterprise/securityClassification-6VMVochwUWo/schema: List all classifications
"get_metadata_templates_enterprise_securityClassification-6VMVochwUWo_schema": stub,
// GET /metadata_templates/{scope}/{template_key}/schema: Get metadata template by name
get_metadata_templates_id_id_schema: stub,
// PUT /metadata_templates/{scope}/{template_key}/schema: Update metadata template
put_metadata_templates_id_id_schema: stub,
// DELETE /metadata_templates/{scope}/{template_key}/schema: Remove metadata template
delete_metadata_templates_id_id_schema: stub,
// GET /metadata_templates/{template_id}: Get metadata template by ID
get_metadata_templates_id: stub,
// GET /metadata_templates/global: List all global metadata templates
get_metadata_templates_global: stub,
// GET /metadata_templates/enterprise: List all metadata templates for enterprise
get_metadata_templates_enterprise: stub,
// POST /metadata_templates/schema: Create metadata template
post_metadata_templates_schema: stub,
// GET /metadata_cascade_policies: List metadata cascade policies
get_metadata_cascade_policies: async ({ query, reply }) => {
// Not read: folder_id, owner_enterprise_id, marker.
const limit = 100
const rows = await db.selectFrom("metadataCascadePolicies").selectAll().orderBy("id").limit(limit).offset(Math.max(Math.min(Number(query.offset), Number.MAX_SAFE_INTEGER), 0)).execute()
return reply(200, { entries: rows.map(tables.metadataCascadePolicies.toItem), limit: limit })
},
// POST /metadata_cascade_policies: Create metadata cascade policy
post_metadata_cascade_policies: async ({ body, reply }) => {
// Not read: folder_id.
// Placeholders, which you replace: type.
const row = await db.insertInto("metadataCascadePolicies").values(tables.metadataCascadePolicies.toRow({ ...omit(body ?? {}, "owner_enterprise", "parent", "folder_id"), id: createUuid(), type: "metadata_cascade_policy" })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.metadataCascadePolicies.toItem(row))
},
// GET /metadata_cascade_policies/{metadata_cascade_policy_id}: Get metadata cascade policy
get_metadata_cascade_policies_id: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("metadataCascadePolicies").selectAll().where("id", "=", path.metadata_cascade_policy_id).executeTakeFirst()
if (!row) return replyError(404, `There is no metadataCascadePolicy ${path.metadata_cascade_policy_id}.`)
return reply(200, tables.metadataCascadePolicies.toItem(row))
},
// DELETE /metadata_cascade_policies/{metadata_cascade_policy_id}: Remove metadata cascade policy
delete_metadata_cascade_policies_id: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("metadataCascadePolicies").where("id", "=", path.metadata_cascade_policy_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no metadataCascadePolicy ${path.metadata_cascade_policy_id}.`)
return reply(204)
},
// POST /metadata_cascade_policies/{metadata_cascade_policy_id}/apply: Force-apply metadata cascade policy to folder
post_metadata_cascade_policies_id_apply: stub,
// POST /metadata_queries/execute_read: Query files/folders by metadata
post_metadata_queries_execute_read: stub,
// GET /comments/{comment_id}: Get comment
get_comments_id: async ({ path, reply, replyError }) => {
// Not read: fields.
const row = await db.selectFrom("comments").selectAll().where("id", "=", path.comment_id).executeTakeFirst()
if (!row) return replyError(404, `There is no comment ${path.comment_id}.`)
return reply(200, tables.comments.toItem(row))
},
// PUT /comments/{comment_id}: Update comment
put_comments_id: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Not read: fields.
const row = await trx.selectFrom("comments").selectAll().where("id", "=", path.comment_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no comment ${path.comment_id}.`)
const changed = await trx.updateTable("comments").set(tables.comments.toColumns({ message: undefined, ...omit(body ?? {}, "id", "type", "is_reply_comment", "created_by", "created_at", "item", "tagged_message"), modified_at: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.comment_id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.comments.toItem(changed))
}),
// DELETE /comments/{comment_id}: Remove comment
delete_comments_id: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("comments").where("id", "=", path.comment_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no comment ${path.comment_id}.`)
return reply(204)
},
// POST /comments: Create comment
post_comments: async ({ body, reply }) => {
// Not read: fields.
const row = await db.insertInto("comments").values(tables.comments.toRow({ ...omit(body ?? {}, "type", "is_reply_comment", "created_by"), id: createUuid(), created_at: new Date().toISOString(), modified_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.comments.toItem(row))
},
// GET /collaborations/{collaboration_id}: Get collaboration
get_collaborations_id: stub,
// PUT /collaborations/{collaboration_id}: Update collaboration
put_collaborations_id: stub,
// DELETE /collaborations/{collaboration_id}: Remove collaboration
delete_collaborations_id: stub,
// GET /collaborations: List pending collaborations
get_collaborations: stub,
// POST /collaborations: Create collaboration
post_collaborations: stub,
// GET /search: Search for content
get_search: stub,
// POST /tasks: Create task
post_tasks: stub,
// GET /tasks/{task_id}: Get task
get_tasks_id: stub,
// PUT /tasks/{task_id}: Update task
put_tasks_id: stub,
// DELETE /tasks/{task_id}: Remove task
delete_tasks_id: stub,
// GET /tasks/{task_id}/assignments: List task assignments
get_tasks_id_assignments: stub,
// POST /task_assignments: Assign task
post_task_assignments: stub,
// GET /task_assignments/{task_assignment_id}: Get task assignment
get_task_assignments_id: stub,
// PUT /task_assignments/{task_assignment_id}: Update task assignment
put_task_assignments_id: stub,
// DELETE /task_assignments/{task_assignment_id}: Unassign task
delete_task_assignments_id: stub,
// GET /shared_items: Find file for shared link
get_shared_items: stub,
// POST /web_links: Create web link
post_web_links: stub,
// GET /web_links/{web_link_id}: Get web link
get_web_links_id: stub,
// PUT /web_links/{web_link_id}: Update web link
put_web_links_id: stub,
// POST /web_links/{web_link_id}: Restore web link
post_web_links_id: stub,
// DELETE /web_links/{web_link_id}: Remove web link
delete_web_links_id: stub,
// GET /web_links/{web_link_id}/trash: Get trashed web link
get_web_links_id_trash: stub,
// DELETE /web_links/{web_link_id}/trash: Permanently remove web link
delete_web_links_id_trash: stub,
// GET /users: List enterprise users
get_users: stub,
// POST /users: Create user
post_users: stub,
// GET /users/me: Get current user
get_users_me: stub,
// POST /users/terminate_sessions: Create jobs to terminate users session
post_users_terminate_sessions: stub,
// GET /users/{user_id}: Get user
get_users_id: stub,
// PUT /users/{user_id}: Update user
put_users_id: stub,
// DELETE /users/{user_id}: Delete user
delete_users_id: stub,
// GET /users/{user_id}/avatar: Get user avatar
get_users_id_avatar: stub,
// POST /users/{user_id}/avatar: Add or update user avatar
post_users_id_avatar: stub,
// DELETE /users/{user_id}/avatar: Delete user avatar
delete_users_id_avatar: stub,
// PUT /users/{user_id}/folders/0: Transfer owned folders
put_users_id_folders_0: stub,
// GET /users/{user_id}/email_aliases: List user's email aliases
get_users_id_email_aliases: async ({ path, reply }) => {
const rows = await db.selectFrom("emailAliases").where("userId", "=", path.user_id).selectAll().orderBy("id").execute()
return reply(200, { entries: rows.map((row) => omit(tables.emailAliases.toItem(row), "userId")), total_count: rows.length })
},
// POST /users/{user_id}/email_aliases: Create email alias
post_users_id_email_aliases: async ({ path, body, reply }) => {
const row = await db.insertInto("emailAliases").values(tables.emailAliases.toRow({ ...omit(body ?? {}, "type", "is_confirmed"), id: createUuid(), userId: path.user_id })).returningAll().executeTakeFirstOrThrow()
return reply(201, omit(tables.emailAliases.toItem(row), "userId"))
},
// DELETE /users/{user_id}/email_aliases/{email_alias_id}: Remove email alias
delete_users_id_email_aliases_id: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("emailAliases").where("userId", "=", path.user_id).where("id", "=", path.email_alias_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no emailAliase ${path.email_alias_id}.`)
return reply(204)
},
// GET /users/{user_id}/memberships: List user's groups
get_users_id_memberships: stub,
// POST /invites: Create user invite
post_invites: stub,
// GET /invites/{invite_id}: Get user invite status
get_invites_id: stub,
// GET /groups: List groups for enterprise
get_groups: async ({ query, reply }) => {
// Not read: filter_term, fields.
const select = db.selectFrom("groups")
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const limit = Math.max(Number((query.limit ?? 100)), 0)
const rows = await select.selectAll().orderBy("id").limit(limit).offset(Math.max(Math.min(Number(query.offset), Number.MAX_SAFE_INTEGER), 0)).execute()
return reply(200, { entries: rows.map(tables.groups.toItem), total_count: total, limit: limit, offset: Math.max(Math.min(Number(query.offset), Number.MAX_SAFE_INTEGER), 0) })
},
// POST /groups: Create group
post_groups: async ({ body, reply }) => {
// Not read: fields.
// Placeholders, which you replace: type.
const row = await db.insertInto("groups").values(tables.groups.toRow({ ...omit(body ?? {}, "group_type", "permissions"), id: createUuid(), type: "group", created_at: new Date().toISOString(), modified_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.groups.toItem(row))
},
// POST /groups/terminate_sessions: Create jobs to terminate user group session
post_groups_terminate_sessions: stub,
// GET /groups/{group_id}: Get group
get_groups_id: async ({ path, reply, replyError }) => {
// Not read: fields.
const row = await db.selectFrom("groups").selectAll().where("id", "=", path.group_id).executeTakeFirst()
if (!row) return replyError(404, `There is no group ${path.group_id}.`)
return reply(200, tables.groups.toItem(row))
},
// PUT /groups/{group_id}: Update group
put_groups_id: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Not read: fields.
const row = await trx.selectFrom("groups").selectAll().where("id", "=", path.group_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no group ${path.group_id}.`)
const changed = await trx.updateTable("groups").set(tables.groups.toColumns({ name: undefined, provenance: undefined, external_sync_identifier: undefined, description: undefined, invitability_level: undefined, member_viewability_level: undefined, ...omit(body ?? {}, "id", "type", "group_type", "created_at", "permissions"), modified_at: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.group_id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.groups.toItem(changed))
}),
// DELETE /groups/{group_id}: Remove group
delete_groups_id: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("groups").where("id", "=", path.group_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no group ${path.group_id}.`)
return reply(204)
},
// GET /groups/{group_id}/memberships: List members of group
get_groups_id_memberships: stub,
// GET /groups/{group_id}/collaborations: List group collaborations
get_groups_id_collaborations: stub,
// POST /group_memberships: Add user to group
post_group_memberships: stub,
// GET /group_memberships/{group_membership_id}: Get group membership
get_group_memberships_id: stub,
// PUT /group_memberships/{group_membership_id}: Update group membership
put_group_memberships_id: stub,
// DELETE /group_memberships/{group_membership_id}: Remove user from group
delete_group_memberships_id: stub,
// GET /webhooks: List all webhooks
get_webhooks: async ({ query, reply }) => {
const limit = Math.max(Number((query.limit ?? 100)), 0)
let page = db.selectFrom("webhooks")
if (query.marker !== undefined) page = page.where("id", ">", query.marker)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { entries: rows.slice(0, limit).map(tables.webhooks.toItem), limit: limit, next_marker: next !== undefined ? next : null })
},
// POST /webhooks: Create webhook
post_webhooks: async ({ body, reply }) => {
const row = await db.insertInto("webhooks").values(tables.webhooks.toRow({ ...omit(body ?? {}, "type", "created_by"), id: createUuid(), created_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.webhooks.toItem(row))
},
// GET /webhooks/{webhook_id}: Get webhook
get_webhooks_id: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("webhooks").selectAll().where("id", "=", path.webhook_id).executeTakeFirst()
if (!row) return replyError(404, `There is no webhook ${path.webhook_id}.`)
return reply(200, tables.webhooks.toItem(row))
},
// PUT /webhooks/{webhook_id}: Update webhook
put_webhooks_id: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("webhooks").selectAll().where("id", "=", path.webhook_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no webhook ${path.webhook_id}.`)
const changed = await trx.updateTable("webhooks").set(tables.webhooks.toColumns({ target: undefined, address: undefined, triggers: undefined, ...omit(body ?? {}, "id", "type", "created_by", "created_at") }, { ...row, _other: null })).where("id", "=", path.webhook_id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.webhooks.toItem(changed))
}),
// DELETE /webhooks/{webhook_id}: Remove webhook
delete_webhooks_id: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("webhooks").where("id", "=", path.webhook_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no webhook ${path.webhook_id}.`)
return reply(204)
},
// PUT /skill_invocations/{skill_id}: Update all Box Skill cards on file
put_skill_invocations_id: stub,
// GET /events: List user and enterprise events
get_events: stub,
// OPTIONS /events: Get events long poll endpoint
options_events: stub,
// GET /collections: List all collections
get_collections: stub,
// GET /collections/{collection_id}/items: List collection items
get_collections_id_items: stub,
// GET /collections/{collection_id}: Get collection by ID
get_collections_id: stub,
// GET /recent_items: List recently accessed items
get_recent_items: stub,
// GET /retention_policies: List retention policies
get_retention_policies: stub,
// POST /retention_policies: Create retention policy
post_retention_policies: stub,
// GET /retention_policies/{retention_policy_id}: Get retention policy
get_retention_policies_id: stub,
// PUT /retention_policies/{retention_policy_id}: Update retention policy
put_retention_policies_id: stub,
// DELETE /retention_policies/{retention_policy_id}: Delete retention policy
delete_retention_policies_id: stub,
// GET /retention_policies/{retention_policy_id}/assignments: List retention policy assignments
get_retention_policies_id_assignments: stub,
// POST /retention_policy_assignments: Assign retention policy
post_retention_policy_assignments: async ({ body, reply }) => {
// Not read: policy_id, assign_to.
// Placeholders, which you replace: type.
const row = await db.insertInto("retentionPolicyAssignments").values(tables.retentionPolicyAssignments.toRow({ ...omit(body ?? {}, "retention_policy", "assigned_to", "assigned_by", "assigned_at", "policy_id", "assign_to"), id: createUuid(), type: "retention_policy_assignment" })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.retentionPolicyAssignments.toItem(row))
},
// GET /retention_policy_assignments/{retention_policy_assignment_id}: Get retention policy assignment
get_retention_policy_assignments_id: async ({ path, reply, replyError }) => {
// Not read: fields.
const row = await db.selectFrom("retentionPolicyAssignments").selectAll().where("id", "=", path.retention_policy_assignment_id).executeTakeFirst()
if (!row) return replyError(404, `There is no retentionPolicyAssignment ${path.retention_policy_assignment_id}.`)
return reply(200, tables.retentionPolicyAssignments.toItem(row))
},
// DELETE /retention_policy_assignments/{retention_policy_assignment_id}: Remove retention policy assignment
delete_retention_policy_assignments_id: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("retentionPolicyAssignments").where("id", "=", path.retention_policy_assignment_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no retentionPolicyAssignment ${path.retention_policy_assignment_id}.`)
return reply(204)
},
// GET /retention_policy_assignments/{retention_policy_assignment_id}/files_under_retention: Get files under retention
get_retention_policy_assignments_id_files_under_retention: stub,
// GET /retention_policy_assignments/{retention_policy_assignment_id}/file_versions_under_retention: Get file versions under retention
get_retention_policy_assignments_id_file_versions_under_retention: stub,
// GET /legal_hold_policies: List all legal hold policies
get_legal_hold_policies: async ({ query, reply }) => {
// Not read: fields.
let select = db.selectFrom("legalHoldPolicies")
if (query.policy_name !== undefined) select = select.where("policy_name", "=", query.policy_name)
const limit = Math.max(Number((query.limit ?? 100)), 0)
let page = select
if (query.marker !== undefined) page = page.where("id", ">", query.marker)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { entries: rows.slice(0, limit).map(tables.legalHoldPolicies.toItem), limit: limit, next_marker: next !== undefined ? next : null })
},
// POST /legal_hold_policies: Create legal hold policy
post_legal_hold_policies: async ({ body, reply }) => {
// Not read: is_ongoing.
// Placeholders, which you replace: type.
const row = await db.insertInto("legalHoldPolicies").values(tables.legalHoldPolicies.toRow({ ...omit(body ?? {}, "status", "assignment_counts", "created_by", "deleted_at", "release_notes", "is_ongoing"), id: createUuid(), type: "legal_hold_policy", created_at: new Date().toISOString(), modified_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.legalHoldPolicies.toItem(row))
},
// GET /legal_hold_policies/{legal_hold_policy_id}: Get legal hold policy
get_legal_hold_policies_id: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("legalHoldPolicies").selectAll().where("id", "=", path.legal_hold_policy_id).executeTakeFirst()
if (!row) return replyError(404, `There is no legalHoldPolicy ${path.legal_hold_policy_id}.`)
return reply(200, tables.legalHoldPolicies.toItem(row))
},
// PUT /legal_hold_policies/{legal_hold_policy_id}: Update legal hold policy
put_legal_hold_policies_id: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("legalHoldPolicies").selectAll().where("id", "=", path.legal_hold_policy_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no legalHoldPolicy ${path.legal_hold_policy_id}.`)
const changed = await trx.updateTable("legalHoldPolicies").set(tables.legalHoldPolicies.toColumns({ policy_name: undefined, description: undefined, release_notes: undefined, ...omit(body ?? {}, "id", "type", "status", "assignment_counts", "created_by", "created_at", "deleted_at", "filter_started_at", "filter_ended_at", "is_ongoing"), modified_at: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.legal_hold_policy_id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.legalHoldPolicies.toItem(changed))
}),
// DELETE /legal_hold_policies/{legal_hold_policy_id}: Remove legal hold policy
delete_legal_hold_policies_id: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("legalHoldPolicies").where("id", "=", path.legal_hold_policy_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no legalHoldPolicy ${path.legal_hold_policy_id}.`)
return reply(202)
},
// GET /legal_hold_policy_assignments: List legal hold policy assignments
get_legal_hold_policy_assignments: stub,
// POST /legal_hold_policy_assignments: Assign legal hold policy
post_legal_hold_policy_assignments: stub,
// GET /legal_hold_policy_assignments/{legal_hold_policy_assignment_id}: Get legal hold policy assignment
get_legal_hold_policy_assignments_id: stub,
// DELETE /legal_hold_policy_assignments/{legal_hold_policy_assignment_id}: Unassign legal hold policy
delete_legal_hold_policy_assignments_id: stub,
// GET /legal_hold_policy_assignments/{legal_hold_policy_assignment_id}/files_on_hold: List files with current file versions for legal hold policy assignment
get_legal_hold_policy_assignments_id_files_on_hold: stub,
// GET /file_version_retentions: List file version retentions
get_file_version_retentions: stub,
// GET /legal_hold_policy_assignments/{legal_hold_policy_assignment_id}/file_versions_on_hold: List previous file versions for legal hold policy assignment
get_legal_hold_policy_assignments_id_file_versions_on_hold: stub,
// GET /file_version_retentions/{file_version_retention_id}: Get retention on file
get_file_version_retentions_id: stub,
// GET /file_version_legal_holds/{file_version_legal_hold_id}: Get file version legal hold
get_file_version_legal_holds_id: stub,
// GET /file_version_legal_holds: List file version legal holds
get_file_version_legal_holds: stub,
// GET /shield_information_barriers/{shield_information_barrier_id}: Get shield information barrier with specified ID
get_shield_information_barriers_id: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("shieldInformationBarriers").selectAll().where("id", "=", path.shield_information_barrier_id).executeTakeFirst()
if (!row) return replyError(404, `There is no shieldInformationBarrier ${path.shield_information_barrier_id}.`)
return reply(200, tables.shieldInformationBarriers.toItem(row))
},
// POST /shield_information_barriers/change_status: Add changed status of shield information barrier with specified ID
post_shield_information_barriers_change_status: stub,
// GET /shield_information_barriers: List shield information barriers
get_shield_information_barriers: async ({ query, reply }) => {
const limit = Math.max(Number((query.limit ?? 100)), 0)
let page = db.selectFrom("shieldInformationBarriers")
if (query.marker !== undefined) page = page.where("id", ">", query.marker)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { entries: rows.slice(0, limit).map(tables.shieldInformationBarriers.toItem), limit: limit, next_marker: next !== undefined ? next : null })
},
// POST /shield_information_barriers: Create shield information barrier
post_shield_information_barriers: async ({ body, reply }) => {
const row = await db.insertInto("shieldInformationBarriers").values(tables.shieldInformationBarriers.toRow({ ...omit(body ?? {}, "type", "status", "created_by", "updated_by", "enabled_at", "enabled_by"), id: createUuid(), created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.shieldInformationBarriers.toItem(row))
},
// GET /shield_information_barrier_reports: List shield information barrier reports
get_shield_information_barrier_reports: stub,
// POST /shield_information_barrier_reports: Create shield information barrier report
post_shield_information_barrier_reports: stub,
// GET /shield_information_barrier_reports/{shield_information_barrier_report_id}: Get shield information barrier report by ID
get_shield_information_barrier_reports_id: stub,
// GET /shield_information_barrier_segments/{shield_information_barrier_segment_id}: Get shield information barrier segment with specified ID
get_shield_information_barrier_segments_id: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("shieldInformationBarrierSegments").selectAll().where("id", "=", path.shield_information_barrier_segment_id).executeTakeFirst()
if (!row) return replyError(404, `There is no shieldInformationBarrierSegment ${path.shield_information_barrier_segment_id}.`)
return reply(200, tables.shieldInformationBarrierSegments.toItem(row))
},
// PUT /shield_information_barrier_segments/{shield_information_barrier_segment_id}: Update shield information barrier segment with specified ID
put_shield_information_barrier_segments_id: stub,
// DELETE /shield_information_barrier_segments/{shield_information_barrier_segment_id}: Delete shield information barrier segment
delete_shield_information_barrier_segments_id: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("shieldInformationBarrierSegments").where("id", "=", path.shield_information_barrier_segment_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no shieldInformationBarrierSegment ${path.shield_information_barrier_segment_id}.`)
return reply(204)
},
// GET /shield_information_barrier_segments: List shield information barrier segments
get_shield_information_barrier_segments: async ({ query, reply }) => {
// Not read: shield_information_barrier_id.
const limit = Math.max(Number((query.limit ?? 100)), 0)
let page = db.selectFrom("shieldInformationBarrierSegments")
if (query.marker !== undefined) page = page.where("id", ">", query.marker)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { entries: rows.slice(0, limit).map(tables.shieldInformationBarrierSegments.toItem), limit: limit, next_marker: next !== undefined ? next : null })
},
// POST /shield_information_barrier_segments: Create shield information barrier segment
post_shield_information_barrier_segments: async ({ body, reply }) => {
const row = await db.insertInto("shieldInformationBarrierSegments").values(tables.shieldInformationBarrierSegments.toRow({ ...omit(body ?? {}, "type", "created_by", "updated_by"), id: createUuid(), created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.shieldInformationBarrierSegments.toItem(row))
},
// GET /shield_information_barrier_segment_members/{shield_information_barrier_segment_member_id}: Get shield information barrier segment member by ID
get_shield_information_barrier_segment_members_id: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("shieldInformationBarrierSegmentMembers").selectAll().where("id", "=", path.shield_information_barrier_segment_member_id).executeTakeFirst()
if (!row) return replyError(404, `There is no shieldInformationBarrierSegmentMember ${path.shield_information_barrier_segment_member_id}.`)
return reply(200, tables.shieldInformationBarrierSegmentMembers.toItem(row))
},
// DELETE /shield_information_barrier_segment_members/{shield_information_barrier_segment_member_id}: Delete shield information barrier segment member by ID
delete_shield_information_barrier_segment_members_id: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("shieldInformationBarrierSegmentMembers").where("id", "=", path.shield_information_barrier_segment_member_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no shieldInformationBarrierSegmentMember ${path.shield_information_barrier_segment_member_id}.`)
return reply(204)
},
// GET /shield_information_barrier_segment_members: List shield information barrier segment members
get_shield_information_barrier_segment_members: async ({ query, reply }) => {
// Not read: shield_information_barrier_segment_id.
const limit = Math.max(Number((query.limit ?? 100)), 0)
let page = db.selectFrom("shieldInformationBarrierSegmentMembers")
if (query.marker !== undefined) page = page.where("id", ">", query.marker)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { entries: rows.slice(0, limit).map(tables.shieldInformationBarrierSegmentMembers.toItem), limit: limit, next_marker: next !== undefined ? next : null })
},
// POST /shield_information_barrier_segment_members: Create shield information barrier segment member
post_shield_information_barrier_segment_members: async ({ body, reply }) => {
const row = await db.insertInto("shieldInformationBarrierSegmentMembers").values(tables.shieldInformationBarrierSegmentMembers.toRow({ ...omit(body ?? {}, "created_by", "updated_by"), id: createUuid(), created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.shieldInformationBarrierSegmentMembers.toItem(row))
},
// GET /shield_information_barrier_segment_restrictions/{shield_information_barrier_segment_restriction_id}: Get shield information barrier segment restriction by ID
get_shield_information_barrier_segment_restrictions_id: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("shieldInformationBarrierSegmentRestrictions").selectAll().where("id", "=", path.shield_information_barrier_segment_restriction_id).executeTakeFirst()
if (!row) return replyError(404, `There is no shieldInformationBarrierSegmentRestriction ${path.shield_information_barrier_segment_restriction_id}.`)
return reply(200, tables.shieldInformationBarrierSegmentRestrictions.toItem(row))
},
// DELETE /shield_information_barrier_segment_restrictions/{shield_information_barrier_segment_restriction_id}: Delete shield information barrier segment restriction by ID
delete_shield_information_barrier_segment_restrictions_id: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("shieldInformationBarrierSegmentRestrictions").where("id", "=", path.shield_information_barrier_segment_restriction_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no shieldInformationBarrierSegmentRestriction ${path.shield_information_barrier_segment_restriction_id}.`)
return reply(204)
},
// GET /shield_information_barrier_segment_restrictions: List shield information barrier segment restrictions
get_shield_information_barrier_segment_restrictions: async ({ query, reply }) => {
// Not read: shield_information_barrier_segment_id.
const limit = Math.max(Number((query.limit ?? 100)), 0)
let page = db.selectFrom("shieldInformationBarrierSegmentRestrictions")
if (query.marker !== undefined) page = page.where("id", ">", query.marker)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { entries: rows.slice(0, limit).map(tables.shieldInformationBarrierSegmentRestrictions.toItem), limit: limit, next_marker: next !== undefined ? next : null })
},
// POST /shield_information_barrier_segment_restrictions: Create shield information barrier segment restriction
post_shield_information_barrier_segment_restrictions: async ({ body, reply }) => {
// Placeholders, which you replace: shield_information_barrier_segment, restricted_segment.
const row = await db.insertInto("shieldInformationBarrierSegmentRestrictions").values(tables.shieldInformationBarrierSegmentRestrictions.toRow({ shield_information_barrier_segment: {  }, restricted_segment: {  }, ...omit(body ?? {}, "created_by", "updated_by"), id: createUuid(), created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.shieldInformationBarrierSegmentRestrictions.toItem(row))
},
// GET /device_pinners/{device_pinner_id}: Get device pin
get_device_pinners_id: stub,
// DELETE /device_pinners/{device_pinner_id}: Remove device pin
delete_device_pinners_id: stub,
// GET /enterprises/{enterprise_id}/device_pinners: List enterprise device pins
get_enterprises_id_device_pinners: stub,
// GET /terms_of_services: List terms of services
get_terms_of_services: async ({ query, reply }) => {
let select = db.selectFrom("termsOfServices")
if (query.tos_type !== undefined) select = select.where("tos_type", "=", query.tos_type)
const rows = await select.selectAll().orderBy("id").execute()
return reply(200, { entries: rows.map(tables.termsOfServices.toItem), total_count: rows.length })
},
// POST /terms_of_services: Create terms of service
post_terms_of_services: async ({ body, reply }) => {
// Placeholders, which you replace: type.
const row = await db.insertInto("termsOfServices").values(tables.termsOfServices.toRow({ ...omit(body ?? {}, "enterprise"), id: createUuid(), type: "terms_of_service", created_at: new Date().toISOString(), modified_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.termsOfServices.toItem(row))
},
// GET /terms_of_services/{terms_of_service_id}: Get terms of service
get_terms_of_services_id: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("termsOfServices").selectAll().where("id", "=", path.terms_of_service_id).executeTakeFirst()
if (!row) return replyError(404, `There is no termsOfService ${path.terms_of_service_id}.`)
return reply(200, tables.termsOfServices.toItem(row))
},
// PUT /terms_of_services/{terms_of_service_id}: Update terms of service
put_terms_of_services_id: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("termsOfServices").selectAll().where("id", "=", path.terms_of_service_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no termsOfService ${path.terms_of_service_id}.`)
const changed = await trx.updateTable("termsOfServices").set(tables.termsOfServices.toColumns({ ...omit(body ?? {}, "id", "type", "enterprise", "tos_type", "created_at"), modified_at: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.terms_of_service_id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.termsOfServices.toItem(changed))
}),
// GET /terms_of_service_user_statuses: List terms of service user statuses
get_terms_of_service_user_statuses: async ({ reply }) => {
// Not read: tos_id, user_id.
const rows = await db.selectFrom("termsOfServiceUserStatuses").selectAll().orderBy("id").execute()
return reply(200, { entries: rows.map(tables.termsOfServiceUserStatuses.toItem), total_count: rows.length })
},
// POST /terms_of_service_user_statuses: Create terms of service status for new user
post_terms_of_service_user_statuses: async ({ body, reply }) => {
// Placeholders, which you replace: type.
const row = await db.insertInto("termsOfServiceUserStatuses").values(tables.termsOfServiceUserStatuses.toRow({ ...body, id: createUuid(), type: "terms_of_service_user_status", created_at: new Date().toISOString(), modified_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.termsOfServiceUserStatuses.toItem(row))
},
// PUT /terms_of_service_user_statuses/{terms_of_service_user_status_id}: Update terms of service status for existing user
put_terms_of_service_user_statuses_id: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("termsOfServiceUserStatuses").selectAll().where("id", "=", path.terms_of_service_user_status_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no termsOfServiceUserStatuse ${path.terms_of_service_user_status_id}.`)
const changed = await trx.updateTable("termsOfServiceUserStatuses").set(tables.termsOfServiceUserStatuses.toColumns({ ...omit(body ?? {}, "id", "type", "tos", "user", "created_at"), modified_at: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.terms_of_service_user_status_id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.termsOfServiceUserStatuses.toItem(changed))
}),
// GET /collaboration_whitelist_entries: List allowed collaboration domains
get_collaboration_whitelist_entries: async ({ query, reply }) => {
const limit = Math.max(Number((query.limit ?? 100)), 0)
let page = db.selectFrom("collaborationWhitelistEntries")
if (query.marker !== undefined) page = page.where("id", ">", query.marker)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { entries: rows.slice(0, limit).map(tables.collaborationWhitelistEntries.toItem), limit: limit, next_marker: next !== undefined ? next : null })
},
// POST /collaboration_whitelist_entries: Add domain to list of allowed collaboration domains
post_collaboration_whitelist_entries: async ({ body, reply }) => {
const row = await db.insertInto("collaborationWhitelistEntries").values(tables.collaborationWhitelistEntries.toRow({ ...omit(body ?? {}, "type", "enterprise"), id: createUuid(), created_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.collaborationWhitelistEntries.toItem(row))
},
// GET /collaboration_whitelist_entries/{collaboration_whitelist_entry_id}: Get allowed collaboration domain
get_collaboration_whitelist_entries_id: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("collaborationWhitelistEntries").selectAll().where("id", "=", path.collaboration_whitelist_entry_id).executeTakeFirst()
if (!row) return replyError(404, `There is no collaborationWhitelistEntry ${path.collaboration_whitelist_entry_id}.`)
return reply(200, tables.collaborationWhitelistEntries.toItem(row))
},
// DELETE /collaboration_whitelist_entries/{collaboration_whitelist_entry_id}: Remove domain from list of allowed collaboration domains
delete_collaboration_whitelist_entries_id: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("collaborationWhitelistEntries").where("id", "=", path.collaboration_whitelist_entry_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no collaborationWhitelistEntry ${path.collaboration_whitelist_entry_id}.`)
return reply(204)
},
// GET /collaboration_whitelist_exempt_targets: List users exempt from collaboration domain restrictions
get_collaboration_whitelist_exempt_targets: stub,
// POST /collaboration_whitelist_exempt_targets: Create user exemption from collaboration domain restrictions
post_collaboration_whitelist_exempt_targets: stub,
// GET /collaboration_whitelist_exempt_targets/{collaboration_whitelist_exempt_target_id}: Get user exempt from collaboration domain restrictions
get_collaboration_whitelist_exempt_targets_id: stub,
// DELETE /collaboration_whitelist_exempt_targets/{collaboration_whitelist_exempt_target_id}: Remove user from list of users exempt from domain restrictions
delete_collaboration_whitelist_exempt_targets_id: stub,
// GET /storage_policies: List storage policies
get_storage_policies: stub,
// GET /storage_policies/{storage_policy_id}: Get storage policy
get_storage_policies_id: stub,
// GET /storage_policy_assignments: List storage policy assignments
get_storage_policy_assignments: async ({ query, reply }) => {
// Not read: resolved_for_type, resolved_for_id.
const limit = 100
let page = db.selectFrom("storagePolicyAssignments")
if (query.marker !== undefined) page = page.where("id", ">", query.marker)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { entries: rows.slice(0, limit).map(tables.storagePolicyAssignments.toItem), limit: limit, next_marker: next !== undefined ? next : null })
},
// POST /storage_policy_assignments: Assign storage policy
post_storage_policy_assignments: async ({ body, reply }) => {
// Placeholders, which you replace: type.
const row = await db.insertInto("storagePolicyAssignments").values(tables.storagePolicyAssignments.toRow({ ...body, id: createUuid(), type: "storage_policy_assignment" })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.storagePolicyAssignments.toItem(row))
},
// GET /storage_policy_assignments/{storage_policy_assignment_id}: Get storage policy assignment
get_storage_policy_assignments_id: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("storagePolicyAssignments").selectAll().where("id", "=", path.storage_policy_assignment_id).executeTakeFirst()
if (!row) return replyError(404, `There is no storagePolicyAssignment ${path.storage_policy_assignment_id}.`)
return reply(200, tables.storagePolicyAssignments.toItem(row))
},
// PUT /storage_policy_assignments/{storage_policy_assignment_id}: Update storage policy assignment
put_storage_policy_assignments_id: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("storagePolicyAssignments").selectAll().where("id", "=", path.storage_policy_assignment_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no storagePolicyAssignment ${path.storage_policy_assignment_id}.`)
const changed = await trx.updateTable("storagePolicyAssignments").set(tables.storagePolicyAssignments.toColumns(omit(body ?? {}, "id", "type", "assigned_to"), { ...row, _other: null })).where("id", "=", path.storage_policy_assignment_id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.storagePolicyAssignments.toItem(changed))
}),
// DELETE /storage_policy_assignments/{storage_policy_assignment_id}: Unassign storage policy
delete_storage_policy_assignments_id: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("storagePolicyAssignments").where("id", "=", path.storage_policy_assignment_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no storagePolicyAssignment ${path.storage_policy_assignment_id}.`)
return reply(204)
},
// POST /zip_downloads: Create zip download
post_zip_downloads: stub,
// GET /zip_downloads/{zip_download_id}/content: Download zip archive
get_zip_downloads_id_content: stub,
// GET /zip_downloads/{zip_download_id}/status: Get zip download status
get_zip_downloads_id_status: stub,
// POST /sign_requests/{sign_request_id}/cancel: Cancel Box Sign request
post_sign_requests_id_cancel: stub,
// POST /sign_requests/{sign_request_id}/resend: Resend Box Sign request
post_sign_requests_id_resend: stub,
// GET /sign_requests/{sign_request_id}: Get Box Sign request by ID
get_sign_requests_id: stub,
// GET /sign_requests: List Box Sign requests
get_sign_requests: stub,
// POST /sign_requests: Create Box Sign request
post_sign_requests: stub,
// GET /workflows: List workflows
get_workflows: stub,
// POST /workflows/{workflow_id}/start: Starts workflow based on request body
post_workflows_id_start: stub,
// GET /sign_templates: List Box Sign templates
get_sign_templates: stub,
// GET /sign_templates/{template_id}: Get Box Sign template by ID
get_sign_templates_id: stub,
// GET /integration_mappings/slack: List Slack integration mappings
get_integration_mappings_slack: async ({ query, reply }) => {
// Not read: partner_item_type, partner_item_id, box_item_id, box_item_type.
let select = db.selectFrom("slack")
if (query.is_manually_created !== undefined) select = select.where("is_manually_created", "=", query.is_manually_created)
const limit = Math.max(Number((query.limit ?? 100)), 0)
let page = select
if (query.marker !== undefined) page = page.where("id", ">", query.marker)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { entries: rows.slice(0, limit).map(tables.slack.toItem), limit: limit, next_marker: next !== undefined ? next : null })
},
// POST /integration_mappings/slack: Create Slack integration mapping
post_integration_mappings_slack: async ({ body, reply }) => {
// Placeholders, which you replace: type, partner_item, box_item.
const row = await db.insertInto("slack").values(tables.slack.toRow({ partner_item: { id: "", type: "channel" }, box_item: { id: "", type: "folder" }, ...omit(body ?? {}, "integration_type", "is_manually_created", "created_by", "modified_by"), id: createUuid(), type: "integration_mapping", created_at: new Date().toISOString(), modified_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.slack.toItem(row))
},
// PUT /integration_mappings/slack/{integration_mapping_id}: Update Slack integration mapping
put_integration_mappings_slack_id: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Placeholders, which you replace: box_item.
const row = await trx.selectFrom("slack").selectAll().where("id", "=", path.integration_mapping_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no slack ${path.integration_mapping_id}.`)
const changed = await trx.updateTable("slack").set(tables.slack.toColumns({ box_item: { id: "", type: "folder" }, options: undefined, ...omit(body ?? {}, "id", "type", "integration_type", "is_manually_created", "created_by", "modified_by", "partner_item", "created_at"), modified_at: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.integration_mapping_id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.slack.toItem(changed))
}),
// DELETE /integration_mappings/slack/{integration_mapping_id}: Delete Slack integration mapping
delete_integration_mappings_slack_id: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("slack").where("id", "=", path.integration_mapping_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no slack ${path.integration_mapping_id}.`)
return reply(204)
},
// GET /integration_mappings/teams: List Teams integration mappings
get_integration_mappings_teams: stub,
// POST /integration_mappings/teams: Create Teams integration mapping
post_integration_mappings_teams: stub,
// PUT /integration_mappings/teams/{integration_mapping_id}: Update Teams integration mapping
put_integration_mappings_teams_id: stub,
// DELETE /integration_mappings/teams/{integration_mapping_id}: Delete Teams integration mapping
delete_integration_mappings_teams_id: stub,
// POST /ai/ask: Ask question
post_ai_ask: stub,
// POST /ai/text_gen: Generate text
post_ai_text_gen: stub,
// GET /ai_agent_default: Get AI agent default configuration
get_ai_agent_default: stub,
// POST /ai/extract: Extract metadata (freeform)
post_ai_extract: stub,
// POST /ai/extract_structured: Extract metadata (structured)
post_ai_extract_structured: stub,
// GET /ai_agents: List AI agents
get_ai_agents: async ({ query, reply }) => {
// Not read: mode, fields, agent_state, include_box_default.
const limit = Math.max(Number((query.limit ?? 100)), 0)
let page = db.selectFrom("aiAgents")
if (query.marker !== undefined) page = page.where("id", ">", query.marker)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { entries: rows.slice(0, limit).map(tables.aiAgents.toItem), limit: limit, next_marker: next !== undefined ? next : null })
},
// POST /ai_agents: Create AI agent
post_ai_agents: async ({ body, reply }) => {
// Placeholders, which you replace: origin, name, access_state.
const row = await db.insertInto("aiAgents").values(tables.aiAgents.toRow({ name: "", access_state: "", ...omit(body ?? {}, "created_by", "modified_by"), id: createUuid(), origin: "", created_at: new Date().toISOString(), modified_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.aiAgents.toItem(row))
},
// GET /ai_agents/{agent_id}: Get AI agent by agent ID
get_ai_agents_id: stub,
// PUT /ai_agents/{agent_id}: Update AI agent
put_ai_agents_id: stub,
// DELETE /ai_agents/{agent_id}: Delete AI agent
delete_ai_agents_id: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("aiAgents").where("id", "=", path.agent_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no aiAgent ${path.agent_id}.`)
return reply(204)
},
// POST /metadata_taxonomies: Create metadata taxonomy
post_metadata_taxonomies: stub,
// GET /metadata_taxonomies/{namespace}: Get metadata taxonomies for namespace
get_metadata_taxonomies_id: stub,
// GET /metadata_taxonomies/{namespace}/{taxonomy_key}: Get metadata taxonomy by taxonomy key
get_metadata_taxonomies_id_id: stub,
// DELETE /metadata_taxonomies/{namespace}/{taxonomy_key}: Remove metadata taxonomy
delete_metadata_taxonomies_id_id: stub,
// PATCH /metadata_taxonomies/{namespace}/{taxonomy_key}: Update metadata taxonomy
patch_metadata_taxonomies_id_id: stub,
// POST /metadata_taxonomies/{namespace}/{taxonomy_key}/levels: Create metadata taxonomy levels
post_metadata_taxonomies_id_id_levels: stub,
// PATCH /metadata_taxonomies/{namespace}/{taxonomy_key}/levels/{level_index}: Update metadata taxonomy level
patch_metadata_taxonomies_id_id_levels_id: stub,
// POST /metadata_taxonomies/{namespace}/{taxonomy_key}/levels:append: Add metadata taxonomy level
"post_metadata_taxonomies_id_id_levels:append": stub,
// POST /metadata_taxonomies/{namespace}/{taxonomy_key}/levels:trim: Delete metadata taxonomy level
"post_metadata_taxonomies_id_id_levels:trim": stub,
// GET /metadata_taxonomies/{namespace}/{taxonomy_key}/nodes: List metadata taxonomy nodes
get_metadata_taxonomies_id_id_nodes: async ({ path, query, reply }) => {
// Not read: parent, ancestor, query, include-total-result-count.
let select = db.selectFrom("nodes").where("namespace", "=", path.namespace).where("taxonomyKey", "=", path.taxonomy_key)
if (query.level?.length) select = select.where("level", "in", query.level)
const limit = Math.max(Number((query.limit ?? 100)), 0)
let page = select
if (query.marker !== undefined) page = page.where("id", ">", query.marker)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { entries: rows.slice(0, limit).map((row) => omit(tables.nodes.toItem(row), "namespace", "taxonomyKey")), limit: limit, next_marker: next !== undefined ? next : null })
},
// POST /metadata_taxonomies/{namespace}/{taxonomy_key}/nodes: Create metadata taxonomy node
post_metadata_taxonomies_id_id_nodes: async ({ path, body, reply }) => {
// Placeholders, which you replace: displayName, level.
const row = await db.insertInto("nodes").values(tables.nodes.toRow({ displayName: "", level: 0, ...omit(body ?? {}, "nodePath", "ancestors"), id: createUuid(), namespace: path.namespace, taxonomyKey: path.taxonomy_key })).returningAll().executeTakeFirstOrThrow()
return reply(201, omit(tables.nodes.toItem(row), "namespace", "taxonomyKey"))
},
// GET /metadata_taxonomies/{namespace}/{taxonomy_key}/nodes/{node_id}: Get metadata taxonomy node by ID
get_metadata_taxonomies_id_id_nodes_id: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("nodes").selectAll().where("namespace", "=", path.namespace).where("taxonomyKey", "=", path.taxonomy_key).where("id", "=", path.node_id).executeTakeFirst()
if (!row) return replyError(404, `There is no node ${path.node_id}.`)
return reply(200, omit(tables.nodes.toItem(row), "namespace", "taxonomyKey"))
},
// DELETE /metadata_taxonomies/{namespace}/{taxonomy_key}/nodes/{node_id}: Remove metadata taxonomy node
delete_metadata_taxonomies_id_id_nodes_id: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("nodes").where("namespace", "=", path.namespace).where("taxonomyKey", "=", path.taxonomy_key).where("id", "=", path.node_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no node ${path.node_id}.`)
return reply(204)
},
// PATCH /metadata_taxonomies/{namespace}/{taxonomy_key}/nodes/{node_id}: Update metadata taxonomy node
patch_metadata_taxonomies_id_id_nodes_id: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("nodes").selectAll().where("namespace", "=", path.namespace).where("taxonomyKey", "=", path.taxonomy_key).where("id", "=", path.node_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no node ${path.node_id}.`)
const changed = await trx.updateTable("nodes").set(tables.nodes.toColumns(omit(body ?? {}, "id", "level", "parentId", "nodePath", "ancestors", "namespace", "taxonomyKey"), row)).where("namespace", "=", path.namespace).where("taxonomyKey", "=", path.taxonomy_key).where("id", "=", path.node_id).returningAll().executeTakeFirstOrThrow()
return reply(200, omit(tables.nodes.toItem(changed), "namespace", "taxonomyKey"))
}),
// GET /metadata_templates/{namespace}/{template_key}/fields/{field_key}/options: List metadata template's options for taxonomy field
get_metadata_templates_id_id_fields_id_options: stub,
};
}

/** Returns an object without members that only the server sets, or that no response contains. */
function omit<Members extends object>(members: Members, ...names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name))) as Members;
}

let lastTime = 0;

/** Returns a UUID of version 7 that sorts after those before it, so that lists are in the order of creation. */
function createUuid(): string {
  lastTime = Math.max(Date.now(), lastTime + 1);
  const time = lastTime.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
