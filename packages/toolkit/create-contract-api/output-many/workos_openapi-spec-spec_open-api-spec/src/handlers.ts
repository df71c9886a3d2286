import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// PATCH /agents/claims/attempts: Link a claim attempt to an external user
AgentAdminController_linkClaimAttemptToExternalUser: stub,
// POST /agents/credentials/validate: Validate an agent credential
AgentAdminController_validateCredential: stub,
// GET /agents/registrations/{id}: Get an agent registration
AgentAdminController_getRegistration: stub,
// POST /api_keys/validations: Validate API key
ApiKeysController_validateApiKey: stub,
// DELETE /api_keys/{id}: Delete an API key
ApiKeysController_delete: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("apiKeys").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no apiKey ${path.id}.`)
return reply(204)
},
// POST /api_keys/{id}/expire: Expire an API key
ApiKeysController_expire: stub,
// GET /audit_logs/actions: List Actions
AuditLogValidatorsController_list: stub,
// GET /audit_logs/actions/{actionName}/schemas: List Schemas
AuditLogValidatorVersionsController_schemas: stub,
// POST /audit_logs/actions/{actionName}/schemas: Create Schema
AuditLogValidatorVersionsController_create: stub,
// POST /audit_logs/events: Create Event
AuditLogEventsController_create: stub,
// POST /audit_logs/exports: Create Export
AuditLogExportsController_exports: stub,
// GET /audit_logs/exports/{auditLogExportId}: Get Export
AuditLogExportsController_export: stub,
// POST /auth/challenges/{id}/verify: Verify Challenge
AuthenticationChallengesController_verify: stub,
// POST /auth/factors/enroll: Enroll Factor
AuthenticationFactorsController_create: stub,
// GET /auth/factors/{id}: Get Factor
AuthenticationFactorsController_get: stub,
// DELETE /auth/factors/{id}: Delete Factor
AuthenticationFactorsController_delete: stub,
// POST /auth/factors/{id}/challenge: Challenge Factor
AuthenticationFactorsController_challenge: stub,
// POST /authkit/oauth2/complete: Complete external authentication
ExternalAuthController_completeLogin: stub,
// GET /authorization/groups/{group_id}/role_assignments: List role assignments for a group
AuthorizationGroupRoleAssignmentsController_list: stub,
// PUT /authorization/groups/{group_id}/role_assignments: Replace all role assignments for a group
AuthorizationGroupRoleAssignmentsController_replaceGroupRoleAssignments: stub,
// POST /authorization/groups/{group_id}/role_assignments: Assign a role to a group
AuthorizationGroupRoleAssignmentsController_create: stub,
// DELETE /authorization/groups/{group_id}/role_assignments: Remove group role assignments by criteria
AuthorizationGroupRoleAssignmentsController_removeGroupRoleAssignments: stub,
// GET /authorization/groups/{group_id}/role_assignments/{role_assignment_id}: Get a group role assignment
AuthorizationGroupRoleAssignmentsController_get: stub,
// DELETE /authorization/groups/{group_id}/role_assignments/{role_assignment_id}: Remove a group role assignment
AuthorizationGroupRoleAssignmentsController_removeGroupRoleAssignment: stub,
// POST /authorization/organization_memberships/{organization_membership_id}/check: Check authorization
AuthorizationController_check: stub,
// GET /authorization/organization_memberships/{organization_membership_id}/resources: List resources for organization membership
AuthorizationController_listResourcesForMembership: stub,
// GET /authorization/organization_memberships/{organization_membership_id}/resources/{resource_id}/permissions: List effective permissions for an organization membership on a resource
AuthorizationController_listEffectivePermissions: stub,
// GET /authorization/organization_memberships/{organization_membership_id}/resources/{resource_type_slug}/{external_id}/permissions: List effective permissions for an organization membership on a resource by external ID
AuthorizationController_listEffectivePermissionsByExternalId: stub,
// GET /authorization/organization_memberships/{organization_membership_id}/role_assignments: List role assignments
AuthorizationRoleAssignmentsController_listRoleAssignments: stub,
// POST /authorization/organization_memberships/{organization_membership_id}/role_assignments: Assign a role
AuthorizationRoleAssignmentsController_assignRole: stub,
// DELETE /authorization/organization_memberships/{organization_membership_id}/role_assignments: Remove a role assignment
AuthorizationRoleAssignmentsController_removeRoleByCriteria: stub,
// DELETE /authorization/organization_memberships/{organization_membership_id}/role_assignments/{role_assignment_id}: Remove a role assignment by ID
AuthorizationRoleAssignmentsController_removeRoleById: stub,
// GET /authorization/organizations/{organizationId}/roles: List custom roles
AuthorizationOrganizationRolesController_list: async ({ path, reply }) => {
const rows = await db.selectFrom("roles").where("organizationId", "=", path.organizationId).selectAll().orderBy("slug").execute()
return reply(200, { data: rows.map((row) => omit(tables.roles.toItem(row), "organizationId")), object: "list" })
},
// POST /authorization/organizations/{organizationId}/roles: Create a custom role
AuthorizationOrganizationRolesController_create: async ({ path, body, reply, replyError }) => {
// Placeholders, which you replace: description, type, resource_type_slug, permissions.
const row = await db.insertInto("roles").values(tables.roles.toRow({ slug: createUuid(), description: null, resource_type_slug: "", ...body, organizationId: path.organizationId, object: "role", id: createUuid(), type: "EnvironmentRole", permissions: [], created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(409, "The role already exists.")
return reply(201, omit(tables.roles.toItem(row), "organizationId"))
},
// GET /authorization/organizations/{organizationId}/roles/{slug}: Get a custom role
AuthorizationOrganizationRolesController_get: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("roles").selectAll().where("organizationId", "=", path.organizationId).where("slug", "=", path.slug).executeTakeFirst()
if (!row) return replyError(404, `There is no role ${path.slug}.`)
return reply(200, omit(tables.roles.toItem(row), "organizationId"))
},
// DELETE /authorization/organizations/{organizationId}/roles/{slug}: Delete a custom role
AuthorizationOrganizationRolesController_delete: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("roles").where("organizationId", "=", path.organizationId).where("slug", "=", path.slug).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no role ${path.slug}.`)
return reply(204)
},
// PATCH /authorization/organizations/{organizationId}/roles/{slug}: Update a custom role
AuthorizationOrganizationRolesController_update: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("roles").selectAll().where("organizationId", "=", path.organizationId).where("slug", "=", path.slug).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no role ${path.slug}.`)
const changed = await trx.updateTable("roles").set(tables.roles.toColumns({ ...omit(body, "slug", "object", "id", "type", "resource_type_slug", "permissions", "created_at", "organizationId"), updated_at: new Date().toISOString() }, row)).where("organizationId", "=", path.organizationId).where("slug", "=", path.slug).returningAll().executeTakeFirstOrThrow()
return reply(200, omit(tables.roles.toItem(changed), "organizationId"))
}),
// PUT /authorization/organizations/{organizationId}/roles/{slug}/permissions: Set permissions for a custom role
AuthorizationOrganizationRolePermissionsController_setPermissions: stub,
// POST /authorization/organizations/{organizationId}/roles/{slug}/permissions: Add a permission to a custom role
AuthorizationOrganizationRolePermissionsController_addPermission: stub,
// DELETE /authorization/organizations/{organizationId}/roles/{slug}/permissions/{permissionSlug}: Remove a permission from a custom role
AuthorizationOrganizationRolePermissionsController_removePermission: stub,
// GET /authorization/organizations/{organization_id}/resources/{resource_type_slug}/{external_id}: Get a resource by external ID
AuthorizationResourcesByExternalIdController_getByExternalId: stub,
// DELETE /authorization/organizations/{organization_id}/resources/{resource_type_slug}/{external_id}: Delete an authorization resource by external ID
AuthorizationResourcesByExternalIdController_deleteByExternalId: stub,
// PATCH /authorization/organizations/{organization_id}/resources/{resource_type_slug}/{external_id}: Update a resource by external ID
AuthorizationResourcesByExternalIdController_updateByExternalId: stub,
// GET /authorization/organizations/{organization_id}/resources/{resource_type_slug}/{external_id}/organization_memberships: List memberships for a resource by external ID
AuthorizationResourcesByExternalIdController_listOrganizationMembershipsForResourceByExternalId: stub,
// GET /authorization/organizations/{organization_id}/resources/{resource_type_slug}/{external_id}/role_assignments: List role assignments for a resource by external ID
AuthorizationRoleAssignmentsController_listRoleAssignmentsForResourceByExternalId: stub,
// GET /authorization/permissions: List permissions
AuthorizationPermissionsController_list: async ({ query, reply }) => {
// Not read: before, order.
const limit = query.limit
let page = db.selectFrom("permissions")
if (query.after !== undefined) page = page.where("slug", ">", query.after)
const rows = await page.selectAll().orderBy("slug").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.slug : undefined
return reply(200, { data: rows.slice(0, limit).map(tables.permissions.toItem), object: "list", list_metadata: { before: null, after: next !== undefined ? next : null } })
},
// POST /authorization/permissions: Create a permission
AuthorizationPermissionsController_create: async ({ body, reply, replyError }) => {
// Placeholders, which you replace: description, system, resource_type_slug.
const row = await db.insertInto("permissions").values(tables.permissions.toRow({ description: null, resource_type_slug: "", ...body, object: "permission", id: createUuid(), system: false, created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(409, "The permission already exists.")
return reply(201, tables.permissions.toItem(row))
},
// GET /authorization/permissions/{slug}: Get a permission
AuthorizationPermissionsController_find: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("permissions").selectAll().where("slug", "=", path.slug).executeTakeFirst()
if (!row) return replyError(404, `There is no permission ${path.slug}.`)
return reply(200, tables.permissions.toItem(row))
},
// DELETE /authorization/permissions/{slug}: Delete a permission
AuthorizationPermissionsController_delete: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("permissions").where("slug", "=", path.slug).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no permission ${path.slug}.`)
return reply(204)
},
// PATCH /authorization/permissions/{slug}: Update a permission
AuthorizationPermissionsController_update: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("permissions").selectAll().where("slug", "=", path.slug).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no permission ${path.slug}.`)
const changed = await trx.updateTable("permissions").set(tables.permissions.toColumns({ ...omit(body, "object", "id", "slug", "system", "resource_type_slug", "created_at"), updated_at: new Date().toISOString() }, row)).where("slug", "=", path.slug).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.permissions.toItem(changed))
}),
// GET /authorization/resources: List resources
AuthorizationResourcesController_list: stub,
// POST /authorization/resources: Create an authorization resource
AuthorizationResourcesController_create: stub,
// GET /authorization/resources/{resource_id}: Get a resource
AuthorizationResourcesController_findById: stub,
// DELETE /authorization/resources/{resource_id}: Delete an authorization resource
AuthorizationResourcesController_delete: stub,
// PATCH /authorization/resources/{resource_id}: Update a resource
AuthorizationResourcesController_update: stub,
// GET /authorization/resources/{resource_id}/organization_memberships: List organization memberships for resource
AuthorizationResourcesController_listOrganizationMembershipsForResource: stub,
// GET /authorization/resources/{resource_id}/role_assignments: List role assignments for a resource
AuthorizationRoleAssignmentsController_listRoleAssignmentsForResource: stub,
// GET /authorization/roles: List environment roles
AuthorizationRolesController_list: async ({ reply }) => {
const rows = await db.selectFrom("authorizationRoles").selectAll().orderBy("slug").execute()
return reply(200, { data: rows.map(tables.authorizationRoles.toItem), object: "list" })
},
// POST /authorization/roles: Create an environment role
AuthorizationRolesController_create: async ({ body, reply, replyError }) => {
// Placeholders, which you replace: description, type, resource_type_slug, permissions.
const row = await db.insertInto("authorizationRoles").values(tables.authorizationRoles.toRow({ description: null, resource_type_slug: "", ...body, object: "role", id: createUuid(), type: "EnvironmentRole", permissions: [], created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(409, "The role already exists.")
return reply(201, tables.authorizationRoles.toItem(row))
},
// GET /authorization/roles/{slug}: Get an environment role
AuthorizationRolesController_get: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("authorizationRoles").selectAll().where("slug", "=", path.slug).executeTakeFirst()
if (!row) return replyError(404, `There is no role ${path.slug}.`)
return reply(200, tables.authorizationRoles.toItem(row))
},
// PATCH /authorization/roles/{slug}: Update an environment role
AuthorizationRolesController_update: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("authorizationRoles").selectAll().where("slug", "=", path.slug).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no role ${path.slug}.`)
const changed = await trx.updateTable("authorizationRoles").set(tables.authorizationRoles.toColumns({ ...omit(body, "slug", "object", "id", "type", "resource_type_slug", "permissions", "created_at"), updated_at: new Date().toISOString() }, row)).where("slug", "=", path.slug).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.authorizationRoles.toItem(changed))
}),
// PUT /authorization/roles/{slug}/permissions: Set permissions for an environment role
AuthorizationRolePermissionsController_setPermissions: stub,
// POST /authorization/roles/{slug}/permissions: Add a permission to an environment role
AuthorizationRolePermissionsController_addPermission: stub,
// POST /client/token: Generate a Client API token
ClientApiTokenController_issueClientApiToken: stub,
// GET /connect/applications: List Connect Applications
ApplicationsController_list: stub,
// POST /connect/applications: Create a Connect Application
ApplicationsController_create: stub,
// GET /connect/applications/{id}: Get a Connect Application
ApplicationsController_find: stub,
// PUT /connect/applications/{id}: Update a Connect Application
ApplicationsController_update: stub,
// DELETE /connect/applications/{id}: Delete a Connect Application
ApplicationsController_delete: stub,
// GET /connect/applications/{id}/client_secrets: List Client Secrets for a Connect Application
ApplicationCredentialsController_list: stub,
// POST /connect/applications/{id}/client_secrets: Create a new client secret for a Connect Application
ApplicationCredentialsController_create: stub,
// DELETE /connect/client_secrets/{id}: Delete a Client Secret
ApplicationCredentialsController_delete: stub,
// GET /connections: List Connections
ConnectionsController_list: stub,
// GET /connections/{id}: Get a Connection
ConnectionsController_find: stub,
// DELETE /connections/{id}: Delete a Connection
ConnectionsController_delete: stub,
// GET /data-integrations: List data integrations
DataIntegrationsManagementController_listDataIntegrations: stub,
// POST /data-integrations: Create a data integration
DataIntegrationsManagementController_createDataIntegration: stub,
// GET /data-integrations/{slug}: Get a data integration
DataIntegrationsManagementController_getDataIntegration: stub,
// PUT /data-integrations/{slug}: Update a data integration
DataIntegrationsManagementController_updateDataIntegration: stub,
// DELETE /data-integrations/{slug}: Delete a data integration
DataIntegrationsManagementController_deleteDataIntegration: stub,
// PUT /data-integrations/{slug}/api-key: Upsert an API key for a connected account
DataIntegrationsController_upsertApiKey: stub,
// POST /data-integrations/{slug}/authorize: Get authorization URL
DataIntegrationsController_getDataIntegrationAuthorizeUrl: stub,
// PUT /data-integrations/{slug}/client-credentials: Upsert client credentials for a connected account
DataIntegrationsController_upsertClientCredentials: stub,
// POST /data-integrations/{slug}/credentials: Vend credentials for a connected account
DataIntegrationsController_vendCredentials: stub,
// POST /data-integrations/{slug}/token: Get an access token for a connected account
DataIntegrationsController_getUserlandUserToken: stub,
// GET /directories: List Directories
DirectoriesController_list: stub,
// GET /directories/{id}: Get a Directory
DirectoriesController_find: stub,
// DELETE /directories/{id}: Delete a Directory
DirectoriesController_deleteDirectory: stub,
// GET /directory_groups: List Directory Groups
DirectoryGroupsController_list: stub,
// GET /directory_groups/{id}: Get a Directory Group
DirectoryGroupsController_find: stub,
// GET /directory_users: List Directory Users
DirectoryUsersController_list: stub,
// GET /directory_users/{id}: Get a Directory User
DirectoryUsersController_find: stub,
// GET /events: List events
EventsController_list: stub,
// GET /feature-flags: List feature flags
FeatureFlagsController_list: stub,
// GET /feature-flags/{slug}: Get a feature flag
FeatureFlagsController_findBySlug: stub,
// PUT /feature-flags/{slug}/disable: Disable a feature flag
FeatureFlagsController_disableFlag: stub,
// PUT /feature-flags/{slug}/enable: Enable a feature flag
FeatureFlagsController_enableFlag: stub,
// POST /feature-flags/{slug}/targets/{resourceId}: Add a feature flag target
FlagTargetsController_createTarget: stub,
// DELETE /feature-flags/{slug}/targets/{resourceId}: Remove a feature flag target
FlagTargetsController_deleteTarget: stub,
// POST /organization_domains: Create an Organization Domain
OrganizationDomainsController_create: async ({ body, reply }) => {
const row = await db.insertInto("organizationDomains").values(tables.organizationDomains.toRow({ ...omit(body, "state", "verification_prefix", "verification_token", "verification_strategy"), id: createUuid(), object: "organization_domain", created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.organizationDomains.toItem(row))
},
// GET /organization_domains/{id}: Get an Organization Domain
OrganizationDomainsController_get: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("organizationDomains").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no organizationDomain ${path.id}.`)
return reply(200, tables.organizationDomains.toItem(row))
},
// DELETE /organization_domains/{id}: Delete an Organization Domain
OrganizationDomainsController_delete: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("organizationDomains").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no organizationDomain ${path.id}.`)
return reply(204)
},
// POST /organization_domains/{id}/verify: Verify an Organization Domain
OrganizationDomainsController_verify: stub,
// GET /organizations: List Organizations
OrganizationsController_list: stub,
// POST /organizations: Create an Organization
OrganizationsController_create: stub,
// GET /organizations/external_id/{external_id}: Get an Organization by External ID
OrganizationsController_getByExternalId: stub,
// GET /organizations/{id}: Get an Organization
OrganizationsController_find: stub,
// PUT /organizations/{id}: Update an Organization
OrganizationsController_updateOrganization: stub,
// DELETE /organizations/{id}: Delete an Organization
OrganizationsController_deleteOrganization: stub,
// GET /organizations/{id}/audit_log_configuration: Get Audit Log Configuration
OrganizationsController_getAuditLogConfiguration: stub,
// GET /organizations/{id}/audit_logs_retention: Get Retention
AuditLogsRetentionController_auditLogsRetention: stub,
// PUT /organizations/{id}/audit_logs_retention: Set Retention
AuditLogsRetentionController_updateAuditLogsRetention: stub,
// GET /organizations/{organizationId}/api_keys: List API keys for an organization
OrganizationApiKeysController_list: async ({ path, query, reply }) => {
// Not read: before, order.
const limit = query.limit
let page = db.selectFrom("apiKeys").where("organizationId", "=", path.organizationId)
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { data: rows.slice(0, limit).map((row) => omit(tables.apiKeys.toItem(row), "organizationId")), object: "list", list_metadata: { before: null, after: next !== undefined ? next : null } })
},
// POST /organizations/{organizationId}/api_keys: Create an API key for an organization
OrganizationApiKeysController_create: async ({ path, body, reply }) => {
// Placeholders, which you replace: owner, obfuscated_value, last_used_at, expires_at, permissions, value.
const row = await db.insertInto("apiKeys").values(tables.apiKeys.toRow({ expires_at: null, permissions: [], ...body, id: createUuid(), organizationId: path.organizationId, object: "api_key", owner: { type: "organization", id: "" }, obfuscated_value: "", last_used_at: null, created_at: new Date().toISOString(), updated_at: new Date().toISOString(), value: "" })).returningAll().executeTakeFirstOrThrow()
return reply(201, omit(tables.apiKeys.toItem(row), "organizationId"))
},
// GET /organizations/{organizationId}/data_integration_configurations: List providers for an organization
ProviderController_listForOrganization: async ({ path, reply }) => {
const rows = await db.selectFrom("dataIntegrationConfigurations").where("organization_id", "=", path.organizationId).selectAll().orderBy("slug").execute()
return reply(200, { data: rows.map(tables.dataIntegrationConfigurations.toItem), object: "list" })
},
// PUT /organizations/{organizationId}/data_integration_configurations/{slug}: Configure a provider for an organization
ProviderController_configure: async ({ path, body, reply }) => db.transaction().execute(async (trx) => {
// Not read: client_id, client_secret.
// Placeholders, which you replace: name, enabled, scopes, config.
const row = await trx.selectFrom("dataIntegrationConfigurations").selectAll().where("organization_id", "=", path.organizationId).where("slug", "=", path.slug).forUpdate().executeTakeFirst()
if (!row) {
const values = tables.dataIntegrationConfigurations.toRow({ object: "data_integration_configuration", id: createUuid(), name: "", enabled: false, scopes: null, config: {}, created_at: new Date().toISOString(), ...omit(body, "object", "id", "name", "created_at", "credentials", "client_id", "client_secret"), organization_id: path.organizationId, slug: path.slug, updated_at: new Date().toISOString() })
const row = await trx.insertInto("dataIntegrationConfigurations").values(values).onConflict((conflict) => conflict.columns(["organization_id", "slug"]).doUpdateSet(values)).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.dataIntegrationConfigurations.toItem(row))
}
const changed = await trx.updateTable("dataIntegrationConfigurations").set(tables.dataIntegrationConfigurations.toColumns({ enabled: false, scopes: null, config: {}, ...omit(body, "object", "id", "name", "created_at", "credentials", "client_id", "client_secret"), organization_id: path.organizationId, slug: path.slug, updated_at: new Date().toISOString() }, { ...row, _other: null })).where("organization_id", "=", path.organizationId).where("slug", "=", path.slug).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.dataIntegrationConfigurations.toItem(changed))
}),
// GET /organizations/{organizationId}/feature-flags: List enabled feature flags for an organization
OrganizationFeatureFlagsController_list: stub,
// GET /organizations/{organizationId}/groups: List groups
GroupsController_list: async ({ path, query, reply }) => {
// Not read: before, order.
const limit = query.limit
let page = db.selectFrom("groups").where("organization_id", "=", path.organizationId)
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { data: rows.slice(0, limit).map(tables.groups.toItem), object: "list", list_metadata: { before: null, after: next !== undefined ? next : null } })
},
// POST /organizations/{organizationId}/groups: Create a group
GroupsController_create: async ({ path, body, reply }) => {
// Placeholders, which you replace: description.
const row = await db.insertInto("groups").values(tables.groups.toRow({ description: null, ...body, id: createUuid(), organization_id: path.organizationId, object: "group", created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.groups.toItem(row))
},
// GET /organizations/{organizationId}/groups/{groupId}: Get a group
GroupsController_get: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("groups").selectAll().where("organization_id", "=", path.organizationId).where("id", "=", path.groupId).executeTakeFirst()
if (!row) return replyError(404, `There is no group ${path.groupId}.`)
return reply(200, tables.groups.toItem(row))
},
// DELETE /organizations/{organizationId}/groups/{groupId}: Delete a group
GroupsController_delete: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("groups").where("organization_id", "=", path.organizationId).where("id", "=", path.groupId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no group ${path.groupId}.`)
return reply(204)
},
// PATCH /organizations/{organizationId}/groups/{groupId}: Update a group
GroupsController_update: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("groups").selectAll().where("organization_id", "=", path.organizationId).where("id", "=", path.groupId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no group ${path.groupId}.`)
const changed = await trx.updateTable("groups").set(tables.groups.toColumns({ ...omit(body, "object", "id", "organization_id", "created_at"), updated_at: new Date().toISOString() }, row)).where("organization_id", "=", path.organizationId).where("id", "=", path.groupId).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.groups.toItem(changed))
}),
// GET /organizations/{organizationId}/groups/{groupId}/organization-memberships: List Group members
GroupMembershipsController_listMembers: stub,
// POST /organizations/{organizationId}/groups/{groupId}/organization-memberships: Add a member to a Group
GroupMembershipsController_addMember: stub,
// DELETE /organizations/{organizationId}/groups/{groupId}/organization-memberships/{omId}: Remove a member from a Group
GroupMembershipsController_removeMember: stub,
// GET /organizations/{organization_id}/authorized_applications: List authorized applications
OrganizationAuthorizedApplicationsController_list: stub,
// POST /portal/generate_link: Generate a Portal Link
PortalSessionsController_create: stub,
// POST /radar/attempts: Create an attempt
RadarStandaloneController_assess: stub,
// PUT /radar/attempts/{id}: Update a Radar attempt
RadarStandaloneController_updateRadarAttempt: stub,
// POST /radar/lists/{type}/{action}: Add an entry to a Radar list
RadarStandaloneController_updateRadarList: stub,
// DELETE /radar/lists/{type}/{action}: Remove an entry from a Radar list
RadarStandaloneController_deleteRadarListEntry: stub,
// GET /sso/authorize: Initiate SSO
SsoController_authorize: stub,
// GET /sso/jwks/{clientId}: Get JWKS
SsoController_jsonWebKeySet: stub,
// GET /sso/logout: Logout Redirect
SsoController_logout: stub,
// POST /sso/logout/authorize: Logout Authorize
SsoController_logoutAuthorize: stub,
// GET /sso/profile: Get a User Profile
SsoController_getProfile: stub,
// POST /sso/token: Get a Profile and Token
SsoController_token: stub,
// POST /user_management/authenticate: Authenticate
"UserlandSessionsController_authenticate[0]": stub,
// GET /user_management/authorize: Get an authorization URL
UserlandSsoController_authorize: stub,
// POST /user_management/authorize/device: Get device authorization URL
UserlandSsoController_deviceAuthorization: stub,
// GET /user_management/cors_origins: List CORS origins
CorsOriginsController_list: async ({ query, reply }) => {
// Not read: before, order.
const limit = query.limit
let page = db.selectFrom("corsOrigins")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { data: rows.slice(0, limit).map(tables.corsOrigins.toItem), list_metadata: { before: null, after: next !== undefined ? next : null } })
},
// POST /user_management/cors_origins: Create a CORS origin
CorsOriginsController_createCorsOrigin: async ({ body, reply }) => {
const row = await db.insertInto("corsOrigins").values(tables.corsOrigins.toRow({ ...body, id: createUuid(), object: "cors_origin", created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.corsOrigins.toItem(row))
},
// GET /user_management/email_verification/{id}: Get an email verification code
UserlandUsersController_getEmailVerification: stub,
// GET /user_management/invitations: List invitations
UserlandUserInvitesController_list: async ({ query, reply }) => {
// Not read: before, order.
let select = db.selectFrom("invitations")
if (query.organization_id !== undefined) select = select.where("organization_id", "=", query.organization_id)
if (query.email !== undefined) select = select.where("email", "=", query.email)
const limit = query.limit
let page = select
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { data: rows.slice(0, limit).map(tables.invitations.toItem), object: "list", list_metadata: { before: null, after: next !== undefined ? next : null } })
},
// POST /user_management/invitations: Send an invitation
UserlandUserInvitesController_create: async ({ body, reply }) => {
// Not read: expires_in_days, locale.
// Placeholders, which you replace: state, accepted_at, revoked_at, expires_at, organization_id, inviter_user_id, accepted_user_id, role_slug, token, accept_invitation_url.
const row = await db.insertInto("invitations").values(tables.invitations.toRow({ organization_id: null, inviter_user_id: null, role_slug: null, ...omit(body, "expires_in_days", "locale"), id: createUuid(), object: "invitation", state: "pending", accepted_at: null, revoked_at: null, expires_at: new Date().toISOString(), accepted_user_id: null, created_at: new Date().toISOString(), updated_at: new Date().toISOString(), token: "", accept_invitation_url: "" })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.invitations.toItem(row))
},
// GET /user_management/invitations/by_token/{token}: Find an invitation by token
UserlandUserInvitesController_getByToken: stub,
// GET /user_management/invitations/{id}: Get an invitation
UserlandUserInvitesController_get: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("invitations").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no invitation ${path.id}.`)
return reply(200, tables.invitations.toItem(row))
},
// POST /user_management/invitations/{id}/accept: Accept an invitation
UserlandUserInvitesController_accept: stub,
// POST /user_management/invitations/{id}/resend: Resend an invitation
UserlandUserInvitesController_resend: stub,
// POST /user_management/invitations/{id}/revoke: Revoke an invitation
UserlandUserInvitesController_revoke: stub,
// GET /user_management/jwt_template: Get JWT template
JwtTemplatesController_getJwtTemplate: stub,
// PUT /user_management/jwt_template: Update JWT template
JwtTemplatesController_updateJwtTemplate: stub,
// POST /user_management/magic_auth: Create a Magic Auth code
UserlandMagicAuthController_sendMagicAuthCodeAndReturn: stub,
// GET /user_management/magic_auth/{id}: Get Magic Auth code details
UserlandMagicAuthController_get: stub,
// GET /user_management/organization_memberships: List organization memberships
UserlandUserOrganizationMembershipsController_list: stub,
// POST /user_management/organization_memberships: Create an organization membership
UserlandUserOrganizationMembershipsController_create: stub,
// GET /user_management/organization_memberships/{id}: Get an organization membership
UserlandUserOrganizationMembershipsController_get: stub,
// PUT /user_management/organization_memberships/{id}: Update an organization membership
UserlandUserOrganizationMembershipsController_update: stub,
// DELETE /user_management/organization_memberships/{id}: Delete an organization membership
UserlandUserOrganizationMembershipsController_delete: stub,
// PUT /user_management/organization_memberships/{id}/deactivate: Deactivate an organization membership
UserlandUserOrganizationMembershipsController_deactivate: stub,
// PUT /user_management/organization_memberships/{id}/reactivate: Reactivate an organization membership
UserlandUserOrganizationMembershipsController_reactivate: stub,
// GET /user_management/organization_memberships/{omId}/groups: List groups
OrganizationMembershipGroupsController_listGroups: stub,
// POST /user_management/password_reset: Create a password reset token
UserlandUsersController_createPasswordResetToken: async ({ body, reply }) => {
// Placeholders, which you replace: user_id, expires_at, password_reset_token, password_reset_url.
const row = await db.insertInto("passwordReset").values(tables.passwordReset.toRow({ ...body, id: createUuid(), object: "password_reset", user_id: "user-1", expires_at: new Date().toISOString(), created_at: new Date().toISOString(), password_reset_token: "", password_reset_url: "" })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.passwordReset.toItem(row))
},
// POST /user_management/password_reset/confirm: Reset the password
"UserlandUsersController_resetPassword[0]": stub,
// GET /user_management/password_reset/{id}: Get a password reset token
UserlandUsersController_getPasswordReset: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("passwordReset").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no passwordReset ${path.id}.`)
return reply(200, tables.passwordReset.toItem(row))
},
// POST /user_management/radar_challenges: Send a Radar SMS challenge
PublicRadarChallengesController_sendRadarSmsChallenge: stub,
// GET /user_management/radar_challenges/{id}: Get Radar Challenge details
PublicRadarChallengesController_get: stub,
// GET /user_management/redirect_uris: List redirect URIs
RedirectUrisController_list: async ({ query, reply }) => {
// Not read: before, order.
const limit = query.limit
let page = db.selectFrom("redirectUris")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { data: rows.slice(0, limit).map(tables.redirectUris.toItem), list_metadata: { before: null, after: next !== undefined ? next : null } })
},
// POST /user_management/redirect_uris: Create a redirect URI
RedirectUrisController_create: async ({ body, reply }) => {
// Placeholders, which you replace: default.
const row = await db.insertInto("redirectUris").values(tables.redirectUris.toRow({ ...body, id: createUuid(), object: "redirect_uri", default: false, created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.redirectUris.toItem(row))
},
// DELETE /user_management/redirect_uris/{id}: Delete a redirect URI
RedirectUrisController_delete: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("redirectUris").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no redirectUris ${path.id}.`)
return reply(204)
},
// GET /user_management/sessions/logout: Logout
UserlandSessionsController_logout: stub,
// POST /user_management/sessions/revoke: Revoke Session
UserlandSessionsController_revokeSession: stub,
// GET /user_management/users: List users
"UserlandUsersController_list[0]": stub,
// POST /user_management/users: Create a user
"UserlandUsersController_create[0]": stub,
// GET /user_management/users/external_id/{external_id}: Get a user by external ID
UserlandUsersController_getByExternalId: stub,
// GET /user_management/users/{id}: Get a user
"UserlandUsersController_get[0]": stub,
// PUT /user_management/users/{id}: Update a user
"UserlandUsersController_update[0]": stub,
// DELETE /user_management/users/{id}: Delete a user
"UserlandUsersController_delete[0]": stub,
// POST /user_management/users/{id}/email_change/confirm: Confirm email change
UserlandUsersController_confirmEmailChange: stub,
// POST /user_management/users/{id}/email_change/send: Send email change code
UserlandUsersController_sendEmailChange: stub,
// POST /user_management/users/{id}/email_verification/confirm: Verify email
"UserlandUsersController_emailVerification[0]": stub,
// POST /user_management/users/{id}/email_verification/send: Send verification email
"UserlandUsersController_sendVerificationEmail[0]": stub,
// GET /user_management/users/{id}/identities: Get user identities
UserlandUserIdentitiesController_get: stub,
// GET /user_management/users/{id}/sessions: List sessions
UserlandUserSessionsController_list: stub,
// GET /user_management/users/{userId}/api_keys: List API keys for a user
UserApiKeysController_list: async ({ path, query, reply }) => {
// Not read: before, order, organization_id.
const limit = query.limit
let page = db.selectFrom("usersApiKeys").where("userId", "=", path.userId)
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { data: rows.slice(0, limit).map((row) => omit(tables.usersApiKeys.toItem(row), "userId")), object: "list", list_metadata: { before: null, after: next !== undefined ? next : null } })
},
// POST /user_management/users/{userId}/api_keys: Create an API key for a user
UserApiKeysController_create: async ({ path, body, reply }) => {
// Not read: organization_id.
// Placeholders, which you replace: owner, obfuscated_value, last_used_at, expires_at, permissions, value.
const row = await db.insertInto("usersApiKeys").values(tables.usersApiKeys.toRow({ expires_at: null, permissions: [], ...omit(body, "organization_id"), id: createUuid(), userId: path.userId, object: "api_key", owner: { type: "user", id: "", organization_id: "organization-1" }, obfuscated_value: "", last_used_at: null, created_at: new Date().toISOString(), updated_at: new Date().toISOString(), value: "" })).returningAll().executeTakeFirstOrThrow()
return reply(201, omit(tables.usersApiKeys.toItem(row), "userId"))
},
// GET /user_management/users/{userId}/feature-flags: List enabled feature flags for a user
UserlandUserFeatureFlagsController_list: stub,
// GET /user_management/users/{user_id}/authorized_applications: List authorized applications
AuthorizedApplicationsController_list: stub,
// DELETE /user_management/users/{user_id}/authorized_applications/{application_id}: Delete an authorized application
AuthorizedApplicationsController_delete: stub,
// GET /user_management/users/{user_id}/connected_accounts/{slug}: Get a connected account
DataIntegrationsUserManagementController_getUserDataInstallation: stub,
// PUT /user_management/users/{user_id}/connected_accounts/{slug}: Update a connected account
DataIntegrationsUserManagementController_updateUserDataInstallation: stub,
// POST /user_management/users/{user_id}/connected_accounts/{slug}: Import a connected account
DataIntegrationsUserManagementController_createUserDataInstallation: stub,
// DELETE /user_management/users/{user_id}/connected_accounts/{slug}: Delete a connected account
DataIntegrationsUserManagementController_deleteUserDataInstallation: stub,
// GET /user_management/users/{user_id}/data_providers: List providers for a user
DataIntegrationsUserManagementController_getUserDataIntegrations: stub,
// GET /user_management/users/{userlandUserId}/auth_factors: List authentication factors
"UserlandUserAuthenticationFactorsController_list[0]": stub,
// POST /user_management/users/{userlandUserId}/auth_factors: Enroll an authentication factor
"UserlandUserAuthenticationFactorsController_create[0]": stub,
// POST /vault/v1/keys/data-key: Create a data key
"JumpWireWeb.KeyController.create_data_key": stub,
// POST /vault/v1/keys/decrypt: Decrypt a data key
"JumpWireWeb.KeyController.decrypt": stub,
// POST /vault/v1/keys/rekey: Re-encrypt a data key
"JumpWireWeb.KeyController.rekey": stub,
// GET /vault/v1/kv: List objects
"JumpWireWeb.DataVaultController.index": async ({ query, reply }) => {
// Not read: before, order, search, updatedAfter.
const limit = query.limit
let page = db.selectFrom("kv")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { data: rows.slice(0, limit).map(tables.kv.toItem), list_metadata: { after: next !== undefined ? next : null } })
},
// POST /vault/v1/kv: Create an object
"JumpWireWeb.DataVaultController.create": async ({ body, reply }) => {
// Not read: key_context.
// Placeholders, which you replace: environment_id, key_id, updated_by, context, metadata.
const row = await db.insertInto("kv").values(tables.kv.toRow({ ...omit(body, "version_id", "key_context", "version_check"), id: createUuid(), environment_id: "environment-1", key_id: "key-1", updated_by: { id: "", name: "" }, updated_at: new Date().toISOString(), context: {}, metadata: { id: "", environment_id: "environment-1", key_id: "key-1", updated_by: { id: "", name: "" }, updated_at: new Date().toISOString(), context: {} } })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.kv.toItem(row))
},
// GET /vault/v1/kv/name/{name}: Read an object by name
"JumpWireWeb.DataVaultController.show_by_name": stub,
// GET /vault/v1/kv/{id}: Read an object by ID
"JumpWireWeb.DataVaultController.show_by_id": async ({ path, reply, replyError }) => {
const row = await db.selectFrom("kv").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no kv ${path.id}.`)
return reply(200, tables.kv.toItem(row))
},
// PUT /vault/v1/kv/{id}: Update an object
"JumpWireWeb.DataVaultController.update": async ({ path, body, reply }) => db.transaction().execute(async (trx) => {
// Not read: version_check.
// Placeholders, which you replace: name, environment_id, key_id, updated_by, context, metadata.
const row = await trx.selectFrom("kv").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) {
const values = tables.kv.toRow({ name: "", environment_id: "environment-1", key_id: "key-1", updated_by: { id: "", name: "" }, context: {}, metadata: { id: "", environment_id: "environment-1", key_id: "key-1", updated_by: { id: "", name: "" }, updated_at: new Date().toISOString(), context: {} }, ...omit(body, "name", "context", "environment_id", "key_id", "updated_by", "version_id", "metadata", "version_check", "key_context"), id: path.id, updated_at: new Date().toISOString() })
const row = await trx.insertInto("kv").values(values).onConflict((conflict) => conflict.columns(["id"]).doUpdateSet(values)).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.kv.toItem(row))
}
const changed = await trx.updateTable("kv").set(tables.kv.toColumns({ ...omit(body, "name", "context", "environment_id", "key_id", "updated_by", "version_id", "metadata", "version_check", "key_context"), id: path.id, updated_at: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.kv.toItem(changed))
}),
// DELETE /vault/v1/kv/{id}: Delete an object
"JumpWireWeb.DataVaultController.delete": async ({ path, reply, replyError }) => {
// Not read: version_check.
const row = await db.deleteFrom("kv").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no kv ${path.id}.`)
return reply(200, { success: true, name: "" })
},
// GET /vault/v1/kv/{id}/metadata: Describe an object
"JumpWireWeb.DataVaultController.describe": stub,
// GET /vault/v1/kv/{id}/versions: List object versions
"JumpWireWeb.DataVaultController.versions": stub,
// GET /webhook_endpoints: List Webhook Endpoints
WebhookEndpointsController_list: async ({ query, reply }) => {
// Not read: before, order.
const limit = query.limit
let page = db.selectFrom("webhookEndpoints")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { data: rows.slice(0, limit).map(tables.webhookEndpoints.toItem), object: "list", list_metadata: { before: null, after: next !== undefined ? next : null } })
},
// POST /webhook_endpoints: Create a Webhook Endpoint
WebhookEndpointsController_create: async ({ body, reply }) => {
// Placeholders, which you replace: secret, status.
const row = await db.insertInto("webhookEndpoints").values(tables.webhookEndpoints.toRow({ ...body, id: createUuid(), object: "webhook_endpoint", secret: "", status: "enabled", created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.webhookEndpoints.toItem(row))
},
// DELETE /webhook_endpoints/{id}: Delete a Webhook Endpoint
WebhookEndpointsController_delete: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("webhookEndpoints").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no webhookEndpoint ${path.id}.`)
return reply(204)
},
// PATCH /webhook_endpoints/{id}: Update a Webhook Endpoint
WebhookEndpointsController_update: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("webhookEndpoints").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no webhookEndpoint ${path.id}.`)
const changed = await trx.updateTable("webhookEndpoints").set(tables.webhookEndpoints.toColumns({ ...omit(body, "object", "id", "secret", "created_at"), updated_at: new Date().toISOString() }, row)).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.webhookEndpoints.toItem(changed))
}),
// POST /widgets/token: Generate a widget token
WidgetsPublicController_issueWidgetSessionToken: stub,
};
}

/** Returns an object without members that only the server sets, or that no response contains. */
function omit<Members extends object>(members: Members, ...names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name))) as Members;
}

let lastTime = 0;

/** Returns a UUID of version 7 that sorts after those before it, so that lists are in the order of creation. */
function createUuid(): string {
  lastTime = Math.max(Date.now(), lastTime + 1);
  const time = lastTime.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
