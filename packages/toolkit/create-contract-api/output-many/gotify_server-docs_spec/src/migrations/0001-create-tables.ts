import { createTable } from "@animal-store/kysely-tables";
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
await createTable(db, "application", { id: "identity", name: "text", description: "text", internal: "boolean", image: "text", createdAt: "text", sortKey: "text", defaultPriority: "integer", lastUsed: "text", token: "text" }, { required: ["name","description","internal","image","createdAt","sortKey"] });
await createTable(db, "client", { id: "identity", name: "text", createdAt: "text", elevatedUntil: "text", expiresAfterInactivitySeconds: "integer", expiresAt: "text", lastUsed: "text", token: "text" }, { required: ["name","createdAt"] });
await createTable(db, "message", { id: "identity", appid: "integer", message: "text", date: "text", extras: "json", priority: "integer", title: "text" }, { required: ["appid","message","date"] });
await createTable(db, "user", { id: "identity", name: "text", admin: "boolean", createdAt: "text" }, { required: ["name","admin","createdAt"] });
}
