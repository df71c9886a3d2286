import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// POST /mail/send: v3 Mail Send
"POST_mail-send": stub,
// POST /mail/batch: Create a batch ID
"POST_mail-batch": stub,
// GET /user/scheduled_sends: Retrieve all scheduled sends
"GET_user-scheduled_sends": stub,
// POST /user/scheduled_sends: Cancel or pause a scheduled send
"POST_user-scheduled_sends": stub,
// GET /mail/batch/{batch_id}: Validate batch ID
"GET_mail-batch-batch_id": stub,
// GET /user/scheduled_sends/{batch_id}: Retrieve scheduled send
"GET_user-scheduled_sends-batch_id": stub,
// DELETE /user/scheduled_sends/{batch_id}: Delete a cancellation or pause from a scheduled send
"DELETE_user-scheduled_sends-batch_id": stub,
// PATCH /user/scheduled_sends/{batch_id}: Update a scheduled send
"PATCH_user-scheduled_sends-batch_id": stub,
// GET /api_keys: Retrieve all API Keys belonging to the authenticated user
GET_api_keys: async ({ query, reply }) => {
const rows = await db.selectFrom("apiKeys").selectAll().orderBy("api_key_id").limit(Math.max((query.limit ?? Number.MAX_SAFE_INTEGER), 0)).execute()
return reply(200, { result: rows.map((row) => omit(tables.apiKeys.toItem(row), "scopes")) })
},
// POST /api_keys: Create API keys
"create-api-keys": async ({ body, reply }) => {
const row = await db.insertInto("apiKeys").values(tables.apiKeys.toRow({ ...omit(body ?? {}, "api_key"), api_key_id: createUuid() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.apiKeys.toItem(row))
},
// GET /api_keys/{api_key_id}: Retrieve an existing API Key
"GET_api_keys-api_key_id": stub,
// PUT /api_keys/{api_key_id}: Update API key name and scopes
"PUT_api_keys-api_key_id": async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("apiKeys").selectAll().where("api_key_id", "=", path.api_key_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no apiKey ${path.api_key_id}.`)
const changed = await trx.updateTable("apiKeys").set(tables.apiKeys.toColumns(omit(body ?? {}, "api_key", "api_key_id"), { ...row, _other: null })).where("api_key_id", "=", path.api_key_id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.apiKeys.toItem(changed))
}),
// DELETE /api_keys/{api_key_id}: Delete API keys
"DELETE_api_keys-api_key_id": async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("apiKeys").where("api_key_id", "=", path.api_key_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no apiKey ${path.api_key_id}.`)
return reply(204)
},
// PATCH /api_keys/{api_key_id}: Update API key name
"PATCH_api_keys-api_key_id": async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("apiKeys").selectAll().where("api_key_id", "=", path.api_key_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no apiKey ${path.api_key_id}.`)
const changed = await trx.updateTable("apiKeys").set(tables.apiKeys.toColumns(omit(body ?? {}, "api_key", "api_key_id", "scopes"), row)).where("api_key_id", "=", path.api_key_id).returningAll().executeTakeFirstOrThrow()
return reply(200, omit(tables.apiKeys.toItem(changed), "scopes"))
}),
// GET /scopes: Retrieve a list of scopes for which this user has access.
GET_scopes: stub,
// GET /user/settings/enforced_tls: Retrieve current Enforced TLS settings.
"GET_user-settings-enforced_tls": stub,
// PATCH /user/settings/enforced_tls: Update Enforced TLS settings
"PATCH_user-settings-enforced_tls": stub,
// GET /access_settings/whitelist: Retrieve a list of currently allowed IPs
"GET_access_settings-whitelist": stub,
// POST /access_settings/whitelist: Add one or more IPs to the allow list
"POST_access_settings-whitelist": stub,
// DELETE /access_settings/whitelist: Remove one or more IPs from the allow list
"DELETE_access_settings-whitelist": stub,
// GET /access_settings/activity: Retrieve all recent access attempts
"GET_access_settings-activity": stub,
// GET /access_settings/whitelist/{rule_id}: Retrieve a specific allowed IP
"GET_access_settings-whitelist-rule_id": stub,
// DELETE /access_settings/whitelist/{rule_id}: Remove a specific IP from the allowed list
"DELETE_access_settings-whitelist-rule_id": stub,
// POST /sso/certificates: Create an SSO Certificate
"POST_sso-certificates": stub,
// GET /sso/integrations/{integration_id}/certificates: Get All SSO Certificates by Integration
"GET_sso-integrations-integration_id-certificates": stub,
// GET /sso/certificates/{cert_id}: Get an SSO Certificate
"GET_sso-certificates-cert_id": stub,
// DELETE /sso/certificates/{cert_id}: Delete an SSO Certificate
"DELETE_sso-certificates-cert_id": stub,
// PATCH /sso/certificates/{cert_id}: Update SSO Certificate
"PATCH_sso-certificates-cert_id": stub,
// GET /sso/integrations: Get All SSO Integrations
"GET_sso-integrations": async ({ reply }) => {
// Not read: si.
const rows = await db.selectFrom("integrations").selectAll().orderBy("id").execute()
return reply(200, rows.map(tables.integrations.toItem))
},
// POST /sso/integrations: Create an SSO Integration
"POST_sso-integrations": async ({ body, reply }) => {
// Placeholders, which you replace: name, enabled, signin_url, signout_url, entity_id, last_updated.
const row = await db.insertInto("integrations").values(tables.integrations.toRow({ name: "", enabled: false, signin_url: "", signout_url: "", entity_id: "entity-1", ...omit(body ?? {}, "single_signon_url", "audience_url"), id: createUuid(), last_updated: 0 })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.integrations.toItem(row))
},
// GET /sso/integrations/{id}: Get an SSO Integration
"GET_sso-integrations-id": stub,
// DELETE /sso/integrations/{id}: Delete an SSO Integration
"DELETE_sso-integrations-id": async ({ path, reply }) => {
await db.deleteFrom("integrations").where("id", "=", path.id).execute()
return reply(204)
},
// PATCH /sso/integrations/{id}: Update an SSO Integration
"PATCH_sso-integrations-id": stub,
// POST /sso/teammates: Create SSO Teammate
"POST_sso-teammates": stub,
// PATCH /sso/teammates/{username}: Edit an SSO Teammate
"PATCH_sso-teammates-username": stub,
// GET /mail_settings: Retrieve all mail settings
GET_mail_settings: stub,
// GET /mail_settings/address_whitelist: Retrieve address whitelist mail settings
"GET_mail_settings-address_whitelist": stub,
// PATCH /mail_settings/address_whitelist: Update address whitelist mail settings
"PATCH_mail_settings-address_whitelist": stub,
// GET /mail_settings/footer: Retrieve footer mail settings
"GET_mail_settings-footer": stub,
// PATCH /mail_settings/footer: Update footer mail settings
"PATCH_mail_settings-footer": stub,
// GET /mail_settings/forward_spam: Retrieve forward spam mail settings
"GET_mail_settings-forward_spam": stub,
// PATCH /mail_settings/forward_spam: Update forward spam mail settings
"PATCH_mail_settings-forward_spam": stub,
// GET /mail_settings/template: Retrieve legacy template mail settings
"GET_mail_settings-template": stub,
// PATCH /mail_settings/template: Update template mail settings
"PATCH_mail_settings-template": stub,
// GET /mail_settings/bounce_purge: Retrieve bounce purge mail settings
"GET_mail_settings-bounce_purge": stub,
// PATCH /mail_settings/bounce_purge: Update bounce purge mail settings
"PATCH_mail_settings-bounce_purge": stub,
// GET /mail_settings/forward_bounce: Retrieve forward bounce mail settings
"GET_mail_settings-forward_bounce": stub,
// PATCH /mail_settings/forward_bounce: Update forward bounce mail settings
"PATCH_mail_settings-forward_bounce": stub,
// GET /partner_settings/new_relic: Returns all New Relic partner settings.
"GET_partner_settings-new_relic": stub,
// PATCH /partner_settings/new_relic: Updates New Relic partner settings.
"PATCH_partner_settings-new_relic": stub,
// GET /partner_settings: Returns a list of all partner settings.
GET_partner_settings: stub,
// GET /teammates: Retrieve all teammates
"GET_v3-teammates": async ({ query, reply }) => {
const rows = await db.selectFrom("teammates").selectAll().orderBy("username").limit(query.limit).offset(query.offset).execute()
return reply(200, { result: rows.map(tables.teammates.toItem) })
},
// POST /teammates: Invite teammate
"POST_v3-teammates": async ({ body, reply }) => {
const row = await db.insertInto("teammates").values(tables.teammates.toRow({ ...omit(body ?? {}, "first_name", "last_name", "user_type", "phone", "website", "address", "address2", "city", "state", "zip", "country", "token"), username: createUuid() })).returningAll().executeTakeFirstOrThrow()
return reply(201, omit(tables.teammates.toItem(row), "username", "first_name", "last_name", "user_type", "phone", "website", "address", "address2", "city", "state", "zip", "country"))
},
// POST /teammates/pending/{token}/resend: Resend teammate invite
"POST_v3-teammates-pending-token-resend": stub,
// GET /scopes/requests: Retrieve access requests
"GET_v3-scopes-requests": stub,
// GET /teammates/pending: Retrieve all pending teammates
"GET_v3-teammates-pending": stub,
// GET /teammates/{username}: Retrieve specific teammate
"GET_v3-teammates-username": stub,
// DELETE /teammates/{username}: Delete teammate
"DELETE_v3-teammates-username": async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("teammates").where("username", "=", path.username).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no teammate ${path.username}.`)
return reply(204)
},
// PATCH /teammates/{username}: Update teammate's permissions
"PATCH_v3-teammates-username": stub,
// PATCH /scopes/requests/{request_id}/approve: Approve access request
"PATCH_v3-scopes-requests-approve-id": stub,
// DELETE /scopes/requests/{request_id}: Deny access request
"DELETE_v3-scopes-requests-request_id": stub,
// DELETE /teammates/pending/{token}: Delete pending teammate
"DELETE_v3-teammates-pending-token": stub,
// GET /alerts: Retrieve all alerts
GET_alerts: stub,
// POST /alerts: Create a new Alert
POST_alerts: stub,
// GET /alerts/{alert_id}: Retrieve a specific alert
"GET_alerts-alert_id": stub,
// DELETE /alerts/{alert_id}: Delete an alert
"DELETE_alerts-alert_id": stub,
// PATCH /alerts/{alert_id}: Update an alert
"PATCH_alerts-alert_id": stub,
// GET /user/profile: Get a user's profile
"GET_user-profile": stub,
// PATCH /user/profile: Update a user's profile
"PATCH_user-profile": stub,
// GET /user/account: Get a user's account information.
"GET_user-account": stub,
// GET /user/email: Retrieve your account email address
"GET_user-email": stub,
// PUT /user/email: Update your account email address
"PUT_user-email": stub,
// GET /user/username: Retrieve your username
"GET_user-username": stub,
// PUT /user/username: Update your username
"PUT_user-username": stub,
// GET /user/credits: Retrieve your credit balance
"GET_user-credits": stub,
// PUT /user/password: Update your password
"PUT_user-password": stub,
// GET /subusers: List all Subusers
GET_subusers: async ({ query, reply }) => {
let select = db.selectFrom("subusers")
if (query.username !== undefined) select = select.where("username", "=", query.username)
const rows = await select.selectAll().orderBy("username").limit(Math.max((query.limit ?? 100), 0)).offset(Math.max((query.offset ?? 0), 0)).execute()
return reply(200, rows.map(tables.subusers.toItem))
},
// POST /subusers: Create Subuser
POST_subusers: async ({ body, reply, replyError }) => {
// Not read: password, ips.
// Placeholders, which you replace: user_id, email, disabled, id.
const row = await db.insertInto("subusers").values(tables.subusers.toRow({ username: createUuid(), email: "user@example.com", ...omit(body ?? {}, "signup_session_token", "authorization_token", "credit_allocation", "password", "ips"), user_id: 0, disabled: false, id: 0 })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(400, "The subuser already exists.")
return reply(200, tables.subusers.toItem(row))
},
// DELETE /subusers/{subuser_name}: Delete a subuser
"DELETE_subusers-subuser_name": async ({ path, reply }) => {
await db.deleteFrom("subusers").where("username", "=", path.subuser_name).execute()
return reply(204)
},
// PATCH /subusers/{subuser_name}: Enable/disable a subuser
"PATCH_subusers-subuser_name": stub,
// GET /subusers/reputations: Retrieve Subuser Reputations
"GET_subusers-reputations": stub,
// PUT /subusers/{subuser_name}/ips: Update IPs assigned to a subuser
"PUT_subusers-subuser_name-ips": stub,
// GET /subusers/{subuser_name}/monitor: Retrieve monitor settings for a subuser
"GET_subusers-subuser_name-monitor": stub,
// PUT /subusers/{subuser_name}/monitor: Update Monitor Settings for a subuser
"PUT_subusers-subuser_name-monitor": stub,
// POST /subusers/{subuser_name}/monitor: Create monitor settings
"POST_subusers-subuser_name-monitor": stub,
// DELETE /subusers/{subuser_name}/monitor: Delete monitor settings
"DELETE_subusers-subuser_name-monitor": stub,
// GET /subusers/{subuser_name}/stats/monthly: Retrieve the monthly email statistics for a single subuser
"GET_subusers-subuser_name-stats-monthly": stub,
// GET /subusers/stats/monthly: Retrieve monthly stats for all subusers
"GET_subusers-stats-monthly": stub,
// GET /subusers/stats/sums: Retrieve the totals for each email statistic metric for all subusers.
"GET_subusers-stats-sums": stub,
// GET /subusers/stats: Retrieve email statistics for your subusers.
"GET_subusers-stats": stub,
// GET /whitelabel/links: Retrieve all branded links
"GET_whitelabel-links": async ({ query, reply }) => {
const rows = await db.selectFrom("links").selectAll().orderBy("id").limit(Math.max((query.limit ?? Number.MAX_SAFE_INTEGER), 0)).execute()
return reply(200, rows.map(tables.links.toItem))
},
// POST /whitelabel/links: Create a branded link
"POST_whitelabel-links": async ({ body, reply }) => {
// Placeholders, which you replace: domain, username, user_id, default, valid, legacy, dns.
const row = await db.insertInto("links").values(tables.links.toRow({ domain: "", default: true, ...omit(body ?? {}, "id"), username: "", user_id: 0, valid: true, legacy: true, dns: { domain_cname: { valid: true, type: "cname", host: "", data: "" } } })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.links.toItem(row))
},
// POST /whitelabel/links/{id}/validate: Validate a branded link
"POST_whitelabel-links-id-validate": stub,
// POST /whitelabel/links/{link_id}/subuser: Associate a branded link with a subuser
"POST_whitelabel-links-link_id-subuser": stub,
// GET /whitelabel/links/{id}: Retrieve a branded link
"GET_whitelabel-links-id": stub,
// DELETE /whitelabel/links/{id}: Delete a branded link
"DELETE_whitelabel-links-id": async ({ path, reply }) => {
await db.deleteFrom("links").where("id", "=", path.id).execute()
return reply(204)
},
// PATCH /whitelabel/links/{id}: Update a branded link
"PATCH_whitelabel-links-id": stub,
// GET /whitelabel/links/default: Retrieve the default branded link
"GET_whitelabel-links-default": stub,
// GET /whitelabel/links/subuser: Retrieve a subuser's branded link
"GET_whitelabel-links-subuser": stub,
// DELETE /whitelabel/links/subuser: Disassociate a branded link from a subuser
"DELETE_whitelabel-links-subuser": stub,
// GET /ips/warmup: Retrieve all IPs currently in warmup
"GET_ips-warmup": stub,
// POST /ips/warmup: Start warming up an IP address
"POST_ips-warmup": stub,
// GET /ips/warmup/{ip_address}: Retrieve the warmup status for a specific IP address
"GET_ips-warmup-ip_address": stub,
// DELETE /ips/warmup/{ip_address}: Stop warming up an IP address
"DELETE_ips-warmup-ip_address": stub,
// GET /whitelabel/ips: Retrieve all reverse DNS records
"GET_whitelabel-ips": async ({ query, reply }) => {
let select = db.selectFrom("ips")
if (query.ip !== undefined) select = select.where("ip", "=", query.ip)
const rows = await select.selectAll().orderBy("id").limit(Math.max((query.limit ?? 100), 0)).offset(Math.max((query.offset ?? 0), 0)).execute()
return reply(200, rows.map(tables.ips.toItem))
},
// POST /whitelabel/ips: Set up reverse DNS
"POST_whitelabel-ips": async ({ body, reply }) => {
// Placeholders, which you replace: ip, rdns, users, domain, valid, legacy, a_record.
const row = await db.insertInto("ips").values(tables.ips.toRow({ ip: "", domain: "", ...omit(body ?? {}, "id", "last_validation_attempt_at"), rdns: "", users: [], valid: false, legacy: false, a_record: { valid: false, type: "", host: "", data: "" } })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.ips.toItem(row))
},
// POST /whitelabel/ips/{id}/validate: Validate a reverse DNS record
"POST_whitelabel-ips-id-validate": stub,
// GET /whitelabel/ips/{id}: Retrieve a reverse DNS record
"GET_whitelabel-ips-id": stub,
// DELETE /whitelabel/ips/{id}: Delete a reverse DNS record
"DELETE_whitelabel-ips-id": async ({ path, reply }) => {
await db.deleteFrom("ips").where("id", "=", toInteger(path.id)).execute()
return reply(204)
},
// POST /validations/email: Validate an email
"POST_validations-email": stub,
// POST /whitelabel/dns/email: Email DNS records to a co-worker
"POST_whitelabel-dns-email": stub,
// GET /ips/pools: Retrieve all IP pools
"GET_ips-pools": stub,
// POST /ips/pools: Create an IP pool
"POST_ips-pools": stub,
// POST /ips/pools/{pool_name}/ips: Add an IP address to a pool
"POST_ips-pools-pool_name-ips": stub,
// GET /ips/pools/{pool_name}: Retrieve all the IPs in a specified pool
"GET_ips-pools-pool_name": stub,
// PUT /ips/pools/{pool_name}: Rename an IP pool
"PUT_ips-pools-pool_name": stub,
// DELETE /ips/pools/{pool_name}: Delete an IP pool
"DELETE_ips-pools-pool_name": stub,
// DELETE /ips/pools/{pool_name}/ips/{ip}: Remove an IP address from a pool
"DELETE_ips-pools-pool_name-ips-ip": stub,
// GET /ips: Retrieve all IP addresses
GET_ips: stub,
// POST /ips: Add IPs
POST_ips: stub,
// GET /ips/remaining: Get remaining IPs count
"GET_ips-remaining": stub,
// GET /ips/assigned: Retrieve all assigned IPs
"GET_ips-assigned": stub,
// GET /ips/{ip_address}: Retrieve all IP pools an IP address belongs to
"GET_ips-ip_address": stub,
// GET /whitelabel/domains: List all authenticated domains
"GET_whitelabel-domains": async ({ query, reply }) => {
// Not read: exclude_subusers.
let select = db.selectFrom("domains")
if (query.username !== undefined) select = select.where("username", "=", query.username)
if (query.domain !== undefined) select = select.where("domain", "=", query.domain)
const rows = await select.selectAll().orderBy("id").limit(Math.max((query.limit ?? 100), 0)).offset(Math.max((query.offset ?? 0), 0)).execute()
return reply(200, rows.map(tables.domains.toItem))
},
// POST /whitelabel/domains: Authenticate a domain
"POST_whitelabel-domains": async ({ body, reply }) => {
// Not read: custom_dkim_selector.
// Placeholders, which you replace: user_id, subdomain, domain, username, ips, custom_spf, default, legacy, automatic_security, valid, dns.
const row = await db.insertInto("domains").values(tables.domains.toRow({ subdomain: "", domain: "", username: "", ips: [], custom_spf: false, default: false, automatic_security: false, ...omit(body ?? {}, "id", "subusers", "last_validation_attempt_at", "custom_dkim_selector"), user_id: 0, legacy: false, valid: false, dns: { mail_cname: { valid: false, type: "", host: "example.com", data: "" }, dkim1: { valid: false, type: "", host: "", data: "" }, dkim2: { valid: false, type: "", host: "", data: "" } } })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.domains.toItem(row))
},
// GET /whitelabel/domains/{domain_id}: Retrieve an authenticated domain
"GET_whitelabel-domains-domain_id": stub,
// DELETE /whitelabel/domains/{domain_id}: Delete an authenticated domain.
"DELETE_whitelabel-domains-domain_id": async ({ path, reply }) => {
await db.deleteFrom("domains").where("id", "=", toInteger(path.domain_id)).execute()
return reply(204)
},
// PATCH /whitelabel/domains/{domain_id}: Update an authenticated domain
"PATCH_whitelabel-domains-domain_id": stub,
// GET /whitelabel/domains/default: Get the default authentication
"GET_whitelabel-domains-default": stub,
// POST /whitelabel/domains/{id}/ips: Add an IP to an authenticated domain
"POST_whitelabel-domains-id-ips": stub,
// DELETE /whitelabel/domains/{id}/ips/{ip}: Remove an IP from an authenticated domain.
"DELETE_whitelabel-domains-id-ips-ip": stub,
// POST /whitelabel/domains/{id}/validate: Validate a domain authentication.
"POST_whitelabel-domains-id-validate": stub,
// GET /whitelabel/domains/subuser: List the authenticated domain associated with the given user.
"GET_whitelabel-domains-subuser": stub,
// DELETE /whitelabel/domains/subuser: Disassociate an authenticated domain from a given user.
"DELETE_whitelabel-domains-subuser": stub,
// POST /whitelabel/domains/{domain_id}/subuser: Associate an authenticated domain with a given user.
"POST_whitelabel-domains-domain_id-subuser": stub,
// GET /verified_senders/domains: Domain Warn List
"GET_verified_senders-domains": stub,
// GET /verified_senders/steps_completed: Completed Steps
"GET_verified_senders-steps_completed": stub,
// GET /verified_senders: Get All Verified Senders
GET_verified_senders: async ({ query, reply }) => {
// Not read: limit, lastSeenID.
let select = db.selectFrom("verifiedSenders")
if (query.id !== undefined) select = select.where("id", "=", query.id)
const rows = await select.selectAll().orderBy("id").execute()
return reply(200, { results: rows.map(tables.verifiedSenders.toItem) })
},
// POST /verified_senders: Create Verified Sender Request
POST_verified_senders: async ({ body, reply }) => {
const row = await db.insertInto("verifiedSenders").values(tables.verifiedSenders.toRow(omit(body ?? {}, "id", "verified", "locked"))).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.verifiedSenders.toItem(row))
},
// GET /verified_senders/verify/{token}: Verify Sender Request
"GET_verified_senders-verify-token": stub,
// DELETE /verified_senders/{id}: Delete Verified Sender
"DELETE_verified_senders-id": async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("verifiedSenders").where("id", "=", toInteger(path.id)).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no verifiedSender ${path.id}.`)
return reply(204)
},
// PATCH /verified_senders/{id}: Edit Verified Sender
"PATCH_verified_senders-id": async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("verifiedSenders").selectAll().where("id", "=", toInteger(path.id)).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no verifiedSender ${path.id}.`)
const changed = await trx.updateTable("verifiedSenders").set(tables.verifiedSenders.toColumns(omit(body ?? {}, "id", "verified", "locked"), row)).where("id", "=", toInteger(path.id)).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.verifiedSenders.toItem(changed))
}),
// POST /verified_senders/resend/{id}: Resend Verified Sender Request
"POST_verified_senders-resend-id": stub,
// GET /designs/{id}: Get Design
"GET-design": async ({ path, reply, replyError }) => {
const row = await db.selectFrom("designs").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no design ${path.id}.`)
return reply(200, tables.designs.toItem(row))
},
// POST /designs/{id}: Duplicate Design
"POST-design": stub,
// DELETE /designs/{id}: Delete Design
"DELETE-design": async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("designs").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no design ${path.id}.`)
return reply(204)
},
// PATCH /designs/{id}: Update Design
"PUT-design": async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("designs").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no design ${path.id}.`)
const changed = await trx.updateTable("designs").set(tables.designs.toColumns(omit(body ?? {}, "id", "updated_at", "created_at", "thumbnail_url", "editor"), row)).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.designs.toItem(changed))
}),
// GET /designs: List Designs
"LIST-designs": async ({ query, c, reply }) => {
// Not read: summary.
const select = db.selectFrom("designs")
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const limit = query.page_size
let page = select
if (query.page_token !== undefined) page = page.where("id", ">", query.page_token)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "page_token", next)
return reply(200, { result: rows.slice(0, limit).map(tables.designs.toItem), _metadata: { ...(nextUrl !== undefined && { next: nextUrl.href }), count: total } })
},
// POST /designs: Create Design
"POST-design2": async ({ body, reply }) => {
// Placeholders, which you replace: html_content.
const row = await db.insertInto("designs").values(tables.designs.toRow({ html_content: "", ...omit(body ?? {}, "updated_at", "created_at", "thumbnail_url"), id: createUuid() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.designs.toItem(row))
},
// GET /designs/pre-builts/{id}: Get SendGrid Pre-built Design
"GET-sendgrid-pre-built-design": stub,
// POST /designs/pre-builts/{id}: Duplicate SendGrid Pre-built Design
"POST-sendgrid-pre-built-design": stub,
// GET /designs/pre-builts: List SendGrid Pre-built Designs
"LIST-Sendgrid-Pre-built-designs": stub,
// GET /marketing/contacts: Get Sample Contacts
"GET_mc-contats": stub,
// PUT /marketing/contacts: Add or Update a Contact
"PUT_mc-contacts": stub,
// DELETE /marketing/contacts: Delete Contacts
"DELETE_mc-contacts": stub,
// GET /marketing/contacts/count: Get Total Contact Count
"GET_mc-contacts-count": stub,
// GET /marketing/contacts/exports: Get All Existing Exports
"GET_marketing-contacts-exports": stub,
// POST /marketing/contacts/exports: Export Contacts
"POST_mc-contacts-exports": stub,
// GET /marketing/contacts/{id}: Get a Contact by ID
"GET_mc-contacts-id": stub,
// POST /marketing/contacts/search: Search Contacts
"POST_mc-contacts-search": stub,
// PUT /marketing/contacts/imports: Import Contacts
"PUT_mc-contacts-imports": stub,
// GET /marketing/contacts/imports/{id}: Import Contacts Status
"GET_marketing-contacts-imports-id": stub,
// GET /marketing/contacts/exports/{id}: Export Contacts Status
"GET_mc-contacts-exports-id": stub,
// POST /marketing/contacts/batch: Get Batched Contacts by IDs
"POST_marketing-contacts-batch": stub,
// POST /marketing/contacts/search/emails: Get Contacts by Emails
"POST_marketing-contacts-search-emails": stub,
// GET /marketing/segments/2.0: Get List of Segments
GET_segments: stub,
// POST /marketing/segments/2.0: Create Segment
POST_segments: stub,
// GET /marketing/segments/2.0/{segment_id}: Get Segment by ID
"GET_segments-segment_id": stub,
// DELETE /marketing/segments/2.0/{segment_id}: Delete segment
"DELETE_segments-segment_id": stub,
// PATCH /marketing/segments/2.0/{segment_id}: Update Segment
"PATCH_segments-segment_id": stub,
// POST /marketing/senders: Create a Sender Identity
"POST_marketing-senders": stub,
// GET /marketing/lists: Get All Lists
"GET_mc-lists": async ({ query, c, reply }) => {
// Not read: page_size.
const select = db.selectFrom("lists")
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const limit = 100
let page = select
if (query.page_token !== undefined) page = page.where("id", ">", query.page_token)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "page_token", next)
return reply(200, { result: rows.slice(0, limit).map(tables.lists.toItem), _metadata: { ...(nextUrl !== undefined && { next: nextUrl.href }), count: total } })
},
// POST /marketing/lists: Create List
"POST_mc-lists": async ({ body, reply }) => {
const row = await db.insertInto("lists").values(tables.lists.toRow({ ...omit(body ?? {}, "contact_count", "_metadata", "contact_sample"), id: createUuid() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.lists.toItem(row))
},
// GET /marketing/lists/{id}/contacts/count: Get List Contact Count
"GET_mc-lists-id-contacts-count": stub,
// GET /marketing/lists/{id}: Get a List by ID
"GET_mc-lists-id": async ({ path, reply, replyError }) => {
// Not read: contact_sample.
const row = await db.selectFrom("lists").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no list ${path.id}.`)
return reply(200, tables.lists.toItem(row))
},
// DELETE /marketing/lists/{id}: Delete a list
"DELETE_lists-id": async ({ path, reply, replyError }) => {
// Not read: delete_contacts.
const row = await db.deleteFrom("lists").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no list ${path.id}.`)
return reply(204)
},
// PATCH /marketing/lists/{id}: Update List
"PATCH_mc-lists-id": async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("lists").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no list ${path.id}.`)
const changed = await trx.updateTable("lists").set(tables.lists.toColumns(omit(body ?? {}, "id", "contact_count", "_metadata", "contact_sample"), row)).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.lists.toItem(changed))
}),
// DELETE /marketing/lists/{id}/contacts: Remove Contacts from a List
"DELETE_mc-lists-id-contacts": stub,
// GET /marketing/field_definitions: Get All Field Definitions
"GET_mc-field_definitions": async ({ reply }) => {
const rows = await db.selectFrom("fieldDefinitions").selectAll().orderBy("id").execute()
return reply(200, { custom_fields: rows.map(tables.fieldDefinitions.toItem), reserved_fields: [], _metadata: { count: rows.length } })
},
// POST /marketing/field_definitions: Create Custom Field Definition
"POST_mc-field_definitions": async ({ body, reply }) => {
// Placeholders, which you replace: name, field_type.
const row = await db.insertInto("fieldDefinitions").values(tables.fieldDefinitions.toRow({ name: "x", field_type: "Text", ...omit(body ?? {}, "_metadata"), id: createUuid() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.fieldDefinitions.toItem(row))
},
// DELETE /marketing/field_definitions/{custom_field_id}: Delete Custom Field Definition
"DELETE_mc-field_definitions-custom_field_id": async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("fieldDefinitions").where("id", "=", path.custom_field_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no fieldDefinition ${path.custom_field_id}.`)
return reply(204)
},
// PATCH /marketing/field_definitions/{custom_field_id}: Update Custom Field Definition
"PATCH_mc-field_definitions-custom_field_id": async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("fieldDefinitions").selectAll().where("id", "=", path.custom_field_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no fieldDefinition ${path.custom_field_id}.`)
const changed = await trx.updateTable("fieldDefinitions").set(tables.fieldDefinitions.toColumns(omit(body ?? {}, "id", "field_type", "_metadata"), row)).where("id", "=", path.custom_field_id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.fieldDefinitions.toItem(changed))
}),
// GET /marketing/segments: Get List of Segments
"GET_marketing-segments": async ({ reply }) => {
// Not read: parent_list_ids, no_parent_list_id.
const rows = await db.selectFrom("segments").selectAll().orderBy("id").execute()
return reply(200, { results: rows.map(tables.segments.toItem) })
},
// POST /marketing/segments: Create Segment
"POST_marketing-segments": async ({ body, reply }) => {
// Placeholders, which you replace: contacts_count, sample_updated_at, contacts_sample, name, query_dsl.
const row = await db.insertInto("segments").values(tables.segments.toRow({ name: "x", query_dsl: "", ...omit(body ?? {}, "next_sample_update", "query_json"), id: createUuid(), contacts_count: 0, created_at: new Date().toISOString(), sample_updated_at: new Date().toISOString(), updated_at: new Date().toISOString(), contacts_sample: [] })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.segments.toItem(row))
},
// GET /marketing/segments/{segment_id}: Get Segment by ID
"GET_marketing-segments-segment_id": async ({ path, reply, replyError }) => {
// Not read: query_json.
const row = await db.selectFrom("segments").selectAll().where("id", "=", path.segment_id).executeTakeFirst()
if (!row) return replyError(404, `There is no segment ${path.segment_id}.`)
return reply(200, tables.segments.toItem(row))
},
// DELETE /marketing/segments/{segment_id}: Delete Segment
"DELETE_marketing-segments-segment_id": async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("segments").where("id", "=", path.segment_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no segment ${path.segment_id}.`)
return reply(202, {  })
},
// PATCH /marketing/segments/{segment_id}: Update Segment
"PATCH_marketing-segments-segment_id": async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("segments").selectAll().where("id", "=", path.segment_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no segment ${path.segment_id}.`)
const changed = await trx.updateTable("segments").set(tables.segments.toColumns({ ...omit(body ?? {}, "id", "contacts_count", "created_at", "parent_list_id", "sample_updated_at", "next_sample_update", "contacts_sample", "query_json"), updated_at: new Date().toISOString() }, row)).where("id", "=", path.segment_id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.segments.toItem(changed))
}),
// POST /marketing/segments/delete: Bulk Delete Segments
"POST_marketing-segments-delete": stub,
// GET /marketing/singlesends: Get All Single Sends
"GET_marketing-singlesends": async ({ query, c, reply }) => {
const select = db.selectFrom("singlesends")
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const limit = Math.max((query.page_size ?? 100), 0)
let page = select
if (query.page_token !== undefined) page = page.where("id", ">", query.page_token)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "page_token", next)
return reply(200, { result: rows.slice(0, limit).map(tables.singlesends.toItem), _metadata: { ...(nextUrl !== undefined && { next: nextUrl.href }), count: total } })
},
// POST /marketing/singlesends: Create Single Send
"POST_marketing-singlesends": async ({ body, reply }) => {
// Placeholders, which you replace: name, abtest, status, categories, is_abtest.
const row = await db.insertInto("singlesends").values(tables.singlesends.toRow({ name: "x", categories: [], ...omit(body ?? {}, "warnings"), id: createUuid(), abtest: null, status: "draft", is_abtest: false, updated_at: new Date().toISOString(), created_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.singlesends.toItem(row))
},
// DELETE /marketing/singlesends: Bulk Delete Single Sends
"DELETE_marketing-singlesends": stub,
// GET /marketing/singlesends/{id}: Get Single Send by ID
"GET_marketing-singlesends-id": async ({ path, reply, replyError }) => {
const row = await db.selectFrom("singlesends").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no singlesend ${path.id}.`)
return reply(200, tables.singlesends.toItem(row))
},
// POST /marketing/singlesends/{id}: Duplicate Single Send
"POST_marketing-singlesends-id": stub,
// DELETE /marketing/singlesends/{id}: Delete Single Send by ID
"DELETE_marketing-singlesends-id": async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("singlesends").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no singlesend ${path.id}.`)
return reply(204)
},
// PATCH /marketing/singlesends/{id}: Update Single Send
"PATCH_marketing-singlesends-id": async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("singlesends").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no singlesend ${path.id}.`)
const changed = await trx.updateTable("singlesends").set(tables.singlesends.toColumns({ ...omit(body ?? {}, "id", "abtest", "status", "is_abtest", "created_at", "warnings"), updated_at: new Date().toISOString() }, row)).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(202, tables.singlesends.toItem(changed))
}),
// POST /marketing/singlesends/search: Get Single Sends Search
"POST_marketing-singlesends-search": stub,
// PUT /marketing/singlesends/{id}/schedule: Schedule Single Send
"PUT_marketing-singlesends-id-schedule": stub,
// DELETE /marketing/singlesends/{id}/schedule: Delete Single Send Schedule
"DELETE_marketing-singlesends-id-schedule": stub,
// GET /marketing/singlesends/categories: Get All Categories
"GET_marketing-singlesends-categories": stub,
// POST /marketing/test/send_email: Send a Test Marketing Email
"POST_marketing-test-send_email": stub,
// GET /marketing/stats/automations: Get All Automation Stats
"getall-automation-stats": stub,
// GET /marketing/stats/automations/{id}: Get Automation Stats by ID
"get-automation-stat": stub,
// GET /marketing/stats/singlesends: Get All Single Sends Stats
"getall-singlesend-stats": stub,
// GET /marketing/stats/singlesends/{id}: Get Single Send Stats by ID
"get-singlesend-stat": stub,
// GET /marketing/stats/automations/{id}/links: Get Automation Click Tracking Stats by ID
"get-automation-link-stat": stub,
// GET /marketing/stats/singlesends/{id}/links: Get Single Send Click Tracking Stats by ID
"get-singlesend-link-stat": stub,
// GET /marketing/stats/singlesends/export: Export Single Send Stats
"get-singlesend-stats-export": stub,
// GET /marketing/stats/automations/export: Export Automation Stats
"get-automations-stats-export": stub,
// GET /senders: Get all Sender Identities
"GET_v3-senders": async ({ reply }) => {
const rows = await db.selectFrom("senders").selectAll().orderBy("id").execute()
return reply(200, { result: rows.map(tables.senders.toItem) })
},
// POST /senders: Create a Sender Identity
POST_senders: async ({ body, reply }) => {
// Placeholders, which you replace: nickname, address, city, country.
const row = await db.insertInto("senders").values(tables.senders.toRow({ nickname: "", address: "", city: "", country: "", ...omit(body ?? {}, "id", "verified", "locked"), updated_at: Math.floor(Date.now() / 1000), created_at: Math.floor(Date.now() / 1000) })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.senders.toItem(row))
},
// GET /senders/{sender_id}: View a Sender Identity
"GET_v3-senders-sender_id": async ({ path, reply, replyError }) => {
const row = await db.selectFrom("senders").selectAll().where("id", "=", path.sender_id).executeTakeFirst()
if (!row) return replyError(404, `There is no sender ${path.sender_id}.`)
return reply(200, tables.senders.toItem(row))
},
// DELETE /senders/{sender_id}: Delete a Sender Identity
"DELETE_v3-senders-sender_id": async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("senders").where("id", "=", path.sender_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no sender ${path.sender_id}.`)
return reply(204)
},
// PATCH /senders/{sender_id}: Update a Sender Identity
"PATCH_v3-senders-sender_id": async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("senders").selectAll().where("id", "=", path.sender_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no sender ${path.sender_id}.`)
const changed = await trx.updateTable("senders").set(tables.senders.toColumns({ ...omit(body ?? {}, "id", "verified", "created_at", "locked"), updated_at: Math.floor(Date.now() / 1000) }, row)).where("id", "=", path.sender_id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.senders.toItem(changed))
}),
// POST /senders/{sender_id}/resend_verification: Resend Sender Identity Verification
"POST_v3-senders-sender_id-resend_verification": stub,
// GET /contactdb/lists: Retrieve all lists
"GET_contactdb-lists": async ({ reply }) => {
const rows = await db.selectFrom("contactdbLists").selectAll().orderBy("id").execute()
return reply(200, { lists: rows.map(tables.contactdbLists.toItem) })
},
// POST /contactdb/lists: Create a List
"POST_contactdb-lists": async ({ body, reply }) => {
// Placeholders, which you replace: name, recipient_count.
const row = await db.insertInto("contactdbLists").values(tables.contactdbLists.toRow({ name: "", ...omit(body ?? {}, "id"), recipient_count: 0 })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.contactdbLists.toItem(row))
},
// DELETE /contactdb/lists: Delete Multiple lists
"DELETE_contactdb-lists": stub,
// GET /contactdb/lists/{list_id}: Retrieve a single list
"GET_contactdb-lists-list_id": async ({ path, reply, replyError }) => {
// Not read: list_id.
const row = await db.selectFrom("contactdbLists").selectAll().where("id", "=", toInteger(path.list_id)).executeTakeFirst()
if (!row) return replyError(404, `There is no list ${path.list_id}.`)
return reply(200, tables.contactdbLists.toItem(row))
},
// DELETE /contactdb/lists/{list_id}: Delete a List
"DELETE_contactdb-lists-list_id": stub,
// PATCH /contactdb/lists/{list_id}: Update a List
"PATCH_contactdb-lists-list_id": async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Not read: list_id.
const row = await trx.selectFrom("contactdbLists").selectAll().where("id", "=", toInteger(path.list_id)).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no list ${path.list_id}.`)
const changed = await trx.updateTable("contactdbLists").set(tables.contactdbLists.toColumns(omit(body ?? {}, "id", "recipient_count"), row)).where("id", "=", toInteger(path.list_id)).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.contactdbLists.toItem(changed))
}),
// GET /contactdb/lists/{list_id}/recipients: Retrieve all recipients on a List
"GET_contactdb-lists-list_id-recipients": stub,
// POST /contactdb/lists/{list_id}/recipients: Add Multiple Recipients to a List
"POST_contactdb-lists-list_id-recipients": stub,
// POST /contactdb/lists/{list_id}/recipients/{recipient_id}: Add a Single Recipient to a List
"POST_contactdb-lists-list_id-recipients-recipient_id": stub,
// DELETE /contactdb/lists/{list_id}/recipients/{recipient_id}: Delete a Single Recipient from a Single List
"DELETE_contactdb-lists-list_id-recipients-recipient_id": stub,
// GET /contactdb/recipients: Retrieve recipients
"GET_contactdb-recipients": stub,
// POST /contactdb/recipients: Add recipients
"POST_contactdb-recipients": stub,
// DELETE /contactdb/recipients: Delete Recipients
"DELETE_contactdb-recipients": stub,
// PATCH /contactdb/recipients: Update Recipient
"PATCH_contactdb-recipients": stub,
// GET /contactdb/status: Get Recipient Upload Status
"GET_contactdb-status": stub,
// GET /contactdb/recipients/{recipient_id}: Retrieve a single recipient
"GET_contactdb-recipients-recipient_id": stub,
// DELETE /contactdb/recipients/{recipient_id}: Delete a Recipient
"DELETE_contactdb-recipients-recipient_id": stub,
// GET /contactdb/recipients/{recipient_id}/lists: Retrieve the lists that a recipient is on
"GET_contactdb-recipients-recipient_id-lists": stub,
// GET /contactdb/recipients/billable_count: Retrieve the count of billable recipients
"GET_contactdb-recipients-billable_count": stub,
// GET /contactdb/recipients/count: Retrieve a Count of Recipients
"GET_contactdb-recipients-count": stub,
// GET /contactdb/recipients/search: Search recipients
"GET_contactdb-recipients-search": stub,
// POST /contactdb/recipients/search: Search recipients
"POST_contactdb-recipients-search": stub,
// GET /contactdb/custom_fields: Retrieve all custom fields
"GET_contactdb-custom_fields": stub,
// POST /contactdb/custom_fields: Create a Custom Field
"POST_contactdb-custom_fields": stub,
// GET /contactdb/custom_fields/{custom_field_id}: Retrieve a Custom Field
"GET_contactdb-custom_fields-custom_field_id": stub,
// DELETE /contactdb/custom_fields/{custom_field_id}: Delete a Custom Field
"DELETE_contactdb-custom_fields-custom_field_id": stub,
// GET /contactdb/reserved_fields: Retrieve reserved fields
"GET_contactdb-reserved_fields": stub,
// GET /contactdb/segments: Retrieve all segments
"GET_contactdb-segments": async ({ reply }) => {
const rows = await db.selectFrom("contactdbSegments").selectAll().orderBy("id").execute()
return reply(200, { segments: rows.map((row) => omit(tables.contactdbSegments.toItem(row), "id")) })
},
// POST /contactdb/segments: Create a Segment
"POST_contactdb-segments": async ({ body, reply }) => {
// Placeholders, which you replace: name, conditions.
const row = await db.insertInto("contactdbSegments").values(tables.contactdbSegments.toRow({ name: "", conditions: [], ...omit(body ?? {}, "id") })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.contactdbSegments.toItem(row))
},
// GET /contactdb/segments/{segment_id}: Retrieve a segment
"GET_contactdb-segments-segment_id": async ({ path, reply, replyError }) => {
// Not read: segment_id.
const row = await db.selectFrom("contactdbSegments").selectAll().where("id", "=", toInteger(path.segment_id)).executeTakeFirst()
if (!row) return replyError(404, `There is no segment ${path.segment_id}.`)
return reply(200, omit(tables.contactdbSegments.toItem(row), "id"))
},
// DELETE /contactdb/segments/{segment_id}: Delete a segment
"DELETE_contactdb-segments-segment_id": async ({ path, reply, replyError }) => {
// Not read: delete_contacts.
const row = await db.deleteFrom("contactdbSegments").where("id", "=", toInteger(path.segment_id)).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no segment ${path.segment_id}.`)
return reply(204)
},
// PATCH /contactdb/segments/{segment_id}: Update a segment
"PATCH_contactdb-segments-segment_id": stub,
// GET /contactdb/segments/{segment_id}/recipients: Retrieve recipients on a segment
"GET_contactdb-segments-segment_id-recipients": stub,
// GET /categories: Retrieve all categories
GET_categories: stub,
// GET /categories/stats/sums: Retrieve sums of email stats for each category [Needs: Stats object defined, has category ID?]
"GET_categories-stats-sums": stub,
// GET /categories/stats: Retrieve Email Statistics for Categories
"GET_categories-stats": stub,
// GET /campaigns: Retrieve all Campaigns
GET_campaigns: stub,
// POST /campaigns: Create a Campaign
POST_campaigns: stub,
// GET /campaigns/{campaign_id}: Retrieve a single campaign
"GET_campaigns-campaign_id": stub,
// DELETE /campaigns/{campaign_id}: Delete a Campaign
"DELETE_campaigns-campaign_id": stub,
// PATCH /campaigns/{campaign_id}: Update a Campaign
"PATCH_campaigns-campaign_id": stub,
// POST /campaigns/{campaign_id}/schedules/now: Send a Campaign
"POST_campaigns-campaign_id-schedules-now": stub,
// GET /campaigns/{campaign_id}/schedules: View Scheduled Time of a Campaign
"GET_campaigns-campaign_id-schedules": stub,
// POST /campaigns/{campaign_id}/schedules: Schedule a Campaign
"POST_campaigns-campaign_id-schedules": stub,
// DELETE /campaigns/{campaign_id}/schedules: Unschedule a Scheduled Campaign
"DELETE_campaigns-campaign_id-schedules": stub,
// PATCH /campaigns/{campaign_id}/schedules: Update a Scheduled Campaign
"PATCH_campaigns-campaign_id-schedules": stub,
// POST /campaigns/{campaign_id}/schedules/test: Send a Test Campaign
"POST_campaigns-campaign_id-schedules-test": stub,
// GET /templates: Retrieve paged transactional templates.
GET_templates: stub,
// POST /templates: Create a transactional template.
POST_templates: stub,
// GET /templates/{template_id}: Retrieve a single transactional template.
"GET_templates-template_id": stub,
// POST /templates/{template_id}: Duplicate a transactional template.
"POST_templates-template_id": stub,
// DELETE /templates/{template_id}: Delete a template.
"DELETE_templates-template_id": stub,
// PATCH /templates/{template_id}: Edit a transactional template.
"PATCH_templates-template_id": stub,
// POST /templates/{template_id}/versions: Create a new transactional template version.
"POST_templates-template_id-versions": stub,
// POST /templates/{template_id}/versions/{version_id}/activate: Activate a transactional template version.
"POST_templates-template_id-versions-version_id-activate": stub,
// GET /templates/{template_id}/versions/{version_id}: Retrieve a specific transactional template version.
"GET_templates-template_id-versions-version_id": stub,
// DELETE /templates/{template_id}/versions/{version_id}: Delete a transactional template version.
"DELETE_templates-template_id-versions-version_id": stub,
// PATCH /templates/{template_id}/versions/{version_id}: Edit a transactional template version.
"PATCH_templates-template_id-versions-version_id": stub,
// GET /user/webhooks/event/settings: Retrieve Event Webhook settings
"GET_user-webhooks-event-settings": stub,
// PATCH /user/webhooks/event/settings: Update Event Notification Settings
"PATCH_user-webhooks-event-settings": stub,
// GET /user/webhooks/parse/settings: Retrieve all parse settings
"GET_user-webhooks-parse-settings": async ({ reply }) => {
const rows = await db.selectFrom("settings").selectAll().orderBy("hostname").execute()
return reply(200, { result: rows.map(tables.settings.toItem) })
},
// POST /user/webhooks/parse/settings: Create a parse setting
"POST_user-webhooks-parse-settings": async ({ body, reply, replyError }) => {
const row = await db.insertInto("settings").values(tables.settings.toRow({ hostname: createUuid(), ...body })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(403, "The setting already exists.")
return reply(201, tables.settings.toItem(row))
},
// GET /user/webhooks/parse/stats: Retrieves Inbound Parse Webhook statistics.
"GET_user-webhooks-parse-stats": stub,
// GET /user/webhooks/event/settings/signed: Retrieve Signed Webhook Public Key
"GET_user-webhooks-event-settings-signed": stub,
// PATCH /user/webhooks/event/settings/signed: Enable/Disable Signed Webhook
"PATCH_user-webhooks-event-settings-signed": stub,
// POST /user/webhooks/event/test: Test Event Notification Settings
"POST_user-webhooks-event-test": stub,
// GET /messages: Filter all messages
"GET-messages": stub,
// GET /messages/{msg_id}: Filter messages by message ID
"GET-v3-messages-msg_id": stub,
// POST /messages/download: Request CSV
"POST_v3-messages-download": stub,
// GET /messages/download/{download_uuid}: Download CSV
"GET_v3-messages-download-download_uuid": stub,
// GET /tracking_settings: Retrieve Tracking Settings
GET_tracking_settings: stub,
// GET /tracking_settings/click: Retrieve Click Track Settings
"GET_tracking_settings-click": stub,
// PATCH /tracking_settings/click: Update Click Tracking Settings
"PATCH_tracking_settings-click": stub,
// GET /tracking_settings/google_analytics: Retrieve Google Analytics Settings
"GET_tracking_settings-google_analytics": stub,
// PATCH /tracking_settings/google_analytics: Update Google Analytics Settings
"PATCH_tracking_settings-google_analytics": stub,
// GET /tracking_settings/open: Get Open Tracking Settings
"GET_tracking_settings-open": stub,
// PATCH /tracking_settings/open: Update Open Tracking Settings
"PATCH_tracking_settings-open": stub,
// GET /tracking_settings/subscription: Retrieve Subscription Tracking Settings
"GET_tracking_settings-subscription": stub,
// PATCH /tracking_settings/subscription: Update Subscription Tracking Settings
"PATCH_tracking_settings-subscription": stub,
// GET /stats: Retrieve global email statistics
GET_stats: stub,
// GET /geo/stats: Retrieve email statistics by country and state/province.
"GET_geo-stats": stub,
// GET /devices/stats: Retrieve email statistics by device type.
"GET_devices-stats": stub,
// GET /clients/stats: Retrieve email statistics by client type.
"GET_clients-stats": stub,
// GET /clients/{client_type}/stats: Retrieve stats by a specific client type.
"GET_clients-client_type-stats": stub,
// GET /mailbox_providers/stats: Retrieve email statistics by mailbox provider.
"GET_mailbox_providers-stats": stub,
// GET /browsers/stats: Retrieve email statistics by browser.
"GET_browsers-stats": stub,
// GET /suppression/bounces: Retrieve all bounces
"GET_suppression-bounces": stub,
// DELETE /suppression/bounces: Delete bounces
"DELETE_suppression-bounces": stub,
// GET /suppression/bounces/{email}: Retrieve a Bounce
"GET_suppression-bounces-email": stub,
// DELETE /suppression/bounces/{email}: Delete a bounce
"DELETE_suppression-bounces-email": stub,
// GET /suppression/blocks: Retrieve all blocks
"GET_suppression-blocks": stub,
// DELETE /suppression/blocks: Delete blocks
"DELETE_suppression-blocks": stub,
// GET /suppression/blocks/{email}: Retrieve a specific block
"GET_suppression-blocks-email": stub,
// DELETE /suppression/blocks/{email}: Delete a specific block
"DELETE_suppression-blocks-email": stub,
// GET /suppression/spam_reports: Retrieve all spam reports
"GET_suppression-spam_reports": stub,
// DELETE /suppression/spam_reports: Delete spam reports
"DELETE_suppression-spam_reports": stub,
// GET /suppression/spam_reports/{email}: Retrieve a specific spam report
"GET_suppression-spam_reports-email": stub,
// DELETE /suppression/spam_reports/{email}: Delete a specific spam report
"DELETE_suppression-spam_reports-email": stub,
// POST /asm/suppressions/global: Add recipient addresses to the global suppression group.
"POST_asm-suppressions-global": stub,
// GET /suppression/unsubscribes: Retrieve all global suppressions
"GET_suppression-unsubscribes": stub,
// GET /asm/suppressions/global/{email}: Retrieve a Global Suppression
"GET_asm-suppressions-global-email": stub,
// DELETE /asm/suppressions/global/{email}: Delete a Global Suppression
"DELETE_asm-suppressions-global-email": stub,
// GET /asm/groups: Retrieve all suppression groups associated with the user.
"GET_asm-groups": stub,
// POST /asm/groups: Create a new suppression group
"POST_asm-groups": stub,
// GET /asm/groups/{group_id}: Get information on a single suppression group.
"GET_asm-groups-group_id": stub,
// DELETE /asm/groups/{group_id}: Delete a Suppression Group
"DELETE_asm-groups-group_id": stub,
// PATCH /asm/groups/{group_id}: Update a suppression group.
"PATCH_asm-groups-group_id": stub,
// GET /asm/groups/{group_id}/suppressions: Retrieve all suppressions for a suppression group
"GET_asm-groups-group_id-suppressions": stub,
// POST /asm/groups/{group_id}/suppressions: Add suppressions to a suppression group
"POST_asm-groups-group_id-suppressions": stub,
// POST /asm/groups/{group_id}/suppressions/search: Search for suppressions within a group
"POST_asm-groups-group_id-suppressions-search": stub,
// GET /asm/suppressions: Retrieve all suppressions
"GET_asm-suppressions": stub,
// GET /asm/suppressions/{email}: Retrieve all suppression groups for an email address
"GET_asm-suppressions-email": stub,
// DELETE /asm/groups/{group_id}/suppressions/{email}: Delete a suppression from a suppression group
"DELETE_asm-groups-group_id-suppressions-email": stub,
// GET /suppression/invalid_emails: Retrieve all invalid emails
"GET_suppression-invalid_emails": stub,
// DELETE /suppression/invalid_emails: Delete invalid emails
"DELETE_suppression-invalid_emails": stub,
// GET /suppression/invalid_emails/{email}: Retrieve a specific invalid email
"GET_suppression-invalid_emails-email": stub,
// DELETE /suppression/invalid_emails/{email}: Delete a specific invalid email
"DELETE_suppression-invalid_emails-email": stub,
// GET /user/webhooks/parse/settings/{hostname}: Retrieve a specific parse setting
"GET_user-webhooks-parse-settings-hostname": async ({ path, reply, replyError }) => {
const row = await db.selectFrom("settings").selectAll().where("hostname", "=", path.hostname).executeTakeFirst()
if (!row) return replyError(404, `There is no setting ${path.hostname}.`)
return reply(200, tables.settings.toItem(row))
},
// DELETE /user/webhooks/parse/settings/{hostname}: Delete a parse setting
"DELETE_user-webhooks-parse-settings-hostname": async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("settings").where("hostname", "=", path.hostname).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no setting ${path.hostname}.`)
return reply(204)
},
// PATCH /user/webhooks/parse/settings/{hostname}: Update a parse setting
"PATCH_user-webhooks-parse-settings-hostname": async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("settings").selectAll().where("hostname", "=", path.hostname).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no setting ${path.hostname}.`)
const changed = await trx.updateTable("settings").set(tables.settings.toColumns(omit(body ?? {}, "hostname"), row)).where("hostname", "=", path.hostname).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.settings.toItem(changed))
}),
};
}

/** Returns an object without members that only the server sets, or that no response contains. */
function omit<Members extends object>(members: Members, ...names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name))) as Members;
}

/** Returns a number that is no id for a text that is no integer. */
function toInteger(text: string): number {
  const isSafe = /^-?\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text));
  return isSafe ? Number(text) : Number.MIN_SAFE_INTEGER;
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
