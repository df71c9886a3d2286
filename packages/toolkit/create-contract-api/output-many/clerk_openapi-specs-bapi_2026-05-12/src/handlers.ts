import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// GET /public/interstitial: Returns the markup for the interstitial page
GetPublicInterstitial: stub,
// GET /jwks: Retrieve the JSON Web Key Set of the instance
GetJWKS: stub,
// GET /clients: List all clients
GetClientList: stub,
// POST /clients/verify: Verify a client
VerifyClient: stub,
// GET /clients/{client_id}: Get a client
GetClient: stub,
// POST /email_addresses: Create an email address
CreateEmailAddress: stub,
// GET /email_addresses/{email_address_id}: Retrieve an email address
GetEmailAddress: stub,
// DELETE /email_addresses/{email_address_id}: Delete an email address
DeleteEmailAddress: stub,
// PATCH /email_addresses/{email_address_id}: Update an email address
UpdateEmailAddress: stub,
// POST /email_addresses/{email_address_id}/prepare_verification: Send a verification code to an email address
PrepareEmailAddressVerification: stub,
// POST /email_addresses/{email_address_id}/attempt_verification: Verify a code sent to an email address
AttemptEmailAddressVerification: stub,
// PUT /users/{user_id}/email_address: Replace a user's email address
ReplaceUserEmailAddress: stub,
// POST /phone_numbers: Create a phone number
CreatePhoneNumber: stub,
// GET /phone_numbers/{phone_number_id}: Retrieve a phone number
GetPhoneNumber: stub,
// DELETE /phone_numbers/{phone_number_id}: Delete a phone number
DeletePhoneNumber: stub,
// PATCH /phone_numbers/{phone_number_id}: Update a phone number
UpdatePhoneNumber: stub,
// POST /phone_numbers/{phone_number_id}/prepare_verification: Send a verification code to a phone number
PreparePhoneNumberVerification: stub,
// POST /phone_numbers/{phone_number_id}/attempt_verification: Verify a code sent to a phone number
AttemptPhoneNumberVerification: stub,
// PUT /users/{user_id}/phone_number: Replace a user's phone number
ReplaceUserPhoneNumber: stub,
// GET /sessions: List all sessions
GetSessionList: stub,
// POST /sessions: Create a new active session
createSession: stub,
// GET /sessions/{session_id}: Retrieve a session
GetSession: stub,
// POST /sessions/{session_id}/refresh: Refresh a session
RefreshSession: stub,
// POST /sessions/{session_id}/revoke: Revoke a session
RevokeSession: stub,
// POST /sessions/{session_id}/tokens: Create a session token
CreateSessionToken: stub,
// POST /sessions/{session_id}/tokens/{template_name}: Create a session token from a JWT template
CreateSessionTokenFromTemplate: stub,
// GET /templates/{template_type}: List all templates
GetTemplateList: stub,
// GET /templates/{template_type}/{slug}: Retrieve a template
GetTemplate: stub,
// PUT /templates/{template_type}/{slug}: Update a template for a given type and slug
UpsertTemplate: stub,
// POST /templates/{template_type}/{slug}/revert: Revert a template
RevertTemplate: stub,
// POST /templates/{template_type}/{slug}/preview: Preview changes to a template
PreviewTemplate: stub,
// POST /templates/{template_type}/{slug}/toggle_delivery: Toggle the delivery by Clerk for a template of a given type and slug
ToggleTemplateDelivery: stub,
// GET /users: List all users
GetUserList: stub,
// POST /users: Create a new user
CreateUser: stub,
// GET /users/count: Count users
GetUsersCount: stub,
// GET /users/{user_id}: Retrieve a user
GetUser: stub,
// DELETE /users/{user_id}: Delete a user
DeleteUser: stub,
// PATCH /users/{user_id}: Update a user
UpdateUser: stub,
// POST /users/{user_id}/ban: Ban a user
BanUser: stub,
// POST /users/{user_id}/unban: Unban a user
UnbanUser: stub,
// POST /users/ban: Ban multiple users
UsersBan: stub,
// POST /users/unban: Unban multiple users
UsersUnban: stub,
// POST /users/{user_id}/lock: Lock a user
LockUser: stub,
// POST /users/{user_id}/unlock: Unlock a user
UnlockUser: stub,
// POST /users/{user_id}/profile_image: Set user profile image
SetUserProfileImage: stub,
// DELETE /users/{user_id}/profile_image: Delete user profile image
DeleteUserProfileImage: stub,
// PUT /users/{user_id}/metadata: Replace a user's metadata
ReplaceUserMetadata: stub,
// PATCH /users/{user_id}/metadata: Merge and update a user's metadata
UpdateUserMetadata: stub,
// GET /users/{user_id}/billing/subscription: Retrieve a user's billing subscription
GetUserBillingSubscription: stub,
// GET /users/{user_id}/billing/credits: Retrieve a user's credit balance
GetUserBillingCreditBalance: stub,
// POST /users/{user_id}/billing/credits: Adjust a user's credit balance
AdjustUserBillingCreditBalance: stub,
// GET /users/{user_id}/oauth_access_tokens/{provider}: Retrieve the OAuth access token of a user
GetOAuthAccessToken: stub,
// GET /users/{user_id}/organization_memberships: Retrieve all memberships for a user
UsersGetOrganizationMemberships: stub,
// GET /users/{user_id}/organization_invitations: Retrieve all invitations for a user
UsersGetOrganizationInvitations: stub,
// POST /users/{user_id}/remove_password: Remove a user's password
RemoveUserPassword: stub,
// POST /users/{user_id}/verify_password: Verify the password of a user
VerifyPassword: stub,
// POST /users/{user_id}/verify_totp: Verify a TOTP or backup code for a user
VerifyTOTP: stub,
// DELETE /users/{user_id}/mfa: Disable a user's MFA methods
DisableMFA: stub,
// DELETE /users/{user_id}/backup_code: Disable all user's Backup codes
DeleteBackupCode: stub,
// DELETE /users/{user_id}/passkeys/{passkey_identification_id}: Delete a user passkey
UserPasskeyDelete: stub,
// GET /users/{user_id}/trusted_devices: List a user's trusted devices
ListUserTrustedDevices: stub,
// DELETE /users/{user_id}/trusted_devices/{trusted_device_id}: Revoke a user's trusted device
RevokeUserTrustedDevice: stub,
// DELETE /users/{user_id}/web3_wallets/{web3_wallet_identification_id}: Delete a user web3 wallet
UserWeb3WalletDelete: stub,
// DELETE /users/{user_id}/totp: Delete all the user's TOTPs
DeleteTOTP: stub,
// DELETE /users/{user_id}/external_accounts/{external_account_id}: Delete External Account
DeleteExternalAccount: stub,
// POST /users/{user_id}/password/set_compromised: Set a user's password as compromised
SetUserPasswordCompromised: stub,
// POST /users/{user_id}/password/unset_compromised: Unset a user's password as compromised
UnsetUserPasswordCompromised: stub,
// GET /invitations: List all invitations
ListInvitations: stub,
// POST /invitations: Create an invitation
CreateInvitation: stub,
// POST /invitations/bulk: Create multiple invitations
CreateBulkInvitations: stub,
// POST /invitations/{invitation_id}/revoke: Revokes an invitation
RevokeInvitation: stub,
// GET /organization_invitations: Get a list of organization invitations for the current instance
ListInstanceOrganizationInvitations: stub,
// GET /allowlist_identifiers: List all identifiers on the allow-list
ListAllowlistIdentifiers: async ({ query, reply }) => {
// Not read: paginated.
const rows = await db.selectFrom("allowlistIdentifiers").selectAll().orderBy("id").limit(query.limit).offset(query.offset).execute()
return reply(200, rows.map(tables.allowlistIdentifiers.toItem))
},
// POST /allowlist_identifiers: Add identifier to the allow-list
CreateAllowlistIdentifier: async ({ body, reply }) => {
// Not read: notify.
const row = await db.insertInto("allowlistIdentifiers").values(tables.allowlistIdentifiers.toRow({ ...omit(body ?? {}, "notify"), id: createUuid(), created_at: Math.floor(Date.now() / 1000), updated_at: Math.floor(Date.now() / 1000) })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.allowlistIdentifiers.toItem(row))
},
// DELETE /allowlist_identifiers/{identifier_id}: Delete identifier from allow-list
DeleteAllowlistIdentifier: stub,
// GET /blocklist_identifiers: List all identifiers on the block-list
ListBlocklistIdentifiers: async ({ reply }) => {
const rows = await db.selectFrom("blocklistIdentifiers").selectAll().orderBy("id").execute()
return reply(200, { data: rows.map(tables.blocklistIdentifiers.toItem), total_count: rows.length })
},
// POST /blocklist_identifiers: Add identifier to the block-list
CreateBlocklistIdentifier: async ({ body, reply }) => {
const row = await db.insertInto("blocklistIdentifiers").values(tables.blocklistIdentifiers.toRow({ ...body, id: createUuid(), created_at: Math.floor(Date.now() / 1000), updated_at: Math.floor(Date.now() / 1000) })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.blocklistIdentifiers.toItem(row))
},
// DELETE /blocklist_identifiers/{identifier_id}: Delete identifier from block-list
DeleteBlocklistIdentifier: stub,
// PATCH /beta_features/instance_settings: Update instance settings
UpdateInstanceAuthConfig: stub,
// PUT /beta_features/domain: Update production instance domain
UpdateProductionInstanceDomain: stub,
// POST /actor_tokens: Create actor token
CreateActorToken: stub,
// POST /actor_tokens/{actor_token_id}/revoke: Revoke actor token
RevokeActorToken: stub,
// GET /domains: List all instance domains
ListDomains: async ({ reply }) => {
const rows = await db.selectFrom("domains").selectAll().orderBy("id").execute()
return reply(200, { data: rows.map(tables.domains.toItem), total_count: rows.length })
},
// POST /domains: Add a domain
AddDomain: async ({ body, reply }) => {
// Placeholders, which you replace: object, name, is_satellite, frontend_api_url, development_origin.
const row = await db.insertInto("domains").values(tables.domains.toRow({ name: "", is_satellite: false, ...omit(body ?? {}, "accounts_portal_url", "cname_targets", "is_secondary"), id: createUuid(), object: "domain", frontend_api_url: "", development_origin: "" })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.domains.toItem(row))
},
// DELETE /domains/{domain_id}: Delete a satellite domain
DeleteDomain: stub,
// PATCH /domains/{domain_id}: Update a domain
UpdateDomain: stub,
// GET /instance: Fetch the current instance
GetInstance: stub,
// PATCH /instance: Update instance settings
UpdateInstance: stub,
// PATCH /instance/restrictions: Update instance restrictions
UpdateInstanceRestrictions: stub,
// GET /instance/protect: Get instance protect settings
GetInstanceProtect: stub,
// PATCH /instance/protect: Update instance protect settings
UpdateInstanceProtect: stub,
// GET /instance/communication: Get instance communication settings
GetInstanceCommunication: stub,
// PATCH /instance/communication: Update instance communication settings
UpdateInstanceCommunication: stub,
// GET /instance/oauth_application_settings: Get OAuth application settings
GetInstanceOAuthApplicationSettings: stub,
// PATCH /instance/oauth_application_settings: Update OAuth application settings
UpdateInstanceOAuthApplicationSettings: stub,
// POST /instance/change_domain: Update production instance domain
ChangeProductionInstanceDomain: stub,
// GET /instance/organization_settings: Get instance organization settings
GetInstanceOrganizationSettings: stub,
// PATCH /instance/organization_settings: Update instance organization settings
UpdateInstanceOrganizationSettings: stub,
// POST /webhooks/svix: Create a Svix app
CreateSvixApp: stub,
// DELETE /webhooks/svix: Delete a Svix app
DeleteSvixApp: stub,
// POST /webhooks/svix_url: Create a Svix Dashboard URL
GenerateSvixAuthURL: stub,
// GET /jwt_templates: List all templates
ListJWTTemplates: stub,
// POST /jwt_templates: Create a JWT template
CreateJWTTemplate: stub,
// GET /jwt_templates/{template_id}: Retrieve a template
GetJWTTemplate: stub,
// DELETE /jwt_templates/{template_id}: Delete a Template
DeleteJWTTemplate: stub,
// PATCH /jwt_templates/{template_id}: Update a JWT template
UpdateJWTTemplate: stub,
// GET /machines: Get a list of machines for an instance
ListMachines: stub,
// POST /machines: Create a machine
CreateMachine: stub,
// GET /machines/{machine_id}: Retrieve a machine
GetMachine: stub,
// DELETE /machines/{machine_id}: Delete a machine
DeleteMachine: stub,
// PATCH /machines/{machine_id}: Update a machine
UpdateMachine: stub,
// GET /machines/{machine_id}/secret_key: Retrieve a machine secret key
GetMachineSecretKey: stub,
// POST /machines/{machine_id}/secret_key/rotate: Rotate a machine's secret key
RotateMachineSecretKey: stub,
// POST /machines/{machine_id}/scopes: Create a machine scope
CreateMachineScope: stub,
// DELETE /machines/{machine_id}/scopes/{other_machine_id}: Delete a machine scope
DeleteMachineScope: stub,
// GET /organizations: Get a list of organizations for an instance
ListOrganizations: stub,
// POST /organizations: Create an organization
CreateOrganization: stub,
// GET /organizations/{organization_id}: Retrieve an organization by ID or slug
GetOrganization: stub,
// DELETE /organizations/{organization_id}: Delete an organization
DeleteOrganization: stub,
// PATCH /organizations/{organization_id}: Update an organization
UpdateOrganization: stub,
// PUT /organizations/{organization_id}/metadata: Replace metadata for an organization
ReplaceOrganizationMetadata: stub,
// PATCH /organizations/{organization_id}/metadata: Merge and update metadata for an organization
MergeOrganizationMetadata: stub,
// PUT /organizations/{organization_id}/logo: Upload a logo for the organization
UploadOrganizationLogo: stub,
// DELETE /organizations/{organization_id}/logo: Delete the organization's logo.
DeleteOrganizationLogo: stub,
// GET /organizations/{organization_id}/billing/subscription: Retrieve an organization's billing subscription
GetOrganizationBillingSubscription: stub,
// GET /organizations/{organization_id}/billing/credits: Retrieve an organization's credit balance
GetOrganizationBillingCreditBalance: stub,
// POST /organizations/{organization_id}/billing/credits: Adjust an organization's credit balance
AdjustOrganizationBillingCreditBalance: stub,
// GET /organizations/{organization_id}/invitations: Get a list of organization invitations
ListOrganizationInvitations: stub,
// POST /organizations/{organization_id}/invitations: Create and send an organization invitation
CreateOrganizationInvitation: stub,
// POST /organizations/{organization_id}/invitations/bulk: Bulk create and send organization invitations
CreateOrganizationInvitationBulk: stub,
// GET /organizations/{organization_id}/invitations/pending: Get a list of pending organization invitations
ListPendingOrganizationInvitations: stub,
// GET /organizations/{organization_id}/invitations/{invitation_id}: Retrieve an organization invitation by ID
GetOrganizationInvitation: stub,
// POST /organizations/{organization_id}/invitations/{invitation_id}/revoke: Revoke a pending organization invitation
RevokeOrganizationInvitation: stub,
// GET /organization_roles: Get a list of organization roles
ListOrganizationRoles: stub,
// POST /organization_roles: Create an organization role
CreateOrganizationRole: stub,
// GET /organization_roles/{organization_role_id}: Retrieve an organization role
GetOrganizationRole: stub,
// DELETE /organization_roles/{organization_role_id}: Delete an organization role
DeleteOrganizationRole: stub,
// PATCH /organization_roles/{organization_role_id}: Update an organization role
UpdateOrganizationRole: stub,
// POST /organization_roles/{organization_role_id}/permissions/{permission_id}: Assign a permission to an organization role
AssignPermissionToOrganizationRole: stub,
// DELETE /organization_roles/{organization_role_id}/permissions/{permission_id}: Remove a permission from an organization role
RemovePermissionFromOrganizationRole: stub,
// GET /organizations/{organization_id}/memberships: Get a list of all members of an organization
ListOrganizationMemberships: stub,
// POST /organizations/{organization_id}/memberships: Create a new organization membership
CreateOrganizationMembership: stub,
// DELETE /organizations/{organization_id}/memberships/{user_id}: Remove a member from an organization
DeleteOrganizationMembership: stub,
// PATCH /organizations/{organization_id}/memberships/{user_id}: Update an organization membership
UpdateOrganizationMembership: stub,
// PATCH /organizations/{organization_id}/memberships/{user_id}/metadata: Merge and update organization membership metadata
UpdateOrganizationMembershipMetadata: stub,
// GET /organizations/{organization_id}/domains: Get a list of all domains of an organization.
ListOrganizationDomains: stub,
// POST /organizations/{organization_id}/domains: Create a new organization domain.
CreateOrganizationDomain: stub,
// DELETE /organizations/{organization_id}/domains/{domain_id}: Remove a domain from an organization.
DeleteOrganizationDomain: stub,
// PATCH /organizations/{organization_id}/domains/{domain_id}: Update an organization domain.
UpdateOrganizationDomain: stub,
// POST /organizations/{organization_id}/domains/{domain_id}/verify_ownership: Mark an organization domain's ownership as verified
VerifyOrganizationDomainOwnership: stub,
// GET /organization_domains: List all organization domains
ListAllOrganizationDomains: stub,
// POST /proxy_checks: Verify the proxy configuration for your domain
VerifyDomainProxy: stub,
// GET /redirect_urls: List all redirect URLs
ListRedirectURLs: stub,
// POST /redirect_urls: Create a redirect URL
CreateRedirectURL: stub,
// GET /redirect_urls/{id}: Retrieve a redirect URL
GetRedirectURL: stub,
// DELETE /redirect_urls/{id}: Delete a redirect URL
DeleteRedirectURL: stub,
// POST /sign_in_tokens: Create sign-in token
CreateSignInToken: stub,
// POST /sign_in_tokens/{sign_in_token_id}/revoke: Revoke the given sign-in token
RevokeSignInToken: stub,
// GET /sign_ups/{id}: Retrieve a sign-up by ID
GetSignUp: stub,
// PATCH /sign_ups/{id}: Update a sign-up
UpdateSignUp: stub,
// GET /oauth_applications: Get a list of OAuth applications for an instance
ListOAuthApplications: stub,
// POST /oauth_applications: Create an OAuth application
CreateOAuthApplication: stub,
// GET /oauth_applications/{oauth_application_id}: Retrieve an OAuth application by ID
GetOAuthApplication: stub,
// DELETE /oauth_applications/{oauth_application_id}: Delete an OAuth application
DeleteOAuthApplication: stub,
// PATCH /oauth_applications/{oauth_application_id}: Update an OAuth application
UpdateOAuthApplication: stub,
// PUT /oauth_applications/{oauth_application_id}/logo: Upload a logo for the OAuth application
UploadOAuthApplicationLogo: stub,
// POST /oauth_applications/{oauth_application_id}/rotate_secret: Rotate the client secret of the given OAuth application
RotateOAuthApplicationSecret: stub,
// POST /oauth_applications/{oauth_application_id}/revoke_token: Revoke an OAuth application token
RevokeOAuthApplicationToken: stub,
// GET /saml_connections: Get a list of SAML Connections for an instance
ListSAMLConnections: stub,
// POST /saml_connections: Create a SAML Connection
CreateSAMLConnection: stub,
// GET /saml_connections/{saml_connection_id}: Retrieve a SAML Connection by ID
GetSAMLConnection: stub,
// DELETE /saml_connections/{saml_connection_id}: Delete a SAML Connection
DeleteSAMLConnection: stub,
// PATCH /saml_connections/{saml_connection_id}: Update a SAML Connection
UpdateSAMLConnection: stub,
// GET /enterprise_connections: List enterprise connections
ListEnterpriseConnections: stub,
// POST /enterprise_connections: Create an enterprise connection
CreateEnterpriseConnection: stub,
// GET /enterprise_connections/{enterprise_connection_id}: Retrieve an enterprise connection
GetEnterpriseConnection: stub,
// DELETE /enterprise_connections/{enterprise_connection_id}: Delete an enterprise connection
DeleteEnterpriseConnection: stub,
// PATCH /enterprise_connections/{enterprise_connection_id}: Update an enterprise connection
UpdateEnterpriseConnection: stub,
// GET /enterprise_connections/{enterprise_connection_id}/test_runs: List enterprise connection test runs
ListEnterpriseConnectionTestRuns: stub,
// POST /enterprise_connections/{enterprise_connection_id}/test_runs: Create an enterprise connection test run
CreateEnterpriseConnectionTestRun: stub,
// POST /testing_tokens: Retrieve a new testing token
CreateTestingToken: stub,
// POST /agents/tasks: Create agent task
CreateAgentTask: stub,
// POST /agents/tasks/{agent_task_id}/revoke: Revoke agent task
RevokeAgentTask: stub,
// GET /organization_memberships: Get a list of all organization memberships within an instance.
InstanceGetOrganizationMemberships: stub,
// GET /waitlist_entries: List all waitlist entries
ListWaitlistEntries: stub,
// POST /waitlist_entries: Create a waitlist entry
CreateWaitlistEntry: stub,
// POST /waitlist_entries/bulk: Create multiple waitlist entries
CreateBulkWaitlistEntries: stub,
// DELETE /waitlist_entries/{waitlist_entry_id}: Delete a pending waitlist entry
DeleteWaitlistEntry: stub,
// POST /waitlist_entries/{waitlist_entry_id}/invite: Invite a waitlist entry
InviteWaitlistEntry: stub,
// POST /waitlist_entries/{waitlist_entry_id}/reject: Reject a waitlist entry
RejectWaitlistEntry: stub,
// GET /billing/plans: List all billing plans
GetCommercePlanList: stub,
// GET /billing/prices: List all billing prices
GetBillingPriceList: stub,
// POST /billing/prices: Create a custom billing price
CreateBillingPrice: stub,
// GET /billing/subscription_items: List all subscription items
GetCommerceSubscriptionItemList: stub,
// DELETE /billing/subscription_items/{subscription_item_id}: Cancel a subscription item
CancelCommerceSubscriptionItem: stub,
// POST /billing/subscription_items/{subscription_item_id}/extend_free_trial: Extend free trial for a subscription item
ExtendBillingSubscriptionItemFreeTrial: stub,
// POST /billing/subscription_items/{subscription_item_id}/price_transition: Create a price transition for a subscription item
CreateBillingPriceTransition: stub,
// POST /billing/subscription_items/{subscription_item_id}/discounts: Apply a discount to a subscription item
ApplyBillingSubscriptionItemDiscount: stub,
// DELETE /billing/subscription_items/{subscription_item_id}/discounts/{discount_id}: Remove a discount from a subscription item
RemoveBillingSubscriptionItemDiscount: stub,
// GET /billing/statements: List all billing statements
GetBillingStatementList: stub,
// GET /billing/statements/{statementID}: Retrieve a billing statement
GetBillingStatement: stub,
// GET /billing/statements/{statementID}/payment_attempts: List payment attempts for a billing statement
GetBillingStatementPaymentAttempts: stub,
// GET /organization_permissions: Get a list of all organization permissions
ListOrganizationPermissions: async ({ query, reply }) => {
// Not read: query, order_by.
const select = db.selectFrom("organizationPermissions")
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const rows = await select.selectAll().orderBy("id").limit(query.limit).offset(query.offset).execute()
return reply(200, { data: rows.map(tables.organizationPermissions.toItem), total_count: total })
},
// POST /organization_permissions: Create a new organization permission
CreateOrganizationPermission: async ({ body, reply }) => {
// Placeholders, which you replace: object, description, type.
const row = await db.insertInto("organizationPermissions").values(tables.organizationPermissions.toRow({ description: "", ...body, id: createUuid(), object: "permission", type: "", created_at: Math.floor(Date.now() / 1000), updated_at: Math.floor(Date.now() / 1000) })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.organizationPermissions.toItem(row))
},
// GET /organization_permissions/{permission_id}: Get an organization permission
GetOrganizationPermission: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("organizationPermissions").selectAll().where("id", "=", path.permission_id).executeTakeFirst()
if (!row) return replyError(404, `There is no organizationPermission ${path.permission_id}.`)
return reply(200, tables.organizationPermissions.toItem(row))
},
// DELETE /organization_permissions/{permission_id}: Delete an organization permission
DeleteOrganizationPermission: stub,
// PATCH /organization_permissions/{permission_id}: Update an organization permission
UpdateOrganizationPermission: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("organizationPermissions").selectAll().where("id", "=", path.permission_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no organizationPermission ${path.permission_id}.`)
const changed = await trx.updateTable("organizationPermissions").set(tables.organizationPermissions.toColumns({ ...omit(body, "object", "id", "type", "created_at"), updated_at: Math.floor(Date.now() / 1000) }, row)).where("id", "=", path.permission_id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.organizationPermissions.toItem(changed))
}),
// GET /role_sets: Get a list of role sets
ListRoleSets: stub,
// POST /role_sets: Create a role set
CreateRoleSet: stub,
// GET /role_sets/{role_set_key_or_id}: Retrieve a role set
GetRoleSet: stub,
// PATCH /role_sets/{role_set_key_or_id}: Update a role set
UpdateRoleSet: stub,
// POST /role_sets/{role_set_key_or_id}/replace: Replace a role set
ReplaceRoleSet: stub,
// POST /role_sets/{role_set_key_or_id}/roles: Add roles to a role set
AddRolesToRoleSet: stub,
// POST /role_sets/{role_set_key_or_id}/roles/replace: Replace a role in a role set
ReplaceRoleInRoleSet: stub,
// GET /scim_directories: List all directories
ListSCIMDirectories: async ({ query, reply }) => {
const select = db.selectFrom("scimDirectories")
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const rows = await select.selectAll().orderBy("id").limit(query.limit).offset(query.offset).execute()
return reply(200, { data: rows.map(tables.scimDirectories.toItem), total_count: total })
},
// POST /scim_directories: Create a directory
CreateSCIMDirectory: async ({ body, reply }) => {
// Not read: group_role_mappings.
// Placeholders, which you replace: object, name, endpoint_url, provider, enabled, group_role_mapping_enabled, attribute_mapping.
const row = await db.insertInto("scimDirectories").values(tables.scimDirectories.toRow({ name: "", provider: "", ...omit(body ?? {}, "custom_attributes", "api_key", "group_role_mappings"), id: createUuid(), object: "scim_directory", endpoint_url: "", enabled: false, group_role_mapping_enabled: false, attribute_mapping: {}, created_at: Math.floor(Date.now() / 1000), updated_at: Math.floor(Date.now() / 1000) })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.scimDirectories.toItem(row))
},
// GET /scim_directories/{scim_directory_id}: Retrieve a directory
GetSCIMDirectory: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("scimDirectories").selectAll().where("id", "=", path.scim_directory_id).executeTakeFirst()
if (!row) return replyError(404, `There is no scimDirectory ${path.scim_directory_id}.`)
return reply(200, tables.scimDirectories.toItem(row))
},
// DELETE /scim_directories/{scim_directory_id}: Delete a directory
DeleteSCIMDirectory: stub,
// PATCH /scim_directories/{scim_directory_id}: Update a directory
UpdateSCIMDirectory: stub,
// POST /scim_directories/{scim_directory_id}/rotate_api_key: Rotate a directory's API key
RotateSCIMDirectoryAPIKey: stub,
// GET /scim_directories/{scim_directory_id}/group_role_mappings: List SCIM group role mappings
ListSCIMGroupRoleMappings: async ({ path, reply, replyError }) => {
const parent = await db.selectFrom("scimDirectories").select("id").where("id", "=", path.scim_directory_id).executeTakeFirst()
if (!parent) return replyError(404, `There is no scimDirectory ${path.scim_directory_id}.`)
const rows = await db.selectFrom("groupRoleMappings").where("scim_directory_id", "=", path.scim_directory_id).selectAll().orderBy("id").execute()
return reply(200, { data: rows.map(tables.groupRoleMappings.toItem), total_count: rows.length })
},
// PUT /scim_directories/{scim_directory_id}/group_role_mappings: Replace SCIM group role mappings
ReplaceSCIMGroupRoleMappings: stub,
// POST /scim_directories/{scim_directory_id}/group_role_mappings: Create a SCIM group role mapping
CreateSCIMGroupRoleMapping: async ({ path, body, reply, replyError }) => {
// Not read: role_id.
// Placeholders, which you replace: object, directory_id, directory_group_id, scim_group_display_name, directory_group_display_name, precedence.
const parent = await db.selectFrom("scimDirectories").select("id").where("id", "=", path.scim_directory_id).executeTakeFirst()
if (!parent) return replyError(404, `There is no scimDirectory ${path.scim_directory_id}.`)
const row = await db.insertInto("groupRoleMappings").values(tables.groupRoleMappings.toRow({ precedence: 0, ...omit(body, "role", "role_id"), id: createUuid(), scim_directory_id: path.scim_directory_id, object: "scim_group_role_mapping", directory_id: "directory-1", directory_group_id: "directory_group-1", scim_group_display_name: "", directory_group_display_name: "", created_at: Date.now(), updated_at: Date.now() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.groupRoleMappings.toItem(row))
},
// DELETE /scim_directories/{scim_directory_id}/group_role_mappings/{mapping_id}: Delete a SCIM group role mapping
DeleteSCIMGroupRoleMapping: stub,
// GET /directories: List all directories
ListDirectories: async ({ query, reply }) => {
const select = db.selectFrom("directories")
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const rows = await select.selectAll().orderBy("id").limit(query.limit).offset(query.offset).execute()
return reply(200, { data: rows.map(tables.directories.toItem), total_count: total })
},
// POST /directories: Create a directory
CreateDirectory: async ({ body, reply }) => {
// Not read: group_role_mappings.
// Placeholders, which you replace: object, name, endpoint_url, provider, enabled, group_role_mapping_enabled, attribute_mapping.
const row = await db.insertInto("directories").values(tables.directories.toRow({ name: "", provider: "", ...omit(body ?? {}, "custom_attributes", "api_key", "group_role_mappings"), id: createUuid(), object: "directory", endpoint_url: "", enabled: false, group_role_mapping_enabled: false, attribute_mapping: {}, created_at: Math.floor(Date.now() / 1000), updated_at: Math.floor(Date.now() / 1000) })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.directories.toItem(row))
},
// GET /directories/{directory_id}: Retrieve a directory
GetDirectory: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("directories").selectAll().where("id", "=", path.directory_id).executeTakeFirst()
if (!row) return replyError(404, `There is no directory ${path.directory_id}.`)
return reply(200, tables.directories.toItem(row))
},
// DELETE /directories/{directory_id}: Delete a directory
DeleteDirectory: stub,
// PATCH /directories/{directory_id}: Update a directory
UpdateDirectory: stub,
// POST /directories/{directory_id}/rotate_api_key: Rotate a directory's API key
RotateDirectoryAPIKey: stub,
// GET /directories/{directory_id}/group_role_mappings: List directory group role mappings
ListDirectoryGroupRoleMappings: async ({ path, reply, replyError }) => {
const parent = await db.selectFrom("directories").select("id").where("id", "=", path.directory_id).executeTakeFirst()
if (!parent) return replyError(404, `There is no directory ${path.directory_id}.`)
const rows = await db.selectFrom("directoriesGroupRoleMappings").where("directory_id", "=", path.directory_id).selectAll().orderBy("id").execute()
return reply(200, { data: rows.map(tables.directoriesGroupRoleMappings.toItem), total_count: rows.length })
},
// PUT /directories/{directory_id}/group_role_mappings: Replace directory group role mappings
ReplaceDirectoryGroupRoleMappings: stub,
// POST /directories/{directory_id}/group_role_mappings: Create a directory group role mapping
CreateDirectoryGroupRoleMapping: async ({ path, body, reply, replyError }) => {
// Not read: role_id.
// Placeholders, which you replace: object, scim_directory_id, directory_group_id, scim_group_id, directory_group_display_name, scim_group_display_name, precedence.
const parent = await db.selectFrom("directories").select("id").where("id", "=", path.directory_id).executeTakeFirst()
if (!parent) return replyError(404, `There is no directory ${path.directory_id}.`)
const row = await db.insertInto("directoriesGroupRoleMappings").values(tables.directoriesGroupRoleMappings.toRow({ directory_group_id: "directory_group-1", scim_group_id: "scim_group-1", precedence: 0, ...omit(body, "role", "role_id"), id: createUuid(), directory_id: path.directory_id, object: "directory_group_role_mapping", scim_directory_id: "scim_directory-1", directory_group_display_name: "", scim_group_display_name: "", created_at: Date.now(), updated_at: Date.now() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.directoriesGroupRoleMappings.toItem(row))
},
// DELETE /directories/{directory_id}/group_role_mappings/{mapping_id}: Delete a directory group role mapping
DeleteDirectoryGroupRoleMapping: stub,
// POST /admin_portal_link_tokens: Create an Admin Portal Link Token
createAdminPortalLinkToken: stub,
// POST /admin_portal_link_tokens/{adminPortalLinkTokenID}/revoke: Revoke an Admin Portal Link Token
revokeAdminPortalLinkToken: stub,
// GET /api_keys: Get API Keys
getApiKeys: stub,
// POST /api_keys: Create an API Key
createApiKey: stub,
// GET /api_keys/{apiKeyID}: Get an API Key by ID
getApiKey: stub,
// DELETE /api_keys/{apiKeyID}: Delete an API Key
deleteApiKey: stub,
// PATCH /api_keys/{apiKeyID}: Update an API Key
updateApiKey: stub,
// GET /api_keys/{apiKeyID}/secret: Get an API Key Secret
getApiKeySecret: stub,
// POST /api_keys/{apiKeyID}/revoke: Revoke an API Key
revokeApiKey: stub,
// POST /api_keys/verify: Verify an API Key
verifyApiKey: stub,
// GET /m2m_tokens: Get M2M Tokens
getM2MTokens: stub,
// POST /m2m_tokens: Create a M2M Token
createM2MToken: stub,
// POST /m2m_tokens/{m2m_token_id}/revoke: Revoke a M2M Token
revokeM2MToken: stub,
// POST /m2m_tokens/verify: Verify a M2M Token
verifyM2MToken: stub,
// POST /oauth_applications/access_tokens/verify: Verify an OAuth Access Token
verifyOAuthAccessToken: stub,
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
