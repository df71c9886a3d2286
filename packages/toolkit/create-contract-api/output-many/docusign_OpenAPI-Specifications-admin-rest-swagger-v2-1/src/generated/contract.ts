// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Docusign Admin API",
  "version": "v2.1",
  "basePath": "/Management",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": { "accessCode": { "type": "oauth2" } },
  "security": [],
  "errorCodes": {},
  "extensions": {
    "x-ds-categories": [
      {
        "name": "IdentityProviders",
        "summary": "Methods to get a list of identity providers.",
        "description": "Methods to get a list of identity providers."
      },
      {
        "name": "ReservedDomains",
        "summary": "Methods to get a list of reserved domains.",
        "description": "Methods to get a list of reserved domains."
      },
      {
        "name": "UserManagement",
        "summary": "Methods to manage users in an account.",
        "description": "Methods to manage users in an account."
      },
      {
        "name": "BulkOperations",
        "summary": "Methods to import and export users and accounts.",
        "description": "Methods to import and export users and accounts."
      },
      {
        "name": "Organization",
        "summary": "Methods for working with organizations.",
        "description": "Methods for working with organizations."
      },
      {
        "name": "AccountProvisioning",
        "summary": "Methods to provision accounts in your organization.",
        "description": "Methods to provision accounts in your organization."
      }
    ]
  },
  "unrouted": {},
  "operations": {
    "Organization_Organization_GetListV2": {
      "id": "Organization_Organization_GetListV2",
      "method": "GET",
      "path": "/v2/organizations",
      "parameters": [ { "name": "mode", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "organization_read" ] } ]
    },
    "DataRedaction_RedactIndividualMembershipData": {
      "id": "DataRedaction_RedactIndividualMembershipData",
      "method": "POST",
      "path": "/v2/data_redaction/accounts/{accountId}/user",
      "parameters": [ { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "user_id" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_data_redact" ] } ]
    },
    "Account_Accounts_GetPermissionProfilesV2": {
      "id": "Account_Accounts_GetPermissionProfilesV2",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/accounts/{accountId}/permissions",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "permission_read" ] } ]
    },
    "Account_Accounts_GetGroupsV2": {
      "id": "Account_Accounts_GetGroupsV2",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/accounts/{accountId}/groups",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "start", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "take", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "end", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "group_read" ] } ]
    },
    "OrganizationExport_OrganizationExport_Get": {
      "id": "OrganizationExport_OrganizationExport_Get",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/exports/user_list",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_read" ] } ]
    },
    "OrganizationExport_OrganizationExport_Insert": {
      "id": "OrganizationExport_OrganizationExport_Insert",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/exports/user_list",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "type", "accounts", "domains" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_read" ] } ]
    },
    "OrganizationExport_OrganizationExport_GetAccountCompare": {
      "id": "OrganizationExport_OrganizationExport_GetAccountCompare",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/exports/account_settings",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "account_read" ] } ]
    },
    "OrganizationExport_OrganizationExport_AccountCompare": {
      "id": "OrganizationExport_OrganizationExport_AccountCompare",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/exports/account_settings",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "accounts" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "account_read" ] } ]
    },
    "OrganizationExport_OrganizationExport_GetByExportId": {
      "id": "OrganizationExport_OrganizationExport_GetByExportId",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/exports/user_list/{exportId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "exportId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_read" ] } ]
    },
    "OrganizationExport_OrganizationExport_DeleteByExportId": {
      "id": "OrganizationExport_OrganizationExport_DeleteByExportId",
      "method": "DELETE",
      "path": "/v2/organizations/{organizationId}/exports/user_list/{exportId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "exportId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_read" ] } ]
    },
    "OrganizationExport_OrganizationExport_GetAccountSettingsExportByExportId": {
      "id": "OrganizationExport_OrganizationExport_GetAccountSettingsExportByExportId",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/exports/account_settings/{exportId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "exportId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "account_read" ] } ]
    },
    "OrganizationExport_OrganizationExport_DeleteByAccountSettingsExportId": {
      "id": "OrganizationExport_OrganizationExport_DeleteByAccountSettingsExportId",
      "method": "DELETE",
      "path": "/v2/organizations/{organizationId}/exports/account_settings/{exportId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "exportId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "account_read" ] } ]
    },
    "OrganizationImport_OrganizationImportAccountSettings_Get": {
      "id": "OrganizationImport_OrganizationImportAccountSettings_Get",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/imports/account_settings",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "account_read" ] } ]
    },
    "OrganizationImport_OrganizationImportAccountSettings_Post": {
      "id": "OrganizationImport_OrganizationImportAccountSettings_Post",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/imports/account_settings",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "file.csv" ],
        "mediaType": "multipart/form-data",
        "contents": {
          "multipart/form-data": { "kind": "multipart", "fields": { "file.csv": { "type": "file", "isArray": false } } }
        }
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "account_write" ] } ]
    },
    "OrganizationImport_OrganizationImportAccountSettings_GetById": {
      "id": "OrganizationImport_OrganizationImportAccountSettings_GetById",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/imports/account_settings/{importId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "importId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "account_read" ] } ]
    },
    "OrganizationImport_OrganizationImportAccountSettings_DeleteById": {
      "id": "OrganizationImport_OrganizationImportAccountSettings_DeleteById",
      "method": "DELETE",
      "path": "/v2/organizations/{organizationId}/imports/account_settings/{importId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "importId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "account_write" ] } ]
    },
    "OrganizationImport_OrganizationImportUsers_Insert": {
      "id": "OrganizationImport_OrganizationImportUsers_Insert",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/imports/bulk_users/add",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "file.csv" ],
        "mediaType": "multipart/form-data",
        "contents": {
          "multipart/form-data": { "kind": "multipart", "fields": { "file.csv": { "type": "file", "isArray": false } } }
        }
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "OrganizationImport_OrganizationImportSingleAccountUsers_Insert": {
      "id": "OrganizationImport_OrganizationImportSingleAccountUsers_Insert",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/accounts/{accountId}/imports/bulk_users/add",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "file.csv" ],
        "mediaType": "multipart/form-data",
        "contents": {
          "multipart/form-data": { "kind": "multipart", "fields": { "file.csv": { "type": "file", "isArray": false } } }
        }
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "OrganizationImport_OrganizationImportUsers_Update": {
      "id": "OrganizationImport_OrganizationImportUsers_Update",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/imports/bulk_users/update",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "file.csv" ],
        "mediaType": "multipart/form-data",
        "contents": {
          "multipart/form-data": { "kind": "multipart", "fields": { "file.csv": { "type": "file", "isArray": false } } }
        }
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "OrganizationImport_OrganizationImportSingleAccountUsers_Update": {
      "id": "OrganizationImport_OrganizationImportSingleAccountUsers_Update",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/accounts/{accountId}/imports/bulk_users/update",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "file.csv" ],
        "mediaType": "multipart/form-data",
        "contents": {
          "multipart/form-data": { "kind": "multipart", "fields": { "file.csv": { "type": "file", "isArray": false } } }
        }
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "OrganizationImport_OrganizationImportUsers_Close": {
      "id": "OrganizationImport_OrganizationImportUsers_Close",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/imports/bulk_users/close",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "file.csv" ],
        "mediaType": "multipart/form-data",
        "contents": {
          "multipart/form-data": { "kind": "multipart", "fields": { "file.csv": { "type": "file", "isArray": false } } }
        }
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "OrganizationImport_OrganizationImportUsers_CloseExternal": {
      "id": "OrganizationImport_OrganizationImportUsers_CloseExternal",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/imports/bulk_users/close_external",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "OrganizationImport_OrganizationImportUsers_Get": {
      "id": "OrganizationImport_OrganizationImportUsers_Get",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/imports/bulk_users",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_read" ] } ]
    },
    "OrganizationImport_OrganizationImportUsers_GetById": {
      "id": "OrganizationImport_OrganizationImportUsers_GetById",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/imports/bulk_users/{importId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "importId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_read" ] } ]
    },
    "OrganizationImport_OrganizationImportUsers_DeleteById": {
      "id": "OrganizationImport_OrganizationImportUsers_DeleteById",
      "method": "DELETE",
      "path": "/v2/organizations/{organizationId}/imports/bulk_users/{importId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "importId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "OrganizationImport_OrganizationImportUsers_GetCSVResults": {
      "id": "OrganizationImport_OrganizationImportUsers_GetCSVResults",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/imports/bulk_users/{importId}/results_csv",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "importId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_read" ] } ]
    },
    "Organization_GetIdentityProviders": {
      "id": "Organization_GetIdentityProviders",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/identity_providers",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "identity_provider_read" ] } ]
    },
    "DataRedaction_RedactIndividualUserData": {
      "id": "DataRedaction_RedactIndividualUserData",
      "method": "POST",
      "path": "/v2/data_redaction/organizations/{organizationId}/user",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "user_id", "memberships" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_data_redact" ] } ]
    },
    "Organization_GetReservedDomains": {
      "id": "Organization_GetReservedDomains",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/reserved_domains",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "domain_read" ] } ]
    },
    "User_Users_UpdateV2": {
      "id": "User_Users_UpdateV2",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/users/profiles",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "apply_license_override", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "users", "auto_activate_memberships_on_reactivation" ],
        "mediaType": "application/json"
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "User_Users_UpdateEmailAddressesV2": {
      "id": "User_Users_UpdateEmailAddressesV2",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/users/email_addresses",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "users" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "User_Users_CloseMembershipsV2": {
      "id": "User_Users_CloseMembershipsV2",
      "method": "DELETE",
      "path": "/v2/organizations/{organizationId}/users/{userId}/accounts",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "accounts" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "OrganizationUser_OrganizationUsers_GetV2": {
      "id": "OrganizationUser_OrganizationUsers_GetV2",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/users",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "start", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "take", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "end", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "email", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "email_user_name_like", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "membership_status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "account_id", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "organization_reserved_domain_id",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false
        },
        { "name": "last_modified_since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "include_ds_groups", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "include_license", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_read" ] } ]
    },
    "OrganizationUser_Users_AddV2": {
      "id": "OrganizationUser_Users_AddV2",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/users",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "accounts",
          "user_name",
          "first_name",
          "last_name",
          "email",
          "default_account_id",
          "language_culture",
          "selected_languages",
          "access_code",
          "federated_status",
          "auto_activate_memberships"
        ],
        "mediaType": "application/json"
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "OrganizationUser_Users_ActivateMembershipV2": {
      "id": "OrganizationUser_Users_ActivateMembershipV2",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/users/{userId}/memberships/{membershipId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "membershipId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "site_id" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "OrganizationUser_OrganizationUsers_GetProfileV2": {
      "id": "OrganizationUser_OrganizationUsers_GetProfileV2",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/users/profile",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "email", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "include_license", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_read" ] } ]
    },
    "OrganizationUser_DeleteIdentitiesV2": {
      "id": "OrganizationUser_DeleteIdentitiesV2",
      "method": "DELETE",
      "path": "/v2/organizations/{organizationId}/users/{userId}/identities",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "identities" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "OrganizationUser_OrganizationUsers_PostAccountUsersV2": {
      "id": "OrganizationUser_OrganizationUsers_PostAccountUsersV2",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/accounts/{accountId}/users",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "permission_profile",
          "groups",
          "user_name",
          "first_name",
          "last_name",
          "email",
          "default_account_id",
          "language_culture",
          "selected_languages",
          "access_code",
          "federated_status",
          "auto_activate_memberships",
          "license_type"
        ],
        "mediaType": "application/json"
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "DocuSignGroupsv21_GetDSGroups_V2_1": {
      "id": "DocuSignGroupsv21_GetDSGroups_V2_1",
      "method": "GET",
      "path": "/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "page_size", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_read" ] } ]
    },
    "DocuSignGroupsv21_AddDSGroup_V2_1": {
      "id": "DocuSignGroupsv21_AddDSGroup_V2_1",
      "method": "POST",
      "path": "/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "group_name", "description" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "DocuSignGroupsv21_GetDSGroup_V2_1": {
      "id": "DocuSignGroupsv21_GetDSGroup_V2_1",
      "method": "GET",
      "path": "/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dsGroupId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_read" ] } ]
    },
    "DocuSignGroupsv21_DeleteDSGroup_V2_1": {
      "id": "DocuSignGroupsv21_DeleteDSGroup_V2_1",
      "method": "DELETE",
      "path": "/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dsGroupId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "DocuSignGroupsv21_GetDSGroupUsers_V2_1": {
      "id": "DocuSignGroupsv21_GetDSGroupUsers_V2_1",
      "method": "GET",
      "path": "/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dsGroupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "page_size", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_read" ] } ]
    },
    "DocuSignGroupsv21_AddDSGroupUsers_V2_1": {
      "id": "DocuSignGroupsv21_AddDSGroupUsers_V2_1",
      "method": "POST",
      "path": "/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dsGroupId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "user_ids" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "DocuSignGroupsv21_RemoveDSGroupUsers_V2_1": {
      "id": "DocuSignGroupsv21_RemoveDSGroupUsers_V2_1",
      "method": "DELETE",
      "path": "/v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dsGroupId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "user_ids", "user_emails" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "OrganizationProductPermissionProfile_GetProductPermissionProfiles": {
      "id": "OrganizationProductPermissionProfile_GetProductPermissionProfiles",
      "method": "GET",
      "path": "/v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_read" ] } ]
    },
    "OrganizationProductPermissionProfile_GetUserProductPermissionProfiles": {
      "id": "OrganizationProductPermissionProfile_GetUserProductPermissionProfiles",
      "method": "GET",
      "path": "/v2.1/organizations/{organizationId}/accounts/{accountId}/products/users/{userId}/permission_profiles",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_read" ] } ]
    },
    "OrganizationProductPermissionProfile_PostUserProductPermissionProfiles": {
      "id": "OrganizationProductPermissionProfile_PostUserProductPermissionProfiles",
      "method": "POST",
      "path": "/v2.1/organizations/{organizationId}/accounts/{accountId}/products/users/{userId}/permission_profiles",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "product_permission_profiles" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "OrganizationUser_OrganizationUsers_PostAccountUsersV2_1": {
      "id": "OrganizationUser_OrganizationUsers_PostAccountUsersV2_1",
      "method": "POST",
      "path": "/v2.1/organizations/{organizationId}/accounts/{accountId}/users",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "product_permission_profiles",
          "ds_groups",
          "user_name",
          "first_name",
          "last_name",
          "email",
          "default_account_id",
          "language_culture",
          "access_code",
          "federated_status",
          "auto_activate_memberships",
          "license_type"
        ],
        "mediaType": "application/json"
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "OrganizationUser_OrganizationUsers_GetDSProfiles": {
      "id": "OrganizationUser_OrganizationUsers_GetDSProfiles",
      "method": "GET",
      "path": "/v2.1/organizations/{organizationId}/users/dsprofile",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "email", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "include_license", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_read" ] } ]
    },
    "OrganizationUser_OrganizationUsers_GetDSProfileByUserId": {
      "id": "OrganizationUser_OrganizationUsers_GetDSProfileByUserId",
      "method": "GET",
      "path": "/v2.1/organizations/{organizationId}/users/{userId}/dsprofile",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "include_license", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_read" ] } ]
    },
    "OrganizationProductPermissionProfile_RemoveUserProducts": {
      "id": "OrganizationProductPermissionProfile_RemoveUserProducts",
      "method": "DELETE",
      "path": "/v2.1/organizations/{organizationId}/accounts/{accountId}/products/users",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "user_email", "user_id", "product_ids" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "OrganizationProductPermissionProfile_GetUserProductPermissionProfilesByEmail": {
      "id": "OrganizationProductPermissionProfile_GetUserProductPermissionProfilesByEmail",
      "method": "GET",
      "path": "/v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles/users",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "email", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "OrganizationProductPermissionProfile_PostUserProductPermissionProfilesByEmail": {
      "id": "OrganizationProductPermissionProfile_PostUserProductPermissionProfilesByEmail",
      "method": "POST",
      "path": "/v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles/users",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "email", "product_permission_profiles" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "user_write" ] } ]
    },
    "OrganizationProvisionAssetGroup_GetAssetGroupAccountsByOrg": {
      "id": "OrganizationProvisionAssetGroup_GetAssetGroupAccountsByOrg",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/assetGroups/accounts",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "compliant", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "asset_group_account_read" ] } ]
    },
    "OrganizationProvisionAssetGroup_CloneAssetGroupAccount": {
      "id": "OrganizationProvisionAssetGroup_CloneAssetGroupAccount",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/assetGroups/accountClone",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "sourceAccount",
          "targetAccount",
          "assetGroupWorkId",
          "assetGroupId",
          "assetGroupWorkType",
          "status",
          "cloneRequestId",
          "orderId",
          "attempts",
          "createdDate",
          "createdByName",
          "createdByEmail",
          "message",
          "cloneProcessingFailureDetails"
        ],
        "mediaType": "application/json"
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "asset_group_account_clone_write" ] } ]
    },
    "OrganizationProvisionAssetGroup_GetAssetGroupAccountClonesByOrgId": {
      "id": "OrganizationProvisionAssetGroup_GetAssetGroupAccountClonesByOrgId",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/assetGroups/accountClones",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "since_updated_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "include_details", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "asset_group_account_clone_read" ] } ]
    },
    "OrganizationProvisionAssetGroup_GetAssetGroupAccountClone": {
      "id": "OrganizationProvisionAssetGroup_GetAssetGroupAccountClone",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/assetGroups/{assetGroupId}/accountClones/{assetGroupWorkId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "assetGroupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "assetGroupWorkId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include_details", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "asset_group_account_clone_read" ] } ]
    },
    "OrganizationSubAccount_GetOrganizationPlanItems": {
      "id": "OrganizationSubAccount_GetOrganizationPlanItems",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/planItems",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "organization_sub_account_read" ] } ]
    },
    "OrganizationSubAccount_CreateSubAccount": {
      "id": "OrganizationSubAccount_CreateSubAccount",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/assetGroups/accountCreate",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "subscriptionDetails", "targetAccount" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "organization_sub_account_write" ] } ]
    },
    "OrganizationSubAccount_GetSubAccountCreateProcessesByOrgId": {
      "id": "OrganizationSubAccount_GetSubAccountCreateProcessesByOrgId",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/subAccountsCreated",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "since_updated_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "include_details", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "organization_sub_account_read" ] } ]
    },
    "OrganizationSubAccount_GetSubAccountCreateProcessByAssetGroupWorkId": {
      "id": "OrganizationSubAccount_GetSubAccountCreateProcessByAssetGroupWorkId",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/assetGroup/{assetGroupId}/subAccountCreated/{assetGroupWorkId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "assetGroupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "assetGroupWorkId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include_details", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "organization_sub_account_read" ] } ]
    },
    "OrganizationConnect_GetOrganizationConnectConfigs": {
      "id": "OrganizationConnect_GetOrganizationConnectConfigs",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/connect",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sortBy", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "siteId", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "accountId", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "allowEnvelopePublish", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "connect_org_config_read_api" ] } ]
    },
    "OrganizationConnect_CreateOrganizationConnectConfig": {
      "id": "OrganizationConnect_CreateOrganizationConnectConfig",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/connect",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "connectId",
          "configurationType",
          "allowEnvelopePublish",
          "urlToPublishTo",
          "deliveryMode",
          "events",
          "associatedFilterSelection",
          "groupIds",
          "accountIds",
          "userIds",
          "name",
          "signMessageWithX509Certificate",
          "includeOAuth",
          "includeHMAC",
          "pausePublish",
          "eventData"
        ],
        "mediaType": "application/json"
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "connect_org_config_write_api" ] } ]
    },
    "OrganizationConnect_GetOrganizationConnectConfig": {
      "id": "OrganizationConnect_GetOrganizationConnectConfig",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/connect/{connectId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "connect_org_config_read_api" ] } ]
    },
    "OrganizationConnect_UpdateOrganizationConnectConfig": {
      "id": "OrganizationConnect_UpdateOrganizationConnectConfig",
      "method": "PUT",
      "path": "/v2/organizations/{organizationId}/connect/{connectId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "connectId",
          "configurationType",
          "allowEnvelopePublish",
          "urlToPublishTo",
          "deliveryMode",
          "events",
          "associatedFilterSelection",
          "groupIds",
          "accountIds",
          "userIds",
          "name",
          "signMessageWithX509Certificate",
          "includeOAuth",
          "includeHMAC",
          "pausePublish",
          "eventData"
        ],
        "mediaType": "application/json"
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "connect_org_config_write_api" ] } ]
    },
    "OrganizationConnect_DeleteOrganizationConnectConfig": {
      "id": "OrganizationConnect_DeleteOrganizationConnectConfig",
      "method": "DELETE",
      "path": "/v2/organizations/{organizationId}/connect/{connectId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "connect_org_config_write_api" ] } ]
    },
    "OrganizationConnectOAuthConfiguration_GetOrganizationConnectOAuthConfiguration": {
      "id": "OrganizationConnectOAuthConfiguration_GetOrganizationConnectOAuthConfiguration",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/connect/oauth",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "connect_org_oauth_read_api" ] } ]
    },
    "OrganizationConnectOAuthConfiguration_PutOrganizationConnectOAuthConfiguration": {
      "id": "OrganizationConnectOAuthConfiguration_PutOrganizationConnectOAuthConfiguration",
      "method": "PUT",
      "path": "/v2/organizations/{organizationId}/connect/oauth",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "authorizationServerUrl", "clientId", "clientSecret", "scope", "customParameter" ],
        "mediaType": "application/json"
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "connect_org_oauth_write_api" ] } ]
    },
    "OrganizationConnectOAuthConfiguration_PostOrganizationConnectOAuthConfiguration": {
      "id": "OrganizationConnectOAuthConfiguration_PostOrganizationConnectOAuthConfiguration",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/connect/oauth",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "authorizationServerUrl", "clientId", "clientSecret", "scope", "customParameter" ],
        "mediaType": "application/json"
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "connect_org_oauth_write_api" ] } ]
    },
    "OrganizationConnectOAuthConfiguration_DeleteOrganizationConnectOAuthConfiguration": {
      "id": "OrganizationConnectOAuthConfiguration_DeleteOrganizationConnectOAuthConfiguration",
      "method": "DELETE",
      "path": "/v2/organizations/{organizationId}/connect/oauth",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "connect_org_oauth_write_api" ] } ]
    },
    "OrganizationConnectHmac_GetConnectHmacSecrets": {
      "id": "OrganizationConnectHmac_GetConnectHmacSecrets",
      "method": "GET",
      "path": "/v2/organizations/{organizationId}/connect/secret",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "connect_org_hmac_read_api" ] } ]
    },
    "OrganizationConnectHmac_PostConnectHmacSecret": {
      "id": "OrganizationConnectHmac_PostConnectHmacSecret",
      "method": "POST",
      "path": "/v2/organizations/{organizationId}/connect/secret",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "connect_org_hmac_write_api" ] } ]
    },
    "OrganizationConnectHmac_DeleteConnectHmacSecret": {
      "id": "OrganizationConnectHmac_DeleteConnectHmacSecret",
      "method": "DELETE",
      "path": "/v2/organizations/{organizationId}/connect/secret/{keyId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "keyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "accessCode": [ "connect_org_hmac_write_api" ] } ]
    }
  }
} as const;

type Table = typeof table;
/** The contract as data. Compile errors show this name instead of the whole type. */
export interface ThisContract extends Table {
  /** Exists only as a type: the types of the bodies. */
  readonly $types?: operations;
}
export const contract: ThisContract = table;
export type { components, operations, paths };
