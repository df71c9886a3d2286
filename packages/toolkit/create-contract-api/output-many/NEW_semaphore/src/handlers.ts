import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// GET /ping: PING test
getPing: stub,
// GET /ws: Websocket handler
getWs: stub,
// GET /info: Fetches information about semaphore
getInfo: stub,
// GET /auth/login: Fetches login metadata
getAuthLogin: stub,
// POST /auth/login: Performs Login
postAuthLogin: stub,
// POST /auth/logout: Destroys current session
postAuthLogout: stub,
// GET /auth/oidc/{provider_id}/login: Begin OIDC authentication flow and redirect to OIDC provider
getAuthOidcByProviderIdLogin: stub,
// GET /auth/oidc/{provider_id}/redirect: Finish OIDC authentication flow, upon succes you will be logged in
getAuthOidcByProviderIdRedirect: stub,
// GET /user/: Fetch logged in user
getUser: stub,
// GET /user/tokens: Fetch API tokens for user
getUserTokens: stub,
// POST /user/tokens: Create an API token
postUserTokens: stub,
// DELETE /user/tokens/{api_token_id}: Expires API token
deleteUserTokensByApiTokenId: stub,
// GET /users: Fetches all users
getUsers: async ({ reply }) => {
const rows = await db.selectFrom("users").selectAll().orderBy("id").execute()
return reply(200, rows.map(tables.users.toItem))
},
// POST /users: Creates a user
postUsers: async ({ body, reply }) => {
const row = await db.insertInto("users").values(tables.users.toRow({ ...omit(body, "id"), created: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.users.toItem(row))
},
// GET /users/{user_id}/: Fetches a user profile
getUsersByUserId: stub,
// PUT /users/{user_id}/: Updates user details
putUsersByUserId: stub,
// DELETE /users/{user_id}/: Deletes user
deleteUsersByUserId: stub,
// POST /users/{user_id}/password: Updates user password
postUsersByUserIdPassword: stub,
// GET /projects: Get projects
getProjects: async ({ reply }) => {
const rows = await db.selectFrom("projects").selectAll().orderBy("id").execute()
return reply(200, rows.map(tables.projects.toItem))
},
// POST /projects: Create a new project
postProjects: async ({ body, reply }) => {
await db.insertInto("projects").values(tables.projects.toRow({ ...omit(body, "id"), created: new Date().toISOString() })).execute()
return reply(201)
},
// POST /projects/restore: Restore Project
postProjectsRestore: stub,
// GET /events: Get Events related to Semaphore and projects you are part of
getEvents: stub,
// GET /events/last: Get last 200 Events related to Semaphore and projects you are part of
getEventsLast: stub,
// GET /project/{project_id}/: Fetch project
getProjectByProjectId: stub,
// PUT /project/{project_id}/: Update project
putProjectByProjectId: stub,
// DELETE /project/{project_id}/: Delete project
deleteProjectByProjectId: stub,
// GET /project/{project_id}/backup: Backup A Project
getProjectByProjectIdBackup: stub,
// GET /project/{project_id}/role: Fetch permissions of the current user for project
getProjectByProjectIdRole: stub,
// GET /project/{project_id}/events: Get Events related to this project
getProjectByProjectIdEvents: stub,
// GET /project/{project_id}/users: Get users linked to project
getProjectByProjectIdUsers: stub,
// POST /project/{project_id}/users: Link user to project
postProjectByProjectIdUsers: stub,
// PUT /project/{project_id}/users/{user_id}: Update user role
putProjectByProjectIdUsersByUserId: stub,
// DELETE /project/{project_id}/users/{user_id}: Removes user from project
deleteProjectByProjectIdUsersByUserId: stub,
// GET /project/{project_id}/integrations: get all integrations
getProjectByProjectIdIntegrations: stub,
// POST /project/{project_id}/integrations: create a new integration
postProjectByProjectIdIntegrations: stub,
// PUT /project/{project_id}/integrations/{integration_id}: Update Integration
putProjectByProjectIdIntegrationsByIntegrationId: stub,
// DELETE /project/{project_id}/integrations/{integration_id}: Remove integration
deleteProjectByProjectIdIntegrationsByIntegrationId: stub,
// GET /project/{project_id}/integrations/{integration_id}/values: Get Integration Extracted Values linked to integration extractor
getProjectByProjectIdIntegrationsByIntegrationIdValues: async ({ path, reply }) => {
const rows = await db.selectFrom("values").where("projectId", "=", path.project_id).where("integration_id", "=", path.integration_id).selectAll().orderBy("id").execute()
return reply(200, rows.map((row) => omit(tables.values.toItem(row), "projectId")))
},
// POST /project/{project_id}/integrations/{integration_id}/values: Add Integration Extracted Value
postProjectByProjectIdIntegrationsByIntegrationIdValues: async ({ path, body, reply, replyError }) => {
const row = await db.insertInto("values").values(tables.values.toRow({ id: randomInt(1, 2 ** 47), ...body, projectId: path.project_id, integration_id: path.integration_id })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(400, "The value already exists.")
return reply(201)
},
// PUT /project/{project_id}/integrations/{integration_id}/values/{extractvalue_id}: Updates Integration ExtractValue
putProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId: stub,
// DELETE /project/{project_id}/integrations/{integration_id}/values/{extractvalue_id}: Removes integration extract value
deleteProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId: async ({ path, reply }) => {
await db.deleteFrom("values").where("projectId", "=", path.project_id).where("integration_id", "=", path.integration_id).where("id", "=", path.extractvalue_id).execute()
return reply(204)
},
// GET /project/{project_id}/integrations/{integration_id}/matchers: Get Integration Matcher linked to integration extractor
getProjectByProjectIdIntegrationsByIntegrationIdMatchers: async ({ path, reply }) => {
const rows = await db.selectFrom("matchers").where("projectId", "=", path.project_id).where("integration_id", "=", path.integration_id).selectAll().orderBy("id").execute()
return reply(200, rows.map((row) => omit(tables.matchers.toItem(row), "projectId")))
},
// POST /project/{project_id}/integrations/{integration_id}/matchers: Add Integration Matcher
postProjectByProjectIdIntegrationsByIntegrationIdMatchers: async ({ path, body, reply, replyError }) => {
const row = await db.insertInto("matchers").values(tables.matchers.toRow({ id: randomInt(1, 2 ** 47), ...body, projectId: path.project_id, integration_id: path.integration_id })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(400, "The matcher already exists.")
return reply(200)
},
// PUT /project/{project_id}/integrations/{integration_id}/matchers/{matcher_id}: Updates Integration Matcher
putProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId: stub,
// DELETE /project/{project_id}/integrations/{integration_id}/matchers/{matcher_id}: Removes integration matcher
deleteProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId: async ({ path, reply }) => {
await db.deleteFrom("matchers").where("projectId", "=", path.project_id).where("integration_id", "=", path.integration_id).where("id", "=", path.matcher_id).execute()
return reply(204)
},
// GET /project/{project_id}/keys: Get access keys linked to project
getProjectByProjectIdKeys: async ({ path, query, reply }) => {
// Not read: Key type.
const sorts = { name: ["name", "asc"], type: ["type", "asc"] } as const
const [column] = sorts[query.sort]
const direction = /^desc/i.test(query.order ?? "") ? "desc" : "asc"
const rows = await db.selectFrom("keys").where("project_id", "=", path.project_id).selectAll().orderBy(column, direction).orderBy("id").execute()
return reply(200, rows.map(tables.keys.toItem))
},
// POST /project/{project_id}/keys: Add access key
postProjectByProjectIdKeys: async ({ path, body, reply }) => {
await db.insertInto("keys").values(tables.keys.toRow({ ...omit(body, "id"), project_id: path.project_id })).execute()
return reply(204)
},
// PUT /project/{project_id}/keys/{key_id}: Updates access key
putProjectByProjectIdKeysByKeyId: stub,
// DELETE /project/{project_id}/keys/{key_id}: Removes access key
deleteProjectByProjectIdKeysByKeyId: async ({ path, reply }) => {
await db.deleteFrom("keys").where("project_id", "=", path.project_id).where("id", "=", path.key_id).execute()
return reply(204)
},
// GET /project/{project_id}/repositories: Get repositories
getProjectByProjectIdRepositories: async ({ path, query, reply }) => {
const sorts = { name: ["name", "asc"], git_url: ["git_url", "asc"], ssh_key: ["id", "asc"] } as const
const [column] = sorts[query.sort]
const direction = /^desc/i.test(query.order ?? "") ? "desc" : "asc"
const rows = await db.selectFrom("repositories").where("project_id", "=", path.project_id).selectAll().orderBy(column, direction).orderBy("id").execute()
return reply(200, rows.map(tables.repositories.toItem))
},
// POST /project/{project_id}/repositories: Add repository
postProjectByProjectIdRepositories: async ({ path, body, reply }) => {
await db.insertInto("repositories").values(tables.repositories.toRow({ ...omit(body, "id"), project_id: path.project_id })).execute()
return reply(204)
},
// PUT /project/{project_id}/repositories/{repository_id}: Updates repository
putProjectByProjectIdRepositoriesByRepositoryId: stub,
// DELETE /project/{project_id}/repositories/{repository_id}: Removes repository
deleteProjectByProjectIdRepositoriesByRepositoryId: async ({ path, reply }) => {
await db.deleteFrom("repositories").where("project_id", "=", path.project_id).where("id", "=", path.repository_id).execute()
return reply(204)
},
// GET /project/{project_id}/inventory: Get inventory
getProjectByProjectIdInventory: async ({ path, query, reply }) => {
const sorts = { name: ["name", "asc"], type: ["type", "asc"] } as const
const [column] = sorts[query.sort]
const direction = /^desc/i.test(query.order ?? "") ? "desc" : "asc"
const rows = await db.selectFrom("inventory").where("project_id", "=", path.project_id).selectAll().orderBy(column, direction).orderBy("id").execute()
return reply(200, rows.map(tables.inventory.toItem))
},
// POST /project/{project_id}/inventory: create inventory
postProjectByProjectIdInventory: async ({ path, body, reply }) => {
const row = await db.insertInto("inventory").values(tables.inventory.toRow({ ...omit(body, "id"), project_id: path.project_id })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.inventory.toItem(row))
},
// PUT /project/{project_id}/inventory/{inventory_id}: Updates inventory
putProjectByProjectIdInventoryByInventoryId: stub,
// DELETE /project/{project_id}/inventory/{inventory_id}: Removes inventory
deleteProjectByProjectIdInventoryByInventoryId: async ({ path, reply }) => {
await db.deleteFrom("inventory").where("project_id", "=", path.project_id).where("id", "=", path.inventory_id).execute()
return reply(204)
},
// GET /project/{project_id}/environment: Get environment
getProjectByProjectIdEnvironment: async ({ path, reply }) => {
// Not read: sort, order.
const rows = await db.selectFrom("environment").where("projectId", "=", path.project_id).selectAll().orderBy("id").execute()
return reply(200, rows.map((row) => omit(tables.environment.toItem(row), "projectId")))
},
// POST /project/{project_id}/environment: Add environment
postProjectByProjectIdEnvironment: async ({ path, body, reply }) => {
await db.insertInto("environment").values(tables.environment.toRow({ ...omit(body, "id"), projectId: path.project_id })).execute()
return reply(204)
},
// PUT /project/{project_id}/environment/{environment_id}: Update environment
putProjectByProjectIdEnvironmentByEnvironmentId: stub,
// DELETE /project/{project_id}/environment/{environment_id}: Removes environment
deleteProjectByProjectIdEnvironmentByEnvironmentId: async ({ path, reply }) => {
await db.deleteFrom("environment").where("projectId", "=", path.project_id).where("id", "=", path.environment_id).execute()
return reply(204)
},
// GET /project/{project_id}/templates: Get template
getProjectByProjectIdTemplates: stub,
// POST /project/{project_id}/templates: create template
postProjectByProjectIdTemplates: stub,
// GET /project/{project_id}/templates/{template_id}: Get template
getProjectByProjectIdTemplatesByTemplateId: stub,
// PUT /project/{project_id}/templates/{template_id}: Updates template
putProjectByProjectIdTemplatesByTemplateId: stub,
// DELETE /project/{project_id}/templates/{template_id}: Removes template
deleteProjectByProjectIdTemplatesByTemplateId: stub,
// GET /project/{project_id}/schedules/{schedule_id}: Get schedule
getProjectByProjectIdSchedulesByScheduleId: stub,
// PUT /project/{project_id}/schedules/{schedule_id}: Updates schedule
putProjectByProjectIdSchedulesByScheduleId: stub,
// DELETE /project/{project_id}/schedules/{schedule_id}: Deletes schedule
deleteProjectByProjectIdSchedulesByScheduleId: stub,
// POST /project/{project_id}/schedules: create schedule
postProjectByProjectIdSchedules: stub,
// GET /project/{project_id}/views: Get view
getProjectByProjectIdViews: async ({ path, reply }) => {
const rows = await db.selectFrom("views").where("project_id", "=", path.project_id).selectAll().orderBy("id").execute()
return reply(200, rows.map(tables.views.toItem))
},
// POST /project/{project_id}/views: create view
postProjectByProjectIdViews: async ({ path, body, reply }) => {
const row = await db.insertInto("views").values(tables.views.toRow({ ...omit(body, "id"), project_id: path.project_id })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.views.toItem(row))
},
// GET /project/{project_id}/views/{view_id}: Get view
getProjectByProjectIdViewsByViewId: stub,
// PUT /project/{project_id}/views/{view_id}: Updates view
putProjectByProjectIdViewsByViewId: stub,
// DELETE /project/{project_id}/views/{view_id}: Removes view
deleteProjectByProjectIdViewsByViewId: async ({ path, reply }) => {
await db.deleteFrom("views").where("project_id", "=", path.project_id).where("id", "=", path.view_id).execute()
return reply(204)
},
// GET /project/{project_id}/tasks: Get Tasks related to current project
getProjectByProjectIdTasks: async ({ path, reply }) => {
const rows = await db.selectFrom("tasks").where("projectId", "=", path.project_id).selectAll().orderBy("id").execute()
return reply(200, rows.map((row) => omit(tables.tasks.toItem(row), "projectId")))
},
// POST /project/{project_id}/tasks: Starts a job
postProjectByProjectIdTasks: async ({ path, body, reply }) => {
// Not read: dry_run, diff.
const row = await db.insertInto("tasks").values(tables.tasks.toRow({ ...omit(body, "id", "status", "secret", "dry_run", "diff"), projectId: path.project_id })).returningAll().executeTakeFirstOrThrow()
return reply(201, omit(tables.tasks.toItem(row), "projectId"))
},
// GET /project/{project_id}/tasks/last: Get last 200 Tasks related to current project
getProjectByProjectIdTasksLast: stub,
// POST /project/{project_id}/tasks/{task_id}/stop: Stop a job
postProjectByProjectIdTasksByTaskIdStop: stub,
// GET /project/{project_id}/tasks/{task_id}: Get a single task
getProjectByProjectIdTasksByTaskId: stub,
// DELETE /project/{project_id}/tasks/{task_id}: Deletes task (including output)
deleteProjectByProjectIdTasksByTaskId: async ({ path, reply }) => {
await db.deleteFrom("tasks").where("projectId", "=", path.project_id).where("id", "=", path.task_id).execute()
return reply(204)
},
// GET /project/{project_id}/tasks/{task_id}/output: Get task output
getProjectByProjectIdTasksByTaskIdOutput: stub,
};
}

/** Returns an object without members that only the server sets, or that no response contains. */
function omit<Members extends object>(members: Members, ...names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name))) as Members;
}
