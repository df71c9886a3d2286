import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// GET /v2/organizations: Returns a list of organizations that the authenticated user belongs to.
Organization_Organization_GetListV2: stub,
// POST /v2/data_redaction/accounts/{accountId}/user: Deletes membership data for a user on an account.
DataRedaction_RedactIndividualMembershipData: stub,
// GET /v2/organizations/{organizationId}/accounts/{accountId}/permissions: Returns the list of permission profiles in an account.
Account_Accounts_GetPermissionProfilesV2: stub,
// GET /v2/organizations/{organizationId}/accounts/{accountId}/groups: Returns the list of groups in an account.
Account_Accounts_GetGroupsV2: stub,
// GET /v2/organizations/{organizationId}/exports/user_list: Returns a list of pending and completed export requests.
OrganizationExport_OrganizationExport_Get: stub,
// POST /v2/organizations/{organizationId}/exports/user_list: Creates a user list export request.
OrganizationExport_OrganizationExport_Insert: stub,
// GET /v2/organizations/{organizationId}/exports/account_settings: Returns a list of pending and completed account settings export request.
OrganizationExport_OrganizationExport_GetAccountCompare: stub,
// POST /v2/organizations/{organizationId}/exports/account_settings: Creates a  new account settings export request.
OrganizationExport_OrganizationExport_AccountCompare: stub,
// GET /v2/organizations/{organizationId}/exports/user_list/{exportId}: Returns the results for single user list export request.
OrganizationExport_OrganizationExport_GetByExportId: stub,
// DELETE /v2/organizations/{organizationId}/exports/user_list/{exportId}: Deletes a single user list export request.
OrganizationExport_OrganizationExport_DeleteByExportId: stub,
// GET /v2/organizations/{organizationId}/exports/account_settings/{exportId}: Returns the results for a single account settings export request.
OrganizationExport_OrganizationExport_GetAccountSettingsExportByExportId: stub,
// DELETE /v2/organizations/{organizationId}/exports/account_settings/{exportId}: Deletes a single account settings export request.
OrganizationExport_OrganizationExport_DeleteByAccountSettingsExportId: stub,
// GET /v2/organizations/{organizationId}/imports/account_settings: Returns the details and metadata for Bulk Account Settings Import requests in the organization.
OrganizationImport_OrganizationImportAccountSettings_Get: stub,
// POST /v2/organizations/{organizationId}/imports/account_settings: Creates a new account settings import request.
OrganizationImport_OrganizationImportAccountSettings_Post: stub,
// GET /v2/organizations/{organizationId}/imports/account_settings/{importId}: Returns the details/metadata for a Bulk Account Settings Import request.
OrganizationImport_OrganizationImportAccountSettings_GetById: stub,
// DELETE /v2/organizations/{organizationId}/imports/account_settings/{importId}: Deletes a Bulk Account Settings Import request.
OrganizationImport_OrganizationImportAccountSettings_DeleteById: stub,
// POST /v2/organizations/{organizationId}/imports/bulk_users/add: Creates a request to import new users into an account.
OrganizationImport_OrganizationImportUsers_Insert: stub,
// POST /v2/organizations/{organizationId}/accounts/{accountId}/imports/bulk_users/add: Import request for adding a user to a single account within the organization.
OrganizationImport_OrganizationImportSingleAccountUsers_Insert: stub,
// POST /v2/organizations/{organizationId}/imports/bulk_users/update: Bulk updates information for existing users.
OrganizationImport_OrganizationImportUsers_Update: stub,
// POST /v2/organizations/{organizationId}/accounts/{accountId}/imports/bulk_users/update: Import request for updating users for a single account within the organization.
OrganizationImport_OrganizationImportSingleAccountUsers_Update: stub,
// POST /v2/organizations/{organizationId}/imports/bulk_users/close: Creates a request to close the accounts of existing users.
OrganizationImport_OrganizationImportUsers_Close: stub,
// POST /v2/organizations/{organizationId}/imports/bulk_users/close_external: Closes external memberships.
OrganizationImport_OrganizationImportUsers_CloseExternal: stub,
// GET /v2/organizations/{organizationId}/imports/bulk_users: Gets a list of all of the user import requests.
OrganizationImport_OrganizationImportUsers_Get: stub,
// GET /v2/organizations/{organizationId}/imports/bulk_users/{importId}: Returns the details of a single user import request.
OrganizationImport_OrganizationImportUsers_GetById: stub,
// DELETE /v2/organizations/{organizationId}/imports/bulk_users/{importId}: Deletes a specific user import request.
OrganizationImport_OrganizationImportUsers_DeleteById: stub,
// GET /v2/organizations/{organizationId}/imports/bulk_users/{importId}/results_csv: Given the ID of a user import request, return the CSV file that was imported.
OrganizationImport_OrganizationImportUsers_GetCSVResults: stub,
// GET /v2/organizations/{organizationId}/identity_providers: Returns the list of identity providers for an organization.
Organization_GetIdentityProviders: stub,
// POST /v2/data_redaction/organizations/{organizationId}/user: Deletes data for one or more of a user's account memberships.
DataRedaction_RedactIndividualUserData: stub,
// GET /v2/organizations/{organizationId}/reserved_domains: Returns the list of reserved domains for the organization.
Organization_GetReservedDomains: stub,
// POST /v2/organizations/{organizationId}/users/profiles: Updates a user's information.
User_Users_UpdateV2: stub,
// POST /v2/organizations/{organizationId}/users/email_addresses: Updates a user's email address.
User_Users_UpdateEmailAddressesV2: stub,
// DELETE /v2/organizations/{organizationId}/users/{userId}/accounts: Closes a user's memberships.
User_Users_CloseMembershipsV2: stub,
// GET /v2/organizations/{organizationId}/users: Returns information about the users in an organization.
OrganizationUser_OrganizationUsers_GetV2: stub,
// POST /v2/organizations/{organizationId}/users: Creates a new eSignature user.
OrganizationUser_Users_AddV2: stub,
// POST /v2/organizations/{organizationId}/users/{userId}/memberships/{membershipId}: Activates user memberships.
OrganizationUser_Users_ActivateMembershipV2: stub,
// GET /v2/organizations/{organizationId}/users/profile: Returns historical information about users with a specific email address.
OrganizationUser_OrganizationUsers_GetProfileV2: stub,
// DELETE /v2/organizations/{organizationId}/users/{userId}/identities: Delete user identities for a specified identity provider.
OrganizationUser_DeleteIdentitiesV2: stub,
// POST /v2/organizations/{organizationId}/accounts/{accountId}/users: Adds users to an account.
OrganizationUser_OrganizationUsers_PostAccountUsersV2: stub,
// GET /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups: Returns a list of DSGroups.
DocuSignGroupsv21_GetDSGroups_V2_1: async ({ path, query, reply }) => {
const select = db.selectFrom("dsgroups").where("organizationId", "=", path.organizationId).where("account_id", "=", path.accountId)
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const limit = Math.max((query.page_size ?? 100), 0)
const rows = await select.selectAll().orderBy("ds_group_id").limit(limit).offset(Math.min((Math.max((query.page ?? 1), 1) - 1) * limit, Number.MAX_SAFE_INTEGER)).execute()
return reply(200, { ds_groups: rows.map((row) => omit(tables.dsgroups.toItem(row), "organizationId")), page: Math.max((query.page ?? 1), 0), page_size: limit, total_count: total })
},
// POST /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups: Creates a new DSGroup.
DocuSignGroupsv21_AddDSGroup_V2_1: async ({ path, body, reply }) => {
const row = await db.insertInto("dsgroups").values(tables.dsgroups.toRow({ ...omit(body, "source_product_name", "group_id", "is_admin", "user_count", "external_account_id", "account_name", "is_managed_by_scim"), ds_group_id: createUuid(), organizationId: path.organizationId, account_id: path.accountId, last_modified_on: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, omit(tables.dsgroups.toItem(row), "organizationId"))
},
// GET /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}: Returns details about a single DSGroup.
DocuSignGroupsv21_GetDSGroup_V2_1: stub,
// DELETE /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}: Deletes a DSGroup.
DocuSignGroupsv21_DeleteDSGroup_V2_1: async ({ path, reply }) => {
await db.deleteFrom("dsgroups").where("organizationId", "=", path.organizationId).where("account_id", "=", path.accountId).where("ds_group_id", "=", path.dsGroupId).execute()
return reply(204)
},
// GET /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users: Gets a list of users in a DSGroup.
DocuSignGroupsv21_GetDSGroupUsers_V2_1: stub,
// POST /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users: Adds a list of users to a DSGroup.
DocuSignGroupsv21_AddDSGroupUsers_V2_1: stub,
// DELETE /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users: Removes a list of users from a DSGroup.
DocuSignGroupsv21_RemoveDSGroupUsers_V2_1: stub,
// GET /v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles: Gets products associated with the account and the available permission profiles.
OrganizationProductPermissionProfile_GetProductPermissionProfiles: stub,
// GET /v2.1/organizations/{organizationId}/accounts/{accountId}/products/users/{userId}/permission_profiles: Retrieves a user's product permission profiles by user ID.
OrganizationProductPermissionProfile_GetUserProductPermissionProfiles: stub,
// POST /v2.1/organizations/{organizationId}/accounts/{accountId}/products/users/{userId}/permission_profiles: Assigns permission profiles for a user by user ID.
OrganizationProductPermissionProfile_PostUserProductPermissionProfiles: stub,
// POST /v2.1/organizations/{organizationId}/accounts/{accountId}/users: Creates or updates a multi-product user.
OrganizationUser_OrganizationUsers_PostAccountUsersV2_1: stub,
// GET /v2.1/organizations/{organizationId}/users/dsprofile: Retrieves the DS profile for a user specified by email address.
OrganizationUser_OrganizationUsers_GetDSProfiles: stub,
// GET /v2.1/organizations/{organizationId}/users/{userId}/dsprofile: Retrieves the DS profile for a user specified by ID.
OrganizationUser_OrganizationUsers_GetDSProfileByUserId: stub,
// DELETE /v2.1/organizations/{organizationId}/accounts/{accountId}/products/users: Revokes a user's access to one or more products.
OrganizationProductPermissionProfile_RemoveUserProducts: stub,
// GET /v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles/users: Retrieves a user's product permission profiles by email address.
OrganizationProductPermissionProfile_GetUserProductPermissionProfilesByEmail: stub,
// POST /v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles/users: Assigns permission profiles for a user by email address.
OrganizationProductPermissionProfile_PostUserProductPermissionProfilesByEmail: stub,
// GET /v2/organizations/{organizationId}/assetGroups/accounts: Get asset group accounts for an organization.
OrganizationProvisionAssetGroup_GetAssetGroupAccountsByOrg: stub,
// POST /v2/organizations/{organizationId}/assetGroups/accountClone: Clone an existing Docusign account.
OrganizationProvisionAssetGroup_CloneAssetGroupAccount: stub,
// GET /v2/organizations/{organizationId}/assetGroups/accountClones: Gets all asset group account clones for an organization.
OrganizationProvisionAssetGroup_GetAssetGroupAccountClonesByOrgId: stub,
// GET /v2/organizations/{organizationId}/assetGroups/{assetGroupId}/accountClones/{assetGroupWorkId}: Gets information about a single cloned account.
OrganizationProvisionAssetGroup_GetAssetGroupAccountClone: stub,
// GET /v2/organizations/{organizationId}/planItems: Get information about plan items within an organization.
OrganizationSubAccount_GetOrganizationPlanItems: stub,
// POST /v2/organizations/{organizationId}/assetGroups/accountCreate: Creates a new Docusign account using the plan and modules specified in request body.
OrganizationSubAccount_CreateSubAccount: stub,
// GET /v2/organizations/{organizationId}/subAccountsCreated: Get all ongoing account creation processes for an Organization.
OrganizationSubAccount_GetSubAccountCreateProcessesByOrgId: stub,
// GET /v2/organizations/{organizationId}/assetGroup/{assetGroupId}/subAccountCreated/{assetGroupWorkId}: Get a single account creation process.
OrganizationSubAccount_GetSubAccountCreateProcessByAssetGroupWorkId: stub,
// GET /v2/organizations/{organizationId}/connect
OrganizationConnect_GetOrganizationConnectConfigs: stub,
// POST /v2/organizations/{organizationId}/connect
OrganizationConnect_CreateOrganizationConnectConfig: stub,
// GET /v2/organizations/{organizationId}/connect/{connectId}
OrganizationConnect_GetOrganizationConnectConfig: stub,
// PUT /v2/organizations/{organizationId}/connect/{connectId}
OrganizationConnect_UpdateOrganizationConnectConfig: stub,
// DELETE /v2/organizations/{organizationId}/connect/{connectId}
OrganizationConnect_DeleteOrganizationConnectConfig: stub,
// GET /v2/organizations/{organizationId}/connect/oauth
OrganizationConnectOAuthConfiguration_GetOrganizationConnectOAuthConfiguration: stub,
// PUT /v2/organizations/{organizationId}/connect/oauth
OrganizationConnectOAuthConfiguration_PutOrganizationConnectOAuthConfiguration: stub,
// POST /v2/organizations/{organizationId}/connect/oauth
OrganizationConnectOAuthConfiguration_PostOrganizationConnectOAuthConfiguration: stub,
// DELETE /v2/organizations/{organizationId}/connect/oauth
OrganizationConnectOAuthConfiguration_DeleteOrganizationConnectOAuthConfiguration: stub,
// GET /v2/organizations/{organizationId}/connect/secret
OrganizationConnectHmac_GetConnectHmacSecrets: stub,
// POST /v2/organizations/{organizationId}/connect/secret
OrganizationConnectHmac_PostConnectHmacSecret: stub,
// DELETE /v2/organizations/{organizationId}/connect/secret/{keyId}
OrganizationConnectHmac_DeleteConnectHmacSecret: stub,
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
