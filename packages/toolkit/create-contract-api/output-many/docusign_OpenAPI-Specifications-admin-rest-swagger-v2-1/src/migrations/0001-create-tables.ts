import { createTable } from "@animal-store/kysely-tables";
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
await createTable(db, "dsgroups", { ds_group_id: "text", organizationId: "text", account_id: "text", source_product_name: "text", group_id: "text", group_name: "text", description: "text", is_admin: "boolean", last_modified_on: "text", user_count: "integer", external_account_id: "integer", account_name: "text", is_managed_by_scim: "boolean" }, { required: ["ds_group_id","organizationId","account_id"], primaryKey: ["organizationId","account_id","ds_group_id"] });
}
