import { createTable } from "@animal-store/kysely-tables";
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
await createTable(db, "values", { id: "integer", projectId: "integer", integration_id: "integer", name: "text", value_source: "text", body_data_type: "text", key: "text", variable: "text" }, { required: ["id","projectId","integration_id"], primaryKey: ["projectId","integration_id","id"] });
await createTable(db, "matchers", { id: "integer", projectId: "integer", integration_id: "integer", name: "text", match_type: "text", method: "text", body_data_type: "text", key: "text", value: "text" }, { required: ["id","projectId","integration_id"], primaryKey: ["projectId","integration_id","id"] });
await createTable(db, "keys", { id: "identity", project_id: "integer", name: "text", type: "text", login_password: "json", ssh: "json" }, { required: ["project_id"] });
await createTable(db, "repositories", { id: "identity", project_id: "integer", name: "text", git_url: "text", git_branch: "text", ssh_key_id: "integer" }, { required: ["project_id"] });
await createTable(db, "inventory", { id: "identity", project_id: "integer", name: "text", inventory: "text", ssh_key_id: "integer", become_key_id: "integer", type: "text" }, { required: ["project_id"] });
await createTable(db, "environment", { id: "identity", projectId: "integer", name: "text", project_id: "integer", password: "text", json: "text", env: "text" }, { required: ["projectId"] });
await createTable(db, "views", { id: "identity", project_id: "integer", title: "text", position: "integer" }, { required: ["project_id"] });
await createTable(db, "tasks", { id: "identity", projectId: "integer", template_id: "integer", status: "text", debug: "boolean", playbook: "text", environment: "text", secret: "text", limit: "text", git_branch: "json" }, { required: ["projectId"] });
await createTable(db, "users", { id: "identity", name: "text", username: "text", email: "text", created: "text", alert: "boolean", admin: "boolean" });
await createTable(db, "projects", { id: "identity", name: "text", created: "text", alert: "boolean", alert_chat: "json", max_parallel_tasks: "integer" });
}
