// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "WorkOS",
  "version": "1.0",
  "basePath": "",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": { "bearer": { "type": "http", "scheme": "bearer" }, "access_token": { "type": "http", "scheme": "bearer" } },
  "security": [ { "bearer": [] } ],
  "errorCodes": {},
  "extensions": {},
  "unrouted": {},
  "operations": {
    "AgentAdminController_linkClaimAttemptToExternalUser": {
      "id": "AgentAdminController_linkClaimAttemptToExternalUser",
      "method": "PATCH",
      "path": "/agents/claims/attempts",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "type", "claim_attempt_token", "user", "organization_id" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "410": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AgentAdminController_validateCredential": {
      "id": "AgentAdminController_validateCredential",
      "method": "POST",
      "path": "/agents/credentials/validate",
      "parameters": [],
      "body": { "required": true, "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AgentAdminController_getRegistration": {
      "id": "AgentAdminController_getRegistration",
      "method": "GET",
      "path": "/agents/registrations/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "ApiKeysController_validateApiKey": {
      "id": "ApiKeysController_validateApiKey",
      "method": "POST",
      "path": "/api_keys/validations",
      "parameters": [],
      "body": { "required": true, "members": [ "value" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "ApiKeysController_delete": {
      "id": "ApiKeysController_delete",
      "method": "DELETE",
      "path": "/api_keys/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "ApiKeysController_expire": {
      "id": "ApiKeysController_expire",
      "method": "POST",
      "path": "/api_keys/{id}/expire",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "expires_at" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuditLogValidatorsController_list": {
      "id": "AuditLogValidatorsController_list",
      "method": "GET",
      "path": "/audit_logs/actions",
      "parameters": [
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuditLogValidatorVersionsController_schemas": {
      "id": "AuditLogValidatorVersionsController_schemas",
      "method": "GET",
      "path": "/audit_logs/actions/{actionName}/schemas",
      "parameters": [
        { "name": "actionName", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuditLogValidatorVersionsController_create": {
      "id": "AuditLogValidatorVersionsController_create",
      "method": "POST",
      "path": "/audit_logs/actions/{actionName}/schemas",
      "parameters": [ { "name": "actionName", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "actor", "targets", "metadata" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuditLogEventsController_create": {
      "id": "AuditLogEventsController_create",
      "method": "POST",
      "path": "/audit_logs/events",
      "parameters": [ { "name": "idempotency-key", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "organization_id", "event" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuditLogExportsController_exports": {
      "id": "AuditLogExportsController_exports",
      "method": "POST",
      "path": "/audit_logs/exports",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "organization_id", "range_start", "range_end", "actions", "actors", "actor_names", "actor_ids", "targets" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuditLogExportsController_export": {
      "id": "AuditLogExportsController_export",
      "method": "GET",
      "path": "/audit_logs/exports/{auditLogExportId}",
      "parameters": [ { "name": "auditLogExportId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthenticationChallengesController_verify": {
      "id": "AuthenticationChallengesController_verify",
      "method": "POST",
      "path": "/auth/challenges/{id}/verify",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "code" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthenticationFactorsController_create": {
      "id": "AuthenticationFactorsController_create",
      "method": "POST",
      "path": "/auth/factors/enroll",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "type", "phone_number", "totp_issuer", "totp_user", "user_id" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthenticationFactorsController_get": {
      "id": "AuthenticationFactorsController_get",
      "method": "GET",
      "path": "/auth/factors/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthenticationFactorsController_delete": {
      "id": "AuthenticationFactorsController_delete",
      "method": "DELETE",
      "path": "/auth/factors/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthenticationFactorsController_challenge": {
      "id": "AuthenticationFactorsController_challenge",
      "method": "POST",
      "path": "/auth/factors/{id}/challenge",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "sms_template" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "ExternalAuthController_completeLogin": {
      "id": "ExternalAuthController_completeLogin",
      "method": "POST",
      "path": "/authkit/oauth2/complete",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "external_auth_id", "user", "user_consent_options" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationGroupRoleAssignmentsController_list": {
      "id": "AuthorizationGroupRoleAssignmentsController_list",
      "method": "GET",
      "path": "/authorization/groups/{group_id}/role_assignments",
      "parameters": [
        { "name": "group_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationGroupRoleAssignmentsController_replaceGroupRoleAssignments": {
      "id": "AuthorizationGroupRoleAssignmentsController_replaceGroupRoleAssignments",
      "method": "PUT",
      "path": "/authorization/groups/{group_id}/role_assignments",
      "parameters": [ { "name": "group_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "role_assignments" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationGroupRoleAssignmentsController_create": {
      "id": "AuthorizationGroupRoleAssignmentsController_create",
      "method": "POST",
      "path": "/authorization/groups/{group_id}/role_assignments",
      "parameters": [ { "name": "group_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "role_slug", "resource_id", "resource_external_id", "resource_type_slug" ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationGroupRoleAssignmentsController_removeGroupRoleAssignments": {
      "id": "AuthorizationGroupRoleAssignmentsController_removeGroupRoleAssignments",
      "method": "DELETE",
      "path": "/authorization/groups/{group_id}/role_assignments",
      "parameters": [ { "name": "group_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "role_slug", "resource_id", "resource_external_id", "resource_type_slug" ],
        "mediaType": "application/json"
      },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationGroupRoleAssignmentsController_get": {
      "id": "AuthorizationGroupRoleAssignmentsController_get",
      "method": "GET",
      "path": "/authorization/groups/{group_id}/role_assignments/{role_assignment_id}",
      "parameters": [
        { "name": "group_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "role_assignment_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationGroupRoleAssignmentsController_removeGroupRoleAssignment": {
      "id": "AuthorizationGroupRoleAssignmentsController_removeGroupRoleAssignment",
      "method": "DELETE",
      "path": "/authorization/groups/{group_id}/role_assignments/{role_assignment_id}",
      "parameters": [
        { "name": "group_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "role_assignment_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationController_check": {
      "id": "AuthorizationController_check",
      "method": "POST",
      "path": "/authorization/organization_memberships/{organization_membership_id}/check",
      "parameters": [ { "name": "organization_membership_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "permission_slug" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationController_listResourcesForMembership": {
      "id": "AuthorizationController_listResourcesForMembership",
      "method": "GET",
      "path": "/authorization/organization_memberships/{organization_membership_id}/resources",
      "parameters": [
        { "name": "organization_membership_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        { "name": "permission_slug", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "parent_resource_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "parent_resource_type_slug", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "parent_resource_external_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationController_listEffectivePermissions": {
      "id": "AuthorizationController_listEffectivePermissions",
      "method": "GET",
      "path": "/authorization/organization_memberships/{organization_membership_id}/resources/{resource_id}/permissions",
      "parameters": [
        { "name": "organization_membership_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "resource_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationController_listEffectivePermissionsByExternalId": {
      "id": "AuthorizationController_listEffectivePermissionsByExternalId",
      "method": "GET",
      "path": "/authorization/organization_memberships/{organization_membership_id}/resources/{resource_type_slug}/{external_id}/permissions",
      "parameters": [
        { "name": "organization_membership_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "resource_type_slug", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationRoleAssignmentsController_listRoleAssignments": {
      "id": "AuthorizationRoleAssignmentsController_listRoleAssignments",
      "method": "GET",
      "path": "/authorization/organization_memberships/{organization_membership_id}/role_assignments",
      "parameters": [
        { "name": "organization_membership_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        { "name": "resource_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "resource_external_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "resource_type_slug", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationRoleAssignmentsController_assignRole": {
      "id": "AuthorizationRoleAssignmentsController_assignRole",
      "method": "POST",
      "path": "/authorization/organization_memberships/{organization_membership_id}/role_assignments",
      "parameters": [ { "name": "organization_membership_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "role_slug" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationRoleAssignmentsController_removeRoleByCriteria": {
      "id": "AuthorizationRoleAssignmentsController_removeRoleByCriteria",
      "method": "DELETE",
      "path": "/authorization/organization_memberships/{organization_membership_id}/role_assignments",
      "parameters": [ { "name": "organization_membership_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "role_slug" ], "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationRoleAssignmentsController_removeRoleById": {
      "id": "AuthorizationRoleAssignmentsController_removeRoleById",
      "method": "DELETE",
      "path": "/authorization/organization_memberships/{organization_membership_id}/role_assignments/{role_assignment_id}",
      "parameters": [
        { "name": "organization_membership_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "role_assignment_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationOrganizationRolesController_list": {
      "id": "AuthorizationOrganizationRolesController_list",
      "method": "GET",
      "path": "/authorization/organizations/{organizationId}/roles",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationOrganizationRolesController_create": {
      "id": "AuthorizationOrganizationRolesController_create",
      "method": "POST",
      "path": "/authorization/organizations/{organizationId}/roles",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "slug", "name", "description", "resource_type_slug" ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationOrganizationRolesController_get": {
      "id": "AuthorizationOrganizationRolesController_get",
      "method": "GET",
      "path": "/authorization/organizations/{organizationId}/roles/{slug}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationOrganizationRolesController_delete": {
      "id": "AuthorizationOrganizationRolesController_delete",
      "method": "DELETE",
      "path": "/authorization/organizations/{organizationId}/roles/{slug}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationOrganizationRolesController_update": {
      "id": "AuthorizationOrganizationRolesController_update",
      "method": "PATCH",
      "path": "/authorization/organizations/{organizationId}/roles/{slug}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "name", "description" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationOrganizationRolePermissionsController_setPermissions": {
      "id": "AuthorizationOrganizationRolePermissionsController_setPermissions",
      "method": "PUT",
      "path": "/authorization/organizations/{organizationId}/roles/{slug}/permissions",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "permissions" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationOrganizationRolePermissionsController_addPermission": {
      "id": "AuthorizationOrganizationRolePermissionsController_addPermission",
      "method": "POST",
      "path": "/authorization/organizations/{organizationId}/roles/{slug}/permissions",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "slug" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationOrganizationRolePermissionsController_removePermission": {
      "id": "AuthorizationOrganizationRolePermissionsController_removePermission",
      "method": "DELETE",
      "path": "/authorization/organizations/{organizationId}/roles/{slug}/permissions/{permissionSlug}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "permissionSlug", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationResourcesByExternalIdController_getByExternalId": {
      "id": "AuthorizationResourcesByExternalIdController_getByExternalId",
      "method": "GET",
      "path": "/authorization/organizations/{organization_id}/resources/{resource_type_slug}/{external_id}",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "resource_type_slug", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationResourcesByExternalIdController_deleteByExternalId": {
      "id": "AuthorizationResourcesByExternalIdController_deleteByExternalId",
      "method": "DELETE",
      "path": "/authorization/organizations/{organization_id}/resources/{resource_type_slug}/{external_id}",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "resource_type_slug", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "cascade_delete",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationResourcesByExternalIdController_updateByExternalId": {
      "id": "AuthorizationResourcesByExternalIdController_updateByExternalId",
      "method": "PATCH",
      "path": "/authorization/organizations/{organization_id}/resources/{resource_type_slug}/{external_id}",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "resource_type_slug", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "name", "description" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationResourcesByExternalIdController_listOrganizationMembershipsForResourceByExternalId": {
      "id": "AuthorizationResourcesByExternalIdController_listOrganizationMembershipsForResourceByExternalId",
      "method": "GET",
      "path": "/authorization/organizations/{organization_id}/resources/{resource_type_slug}/{external_id}/organization_memberships",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "resource_type_slug", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        { "name": "permission_slug", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "assignment", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationRoleAssignmentsController_listRoleAssignmentsForResourceByExternalId": {
      "id": "AuthorizationRoleAssignmentsController_listRoleAssignmentsForResourceByExternalId",
      "method": "GET",
      "path": "/authorization/organizations/{organization_id}/resources/{resource_type_slug}/{external_id}/role_assignments",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "resource_type_slug", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        { "name": "role_slug", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationPermissionsController_list": {
      "id": "AuthorizationPermissionsController_list",
      "method": "GET",
      "path": "/authorization/permissions",
      "parameters": [
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationPermissionsController_create": {
      "id": "AuthorizationPermissionsController_create",
      "method": "POST",
      "path": "/authorization/permissions",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "slug", "name", "description", "resource_type_slug" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationPermissionsController_find": {
      "id": "AuthorizationPermissionsController_find",
      "method": "GET",
      "path": "/authorization/permissions/{slug}",
      "parameters": [ { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationPermissionsController_delete": {
      "id": "AuthorizationPermissionsController_delete",
      "method": "DELETE",
      "path": "/authorization/permissions/{slug}",
      "parameters": [ { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationPermissionsController_update": {
      "id": "AuthorizationPermissionsController_update",
      "method": "PATCH",
      "path": "/authorization/permissions/{slug}",
      "parameters": [ { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "name", "description" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationResourcesController_list": {
      "id": "AuthorizationResourcesController_list",
      "method": "GET",
      "path": "/authorization/resources",
      "parameters": [
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "resource_type_slug", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "resource_external_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "parent_resource_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "parent_resource_type_slug", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "parent_external_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationResourcesController_create": {
      "id": "AuthorizationResourcesController_create",
      "method": "POST",
      "path": "/authorization/resources",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "external_id", "name", "description", "resource_type_slug", "organization_id" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationResourcesController_findById": {
      "id": "AuthorizationResourcesController_findById",
      "method": "GET",
      "path": "/authorization/resources/{resource_id}",
      "parameters": [ { "name": "resource_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationResourcesController_delete": {
      "id": "AuthorizationResourcesController_delete",
      "method": "DELETE",
      "path": "/authorization/resources/{resource_id}",
      "parameters": [
        { "name": "resource_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "cascade_delete",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationResourcesController_update": {
      "id": "AuthorizationResourcesController_update",
      "method": "PATCH",
      "path": "/authorization/resources/{resource_id}",
      "parameters": [ { "name": "resource_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "name", "description" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationResourcesController_listOrganizationMembershipsForResource": {
      "id": "AuthorizationResourcesController_listOrganizationMembershipsForResource",
      "method": "GET",
      "path": "/authorization/resources/{resource_id}/organization_memberships",
      "parameters": [
        { "name": "resource_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        { "name": "permission_slug", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "assignment", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationRoleAssignmentsController_listRoleAssignmentsForResource": {
      "id": "AuthorizationRoleAssignmentsController_listRoleAssignmentsForResource",
      "method": "GET",
      "path": "/authorization/resources/{resource_id}/role_assignments",
      "parameters": [
        { "name": "resource_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        { "name": "role_slug", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationRolesController_list": {
      "id": "AuthorizationRolesController_list",
      "method": "GET",
      "path": "/authorization/roles",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationRolesController_create": {
      "id": "AuthorizationRolesController_create",
      "method": "POST",
      "path": "/authorization/roles",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "slug", "name", "description", "resource_type_slug" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationRolesController_get": {
      "id": "AuthorizationRolesController_get",
      "method": "GET",
      "path": "/authorization/roles/{slug}",
      "parameters": [ { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationRolesController_update": {
      "id": "AuthorizationRolesController_update",
      "method": "PATCH",
      "path": "/authorization/roles/{slug}",
      "parameters": [ { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "name", "description" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationRolePermissionsController_setPermissions": {
      "id": "AuthorizationRolePermissionsController_setPermissions",
      "method": "PUT",
      "path": "/authorization/roles/{slug}/permissions",
      "parameters": [ { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "permissions" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizationRolePermissionsController_addPermission": {
      "id": "AuthorizationRolePermissionsController_addPermission",
      "method": "POST",
      "path": "/authorization/roles/{slug}/permissions",
      "parameters": [ { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "slug" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "ClientApiTokenController_issueClientApiToken": {
      "id": "ClientApiTokenController_issueClientApiToken",
      "method": "POST",
      "path": "/client/token",
      "parameters": [],
      "body": { "required": true, "members": [ "organization_id", "user_id" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "ApplicationsController_list": {
      "id": "ApplicationsController_list",
      "method": "GET",
      "path": "/connect/applications",
      "parameters": [
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        {
          "name": "registration_types",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "delimiter": ","
        },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "ApplicationsController_create": {
      "id": "ApplicationsController_create",
      "method": "POST",
      "path": "/connect/applications",
      "parameters": [],
      "body": { "required": true, "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "ApplicationsController_find": {
      "id": "ApplicationsController_find",
      "method": "GET",
      "path": "/connect/applications/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "ApplicationsController_update": {
      "id": "ApplicationsController_update",
      "method": "PUT",
      "path": "/connect/applications/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "name", "description", "scopes", "redirect_uris" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "ApplicationsController_delete": {
      "id": "ApplicationsController_delete",
      "method": "DELETE",
      "path": "/connect/applications/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "ApplicationCredentialsController_list": {
      "id": "ApplicationCredentialsController_list",
      "method": "GET",
      "path": "/connect/applications/{id}/client_secrets",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "ApplicationCredentialsController_create": {
      "id": "ApplicationCredentialsController_create",
      "method": "POST",
      "path": "/connect/applications/{id}/client_secrets",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "ApplicationCredentialsController_delete": {
      "id": "ApplicationCredentialsController_delete",
      "method": "DELETE",
      "path": "/connect/client_secrets/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "ConnectionsController_list": {
      "id": "ConnectionsController_list",
      "method": "GET",
      "path": "/connections",
      "parameters": [
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        { "name": "connection_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "domain", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "search", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "ConnectionsController_find": {
      "id": "ConnectionsController_find",
      "method": "GET",
      "path": "/connections/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "ConnectionsController_delete": {
      "id": "ConnectionsController_delete",
      "method": "DELETE",
      "path": "/connections/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DataIntegrationsManagementController_listDataIntegrations": {
      "id": "DataIntegrationsManagementController_listDataIntegrations",
      "method": "GET",
      "path": "/data-integrations",
      "parameters": [
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DataIntegrationsManagementController_createDataIntegration": {
      "id": "DataIntegrationsManagementController_createDataIntegration",
      "method": "POST",
      "path": "/data-integrations",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "provider",
          "description",
          "enabled",
          "scopes",
          "auth_methods",
          "config",
          "credentials",
          "api_key",
          "custom_provider"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DataIntegrationsManagementController_getDataIntegration": {
      "id": "DataIntegrationsManagementController_getDataIntegration",
      "method": "GET",
      "path": "/data-integrations/{slug}",
      "parameters": [ { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DataIntegrationsManagementController_updateDataIntegration": {
      "id": "DataIntegrationsManagementController_updateDataIntegration",
      "method": "PUT",
      "path": "/data-integrations/{slug}",
      "parameters": [ { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "description", "enabled", "scopes", "credentials", "api_key", "custom_provider" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DataIntegrationsManagementController_deleteDataIntegration": {
      "id": "DataIntegrationsManagementController_deleteDataIntegration",
      "method": "DELETE",
      "path": "/data-integrations/{slug}",
      "parameters": [ { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DataIntegrationsController_upsertApiKey": {
      "id": "DataIntegrationsController_upsertApiKey",
      "method": "PUT",
      "path": "/data-integrations/{slug}/api-key",
      "parameters": [ { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "user_id", "organization_id", "secret" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DataIntegrationsController_getDataIntegrationAuthorizeUrl": {
      "id": "DataIntegrationsController_getDataIntegrationAuthorizeUrl",
      "method": "POST",
      "path": "/data-integrations/{slug}/authorize",
      "parameters": [ { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "user_id", "organization_id", "return_to", "config" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DataIntegrationsController_upsertClientCredentials": {
      "id": "DataIntegrationsController_upsertClientCredentials",
      "method": "PUT",
      "path": "/data-integrations/{slug}/client-credentials",
      "parameters": [ { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "user_id", "organization_id", "client_id", "client_secret", "config" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DataIntegrationsController_vendCredentials": {
      "id": "DataIntegrationsController_vendCredentials",
      "method": "POST",
      "path": "/data-integrations/{slug}/credentials",
      "parameters": [ { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "user_id", "organization_id" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DataIntegrationsController_getUserlandUserToken": {
      "id": "DataIntegrationsController_getUserlandUserToken",
      "method": "POST",
      "path": "/data-integrations/{slug}/token",
      "parameters": [ { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "user_id", "organization_id" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DirectoriesController_list": {
      "id": "DirectoriesController_list",
      "method": "GET",
      "path": "/directories",
      "parameters": [
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "search", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "domain", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DirectoriesController_find": {
      "id": "DirectoriesController_find",
      "method": "GET",
      "path": "/directories/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DirectoriesController_deleteDirectory": {
      "id": "DirectoriesController_deleteDirectory",
      "method": "DELETE",
      "path": "/directories/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DirectoryGroupsController_list": {
      "id": "DirectoryGroupsController_list",
      "method": "GET",
      "path": "/directory_groups",
      "parameters": [
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        { "name": "directory", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "user", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DirectoryGroupsController_find": {
      "id": "DirectoryGroupsController_find",
      "method": "GET",
      "path": "/directory_groups/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DirectoryUsersController_list": {
      "id": "DirectoryUsersController_list",
      "method": "GET",
      "path": "/directory_users",
      "parameters": [
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        { "name": "directory", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "group", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "idp_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "email", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DirectoryUsersController_find": {
      "id": "DirectoryUsersController_find",
      "method": "GET",
      "path": "/directory_users/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "EventsController_list": {
      "id": "EventsController_list",
      "method": "GET",
      "path": "/events",
      "parameters": [
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        { "name": "events", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "range_start", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "range_end", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "FeatureFlagsController_list": {
      "id": "FeatureFlagsController_list",
      "method": "GET",
      "path": "/feature-flags",
      "parameters": [
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "FeatureFlagsController_findBySlug": {
      "id": "FeatureFlagsController_findBySlug",
      "method": "GET",
      "path": "/feature-flags/{slug}",
      "parameters": [ { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "FeatureFlagsController_disableFlag": {
      "id": "FeatureFlagsController_disableFlag",
      "method": "PUT",
      "path": "/feature-flags/{slug}/disable",
      "parameters": [ { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "FeatureFlagsController_enableFlag": {
      "id": "FeatureFlagsController_enableFlag",
      "method": "PUT",
      "path": "/feature-flags/{slug}/enable",
      "parameters": [ { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "FlagTargetsController_createTarget": {
      "id": "FlagTargetsController_createTarget",
      "method": "POST",
      "path": "/feature-flags/{slug}/targets/{resourceId}",
      "parameters": [
        { "name": "resourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "FlagTargetsController_deleteTarget": {
      "id": "FlagTargetsController_deleteTarget",
      "method": "DELETE",
      "path": "/feature-flags/{slug}/targets/{resourceId}",
      "parameters": [
        { "name": "resourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "OrganizationDomainsController_create": {
      "id": "OrganizationDomainsController_create",
      "method": "POST",
      "path": "/organization_domains",
      "parameters": [],
      "body": { "required": true, "members": [ "domain", "organization_id" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "OrganizationDomainsController_get": {
      "id": "OrganizationDomainsController_get",
      "method": "GET",
      "path": "/organization_domains/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "OrganizationDomainsController_delete": {
      "id": "OrganizationDomainsController_delete",
      "method": "DELETE",
      "path": "/organization_domains/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "OrganizationDomainsController_verify": {
      "id": "OrganizationDomainsController_verify",
      "method": "POST",
      "path": "/organization_domains/{id}/verify",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "OrganizationsController_list": {
      "id": "OrganizationsController_list",
      "method": "GET",
      "path": "/organizations",
      "parameters": [
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        { "name": "domains", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "search", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "OrganizationsController_create": {
      "id": "OrganizationsController_create",
      "method": "POST",
      "path": "/organizations",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "name", "allow_profiles_outside_organization", "domains", "domain_data", "metadata", "external_id" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "OrganizationsController_getByExternalId": {
      "id": "OrganizationsController_getByExternalId",
      "method": "GET",
      "path": "/organizations/external_id/{external_id}",
      "parameters": [ { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "OrganizationsController_find": {
      "id": "OrganizationsController_find",
      "method": "GET",
      "path": "/organizations/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "OrganizationsController_updateOrganization": {
      "id": "OrganizationsController_updateOrganization",
      "method": "PUT",
      "path": "/organizations/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "name",
          "allow_profiles_outside_organization",
          "domains",
          "domain_data",
          "stripe_customer_id",
          "metadata",
          "external_id"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "OrganizationsController_deleteOrganization": {
      "id": "OrganizationsController_deleteOrganization",
      "method": "DELETE",
      "path": "/organizations/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "OrganizationsController_getAuditLogConfiguration": {
      "id": "OrganizationsController_getAuditLogConfiguration",
      "method": "GET",
      "path": "/organizations/{id}/audit_log_configuration",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuditLogsRetentionController_auditLogsRetention": {
      "id": "AuditLogsRetentionController_auditLogsRetention",
      "method": "GET",
      "path": "/organizations/{id}/audit_logs_retention",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuditLogsRetentionController_updateAuditLogsRetention": {
      "id": "AuditLogsRetentionController_updateAuditLogsRetention",
      "method": "PUT",
      "path": "/organizations/{id}/audit_logs_retention",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "retention_period_in_days" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "OrganizationApiKeysController_list": {
      "id": "OrganizationApiKeysController_list",
      "method": "GET",
      "path": "/organizations/{organizationId}/api_keys",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "OrganizationApiKeysController_create": {
      "id": "OrganizationApiKeysController_create",
      "method": "POST",
      "path": "/organizations/{organizationId}/api_keys",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "name", "permissions", "expires_at" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "ProviderController_listForOrganization": {
      "id": "ProviderController_listForOrganization",
      "method": "GET",
      "path": "/organizations/{organizationId}/data_integration_configurations",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "ProviderController_configure": {
      "id": "ProviderController_configure",
      "method": "PUT",
      "path": "/organizations/{organizationId}/data_integration_configurations/{slug}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "enabled", "scopes", "client_id", "client_secret", "config" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "OrganizationFeatureFlagsController_list": {
      "id": "OrganizationFeatureFlagsController_list",
      "method": "GET",
      "path": "/organizations/{organizationId}/feature-flags",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "GroupsController_list": {
      "id": "GroupsController_list",
      "method": "GET",
      "path": "/organizations/{organizationId}/groups",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "GroupsController_create": {
      "id": "GroupsController_create",
      "method": "POST",
      "path": "/organizations/{organizationId}/groups",
      "parameters": [ { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "name", "description" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "GroupsController_get": {
      "id": "GroupsController_get",
      "method": "GET",
      "path": "/organizations/{organizationId}/groups/{groupId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "GroupsController_delete": {
      "id": "GroupsController_delete",
      "method": "DELETE",
      "path": "/organizations/{organizationId}/groups/{groupId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "GroupsController_update": {
      "id": "GroupsController_update",
      "method": "PATCH",
      "path": "/organizations/{organizationId}/groups/{groupId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "name", "description" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "GroupMembershipsController_listMembers": {
      "id": "GroupMembershipsController_listMembers",
      "method": "GET",
      "path": "/organizations/{organizationId}/groups/{groupId}/organization-memberships",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "GroupMembershipsController_addMember": {
      "id": "GroupMembershipsController_addMember",
      "method": "POST",
      "path": "/organizations/{organizationId}/groups/{groupId}/organization-memberships",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "organization_membership_id" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "GroupMembershipsController_removeMember": {
      "id": "GroupMembershipsController_removeMember",
      "method": "DELETE",
      "path": "/organizations/{organizationId}/groups/{groupId}/organization-memberships/{omId}",
      "parameters": [
        { "name": "organizationId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "omId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "OrganizationAuthorizedApplicationsController_list": {
      "id": "OrganizationAuthorizedApplicationsController_list",
      "method": "GET",
      "path": "/organizations/{organization_id}/authorized_applications",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "PortalSessionsController_create": {
      "id": "PortalSessionsController_create",
      "method": "POST",
      "path": "/portal/generate_link",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "return_url", "success_url", "organization", "intent", "it_contact_emails" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "RadarStandaloneController_assess": {
      "id": "RadarStandaloneController_assess",
      "method": "POST",
      "path": "/radar/attempts",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "ip_address", "user_agent", "email", "auth_method", "action", "signals_id" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "RadarStandaloneController_updateRadarAttempt": {
      "id": "RadarStandaloneController_updateRadarAttempt",
      "method": "PUT",
      "path": "/radar/attempts/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "challenge_status", "attempt_status" ], "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "RadarStandaloneController_updateRadarList": {
      "id": "RadarStandaloneController_updateRadarList",
      "method": "POST",
      "path": "/radar/lists/{type}/{action}",
      "parameters": [
        { "name": "type", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "action", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "entry" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "201": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "RadarStandaloneController_deleteRadarListEntry": {
      "id": "RadarStandaloneController_deleteRadarListEntry",
      "method": "DELETE",
      "path": "/radar/lists/{type}/{action}",
      "parameters": [
        { "name": "type", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "action", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "entry" ], "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "SsoController_authorize": {
      "id": "SsoController_authorize",
      "method": "GET",
      "path": "/sso/authorize",
      "parameters": [
        {
          "name": "provider_scopes",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "delimiter": ","
        },
        {
          "name": "provider_query_params",
          "in": "query",
          "required": false,
          "type": "object",
          "isArray": false,
          "members": {},
          "unlistedMembers": { "type": "string", "isArray": false },
          "takesOthers": true
        },
        { "name": "client_id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "domain", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "provider", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "redirect_uri", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "response_type", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "state", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "connection", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "organization", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "domain_hint", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "login_hint", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "nonce", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "prompt", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "302": { "mediaType": null, "headers": { "Location": { "required": false, "type": "string" } }, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "SsoController_jsonWebKeySet": {
      "id": "SsoController_jsonWebKeySet",
      "method": "GET",
      "path": "/sso/jwks/{clientId}",
      "parameters": [ { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "SsoController_logout": {
      "id": "SsoController_logout",
      "method": "GET",
      "path": "/sso/logout",
      "parameters": [ { "name": "token", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "302": { "mediaType": null, "headers": { "Location": { "required": false, "type": "string" } }, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "SsoController_logoutAuthorize": {
      "id": "SsoController_logoutAuthorize",
      "method": "POST",
      "path": "/sso/logout/authorize",
      "parameters": [],
      "body": { "required": true, "members": [ "profile_id" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "201": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "SsoController_getProfile": {
      "id": "SsoController_getProfile",
      "method": "GET",
      "path": "/sso/profile",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "access_token": [] } ]
    },
    "SsoController_token": {
      "id": "SsoController_token",
      "method": "POST",
      "path": "/sso/token",
      "parameters": [
        { "name": "client_id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "client_secret", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "code", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "grant_type", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "client_id", "client_secret", "code", "grant_type" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "201": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "UserlandSessionsController_authenticate[0]": {
      "id": "UserlandSessionsController_authenticate[0]",
      "method": "POST",
      "path": "/user_management/authenticate",
      "parameters": [],
      "body": { "required": true, "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandSsoController_authorize": {
      "id": "UserlandSsoController_authorize",
      "method": "GET",
      "path": "/user_management/authorize",
      "parameters": [
        { "name": "code_challenge_method", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "code_challenge", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "domain_hint", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "connection_id", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "provider_query_params",
          "in": "query",
          "required": false,
          "type": "object",
          "isArray": false,
          "members": {},
          "unlistedMembers": { "type": "string", "isArray": false },
          "takesOthers": true
        },
        {
          "name": "provider_scopes",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "delimiter": ","
        },
        { "name": "invitation_token", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "max_age", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "screen_hint",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "sign-in"
        },
        { "name": "login_hint", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "provider", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "prompt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "state", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "response_type", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "redirect_uri", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "client_id", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "location": { "required": false, "type": "string" } }, "errorCodes": [] },
        "302": { "mediaType": null, "headers": { "location": { "required": false, "type": "string" } }, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "UserlandSsoController_deviceAuthorization": {
      "id": "UserlandSsoController_deviceAuthorization",
      "method": "POST",
      "path": "/user_management/authorize/device",
      "parameters": [],
      "body": { "required": true, "members": [ "client_id" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "CorsOriginsController_list": {
      "id": "CorsOriginsController_list",
      "method": "GET",
      "path": "/user_management/cors_origins",
      "parameters": [
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "CorsOriginsController_createCorsOrigin": {
      "id": "CorsOriginsController_createCorsOrigin",
      "method": "POST",
      "path": "/user_management/cors_origins",
      "parameters": [],
      "body": { "required": true, "members": [ "origin" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUsersController_getEmailVerification": {
      "id": "UserlandUsersController_getEmailVerification",
      "method": "GET",
      "path": "/user_management/email_verification/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserInvitesController_list": {
      "id": "UserlandUserInvitesController_list",
      "method": "GET",
      "path": "/user_management/invitations",
      "parameters": [
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "email", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserInvitesController_create": {
      "id": "UserlandUserInvitesController_create",
      "method": "POST",
      "path": "/user_management/invitations",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "email", "organization_id", "role_slug", "expires_in_days", "inviter_user_id", "locale" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserInvitesController_getByToken": {
      "id": "UserlandUserInvitesController_getByToken",
      "method": "GET",
      "path": "/user_management/invitations/by_token/{token}",
      "parameters": [ { "name": "token", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserInvitesController_get": {
      "id": "UserlandUserInvitesController_get",
      "method": "GET",
      "path": "/user_management/invitations/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserInvitesController_accept": {
      "id": "UserlandUserInvitesController_accept",
      "method": "POST",
      "path": "/user_management/invitations/{id}/accept",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserInvitesController_resend": {
      "id": "UserlandUserInvitesController_resend",
      "method": "POST",
      "path": "/user_management/invitations/{id}/resend",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "locale" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserInvitesController_revoke": {
      "id": "UserlandUserInvitesController_revoke",
      "method": "POST",
      "path": "/user_management/invitations/{id}/revoke",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "JwtTemplatesController_getJwtTemplate": {
      "id": "JwtTemplatesController_getJwtTemplate",
      "method": "GET",
      "path": "/user_management/jwt_template",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "JwtTemplatesController_updateJwtTemplate": {
      "id": "JwtTemplatesController_updateJwtTemplate",
      "method": "PUT",
      "path": "/user_management/jwt_template",
      "parameters": [],
      "body": { "required": true, "members": [ "content" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandMagicAuthController_sendMagicAuthCodeAndReturn": {
      "id": "UserlandMagicAuthController_sendMagicAuthCodeAndReturn",
      "method": "POST",
      "path": "/user_management/magic_auth",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "email", "invitation_token", "ip_address", "user_agent", "radar_auth_attempt_id", "signals_id" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandMagicAuthController_get": {
      "id": "UserlandMagicAuthController_get",
      "method": "GET",
      "path": "/user_management/magic_auth/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserOrganizationMembershipsController_list": {
      "id": "UserlandUserOrganizationMembershipsController_list",
      "method": "GET",
      "path": "/user_management/organization_memberships",
      "parameters": [
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "statuses", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "user_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserOrganizationMembershipsController_create": {
      "id": "UserlandUserOrganizationMembershipsController_create",
      "method": "POST",
      "path": "/user_management/organization_memberships",
      "parameters": [],
      "body": { "required": true, "members": [ "user_id", "organization_id" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserOrganizationMembershipsController_get": {
      "id": "UserlandUserOrganizationMembershipsController_get",
      "method": "GET",
      "path": "/user_management/organization_memberships/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserOrganizationMembershipsController_update": {
      "id": "UserlandUserOrganizationMembershipsController_update",
      "method": "PUT",
      "path": "/user_management/organization_memberships/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserOrganizationMembershipsController_delete": {
      "id": "UserlandUserOrganizationMembershipsController_delete",
      "method": "DELETE",
      "path": "/user_management/organization_memberships/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserOrganizationMembershipsController_deactivate": {
      "id": "UserlandUserOrganizationMembershipsController_deactivate",
      "method": "PUT",
      "path": "/user_management/organization_memberships/{id}/deactivate",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserOrganizationMembershipsController_reactivate": {
      "id": "UserlandUserOrganizationMembershipsController_reactivate",
      "method": "PUT",
      "path": "/user_management/organization_memberships/{id}/reactivate",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "OrganizationMembershipGroupsController_listGroups": {
      "id": "OrganizationMembershipGroupsController_listGroups",
      "method": "GET",
      "path": "/user_management/organization_memberships/{omId}/groups",
      "parameters": [
        { "name": "omId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUsersController_createPasswordResetToken": {
      "id": "UserlandUsersController_createPasswordResetToken",
      "method": "POST",
      "path": "/user_management/password_reset",
      "parameters": [],
      "body": { "required": true, "members": [ "email" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUsersController_resetPassword[0]": {
      "id": "UserlandUsersController_resetPassword[0]",
      "method": "POST",
      "path": "/user_management/password_reset/confirm",
      "parameters": [],
      "body": { "required": true, "members": [ "token", "new_password" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUsersController_getPasswordReset": {
      "id": "UserlandUsersController_getPasswordReset",
      "method": "GET",
      "path": "/user_management/password_reset/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "PublicRadarChallengesController_sendRadarSmsChallenge": {
      "id": "PublicRadarChallengesController_sendRadarSmsChallenge",
      "method": "POST",
      "path": "/user_management/radar_challenges",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "user_id", "pending_authentication_token", "phone_number", "ip_address", "user_agent" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "PublicRadarChallengesController_get": {
      "id": "PublicRadarChallengesController_get",
      "method": "GET",
      "path": "/user_management/radar_challenges/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "RedirectUrisController_list": {
      "id": "RedirectUrisController_list",
      "method": "GET",
      "path": "/user_management/redirect_uris",
      "parameters": [
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "RedirectUrisController_create": {
      "id": "RedirectUrisController_create",
      "method": "POST",
      "path": "/user_management/redirect_uris",
      "parameters": [],
      "body": { "required": true, "members": [ "uri" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "RedirectUrisController_delete": {
      "id": "RedirectUrisController_delete",
      "method": "DELETE",
      "path": "/user_management/redirect_uris/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandSessionsController_logout": {
      "id": "UserlandSessionsController_logout",
      "method": "GET",
      "path": "/user_management/sessions/logout",
      "parameters": [
        { "name": "session_id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "return_to", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "location": { "required": false, "type": "string" } }, "errorCodes": [] },
        "302": { "mediaType": null, "headers": { "location": { "required": false, "type": "string" } }, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "UserlandSessionsController_revokeSession": {
      "id": "UserlandSessionsController_revokeSession",
      "method": "POST",
      "path": "/user_management/sessions/revoke",
      "parameters": [],
      "body": { "required": true, "members": [ "session_id" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUsersController_list[0]": {
      "id": "UserlandUsersController_list[0]",
      "method": "GET",
      "path": "/user_management/users",
      "parameters": [
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        { "name": "organization", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "email", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUsersController_create[0]": {
      "id": "UserlandUsersController_create[0]",
      "method": "POST",
      "path": "/user_management/users",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "email",
          "first_name",
          "last_name",
          "name",
          "email_verified",
          "metadata",
          "external_id",
          "ip_address",
          "user_agent",
          "signals_id"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUsersController_getByExternalId": {
      "id": "UserlandUsersController_getByExternalId",
      "method": "GET",
      "path": "/user_management/users/external_id/{external_id}",
      "parameters": [ { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUsersController_get[0]": {
      "id": "UserlandUsersController_get[0]",
      "method": "GET",
      "path": "/user_management/users/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUsersController_update[0]": {
      "id": "UserlandUsersController_update[0]",
      "method": "PUT",
      "path": "/user_management/users/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "email", "first_name", "last_name", "name", "email_verified", "metadata", "external_id", "locale" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUsersController_delete[0]": {
      "id": "UserlandUsersController_delete[0]",
      "method": "DELETE",
      "path": "/user_management/users/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUsersController_confirmEmailChange": {
      "id": "UserlandUsersController_confirmEmailChange",
      "method": "POST",
      "path": "/user_management/users/{id}/email_change/confirm",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "code" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUsersController_sendEmailChange": {
      "id": "UserlandUsersController_sendEmailChange",
      "method": "POST",
      "path": "/user_management/users/{id}/email_change/send",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "new_email" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUsersController_emailVerification[0]": {
      "id": "UserlandUsersController_emailVerification[0]",
      "method": "POST",
      "path": "/user_management/users/{id}/email_verification/confirm",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "code" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUsersController_sendVerificationEmail[0]": {
      "id": "UserlandUsersController_sendVerificationEmail[0]",
      "method": "POST",
      "path": "/user_management/users/{id}/email_verification/send",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserIdentitiesController_get": {
      "id": "UserlandUserIdentitiesController_get",
      "method": "GET",
      "path": "/user_management/users/{id}/identities",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserSessionsController_list": {
      "id": "UserlandUserSessionsController_list",
      "method": "GET",
      "path": "/user_management/users/{id}/sessions",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserApiKeysController_list": {
      "id": "UserApiKeysController_list",
      "method": "GET",
      "path": "/user_management/users/{userId}/api_keys",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserApiKeysController_create": {
      "id": "UserApiKeysController_create",
      "method": "POST",
      "path": "/user_management/users/{userId}/api_keys",
      "parameters": [ { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "name", "organization_id", "permissions", "expires_at" ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserFeatureFlagsController_list": {
      "id": "UserlandUserFeatureFlagsController_list",
      "method": "GET",
      "path": "/user_management/users/{userId}/feature-flags",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizedApplicationsController_list": {
      "id": "AuthorizedApplicationsController_list",
      "method": "GET",
      "path": "/user_management/users/{user_id}/authorized_applications",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "AuthorizedApplicationsController_delete": {
      "id": "AuthorizedApplicationsController_delete",
      "method": "DELETE",
      "path": "/user_management/users/{user_id}/authorized_applications/{application_id}",
      "parameters": [
        { "name": "application_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DataIntegrationsUserManagementController_getUserDataInstallation": {
      "id": "DataIntegrationsUserManagementController_getUserDataInstallation",
      "method": "GET",
      "path": "/user_management/users/{user_id}/connected_accounts/{slug}",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DataIntegrationsUserManagementController_updateUserDataInstallation": {
      "id": "DataIntegrationsUserManagementController_updateUserDataInstallation",
      "method": "PUT",
      "path": "/user_management/users/{user_id}/connected_accounts/{slug}",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "access_token", "refresh_token", "expires_at", "scopes", "state" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DataIntegrationsUserManagementController_createUserDataInstallation": {
      "id": "DataIntegrationsUserManagementController_createUserDataInstallation",
      "method": "POST",
      "path": "/user_management/users/{user_id}/connected_accounts/{slug}",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "access_token", "refresh_token", "expires_at", "scopes", "state" ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DataIntegrationsUserManagementController_deleteUserDataInstallation": {
      "id": "DataIntegrationsUserManagementController_deleteUserDataInstallation",
      "method": "DELETE",
      "path": "/user_management/users/{user_id}/connected_accounts/{slug}",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "DataIntegrationsUserManagementController_getUserDataIntegrations": {
      "id": "DataIntegrationsUserManagementController_getUserDataIntegrations",
      "method": "GET",
      "path": "/user_management/users/{user_id}/data_providers",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserAuthenticationFactorsController_list[0]": {
      "id": "UserlandUserAuthenticationFactorsController_list[0]",
      "method": "GET",
      "path": "/user_management/users/{userlandUserId}/auth_factors",
      "parameters": [
        { "name": "userlandUserId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "UserlandUserAuthenticationFactorsController_create[0]": {
      "id": "UserlandUserAuthenticationFactorsController_create[0]",
      "method": "POST",
      "path": "/user_management/users/{userlandUserId}/auth_factors",
      "parameters": [ { "name": "userlandUserId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "type", "totp_issuer", "totp_user", "totp_secret" ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "JumpWireWeb.KeyController.create_data_key": {
      "id": "JumpWireWeb.KeyController.create_data_key",
      "method": "POST",
      "path": "/vault/v1/keys/data-key",
      "parameters": [],
      "body": { "required": true, "members": [ "context" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "JumpWireWeb.KeyController.decrypt": {
      "id": "JumpWireWeb.KeyController.decrypt",
      "method": "POST",
      "path": "/vault/v1/keys/decrypt",
      "parameters": [],
      "body": { "required": true, "members": [ "keys" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "JumpWireWeb.KeyController.rekey": {
      "id": "JumpWireWeb.KeyController.rekey",
      "method": "POST",
      "path": "/vault/v1/keys/rekey",
      "parameters": [],
      "body": { "required": true, "members": [ "context", "encrypted_keys" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "JumpWireWeb.DataVaultController.index": {
      "id": "JumpWireWeb.DataVaultController.index",
      "method": "GET",
      "path": "/vault/v1/kv",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "search", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "updatedAfter", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "JumpWireWeb.DataVaultController.create": {
      "id": "JumpWireWeb.DataVaultController.create",
      "method": "POST",
      "path": "/vault/v1/kv",
      "parameters": [],
      "body": { "required": true, "members": [ "key_context", "name", "value" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "JumpWireWeb.DataVaultController.show_by_name": {
      "id": "JumpWireWeb.DataVaultController.show_by_name",
      "method": "GET",
      "path": "/vault/v1/kv/name/{name}",
      "parameters": [ { "name": "name", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "JumpWireWeb.DataVaultController.show_by_id": {
      "id": "JumpWireWeb.DataVaultController.show_by_id",
      "method": "GET",
      "path": "/vault/v1/kv/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "JumpWireWeb.DataVaultController.update": {
      "id": "JumpWireWeb.DataVaultController.update",
      "method": "PUT",
      "path": "/vault/v1/kv/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "value", "version_check" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "JumpWireWeb.DataVaultController.delete": {
      "id": "JumpWireWeb.DataVaultController.delete",
      "method": "DELETE",
      "path": "/vault/v1/kv/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "version_check", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "JumpWireWeb.DataVaultController.describe": {
      "id": "JumpWireWeb.DataVaultController.describe",
      "method": "GET",
      "path": "/vault/v1/kv/{id}/metadata",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "JumpWireWeb.DataVaultController.versions": {
      "id": "JumpWireWeb.DataVaultController.versions",
      "method": "GET",
      "path": "/vault/v1/kv/{id}/versions",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "WebhookEndpointsController_list": {
      "id": "WebhookEndpointsController_list",
      "method": "GET",
      "path": "/webhook_endpoints",
      "parameters": [
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "WebhookEndpointsController_create": {
      "id": "WebhookEndpointsController_create",
      "method": "POST",
      "path": "/webhook_endpoints",
      "parameters": [],
      "body": { "required": true, "members": [ "endpoint_url", "events" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "WebhookEndpointsController_delete": {
      "id": "WebhookEndpointsController_delete",
      "method": "DELETE",
      "path": "/webhook_endpoints/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "WebhookEndpointsController_update": {
      "id": "WebhookEndpointsController_update",
      "method": "PATCH",
      "path": "/webhook_endpoints/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "endpoint_url", "status", "events" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "WidgetsPublicController_issueWidgetSessionToken": {
      "id": "WidgetsPublicController_issueWidgetSessionToken",
      "method": "POST",
      "path": "/widgets/token",
      "parameters": [],
      "body": { "required": true, "members": [ "organization_id", "user_id", "scopes" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
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
