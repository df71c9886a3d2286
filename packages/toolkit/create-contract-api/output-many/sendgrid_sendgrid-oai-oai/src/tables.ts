import { defineTable, type RowOf } from "@animal-store/kysely-tables";
import type { components, operations } from "./generated/contract.ts";



/** The tables, by their names in the database. A migration creates each. */
export const tables = {
apiKeys: defineTable<components["schemas"]["api_key_name_id"] & { api_key_id: string }>()("apiKeys", { api_key_id: "text", name: "text" }),
integrations: defineTable<components["schemas"]["sso-integration"] & { id: string }>()("integrations", { id: "text", name: "text", enabled: "boolean", signin_url: "text", signout_url: "text", entity_id: "text", last_updated: "number", completed_integration: "boolean", single_signon_url: "text", audience_url: "text" }),
teammates: defineTable<operations["GET_v3-teammates-username"]["responses"][200]["content"]["application/json"] & { username: string }>()("teammates", { username: "text", first_name: "text", last_name: "text", email: "text", scopes: "json", user_type: "text", is_admin: "boolean", phone: "text", website: "text", address: "text", address2: "text", city: "text", state: "text", zip: "text", country: "text" }),
subusers: defineTable<components["schemas"]["subuser"] & Pick<components["schemas"]["subuser_post"], "user_id">>()("subusers", { username: "text", user_id: "number", email: "text", disabled: "boolean", id: "number" }),
links: defineTable<components["schemas"]["link_branding_200_response"]>()("links", { id: "identity", domain: "text", username: "text", user_id: "integer", default: "boolean", valid: "boolean", legacy: "boolean", dns: "json", subdomain: "text" }),
ips: defineTable<components["schemas"]["reverse_dns"]>()("ips", { id: "identity", ip: "text", rdns: "text", users: "json", domain: "text", valid: "boolean", legacy: "boolean", a_record: "json", subdomain: "text", last_validation_attempt_at: "integer" }),
domains: defineTable<components["schemas"]["authentication_domain"]>()("domains", { id: "identity", user_id: "number", subdomain: "text", domain: "text", username: "text", ips: "json", custom_spf: "boolean", default: "boolean", legacy: "boolean", automatic_security: "boolean", valid: "boolean", dns: "json" }),
verifiedSenders: defineTable<components["schemas"]["verified-sender-response-schema"] & { id: number }>()("verifiedSenders", { id: "identity", nickname: "text", from_email: "text", from_name: "text", reply_to: "text", reply_to_name: "text", address: "text", address2: "text", state: "text", city: "text", zip: "text", country: "text", verified: "boolean", locked: "boolean" }),
designs: defineTable<components["schemas"]["design-output"] & { id: string }>()("designs", { id: "text", html_content: "text", updated_at: "text", created_at: "text", thumbnail_url: "text", name: "text", editor: "text", generate_plain_content: "boolean", subject: "text", categories: "json", plain_content: "text" }),
lists: defineTable<operations["GET_mc-lists-id"]["responses"][200]["content"]["application/json"] & { id: string }>()("lists", { id: "text", name: "text", contact_count: "integer", _metadata: "json", contact_sample: "json" }),
fieldDefinitions: defineTable<components["schemas"]["custom_field_definitions_response"]>()("fieldDefinitions", { id: "text", name: "text", field_type: "text" }),
segments: defineTable<components["schemas"]["full-segment"]>()("segments", { id: "text", contacts_count: "integer", created_at: "text", sample_updated_at: "text", updated_at: "text", contacts_sample: "json", name: "text", query_dsl: "text", parent_list_id: "text", next_sample_update: "text", query_json: "json", parent_list_ids: "json" }),
singlesends: defineTable<components["schemas"]["singlesend_response"] & Pick<components["schemas"]["singlesend_response_short"], "abtest" | "is_abtest"> & Required<Pick<components["schemas"]["singlesend_response"], "categories" | "updated_at">>>()("singlesends", { id: "text", name: "text", abtest: "json|null", status: "text", categories: "json", is_abtest: "boolean", updated_at: "text", created_at: "text", send_at: "text", send_to: "json", email_config: "json", warnings: "json" }),
senders: defineTable<components["schemas"]["senderID"] & { id: number }>()("senders", { id: "identity", nickname: "text", address: "text", city: "text", country: "text", from: "json", reply_to: "json", address_2: "text", state: "text", zip: "text", verified: "boolean", updated_at: "integer", created_at: "integer", locked: "boolean" }),
contactdbLists: defineTable<components["schemas"]["contactdb_list"]>()("contactdbLists", { id: "identity", name: "text", recipient_count: "integer" }),
contactdbSegments: defineTable<components["schemas"]["contactdb_segments_with_id"]>()("contactdbSegments", { id: "identity", name: "text", list_id: "integer", conditions: "json", recipient_count: "number" }),
settings: defineTable<components["schemas"]["parse-setting"] & { hostname: string }>()("settings", { hostname: "text", url: "text", spam_check: "boolean", send_raw: "boolean" }),
};

/** The tables for Kysely. */
export type Database = { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]> };
