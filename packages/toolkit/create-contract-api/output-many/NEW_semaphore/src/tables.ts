import { defineTable, type RowOf } from "@animal-store/kysely-tables";
import type { components, operations } from "./generated/contract.ts";
import type { IntegrationExtractValue, IntegrationMatcher, AccessKey, Repository, Inventory, Environment, View, Task, User, Project } from "./generated/models.ts";


/** The tables, by their names in the database. A migration creates each. */
export const tables = {
values: defineTable<IntegrationExtractValue & { id: number; projectId: number; integration_id: number }>()("values", { id: "integer", projectId: "integer", integration_id: "integer", name: "text", value_source: "text", body_data_type: "text", key: "text", variable: "text" }),
matchers: defineTable<IntegrationMatcher & { id: number; projectId: number; integration_id: number }>()("matchers", { id: "integer", projectId: "integer", integration_id: "integer", name: "text", match_type: "text", method: "text", body_data_type: "text", key: "text", value: "text" }),
keys: defineTable<AccessKey & { id: number; project_id: number }>()("keys", { id: "identity", project_id: "integer", name: "text", type: "text", login_password: "json", ssh: "json" }),
repositories: defineTable<Repository & { id: number; project_id: number }>()("repositories", { id: "identity", project_id: "integer", name: "text", git_url: "text", git_branch: "text", ssh_key_id: "integer" }),
inventory: defineTable<Inventory & { id: number; project_id: number }>()("inventory", { id: "identity", project_id: "integer", name: "text", inventory: "text", ssh_key_id: "integer", become_key_id: "integer", type: "text" }),
environment: defineTable<Environment & { id: number; projectId: number }>()("environment", { id: "identity", projectId: "integer", name: "text", project_id: "integer", password: "text", json: "text", env: "text" }),
views: defineTable<View & { id: number; project_id: number }>()("views", { id: "identity", project_id: "integer", title: "text", position: "integer" }),
tasks: defineTable<Task & { id: number; projectId: number }>()("tasks", { id: "identity", projectId: "integer", template_id: "integer", status: "text", debug: "boolean", playbook: "text", environment: "text", secret: "text", limit: "text", git_branch: "json" }),
users: defineTable<User & { id: number }>()("users", { id: "identity", name: "text", username: "text", email: "text", created: "text", alert: "boolean", admin: "boolean" }),
projects: defineTable<Project & { id: number }>()("projects", { id: "identity", name: "text", created: "text", alert: "boolean", alert_chat: "json", max_parallel_tasks: "integer" }),
};

/** The tables for Kysely. */
export type Database = { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]> };
