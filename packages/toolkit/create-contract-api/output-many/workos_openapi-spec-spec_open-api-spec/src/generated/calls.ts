// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "";

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
  "PATCH /agents/claims/attempts": {
    "operation": "AgentAdminController_linkClaimAttemptToExternalUser",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "410": [ "application/json" ]
      }
    }
  },
  "POST /agents/credentials/validate": {
    "operation": "AgentAdminController_validateCredential",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "GET /agents/registrations/{id}": {
    "operation": "AgentAdminController_getRegistration",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "POST /api_keys/validations": {
    "operation": "ApiKeysController_validateApiKey",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "401": [ "" ], "422": [ "application/json" ] } }
  },
  "DELETE /api_keys/{id}": { "operation": "ApiKeysController_delete", "headers": [], "formats": { "errors": { "404": [ "application/json" ] } } },
  "POST /api_keys/{id}/expire": {
    "operation": "ApiKeysController_expire",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "409": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /audit_logs/actions": {
    "operation": "AuditLogValidatorsController_list",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /audit_logs/actions/{actionName}/schemas": {
    "operation": "AuditLogValidatorVersionsController_schemas",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /audit_logs/actions/{actionName}/schemas": {
    "operation": "AuditLogValidatorVersionsController_create",
    "headers": [],
    "formats": { "errors": { "422": [ "application/json" ] } }
  },
  "POST /audit_logs/events": {
    "operation": "AuditLogEventsController_create",
    "headers": [ "idempotency-key" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /audit_logs/exports": {
    "operation": "AuditLogExportsController_exports",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "GET /audit_logs/exports/{auditLogExportId}": {
    "operation": "AuditLogExportsController_export",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "POST /auth/challenges/{id}/verify": {
    "operation": "AuthenticationChallengesController_verify",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /auth/factors/enroll": {
    "operation": "AuthenticationFactorsController_create",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "422": [ "application/json" ] } }
  },
  "GET /auth/factors/{id}": {
    "operation": "AuthenticationFactorsController_get",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "DELETE /auth/factors/{id}": {
    "operation": "AuthenticationFactorsController_delete",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "POST /auth/factors/{id}/challenge": {
    "operation": "AuthenticationFactorsController_challenge",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /authkit/oauth2/complete": {
    "operation": "ExternalAuthController_completeLogin",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /authorization/groups/{group_id}/role_assignments": {
    "operation": "AuthorizationGroupRoleAssignmentsController_list",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /authorization/groups/{group_id}/role_assignments": {
    "operation": "AuthorizationGroupRoleAssignmentsController_replaceGroupRoleAssignments",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /authorization/groups/{group_id}/role_assignments": {
    "operation": "AuthorizationGroupRoleAssignmentsController_create",
    "headers": [],
    "formats": {
      "errors": {
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /authorization/groups/{group_id}/role_assignments": {
    "operation": "AuthorizationGroupRoleAssignmentsController_removeGroupRoleAssignments",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /authorization/groups/{group_id}/role_assignments/{role_assignment_id}": {
    "operation": "AuthorizationGroupRoleAssignmentsController_get",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /authorization/groups/{group_id}/role_assignments/{role_assignment_id}": {
    "operation": "AuthorizationGroupRoleAssignmentsController_removeGroupRoleAssignment",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /authorization/organization_memberships/{organization_membership_id}/check": {
    "operation": "AuthorizationController_check",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /authorization/organization_memberships/{organization_membership_id}/resources": {
    "operation": "AuthorizationController_listResourcesForMembership",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /authorization/organization_memberships/{organization_membership_id}/resources/{resource_id}/permissions": {
    "operation": "AuthorizationController_listEffectivePermissions",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /authorization/organization_memberships/{organization_membership_id}/resources/{resource_type_slug}/{external_id}/permissions": {
    "operation": "AuthorizationController_listEffectivePermissionsByExternalId",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /authorization/organization_memberships/{organization_membership_id}/role_assignments": {
    "operation": "AuthorizationRoleAssignmentsController_listRoleAssignments",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /authorization/organization_memberships/{organization_membership_id}/role_assignments": {
    "operation": "AuthorizationRoleAssignmentsController_assignRole",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /authorization/organization_memberships/{organization_membership_id}/role_assignments": {
    "operation": "AuthorizationRoleAssignmentsController_removeRoleByCriteria",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /authorization/organization_memberships/{organization_membership_id}/role_assignments/{role_assignment_id}": {
    "operation": "AuthorizationRoleAssignmentsController_removeRoleById",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /authorization/organizations/{organizationId}/roles": {
    "operation": "AuthorizationOrganizationRolesController_list",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /authorization/organizations/{organizationId}/roles": {
    "operation": "AuthorizationOrganizationRolesController_create",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /authorization/organizations/{organizationId}/roles/{slug}": {
    "operation": "AuthorizationOrganizationRolesController_get",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /authorization/organizations/{organizationId}/roles/{slug}": {
    "operation": "AuthorizationOrganizationRolesController_delete",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "PATCH /authorization/organizations/{organizationId}/roles/{slug}": {
    "operation": "AuthorizationOrganizationRolesController_update",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "PUT /authorization/organizations/{organizationId}/roles/{slug}/permissions": {
    "operation": "AuthorizationOrganizationRolePermissionsController_setPermissions",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /authorization/organizations/{organizationId}/roles/{slug}/permissions": {
    "operation": "AuthorizationOrganizationRolePermissionsController_addPermission",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /authorization/organizations/{organizationId}/roles/{slug}/permissions/{permissionSlug}": {
    "operation": "AuthorizationOrganizationRolePermissionsController_removePermission",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /authorization/organizations/{organization_id}/resources/{resource_type_slug}/{external_id}": {
    "operation": "AuthorizationResourcesByExternalIdController_getByExternalId",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /authorization/organizations/{organization_id}/resources/{resource_type_slug}/{external_id}": {
    "operation": "AuthorizationResourcesByExternalIdController_deleteByExternalId",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "PATCH /authorization/organizations/{organization_id}/resources/{resource_type_slug}/{external_id}": {
    "operation": "AuthorizationResourcesByExternalIdController_updateByExternalId",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /authorization/organizations/{organization_id}/resources/{resource_type_slug}/{external_id}/organization_memberships": {
    "operation": "AuthorizationResourcesByExternalIdController_listOrganizationMembershipsForResourceByExternalId",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /authorization/organizations/{organization_id}/resources/{resource_type_slug}/{external_id}/role_assignments": {
    "operation": "AuthorizationRoleAssignmentsController_listRoleAssignmentsForResourceByExternalId",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /authorization/permissions": {
    "operation": "AuthorizationPermissionsController_list",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "POST /authorization/permissions": {
    "operation": "AuthorizationPermissionsController_create",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /authorization/permissions/{slug}": {
    "operation": "AuthorizationPermissionsController_find",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "DELETE /authorization/permissions/{slug}": {
    "operation": "AuthorizationPermissionsController_delete",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /authorization/permissions/{slug}": {
    "operation": "AuthorizationPermissionsController_update",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /authorization/resources": {
    "operation": "AuthorizationResourcesController_list",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /authorization/resources": {
    "operation": "AuthorizationResourcesController_create",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /authorization/resources/{resource_id}": {
    "operation": "AuthorizationResourcesController_findById",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /authorization/resources/{resource_id}": {
    "operation": "AuthorizationResourcesController_delete",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "PATCH /authorization/resources/{resource_id}": {
    "operation": "AuthorizationResourcesController_update",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /authorization/resources/{resource_id}/organization_memberships": {
    "operation": "AuthorizationResourcesController_listOrganizationMembershipsForResource",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /authorization/resources/{resource_id}/role_assignments": {
    "operation": "AuthorizationRoleAssignmentsController_listRoleAssignmentsForResource",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /authorization/roles": {
    "operation": "AuthorizationRolesController_list",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ] } }
  },
  "POST /authorization/roles": {
    "operation": "AuthorizationRolesController_create",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /authorization/roles/{slug}": {
    "operation": "AuthorizationRolesController_get",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /authorization/roles/{slug}": {
    "operation": "AuthorizationRolesController_update",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "PUT /authorization/roles/{slug}/permissions": {
    "operation": "AuthorizationRolePermissionsController_setPermissions",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /authorization/roles/{slug}/permissions": {
    "operation": "AuthorizationRolePermissionsController_addPermission",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /client/token": {
    "operation": "ClientApiTokenController_issueClientApiToken",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /connect/applications": {
    "operation": "ApplicationsController_list",
    "headers": [],
    "formats": {
      "parameters": { "query": { "registration_types": { "delimiter": "," } } },
      "errors": { "422": [ "application/json" ] }
    }
  },
  "POST /connect/applications": {
    "operation": "ApplicationsController_create",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /connect/applications/{id}": {
    "operation": "ApplicationsController_find",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "PUT /connect/applications/{id}": {
    "operation": "ApplicationsController_update",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /connect/applications/{id}": {
    "operation": "ApplicationsController_delete",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /connect/applications/{id}/client_secrets": {
    "operation": "ApplicationCredentialsController_list",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "POST /connect/applications/{id}/client_secrets": {
    "operation": "ApplicationCredentialsController_create",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /connect/client_secrets/{id}": {
    "operation": "ApplicationCredentialsController_delete",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /connections": {
    "operation": "ConnectionsController_list",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /connections/{id}": {
    "operation": "ConnectionsController_find",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /connections/{id}": {
    "operation": "ConnectionsController_delete",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /data-integrations": {
    "operation": "DataIntegrationsManagementController_listDataIntegrations",
    "headers": [],
    "formats": { "errors": { "401": [ "" ] } }
  },
  "POST /data-integrations": {
    "operation": "DataIntegrationsManagementController_createDataIntegration",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /data-integrations/{slug}": {
    "operation": "DataIntegrationsManagementController_getDataIntegration",
    "headers": [],
    "formats": { "errors": { "401": [ "" ], "404": [ "application/json" ] } }
  },
  "PUT /data-integrations/{slug}": {
    "operation": "DataIntegrationsManagementController_updateDataIntegration",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /data-integrations/{slug}": {
    "operation": "DataIntegrationsManagementController_deleteDataIntegration",
    "headers": [],
    "formats": { "errors": { "401": [ "" ], "404": [ "application/json" ] } }
  },
  "PUT /data-integrations/{slug}/api-key": {
    "operation": "DataIntegrationsController_upsertApiKey",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /data-integrations/{slug}/authorize": {
    "operation": "DataIntegrationsController_getDataIntegrationAuthorizeUrl",
    "headers": [],
    "formats": {
      "errors": { "400": [ "application/json" ], "401": [ "" ], "403": [ "application/json" ], "404": [ "application/json" ] }
    }
  },
  "PUT /data-integrations/{slug}/client-credentials": {
    "operation": "DataIntegrationsController_upsertClientCredentials",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /data-integrations/{slug}/credentials": {
    "operation": "DataIntegrationsController_vendCredentials",
    "headers": [],
    "formats": {
      "errors": { "400": [ "application/json" ], "401": [ "" ], "404": [ "application/json" ], "422": [ "application/json" ] }
    }
  },
  "POST /data-integrations/{slug}/token": {
    "operation": "DataIntegrationsController_getUserlandUserToken",
    "headers": [],
    "formats": {
      "errors": { "400": [ "application/json" ], "401": [ "" ], "404": [ "application/json" ], "422": [ "application/json" ] }
    }
  },
  "GET /directories": {
    "operation": "DirectoriesController_list",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /directories/{id}": {
    "operation": "DirectoriesController_find",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /directories/{id}": {
    "operation": "DirectoriesController_deleteDirectory",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ] } }
  },
  "GET /directory_groups": {
    "operation": "DirectoryGroupsController_list",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /directory_groups/{id}": {
    "operation": "DirectoryGroupsController_find",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /directory_users": {
    "operation": "DirectoryUsersController_list",
    "headers": [],
    "formats": {
      "errors": {
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /directory_users/{id}": {
    "operation": "DirectoryUsersController_find",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /events": {
    "operation": "EventsController_list",
    "headers": [],
    "formats": {
      "parameters": { "query": { "events": { "delimiter": "," } } },
      "errors": { "400": [ "application/json" ], "422": [ "application/json" ] }
    }
  },
  "GET /feature-flags": {
    "operation": "FeatureFlagsController_list",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /feature-flags/{slug}": {
    "operation": "FeatureFlagsController_findBySlug",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "PUT /feature-flags/{slug}/disable": {
    "operation": "FeatureFlagsController_disableFlag",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "PUT /feature-flags/{slug}/enable": {
    "operation": "FeatureFlagsController_enableFlag",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "POST /feature-flags/{slug}/targets/{resourceId}": {
    "operation": "FlagTargetsController_createTarget",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /feature-flags/{slug}/targets/{resourceId}": {
    "operation": "FlagTargetsController_deleteTarget",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /organization_domains": {
    "operation": "OrganizationDomainsController_create",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "409": [ "application/json" ] } }
  },
  "GET /organization_domains/{id}": {
    "operation": "OrganizationDomainsController_get",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "DELETE /organization_domains/{id}": {
    "operation": "OrganizationDomainsController_delete",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "POST /organization_domains/{id}/verify": {
    "operation": "OrganizationDomainsController_verify",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "GET /organizations": {
    "operation": "OrganizationsController_list",
    "headers": [],
    "formats": { "parameters": { "query": { "domains": { "delimiter": "," } } }, "errors": { "422": [ "application/json" ] } }
  },
  "POST /organizations": {
    "operation": "OrganizationsController_create",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "409": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /organizations/external_id/{external_id}": {
    "operation": "OrganizationsController_getByExternalId",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /organizations/{id}": {
    "operation": "OrganizationsController_find",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "PUT /organizations/{id}": {
    "operation": "OrganizationsController_updateOrganization",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /organizations/{id}": {
    "operation": "OrganizationsController_deleteOrganization",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ] } }
  },
  "GET /organizations/{id}/audit_log_configuration": {
    "operation": "OrganizationsController_getAuditLogConfiguration",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /organizations/{id}/audit_logs_retention": {
    "operation": "AuditLogsRetentionController_auditLogsRetention",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "PUT /organizations/{id}/audit_logs_retention": {
    "operation": "AuditLogsRetentionController_updateAuditLogsRetention",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /organizations/{organizationId}/api_keys": {
    "operation": "OrganizationApiKeysController_list",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "POST /organizations/{organizationId}/api_keys": {
    "operation": "OrganizationApiKeysController_create",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /organizations/{organizationId}/data_integration_configurations": {
    "operation": "ProviderController_listForOrganization",
    "headers": [],
    "formats": { "errors": { "401": [ "" ], "404": [ "application/json" ] } }
  },
  "PUT /organizations/{organizationId}/data_integration_configurations/{slug}": {
    "operation": "ProviderController_configure",
    "headers": [],
    "formats": {
      "errors": { "400": [ "application/json" ], "401": [ "" ], "404": [ "application/json" ], "422": [ "application/json" ] }
    }
  },
  "GET /organizations/{organizationId}/feature-flags": {
    "operation": "OrganizationFeatureFlagsController_list",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /organizations/{organizationId}/groups": {
    "operation": "GroupsController_list",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /organizations/{organizationId}/groups": {
    "operation": "GroupsController_create",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /organizations/{organizationId}/groups/{groupId}": {
    "operation": "GroupsController_get",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /organizations/{organizationId}/groups/{groupId}": {
    "operation": "GroupsController_delete",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /organizations/{organizationId}/groups/{groupId}": {
    "operation": "GroupsController_update",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /organizations/{organizationId}/groups/{groupId}/organization-memberships": {
    "operation": "GroupMembershipsController_listMembers",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /organizations/{organizationId}/groups/{groupId}/organization-memberships": {
    "operation": "GroupMembershipsController_addMember",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /organizations/{organizationId}/groups/{groupId}/organization-memberships/{omId}": {
    "operation": "GroupMembershipsController_removeMember",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /organizations/{organization_id}/authorized_applications": {
    "operation": "OrganizationAuthorizedApplicationsController_list",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /portal/generate_link": {
    "operation": "PortalSessionsController_create",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /radar/attempts": {
    "operation": "RadarStandaloneController_assess",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "PUT /radar/attempts/{id}": {
    "operation": "RadarStandaloneController_updateRadarAttempt",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /radar/lists/{type}/{action}": {
    "operation": "RadarStandaloneController_updateRadarList",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "DELETE /radar/lists/{type}/{action}": {
    "operation": "RadarStandaloneController_deleteRadarListEntry",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /sso/authorize": {
    "operation": "SsoController_authorize",
    "headers": [],
    "formats": { "parameters": { "query": { "provider_scopes": { "delimiter": "," }, "provider_query_params": {} } } }
  },
  "GET /sso/jwks/{clientId}": {
    "operation": "SsoController_jsonWebKeySet",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /sso/logout": { "operation": "SsoController_logout", "headers": [], "formats": { "errors": { "404": [ "application/json" ] } } },
  "POST /sso/logout/authorize": {
    "operation": "SsoController_logoutAuthorize",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /sso/profile": {
    "operation": "SsoController_getProfile",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /sso/token": {
    "operation": "SsoController_token",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /user_management/authenticate": {
    "operation": "UserlandSessionsController_authenticate[0]",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /user_management/authorize": {
    "operation": "UserlandSsoController_authorize",
    "headers": [],
    "formats": { "parameters": { "query": { "provider_query_params": {}, "provider_scopes": { "delimiter": "," } } } }
  },
  "POST /user_management/authorize/device": {
    "operation": "UserlandSsoController_deviceAuthorization",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "GET /user_management/cors_origins": {
    "operation": "CorsOriginsController_list",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ] } }
  },
  "POST /user_management/cors_origins": {
    "operation": "CorsOriginsController_createCorsOrigin",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "409": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /user_management/email_verification/{id}": {
    "operation": "UserlandUsersController_getEmailVerification",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /user_management/invitations": {
    "operation": "UserlandUserInvitesController_list",
    "headers": [],
    "formats": { "errors": { "422": [ "application/json" ] } }
  },
  "POST /user_management/invitations": {
    "operation": "UserlandUserInvitesController_create",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /user_management/invitations/by_token/{token}": {
    "operation": "UserlandUserInvitesController_getByToken",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /user_management/invitations/{id}": {
    "operation": "UserlandUserInvitesController_get",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "POST /user_management/invitations/{id}/accept": {
    "operation": "UserlandUserInvitesController_accept",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /user_management/invitations/{id}/resend": {
    "operation": "UserlandUserInvitesController_resend",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /user_management/invitations/{id}/revoke": {
    "operation": "UserlandUserInvitesController_revoke",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "GET /user_management/jwt_template": {
    "operation": "JwtTemplatesController_getJwtTemplate",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "PUT /user_management/jwt_template": {
    "operation": "JwtTemplatesController_updateJwtTemplate",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "422": [ "application/json" ] } }
  },
  "POST /user_management/magic_auth": {
    "operation": "UserlandMagicAuthController_sendMagicAuthCodeAndReturn",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "422": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /user_management/magic_auth/{id}": {
    "operation": "UserlandMagicAuthController_get",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /user_management/organization_memberships": {
    "operation": "UserlandUserOrganizationMembershipsController_list",
    "headers": [],
    "formats": {
      "parameters": { "query": { "statuses": { "delimiter": "," } } },
      "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] }
    }
  },
  "POST /user_management/organization_memberships": {
    "operation": "UserlandUserOrganizationMembershipsController_create",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /user_management/organization_memberships/{id}": {
    "operation": "UserlandUserOrganizationMembershipsController_get",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "PUT /user_management/organization_memberships/{id}": {
    "operation": "UserlandUserOrganizationMembershipsController_update",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /user_management/organization_memberships/{id}": {
    "operation": "UserlandUserOrganizationMembershipsController_delete",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "PUT /user_management/organization_memberships/{id}/deactivate": {
    "operation": "UserlandUserOrganizationMembershipsController_deactivate",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "PUT /user_management/organization_memberships/{id}/reactivate": {
    "operation": "UserlandUserOrganizationMembershipsController_reactivate",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /user_management/organization_memberships/{omId}/groups": {
    "operation": "OrganizationMembershipGroupsController_listGroups",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "POST /user_management/password_reset": {
    "operation": "UserlandUsersController_createPasswordResetToken",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /user_management/password_reset/confirm": {
    "operation": "UserlandUsersController_resetPassword[0]",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /user_management/password_reset/{id}": {
    "operation": "UserlandUsersController_getPasswordReset",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "POST /user_management/radar_challenges": { "operation": "PublicRadarChallengesController_sendRadarSmsChallenge", "headers": [], "input": "body" },
  "GET /user_management/radar_challenges/{id}": {
    "operation": "PublicRadarChallengesController_get",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /user_management/redirect_uris": {
    "operation": "RedirectUrisController_list",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ] } }
  },
  "POST /user_management/redirect_uris": {
    "operation": "RedirectUrisController_create",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /user_management/redirect_uris/{id}": {
    "operation": "RedirectUrisController_delete",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "409": [ "application/json" ] } }
  },
  "GET /user_management/sessions/logout": {
    "operation": "UserlandSessionsController_logout",
    "headers": [],
    "formats": { "errors": { "422": [ "application/json" ] } }
  },
  "POST /user_management/sessions/revoke": {
    "operation": "UserlandSessionsController_revokeSession",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "GET /user_management/users": {
    "operation": "UserlandUsersController_list[0]",
    "headers": [],
    "formats": { "errors": { "422": [ "application/json" ] } }
  },
  "POST /user_management/users": {
    "operation": "UserlandUsersController_create[0]",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /user_management/users/external_id/{external_id}": {
    "operation": "UserlandUsersController_getByExternalId",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /user_management/users/{id}": {
    "operation": "UserlandUsersController_get[0]",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "PUT /user_management/users/{id}": {
    "operation": "UserlandUsersController_update[0]",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /user_management/users/{id}": {
    "operation": "UserlandUsersController_delete[0]",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "409": [ "application/json" ] } }
  },
  "POST /user_management/users/{id}/email_change/confirm": {
    "operation": "UserlandUsersController_confirmEmailChange",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /user_management/users/{id}/email_change/send": {
    "operation": "UserlandUsersController_sendEmailChange",
    "headers": [],
    "formats": {
      "errors": {
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /user_management/users/{id}/email_verification/confirm": {
    "operation": "UserlandUsersController_emailVerification[0]",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /user_management/users/{id}/email_verification/send": {
    "operation": "UserlandUsersController_sendVerificationEmail[0]",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /user_management/users/{id}/identities": {
    "operation": "UserlandUserIdentitiesController_get",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /user_management/users/{id}/sessions": {
    "operation": "UserlandUserSessionsController_list",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /user_management/users/{userId}/api_keys": {
    "operation": "UserApiKeysController_list",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "POST /user_management/users/{userId}/api_keys": {
    "operation": "UserApiKeysController_create",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /user_management/users/{userId}/feature-flags": {
    "operation": "UserlandUserFeatureFlagsController_list",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /user_management/users/{user_id}/authorized_applications": {
    "operation": "AuthorizedApplicationsController_list",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /user_management/users/{user_id}/authorized_applications/{application_id}": {
    "operation": "AuthorizedApplicationsController_delete",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /user_management/users/{user_id}/connected_accounts/{slug}": {
    "operation": "DataIntegrationsUserManagementController_getUserDataInstallation",
    "headers": [],
    "formats": { "errors": { "401": [ "" ], "404": [ "application/json" ] } }
  },
  "PUT /user_management/users/{user_id}/connected_accounts/{slug}": {
    "operation": "DataIntegrationsUserManagementController_updateUserDataInstallation",
    "headers": [],
    "formats": { "errors": { "401": [ "" ], "404": [ "application/json" ] } }
  },
  "POST /user_management/users/{user_id}/connected_accounts/{slug}": {
    "operation": "DataIntegrationsUserManagementController_createUserDataInstallation",
    "headers": [],
    "formats": {
      "errors": { "401": [ "" ], "404": [ "application/json" ], "409": [ "application/json" ], "422": [ "application/json" ] }
    }
  },
  "DELETE /user_management/users/{user_id}/connected_accounts/{slug}": {
    "operation": "DataIntegrationsUserManagementController_deleteUserDataInstallation",
    "headers": [],
    "formats": { "errors": { "401": [ "" ], "404": [ "application/json" ] } }
  },
  "GET /user_management/users/{user_id}/data_providers": {
    "operation": "DataIntegrationsUserManagementController_getUserDataIntegrations",
    "headers": [],
    "formats": { "errors": { "401": [ "" ], "404": [ "application/json" ] } }
  },
  "GET /user_management/users/{userlandUserId}/auth_factors": {
    "operation": "UserlandUserAuthenticationFactorsController_list[0]",
    "headers": [],
    "formats": { "errors": { "422": [ "application/json" ] } }
  },
  "POST /user_management/users/{userlandUserId}/auth_factors": {
    "operation": "UserlandUserAuthenticationFactorsController_create[0]",
    "headers": [],
    "formats": { "errors": { "422": [ "application/json" ] } }
  },
  "POST /vault/v1/keys/data-key": {
    "operation": "JumpWireWeb.KeyController.create_data_key",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /vault/v1/keys/decrypt": {
    "operation": "JumpWireWeb.KeyController.decrypt",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "POST /vault/v1/keys/rekey": {
    "operation": "JumpWireWeb.KeyController.rekey",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /vault/v1/kv": {
    "operation": "JumpWireWeb.DataVaultController.index",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "POST /vault/v1/kv": {
    "operation": "JumpWireWeb.DataVaultController.create",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "409": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /vault/v1/kv/name/{name}": {
    "operation": "JumpWireWeb.DataVaultController.show_by_name",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /vault/v1/kv/{id}": {
    "operation": "JumpWireWeb.DataVaultController.show_by_id",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /vault/v1/kv/{id}": {
    "operation": "JumpWireWeb.DataVaultController.update",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "409": [ "application/json" ] } }
  },
  "DELETE /vault/v1/kv/{id}": {
    "operation": "JumpWireWeb.DataVaultController.delete",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "409": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /vault/v1/kv/{id}/metadata": {
    "operation": "JumpWireWeb.DataVaultController.describe",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /vault/v1/kv/{id}/versions": {
    "operation": "JumpWireWeb.DataVaultController.versions",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /webhook_endpoints": { "operation": "WebhookEndpointsController_list", "headers": [] },
  "POST /webhook_endpoints": {
    "operation": "WebhookEndpointsController_create",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "409": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /webhook_endpoints/{id}": {
    "operation": "WebhookEndpointsController_delete",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "PATCH /webhook_endpoints/{id}": {
    "operation": "WebhookEndpointsController_update",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "409": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /widgets/token": {
    "operation": "WidgetsPublicController_issueWidgetSessionToken",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  }
} as const;
