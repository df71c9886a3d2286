import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// GET /emails: Retrieve a list of emails
"emails/list": stub,
// POST /emails: Send an email
"emails/send": stub,
// GET /emails/{email_id}: Retrieve a single email
"emails/get": stub,
// PATCH /emails/{email_id}: Update a single email
"emails/update": stub,
// POST /emails/{email_id}/cancel: Cancel the schedule of the e-mail.
"emails/cancel": stub,
// POST /emails/{email_id}/share: Create a shareable link for a sent or received email.
"emails/share": stub,
// POST /emails/batch: Trigger up to 100 batch emails at once.
"emails/send-batch": stub,
// GET /emails/{email_id}/attachments: Retrieve a list of attachments for a sent email
"emails/list-attachments": stub,
// GET /emails/{email_id}/attachments/{attachment_id}: Retrieve a single attachment for a sent email
"emails/get-attachment": stub,
// GET /emails/receiving: Retrieve a list of received emails
"emails/list-receiving": stub,
// GET /emails/receiving/{email_id}: Retrieve a single received email
"emails/get-receiving": stub,
// GET /emails/receiving/{email_id}/attachments: Retrieve a list of attachments for a received email
"emails/list-receiving-attachments": stub,
// GET /emails/receiving/{email_id}/attachments/{attachment_id}: Retrieve a single attachment for a received email
"emails/get-receiving-attachment": stub,
// GET /emails/metrics: Retrieve account-level email metrics
"emails/metrics": stub,
// GET /domains: Retrieve a list of domains
"domains/list": async ({ query, reply }) => {
// Not read: before.
const limit = (query.limit ?? 100)
let page = db.selectFrom("domains")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
return reply(200, { data: rows.slice(0, limit).map(tables.domains.toItem), has_more: rows.length > limit })
},
// POST /domains: Create a new domain
"domains/create": async ({ body, reply }) => {
// Not read: custom_return_path, tls.
const row = await db.insertInto("domains").values(tables.domains.toRow({ ...omit(body ?? {}, "status", "records", "object", "custom_return_path", "tls"), id: createUuid(), created_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.domains.toItem(row))
},
// GET /domains/{domain_id}: Retrieve a single domain
"domains/get": stub,
// DELETE /domains/{domain_id}: Remove an existing domain
"domains/remove": stub,
// PATCH /domains/{domain_id}: Update an existing domain
"domains/update": stub,
// POST /domains/{domain_id}/verify: Verify an existing domain
"domains/verify": stub,
// POST /domains/claim: Claim a domain
"domains/create-claim": stub,
// GET /domains/{domain_id}/claim: Retrieve a domain claim
"domains/get-claim": stub,
// POST /domains/{domain_id}/claim/verify: Verify a domain claim
"domains/verify-claim": stub,
// GET /api-keys: Retrieve a list of API keys
"api-keys/list": stub,
// POST /api-keys: Create a new API key
"api-keys/create": stub,
// DELETE /api-keys/{api_key_id}: Remove an existing API key
"api-keys/remove": stub,
// PATCH /api-keys/{api_key_id}: Update an existing API key
"api-keys/update": stub,
// GET /oauth/grants: Retrieve a list of OAuth grants
"oauth/list-grants": stub,
// DELETE /oauth/grants/{oauth_grant_id}: Revoke an OAuth grant
"oauth/revoke-grant": stub,
// GET /templates: Retrieve a list of templates
"templates/list": async ({ query, reply }) => {
// Not read: before.
const limit = (query.limit ?? 100)
let page = db.selectFrom("templates")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
return reply(200, { data: rows.slice(0, limit).map(tables.templates.toItem), has_more: rows.length > limit })
},
// POST /templates: Create a template
"templates/create": async ({ body, reply }) => {
const row = await db.insertInto("templates").values(tables.templates.toRow({ ...omit(body ?? {}, "status", "published_at", "object", "current_version_id", "has_unpublished_versions"), id: createUuid(), created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.templates.toItem(row))
},
// GET /templates/{id}: Retrieve a single template
"templates/get": stub,
// DELETE /templates/{id}: Remove an existing template
"templates/remove": stub,
// PATCH /templates/{id}: Update an existing template
"templates/update": stub,
// POST /templates/{id}/publish: Publish a template
"templates/publish": stub,
// POST /templates/{id}/duplicate: Duplicate a template
"templates/duplicate": stub,
// GET /audiences: Retrieve a list of audiences
"audiences/list": async ({ reply }) => {
const rows = await db.selectFrom("audiences").selectAll().orderBy("id").execute()
return reply(200, { data: rows.map(tables.audiences.toItem) })
},
// POST /audiences: Create a list of contacts
"audiences/create": async ({ body, reply }) => {
const row = await db.insertInto("audiences").values(tables.audiences.toRow({ ...omit(body ?? {}, "object"), id: createUuid(), created_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.audiences.toItem(row))
},
// GET /audiences/{id}: Retrieve a single audience
"audiences/get": stub,
// DELETE /audiences/{id}: Remove an existing audience
"audiences/remove": stub,
// GET /contacts: Retrieve a list of contacts
"contacts/list": async ({ query, reply }) => {
// Not read: segment_id, before.
let page = db.selectFrom("contacts")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit((query.limit ?? 100)).execute()
return reply(200, { data: rows.map(tables.contacts.toItem) })
},
// POST /contacts: Create a new contact
"contacts/create": async ({ body, reply }) => {
// Not read: segments, topics, audience_id.
const row = await db.insertInto("contacts").values(tables.contacts.toRow({ ...omit(body ?? {}, "object", "segments", "topics", "audience_id"), id: createUuid(), created_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.contacts.toItem(row))
},
// GET /contacts/imports: Retrieve a list of contact imports
"contacts/list-imports": stub,
// POST /contacts/imports: Create a contact import
"contacts/create-import": stub,
// GET /contacts/imports/{id}: Retrieve a single contact import
"contacts/get-import": stub,
// GET /contacts/{id}: Retrieve a single contact by ID or email
"contacts/get": stub,
// DELETE /contacts/{id}: Remove an existing contact by ID or email
"contacts/remove": stub,
// PATCH /contacts/{id}: Update a single contact by ID or email
"contacts/update": stub,
// GET /broadcasts: Retrieve a list of broadcasts
"broadcasts/list": stub,
// POST /broadcasts: Create a broadcast
"broadcasts/create": stub,
// GET /broadcasts/{id}: Retrieve a single broadcast
"broadcasts/get": stub,
// DELETE /broadcasts/{id}: Remove an existing broadcast that is in the draft status
"broadcasts/remove": stub,
// PATCH /broadcasts/{id}: Update an existing broadcast
"broadcasts/update": stub,
// POST /broadcasts/{id}/send: Send or schedule a broadcast
"broadcasts/send": stub,
// POST /broadcasts/{id}/cancel: Cancel a broadcast
"broadcasts/cancel": stub,
// GET /broadcasts/{id}/recipients: Retrieve broadcast recipients
"broadcasts/recipients": stub,
// GET /broadcasts/{id}/clicked-links: Retrieve a broadcast's clicked links
"broadcasts/list-clicked-links": stub,
// GET /webhooks: Retrieve a list of webhooks
"webhooks/list": async ({ query, reply }) => {
// Not read: before.
const limit = Math.max((query.limit ?? 100), 0)
let page = db.selectFrom("webhooks")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
return reply(200, { data: rows.slice(0, limit).map(tables.webhooks.toItem), has_more: rows.length > limit })
},
// POST /webhooks: Create a new webhook
"webhooks/create": async ({ body, reply }) => {
const row = await db.insertInto("webhooks").values(tables.webhooks.toRow({ ...omit(body ?? {}, "status", "object", "signing_secret"), id: createUuid(), created_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.webhooks.toItem(row))
},
// GET /webhooks/{webhook_id}: Retrieve a single webhook
"webhooks/get": stub,
// DELETE /webhooks/{webhook_id}: Remove an existing webhook
"webhooks/remove": stub,
// PATCH /webhooks/{webhook_id}: Update an existing webhook
"webhooks/update": stub,
// GET /segments: Retrieve a list of segments
"segments/list": async ({ query, reply }) => {
// Not read: before.
const limit = (query.limit ?? 100)
let page = db.selectFrom("segments")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
return reply(200, { data: rows.slice(0, limit).map(tables.segments.toItem), has_more: rows.length > limit })
},
// POST /segments: Create a new segment
"segments/create": async ({ body, reply }) => {
const row = await db.insertInto("segments").values(tables.segments.toRow({ ...omit(body ?? {}, "object"), id: createUuid(), created_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.segments.toItem(row))
},
// GET /segments/{id}: Retrieve a single segment
"segments/get": stub,
// DELETE /segments/{id}: Remove an existing segment
"segments/remove": stub,
// GET /topics: Retrieve a list of topics
"topics/list": async ({ query, reply }) => {
// Not read: before.
const limit = (query.limit ?? 100)
let page = db.selectFrom("topics")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
return reply(200, { data: rows.slice(0, limit).map(tables.topics.toItem), has_more: rows.length > limit })
},
// POST /topics: Create a new topic
"topics/create": async ({ body, reply }) => {
const row = await db.insertInto("topics").values(tables.topics.toRow({ ...omit(body ?? {}, "object"), id: createUuid(), created_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.topics.toItem(row))
},
// GET /topics/{id}: Retrieve a single topic
"topics/get": stub,
// DELETE /topics/{id}: Remove an existing topic
"topics/remove": stub,
// PATCH /topics/{id}: Update an existing topic
"topics/update": stub,
// GET /contact-properties: Retrieve a list of contact properties
"contact-properties/list": async ({ query, reply }) => {
// Not read: before.
const limit = (query.limit ?? 100)
let page = db.selectFrom("contactProperties")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
return reply(200, { data: rows.slice(0, limit).map(tables.contactProperties.toItem), has_more: rows.length > limit })
},
// POST /contact-properties: Create a new contact property
"contact-properties/create": async ({ body, reply }) => {
const row = await db.insertInto("contactProperties").values(tables.contactProperties.toRow({ ...omit(body ?? {}, "object"), id: createUuid(), created_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.contactProperties.toItem(row))
},
// GET /contact-properties/{id}: Retrieve a single contact property
"contact-properties/get": stub,
// DELETE /contact-properties/{id}: Remove an existing contact property
"contact-properties/remove": stub,
// PATCH /contact-properties/{id}: Update an existing contact property
"contact-properties/update": stub,
// GET /contacts/{contact_id}/segments: Retrieve a list of segments for a contact
"contacts/list-segments": stub,
// POST /contacts/{contact_id}/segments/{segment_id}: Add a contact to a segment
"contacts/add-segment": stub,
// DELETE /contacts/{contact_id}/segments/{segment_id}: Remove a contact from a segment
"contacts/remove-segment": stub,
// GET /contacts/{contact_id}/topics: Retrieve topics for a contact
"contacts/list-topics": stub,
// PATCH /contacts/{contact_id}/topics: Update topics for a contact
"contacts/update-topics": stub,
// GET /logs: Retrieve a list of logs
"logs/list": stub,
// GET /logs/{log_id}: Retrieve a single log
"logs/get": stub,
// GET /automations: Retrieve a list of automations
"automations/list": async ({ query, reply }) => {
// Not read: before.
let select = db.selectFrom("automations")
if (query.status !== undefined) select = select.where("status", "=", query.status)
const limit = (query.limit ?? 100)
let page = select
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
return reply(200, { data: rows.slice(0, limit).map(tables.automations.toItem), has_more: rows.length > limit })
},
// POST /automations: Create an automation
"automations/create": async ({ body, reply }) => {
const row = await db.insertInto("automations").values(tables.automations.toRow({ ...omit(body ?? {}, "object"), id: createUuid(), created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.automations.toItem(row))
},
// GET /automations/{automation_id}: Retrieve a single automation
"automations/get": stub,
// DELETE /automations/{automation_id}: Delete an automation
"automations/remove": stub,
// PATCH /automations/{automation_id}: Update an automation
"automations/update": stub,
// POST /automations/{automation_id}/duplicate: Duplicate an automation
"automations/duplicate": stub,
// POST /automations/{automation_id}/stop: Stop an automation
"automations/stop": stub,
// GET /automations/{automation_id}/runs: Retrieve a list of automation runs
"automations/list-runs": stub,
// GET /automations/{automation_id}/runs/{run_id}: Retrieve a single automation run
"automations/get-run": stub,
// GET /events: Retrieve a list of events
"events/list": stub,
// POST /events: Create an event
"events/create": stub,
// POST /events/send: Send an event
"events/send": stub,
// GET /events/{identifier}: Retrieve a single event
"events/get": stub,
// DELETE /events/{identifier}: Delete an event
"events/remove": stub,
// PATCH /events/{identifier}: Update an event
"events/update": stub,
// GET /suppressions: Retrieve a list of suppressions
"suppressions/list": async ({ query, reply }) => {
// Not read: before.
let select = db.selectFrom("suppressions")
if (query.origin !== undefined) select = select.where("origin", "=", query.origin)
const limit = (query.limit ?? 100)
let page = select
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
return reply(200, { data: rows.slice(0, limit).map(tables.suppressions.toItem), has_more: rows.length > limit })
},
// POST /suppressions: Create a suppression
"suppressions/add": async ({ body, reply }) => {
const row = await db.insertInto("suppressions").values(tables.suppressions.toRow({ ...omit(body, "origin", "source_id", "object"), id: createUuid(), created_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.suppressions.toItem(row))
},
// POST /suppressions/batch/add: Add up to 100 suppressions at once
"suppressions/batch-add": stub,
// POST /suppressions/batch/remove: Remove up to 100 suppressions at once
"suppressions/batch-remove": stub,
// GET /suppressions/{suppression}: Retrieve a single suppression by ID or email
"suppressions/get": stub,
// DELETE /suppressions/{suppression}: Remove a single suppression by ID or email
"suppressions/remove": stub,
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
