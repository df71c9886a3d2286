import { createTable } from "@animal-store/kysely-tables";
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
await createTable(db, "domains", { id: "text", object: "text", name: "text", status: "text", created_at: "text", region: "text", open_tracking: "boolean", click_tracking: "boolean", tracking_subdomain: "text", capabilities: "json", records: "json" }, { required: ["id"], primaryKey: ["id"] });
await createTable(db, "templates", { id: "text", object: "text", current_version_id: "text", name: "text", alias: "text", from: "text", subject: "text", reply_to: "json", html: "text", text: "text", variables: "json", created_at: "text", updated_at: "text", status: "text", published_at: "json", has_unpublished_versions: "boolean" }, { required: ["id"], primaryKey: ["id"] });
await createTable(db, "audiences", { id: "text", object: "text", name: "text", created_at: "text" }, { required: ["id"], primaryKey: ["id"] });
await createTable(db, "contacts", { id: "text", object: "text", email: "text", first_name: "text", last_name: "text", created_at: "text", unsubscribed: "boolean", properties: "json" }, { required: ["id"], primaryKey: ["id"] });
await createTable(db, "webhooks", { id: "text", object: "text", endpoint: "text", events: "json", status: "text", created_at: "text", signing_secret: "text" }, { required: ["id"], primaryKey: ["id"] });
await createTable(db, "segments", { id: "text", object: "text", name: "text", audience_id: "text", filter: "json", created_at: "text" }, { required: ["id"], primaryKey: ["id"] });
await createTable(db, "topics", { id: "text", object: "text", name: "text", description: "text", default_subscription: "text", visibility: "text", created_at: "text" }, { required: ["id"], primaryKey: ["id"] });
await createTable(db, "contactProperties", { id: "text", object: "text", key: "text", type: "text", fallback_value: "json", created_at: "text" }, { required: ["id"], primaryKey: ["id"] });
await createTable(db, "automations", { id: "text", object: "text", name: "text", status: "text", created_at: "text", updated_at: "text", steps: "json", connections: "json" }, { required: ["id"], primaryKey: ["id"] });
await createTable(db, "suppressions", { id: "text", object: "text", email: "text", origin: "text", source_id: "json", created_at: "text" }, { required: ["id"], primaryKey: ["id"] });
}
