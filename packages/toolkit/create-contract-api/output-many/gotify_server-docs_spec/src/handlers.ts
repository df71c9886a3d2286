import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// GET /application: Return all applications.
getApps: async ({ reply }) => {
const rows = await db.selectFrom("application").selectAll().orderBy("id").execute()
return reply(200, rows.map(tables.application.toItem))
},
// POST /application: Create an application.
createApp: async ({ body, reply }) => {
// Placeholders, which you replace: description, internal, image, sortKey.
const row = await db.insertInto("application").values(tables.application.toRow({ description: "", sortKey: "", ...omit(body, "id", "lastUsed", "token"), internal: false, image: "", createdAt: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.application.toItem(row))
},
// PUT /application/{id}: Update an application.
updateApplication: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("application").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no application ${path.id}.`)
const changed = await trx.updateTable("application").set(tables.application.toColumns({ defaultPriority: undefined, ...omit(body, "createdAt", "id", "image", "internal", "lastUsed", "token") }, { ...row, _other: null })).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.application.toItem(changed))
}),
// DELETE /application/{id}: Delete an application.
deleteApp: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("application").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no application ${path.id}.`)
return reply(200)
},
// POST /application/{id}/image: Upload an image for an application.
uploadAppImage: stub,
// DELETE /application/{id}/image: Deletes an image of an application.
removeAppImage: stub,
// GET /application/{id}/message: Return all messages from a specific application.
getAppMessages: stub,
// DELETE /application/{id}/message: Delete all messages from a specific application.
deleteAppMessages: stub,
// PUT /application/{id}/security: Perform security updates on an application.
updateAppSecurity: stub,
// POST /auth/local/login: Authenticate via basic auth and create a session.
localLogin: stub,
// POST /auth/logout: End the current session.
logout: stub,
// GET /auth/oidc/callback: Handle the OIDC provider callback (browser).
oidcCallback: stub,
// GET /auth/oidc/elevate: Start the OIDC flow to elevate an existing client session (browser).
oidcElevate: stub,
// POST /auth/oidc/external/authorize: Initiate the OIDC authorization flow for a native app.
externalAuthorize: stub,
// POST /auth/oidc/external/token: Exchange an authorization code for a gotify client token.
externalToken: stub,
// GET /auth/oidc/login: Start the OIDC login flow (browser).
oidcLogin: stub,
// GET /client: Return all clients.
getClients: async ({ reply }) => {
const rows = await db.selectFrom("client").selectAll().orderBy("id").execute()
return reply(200, rows.map(tables.client.toItem))
},
// POST /client: Create a client.
createClient: async ({ body, reply }) => {
const row = await db.insertInto("client").values(tables.client.toRow({ ...omit(body, "elevatedUntil", "expiresAt", "id", "lastUsed", "token"), createdAt: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.client.toItem(row))
},
// PUT /client/{id}: Update a client.
updateClient: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("client").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no client ${path.id}.`)
const changed = await trx.updateTable("client").set(tables.client.toColumns({ expiresAfterInactivitySeconds: undefined, ...omit(body, "createdAt", "elevatedUntil", "expiresAt", "id", "lastUsed", "token") }, { ...row, _other: null })).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.client.toItem(changed))
}),
// DELETE /client/{id}: Delete a client.
deleteClient: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("client").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no client ${path.id}.`)
return reply(200)
},
// POST /client/{id}/elevate: Elevate a client session.
elevateClient: stub,
// GET /current/user: Return the current user.
currentUser: stub,
// POST /current/user/password: Update the password of the current user.
updateCurrentUser: stub,
// GET /gotifyinfo: Get gotify information.
getInfo: stub,
// GET /health: Get health information.
getHealth: stub,
// GET /message: Return all messages.
getMessages: async ({ query, c, reply }) => {
const limit = query.limit
let page = db.selectFrom("message")
if (query.since !== undefined) page = page.where("id", "<", query.since)
const rows = await page.selectAll().orderBy("id", "desc").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "since", next)
return reply(200, { messages: rows.slice(0, limit).map(tables.message.toItem), paging: { limit: limit, ...(nextUrl !== undefined && { next: nextUrl.pathname + nextUrl.search }), since: next !== undefined ? next : 0, size: Math.min(rows.length, limit) } })
},
// POST /message: Create a message.
createMessage: async ({ body, reply }) => {
// Placeholders, which you replace: appid, date.
const row = await db.insertInto("message").values(tables.message.toRow({ appid: 0, ...omit(body, "id"), date: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.message.toItem(row))
},
// DELETE /message: Delete all messages.
deleteMessages: stub,
// DELETE /message/{id}: Deletes a message with an id.
deleteMessage: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("message").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no message ${path.id}.`)
return reply(200)
},
// GET /plugin: Return all plugins.
getPlugins: stub,
// GET /plugin/{id}/config: Get YAML configuration for Configurer plugin.
getPluginConfig: stub,
// POST /plugin/{id}/config: Update YAML configuration for Configurer plugin.
updatePluginConfig: stub,
// POST /plugin/{id}/disable: Disable a plugin.
disablePlugin: stub,
// GET /plugin/{id}/display: Get display info for a Displayer plugin.
getPluginDisplay: stub,
// POST /plugin/{id}/enable: Enable a plugin.
enablePlugin: stub,
// GET /stream: Websocket, return newly created messages.
streamMessages: stub,
// GET /user: Return all users.
getUsers: async ({ reply }) => {
const rows = await db.selectFrom("user").selectAll().orderBy("id").execute()
return reply(200, rows.map(tables.user.toItem))
},
// POST /user: Create a user.
createUser: async ({ body, reply }) => {
// Not read: pass.
const row = await db.insertInto("user").values(tables.user.toRow({ ...omit(body, "id", "pass"), createdAt: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.user.toItem(row))
},
// GET /user/{id}: Get a user.
getUser: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("user").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no user ${path.id}.`)
return reply(200, tables.user.toItem(row))
},
// POST /user/{id}: Update a user.
updateUser: stub,
// DELETE /user/{id}: Deletes a user.
deleteUser: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("user").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no user ${path.id}.`)
return reply(200)
},
// GET /version: Get version information.
getVersion: stub,
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
