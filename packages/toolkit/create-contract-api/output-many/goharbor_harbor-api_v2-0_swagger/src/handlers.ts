import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// GET /health: Check the status of Harbor components
getHealth: stub,
// GET /search: Search for projects and repositories
search: stub,
// GET /statistics: Get the statistic information about the projects and repositories
getStatistic: stub,
// POST /ldap/ping: Ping available ldap service.
pingLdap: stub,
// GET /ldap/users/search: Search available ldap users.
searchLdapUser: stub,
// POST /ldap/users/import: Import selected available ldap users.
importLdapUser: stub,
// GET /ldap/groups/search: Search available ldap groups.
searchLdapGroup: stub,
// GET /internalconfig: Get internal configurations.
getInternalconfig: stub,
// GET /configurations: Get system configurations.
getConfigurations: stub,
// PUT /configurations: Modify system configurations.
updateConfigurations: stub,
// GET /projects: List projects
listProjects: stub,
// POST /projects: Create a new project.
createProject: stub,
// HEAD /projects: Check if the project name user provided already exists.
headProject: stub,
// GET /projects/{project_name_or_id}: Return specific project detail information
getProject: stub,
// PUT /projects/{project_name_or_id}: Update properties for a selected project.
updateProject: stub,
// DELETE /projects/{project_name_or_id}: Delete project by projectID
deleteProject: stub,
// GET /projects/{project_name_or_id}/_deletable: Get the deletable status of the project
getProjectDeletable: stub,
// GET /projects/{project_name_or_id}/summary: Get summary of the project.
getProjectSummary: stub,
// GET /projects/{project_name_or_id}/members: Get all project member information
listProjectMembers: stub,
// POST /projects/{project_name_or_id}/members: Create project member
createProjectMember: stub,
// GET /projects/{project_name_or_id}/members/{mid}: Get the project member information
getProjectMember: stub,
// PUT /projects/{project_name_or_id}/members/{mid}: Update project member
updateProjectMember: stub,
// DELETE /projects/{project_name_or_id}/members/{mid}: Delete project member
deleteProjectMember: stub,
// GET /projects/{project_name_or_id}/metadatas/: Get the metadata of the specific project
listProjectMetadatas: stub,
// POST /projects/{project_name_or_id}/metadatas/: Add metadata for the specific project
addProjectMetadatas: stub,
// GET /projects/{project_name_or_id}/metadatas/{meta_name}: Get the specific metadata of the specific project
getProjectMetadata: stub,
// PUT /projects/{project_name_or_id}/metadatas/{meta_name}: Update the specific metadata for the specific project
updateProjectMetadata: stub,
// DELETE /projects/{project_name_or_id}/metadatas/{meta_name}: Delete the specific metadata for the specific project
deleteProjectMetadata: stub,
// GET /repositories: List all authorized repositories
listAllRepositories: stub,
// GET /projects/{project_name}/repositories: List repositories
listRepositories: async ({ path, query, c, reply }) => {
// Not read: q, sort.
const limit = Math.max(Number(query.page_size), 0)
const rows = await db.selectFrom("repositories").where("projectName", "=", path.project_name).selectAll().orderBy("name").limit(limit + 1).offset((Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 1) - 1) * limit).execute()
const next = rows.length > limit ? Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 0) + 1 : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "page", next)
return reply(200, rows.slice(0, limit).map((row) => omit(tables.repositories.toItem(row), "projectName")), { ...(nextUrl && { Link: `<${nextUrl.search}>; rel="next"` }) })
},
// GET /projects/{project_name}/repositories/{repository_name}: Get repository
getRepository: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("repositories").selectAll().where("projectName", "=", path.project_name).where("name", "=", path.repository_name).executeTakeFirst()
if (!row) return replyError(404, `There is no repository ${path.repository_name}.`)
return reply(200, omit(tables.repositories.toItem(row), "projectName"))
},
// PUT /projects/{project_name}/repositories/{repository_name}: Update repository
updateRepository: async ({ path, body, reply }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("repositories").selectAll().where("projectName", "=", path.project_name).where("name", "=", path.repository_name).forUpdate().executeTakeFirst()
if (!row) {
const values = tables.repositories.toRow({ ...body, projectName: path.project_name, name: path.repository_name })
await trx.insertInto("repositories").values(values).onConflict((conflict) => conflict.columns(["projectName", "name"]).doUpdateSet(values)).returningAll().executeTakeFirstOrThrow()
return reply(200)
}
await trx.updateTable("repositories").set(tables.repositories.toColumns({ id: undefined, project_id: undefined, description: undefined, artifact_count: undefined, pull_count: undefined, creation_time: undefined, update_time: undefined, ...body, projectName: path.project_name, name: path.repository_name }, { ...row, _other: null })).where("projectName", "=", path.project_name).where("name", "=", path.repository_name).execute()
return reply(200)
}),
// DELETE /projects/{project_name}/repositories/{repository_name}: Delete repository
deleteRepository: async ({ path, reply, replyError }) => db.transaction().execute(async (trx) => {
await trx.deleteFrom("tags").where("projectName", "=", path.project_name).where("repositoryName", "=", path.repository_name).execute()
const row = await trx.deleteFrom("repositories").where("projectName", "=", path.project_name).where("name", "=", path.repository_name).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no repository ${path.repository_name}.`)
return reply(200)
}),
// GET /projects/{project_name}/repositories/{repository_name}/artifacts: List artifacts
listArtifacts: stub,
// POST /projects/{project_name}/repositories/{repository_name}/artifacts: Copy artifact
CopyArtifact: stub,
// GET /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}: Get the specific artifact
getArtifact: stub,
// DELETE /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}: Delete the specific artifact
deleteArtifact: stub,
// POST /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/scan: Scan the artifact
scanArtifact: stub,
// POST /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/scan/stop: Cancelling a scan job for a particular artifact
stopScanArtifact: stub,
// GET /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/scan/{report_id}/log: Get the log of the scan report
getReportLog: stub,
// GET /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/tags: List tags
listTags: async ({ path, query, c, reply }) => {
// Not read: q, sort, with_immutable_status.
const limit = Math.max(Number(query.page_size), 0)
const rows = await db.selectFrom("tags").where("projectName", "=", path.project_name).where("repositoryName", "=", path.repository_name).where("reference", "=", path.reference).selectAll().orderBy("name").limit(limit + 1).offset((Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 1) - 1) * limit).execute()
const next = rows.length > limit ? Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 0) + 1 : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "page", next)
return reply(200, rows.slice(0, limit).map((row) => omit(tables.tags.toItem(row), "projectName", "repositoryName", "reference")), { ...(nextUrl && { Link: `<${nextUrl.search}>; rel="next"` }) })
},
// POST /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/tags: Create tag
createTag: async ({ path, body, reply, replyError }) => {
const row = await db.insertInto("tags").values(tables.tags.toRow({ ...omit(body, "id", "repository_id", "artifact_id", "push_time", "pull_time", "immutable"), projectName: path.project_name, repositoryName: path.repository_name, reference: path.reference })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(409, "The tag already exists.")
return reply(201, undefined, { Location: `tags/${encodeURIComponent(row.name)}` })
},
// DELETE /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/tags/{tag_name}: Delete tag
deleteTag: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("tags").where("projectName", "=", path.project_name).where("repositoryName", "=", path.repository_name).where("reference", "=", path.reference).where("name", "=", path.tag_name).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no tag ${path.tag_name}.`)
return reply(200)
},
// GET /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/accessories: List accessories
listAccessories: stub,
// GET /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/additions/vulnerabilities: Get the vulnerabilities addition of the specific artifact
getVulnerabilitiesAddition: stub,
// GET /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/additions/{addition}: Get the addition of the specific artifact
getAddition: stub,
// POST /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/labels: Add label to artifact
addLabel: stub,
// DELETE /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/labels/{label_id}: Remove label from artifact
removeLabel: stub,
// GET /projects/{project_name_or_id}/artifacts: List artifacts
listArtifactsOfProject: stub,
// GET /projects/{project_name_or_id}/scanner: Get project level scanner
getScannerOfProject: stub,
// PUT /projects/{project_name_or_id}/scanner: Configure scanner for the specified project
setScannerOfProject: stub,
// GET /projects/{project_name_or_id}/scanner/candidates: Get scanner registration candidates for configurating project level scanner
listScannerCandidatesOfProject: stub,
// GET /audit-logs: Get recent logs of projects which the user is a member with project admin role, or return all audit logs for system admin user (deprecated)
listAuditLogs: stub,
// GET /auditlog-exts: Get recent logs of the projects which the user is a member with project_admin role, or return all audit logs for system admin user
listAuditLogExts: stub,
// GET /auditlog-exts/events: Get all event types of audit log
listAuditLogEventTypes: stub,
// GET /projects/{project_name}/logs: Get recent logs of the projects (deprecated)
getLogs: stub,
// GET /projects/{project_name}/auditlog-exts: Get recent logs of the projects
getLogExts: stub,
// GET /p2p/preheat/providers: List P2P providers
ListProviders: stub,
// POST /p2p/preheat/instances/ping: Ping status of a instance.
PingInstances: stub,
// GET /p2p/preheat/instances: List P2P provider instances
ListInstances: async ({ query, c, reply }) => {
// Not read: q, sort.
const limit = Math.max(Number(query.page_size), 0)
const rows = await db.selectFrom("instances").selectAll().orderBy("name").limit(limit + 1).offset((Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 1) - 1) * limit).execute()
const next = rows.length > limit ? Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 0) + 1 : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "page", next)
return reply(200, rows.slice(0, limit).map(tables.instances.toItem), { ...(nextUrl && { Link: `<${nextUrl.search}>; rel="next"` }) })
},
// POST /p2p/preheat/instances: Create p2p provider instances
CreateInstance: async ({ body, reply, replyError }) => {
const row = await db.insertInto("instances").values(tables.instances.toRow({ name: createUuid(), ...body })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(409, "The instance already exists.")
return reply(201, undefined, { Location: `instances/${encodeURIComponent(row.name)}` })
},
// GET /p2p/preheat/instances/{preheat_instance_name}: Get a P2P provider instance
GetInstance: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("instances").selectAll().where("name", "=", path.preheat_instance_name).executeTakeFirst()
if (!row) return replyError(404, `There is no instance ${path.preheat_instance_name}.`)
return reply(200, tables.instances.toItem(row))
},
// PUT /p2p/preheat/instances/{preheat_instance_name}: Update the specified P2P provider instance
UpdateInstance: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("instances").selectAll().where("name", "=", path.preheat_instance_name).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no instance ${path.preheat_instance_name}.`)
await trx.updateTable("instances").set(tables.instances.toColumns({ id: undefined, description: undefined, vendor: undefined, endpoint: undefined, auth_mode: undefined, auth_info: undefined, status: undefined, enabled: undefined, default: undefined, insecure: undefined, setup_timestamp: undefined, ...omit(body, "name") }, { ...row, _other: null })).where("name", "=", path.preheat_instance_name).execute()
return reply(200)
}),
// DELETE /p2p/preheat/instances/{preheat_instance_name}: Delete the specified P2P provider instance
DeleteInstance: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("instances").where("name", "=", path.preheat_instance_name).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no instance ${path.preheat_instance_name}.`)
return reply(200)
},
// GET /projects/{project_name}/preheat/policies: List preheat policies
ListPolicies: async ({ path, query, c, reply }) => {
// Not read: q, sort.
const limit = Math.max(Number(query.page_size), 0)
const rows = await db.selectFrom("policies").where("projectName", "=", path.project_name).selectAll().orderBy("name").limit(limit + 1).offset((Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 1) - 1) * limit).execute()
const next = rows.length > limit ? Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 0) + 1 : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "page", next)
return reply(200, rows.slice(0, limit).map((row) => omit(tables.policies.toItem(row), "projectName")), { ...(nextUrl && { Link: `<${nextUrl.search}>; rel="next"` }) })
},
// POST /projects/{project_name}/preheat/policies: Create a preheat policy under a project
CreatePolicy: async ({ path, body, reply, replyError }) => {
const row = await db.insertInto("policies").values(tables.policies.toRow({ name: createUuid(), ...body, projectName: path.project_name })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(409, "The policy already exists.")
return reply(201, undefined, { Location: `policies/${encodeURIComponent(row.name)}` })
},
// GET /projects/{project_name}/preheat/policies/{preheat_policy_name}: Get a preheat policy
GetPolicy: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("policies").selectAll().where("projectName", "=", path.project_name).where("name", "=", path.preheat_policy_name).executeTakeFirst()
if (!row) return replyError(404, `There is no policy ${path.preheat_policy_name}.`)
return reply(200, omit(tables.policies.toItem(row), "projectName"))
},
// PUT /projects/{project_name}/preheat/policies/{preheat_policy_name}: Update preheat policy
UpdatePolicy: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("policies").selectAll().where("projectName", "=", path.project_name).where("name", "=", path.preheat_policy_name).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no policy ${path.preheat_policy_name}.`)
await trx.updateTable("policies").set(tables.policies.toColumns({ id: undefined, description: undefined, project_id: undefined, provider_id: undefined, provider_name: undefined, filters: undefined, trigger: undefined, enabled: undefined, extra_attrs: undefined, creation_time: undefined, update_time: undefined, ...omit(body, "name", "projectName") }, { ...row, _other: null })).where("projectName", "=", path.project_name).where("name", "=", path.preheat_policy_name).execute()
return reply(200)
}),
// POST /projects/{project_name}/preheat/policies/{preheat_policy_name}: Manual preheat
ManualPreheat: stub,
// DELETE /projects/{project_name}/preheat/policies/{preheat_policy_name}: Delete a preheat policy
DeletePolicy: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("policies").where("projectName", "=", path.project_name).where("name", "=", path.preheat_policy_name).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no policy ${path.preheat_policy_name}.`)
return reply(200)
},
// GET /projects/{project_name}/preheat/policies/{preheat_policy_name}/executions: List executions for the given policy
ListExecutions: stub,
// GET /projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}: Get a execution detail by id
GetExecution: stub,
// PATCH /projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}: Stop a execution
StopExecution: stub,
// GET /projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}/tasks: List all the related tasks for the given execution
ListTasks: stub,
// GET /projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}/tasks/{task_id}/logs: Get the log text stream of the specified task for the given execution
GetPreheatLog: stub,
// GET /projects/{project_name}/preheat/providers: Get all providers at project level
ListProvidersUnderProject: stub,
// GET /projects/{project_name_or_id}/immutabletagrules: List all immutable tag rules of current project
ListImmuRules: async ({ path, query, c, reply }) => {
// Not read: q, sort.
const limit = Math.max(Number(query.page_size), 0)
const rows = await db.selectFrom("immutabletagrules").where("projectNameOrId", "=", path.project_name_or_id).selectAll().orderBy("id").limit(limit + 1).offset((Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 1) - 1) * limit).execute()
const next = rows.length > limit ? Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 0) + 1 : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "page", next)
return reply(200, rows.slice(0, limit).map((row) => omit(tables.immutabletagrules.toItem(row), "projectNameOrId")), { ...(nextUrl && { Link: `<${nextUrl.search}>; rel="next"` }) })
},
// POST /projects/{project_name_or_id}/immutabletagrules: Add an immutable tag rule to current project
CreateImmuRule: async ({ path, body, reply, replyError }) => {
const row = await db.insertInto("immutabletagrules").values(tables.immutabletagrules.toRow({ id: randomInt(1, 2 ** 47), ...body, projectNameOrId: path.project_name_or_id })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(400, "The immutabletagrule already exists.")
return reply(201, undefined, { Location: `immutabletagrules/${row.id}` })
},
// PUT /projects/{project_name_or_id}/immutabletagrules/{immutable_rule_id}: Update the immutable tag rule or enable or disable the rule
UpdateImmuRule: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("immutabletagrules").selectAll().where("projectNameOrId", "=", path.project_name_or_id).where("id", "=", Number(path.immutable_rule_id)).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no immutabletagrule ${Number(path.immutable_rule_id)}.`)
await trx.updateTable("immutabletagrules").set(tables.immutabletagrules.toColumns({ priority: undefined, disabled: undefined, action: undefined, template: undefined, params: undefined, tag_selectors: undefined, scope_selectors: undefined, ...omit(body, "id", "projectNameOrId") }, { ...row, _other: null })).where("projectNameOrId", "=", path.project_name_or_id).where("id", "=", Number(path.immutable_rule_id)).execute()
return reply(200)
}),
// DELETE /projects/{project_name_or_id}/immutabletagrules/{immutable_rule_id}: Delete the immutable tag rule.
DeleteImmuRule: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("immutabletagrules").where("projectNameOrId", "=", path.project_name_or_id).where("id", "=", Number(path.immutable_rule_id)).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no immutabletagrule ${Number(path.immutable_rule_id)}.`)
return reply(200)
},
// GET /projects/{project_name_or_id}/webhook/policies: List project webhook policies.
ListWebhookPoliciesOfProject: async ({ path, query, c, reply }) => {
// Not read: sort, q.
const limit = Math.max(Number(query.page_size), 0)
const rows = await db.selectFrom("webhookPolicies").where("projectNameOrId", "=", path.project_name_or_id).selectAll().orderBy("id").limit(limit + 1).offset((Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 1) - 1) * limit).execute()
const next = rows.length > limit ? Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 0) + 1 : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "page", next)
return reply(200, rows.slice(0, limit).map((row) => omit(tables.webhookPolicies.toItem(row), "projectNameOrId")), { ...(nextUrl && { Link: `<${nextUrl.search}>; rel="next"` }) })
},
// POST /projects/{project_name_or_id}/webhook/policies: Create project webhook policy.
CreateWebhookPolicyOfProject: async ({ path, body, reply, replyError }) => {
const row = await db.insertInto("webhookPolicies").values(tables.webhookPolicies.toRow({ id: randomInt(1, 2 ** 47), ...body, projectNameOrId: path.project_name_or_id })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(400, "The policy already exists.")
return reply(201, undefined, { Location: `policies/${row.id}` })
},
// GET /projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}: Get project webhook policy
GetWebhookPolicyOfProject: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("webhookPolicies").selectAll().where("projectNameOrId", "=", path.project_name_or_id).where("id", "=", path.webhook_policy_id).executeTakeFirst()
if (!row) return replyError(404, `There is no policy ${path.webhook_policy_id}.`)
return reply(200, omit(tables.webhookPolicies.toItem(row), "projectNameOrId"))
},
// PUT /projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}: Update webhook policy of a project.
UpdateWebhookPolicyOfProject: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("webhookPolicies").selectAll().where("projectNameOrId", "=", path.project_name_or_id).where("id", "=", path.webhook_policy_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no policy ${path.webhook_policy_id}.`)
await trx.updateTable("webhookPolicies").set(tables.webhookPolicies.toColumns({ name: undefined, description: undefined, project_id: undefined, targets: undefined, event_types: undefined, creator: undefined, creation_time: undefined, update_time: undefined, enabled: undefined, ...omit(body, "id", "projectNameOrId") }, { ...row, _other: null })).where("projectNameOrId", "=", path.project_name_or_id).where("id", "=", path.webhook_policy_id).execute()
return reply(200)
}),
// DELETE /projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}: Delete webhook policy of a project
DeleteWebhookPolicyOfProject: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("webhookPolicies").where("projectNameOrId", "=", path.project_name_or_id).where("id", "=", path.webhook_policy_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no policy ${path.webhook_policy_id}.`)
return reply(200)
},
// GET /projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}/executions: List executions for a specific webhook policy
ListExecutionsOfWebhookPolicy: stub,
// GET /projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}/executions/{execution_id}/tasks: List tasks for a specific webhook execution
ListTasksOfWebhookExecution: stub,
// GET /projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}/executions/{execution_id}/tasks/{task_id}/log: Get logs for a specific webhook task
GetLogsOfWebhookTask: stub,
// GET /projects/{project_name_or_id}/webhook/lasttrigger: Get project webhook policy last trigger info
LastTrigger: stub,
// GET /projects/{project_name_or_id}/webhook/jobs: List project webhook jobs
ListWebhookJobs: stub,
// GET /projects/{project_name_or_id}/webhook/events: Get supported event types and notify types.
GetSupportedEventTypes: stub,
// GET /usergroups: Get all user groups information
listUserGroups: async ({ query, c, reply }) => {
let select = db.selectFrom("usergroups")
if (query.ldap_group_dn !== undefined) select = select.where("ldap_group_dn", "=", query.ldap_group_dn)
if (query.group_name !== undefined) select = select.where("group_name", "=", query.group_name)
const limit = Math.max(Number(query.page_size), 0)
const rows = await select.selectAll().orderBy("id").limit(limit + 1).offset((Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 1) - 1) * limit).execute()
const next = rows.length > limit ? Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 0) + 1 : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "page", next)
return reply(200, rows.slice(0, limit).map(tables.usergroups.toItem), { ...(nextUrl && { Link: `<${nextUrl.search}>; rel="next"` }) })
},
// POST /usergroups: Create user group
createUserGroup: async ({ body, reply, replyError }) => {
const row = await db.insertInto("usergroups").values(tables.usergroups.toRow({ id: randomInt(1, 2 ** 47), ...body })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(409, "The usergroup already exists.")
return reply(201, undefined, { Location: `usergroups/${row.id}` })
},
// GET /usergroups/search: Search groups by groupname
searchUserGroups: stub,
// GET /usergroups/{group_id}: Get user group information
getUserGroup: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("usergroups").selectAll().where("id", "=", Number(path.group_id)).executeTakeFirst()
if (!row) return replyError(404, `There is no usergroup ${Number(path.group_id)}.`)
return reply(200, tables.usergroups.toItem(row))
},
// PUT /usergroups/{group_id}: Update group information
updateUserGroup: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("usergroups").selectAll().where("id", "=", Number(path.group_id)).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no usergroup ${Number(path.group_id)}.`)
await trx.updateTable("usergroups").set(tables.usergroups.toColumns({ group_name: undefined, group_type: undefined, ldap_group_dn: undefined, ...omit(body ?? {}, "id") }, { ...row, _other: null })).where("id", "=", Number(path.group_id)).execute()
return reply(200)
}),
// DELETE /usergroups/{group_id}: Delete user group
deleteUserGroup: async ({ path, reply }) => {
await db.deleteFrom("usergroups").where("id", "=", path.group_id).execute()
return reply(200)
},
// GET /icons/{digest}: Get artifact icon
getIcon: stub,
// GET /robots: Get robot account
ListRobot: async ({ query, c, reply }) => {
// Not read: q, sort.
const limit = Math.max(Number(query.page_size), 0)
const rows = await db.selectFrom("robots").selectAll().orderBy("id").limit(limit + 1).offset((Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 1) - 1) * limit).execute()
const next = rows.length > limit ? Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 0) + 1 : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "page", next)
return reply(200, rows.slice(0, limit).map(tables.robots.toItem), { ...(nextUrl && { Link: `<${nextUrl.search}>; rel="next"` }) })
},
// POST /robots: Create a robot account
CreateRobot: async ({ body, reply }) => {
const row = await db.insertInto("robots").values(tables.robots.toRow({ ...omit(body, "id", "editable", "expires_at", "creator_type", "creator_ref"), creation_time: new Date().toISOString(), update_time: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.robots.toItem(row), { Location: `robots/${row.id}` })
},
// GET /quotas: List quotas
listQuotas: async ({ query, c, reply }) => {
// Not read: reference, reference_id, sort.
const limit = Math.max(Number(query.page_size), 0)
const rows = await db.selectFrom("quotas").selectAll().orderBy("id").limit(limit + 1).offset((Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 1) - 1) * limit).execute()
const next = rows.length > limit ? Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 0) + 1 : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "page", next)
return reply(200, rows.slice(0, limit).map(tables.quotas.toItem), { ...(nextUrl && { Link: `<${nextUrl.search}>; rel="next"` }) })
},
// GET /quotas/{id}: Get the specified quota
getQuota: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("quotas").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no quota ${path.id}.`)
return reply(200, tables.quotas.toItem(row))
},
// PUT /quotas/{id}: Update the specified quota
updateQuota: async ({ path, body, reply }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("quotas").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) {
const values = tables.quotas.toRow({ creation_time: new Date().toISOString(), ...omit(body, "ref", "used", "creation_time"), id: path.id, update_time: new Date().toISOString() })
await trx.insertInto("quotas").values(values).onConflict((conflict) => conflict.columns(["id"]).doUpdateSet(values)).returningAll().executeTakeFirstOrThrow()
return reply(200)
}
await trx.updateTable("quotas").set(tables.quotas.toColumns({ hard: undefined, ...omit(body, "ref", "used", "creation_time"), id: path.id, update_time: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.id).execute()
return reply(200)
}),
// GET /robots/{robot_id}: Get a robot account
GetRobotByID: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("robots").selectAll().where("id", "=", path.robot_id).executeTakeFirst()
if (!row) return replyError(404, `There is no robot ${path.robot_id}.`)
return reply(200, tables.robots.toItem(row))
},
// PUT /robots/{robot_id}: Update a robot account
UpdateRobot: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("robots").selectAll().where("id", "=", path.robot_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no robot ${path.robot_id}.`)
await trx.updateTable("robots").set(tables.robots.toColumns({ name: undefined, description: undefined, secret: undefined, level: undefined, duration: undefined, editable: undefined, disable: undefined, expires_at: undefined, permissions: undefined, creator_type: undefined, creator_ref: undefined, creation_time: undefined, update_time: undefined, ...omit(body, "id") }, { ...row, _other: null })).where("id", "=", path.robot_id).execute()
return reply(200)
}),
// DELETE /robots/{robot_id}: Delete a robot account
DeleteRobot: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("robots").where("id", "=", path.robot_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no robot ${path.robot_id}.`)
return reply(200)
},
// PATCH /robots/{robot_id}: Refresh the robot secret
RefreshSec: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("robots").selectAll().where("id", "=", path.robot_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no robot ${path.robot_id}.`)
const changed = await trx.updateTable("robots").set(tables.robots.toColumns({ ...omit(body, "id", "name", "description", "level", "duration", "editable", "disable", "expires_at", "permissions", "creator_type", "creator_ref", "creation_time"), update_time: new Date().toISOString() }, row)).where("id", "=", path.robot_id).returningAll().executeTakeFirstOrThrow()
return reply(200, omit(tables.robots.toItem(changed), "id", "name", "description", "level", "duration", "editable", "disable", "expires_at", "permissions", "creator_type", "creator_ref", "creation_time", "update_time"))
}),
// GET /replication/policies: List replication policies
listReplicationPolicies: async ({ query, c, reply }) => {
// Not read: q, sort.
let select = db.selectFrom("replicationPolicies")
if (query.name !== undefined) select = select.where("name", "=", query.name)
const limit = Math.max(Number(query.page_size), 0)
const rows = await select.selectAll().orderBy("id").limit(limit + 1).offset((Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 1) - 1) * limit).execute()
const next = rows.length > limit ? Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 0) + 1 : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "page", next)
return reply(200, rows.slice(0, limit).map(tables.replicationPolicies.toItem), { ...(nextUrl && { Link: `<${nextUrl.search}>; rel="next"` }) })
},
// POST /replication/policies: Create a replication policy
createReplicationPolicy: async ({ body, reply, replyError }) => {
const row = await db.insertInto("replicationPolicies").values(tables.replicationPolicies.toRow({ id: randomInt(1, 2 ** 47), ...body })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(409, "The policy already exists.")
return reply(201, undefined, { Location: `policies/${row.id}` })
},
// GET /replication/policies/{id}: Get the specific replication policy
getReplicationPolicy: stub,
// PUT /replication/policies/{id}: Update the replication policy
updateReplicationPolicy: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("replicationPolicies").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no policy ${path.id}.`)
await trx.updateTable("replicationPolicies").set(tables.replicationPolicies.toColumns({ name: undefined, description: undefined, src_registry: undefined, dest_registry: undefined, dest_namespace: undefined, dest_namespace_replace_count: undefined, trigger: undefined, filters: undefined, replicate_deletion: undefined, deletion: undefined, override: undefined, enabled: undefined, creation_time: undefined, update_time: undefined, speed: undefined, copy_by_chunk: undefined, single_active_replication: undefined, ...omit(body, "id") }, { ...row, _other: null })).where("id", "=", path.id).execute()
return reply(200)
}),
// DELETE /replication/policies/{id}: Delete the specific replication policy
deleteReplicationPolicy: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("replicationPolicies").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no policy ${path.id}.`)
return reply(200)
},
// GET /replication/executions: List replication executions
listReplicationExecutions: stub,
// POST /replication/executions: Start one replication execution
startReplication: stub,
// GET /replication/executions/{id}: Get the specific replication execution
getReplicationExecution: stub,
// PUT /replication/executions/{id}: Stop the specific replication execution
stopReplication: stub,
// GET /replication/executions/{id}/tasks: List replication tasks for a specific execution
listReplicationTasks: stub,
// GET /replication/executions/{id}/tasks/{task_id}/log: Get the log of the specific replication task
getReplicationLog: stub,
// GET /replication/adapters: List registry adapters
listRegistryProviderTypes: stub,
// GET /replication/adapterinfos: List all registered registry provider information
listRegistryProviderInfos: stub,
// GET /registries: List the registries
listRegistries: async ({ query, c, reply }) => {
// Not read: q, sort.
let select = db.selectFrom("registries")
if (query.name !== undefined) select = select.where("name", "=", query.name)
const limit = Math.max(Number(query.page_size), 0)
const rows = await select.selectAll().orderBy("id").limit(limit + 1).offset((Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 1) - 1) * limit).execute()
const next = rows.length > limit ? Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 0) + 1 : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "page", next)
return reply(200, rows.slice(0, limit).map(tables.registries.toItem), { ...(nextUrl && { Link: `<${nextUrl.search}>; rel="next"` }) })
},
// POST /registries: Create a registry
createRegistry: async ({ body, reply, replyError }) => {
const row = await db.insertInto("registries").values(tables.registries.toRow({ id: randomInt(1, 2 ** 47), ...omit(body, "credential_type", "access_key", "access_secret") })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(409, "The registry already exists.")
return reply(201, undefined, { Location: `registries/${row.id}` })
},
// POST /registries/ping: Check status of a registry
pingRegistry: stub,
// GET /registries/{id}: Get the specific registry
getRegistry: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("registries").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no registry ${path.id}.`)
return reply(200, tables.registries.toItem(row))
},
// PUT /registries/{id}: Update the registry
updateRegistry: stub,
// DELETE /registries/{id}: Delete the specific registry
deleteRegistry: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("registries").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no registry ${path.id}.`)
return reply(200)
},
// GET /registries/{id}/info: Get the registry info
getRegistryInfo: stub,
// GET /scans/all/metrics: Get the metrics of the latest scan all process
getLatestScanAllMetrics: stub,
// GET /scans/schedule/metrics: Get the metrics of the latest scheduled scan all process
getLatestScheduledScanAllMetrics: stub,
// GET /systeminfo: Get general system info
getSystemInfo: stub,
// GET /systeminfo/volumes: Get system volume info (total/free size).
getVolumes: stub,
// GET /systeminfo/getcert: Get default root certificate.
getCert: stub,
// POST /system/oidc/ping: Test the OIDC endpoint.
pingOIDC: stub,
// GET /system/gc: Get gc results.
getGCHistory: stub,
// GET /system/gc/{gc_id}: Get gc status.
getGC: stub,
// PUT /system/gc/{gc_id}: Stop the specific GC execution
stopGC: stub,
// GET /system/gc/{gc_id}/log: Get gc job log.
getGCLog: stub,
// GET /system/gc/schedule: Get gc's schedule.
getGCSchedule: stub,
// PUT /system/gc/schedule: Update gc's schedule.
updateGCSchedule: stub,
// POST /system/gc/schedule: Create a gc schedule.
createGCSchedule: stub,
// GET /system/purgeaudit: Get purge job results.
getPurgeHistory: stub,
// GET /system/purgeaudit/{purge_id}: Get purge job status.
getPurgeJob: stub,
// PUT /system/purgeaudit/{purge_id}: Stop the specific purge audit log execution
stopPurge: stub,
// GET /system/purgeaudit/{purge_id}/log: Get purge job log.
getPurgeJobLog: stub,
// GET /system/purgeaudit/schedule: Get purge's schedule.
getPurgeSchedule: stub,
// PUT /system/purgeaudit/schedule: Update purge job's schedule.
updatePurgeSchedule: stub,
// POST /system/purgeaudit/schedule: Create a purge job schedule.
createPurgeSchedule: stub,
// GET /system/CVEAllowlist: Get the system level allowlist of CVE.
getSystemCVEAllowlist: stub,
// PUT /system/CVEAllowlist: Update the system level allowlist of CVE.
putSystemCVEAllowlist: stub,
// GET /system/scanAll/schedule: Get scan all's schedule.
getScanAllSchedule: stub,
// PUT /system/scanAll/schedule: Update scan all's schedule.
updateScanAllSchedule: stub,
// POST /system/scanAll/schedule: Create a schedule or a manual trigger for the scan all job.
createScanAllSchedule: stub,
// POST /system/scanAll/stop: Stop scanAll job execution
stopScanAll: stub,
// GET /jobservice/pools: Get worker pools
getWorkerPools: stub,
// GET /jobservice/pools/{pool_id}/workers: Get workers
getWorkers: stub,
// PUT /jobservice/jobs/{job_id}: Stop running job
stopRunningJob: stub,
// GET /jobservice/jobs/{job_id}/log: Get job log by job id
actionGetJobLog: stub,
// GET /jobservice/queues: list job queues
listJobQueues: stub,
// PUT /jobservice/queues/{job_type}: stop and clean, pause, resume pending jobs in the queue
actionPendingJobs: stub,
// GET /schedules: List schedules
listSchedules: stub,
// GET /schedules/{job_type}/paused: Get scheduler paused status
getSchedulePaused: stub,
// GET /ping: Ping Harbor to check if the API server is alive.
getPing: stub,
// GET /retentions/metadatas: Get Retention Metadatas
getRentenitionMetadata: stub,
// POST /retentions: Create Retention Policy
createRetention: stub,
// GET /retentions/{id}: Get Retention Policy
getRetention: stub,
// PUT /retentions/{id}: Update Retention Policy
updateRetention: stub,
// DELETE /retentions/{id}: Delete Retention Policy
deleteRetention: stub,
// GET /retentions/{id}/executions: Get Retention executions
listRetentionExecutions: async ({ path, query, c, reply }) => {
const limit = Math.max(Math.min(Number((query.page_size ?? 100)), Number.MAX_SAFE_INTEGER), 0)
const rows = await db.selectFrom("executions").where("retentionId", "=", path.id).selectAll().orderBy("id").limit(limit + 1).offset(Math.min((Math.max(Math.min(Number((query.page ?? 1)), Number.MAX_SAFE_INTEGER), 1) - 1) * limit, Number.MAX_SAFE_INTEGER)).execute()
const next = rows.length > limit ? Math.max(Math.min(Number((query.page ?? 1)), Number.MAX_SAFE_INTEGER), 0) + 1 : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "page", next)
return reply(200, rows.slice(0, limit).map((row) => omit(tables.executions.toItem(row), "retentionId")), { ...(nextUrl && { Link: `<${nextUrl.search}>; rel="next"` }) })
},
// POST /retentions/{id}/executions: Trigger a Retention Execution
triggerRetentionExecution: async ({ path, body, reply }) => {
const row = await db.insertInto("executions").values(tables.executions.toRow({ ...omit(body, "id", "policy_id", "start_time", "end_time", "status", "trigger"), retentionId: path.id })).returningAll().executeTakeFirstOrThrow()
return reply(201, undefined, { Location: `executions/${row.id}` })
},
// PATCH /retentions/{id}/executions/{eid}: Stop a Retention execution
operateRetentionExecution: stub,
// GET /retentions/{id}/executions/{eid}/tasks: Get Retention tasks
listRetentionTasks: stub,
// GET /retentions/{id}/executions/{eid}/tasks/{tid}: Get Retention job task log
getRetentionTaskLog: stub,
// GET /scanners: List scanner registrations
listScanners: stub,
// POST /scanners: Create a scanner registration
createScanner: stub,
// POST /scanners/ping: Tests scanner registration settings
pingScanner: stub,
// GET /scanners/{registration_id}: Get a scanner registration details
getScanner: stub,
// PUT /scanners/{registration_id}: Update a scanner registration
updateScanner: stub,
// DELETE /scanners/{registration_id}: Delete a scanner registration
deleteScanner: stub,
// PATCH /scanners/{registration_id}: Set system default scanner registration
setScannerAsDefault: stub,
// GET /scanners/{registration_id}/metadata: Get the metadata of the specified scanner registration
getScannerMetadata: stub,
// GET /users: List users
listUsers: async ({ query, c, reply }) => {
// Not read: q, sort.
const limit = Math.max(Number(query.page_size), 0)
const rows = await db.selectFrom("users").selectAll().orderBy("user_id").limit(limit + 1).offset((Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 1) - 1) * limit).execute()
const next = rows.length > limit ? Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 0) + 1 : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "page", next)
return reply(200, rows.slice(0, limit).map(tables.users.toItem), { ...(nextUrl && { Link: `<${nextUrl.search}>; rel="next"` }) })
},
// POST /users: Create a local user.
createUser: async ({ body, reply }) => {
// Not read: password.
const row = await db.insertInto("users").values(tables.users.toRow({ ...omit(body, "user_id", "sysadmin_flag", "admin_role_in_auth", "oidc_user_meta", "password"), creation_time: new Date().toISOString(), update_time: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, undefined, { Location: `users/${row.user_id}` })
},
// GET /users/current: Get current user info.
getCurrentUserInfo: stub,
// GET /users/search: Search users by username
searchUsers: stub,
// GET /users/{user_id}: Get a user's profile.
getUser: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("users").selectAll().where("user_id", "=", path.user_id).executeTakeFirst()
if (!row) return replyError(404, `There is no user ${path.user_id}.`)
return reply(200, tables.users.toItem(row))
},
// PUT /users/{user_id}: Update user's profile.
updateUserProfile: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("users").selectAll().where("user_id", "=", path.user_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no user ${path.user_id}.`)
await trx.updateTable("users").set(tables.users.toColumns({ email: undefined, realname: undefined, comment: undefined, ...omit(body, "user_id", "username", "sysadmin_flag", "admin_role_in_auth", "oidc_user_meta", "creation_time", "password"), update_time: new Date().toISOString() }, { ...row, _other: null })).where("user_id", "=", path.user_id).execute()
return reply(200)
}),
// DELETE /users/{user_id}: Mark a registered user as be removed.
deleteUser: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("users").where("user_id", "=", path.user_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no user ${path.user_id}.`)
return reply(200)
},
// PUT /users/{user_id}/sysadmin: Update a registered user to change to be an administrator of Harbor.
setUserSysAdmin: stub,
// PUT /users/{user_id}/password: Change the password on a user that already exists.
updateUserPassword: stub,
// GET /users/current/permissions: Get current user permissions.
getCurrentUserPermissions: stub,
// PUT /users/{user_id}/cli_secret: Set CLI secret for a user.
setCliSecret: stub,
// GET /labels: List labels according to the query strings.
ListLabels: async ({ query, c, reply }) => {
// Not read: q, sort.
let select = db.selectFrom("labels")
if (query.name !== undefined) select = select.where("name", "=", query.name)
if (query.scope !== undefined) select = select.where("scope", "=", query.scope)
if (query.project_id !== undefined) select = select.where("project_id", "=", query.project_id)
const limit = Math.max(Number(query.page_size), 0)
const rows = await select.selectAll().orderBy("id").limit(limit + 1).offset((Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 1) - 1) * limit).execute()
const next = rows.length > limit ? Math.max(Math.min(Number(query.page), Number.MAX_SAFE_INTEGER), 0) + 1 : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "page", next)
return reply(200, rows.slice(0, limit).map(tables.labels.toItem), { ...(nextUrl && { Link: `<${nextUrl.search}>; rel="next"` }) })
},
// POST /labels: Post creates a label
CreateLabel: async ({ body, reply, replyError }) => {
const row = await db.insertInto("labels").values(tables.labels.toRow({ id: randomInt(1, 2 ** 47), ...body })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(409, "The label already exists.")
return reply(201, undefined, { Location: `labels/${row.id}` })
},
// GET /labels/{label_id}: Get the label specified by ID.
GetLabelByID: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("labels").selectAll().where("id", "=", path.label_id).executeTakeFirst()
if (!row) return replyError(404, `There is no label ${path.label_id}.`)
return reply(200, tables.labels.toItem(row))
},
// PUT /labels/{label_id}: Update the label properties.
UpdateLabel: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("labels").selectAll().where("id", "=", path.label_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no label ${path.label_id}.`)
await trx.updateTable("labels").set(tables.labels.toColumns({ name: undefined, description: undefined, color: undefined, scope: undefined, project_id: undefined, creation_time: undefined, update_time: undefined, ...omit(body, "id") }, { ...row, _other: null })).where("id", "=", path.label_id).execute()
return reply(200)
}),
// DELETE /labels/{label_id}: Delete the label specified by ID.
DeleteLabel: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("labels").where("id", "=", path.label_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no label ${path.label_id}.`)
return reply(200)
},
// POST /export/cve: Export scan data for selected projects
exportScanData: stub,
// GET /export/cve/execution/{execution_id}: Get the specific scan data export execution
getScanDataExportExecution: stub,
// GET /export/cve/executions: Get a list of specific scan data export execution jobs for a specified user
getScanDataExportExecutionList: stub,
// GET /export/cve/download/{execution_id}: Download the scan data export file
downloadScanData: stub,
// GET /security/summary: Get vulnerability system summary
getSecuritySummary: stub,
// GET /security/vul: Get the vulnerability list.
ListVulnerabilities: stub,
// GET /permissions: Get system or project level permissions info.
getPermissions: stub,
};
}

/** Returns an object without members that only the server sets, or that no response contains. */
function omit<Members extends object>(members: Members, ...names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name))) as Members;
}

function toNextUrl(url: string, parameter: string, value: string | number | bigint): URL {
  const next = new URL(url);
  next.searchParams.set(parameter, String(value));
  return next;
}

let lastTime = 0;

/** Returns a UUID of version 7 that sorts after those before it, so that lists are in the order of creation. */
function createUuid(): string {
  lastTime = Math.max(Date.now(), lastTime + 1);
  const time = lastTime.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
