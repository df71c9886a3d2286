import { defineTable, type RowOf } from "@animal-store/kysely-tables";
import type { components, operations } from "./generated/contract.ts";
import type { DSGroupResponse } from "./generated/models.ts";


/** The tables, by their names in the database. A migration creates each. */
export const tables = {
dsgroups: defineTable<DSGroupResponse & { ds_group_id: string; organizationId: string; account_id: string }>()("dsgroups", { ds_group_id: "text", organizationId: "text", account_id: "text", source_product_name: "text", group_id: "text", group_name: "text", description: "text", is_admin: "boolean", last_modified_on: "text", user_count: "integer", external_account_id: "integer", account_name: "text", is_managed_by_scim: "boolean" }),
};

/** The tables for Kysely. */
export type Database = { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]> };
