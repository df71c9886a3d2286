import { defineTable, type RowOf } from "@animal-store/kysely-tables";
import type { components, operations } from "./generated/contract.ts";
import type { Domain, Template, GetAudienceResponseSuccess, GetContactResponseSuccess, GetWebhookResponse, GetSegmentResponseSuccess, GetTopicResponseSuccess, GetContactPropertyResponseSuccess, Automation, GetSuppressionResponseSuccess } from "./generated/models.ts";


/** The tables, by their names in the database. A migration creates each. */
export const tables = {
domains: defineTable<Domain & { id: string }>()("domains", { id: "text", object: "text", name: "text", status: "text", created_at: "text", region: "text", open_tracking: "boolean", click_tracking: "boolean", tracking_subdomain: "text", capabilities: "json", records: "json" }),
templates: defineTable<Template & { id: string }>()("templates", { id: "text", object: "text", current_version_id: "text", name: "text", alias: "text", from: "text", subject: "text", reply_to: "json", html: "text", text: "text", variables: "json", created_at: "text", updated_at: "text", status: "text", published_at: "json", has_unpublished_versions: "boolean" }),
audiences: defineTable<GetAudienceResponseSuccess & { id: string }>()("audiences", { id: "text", object: "text", name: "text", created_at: "text" }),
contacts: defineTable<GetContactResponseSuccess & { id: string }>()("contacts", { id: "text", object: "text", email: "text", first_name: "text", last_name: "text", created_at: "text", unsubscribed: "boolean", properties: "json" }),
webhooks: defineTable<GetWebhookResponse & { id: string }>()("webhooks", { id: "text", object: "text", endpoint: "text", events: "json", status: "text", created_at: "text", signing_secret: "text" }),
segments: defineTable<GetSegmentResponseSuccess & { id: string }>()("segments", { id: "text", object: "text", name: "text", audience_id: "text", filter: "json", created_at: "text" }),
topics: defineTable<GetTopicResponseSuccess & { id: string }>()("topics", { id: "text", object: "text", name: "text", description: "text", default_subscription: "text", visibility: "text", created_at: "text" }),
contactProperties: defineTable<GetContactPropertyResponseSuccess & { id: string }>()("contactProperties", { id: "text", object: "text", key: "text", type: "text", fallback_value: "json", created_at: "text" }),
automations: defineTable<Automation & { id: string }>()("automations", { id: "text", object: "text", name: "text", status: "text", created_at: "text", updated_at: "text", steps: "json", connections: "json" }),
suppressions: defineTable<GetSuppressionResponseSuccess & { id: string }>()("suppressions", { id: "text", object: "text", email: "text", origin: "text", source_id: "json", created_at: "text" }),
};

/** The tables for Kysely. */
export type Database = { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]> };
