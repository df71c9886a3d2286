import { defineTable, type RowOf } from "@animal-store/kysely-tables";
import type { components, operations } from "./generated/contract.ts";
import type { OrganizationApiKey, OrganizationApiKeyWithValue, AuthorizationPermission, Role, OrganizationDomainStandAlone, DataIntegrationConfigurationResponse, Group, UserlandUserInvite, PasswordReset, RedirectUri, ObjectMetadata, WebhookEndpointJson, CorsOriginResponse, UserApiKey, UserApiKeyWithValue } from "./generated/models.ts";


/** The tables, by their names in the database. A migration creates each. */
export const tables = {
apiKeys: defineTable<OrganizationApiKey & Pick<OrganizationApiKeyWithValue, "value"> & { organizationId: string }>()("apiKeys", { id: "text", organizationId: "text", object: "text", owner: "json", name: "text", obfuscated_value: "text", last_used_at: "text|null", expires_at: "text|null", permissions: "json", created_at: "text", updated_at: "text", value: "text" }),
roles: defineTable<operations["AuthorizationOrganizationRolesController_get"]["responses"][200]["content"]["application/json"] & { organizationId: string }>()("roles", { slug: "text", organizationId: "text", object: "text", id: "text", name: "text", description: "text|null", type: "text", resource_type_slug: "text", permissions: "json", created_at: "text", updated_at: "text" }),
permissions: defineTable<AuthorizationPermission>()("permissions", { slug: "text", object: "text", id: "text", name: "text", description: "text|null", system: "boolean", resource_type_slug: "text", created_at: "text", updated_at: "text" }),
authorizationRoles: defineTable<Role>()("authorizationRoles", { slug: "text", object: "text", id: "text", name: "text", description: "text|null", type: "text", resource_type_slug: "text", permissions: "json", created_at: "text", updated_at: "text" }),
organizationDomains: defineTable<OrganizationDomainStandAlone>()("organizationDomains", { id: "text", object: "text", organization_id: "text", domain: "text", created_at: "text", updated_at: "text", state: "text", verification_prefix: "text", verification_token: "text", verification_strategy: "text" }),
dataIntegrationConfigurations: defineTable<DataIntegrationConfigurationResponse>()("dataIntegrationConfigurations", { slug: "text", organization_id: "text", object: "text", id: "text", name: "text", enabled: "boolean", scopes: "json|null", config: "json", created_at: "text", updated_at: "text", credentials: "json" }),
groups: defineTable<Group>()("groups", { id: "text", organization_id: "text", object: "text", name: "text", description: "text|null", created_at: "text", updated_at: "text" }),
invitations: defineTable<UserlandUserInvite>()("invitations", { id: "text", object: "text", email: "text", state: "text", accepted_at: "text|null", revoked_at: "text|null", expires_at: "text", organization_id: "text|null", inviter_user_id: "text|null", accepted_user_id: "text|null", role_slug: "text|null", created_at: "text", updated_at: "text", token: "text", accept_invitation_url: "text" }),
passwordReset: defineTable<PasswordReset>()("passwordReset", { id: "text", object: "text", user_id: "text", email: "text", expires_at: "text", created_at: "text", password_reset_token: "text", password_reset_url: "text" }),
redirectUris: defineTable<RedirectUri>()("redirectUris", { id: "text", object: "text", uri: "text", default: "boolean", created_at: "text", updated_at: "text" }),
kv: defineTable<components["schemas"]["Object"] & Pick<ObjectMetadata, "environment_id" | "key_id" | "updated_by" | "updated_at" | "context">>()("kv", { id: "text", name: "text", environment_id: "text", key_id: "text", updated_by: "json", updated_at: "text", context: "json", metadata: "json", value: "text" }),
webhookEndpoints: defineTable<WebhookEndpointJson>()("webhookEndpoints", { id: "text", object: "text", endpoint_url: "text", secret: "text", status: "text", events: "json", created_at: "text", updated_at: "text" }),
corsOrigins: defineTable<CorsOriginResponse>()("corsOrigins", { id: "text", object: "text", origin: "text", created_at: "text", updated_at: "text" }),
usersApiKeys: defineTable<UserApiKey & Pick<UserApiKeyWithValue, "value"> & { userId: string }>()("usersApiKeys", { id: "text", userId: "text", object: "text", owner: "json", name: "text", obfuscated_value: "text", last_used_at: "text|null", expires_at: "text|null", permissions: "json", created_at: "text", updated_at: "text", value: "text" }),
};

/** The tables for Kysely. */
export type Database = { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]> };
