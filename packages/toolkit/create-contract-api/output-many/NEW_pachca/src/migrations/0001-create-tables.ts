import { createTable } from "@animal-store/kysely-tables";
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
await createTable(db, "chats", { id: "identity", name: "text", created_at: "text", owner_id: "integer", member_ids: "json", group_tag_ids: "json", channel: "boolean", archived: "boolean", personal: "boolean", public: "boolean", last_message_at: "text", meet_room_url: "text" }, { required: ["name","created_at","owner_id","member_ids","group_tag_ids","channel","archived","personal","public","last_message_at","meet_room_url"] });
await createTable(db, "groupTags", { id: "identity", name: "text", users_count: "integer" }, { required: ["name","users_count"] });
}
