import { defineTable, type RowOf } from "@animal-store/kysely-tables";
import type { components, operations } from "./generated/contract.ts";
import type { Application, Client, Message, User } from "./generated/models.ts";


/** The tables, by their names in the database. A migration creates each. */
export const tables = {
application: defineTable<Application>()("application", { id: "identity", name: "text", description: "text", internal: "boolean", image: "text", createdAt: "text", sortKey: "text", defaultPriority: "integer", lastUsed: "text", token: "text" }),
client: defineTable<Client>()("client", { id: "identity", name: "text", createdAt: "text", elevatedUntil: "text", expiresAfterInactivitySeconds: "integer", expiresAt: "text", lastUsed: "text", token: "text" }),
message: defineTable<Message>()("message", { id: "identity", appid: "integer", message: "text", date: "text", extras: "json", priority: "integer", title: "text" }),
user: defineTable<User>()("user", { id: "identity", name: "text", admin: "boolean", createdAt: "text" }),
};

/** The tables for Kysely. */
export type Database = { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]> };
