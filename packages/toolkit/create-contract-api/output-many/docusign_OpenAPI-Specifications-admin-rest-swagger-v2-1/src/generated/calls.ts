// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "/Management";

/**
 * The operations by method and path, with the data that a client needs at run time.
 * - `operation`: the id. `headers`: the documented request headers.
 * - `input`: "body" if the input of the call is the body. "locations" if it has the members `path`, `query`, `cookie` and `body`,
 *   because a name occurs in two of them. Otherwise it is an object of the parameters and, if there is one, `body`.
 * - `formats`: all that is not JSON or a scalar parameter. `parameters`: the styles of cookies, arrays, objects and unusual names.
 *   `body`, `bodies`, `parts` and `deepObjects`: how to send the body. `events` and `data`: how to read events, text and bytes.
 *   `errors`: the media types of documented errors without `code`, `message` and `status`.
 * - `int64`: where the JSON of `body` and of successful responses (`data`) has integers of the type `number | bigint`. A tree
 *   is 1 for such an integer, otherwise the trees of the members by name. `*` is each item, and each member that is not listed. A
 *   negative number is an enclosing tree: -1 contains the number, -2 is the parent of -1. Integers that can also be strings are omitted.
 *   Events have no tree: their policy is always `auto`.
 */
export const calls = {
  "GET /v2/organizations": {
    "operation": "Organization_Organization_GetListV2",
    "headers": [],
    "int64": {
      "data": {
        "organizations": { "*": { "default_permission_profile_id": 1, "accounts": { "*": { "external_account_id": 1 } } } }
      }
    }
  },
  "POST /v2/data_redaction/accounts/{accountId}/user": { "operation": "DataRedaction_RedactIndividualMembershipData", "headers": [] },
  "GET /v2/organizations/{organizationId}/accounts/{accountId}/permissions": {
    "operation": "Account_Accounts_GetPermissionProfilesV2",
    "headers": [],
    "int64": { "data": { "permissions": { "*": { "id": 1 } } } }
  },
  "GET /v2/organizations/{organizationId}/accounts/{accountId}/groups": {
    "operation": "Account_Accounts_GetGroupsV2",
    "headers": [],
    "int64": { "data": { "groups": { "*": { "id": 1 } } } }
  },
  "GET /v2/organizations/{organizationId}/exports/user_list": {
    "operation": "OrganizationExport_OrganizationExport_Get",
    "headers": [],
    "int64": {
      "data": {
        "exports": { "*": { "number_rows": 1, "size_bytes": 1, "results": { "*": { "number_rows": 1, "size_bytes": 1 } } } }
      }
    }
  },
  "POST /v2/organizations/{organizationId}/exports/user_list": {
    "operation": "OrganizationExport_OrganizationExport_Insert",
    "headers": [],
    "int64": { "data": { "number_rows": 1, "size_bytes": 1, "results": { "*": { "number_rows": 1, "size_bytes": 1 } } } }
  },
  "GET /v2/organizations/{organizationId}/exports/account_settings": {
    "operation": "OrganizationExport_OrganizationExport_GetAccountCompare",
    "headers": [],
    "int64": {
      "data": {
        "exports": { "*": { "number_rows": 1, "size_bytes": 1, "results": { "*": { "number_rows": 1, "size_bytes": 1 } } } }
      }
    }
  },
  "POST /v2/organizations/{organizationId}/exports/account_settings": {
    "operation": "OrganizationExport_OrganizationExport_AccountCompare",
    "headers": [],
    "int64": { "data": { "number_rows": 1, "size_bytes": 1, "results": { "*": { "number_rows": 1, "size_bytes": 1 } } } }
  },
  "GET /v2/organizations/{organizationId}/exports/user_list/{exportId}": {
    "operation": "OrganizationExport_OrganizationExport_GetByExportId",
    "headers": [],
    "int64": { "data": { "number_rows": 1, "size_bytes": 1, "results": { "*": { "number_rows": 1, "size_bytes": 1 } } } }
  },
  "DELETE /v2/organizations/{organizationId}/exports/user_list/{exportId}": { "operation": "OrganizationExport_OrganizationExport_DeleteByExportId", "headers": [] },
  "GET /v2/organizations/{organizationId}/exports/account_settings/{exportId}": {
    "operation": "OrganizationExport_OrganizationExport_GetAccountSettingsExportByExportId",
    "headers": [],
    "int64": { "data": { "number_rows": 1, "size_bytes": 1, "results": { "*": { "number_rows": 1, "size_bytes": 1 } } } }
  },
  "DELETE /v2/organizations/{organizationId}/exports/account_settings/{exportId}": { "operation": "OrganizationExport_OrganizationExport_DeleteByAccountSettingsExportId", "headers": [] },
  "GET /v2/organizations/{organizationId}/imports/account_settings": {
    "operation": "OrganizationImport_OrganizationImportAccountSettings_Get",
    "headers": [],
    "int64": {
      "data": {
        "*": {
          "number_processed_accounts": 1,
          "number_unprocessed_accounts": 1,
          "results": { "*": { "number_processed_accounts": 1, "number_unprocessed_accounts": 1 } }
        }
      }
    }
  },
  "POST /v2/organizations/{organizationId}/imports/account_settings": {
    "operation": "OrganizationImport_OrganizationImportAccountSettings_Post",
    "headers": [],
    "formats": { "body": "multipart/form-data" },
    "int64": {
      "data": {
        "number_processed_accounts": 1,
        "number_unprocessed_accounts": 1,
        "results": { "*": { "number_processed_accounts": 1, "number_unprocessed_accounts": 1 } }
      }
    }
  },
  "GET /v2/organizations/{organizationId}/imports/account_settings/{importId}": {
    "operation": "OrganizationImport_OrganizationImportAccountSettings_GetById",
    "headers": [],
    "int64": {
      "data": {
        "number_processed_accounts": 1,
        "number_unprocessed_accounts": 1,
        "results": { "*": { "number_processed_accounts": 1, "number_unprocessed_accounts": 1 } }
      }
    }
  },
  "DELETE /v2/organizations/{organizationId}/imports/account_settings/{importId}": { "operation": "OrganizationImport_OrganizationImportAccountSettings_DeleteById", "headers": [] },
  "POST /v2/organizations/{organizationId}/imports/bulk_users/add": {
    "operation": "OrganizationImport_OrganizationImportUsers_Insert",
    "headers": [],
    "formats": { "body": "multipart/form-data" }
  },
  "POST /v2/organizations/{organizationId}/accounts/{accountId}/imports/bulk_users/add": {
    "operation": "OrganizationImport_OrganizationImportSingleAccountUsers_Insert",
    "headers": [],
    "formats": { "body": "multipart/form-data" }
  },
  "POST /v2/organizations/{organizationId}/imports/bulk_users/update": {
    "operation": "OrganizationImport_OrganizationImportUsers_Update",
    "headers": [],
    "formats": { "body": "multipart/form-data" }
  },
  "POST /v2/organizations/{organizationId}/accounts/{accountId}/imports/bulk_users/update": {
    "operation": "OrganizationImport_OrganizationImportSingleAccountUsers_Update",
    "headers": [],
    "formats": { "body": "multipart/form-data" }
  },
  "POST /v2/organizations/{organizationId}/imports/bulk_users/close": {
    "operation": "OrganizationImport_OrganizationImportUsers_Close",
    "headers": [],
    "formats": { "body": "multipart/form-data" }
  },
  "POST /v2/organizations/{organizationId}/imports/bulk_users/close_external": { "operation": "OrganizationImport_OrganizationImportUsers_CloseExternal", "headers": [] },
  "GET /v2/organizations/{organizationId}/imports/bulk_users": { "operation": "OrganizationImport_OrganizationImportUsers_Get", "headers": [] },
  "GET /v2/organizations/{organizationId}/imports/bulk_users/{importId}": { "operation": "OrganizationImport_OrganizationImportUsers_GetById", "headers": [] },
  "DELETE /v2/organizations/{organizationId}/imports/bulk_users/{importId}": { "operation": "OrganizationImport_OrganizationImportUsers_DeleteById", "headers": [] },
  "GET /v2/organizations/{organizationId}/imports/bulk_users/{importId}/results_csv": { "operation": "OrganizationImport_OrganizationImportUsers_GetCSVResults", "headers": [] },
  "GET /v2/organizations/{organizationId}/identity_providers": { "operation": "Organization_GetIdentityProviders", "headers": [] },
  "POST /v2/data_redaction/organizations/{organizationId}/user": { "operation": "DataRedaction_RedactIndividualUserData", "headers": [] },
  "GET /v2/organizations/{organizationId}/reserved_domains": { "operation": "Organization_GetReservedDomains", "headers": [] },
  "POST /v2/organizations/{organizationId}/users/profiles": {
    "operation": "User_Users_UpdateV2",
    "headers": [],
    "int64": {
      "body": {
        "users": { "*": { "memberships": { "*": { "permission_profile": { "id": 1 }, "groups": { "*": { "id": 1 } } } } } }
      }
    }
  },
  "POST /v2/organizations/{organizationId}/users/email_addresses": { "operation": "User_Users_UpdateEmailAddressesV2", "headers": [] },
  "DELETE /v2/organizations/{organizationId}/users/{userId}/accounts": { "operation": "User_Users_CloseMembershipsV2", "headers": [] },
  "GET /v2/organizations/{organizationId}/users": {
    "operation": "OrganizationUser_OrganizationUsers_GetV2",
    "headers": [],
    "int64": { "data": { "users": { "*": { "ds_groups": { "*": { "external_account_id": 1 } } } } } }
  },
  "POST /v2/organizations/{organizationId}/users": {
    "operation": "OrganizationUser_Users_AddV2",
    "headers": [],
    "int64": {
      "body": { "accounts": { "*": { "permission_profile": { "id": 1 }, "groups": { "*": { "id": 1 } } } } },
      "data": { "accounts": { "*": { "permission_profile": { "id": 1 }, "groups": { "*": { "id": 1 } } } } }
    }
  },
  "POST /v2/organizations/{organizationId}/users/{userId}/memberships/{membershipId}": { "operation": "OrganizationUser_Users_ActivateMembershipV2", "headers": [] },
  "GET /v2/organizations/{organizationId}/users/profile": {
    "operation": "OrganizationUser_OrganizationUsers_GetProfileV2",
    "headers": [],
    "int64": {
      "data": {
        "users": { "*": { "memberships": { "*": { "permission_profile": { "id": 1 }, "groups": { "*": { "id": 1 } } } } } }
      }
    }
  },
  "DELETE /v2/organizations/{organizationId}/users/{userId}/identities": { "operation": "OrganizationUser_DeleteIdentitiesV2", "headers": [] },
  "POST /v2/organizations/{organizationId}/accounts/{accountId}/users": {
    "operation": "OrganizationUser_OrganizationUsers_PostAccountUsersV2",
    "headers": [],
    "int64": {
      "body": { "permission_profile": { "id": 1 }, "groups": { "*": { "id": 1 } } },
      "data": { "accounts": { "*": { "permission_profile": { "id": 1 }, "groups": { "*": { "id": 1 } } } } }
    }
  },
  "GET /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups": {
    "operation": "DocuSignGroupsv21_GetDSGroups_V2_1",
    "headers": [],
    "int64": { "data": { "ds_groups": { "*": { "external_account_id": 1 } } } }
  },
  "POST /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups": { "operation": "DocuSignGroupsv21_AddDSGroup_V2_1", "headers": [], "int64": { "data": { "external_account_id": 1 } } },
  "GET /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}": { "operation": "DocuSignGroupsv21_GetDSGroup_V2_1", "headers": [], "int64": { "data": { "external_account_id": 1 } } },
  "DELETE /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}": { "operation": "DocuSignGroupsv21_DeleteDSGroup_V2_1", "headers": [] },
  "GET /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users": {
    "operation": "DocuSignGroupsv21_GetDSGroupUsers_V2_1",
    "headers": [],
    "int64": { "data": { "group": { "external_account_id": 1 } } }
  },
  "POST /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users": {
    "operation": "DocuSignGroupsv21_AddDSGroupUsers_V2_1",
    "headers": [],
    "int64": { "data": { "group": { "external_account_id": 1 } } }
  },
  "DELETE /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users": { "operation": "DocuSignGroupsv21_RemoveDSGroupUsers_V2_1", "headers": [] },
  "GET /v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles": { "operation": "OrganizationProductPermissionProfile_GetProductPermissionProfiles", "headers": [] },
  "GET /v2.1/organizations/{organizationId}/accounts/{accountId}/products/users/{userId}/permission_profiles": { "operation": "OrganizationProductPermissionProfile_GetUserProductPermissionProfiles", "headers": [] },
  "POST /v2.1/organizations/{organizationId}/accounts/{accountId}/products/users/{userId}/permission_profiles": { "operation": "OrganizationProductPermissionProfile_PostUserProductPermissionProfiles", "headers": [] },
  "POST /v2.1/organizations/{organizationId}/accounts/{accountId}/users": {
    "operation": "OrganizationUser_OrganizationUsers_PostAccountUsersV2_1",
    "headers": [],
    "int64": { "data": { "accounts": { "*": { "ds_groups": { "*": { "external_account_id": 1 } } } } } }
  },
  "GET /v2.1/organizations/{organizationId}/users/dsprofile": {
    "operation": "OrganizationUser_OrganizationUsers_GetDSProfiles",
    "headers": [],
    "int64": {
      "data": {
        "users": { "*": { "memberships": { "*": { "permission_profile": { "id": 1 }, "groups": { "*": { "id": 1 } } } } } }
      }
    }
  },
  "GET /v2.1/organizations/{organizationId}/users/{userId}/dsprofile": {
    "operation": "OrganizationUser_OrganizationUsers_GetDSProfileByUserId",
    "headers": [],
    "int64": {
      "data": {
        "users": { "*": { "memberships": { "*": { "permission_profile": { "id": 1 }, "groups": { "*": { "id": 1 } } } } } }
      }
    }
  },
  "DELETE /v2.1/organizations/{organizationId}/accounts/{accountId}/products/users": { "operation": "OrganizationProductPermissionProfile_RemoveUserProducts", "headers": [] },
  "GET /v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles/users": { "operation": "OrganizationProductPermissionProfile_GetUserProductPermissionProfilesByEmail", "headers": [] },
  "POST /v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles/users": { "operation": "OrganizationProductPermissionProfile_PostUserProductPermissionProfilesByEmail", "headers": [] },
  "GET /v2/organizations/{organizationId}/assetGroups/accounts": {
    "operation": "OrganizationProvisionAssetGroup_GetAssetGroupAccountsByOrg",
    "headers": [],
    "int64": { "data": { "assetGroupAccounts": { "*": { "externalAccountId": 1 } } } }
  },
  "POST /v2/organizations/{organizationId}/assetGroups/accountClone": {
    "operation": "OrganizationProvisionAssetGroup_CloneAssetGroupAccount",
    "headers": [],
    "int64": { "body": { "sourceAccount": { "externalAccountId": 1 } }, "data": { "sourceAccount": { "externalAccountId": 1 } } }
  },
  "GET /v2/organizations/{organizationId}/assetGroups/accountClones": {
    "operation": "OrganizationProvisionAssetGroup_GetAssetGroupAccountClonesByOrgId",
    "headers": [],
    "int64": { "data": { "assetGroupWorks": { "*": { "sourceAccount": { "externalAccountId": 1 } } } } }
  },
  "GET /v2/organizations/{organizationId}/assetGroups/{assetGroupId}/accountClones/{assetGroupWorkId}": {
    "operation": "OrganizationProvisionAssetGroup_GetAssetGroupAccountClone",
    "headers": [],
    "int64": { "data": { "sourceAccount": { "externalAccountId": 1 } } }
  },
  "GET /v2/organizations/{organizationId}/planItems": { "operation": "OrganizationSubAccount_GetOrganizationPlanItems", "headers": [] },
  "POST /v2/organizations/{organizationId}/assetGroups/accountCreate": {
    "operation": "OrganizationSubAccount_CreateSubAccount",
    "headers": [],
    "int64": { "data": { "AssetGroupWork": { "SourceAccountExternalId": 1 } } }
  },
  "GET /v2/organizations/{organizationId}/subAccountsCreated": { "operation": "OrganizationSubAccount_GetSubAccountCreateProcessesByOrgId", "headers": [] },
  "GET /v2/organizations/{organizationId}/assetGroup/{assetGroupId}/subAccountCreated/{assetGroupWorkId}": { "operation": "OrganizationSubAccount_GetSubAccountCreateProcessByAssetGroupWorkId", "headers": [] },
  "GET /v2/organizations/{organizationId}/connect": { "operation": "OrganizationConnect_GetOrganizationConnectConfigs", "headers": [] },
  "POST /v2/organizations/{organizationId}/connect": { "operation": "OrganizationConnect_CreateOrganizationConnectConfig", "headers": [] },
  "GET /v2/organizations/{organizationId}/connect/{connectId}": { "operation": "OrganizationConnect_GetOrganizationConnectConfig", "headers": [] },
  "PUT /v2/organizations/{organizationId}/connect/{connectId}": { "operation": "OrganizationConnect_UpdateOrganizationConnectConfig", "headers": [] },
  "DELETE /v2/organizations/{organizationId}/connect/{connectId}": { "operation": "OrganizationConnect_DeleteOrganizationConnectConfig", "headers": [] },
  "GET /v2/organizations/{organizationId}/connect/oauth": { "operation": "OrganizationConnectOAuthConfiguration_GetOrganizationConnectOAuthConfiguration", "headers": [] },
  "PUT /v2/organizations/{organizationId}/connect/oauth": { "operation": "OrganizationConnectOAuthConfiguration_PutOrganizationConnectOAuthConfiguration", "headers": [] },
  "POST /v2/organizations/{organizationId}/connect/oauth": { "operation": "OrganizationConnectOAuthConfiguration_PostOrganizationConnectOAuthConfiguration", "headers": [] },
  "DELETE /v2/organizations/{organizationId}/connect/oauth": { "operation": "OrganizationConnectOAuthConfiguration_DeleteOrganizationConnectOAuthConfiguration", "headers": [] },
  "GET /v2/organizations/{organizationId}/connect/secret": { "operation": "OrganizationConnectHmac_GetConnectHmacSecrets", "headers": [] },
  "POST /v2/organizations/{organizationId}/connect/secret": { "operation": "OrganizationConnectHmac_PostConnectHmacSecret", "headers": [] },
  "DELETE /v2/organizations/{organizationId}/connect/secret/{keyId}": { "operation": "OrganizationConnectHmac_DeleteConnectHmacSecret", "headers": [] }
} as const;
