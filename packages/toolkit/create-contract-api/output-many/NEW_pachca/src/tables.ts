import { defineTable, type RowOf } from "@animal-store/kysely-tables";
import type { components, operations } from "./generated/contract.ts";
import type { Chat, GroupTag } from "./generated/models.ts";


/** The tables, by their names in the database. A migration creates each. */
export const tables = {
chats: defineTable<Chat>()("chats", { id: "identity", name: "text", created_at: "text", owner_id: "integer", member_ids: "json", group_tag_ids: "json", channel: "boolean", archived: "boolean", personal: "boolean", public: "boolean", last_message_at: "text", meet_room_url: "text" }),
groupTags: defineTable<GroupTag>()("groupTags", { id: "identity", name: "text", users_count: "integer" }),
};

/** The tables for Kysely. */
export type Database = { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]> };
