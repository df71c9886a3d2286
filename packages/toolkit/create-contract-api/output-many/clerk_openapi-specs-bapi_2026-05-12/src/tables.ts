import { defineTable, type RowOf } from "@animal-store/kysely-tables";
import type { components, operations } from "./generated/contract.ts";
import type { AllowlistIdentifier, BlocklistIdentifier, Domain, Permission, SCIMDirectory, SCIMGroupRoleMapping, Directory, DirectoryGroupRoleMapping } from "./generated/models.ts";


/** The tables, by their names in the database. A migration creates each. */
export const tables = {
allowlistIdentifiers: defineTable<AllowlistIdentifier & { id: string }>()("allowlistIdentifiers", { id: "text", object: "text", invitation_id: "text", identifier: "text", identifier_type: "text", instance_id: "text", created_at: "integer", updated_at: "integer" }),
blocklistIdentifiers: defineTable<BlocklistIdentifier & { id: string }>()("blocklistIdentifiers", { id: "text", object: "text", identifier: "text", identifier_type: "text", instance_id: "text", created_at: "integer", updated_at: "integer" }),
domains: defineTable<Domain>()("domains", { id: "text", object: "text", name: "text", is_satellite: "boolean", frontend_api_url: "text", development_origin: "text", accounts_portal_url: "json", proxy_url: "json", cname_targets: "json" }),
organizationPermissions: defineTable<Permission>()("organizationPermissions", { id: "text", object: "text", name: "text", key: "text", description: "text", type: "text", created_at: "integer", updated_at: "integer" }),
scimDirectories: defineTable<SCIMDirectory>()("scimDirectories", { id: "text", object: "text", name: "text", endpoint_url: "text", provider: "text", enabled: "boolean", group_role_mapping_enabled: "boolean", attribute_mapping: "json", created_at: "integer", updated_at: "integer", enterprise_connection_id: "json", custom_attributes: "json", api_key: "json" }),
groupRoleMappings: defineTable<SCIMGroupRoleMapping>()("groupRoleMappings", { id: "text", scim_directory_id: "text", object: "text", directory_id: "text", scim_group_id: "text", directory_group_id: "text", scim_group_display_name: "text", directory_group_display_name: "text", precedence: "integer", created_at: "integer", updated_at: "integer", role: "json" }),
directories: defineTable<Directory>()("directories", { id: "text", object: "text", name: "text", endpoint_url: "text", provider: "text", enabled: "boolean", group_role_mapping_enabled: "boolean", attribute_mapping: "json", created_at: "integer", updated_at: "integer", enterprise_connection_id: "json", custom_attributes: "json", api_key: "json" }),
directoriesGroupRoleMappings: defineTable<DirectoryGroupRoleMapping>()("directoriesGroupRoleMappings", { id: "text", directory_id: "text", object: "text", scim_directory_id: "text", directory_group_id: "text", scim_group_id: "text", directory_group_display_name: "text", scim_group_display_name: "text", precedence: "integer", created_at: "integer", updated_at: "integer", role: "json" }),
};

/** The tables for Kysely. */
export type Database = { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]> };
