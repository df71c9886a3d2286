// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Okta Admin Management API",
  "version": "2026.05.1",
  "basePath": "",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": { "apiToken": { "type": "apiKey", "in": "header", "name": "Authorization" }, "oauth2": { "type": "oauth2" } },
  "security": [],
  "errorCodes": {},
  "extensions": {
    "x-tagGroups": [
      {
        "name": "Access Controls",
        "tags": [
          "ApiToken",
          "AttackProtection",
          "Behavior",
          "BotProtection",
          "CAPTCHA",
          "NetworkZone",
          "Policy",
          "Session",
          "ThreatInsight",
          "TrustedOrigin"
        ]
      },
      {
        "name": "Admin Roles",
        "tags": [
          "RoleAssignmentAUser",
          "RoleAssignmentBGroup",
          "RoleAssignmentClient",
          "RoleBTargetAdmin",
          "RoleBTargetBGroup",
          "RoleBTargetClient",
          "RoleCResourceSet",
          "RoleCResourceSetResource",
          "RoleDResourceSetBinding",
          "RoleDResourceSetBindingMember",
          "RoleECustom",
          "RoleECustomPermission",
          "GovernanceBundle",
          "Subscription"
        ]
      },
      {
        "name": "Applications",
        "tags": [
          "Application",
          "ApplicationConnections",
          "ApplicationCrossAppAccessConnections",
          "ApplicationFeatures",
          "ApplicationGrants",
          "ApplicationGroups",
          "ApplicationInterclientTrustMappings",
          "ApplicationLogos",
          "ApplicationPolicies",
          "ApplicationSSO",
          "ApplicationSSOCredentialKey",
          "ApplicationSSOPublicKeys",
          "ApplicationSSOFederatedClaims",
          "ApplicationTokens",
          "ApplicationUsers",
          "ApiServiceIntegrations",
          "OktaApplicationSettings",
          "GroupPushMapping"
        ]
      },
      { "name": "Authenticators", "tags": [ "Authenticator", "WebAuthnPreregistration", "PushProvider" ] },
      {
        "name": "Authorization Servers",
        "tags": [
          "AuthorizationServer",
          "AuthorizationServerAssoc",
          "AuthorizationServerClaims",
          "AuthorizationServerClients",
          "AuthorizationServerKeys",
          "OAuth2ResourceServerCredentialsKeys",
          "AuthorizationServerPolicies",
          "AuthorizationServerRules",
          "AuthorizationServerScopes"
        ]
      },
      {
        "name": "Customizations",
        "tags": [
          "AssociatedDomainCustomizations",
          "Brands",
          "CustomDomain",
          "CustomPages",
          "CustomTelephonyProvider",
          "CustomTemplates",
          "EmailDomain",
          "EmailServer",
          "Template",
          "Themes"
        ]
      },
      { "name": "Devices", "tags": [ "Device", "DeviceAssurance", "DeviceIntegrations", "DevicePostureCheck" ] },
      {
        "name": "External Identity Sources",
        "tags": [
          "AgentPools",
          "DirectoriesIntegration",
          "IdentityProvider",
          "IdentityProviderKeys",
          "IdentityProviderSigningKeys",
          "IdentityProviderUsers",
          "IdentitySource"
        ]
      },
      { "name": "Groups", "tags": [ "Group", "GroupOwner", "GroupRule" ] },
      { "name": "Hooks", "tags": [ "EventHook", "HookKey", "InlineHook" ] },
      {
        "name": "Org Management",
        "tags": [
          "OktaPersonalSettings",
          "OrgSettingAdmin",
          "OrgSettingCommunication",
          "OrgSettingContact",
          "OrgSettingCustomization",
          "OrgSettingGeneral",
          "OrgSettingMetadata",
          "OrgSettingSupport",
          "Feature",
          "EmailCustomization",
          "OrgCreator",
          "DisasterRecovery"
        ]
      },
      { "name": "Rate Limits", "tags": [ "RateLimitSettings", "PrincipalRateLimit" ] },
      { "name": "Realms", "tags": [ "Realm", "RealmAssignment" ] },
      { "name": "Schemas", "tags": [ "Schema", "LinkedObject", "UISchema" ] },
      { "name": "Service Accounts", "tags": [ "ServiceAccount", "OktaManagedUserAccount" ] },
      { "name": "Signal Sharing", "tags": [ "SSFReceiver", "SSFSecurityEventToken", "SSFTransmitter" ] },
      { "name": "System Log", "tags": [ "SystemLog", "LogStream" ] },
      {
        "name": "Users",
        "tags": [
          "User",
          "UserAuthenticatorEnrollments",
          "UserClassification",
          "UserCred",
          "UserFactor",
          "UserGrant",
          "UserLifecycle",
          "UserLinkedObject",
          "UserOAuth",
          "UserResources",
          "UserRisk",
          "UserSessions",
          "UserType",
          "ProfileMapping"
        ]
      }
    ]
  },
  "unrouted": {},
  "operations": {
    "getWellKnownAppAuthenticatorConfiguration": {
      "id": "getWellKnownAppAuthenticatorConfiguration",
      "method": "GET",
      "path": "/.well-known/app-authenticator-configuration",
      "parameters": [ { "name": "oauthClientId", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getAppleAppSiteAssociationWellKnownURI": {
      "id": "getAppleAppSiteAssociationWellKnownURI",
      "method": "GET",
      "path": "/.well-known/apple-app-site-association",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getAssetLinksWellKnownURI": {
      "id": "getAssetLinksWellKnownURI",
      "method": "GET",
      "path": "/.well-known/assetlinks.json",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getWellknownOrgMetadata": {
      "id": "getWellknownOrgMetadata",
      "method": "GET",
      "path": "/.well-known/okta-organization",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getWellknownSsfMetadata": {
      "id": "getWellknownSsfMetadata",
      "method": "GET",
      "path": "/.well-known/ssf-configuration",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getWebAuthnWellKnownURI": {
      "id": "getWebAuthnWellKnownURI",
      "method": "GET",
      "path": "/.well-known/webauthn",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "listAgentPools": {
      "id": "listAgentPools",
      "method": "GET",
      "path": "/api/v1/agentPools",
      "parameters": [
        {
          "name": "limitPerPoolType",
          "in": "query",
          "required": false,
          "type": "integer",
          "isArray": false,
          "default": 5
        },
        { "name": "poolType", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.agentPools.read" ] } ]
    },
    "listAgentPoolsUpdates": {
      "id": "listAgentPoolsUpdates",
      "method": "GET",
      "path": "/api/v1/agentPools/{poolId}/updates",
      "parameters": [
        { "name": "poolId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "scheduled", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.agentPools.read" ] } ]
    },
    "createAgentPoolsUpdate": {
      "id": "createAgentPoolsUpdate",
      "method": "POST",
      "path": "/api/v1/agentPools/{poolId}/updates",
      "parameters": [ { "name": "poolId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "agents",
          "agentType",
          "enabled",
          "id",
          "name",
          "notifyAdmin",
          "reason",
          "schedule",
          "sortOrder",
          "status",
          "targetVersion",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.agentPools.manage" ] } ]
    },
    "getAgentPoolsUpdateSettings": {
      "id": "getAgentPoolsUpdateSettings",
      "method": "GET",
      "path": "/api/v1/agentPools/{poolId}/updates/settings",
      "parameters": [ { "name": "poolId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.agentPools.read" ] } ]
    },
    "updateAgentPoolsUpdateSettings": {
      "id": "updateAgentPoolsUpdateSettings",
      "method": "POST",
      "path": "/api/v1/agentPools/{poolId}/updates/settings",
      "parameters": [ { "name": "poolId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "agentType",
          "continueOnError",
          "latestVersion",
          "minimalSupportedVersion",
          "poolId",
          "poolName",
          "releaseChannel"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.agentPools.manage" ] } ]
    },
    "getAgentPoolsUpdateInstance": {
      "id": "getAgentPoolsUpdateInstance",
      "method": "GET",
      "path": "/api/v1/agentPools/{poolId}/updates/{updateId}",
      "parameters": [
        { "name": "poolId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "updateId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.agentPools.read" ] } ]
    },
    "updateAgentPoolsUpdate": {
      "id": "updateAgentPoolsUpdate",
      "method": "POST",
      "path": "/api/v1/agentPools/{poolId}/updates/{updateId}",
      "parameters": [
        { "name": "poolId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "updateId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "agents",
          "agentType",
          "enabled",
          "id",
          "name",
          "notifyAdmin",
          "reason",
          "schedule",
          "sortOrder",
          "status",
          "targetVersion",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.agentPools.manage" ] } ]
    },
    "deleteAgentPoolsUpdate": {
      "id": "deleteAgentPoolsUpdate",
      "method": "DELETE",
      "path": "/api/v1/agentPools/{poolId}/updates/{updateId}",
      "parameters": [
        { "name": "poolId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "updateId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.agentPools.manage" ] } ]
    },
    "activateAgentPoolsUpdate": {
      "id": "activateAgentPoolsUpdate",
      "method": "POST",
      "path": "/api/v1/agentPools/{poolId}/updates/{updateId}/activate",
      "parameters": [
        { "name": "poolId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "updateId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.agentPools.manage" ] } ]
    },
    "deactivateAgentPoolsUpdate": {
      "id": "deactivateAgentPoolsUpdate",
      "method": "POST",
      "path": "/api/v1/agentPools/{poolId}/updates/{updateId}/deactivate",
      "parameters": [
        { "name": "poolId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "updateId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.agentPools.manage" ] } ]
    },
    "pauseAgentPoolsUpdate": {
      "id": "pauseAgentPoolsUpdate",
      "method": "POST",
      "path": "/api/v1/agentPools/{poolId}/updates/{updateId}/pause",
      "parameters": [
        { "name": "poolId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "updateId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.agentPools.manage" ] } ]
    },
    "resumeAgentPoolsUpdate": {
      "id": "resumeAgentPoolsUpdate",
      "method": "POST",
      "path": "/api/v1/agentPools/{poolId}/updates/{updateId}/resume",
      "parameters": [
        { "name": "poolId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "updateId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.agentPools.manage" ] } ]
    },
    "retryAgentPoolsUpdate": {
      "id": "retryAgentPoolsUpdate",
      "method": "POST",
      "path": "/api/v1/agentPools/{poolId}/updates/{updateId}/retry",
      "parameters": [
        { "name": "poolId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "updateId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.agentPools.manage" ] } ]
    },
    "stopAgentPoolsUpdate": {
      "id": "stopAgentPoolsUpdate",
      "method": "POST",
      "path": "/api/v1/agentPools/{poolId}/updates/{updateId}/stop",
      "parameters": [
        { "name": "poolId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "updateId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.agentPools.manage" ] } ]
    },
    "listApiTokens": {
      "id": "listApiTokens",
      "method": "GET",
      "path": "/api/v1/api-tokens",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apiTokens.read" ] } ]
    },
    "revokeCurrentApiToken": {
      "id": "revokeCurrentApiToken",
      "method": "DELETE",
      "path": "/api/v1/api-tokens/current",
      "parameters": [],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] } ]
    },
    "getApiToken": {
      "id": "getApiToken",
      "method": "GET",
      "path": "/api/v1/api-tokens/{apiTokenId}",
      "parameters": [ { "name": "apiTokenId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apiTokens.read" ] } ]
    },
    "upsertApiToken": {
      "id": "upsertApiToken",
      "method": "PUT",
      "path": "/api/v1/api-tokens/{apiTokenId}",
      "parameters": [ { "name": "apiTokenId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "clientName", "created", "name", "network", "userId" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apiTokens.manage" ] } ]
    },
    "revokeApiToken": {
      "id": "revokeApiToken",
      "method": "DELETE",
      "path": "/api/v1/api-tokens/{apiTokenId}",
      "parameters": [ { "name": "apiTokenId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apiTokens.manage" ] } ]
    },
    "listApplications": {
      "id": "listApplications",
      "method": "GET",
      "path": "/api/v1/apps",
      "parameters": [
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "useOptimization",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "alwaysIncludeVpnSettings",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": -1 },
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "includeNonDeleted",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "createApplication": {
      "id": "createApplication",
      "method": "POST",
      "path": "/api/v1/apps",
      "parameters": [
        { "name": "activate", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": true },
        { "name": "OktaAccessGateway-Agent", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "getApplication": {
      "id": "getApplication",
      "method": "GET",
      "path": "/api/v1/apps/{appId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "replaceApplication": {
      "id": "replaceApplication",
      "method": "PUT",
      "path": "/api/v1/apps/{appId}",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "deleteApplication": {
      "id": "deleteApplication",
      "method": "DELETE",
      "path": "/api/v1/apps/{appId}",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "getDefaultProvisioningConnectionForApplication": {
      "id": "getDefaultProvisioningConnectionForApplication",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/connections/default",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "updateDefaultProvisioningConnectionForApplication": {
      "id": "updateDefaultProvisioningConnectionForApplication",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/connections/default",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "activate", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "getUserProvisioningConnectionJWKS": {
      "id": "getUserProvisioningConnectionJWKS",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/connections/default/jwks",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "activateDefaultProvisioningConnectionForApplication": {
      "id": "activateDefaultProvisioningConnectionForApplication",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/connections/default/lifecycle/activate",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "deactivateDefaultProvisioningConnectionForApplication": {
      "id": "deactivateDefaultProvisioningConnectionForApplication",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/connections/default/lifecycle/deactivate",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "listCsrsForApplication": {
      "id": "listCsrsForApplication",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/credentials/csrs",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "generateCsrForApplication": {
      "id": "generateCsrForApplication",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/credentials/csrs",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "subject", "subjectAltNames" ], "mediaType": "application/json" },
      "responses": {
        "201": {
          "mediaType": "application/pkcs10",
          "contents": { "application/pkcs10": { "kind": "binary" }, "application/json": { "kind": "json" } },
          "headers": { "Content-Transfer-Encoding": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "getCsrForApplication": {
      "id": "getCsrForApplication",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/credentials/csrs/{csrId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "csrId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "contents": { "application/json": { "kind": "json" }, "application/pkcs10": { "kind": "binary" } },
          "headers": { "Content-Transfer-Encoding": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "revokeCsrFromApplication": {
      "id": "revokeCsrFromApplication",
      "method": "DELETE",
      "path": "/api/v1/apps/{appId}/credentials/csrs/{csrId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "csrId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "publishCsrFromApplication": {
      "id": "publishCsrFromApplication",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/credentials/csrs/{csrId}/lifecycle/publish",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "csrId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "mediaType": "application/x-x509-ca-cert",
        "contents": {
          "application/x-x509-ca-cert": { "kind": "binary" },
          "application/pkix-cert": { "kind": "binary" },
          "application/x-pem-file": { "kind": "binary" }
        }
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "listJwk": {
      "id": "listJwk",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/credentials/jwks",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "addJwk": {
      "id": "addJwk",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/credentials/jwks",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "getJwk": {
      "id": "getJwk",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/credentials/jwks/{keyId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "keyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "deletejwk": {
      "id": "deletejwk",
      "method": "DELETE",
      "path": "/api/v1/apps/{appId}/credentials/jwks/{keyId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "keyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "activateOAuth2ClientJsonWebKey": {
      "id": "activateOAuth2ClientJsonWebKey",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/credentials/jwks/{keyId}/lifecycle/activate",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "keyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "deactivateOAuth2ClientJsonWebKey": {
      "id": "deactivateOAuth2ClientJsonWebKey",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/credentials/jwks/{keyId}/lifecycle/deactivate",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "keyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "listApplicationKeys": {
      "id": "listApplicationKeys",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/credentials/keys",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "generateApplicationKey": {
      "id": "generateApplicationKey",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/credentials/keys/generate",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "validityYears", "in": "query", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "getApplicationKey": {
      "id": "getApplicationKey",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/credentials/keys/{keyId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "keyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "cloneApplicationKey": {
      "id": "cloneApplicationKey",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/credentials/keys/{keyId}/clone",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "keyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "targetAid", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "listOAuth2ClientSecrets": {
      "id": "listOAuth2ClientSecrets",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/credentials/secrets",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "createOAuth2ClientSecret": {
      "id": "createOAuth2ClientSecret",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/credentials/secrets",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "client_secret", "status" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "getOAuth2ClientSecret": {
      "id": "getOAuth2ClientSecret",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/credentials/secrets/{secretId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "secretId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "deleteOAuth2ClientSecret": {
      "id": "deleteOAuth2ClientSecret",
      "method": "DELETE",
      "path": "/api/v1/apps/{appId}/credentials/secrets/{secretId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "secretId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "activateOAuth2ClientSecret": {
      "id": "activateOAuth2ClientSecret",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/credentials/secrets/{secretId}/lifecycle/activate",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "secretId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "deactivateOAuth2ClientSecret": {
      "id": "deactivateOAuth2ClientSecret",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/credentials/secrets/{secretId}/lifecycle/deactivate",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "secretId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "getAllCrossAppAccessConnections": {
      "id": "getAllCrossAppAccessConnections",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/cwo/connections",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": -1 },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "requestingAppId", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "resourceAppId", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "activeAppsOnly", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "requestingAppName", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "resourceAppName", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "createCrossAppAccessConnection": {
      "id": "createCrossAppAccessConnection",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/cwo/connections",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "created", "id", "lastUpdated", "requestingAppInstanceId", "resourceAppInstanceId", "status" ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "getCrossAppAccessConnection": {
      "id": "getCrossAppAccessConnection",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/cwo/connections/{connectionId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "deleteCrossAppAccessConnection": {
      "id": "deleteCrossAppAccessConnection",
      "method": "DELETE",
      "path": "/api/v1/apps/{appId}/cwo/connections/{connectionId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "updateCrossAppAccessConnection": {
      "id": "updateCrossAppAccessConnection",
      "method": "PATCH",
      "path": "/api/v1/apps/{appId}/cwo/connections/{connectionId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "status" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "listFeaturesForApplication": {
      "id": "listFeaturesForApplication",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/features",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "getFeatureForApplication": {
      "id": "getFeatureForApplication",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/features/{featureName}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "featureName", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "updateFeatureForApplication": {
      "id": "updateFeatureForApplication",
      "method": "PUT",
      "path": "/api/v1/apps/{appId}/features/{featureName}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "featureName", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "listFederatedClaims": {
      "id": "listFederatedClaims",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/federated-claims",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "createFederatedClaim": {
      "id": "createFederatedClaim",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/federated-claims",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "expression", "name" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "getFederatedClaim": {
      "id": "getFederatedClaim",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/federated-claims/{claimId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "claimId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "replaceFederatedClaim": {
      "id": "replaceFederatedClaim",
      "method": "PUT",
      "path": "/api/v1/apps/{appId}/federated-claims/{claimId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "claimId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [ "created", "expression", "id", "lastUpdated", "name" ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "deleteFederatedClaim": {
      "id": "deleteFederatedClaim",
      "method": "DELETE",
      "path": "/api/v1/apps/{appId}/federated-claims/{claimId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "claimId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "listScopeConsentGrants": {
      "id": "listScopeConsentGrants",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/grants",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.appGrants.read" ] } ]
    },
    "grantConsentToScope": {
      "id": "grantConsentToScope",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/grants",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "clientId",
          "created",
          "createdBy",
          "id",
          "issuer",
          "lastUpdated",
          "scopeId",
          "source",
          "status",
          "userId",
          "_embedded",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.appGrants.manage" ] } ]
    },
    "getScopeConsentGrant": {
      "id": "getScopeConsentGrant",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/grants/{grantId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "grantId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.appGrants.read" ] } ]
    },
    "revokeScopeConsentGrant": {
      "id": "revokeScopeConsentGrant",
      "method": "DELETE",
      "path": "/api/v1/apps/{appId}/grants/{grantId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "grantId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.appGrants.manage" ] } ]
    },
    "listGroupPushMappings": {
      "id": "listGroupPushMappings",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/group-push/mappings",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "lastUpdated", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sourceGroupId", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read", "okta.groups.read" ] } ]
    },
    "createGroupPushMapping": {
      "id": "createGroupPushMapping",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/group-push/mappings",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "appConfig", "sourceGroupId", "status", "targetGroupId", "targetGroupName" ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage", "okta.groups.manage" ] } ]
    },
    "getGroupPushMapping": {
      "id": "getGroupPushMapping",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/group-push/mappings/{mappingId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "mappingId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read", "okta.groups.read" ] } ]
    },
    "deleteGroupPushMapping": {
      "id": "deleteGroupPushMapping",
      "method": "DELETE",
      "path": "/api/v1/apps/{appId}/group-push/mappings/{mappingId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "mappingId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "deleteTargetGroup", "in": "query", "required": true, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage", "okta.groups.manage" ] } ]
    },
    "updateGroupPushMapping": {
      "id": "updateGroupPushMapping",
      "method": "PATCH",
      "path": "/api/v1/apps/{appId}/group-push/mappings/{mappingId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "mappingId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "status" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage", "okta.groups.manage" ] } ]
    },
    "listApplicationGroupAssignments": {
      "id": "listApplicationGroupAssignments",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/groups",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "getApplicationGroupAssignment": {
      "id": "getApplicationGroupAssignment",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/groups/{groupId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "assignGroupToApplication": {
      "id": "assignGroupToApplication",
      "method": "PUT",
      "path": "/api/v1/apps/{appId}/groups/{groupId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [ "id", "lastUpdated", "priority", "profile", "_embedded", "_links" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "unassignApplicationFromGroup": {
      "id": "unassignApplicationFromGroup",
      "method": "DELETE",
      "path": "/api/v1/apps/{appId}/groups/{groupId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "updateGroupAssignmentToApplication": {
      "id": "updateGroupAssignmentToApplication",
      "method": "PATCH",
      "path": "/api/v1/apps/{appId}/groups/{groupId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "listInterclientAllowedApplications": {
      "id": "listInterclientAllowedApplications",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/interclient-allowed-apps",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.interclientTrust.read" ] } ]
    },
    "createInterclientTrustMapping": {
      "id": "createInterclientTrustMapping",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/interclient-allowed-apps",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "id" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.interclientTrust.manage" ] } ]
    },
    "deleteInterclientTrustMapping": {
      "id": "deleteInterclientTrustMapping",
      "method": "DELETE",
      "path": "/api/v1/apps/{appId}/interclient-allowed-apps/{allowedAppId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "allowedAppId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.interclientTrust.manage" ] } ]
    },
    "listInterclientTargetApplications": {
      "id": "listInterclientTargetApplications",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/interclient-target-apps",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.interclientTrust.read" ] } ]
    },
    "activateApplication": {
      "id": "activateApplication",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/lifecycle/activate",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "deactivateApplication": {
      "id": "deactivateApplication",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/lifecycle/deactivate",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "uploadApplicationLogo": {
      "id": "uploadApplicationLogo",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/logo",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "file" ],
        "mediaType": "multipart/form-data",
        "contents": { "multipart/form-data": { "kind": "multipart", "fields": { "file": { "type": "file", "isArray": false } } } }
      },
      "responses": {
        "201": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "assignApplicationPolicy": {
      "id": "assignApplicationPolicy",
      "method": "PUT",
      "path": "/api/v1/apps/{appId}/policies/{policyId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "previewSAMLmetadataForApplication": {
      "id": "previewSAMLmetadataForApplication",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/sso/saml/metadata",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "kid", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "text/xml", "contents": { "text/xml": { "kind": "text" } }, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "listOAuth2TokensForApplication": {
      "id": "listOAuth2TokensForApplication",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/tokens",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "revokeOAuth2TokensForApplication": {
      "id": "revokeOAuth2TokensForApplication",
      "method": "DELETE",
      "path": "/api/v1/apps/{appId}/tokens",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "getOAuth2TokenForApplication": {
      "id": "getOAuth2TokenForApplication",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/tokens/{tokenId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "tokenId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "revokeOAuth2TokenForApplication": {
      "id": "revokeOAuth2TokenForApplication",
      "method": "DELETE",
      "path": "/api/v1/apps/{appId}/tokens/{tokenId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "tokenId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "listApplicationUsers": {
      "id": "listApplicationUsers",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/users",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "assignUserToApplication": {
      "id": "assignUserToApplication",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/users",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "created",
          "credentials",
          "externalId",
          "id",
          "lastSync",
          "lastUpdated",
          "passwordChanged",
          "profile",
          "scope",
          "status",
          "statusChanged",
          "syncState",
          "_embedded",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "getApplicationUser": {
      "id": "getApplicationUser",
      "method": "GET",
      "path": "/api/v1/apps/{appId}/users/{userId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "updateApplicationUser": {
      "id": "updateApplicationUser",
      "method": "POST",
      "path": "/api/v1/apps/{appId}/users/{userId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "unassignUserFromApplication": {
      "id": "unassignUserFromApplication",
      "method": "DELETE",
      "path": "/api/v1/apps/{appId}/users/{userId}",
      "parameters": [
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sendEmail", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "verifyProvisioningConnectionForApplication": {
      "id": "verifyProvisioningConnectionForApplication",
      "method": "POST",
      "path": "/api/v1/apps/{appName}/{appId}/oauth2/callback",
      "parameters": [
        { "name": "appName", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "code", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "state", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "listAuthenticators": {
      "id": "listAuthenticators",
      "method": "GET",
      "path": "/api/v1/authenticators",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authenticators.read" ] } ]
    },
    "createAuthenticator": {
      "id": "createAuthenticator",
      "method": "POST",
      "path": "/api/v1/authenticators",
      "parameters": [ { "name": "activate", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": true } ],
      "body": {
        "required": true,
        "members": [ "created", "description", "id", "key", "lastUpdated", "name", "status", "type", "_links" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authenticators.manage" ] } ]
    },
    "getAuthenticator": {
      "id": "getAuthenticator",
      "method": "GET",
      "path": "/api/v1/authenticators/{authenticatorId}",
      "parameters": [ { "name": "authenticatorId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authenticators.read" ] } ]
    },
    "replaceAuthenticator": {
      "id": "replaceAuthenticator",
      "method": "PUT",
      "path": "/api/v1/authenticators/{authenticatorId}",
      "parameters": [ { "name": "authenticatorId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "created", "description", "id", "key", "lastUpdated", "name", "status", "type", "_links" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authenticators.manage" ] } ]
    },
    "listAllCustomAAGUIDs": {
      "id": "listAllCustomAAGUIDs",
      "method": "GET",
      "path": "/api/v1/authenticators/{authenticatorId}/aaguids",
      "parameters": [ { "name": "authenticatorId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authenticators.read" ] } ]
    },
    "createCustomAAGUID": {
      "id": "createCustomAAGUID",
      "method": "POST",
      "path": "/api/v1/authenticators/{authenticatorId}/aaguids",
      "parameters": [ { "name": "authenticatorId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "aaguid", "attestationRootCertificates", "authenticatorCharacteristics" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authenticators.manage" ] } ]
    },
    "getCustomAAGUID": {
      "id": "getCustomAAGUID",
      "method": "GET",
      "path": "/api/v1/authenticators/{authenticatorId}/aaguids/{aaguid}",
      "parameters": [
        { "name": "authenticatorId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "aaguid", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authenticators.read" ] } ]
    },
    "replaceCustomAAGUID": {
      "id": "replaceCustomAAGUID",
      "method": "PUT",
      "path": "/api/v1/authenticators/{authenticatorId}/aaguids/{aaguid}",
      "parameters": [
        { "name": "authenticatorId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "aaguid", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [ "attestationRootCertificates", "authenticatorCharacteristics", "name" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authenticators.manage" ] } ]
    },
    "deleteCustomAAGUID": {
      "id": "deleteCustomAAGUID",
      "method": "DELETE",
      "path": "/api/v1/authenticators/{authenticatorId}/aaguids/{aaguid}",
      "parameters": [
        { "name": "authenticatorId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "aaguid", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authenticators.manage" ] } ]
    },
    "updateCustomAAGUID": {
      "id": "updateCustomAAGUID",
      "method": "PATCH",
      "path": "/api/v1/authenticators/{authenticatorId}/aaguids/{aaguid}",
      "parameters": [
        { "name": "authenticatorId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "aaguid", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [ "attestationRootCertificates", "authenticatorCharacteristics", "name" ],
        "mediaType": "application/merge-patch+json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authenticators.manage" ] } ]
    },
    "activateAuthenticator": {
      "id": "activateAuthenticator",
      "method": "POST",
      "path": "/api/v1/authenticators/{authenticatorId}/lifecycle/activate",
      "parameters": [ { "name": "authenticatorId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authenticators.manage" ] } ]
    },
    "deactivateAuthenticator": {
      "id": "deactivateAuthenticator",
      "method": "POST",
      "path": "/api/v1/authenticators/{authenticatorId}/lifecycle/deactivate",
      "parameters": [ { "name": "authenticatorId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authenticators.manage" ] } ]
    },
    "listAuthenticatorMethods": {
      "id": "listAuthenticatorMethods",
      "method": "GET",
      "path": "/api/v1/authenticators/{authenticatorId}/methods",
      "parameters": [ { "name": "authenticatorId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authenticators.read" ] } ]
    },
    "getAuthenticatorMethod": {
      "id": "getAuthenticatorMethod",
      "method": "GET",
      "path": "/api/v1/authenticators/{authenticatorId}/methods/{methodType}",
      "parameters": [
        { "name": "authenticatorId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "methodType", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authenticators.read" ] } ]
    },
    "replaceAuthenticatorMethod": {
      "id": "replaceAuthenticatorMethod",
      "method": "PUT",
      "path": "/api/v1/authenticators/{authenticatorId}/methods/{methodType}",
      "parameters": [
        { "name": "authenticatorId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "methodType", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authenticators.manage" ] } ]
    },
    "activateAuthenticatorMethod": {
      "id": "activateAuthenticatorMethod",
      "method": "POST",
      "path": "/api/v1/authenticators/{authenticatorId}/methods/{methodType}/lifecycle/activate",
      "parameters": [
        { "name": "authenticatorId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "methodType", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authenticators.manage" ] } ]
    },
    "deactivateAuthenticatorMethod": {
      "id": "deactivateAuthenticatorMethod",
      "method": "POST",
      "path": "/api/v1/authenticators/{authenticatorId}/methods/{methodType}/lifecycle/deactivate",
      "parameters": [
        { "name": "authenticatorId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "methodType", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authenticators.manage" ] } ]
    },
    "verifyRpIdDomain": {
      "id": "verifyRpIdDomain",
      "method": "POST",
      "path": "/api/v1/authenticators/{authenticatorId}/methods/{webAuthnMethodType}/verify-rp-id-domain",
      "parameters": [
        { "name": "authenticatorId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "webAuthnMethodType", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authenticators.manage" ] } ]
    },
    "listAuthorizationServers": {
      "id": "listAuthorizationServers",
      "method": "GET",
      "path": "/api/v1/authorizationServers",
      "parameters": [
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 200 },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.read" ] } ]
    },
    "createAuthorizationServer": {
      "id": "createAuthorizationServer",
      "method": "POST",
      "path": "/api/v1/authorizationServers",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "accessTokenEncryptedResponseAlgorithm",
          "audiences",
          "created",
          "credentials",
          "description",
          "id",
          "issuer",
          "issuerMode",
          "jwks",
          "jwks_uri",
          "lastUpdated",
          "name",
          "status",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "getAuthorizationServer": {
      "id": "getAuthorizationServer",
      "method": "GET",
      "path": "/api/v1/authorizationServers/{authServerId}",
      "parameters": [ { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.read" ] } ]
    },
    "replaceAuthorizationServer": {
      "id": "replaceAuthorizationServer",
      "method": "PUT",
      "path": "/api/v1/authorizationServers/{authServerId}",
      "parameters": [ { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "accessTokenEncryptedResponseAlgorithm",
          "audiences",
          "created",
          "credentials",
          "description",
          "id",
          "issuer",
          "issuerMode",
          "jwks",
          "jwks_uri",
          "lastUpdated",
          "name",
          "status",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "deleteAuthorizationServer": {
      "id": "deleteAuthorizationServer",
      "method": "DELETE",
      "path": "/api/v1/authorizationServers/{authServerId}",
      "parameters": [ { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "listAssociatedServersByTrustedType": {
      "id": "listAssociatedServersByTrustedType",
      "method": "GET",
      "path": "/api/v1/authorizationServers/{authServerId}/associatedServers",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "trusted", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 200 },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.read" ] } ]
    },
    "createAssociatedServers": {
      "id": "createAssociatedServers",
      "method": "POST",
      "path": "/api/v1/authorizationServers/{authServerId}/associatedServers",
      "parameters": [ { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "trusted" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "deleteAssociatedServer": {
      "id": "deleteAssociatedServer",
      "method": "DELETE",
      "path": "/api/v1/authorizationServers/{authServerId}/associatedServers/{associatedServerId}",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "associatedServerId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "listOAuth2Claims": {
      "id": "listOAuth2Claims",
      "method": "GET",
      "path": "/api/v1/authorizationServers/{authServerId}/claims",
      "parameters": [ { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.read" ] } ]
    },
    "createOAuth2Claim": {
      "id": "createOAuth2Claim",
      "method": "POST",
      "path": "/api/v1/authorizationServers/{authServerId}/claims",
      "parameters": [ { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "alwaysIncludeInToken",
          "claimType",
          "conditions",
          "group_filter_type",
          "id",
          "name",
          "status",
          "system",
          "value",
          "valueType",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "getOAuth2Claim": {
      "id": "getOAuth2Claim",
      "method": "GET",
      "path": "/api/v1/authorizationServers/{authServerId}/claims/{claimId}",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "claimId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.read" ] } ]
    },
    "replaceOAuth2Claim": {
      "id": "replaceOAuth2Claim",
      "method": "PUT",
      "path": "/api/v1/authorizationServers/{authServerId}/claims/{claimId}",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "claimId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "alwaysIncludeInToken",
          "claimType",
          "conditions",
          "group_filter_type",
          "id",
          "name",
          "status",
          "system",
          "value",
          "valueType",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "deleteOAuth2Claim": {
      "id": "deleteOAuth2Claim",
      "method": "DELETE",
      "path": "/api/v1/authorizationServers/{authServerId}/claims/{claimId}",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "claimId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "listOAuth2ClientsForAuthorizationServer": {
      "id": "listOAuth2ClientsForAuthorizationServer",
      "method": "GET",
      "path": "/api/v1/authorizationServers/{authServerId}/clients",
      "parameters": [ { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.read" ] } ]
    },
    "listRefreshTokensForAuthorizationServerAndClient": {
      "id": "listRefreshTokensForAuthorizationServerAndClient",
      "method": "GET",
      "path": "/api/v1/authorizationServers/{authServerId}/clients/{clientId}/tokens",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": -1 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.read" ] } ]
    },
    "revokeRefreshTokensForAuthorizationServerAndClient": {
      "id": "revokeRefreshTokensForAuthorizationServerAndClient",
      "method": "DELETE",
      "path": "/api/v1/authorizationServers/{authServerId}/clients/{clientId}/tokens",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "getRefreshTokenForAuthorizationServerAndClient": {
      "id": "getRefreshTokenForAuthorizationServerAndClient",
      "method": "GET",
      "path": "/api/v1/authorizationServers/{authServerId}/clients/{clientId}/tokens/{tokenId}",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "tokenId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.read" ] } ]
    },
    "revokeRefreshTokenForAuthorizationServerAndClient": {
      "id": "revokeRefreshTokenForAuthorizationServerAndClient",
      "method": "DELETE",
      "path": "/api/v1/authorizationServers/{authServerId}/clients/{clientId}/tokens/{tokenId}",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "tokenId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "listAuthorizationServerKeys": {
      "id": "listAuthorizationServerKeys",
      "method": "GET",
      "path": "/api/v1/authorizationServers/{authServerId}/credentials/keys",
      "parameters": [ { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.read" ] } ]
    },
    "getAuthorizationServerKey": {
      "id": "getAuthorizationServerKey",
      "method": "GET",
      "path": "/api/v1/authorizationServers/{authServerId}/credentials/keys/{keyId}",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "keyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.read" ] } ]
    },
    "rotateAuthorizationServerKeys": {
      "id": "rotateAuthorizationServerKeys",
      "method": "POST",
      "path": "/api/v1/authorizationServers/{authServerId}/credentials/lifecycle/keyRotate",
      "parameters": [ { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "use" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "activateAuthorizationServer": {
      "id": "activateAuthorizationServer",
      "method": "POST",
      "path": "/api/v1/authorizationServers/{authServerId}/lifecycle/activate",
      "parameters": [ { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "deactivateAuthorizationServer": {
      "id": "deactivateAuthorizationServer",
      "method": "POST",
      "path": "/api/v1/authorizationServers/{authServerId}/lifecycle/deactivate",
      "parameters": [ { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "listAuthorizationServerPolicies": {
      "id": "listAuthorizationServerPolicies",
      "method": "GET",
      "path": "/api/v1/authorizationServers/{authServerId}/policies",
      "parameters": [ { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.read" ] } ]
    },
    "createAuthorizationServerPolicy": {
      "id": "createAuthorizationServerPolicy",
      "method": "POST",
      "path": "/api/v1/authorizationServers/{authServerId}/policies",
      "parameters": [ { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "id",
          "type",
          "name",
          "conditions",
          "description",
          "priority",
          "status",
          "system",
          "created",
          "lastUpdated",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "getAuthorizationServerPolicy": {
      "id": "getAuthorizationServerPolicy",
      "method": "GET",
      "path": "/api/v1/authorizationServers/{authServerId}/policies/{policyId}",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.read" ] } ]
    },
    "replaceAuthorizationServerPolicy": {
      "id": "replaceAuthorizationServerPolicy",
      "method": "PUT",
      "path": "/api/v1/authorizationServers/{authServerId}/policies/{policyId}",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "id",
          "type",
          "name",
          "conditions",
          "description",
          "priority",
          "status",
          "system",
          "created",
          "lastUpdated",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "deleteAuthorizationServerPolicy": {
      "id": "deleteAuthorizationServerPolicy",
      "method": "DELETE",
      "path": "/api/v1/authorizationServers/{authServerId}/policies/{policyId}",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "activateAuthorizationServerPolicy": {
      "id": "activateAuthorizationServerPolicy",
      "method": "POST",
      "path": "/api/v1/authorizationServers/{authServerId}/policies/{policyId}/lifecycle/activate",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "deactivateAuthorizationServerPolicy": {
      "id": "deactivateAuthorizationServerPolicy",
      "method": "POST",
      "path": "/api/v1/authorizationServers/{authServerId}/policies/{policyId}/lifecycle/deactivate",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "listAuthorizationServerPolicyRules": {
      "id": "listAuthorizationServerPolicyRules",
      "method": "GET",
      "path": "/api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.read" ] } ]
    },
    "createAuthorizationServerPolicyRule": {
      "id": "createAuthorizationServerPolicyRule",
      "method": "POST",
      "path": "/api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "actions",
          "conditions",
          "created",
          "id",
          "lastUpdated",
          "name",
          "priority",
          "status",
          "system",
          "type",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "getAuthorizationServerPolicyRule": {
      "id": "getAuthorizationServerPolicyRule",
      "method": "GET",
      "path": "/api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules/{ruleId}",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "ruleId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.read" ] } ]
    },
    "replaceAuthorizationServerPolicyRule": {
      "id": "replaceAuthorizationServerPolicyRule",
      "method": "PUT",
      "path": "/api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules/{ruleId}",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "ruleId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "actions",
          "conditions",
          "created",
          "id",
          "lastUpdated",
          "name",
          "priority",
          "status",
          "system",
          "type",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "deleteAuthorizationServerPolicyRule": {
      "id": "deleteAuthorizationServerPolicyRule",
      "method": "DELETE",
      "path": "/api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules/{ruleId}",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "ruleId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "activateAuthorizationServerPolicyRule": {
      "id": "activateAuthorizationServerPolicyRule",
      "method": "POST",
      "path": "/api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules/{ruleId}/lifecycle/activate",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "ruleId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "deactivateAuthorizationServerPolicyRule": {
      "id": "deactivateAuthorizationServerPolicyRule",
      "method": "POST",
      "path": "/api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules/{ruleId}/lifecycle/deactivate",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "ruleId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "listOAuth2ResourceServerJsonWebKeys": {
      "id": "listOAuth2ResourceServerJsonWebKeys",
      "method": "GET",
      "path": "/api/v1/authorizationServers/{authServerId}/resourceservercredentials/keys",
      "parameters": [ { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.read" ] } ]
    },
    "addOAuth2ResourceServerJsonWebKey": {
      "id": "addOAuth2ResourceServerJsonWebKey",
      "method": "POST",
      "path": "/api/v1/authorizationServers/{authServerId}/resourceservercredentials/keys",
      "parameters": [ { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "e", "kid", "kty", "n", "status", "use" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "getOAuth2ResourceServerJsonWebKey": {
      "id": "getOAuth2ResourceServerJsonWebKey",
      "method": "GET",
      "path": "/api/v1/authorizationServers/{authServerId}/resourceservercredentials/keys/{keyId}",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "keyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.read" ] } ]
    },
    "deleteOAuth2ResourceServerJsonWebKey": {
      "id": "deleteOAuth2ResourceServerJsonWebKey",
      "method": "DELETE",
      "path": "/api/v1/authorizationServers/{authServerId}/resourceservercredentials/keys/{keyId}",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "keyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "activateOAuth2ResourceServerJsonWebKey": {
      "id": "activateOAuth2ResourceServerJsonWebKey",
      "method": "POST",
      "path": "/api/v1/authorizationServers/{authServerId}/resourceservercredentials/keys/{keyId}/lifecycle/activate",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "keyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "deactivateOAuth2ResourceServerJsonWebKey": {
      "id": "deactivateOAuth2ResourceServerJsonWebKey",
      "method": "POST",
      "path": "/api/v1/authorizationServers/{authServerId}/resourceservercredentials/keys/{keyId}/lifecycle/deactivate",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "keyId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "listOAuth2Scopes": {
      "id": "listOAuth2Scopes",
      "method": "GET",
      "path": "/api/v1/authorizationServers/{authServerId}/scopes",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.read" ] } ]
    },
    "createOAuth2Scope": {
      "id": "createOAuth2Scope",
      "method": "POST",
      "path": "/api/v1/authorizationServers/{authServerId}/scopes",
      "parameters": [ { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "consent",
          "default",
          "description",
          "displayName",
          "id",
          "metadataPublish",
          "name",
          "optional",
          "system",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "getOAuth2Scope": {
      "id": "getOAuth2Scope",
      "method": "GET",
      "path": "/api/v1/authorizationServers/{authServerId}/scopes/{scopeId}",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "scopeId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.read" ] } ]
    },
    "replaceOAuth2Scope": {
      "id": "replaceOAuth2Scope",
      "method": "PUT",
      "path": "/api/v1/authorizationServers/{authServerId}/scopes/{scopeId}",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "scopeId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "consent",
          "default",
          "description",
          "displayName",
          "id",
          "metadataPublish",
          "name",
          "optional",
          "system",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "deleteOAuth2Scope": {
      "id": "deleteOAuth2Scope",
      "method": "DELETE",
      "path": "/api/v1/authorizationServers/{authServerId}/scopes/{scopeId}",
      "parameters": [
        { "name": "authServerId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "scopeId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.authorizationServers.manage" ] } ]
    },
    "listBehaviorDetectionRules": {
      "id": "listBehaviorDetectionRules",
      "method": "GET",
      "path": "/api/v1/behaviors",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.behaviors.read" ] } ]
    },
    "createBehaviorDetectionRule": {
      "id": "createBehaviorDetectionRule",
      "method": "POST",
      "path": "/api/v1/behaviors",
      "parameters": [],
      "body": { "required": true, "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.behaviors.manage" ] } ]
    },
    "getBehaviorDetectionRule": {
      "id": "getBehaviorDetectionRule",
      "method": "GET",
      "path": "/api/v1/behaviors/{behaviorId}",
      "parameters": [ { "name": "behaviorId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.behaviors.read" ] } ]
    },
    "replaceBehaviorDetectionRule": {
      "id": "replaceBehaviorDetectionRule",
      "method": "PUT",
      "path": "/api/v1/behaviors/{behaviorId}",
      "parameters": [ { "name": "behaviorId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.behaviors.manage" ] } ]
    },
    "deleteBehaviorDetectionRule": {
      "id": "deleteBehaviorDetectionRule",
      "method": "DELETE",
      "path": "/api/v1/behaviors/{behaviorId}",
      "parameters": [ { "name": "behaviorId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.behaviors.manage" ] } ]
    },
    "activateBehaviorDetectionRule": {
      "id": "activateBehaviorDetectionRule",
      "method": "POST",
      "path": "/api/v1/behaviors/{behaviorId}/lifecycle/activate",
      "parameters": [ { "name": "behaviorId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.behaviors.manage" ] } ]
    },
    "deactivateBehaviorDetectionRule": {
      "id": "deactivateBehaviorDetectionRule",
      "method": "POST",
      "path": "/api/v1/behaviors/{behaviorId}/lifecycle/deactivate",
      "parameters": [ { "name": "behaviorId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.behaviors.manage" ] } ]
    },
    "getBotProtectionConfiguration": {
      "id": "getBotProtectionConfiguration",
      "method": "GET",
      "path": "/api/v1/bot-protection/configuration",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.botProtection.read" ] } ]
    },
    "updateBotProtectionConfiguration": {
      "id": "updateBotProtectionConfiguration",
      "method": "POST",
      "path": "/api/v1/bot-protection/configuration",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "enforcementType", "level", "mode", "supportedFlows", "_links" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.botProtection.manage" ] } ]
    },
    "listBrands": {
      "id": "listBrands",
      "method": "GET",
      "path": "/api/v1/brands",
      "parameters": [
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.read" ] } ]
    },
    "createBrand": {
      "id": "createBrand",
      "method": "POST",
      "path": "/api/v1/brands",
      "parameters": [],
      "body": { "required": false, "members": [ "name" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "getBrand": {
      "id": "getBrand",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.read" ] } ]
    },
    "replaceBrand": {
      "id": "replaceBrand",
      "method": "PUT",
      "path": "/api/v1/brands/{brandId}",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "agreeToCustomPrivacyPolicy",
          "customPrivacyPolicyUrl",
          "defaultApp",
          "emailDomainId",
          "locale",
          "name",
          "removePoweredByOkta"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "deleteBrand": {
      "id": "deleteBrand",
      "method": "DELETE",
      "path": "/api/v1/brands/{brandId}",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "listBrandDomains": {
      "id": "listBrandDomains",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/domains",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.read" ] } ]
    },
    "getErrorPage": {
      "id": "getErrorPage",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/pages/error",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.read" ] } ]
    },
    "getCustomizedErrorPage": {
      "id": "getCustomizedErrorPage",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/pages/error/customized",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "Location": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.read" ] } ]
    },
    "replaceCustomizedErrorPage": {
      "id": "replaceCustomizedErrorPage",
      "method": "PUT",
      "path": "/api/v1/brands/{brandId}/pages/error/customized",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "pageContent", "contentSecurityPolicySetting" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "Location": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "deleteCustomizedErrorPage": {
      "id": "deleteCustomizedErrorPage",
      "method": "DELETE",
      "path": "/api/v1/brands/{brandId}/pages/error/customized",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "getDefaultErrorPage": {
      "id": "getDefaultErrorPage",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/pages/error/default",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.read" ] } ]
    },
    "getPreviewErrorPage": {
      "id": "getPreviewErrorPage",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/pages/error/preview",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "Location": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.read" ] } ]
    },
    "replacePreviewErrorPage": {
      "id": "replacePreviewErrorPage",
      "method": "PUT",
      "path": "/api/v1/brands/{brandId}/pages/error/preview",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "pageContent", "contentSecurityPolicySetting" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "Location": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "deletePreviewErrorPage": {
      "id": "deletePreviewErrorPage",
      "method": "DELETE",
      "path": "/api/v1/brands/{brandId}/pages/error/preview",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "getSignInPage": {
      "id": "getSignInPage",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/pages/sign-in",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.read" ] } ]
    },
    "getCustomizedSignInPage": {
      "id": "getCustomizedSignInPage",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/pages/sign-in/customized",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "Location": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.read" ] } ]
    },
    "replaceCustomizedSignInPage": {
      "id": "replaceCustomizedSignInPage",
      "method": "PUT",
      "path": "/api/v1/brands/{brandId}/pages/sign-in/customized",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "pageContent", "contentSecurityPolicySetting", "widgetCustomizations", "widgetVersion" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "Location": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "deleteCustomizedSignInPage": {
      "id": "deleteCustomizedSignInPage",
      "method": "DELETE",
      "path": "/api/v1/brands/{brandId}/pages/sign-in/customized",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "getDefaultSignInPage": {
      "id": "getDefaultSignInPage",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/pages/sign-in/default",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.read" ] } ]
    },
    "getPreviewSignInPage": {
      "id": "getPreviewSignInPage",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/pages/sign-in/preview",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "Location": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.read" ] } ]
    },
    "replacePreviewSignInPage": {
      "id": "replacePreviewSignInPage",
      "method": "PUT",
      "path": "/api/v1/brands/{brandId}/pages/sign-in/preview",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "pageContent", "contentSecurityPolicySetting", "widgetCustomizations", "widgetVersion" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "Location": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "deletePreviewSignInPage": {
      "id": "deletePreviewSignInPage",
      "method": "DELETE",
      "path": "/api/v1/brands/{brandId}/pages/sign-in/preview",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "listAllSignInWidgetVersions": {
      "id": "listAllSignInWidgetVersions",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/pages/sign-in/widget-versions",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.read" ] } ]
    },
    "getSignOutPageSettings": {
      "id": "getSignOutPageSettings",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/pages/sign-out/customized",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.read" ] } ]
    },
    "replaceSignOutPageSettings": {
      "id": "replaceSignOutPageSettings",
      "method": "PUT",
      "path": "/api/v1/brands/{brandId}/pages/sign-out/customized",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "type", "url" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "listEmailTemplates": {
      "id": "listEmailTemplates",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/templates/email",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.read" ] } ]
    },
    "getEmailTemplate": {
      "id": "getEmailTemplate",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/templates/email/{templateName}",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "templateName", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.read" ] } ]
    },
    "listEmailCustomizations": {
      "id": "listEmailCustomizations",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/templates/email/{templateName}/customizations",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "templateName", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.read" ] } ]
    },
    "createEmailCustomization": {
      "id": "createEmailCustomization",
      "method": "POST",
      "path": "/api/v1/brands/{brandId}/templates/email/{templateName}/customizations",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "templateName", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [ "body", "subject", "created", "id", "isDefault", "language", "lastUpdated", "_links" ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.manage" ] } ]
    },
    "deleteAllCustomizations": {
      "id": "deleteAllCustomizations",
      "method": "DELETE",
      "path": "/api/v1/brands/{brandId}/templates/email/{templateName}/customizations",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "templateName", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.manage" ] } ]
    },
    "getEmailCustomization": {
      "id": "getEmailCustomization",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/templates/email/{templateName}/customizations/{customizationId}",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "templateName", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "customizationId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.read" ] } ]
    },
    "replaceEmailCustomization": {
      "id": "replaceEmailCustomization",
      "method": "PUT",
      "path": "/api/v1/brands/{brandId}/templates/email/{templateName}/customizations/{customizationId}",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "templateName", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "customizationId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [ "body", "subject", "created", "id", "isDefault", "language", "lastUpdated", "_links" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.manage" ] } ]
    },
    "deleteEmailCustomization": {
      "id": "deleteEmailCustomization",
      "method": "DELETE",
      "path": "/api/v1/brands/{brandId}/templates/email/{templateName}/customizations/{customizationId}",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "templateName", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "customizationId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.manage" ] } ]
    },
    "getCustomizationPreview": {
      "id": "getCustomizationPreview",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/templates/email/{templateName}/customizations/{customizationId}/preview",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "templateName", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "customizationId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.read" ] } ]
    },
    "getEmailDefaultContent": {
      "id": "getEmailDefaultContent",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/templates/email/{templateName}/default-content",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "templateName", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "language", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.read" ] } ]
    },
    "getEmailDefaultPreview": {
      "id": "getEmailDefaultPreview",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/templates/email/{templateName}/default-content/preview",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "templateName", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "language", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.read" ] } ]
    },
    "getEmailSettings": {
      "id": "getEmailSettings",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/templates/email/{templateName}/settings",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "templateName", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.read" ] } ]
    },
    "replaceEmailSettings": {
      "id": "replaceEmailSettings",
      "method": "PUT",
      "path": "/api/v1/brands/{brandId}/templates/email/{templateName}/settings",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "templateName", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "recipients" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.manage" ] } ]
    },
    "sendTestEmail": {
      "id": "sendTestEmail",
      "method": "POST",
      "path": "/api/v1/brands/{brandId}/templates/email/{templateName}/test",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "templateName", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "language", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.read" ] } ]
    },
    "listBrandThemes": {
      "id": "listBrandThemes",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/themes",
      "parameters": [ { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.read" ] } ]
    },
    "getBrandTheme": {
      "id": "getBrandTheme",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/themes/{themeId}",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "themeId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.read" ] } ]
    },
    "replaceBrandTheme": {
      "id": "replaceBrandTheme",
      "method": "PUT",
      "path": "/api/v1/brands/{brandId}/themes/{themeId}",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "themeId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "emailTemplateTouchPointVariant",
          "endUserDashboardTouchPointVariant",
          "errorPageTouchPointVariant",
          "loadingPageTouchPointVariant",
          "primaryColorContrastHex",
          "primaryColorHex",
          "secondaryColorContrastHex",
          "secondaryColorHex",
          "signInPageTouchPointVariant",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "uploadBrandThemeBackgroundImage": {
      "id": "uploadBrandThemeBackgroundImage",
      "method": "POST",
      "path": "/api/v1/brands/{brandId}/themes/{themeId}/background-image",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "themeId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [ "file" ],
        "mediaType": "multipart/form-data",
        "contents": { "multipart/form-data": { "kind": "multipart", "fields": { "file": { "type": "file", "isArray": false } } } }
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "deleteBrandThemeBackgroundImage": {
      "id": "deleteBrandThemeBackgroundImage",
      "method": "DELETE",
      "path": "/api/v1/brands/{brandId}/themes/{themeId}/background-image",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "themeId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "uploadBrandThemeFavicon": {
      "id": "uploadBrandThemeFavicon",
      "method": "POST",
      "path": "/api/v1/brands/{brandId}/themes/{themeId}/favicon",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "themeId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [ "file" ],
        "mediaType": "multipart/form-data",
        "contents": { "multipart/form-data": { "kind": "multipart", "fields": { "file": { "type": "file", "isArray": false } } } }
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "deleteBrandThemeFavicon": {
      "id": "deleteBrandThemeFavicon",
      "method": "DELETE",
      "path": "/api/v1/brands/{brandId}/themes/{themeId}/favicon",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "themeId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "uploadBrandThemeLogo": {
      "id": "uploadBrandThemeLogo",
      "method": "POST",
      "path": "/api/v1/brands/{brandId}/themes/{themeId}/logo",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "themeId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [ "file" ],
        "mediaType": "multipart/form-data",
        "contents": { "multipart/form-data": { "kind": "multipart", "fields": { "file": { "type": "file", "isArray": false } } } }
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "deleteBrandThemeLogo": {
      "id": "deleteBrandThemeLogo",
      "method": "DELETE",
      "path": "/api/v1/brands/{brandId}/themes/{themeId}/logo",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "themeId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "getAllWellKnownURIs": {
      "id": "getAllWellKnownURIs",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/well-known-uris",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.read" ] } ]
    },
    "getRootBrandWellKnownURI": {
      "id": "getRootBrandWellKnownURI",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/well-known-uris/{path}",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "path", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.read" ] } ]
    },
    "getBrandWellKnownURI": {
      "id": "getBrandWellKnownURI",
      "method": "GET",
      "path": "/api/v1/brands/{brandId}/well-known-uris/{path}/customized",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "path", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.read" ] } ]
    },
    "replaceBrandWellKnownURI": {
      "id": "replaceBrandWellKnownURI",
      "method": "PUT",
      "path": "/api/v1/brands/{brandId}/well-known-uris/{path}/customized",
      "parameters": [
        { "name": "brandId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "path", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "representation" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.brands.manage" ] } ]
    },
    "listCaptchaInstances": {
      "id": "listCaptchaInstances",
      "method": "GET",
      "path": "/api/v1/captchas",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.captchas.read" ] } ]
    },
    "createCaptchaInstance": {
      "id": "createCaptchaInstance",
      "method": "POST",
      "path": "/api/v1/captchas",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "id", "name", "secretKey", "siteKey", "type", "_links" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.captchas.manage" ] } ]
    },
    "getCaptchaInstance": {
      "id": "getCaptchaInstance",
      "method": "GET",
      "path": "/api/v1/captchas/{captchaId}",
      "parameters": [ { "name": "captchaId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.captchas.read" ] } ]
    },
    "replaceCaptchaInstance": {
      "id": "replaceCaptchaInstance",
      "method": "PUT",
      "path": "/api/v1/captchas/{captchaId}",
      "parameters": [ { "name": "captchaId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "id", "name", "secretKey", "siteKey", "type", "_links" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.captchas.manage" ] } ]
    },
    "updateCaptchaInstance": {
      "id": "updateCaptchaInstance",
      "method": "POST",
      "path": "/api/v1/captchas/{captchaId}",
      "parameters": [ { "name": "captchaId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "id", "name", "secretKey", "siteKey", "type", "_links" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.captchas.manage" ] } ]
    },
    "deleteCaptchaInstance": {
      "id": "deleteCaptchaInstance",
      "method": "DELETE",
      "path": "/api/v1/captchas/{captchaId}",
      "parameters": [ { "name": "captchaId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.captchas.manage" ] } ]
    },
    "listDeviceAssurancePolicies": {
      "id": "listDeviceAssurancePolicies",
      "method": "GET",
      "path": "/api/v1/device-assurances",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.deviceAssurance.read" ] } ]
    },
    "createDeviceAssurancePolicy": {
      "id": "createDeviceAssurancePolicy",
      "method": "POST",
      "path": "/api/v1/device-assurances",
      "parameters": [],
      "body": { "required": true, "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.deviceAssurance.manage" ] } ]
    },
    "getDeviceAssurancePolicy": {
      "id": "getDeviceAssurancePolicy",
      "method": "GET",
      "path": "/api/v1/device-assurances/{deviceAssuranceId}",
      "parameters": [ { "name": "deviceAssuranceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.deviceAssurance.read" ] } ]
    },
    "replaceDeviceAssurancePolicy": {
      "id": "replaceDeviceAssurancePolicy",
      "method": "PUT",
      "path": "/api/v1/device-assurances/{deviceAssuranceId}",
      "parameters": [ { "name": "deviceAssuranceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.deviceAssurance.manage" ] } ]
    },
    "deleteDeviceAssurancePolicy": {
      "id": "deleteDeviceAssurancePolicy",
      "method": "DELETE",
      "path": "/api/v1/device-assurances/{deviceAssuranceId}",
      "parameters": [ { "name": "deviceAssuranceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.deviceAssurance.manage" ] } ]
    },
    "listDeviceIntegrations": {
      "id": "listDeviceIntegrations",
      "method": "GET",
      "path": "/api/v1/device-integrations",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.deviceIntegrations.read" ] } ]
    },
    "getDeviceIntegration": {
      "id": "getDeviceIntegration",
      "method": "GET",
      "path": "/api/v1/device-integrations/{deviceIntegrationId}",
      "parameters": [ { "name": "deviceIntegrationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.deviceIntegrations.read" ] } ]
    },
    "activateDeviceIntegration": {
      "id": "activateDeviceIntegration",
      "method": "POST",
      "path": "/api/v1/device-integrations/{deviceIntegrationId}/lifecycle/activate",
      "parameters": [ { "name": "deviceIntegrationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.deviceIntegrations.manage" ] } ]
    },
    "deactivateDeviceIntegration": {
      "id": "deactivateDeviceIntegration",
      "method": "POST",
      "path": "/api/v1/device-integrations/{deviceIntegrationId}/lifecycle/deactivate",
      "parameters": [ { "name": "deviceIntegrationId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.deviceIntegrations.manage" ] } ]
    },
    "listDevicePostureChecks": {
      "id": "listDevicePostureChecks",
      "method": "GET",
      "path": "/api/v1/device-posture-checks",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.devicePostureChecks.read" ] } ]
    },
    "createDevicePostureCheck": {
      "id": "createDevicePostureCheck",
      "method": "POST",
      "path": "/api/v1/device-posture-checks",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "createdBy",
          "createdDate",
          "description",
          "id",
          "lastUpdate",
          "lastUpdatedBy",
          "mappingType",
          "name",
          "platform",
          "query",
          "remediationSettings",
          "type",
          "variableName",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.devicePostureChecks.manage" ] } ]
    },
    "listDefaultDevicePostureChecks": {
      "id": "listDefaultDevicePostureChecks",
      "method": "GET",
      "path": "/api/v1/device-posture-checks/default",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.devicePostureChecks.read" ] } ]
    },
    "getDevicePostureCheck": {
      "id": "getDevicePostureCheck",
      "method": "GET",
      "path": "/api/v1/device-posture-checks/{postureCheckId}",
      "parameters": [ { "name": "postureCheckId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.devicePostureChecks.read" ] } ]
    },
    "replaceDevicePostureCheck": {
      "id": "replaceDevicePostureCheck",
      "method": "PUT",
      "path": "/api/v1/device-posture-checks/{postureCheckId}",
      "parameters": [ { "name": "postureCheckId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "createdBy",
          "createdDate",
          "description",
          "id",
          "lastUpdate",
          "lastUpdatedBy",
          "mappingType",
          "name",
          "platform",
          "query",
          "remediationSettings",
          "type",
          "variableName",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.devicePostureChecks.manage" ] } ]
    },
    "deleteDevicePostureCheck": {
      "id": "deleteDevicePostureCheck",
      "method": "DELETE",
      "path": "/api/v1/device-posture-checks/{postureCheckId}",
      "parameters": [ { "name": "postureCheckId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.devicePostureChecks.manage" ] } ]
    },
    "listDevices": {
      "id": "listDevices",
      "method": "GET",
      "path": "/api/v1/devices",
      "parameters": [
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 200 },
        { "name": "search", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.devices.read" ] } ]
    },
    "getDevice": {
      "id": "getDevice",
      "method": "GET",
      "path": "/api/v1/devices/{deviceId}",
      "parameters": [ { "name": "deviceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.devices.read" ] } ]
    },
    "deleteDevice": {
      "id": "deleteDevice",
      "method": "DELETE",
      "path": "/api/v1/devices/{deviceId}",
      "parameters": [ { "name": "deviceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.devices.manage" ] } ]
    },
    "activateDevice": {
      "id": "activateDevice",
      "method": "POST",
      "path": "/api/v1/devices/{deviceId}/lifecycle/activate",
      "parameters": [ { "name": "deviceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.devices.manage" ] } ]
    },
    "deactivateDevice": {
      "id": "deactivateDevice",
      "method": "POST",
      "path": "/api/v1/devices/{deviceId}/lifecycle/deactivate",
      "parameters": [ { "name": "deviceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.devices.manage" ] } ]
    },
    "suspendDevice": {
      "id": "suspendDevice",
      "method": "POST",
      "path": "/api/v1/devices/{deviceId}/lifecycle/suspend",
      "parameters": [ { "name": "deviceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.devices.manage" ] } ]
    },
    "unsuspendDevice": {
      "id": "unsuspendDevice",
      "method": "POST",
      "path": "/api/v1/devices/{deviceId}/lifecycle/unsuspend",
      "parameters": [ { "name": "deviceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.devices.manage" ] } ]
    },
    "listDeviceUsers": {
      "id": "listDeviceUsers",
      "method": "GET",
      "path": "/api/v1/devices/{deviceId}/users",
      "parameters": [ { "name": "deviceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.devices.read" ] } ]
    },
    "updateGroupMembership": {
      "id": "updateGroupMembership",
      "method": "POST",
      "path": "/api/v1/directories/{appInstanceId}/groups/modify",
      "parameters": [ { "name": "appInstanceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "id", "parameters" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "502": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "504": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oauth2": [ "okta.directories.groups.manage" ] } ]
    },
    "submitGroupAttributeQuery": {
      "id": "submitGroupAttributeQuery",
      "method": "POST",
      "path": "/api/v1/directories/{appInstanceId}/groups/{groupId}/query",
      "parameters": [
        { "name": "appInstanceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "attributes" ], "mediaType": "application/json" },
      "responses": {
        "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "502": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "504": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oauth2": [ "okta.directories.groups.read" ] } ]
    },
    "getGroupAttributeQueryResult": {
      "id": "getGroupAttributeQueryResult",
      "method": "GET",
      "path": "/api/v1/directories/{appInstanceId}/groups/{groupId}/query/{resultId}",
      "parameters": [
        { "name": "appInstanceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "resultId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oauth2": [ "okta.directories.groups.read" ] } ]
    },
    "listCustomDomains": {
      "id": "listCustomDomains",
      "method": "GET",
      "path": "/api/v1/domains",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.domains.read" ] } ]
    },
    "createCustomDomain": {
      "id": "createCustomDomain",
      "method": "POST",
      "path": "/api/v1/domains",
      "parameters": [],
      "body": { "required": true, "members": [ "certificateSourceType", "domain" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.domains.manage" ] } ]
    },
    "getCustomDomain": {
      "id": "getCustomDomain",
      "method": "GET",
      "path": "/api/v1/domains/{domainId}",
      "parameters": [ { "name": "domainId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.domains.read" ] } ]
    },
    "replaceCustomDomain": {
      "id": "replaceCustomDomain",
      "method": "PUT",
      "path": "/api/v1/domains/{domainId}",
      "parameters": [ { "name": "domainId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "brandId" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.domains.manage" ] } ]
    },
    "deleteCustomDomain": {
      "id": "deleteCustomDomain",
      "method": "DELETE",
      "path": "/api/v1/domains/{domainId}",
      "parameters": [ { "name": "domainId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.domains.manage" ] } ]
    },
    "upsertCertificate": {
      "id": "upsertCertificate",
      "method": "PUT",
      "path": "/api/v1/domains/{domainId}/certificate",
      "parameters": [ { "name": "domainId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "certificate", "certificateChain", "privateKey", "type" ],
        "mediaType": "application/json"
      },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.domains.manage" ] } ]
    },
    "verifyDomain": {
      "id": "verifyDomain",
      "method": "POST",
      "path": "/api/v1/domains/{domainId}/verify",
      "parameters": [ { "name": "domainId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.domains.manage" ] } ]
    },
    "startOrgFailback": {
      "id": "startOrgFailback",
      "method": "POST",
      "path": "/api/v1/dr/failback",
      "parameters": [],
      "body": { "required": false, "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oauth2": [ "okta.dr.manage" ] } ]
    },
    "startOrgFailover": {
      "id": "startOrgFailover",
      "method": "POST",
      "path": "/api/v1/dr/failover",
      "parameters": [],
      "body": { "required": false, "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oauth2": [ "okta.dr.manage" ] } ]
    },
    "getDRStatus": {
      "id": "getDRStatus",
      "method": "GET",
      "path": "/api/v1/dr/status",
      "parameters": [],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oauth2": [ "okta.dr.read" ] } ]
    },
    "getDRStatusForDomain": {
      "id": "getDRStatusForDomain",
      "method": "GET",
      "path": "/api/v1/dr/status/{domain}",
      "parameters": [ { "name": "domain", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oauth2": [ "okta.dr.read" ] } ]
    },
    "listEmailDomains": {
      "id": "listEmailDomains",
      "method": "GET",
      "path": "/api/v1/email-domains",
      "parameters": [ { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.emailDomains.read" ] } ]
    },
    "createEmailDomain": {
      "id": "createEmailDomain",
      "method": "POST",
      "path": "/api/v1/email-domains",
      "parameters": [ { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," } ],
      "body": {
        "required": true,
        "members": [ "displayName", "userName", "brandId", "domain", "validationSubdomain" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.emailDomains.manage" ] } ]
    },
    "getEmailDomain": {
      "id": "getEmailDomain",
      "method": "GET",
      "path": "/api/v1/email-domains/{emailDomainId}",
      "parameters": [
        { "name": "emailDomainId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.emailDomains.read" ] } ]
    },
    "replaceEmailDomain": {
      "id": "replaceEmailDomain",
      "method": "PUT",
      "path": "/api/v1/email-domains/{emailDomainId}",
      "parameters": [
        { "name": "emailDomainId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": { "required": true, "members": [ "displayName", "userName" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.emailDomains.manage" ] } ]
    },
    "deleteEmailDomain": {
      "id": "deleteEmailDomain",
      "method": "DELETE",
      "path": "/api/v1/email-domains/{emailDomainId}",
      "parameters": [
        { "name": "emailDomainId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.emailDomains.manage" ] } ]
    },
    "verifyEmailDomain": {
      "id": "verifyEmailDomain",
      "method": "POST",
      "path": "/api/v1/email-domains/{emailDomainId}/verify",
      "parameters": [ { "name": "emailDomainId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.emailDomains.manage" ] } ]
    },
    "listEmailServers": {
      "id": "listEmailServers",
      "method": "GET",
      "path": "/api/v1/email-servers",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.emailServers.read" ] } ]
    },
    "createEmailServer": {
      "id": "createEmailServer",
      "method": "POST",
      "path": "/api/v1/email-servers",
      "parameters": [],
      "body": { "required": false, "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.emailServers.manage" ] } ]
    },
    "getEmailServer": {
      "id": "getEmailServer",
      "method": "GET",
      "path": "/api/v1/email-servers/{emailServerId}",
      "parameters": [ { "name": "emailServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.emailServers.read" ] } ]
    },
    "deleteEmailServer": {
      "id": "deleteEmailServer",
      "method": "DELETE",
      "path": "/api/v1/email-servers/{emailServerId}",
      "parameters": [ { "name": "emailServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.emailServers.manage" ] } ]
    },
    "updateEmailServer": {
      "id": "updateEmailServer",
      "method": "PATCH",
      "path": "/api/v1/email-servers/{emailServerId}",
      "parameters": [ { "name": "emailServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.emailServers.manage" ] } ]
    },
    "testEmailServer": {
      "id": "testEmailServer",
      "method": "POST",
      "path": "/api/v1/email-servers/{emailServerId}/test",
      "parameters": [ { "name": "emailServerId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "fromAddress", "toAddress" ], "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.emailServers.manage" ] } ]
    },
    "listEventHooks": {
      "id": "listEventHooks",
      "method": "GET",
      "path": "/api/v1/eventHooks",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.eventHooks.read" ] } ]
    },
    "createEventHook": {
      "id": "createEventHook",
      "method": "POST",
      "path": "/api/v1/eventHooks",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "channel",
          "created",
          "createdBy",
          "description",
          "events",
          "id",
          "lastUpdated",
          "name",
          "status",
          "verificationStatus",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.eventHooks.manage" ] } ]
    },
    "getEventHook": {
      "id": "getEventHook",
      "method": "GET",
      "path": "/api/v1/eventHooks/{eventHookId}",
      "parameters": [ { "name": "eventHookId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.eventHooks.read" ] } ]
    },
    "replaceEventHook": {
      "id": "replaceEventHook",
      "method": "PUT",
      "path": "/api/v1/eventHooks/{eventHookId}",
      "parameters": [ { "name": "eventHookId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "channel",
          "created",
          "createdBy",
          "description",
          "events",
          "id",
          "lastUpdated",
          "name",
          "status",
          "verificationStatus",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.eventHooks.manage" ] } ]
    },
    "deleteEventHook": {
      "id": "deleteEventHook",
      "method": "DELETE",
      "path": "/api/v1/eventHooks/{eventHookId}",
      "parameters": [ { "name": "eventHookId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.eventHooks.manage" ] } ]
    },
    "activateEventHook": {
      "id": "activateEventHook",
      "method": "POST",
      "path": "/api/v1/eventHooks/{eventHookId}/lifecycle/activate",
      "parameters": [ { "name": "eventHookId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.eventHooks.manage" ] } ]
    },
    "deactivateEventHook": {
      "id": "deactivateEventHook",
      "method": "POST",
      "path": "/api/v1/eventHooks/{eventHookId}/lifecycle/deactivate",
      "parameters": [ { "name": "eventHookId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.eventHooks.manage" ] } ]
    },
    "verifyEventHook": {
      "id": "verifyEventHook",
      "method": "POST",
      "path": "/api/v1/eventHooks/{eventHookId}/lifecycle/verify",
      "parameters": [ { "name": "eventHookId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.eventHooks.manage" ] } ]
    },
    "listFeatures": {
      "id": "listFeatures",
      "method": "GET",
      "path": "/api/v1/features",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.features.read" ] } ]
    },
    "getFeature": {
      "id": "getFeature",
      "method": "GET",
      "path": "/api/v1/features/{featureId}",
      "parameters": [ { "name": "featureId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.features.read" ] } ]
    },
    "listFeatureDependencies": {
      "id": "listFeatureDependencies",
      "method": "GET",
      "path": "/api/v1/features/{featureId}/dependencies",
      "parameters": [ { "name": "featureId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.features.read" ] } ]
    },
    "listFeatureDependents": {
      "id": "listFeatureDependents",
      "method": "GET",
      "path": "/api/v1/features/{featureId}/dependents",
      "parameters": [ { "name": "featureId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.features.read" ] } ]
    },
    "updateFeatureLifecycle": {
      "id": "updateFeatureLifecycle",
      "method": "POST",
      "path": "/api/v1/features/{featureId}/{lifecycle}",
      "parameters": [
        { "name": "featureId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "lifecycle", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "mode", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.features.manage" ] } ]
    },
    "getFirstPartyAppSettings": {
      "id": "getFirstPartyAppSettings",
      "method": "GET",
      "path": "/api/v1/first-party-app-settings/{appName}",
      "parameters": [ { "name": "appName", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.read" ] } ]
    },
    "replaceFirstPartyAppSettings": {
      "id": "replaceFirstPartyAppSettings",
      "method": "PUT",
      "path": "/api/v1/first-party-app-settings/{appName}",
      "parameters": [ { "name": "appName", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "sessionIdleTimeoutMinutes", "sessionMaxLifetimeMinutes" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.apps.manage" ] } ]
    },
    "listGroups": {
      "id": "listGroups",
      "method": "GET",
      "path": "/api/v1/groups",
      "parameters": [
        { "name": "search", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sortBy", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sortOrder", "in": "query", "required": false, "type": "string", "isArray": false, "default": "asc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.read" ] } ]
    },
    "addGroup": {
      "id": "addGroup",
      "method": "POST",
      "path": "/api/v1/groups",
      "parameters": [],
      "body": { "required": true, "members": [ "profile" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.manage" ] } ]
    },
    "listGroupRules": {
      "id": "listGroupRules",
      "method": "GET",
      "path": "/api/v1/groups/rules",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "search", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.read" ] } ]
    },
    "createGroupRule": {
      "id": "createGroupRule",
      "method": "POST",
      "path": "/api/v1/groups/rules",
      "parameters": [],
      "body": { "required": true, "members": [ "actions", "conditions", "name", "type" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.manage" ] } ]
    },
    "getGroupRule": {
      "id": "getGroupRule",
      "method": "GET",
      "path": "/api/v1/groups/rules/{groupRuleId}",
      "parameters": [
        { "name": "groupRuleId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.read" ] } ]
    },
    "replaceGroupRule": {
      "id": "replaceGroupRule",
      "method": "PUT",
      "path": "/api/v1/groups/rules/{groupRuleId}",
      "parameters": [ { "name": "groupRuleId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "actions", "conditions", "created", "id", "lastUpdated", "name", "status", "type", "_embedded" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.manage" ] } ]
    },
    "deleteGroupRule": {
      "id": "deleteGroupRule",
      "method": "DELETE",
      "path": "/api/v1/groups/rules/{groupRuleId}",
      "parameters": [
        { "name": "groupRuleId", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "removeUsers",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.manage" ] } ]
    },
    "activateGroupRule": {
      "id": "activateGroupRule",
      "method": "POST",
      "path": "/api/v1/groups/rules/{groupRuleId}/lifecycle/activate",
      "parameters": [ { "name": "groupRuleId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.manage" ] } ]
    },
    "deactivateGroupRule": {
      "id": "deactivateGroupRule",
      "method": "POST",
      "path": "/api/v1/groups/rules/{groupRuleId}/lifecycle/deactivate",
      "parameters": [ { "name": "groupRuleId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.manage" ] } ]
    },
    "getGroup": {
      "id": "getGroup",
      "method": "GET",
      "path": "/api/v1/groups/{groupId}",
      "parameters": [ { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.read" ] } ]
    },
    "replaceGroup": {
      "id": "replaceGroup",
      "method": "PUT",
      "path": "/api/v1/groups/{groupId}",
      "parameters": [ { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "profile" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.manage" ] } ]
    },
    "deleteGroup": {
      "id": "deleteGroup",
      "method": "DELETE",
      "path": "/api/v1/groups/{groupId}",
      "parameters": [ { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.manage" ] } ]
    },
    "listAssignedApplicationsForGroup": {
      "id": "listAssignedApplicationsForGroup",
      "method": "GET",
      "path": "/api/v1/groups/{groupId}/apps",
      "parameters": [
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.read" ] } ]
    },
    "listGroupOwners": {
      "id": "listGroupOwners",
      "method": "GET",
      "path": "/api/v1/groups/{groupId}/owners",
      "parameters": [
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "search", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 1000 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.read" ] } ]
    },
    "assignGroupOwner": {
      "id": "assignGroupOwner",
      "method": "POST",
      "path": "/api/v1/groups/{groupId}/owners",
      "parameters": [ { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "id", "type" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.manage" ] } ]
    },
    "deleteGroupOwner": {
      "id": "deleteGroupOwner",
      "method": "DELETE",
      "path": "/api/v1/groups/{groupId}/owners/{ownerId}",
      "parameters": [
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "ownerId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.manage" ] } ]
    },
    "listGroupAssignedRoles": {
      "id": "listGroupAssignedRoles",
      "method": "GET",
      "path": "/api/v1/groups/{groupId}/roles",
      "parameters": [
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "assignRoleToGroup": {
      "id": "assignRoleToGroup",
      "method": "POST",
      "path": "/api/v1/groups/{groupId}/roles",
      "parameters": [
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "disableNotifications",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "201": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "getGroupAssignedRole": {
      "id": "getGroupAssignedRole",
      "method": "GET",
      "path": "/api/v1/groups/{groupId}/roles/{roleAssignmentId}",
      "parameters": [
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "unassignRoleFromGroup": {
      "id": "unassignRoleFromGroup",
      "method": "DELETE",
      "path": "/api/v1/groups/{groupId}/roles/{roleAssignmentId}",
      "parameters": [
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "listApplicationTargetsForApplicationAdministratorRoleForGroup": {
      "id": "listApplicationTargetsForApplicationAdministratorRoleForGroup",
      "method": "GET",
      "path": "/api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/catalog/apps",
      "parameters": [
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "assignAppTargetToAdminRoleForGroup": {
      "id": "assignAppTargetToAdminRoleForGroup",
      "method": "PUT",
      "path": "/api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}",
      "parameters": [
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appName", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "unassignAppTargetToAdminRoleForGroup": {
      "id": "unassignAppTargetToAdminRoleForGroup",
      "method": "DELETE",
      "path": "/api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}",
      "parameters": [
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appName", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "assignAppInstanceTargetToAppAdminRoleForGroup": {
      "id": "assignAppInstanceTargetToAppAdminRoleForGroup",
      "method": "PUT",
      "path": "/api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}/{appId}",
      "parameters": [
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appName", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "unassignAppInstanceTargetToAppAdminRoleForGroup": {
      "id": "unassignAppInstanceTargetToAppAdminRoleForGroup",
      "method": "DELETE",
      "path": "/api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}/{appId}",
      "parameters": [
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appName", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "listGroupTargetsForGroupRole": {
      "id": "listGroupTargetsForGroupRole",
      "method": "GET",
      "path": "/api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/groups",
      "parameters": [
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "assignGroupTargetToGroupAdminRole": {
      "id": "assignGroupTargetToGroupAdminRole",
      "method": "PUT",
      "path": "/api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/groups/{targetGroupId}",
      "parameters": [
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "targetGroupId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "unassignGroupTargetFromGroupAdminRole": {
      "id": "unassignGroupTargetFromGroupAdminRole",
      "method": "DELETE",
      "path": "/api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/groups/{targetGroupId}",
      "parameters": [
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "targetGroupId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "listGroupUsers": {
      "id": "listGroupUsers",
      "method": "GET",
      "path": "/api/v1/groups/{groupId}/users",
      "parameters": [
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 1000 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.read" ] } ]
    },
    "assignUserToGroup": {
      "id": "assignUserToGroup",
      "method": "PUT",
      "path": "/api/v1/groups/{groupId}/users/{userId}",
      "parameters": [
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.manage" ] } ]
    },
    "unassignUserFromGroup": {
      "id": "unassignUserFromGroup",
      "method": "DELETE",
      "path": "/api/v1/groups/{groupId}/users/{userId}",
      "parameters": [
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.groups.manage" ] } ]
    },
    "listHookKeys": {
      "id": "listHookKeys",
      "method": "GET",
      "path": "/api/v1/hook-keys",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.inlineHooks.read" ] } ]
    },
    "createHookKey": {
      "id": "createHookKey",
      "method": "POST",
      "path": "/api/v1/hook-keys",
      "parameters": [],
      "body": { "required": true, "members": [ "name" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.inlineHooks.manage" ] } ]
    },
    "getPublicKey": {
      "id": "getPublicKey",
      "method": "GET",
      "path": "/api/v1/hook-keys/public/{keyId}",
      "parameters": [ { "name": "keyId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.inlineHooks.read" ] } ]
    },
    "getHookKey": {
      "id": "getHookKey",
      "method": "GET",
      "path": "/api/v1/hook-keys/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.inlineHooks.read" ] } ]
    },
    "replaceHookKey": {
      "id": "replaceHookKey",
      "method": "PUT",
      "path": "/api/v1/hook-keys/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "name" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.inlineHooks.manage" ] } ]
    },
    "deleteHookKey": {
      "id": "deleteHookKey",
      "method": "DELETE",
      "path": "/api/v1/hook-keys/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.inlineHooks.manage" ] } ]
    },
    "listUsersWithRoleAssignments": {
      "id": "listUsersWithRoleAssignments",
      "method": "GET",
      "path": "/api/v1/iam/assignees/users",
      "parameters": [
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "listGovernanceBundles": {
      "id": "listGovernanceBundles",
      "method": "GET",
      "path": "/api/v1/iam/governance/bundles",
      "parameters": [
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "createGovernanceBundle": {
      "id": "createGovernanceBundle",
      "method": "POST",
      "path": "/api/v1/iam/governance/bundles",
      "parameters": [],
      "body": { "required": true, "members": [ "description", "entitlements", "name" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "getGovernanceBundle": {
      "id": "getGovernanceBundle",
      "method": "GET",
      "path": "/api/v1/iam/governance/bundles/{bundleId}",
      "parameters": [ { "name": "bundleId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "replaceGovernanceBundle": {
      "id": "replaceGovernanceBundle",
      "method": "PUT",
      "path": "/api/v1/iam/governance/bundles/{bundleId}",
      "parameters": [ { "name": "bundleId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "description", "entitlements", "name" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "deleteGovernanceBundle": {
      "id": "deleteGovernanceBundle",
      "method": "DELETE",
      "path": "/api/v1/iam/governance/bundles/{bundleId}",
      "parameters": [ { "name": "bundleId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "listBundleEntitlements": {
      "id": "listBundleEntitlements",
      "method": "GET",
      "path": "/api/v1/iam/governance/bundles/{bundleId}/entitlements",
      "parameters": [
        { "name": "bundleId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "listBundleEntitlementValues": {
      "id": "listBundleEntitlementValues",
      "method": "GET",
      "path": "/api/v1/iam/governance/bundles/{bundleId}/entitlements/{entitlementId}/values",
      "parameters": [
        { "name": "bundleId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "entitlementId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "getOptInStatus": {
      "id": "getOptInStatus",
      "method": "GET",
      "path": "/api/v1/iam/governance/optIn",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "optIn": {
      "id": "optIn",
      "method": "POST",
      "path": "/api/v1/iam/governance/optIn",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "optOut": {
      "id": "optOut",
      "method": "POST",
      "path": "/api/v1/iam/governance/optOut",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "listResourceSets": {
      "id": "listResourceSets",
      "method": "GET",
      "path": "/api/v1/iam/resource-sets",
      "parameters": [ { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "createResourceSet": {
      "id": "createResourceSet",
      "method": "POST",
      "path": "/api/v1/iam/resource-sets",
      "parameters": [],
      "body": { "required": true, "members": [ "description", "label", "resources" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "getResourceSet": {
      "id": "getResourceSet",
      "method": "GET",
      "path": "/api/v1/iam/resource-sets/{resourceSetIdOrLabel}",
      "parameters": [ { "name": "resourceSetIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "replaceResourceSet": {
      "id": "replaceResourceSet",
      "method": "PUT",
      "path": "/api/v1/iam/resource-sets/{resourceSetIdOrLabel}",
      "parameters": [ { "name": "resourceSetIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "created", "description", "id", "label", "lastUpdated", "_links" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "deleteResourceSet": {
      "id": "deleteResourceSet",
      "method": "DELETE",
      "path": "/api/v1/iam/resource-sets/{resourceSetIdOrLabel}",
      "parameters": [ { "name": "resourceSetIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "listBindings": {
      "id": "listBindings",
      "method": "GET",
      "path": "/api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings",
      "parameters": [
        { "name": "resourceSetIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "createResourceSetBinding": {
      "id": "createResourceSetBinding",
      "method": "POST",
      "path": "/api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings",
      "parameters": [ { "name": "resourceSetIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "members", "role" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "getBinding": {
      "id": "getBinding",
      "method": "GET",
      "path": "/api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings/{roleIdOrLabel}",
      "parameters": [
        { "name": "resourceSetIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "deleteBinding": {
      "id": "deleteBinding",
      "method": "DELETE",
      "path": "/api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings/{roleIdOrLabel}",
      "parameters": [
        { "name": "resourceSetIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "listMembersOfBinding": {
      "id": "listMembersOfBinding",
      "method": "GET",
      "path": "/api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings/{roleIdOrLabel}/members",
      "parameters": [
        { "name": "resourceSetIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "addMembersToBinding": {
      "id": "addMembersToBinding",
      "method": "PATCH",
      "path": "/api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings/{roleIdOrLabel}/members",
      "parameters": [
        { "name": "resourceSetIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "additions" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "getMemberOfBinding": {
      "id": "getMemberOfBinding",
      "method": "GET",
      "path": "/api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings/{roleIdOrLabel}/members/{memberId}",
      "parameters": [
        { "name": "resourceSetIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "memberId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "unassignMemberFromBinding": {
      "id": "unassignMemberFromBinding",
      "method": "DELETE",
      "path": "/api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings/{roleIdOrLabel}/members/{memberId}",
      "parameters": [
        { "name": "resourceSetIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "memberId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "listResourceSetResources": {
      "id": "listResourceSetResources",
      "method": "GET",
      "path": "/api/v1/iam/resource-sets/{resourceSetIdOrLabel}/resources",
      "parameters": [
        { "name": "resourceSetIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "addResourceSetResource": {
      "id": "addResourceSetResource",
      "method": "POST",
      "path": "/api/v1/iam/resource-sets/{resourceSetIdOrLabel}/resources",
      "parameters": [ { "name": "resourceSetIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "conditions", "resourceOrnOrUrl" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "addResourceSetResources": {
      "id": "addResourceSetResources",
      "method": "PATCH",
      "path": "/api/v1/iam/resource-sets/{resourceSetIdOrLabel}/resources",
      "parameters": [ { "name": "resourceSetIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "additions" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "getResourceSetResource": {
      "id": "getResourceSetResource",
      "method": "GET",
      "path": "/api/v1/iam/resource-sets/{resourceSetIdOrLabel}/resources/{resourceId}",
      "parameters": [
        { "name": "resourceSetIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "resourceId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "replaceResourceSetResource": {
      "id": "replaceResourceSetResource",
      "method": "PUT",
      "path": "/api/v1/iam/resource-sets/{resourceSetIdOrLabel}/resources/{resourceId}",
      "parameters": [
        { "name": "resourceSetIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "resourceId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "conditions" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "deleteResourceSetResource": {
      "id": "deleteResourceSetResource",
      "method": "DELETE",
      "path": "/api/v1/iam/resource-sets/{resourceSetIdOrLabel}/resources/{resourceId}",
      "parameters": [
        { "name": "resourceSetIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "resourceId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "listRoles": {
      "id": "listRoles",
      "method": "GET",
      "path": "/api/v1/iam/roles",
      "parameters": [ { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "createRole": {
      "id": "createRole",
      "method": "POST",
      "path": "/api/v1/iam/roles",
      "parameters": [],
      "body": { "required": true, "members": [ "description", "label", "permissions" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "getRole": {
      "id": "getRole",
      "method": "GET",
      "path": "/api/v1/iam/roles/{roleIdOrLabel}",
      "parameters": [ { "name": "roleIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "replaceRole": {
      "id": "replaceRole",
      "method": "PUT",
      "path": "/api/v1/iam/roles/{roleIdOrLabel}",
      "parameters": [ { "name": "roleIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "description", "label" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "deleteRole": {
      "id": "deleteRole",
      "method": "DELETE",
      "path": "/api/v1/iam/roles/{roleIdOrLabel}",
      "parameters": [ { "name": "roleIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "listRolePermissions": {
      "id": "listRolePermissions",
      "method": "GET",
      "path": "/api/v1/iam/roles/{roleIdOrLabel}/permissions",
      "parameters": [ { "name": "roleIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "getRolePermission": {
      "id": "getRolePermission",
      "method": "GET",
      "path": "/api/v1/iam/roles/{roleIdOrLabel}/permissions/{permissionType}",
      "parameters": [
        { "name": "roleIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "permissionType", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "replaceRolePermission": {
      "id": "replaceRolePermission",
      "method": "PUT",
      "path": "/api/v1/iam/roles/{roleIdOrLabel}/permissions/{permissionType}",
      "parameters": [
        { "name": "roleIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "permissionType", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "conditions" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "createRolePermission": {
      "id": "createRolePermission",
      "method": "POST",
      "path": "/api/v1/iam/roles/{roleIdOrLabel}/permissions/{permissionType}",
      "parameters": [
        { "name": "roleIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "permissionType", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "conditions" ], "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "deleteRolePermission": {
      "id": "deleteRolePermission",
      "method": "DELETE",
      "path": "/api/v1/iam/roles/{roleIdOrLabel}/permissions/{permissionType}",
      "parameters": [
        { "name": "roleIdOrLabel", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "permissionType", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "createIdentitySourceGroups": {
      "id": "createIdentitySourceGroups",
      "method": "POST",
      "path": "/api/v1/identity-sources/{identitySourceId}/groups",
      "parameters": [ { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "externalId", "profile" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.manage" ] } ]
    },
    "getIdentitySourceGroup": {
      "id": "getIdentitySourceGroup",
      "method": "GET",
      "path": "/api/v1/identity-sources/{identitySourceId}/groups/{groupOrExternalId}",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupOrExternalId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.read" ] } ]
    },
    "updateIdentitySourceGroups": {
      "id": "updateIdentitySourceGroups",
      "method": "POST",
      "path": "/api/v1/identity-sources/{identitySourceId}/groups/{groupOrExternalId}",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupOrExternalId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "externalId", "profile" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.manage" ] } ]
    },
    "deleteIdentitySourceGroup": {
      "id": "deleteIdentitySourceGroup",
      "method": "DELETE",
      "path": "/api/v1/identity-sources/{identitySourceId}/groups/{groupOrExternalId}",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupOrExternalId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.manage" ] } ]
    },
    "getIdentitySourceGroupMemberships": {
      "id": "getIdentitySourceGroupMemberships",
      "method": "GET",
      "path": "/api/v1/identity-sources/{identitySourceId}/groups/{groupOrExternalId}/membership",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupOrExternalId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.read" ] } ]
    },
    "createIdentitySourceGroupsMemberships": {
      "id": "createIdentitySourceGroupsMemberships",
      "method": "POST",
      "path": "/api/v1/identity-sources/{identitySourceId}/groups/{groupOrExternalId}/membership",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupOrExternalId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "memberExternalId" ], "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.manage" ] } ]
    },
    "deleteIdentitySourceGroupMemberships": {
      "id": "deleteIdentitySourceGroupMemberships",
      "method": "DELETE",
      "path": "/api/v1/identity-sources/{identitySourceId}/groups/{groupOrExternalId}/membership/{memberExternalId}",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupOrExternalId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "memberExternalId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.manage" ] } ]
    },
    "listIdentitySourceSessions": {
      "id": "listIdentitySourceSessions",
      "method": "GET",
      "path": "/api/v1/identity-sources/{identitySourceId}/sessions",
      "parameters": [ { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.read" ] } ]
    },
    "createIdentitySourceSession": {
      "id": "createIdentitySourceSession",
      "method": "POST",
      "path": "/api/v1/identity-sources/{identitySourceId}/sessions",
      "parameters": [ { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.manage" ] } ]
    },
    "getIdentitySourceSession": {
      "id": "getIdentitySourceSession",
      "method": "GET",
      "path": "/api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sessionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.read" ] } ]
    },
    "deleteIdentitySourceSession": {
      "id": "deleteIdentitySourceSession",
      "method": "DELETE",
      "path": "/api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sessionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.manage" ] } ]
    },
    "uploadIdentitySourceDataForDelete": {
      "id": "uploadIdentitySourceDataForDelete",
      "method": "POST",
      "path": "/api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/bulk-delete",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sessionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "entityType", "profiles" ], "mediaType": "application/json" },
      "responses": {
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.manage" ] } ]
    },
    "uploadIdentitySourceGroupMembershipsForDelete": {
      "id": "uploadIdentitySourceGroupMembershipsForDelete",
      "method": "POST",
      "path": "/api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/bulk-group-memberships-delete",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sessionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "memberships" ], "mediaType": "application/json" },
      "responses": {
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.manage" ] } ]
    },
    "uploadIdentitySourceGroupMembershipsForUpsert": {
      "id": "uploadIdentitySourceGroupMembershipsForUpsert",
      "method": "POST",
      "path": "/api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/bulk-group-memberships-upsert",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sessionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "memberships" ], "mediaType": "application/json" },
      "responses": {
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.manage" ] } ]
    },
    "uploadIdentitySourceGroupsDataForDelete": {
      "id": "uploadIdentitySourceGroupsDataForDelete",
      "method": "POST",
      "path": "/api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/bulk-groups-delete",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sessionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "externalIds" ], "mediaType": "application/json" },
      "responses": {
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.manage" ] } ]
    },
    "uploadIdentitySourceGroupsForUpsert": {
      "id": "uploadIdentitySourceGroupsForUpsert",
      "method": "POST",
      "path": "/api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/bulk-groups-upsert",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sessionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "profiles" ], "mediaType": "application/json" },
      "responses": {
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.manage" ] } ]
    },
    "uploadIdentitySourceDataForUpsert": {
      "id": "uploadIdentitySourceDataForUpsert",
      "method": "POST",
      "path": "/api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/bulk-upsert",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sessionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "entityType", "profiles" ], "mediaType": "application/json" },
      "responses": {
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.manage" ] } ]
    },
    "startImportFromIdentitySource": {
      "id": "startImportFromIdentitySource",
      "method": "POST",
      "path": "/api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/start-import",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sessionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.manage" ] } ]
    },
    "createIdentitySourceUser": {
      "id": "createIdentitySourceUser",
      "method": "POST",
      "path": "/api/v1/identity-sources/{identitySourceId}/users",
      "parameters": [ { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "externalId", "profile" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.manage" ] } ]
    },
    "getIdentitySourceUser": {
      "id": "getIdentitySourceUser",
      "method": "GET",
      "path": "/api/v1/identity-sources/{identitySourceId}/users/{externalId}",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "externalId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.read" ] } ]
    },
    "replaceExistingIdentitySourceUser": {
      "id": "replaceExistingIdentitySourceUser",
      "method": "PUT",
      "path": "/api/v1/identity-sources/{identitySourceId}/users/{externalId}",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "externalId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "externalId", "profile" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.manage" ] } ]
    },
    "deleteIdentitySourceUser": {
      "id": "deleteIdentitySourceUser",
      "method": "DELETE",
      "path": "/api/v1/identity-sources/{identitySourceId}/users/{externalId}",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "externalId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.manage" ] } ]
    },
    "updateIdentitySourceUsers": {
      "id": "updateIdentitySourceUsers",
      "method": "PATCH",
      "path": "/api/v1/identity-sources/{identitySourceId}/users/{externalId}",
      "parameters": [
        { "name": "identitySourceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "externalId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "profile" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.identitySources.manage" ] } ]
    },
    "listIdentityProviders": {
      "id": "listIdentityProviders",
      "method": "GET",
      "path": "/api/v1/idps",
      "parameters": [
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 },
        { "name": "type", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.read" ] } ]
    },
    "createIdentityProvider": {
      "id": "createIdentityProvider",
      "method": "POST",
      "path": "/api/v1/idps",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "created",
          "id",
          "issuerMode",
          "lastUpdated",
          "name",
          "policy",
          "properties",
          "protocol",
          "status",
          "type",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.manage" ] } ]
    },
    "listIdentityProviderKeys": {
      "id": "listIdentityProviderKeys",
      "method": "GET",
      "path": "/api/v1/idps/credentials/keys",
      "parameters": [
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.read" ] } ]
    },
    "createIdentityProviderKey": {
      "id": "createIdentityProviderKey",
      "method": "POST",
      "path": "/api/v1/idps/credentials/keys",
      "parameters": [],
      "body": { "required": true, "members": [ "x5c" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.manage" ] } ]
    },
    "getIdentityProviderKey": {
      "id": "getIdentityProviderKey",
      "method": "GET",
      "path": "/api/v1/idps/credentials/keys/{kid}",
      "parameters": [ { "name": "kid", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.read" ] } ]
    },
    "replaceIdentityProviderKey": {
      "id": "replaceIdentityProviderKey",
      "method": "PUT",
      "path": "/api/v1/idps/credentials/keys/{kid}",
      "parameters": [ { "name": "kid", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "created", "e", "expiresAt", "kid", "kty", "lastUpdated", "n", "use", "x5c", "x5t#S256" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.manage" ] } ]
    },
    "deleteIdentityProviderKey": {
      "id": "deleteIdentityProviderKey",
      "method": "DELETE",
      "path": "/api/v1/idps/credentials/keys/{kid}",
      "parameters": [ { "name": "kid", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.manage" ] } ]
    },
    "getIdentityProvider": {
      "id": "getIdentityProvider",
      "method": "GET",
      "path": "/api/v1/idps/{idpId}",
      "parameters": [ { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.read" ] } ]
    },
    "replaceIdentityProvider": {
      "id": "replaceIdentityProvider",
      "method": "PUT",
      "path": "/api/v1/idps/{idpId}",
      "parameters": [ { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "created",
          "id",
          "issuerMode",
          "lastUpdated",
          "name",
          "policy",
          "properties",
          "protocol",
          "status",
          "type",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.manage" ] } ]
    },
    "deleteIdentityProvider": {
      "id": "deleteIdentityProvider",
      "method": "DELETE",
      "path": "/api/v1/idps/{idpId}",
      "parameters": [ { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.manage" ] } ]
    },
    "listCsrsForIdentityProvider": {
      "id": "listCsrsForIdentityProvider",
      "method": "GET",
      "path": "/api/v1/idps/{idpId}/credentials/csrs",
      "parameters": [ { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.read" ] } ]
    },
    "generateCsrForIdentityProvider": {
      "id": "generateCsrForIdentityProvider",
      "method": "POST",
      "path": "/api/v1/idps/{idpId}/credentials/csrs",
      "parameters": [ { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "subject", "subjectAltNames" ], "mediaType": "application/json" },
      "responses": {
        "201": {
          "mediaType": "application/json",
          "contents": { "application/json": { "kind": "json" }, "application/pkcs10": { "kind": "binary" } },
          "headers": {},
          "errorCodes": []
        },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.manage" ] } ]
    },
    "getCsrForIdentityProvider": {
      "id": "getCsrForIdentityProvider",
      "method": "GET",
      "path": "/api/v1/idps/{idpId}/credentials/csrs/{idpCsrId}",
      "parameters": [
        { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "idpCsrId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "contents": { "application/json": { "kind": "json" }, "application/pkcs10": { "kind": "binary" } },
          "headers": {},
          "errorCodes": []
        },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.read" ] } ]
    },
    "revokeCsrForIdentityProvider": {
      "id": "revokeCsrForIdentityProvider",
      "method": "DELETE",
      "path": "/api/v1/idps/{idpId}/credentials/csrs/{idpCsrId}",
      "parameters": [
        { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "idpCsrId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.manage" ] } ]
    },
    "publishCsrForIdentityProvider": {
      "id": "publishCsrForIdentityProvider",
      "method": "POST",
      "path": "/api/v1/idps/{idpId}/credentials/csrs/{idpCsrId}/lifecycle/publish",
      "parameters": [
        { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "idpCsrId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "mediaType": "application/pkix-cert",
        "contents": {
          "application/pkix-cert": { "kind": "binary" },
          "application/x-x509-ca-cert": { "kind": "binary" },
          "application/x-pem-file": { "kind": "binary" }
        }
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.manage" ] } ]
    },
    "listIdentityProviderSigningKeys": {
      "id": "listIdentityProviderSigningKeys",
      "method": "GET",
      "path": "/api/v1/idps/{idpId}/credentials/keys",
      "parameters": [ { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.read" ] } ]
    },
    "listActiveIdentityProviderSigningKey": {
      "id": "listActiveIdentityProviderSigningKey",
      "method": "GET",
      "path": "/api/v1/idps/{idpId}/credentials/keys/active",
      "parameters": [ { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.read" ] } ]
    },
    "generateIdentityProviderSigningKey": {
      "id": "generateIdentityProviderSigningKey",
      "method": "POST",
      "path": "/api/v1/idps/{idpId}/credentials/keys/generate",
      "parameters": [
        { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "validityYears", "in": "query", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.manage" ] } ]
    },
    "getIdentityProviderSigningKey": {
      "id": "getIdentityProviderSigningKey",
      "method": "GET",
      "path": "/api/v1/idps/{idpId}/credentials/keys/{kid}",
      "parameters": [
        { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "kid", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.read" ] } ]
    },
    "cloneIdentityProviderKey": {
      "id": "cloneIdentityProviderKey",
      "method": "POST",
      "path": "/api/v1/idps/{idpId}/credentials/keys/{kid}/clone",
      "parameters": [
        { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "kid", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "targetIdpId", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.manage" ] } ]
    },
    "activateIdentityProvider": {
      "id": "activateIdentityProvider",
      "method": "POST",
      "path": "/api/v1/idps/{idpId}/lifecycle/activate",
      "parameters": [ { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.manage" ] } ]
    },
    "deactivateIdentityProvider": {
      "id": "deactivateIdentityProvider",
      "method": "POST",
      "path": "/api/v1/idps/{idpId}/lifecycle/deactivate",
      "parameters": [ { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.manage" ] } ]
    },
    "listIdentityProviderApplicationUsers": {
      "id": "listIdentityProviderApplicationUsers",
      "method": "GET",
      "path": "/api/v1/idps/{idpId}/users",
      "parameters": [
        { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.read" ] } ]
    },
    "getIdentityProviderApplicationUser": {
      "id": "getIdentityProviderApplicationUser",
      "method": "GET",
      "path": "/api/v1/idps/{idpId}/users/{userId}",
      "parameters": [
        { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.read" ] } ]
    },
    "linkUserToIdentityProvider": {
      "id": "linkUserToIdentityProvider",
      "method": "POST",
      "path": "/api/v1/idps/{idpId}/users/{userId}",
      "parameters": [
        { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "externalId" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "unlinkUserFromIdentityProvider": {
      "id": "unlinkUserFromIdentityProvider",
      "method": "DELETE",
      "path": "/api/v1/idps/{idpId}/users/{userId}",
      "parameters": [
        { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.manage" ] } ]
    },
    "listSocialAuthTokens": {
      "id": "listSocialAuthTokens",
      "method": "GET",
      "path": "/api/v1/idps/{idpId}/users/{userId}/credentials/tokens",
      "parameters": [
        { "name": "idpId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.idps.read" ] } ]
    },
    "listInlineHooks": {
      "id": "listInlineHooks",
      "method": "GET",
      "path": "/api/v1/inlineHooks",
      "parameters": [ { "name": "type", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.inlineHooks.read" ] } ]
    },
    "createInlineHook": {
      "id": "createInlineHook",
      "method": "POST",
      "path": "/api/v1/inlineHooks",
      "parameters": [],
      "body": { "required": true, "members": [ "channel", "name", "type", "version" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.inlineHooks.manage" ] } ]
    },
    "getInlineHook": {
      "id": "getInlineHook",
      "method": "GET",
      "path": "/api/v1/inlineHooks/{inlineHookId}",
      "parameters": [ { "name": "inlineHookId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.inlineHooks.read" ] } ]
    },
    "replaceInlineHook": {
      "id": "replaceInlineHook",
      "method": "PUT",
      "path": "/api/v1/inlineHooks/{inlineHookId}",
      "parameters": [ { "name": "inlineHookId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "channel", "name", "version" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.inlineHooks.manage" ] } ]
    },
    "updateInlineHook": {
      "id": "updateInlineHook",
      "method": "POST",
      "path": "/api/v1/inlineHooks/{inlineHookId}",
      "parameters": [ { "name": "inlineHookId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "channel", "name", "version" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.inlineHooks.manage" ] } ]
    },
    "deleteInlineHook": {
      "id": "deleteInlineHook",
      "method": "DELETE",
      "path": "/api/v1/inlineHooks/{inlineHookId}",
      "parameters": [ { "name": "inlineHookId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.inlineHooks.manage" ] } ]
    },
    "executeInlineHook": {
      "id": "executeInlineHook",
      "method": "POST",
      "path": "/api/v1/inlineHooks/{inlineHookId}/execute",
      "parameters": [ { "name": "inlineHookId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.inlineHooks.manage" ] } ]
    },
    "activateInlineHook": {
      "id": "activateInlineHook",
      "method": "POST",
      "path": "/api/v1/inlineHooks/{inlineHookId}/lifecycle/activate",
      "parameters": [ { "name": "inlineHookId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.inlineHooks.manage" ] } ]
    },
    "deactivateInlineHook": {
      "id": "deactivateInlineHook",
      "method": "POST",
      "path": "/api/v1/inlineHooks/{inlineHookId}/lifecycle/deactivate",
      "parameters": [ { "name": "inlineHookId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.inlineHooks.manage" ] } ]
    },
    "listLogStreams": {
      "id": "listLogStreams",
      "method": "GET",
      "path": "/api/v1/logStreams",
      "parameters": [
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 },
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.logStreams.read" ] } ]
    },
    "createLogStream": {
      "id": "createLogStream",
      "method": "POST",
      "path": "/api/v1/logStreams",
      "parameters": [],
      "body": { "required": true, "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.logStreams.manage" ] } ]
    },
    "getLogStream": {
      "id": "getLogStream",
      "method": "GET",
      "path": "/api/v1/logStreams/{logStreamId}",
      "parameters": [ { "name": "logStreamId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.logStreams.read" ] } ]
    },
    "replaceLogStream": {
      "id": "replaceLogStream",
      "method": "PUT",
      "path": "/api/v1/logStreams/{logStreamId}",
      "parameters": [ { "name": "logStreamId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.logStreams.manage" ] } ]
    },
    "deleteLogStream": {
      "id": "deleteLogStream",
      "method": "DELETE",
      "path": "/api/v1/logStreams/{logStreamId}",
      "parameters": [ { "name": "logStreamId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.logStreams.manage" ] } ]
    },
    "activateLogStream": {
      "id": "activateLogStream",
      "method": "POST",
      "path": "/api/v1/logStreams/{logStreamId}/lifecycle/activate",
      "parameters": [ { "name": "logStreamId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.logStreams.manage" ] } ]
    },
    "deactivateLogStream": {
      "id": "deactivateLogStream",
      "method": "POST",
      "path": "/api/v1/logStreams/{logStreamId}/lifecycle/deactivate",
      "parameters": [ { "name": "logStreamId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.logStreams.manage" ] } ]
    },
    "listLogEvents": {
      "id": "listLogEvents",
      "method": "GET",
      "path": "/api/v1/logs",
      "parameters": [
        {
          "name": "since",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "7 days prior to until"
        },
        {
          "name": "until",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "current time"
        },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        {
          "name": "sortOrder",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "ASCENDING"
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.logs.read" ] } ]
    },
    "listProfileMappings": {
      "id": "listProfileMappings",
      "method": "GET",
      "path": "/api/v1/mappings",
      "parameters": [
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 },
        { "name": "sourceId", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "targetId", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.profileMappings.read" ] } ]
    },
    "getProfileMapping": {
      "id": "getProfileMapping",
      "method": "GET",
      "path": "/api/v1/mappings/{mappingId}",
      "parameters": [ { "name": "mappingId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.profileMappings.read" ] } ]
    },
    "updateProfileMapping": {
      "id": "updateProfileMapping",
      "method": "POST",
      "path": "/api/v1/mappings/{mappingId}",
      "parameters": [ { "name": "mappingId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "properties" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.profileMappings.manage" ] } ]
    },
    "getApplicationUserSchema": {
      "id": "getApplicationUserSchema",
      "method": "GET",
      "path": "/api/v1/meta/schemas/apps/{appId}/default",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.schemas.read" ] } ]
    },
    "updateApplicationUserProfile": {
      "id": "updateApplicationUserProfile",
      "method": "POST",
      "path": "/api/v1/meta/schemas/apps/{appId}/default",
      "parameters": [ { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "$schema", "created", "definitions", "id", "lastUpdated", "name", "properties", "title", "type", "_links" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.schemas.manage" ] } ]
    },
    "getGroupSchema": {
      "id": "getGroupSchema",
      "method": "GET",
      "path": "/api/v1/meta/schemas/group/default",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.schemas.read" ] } ]
    },
    "updateGroupSchema": {
      "id": "updateGroupSchema",
      "method": "POST",
      "path": "/api/v1/meta/schemas/group/default",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "$schema",
          "created",
          "definitions",
          "description",
          "id",
          "lastUpdated",
          "name",
          "properties",
          "title",
          "type",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.schemas.manage" ] } ]
    },
    "listLogStreamSchemas": {
      "id": "listLogStreamSchemas",
      "method": "GET",
      "path": "/api/v1/meta/schemas/logStream",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.logStreams.read" ] } ]
    },
    "getLogStreamSchema": {
      "id": "getLogStreamSchema",
      "method": "GET",
      "path": "/api/v1/meta/schemas/logStream/{logStreamType}",
      "parameters": [ { "name": "logStreamType", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.logStreams.read" ] } ]
    },
    "listLinkedObjectDefinitions": {
      "id": "listLinkedObjectDefinitions",
      "method": "GET",
      "path": "/api/v1/meta/schemas/user/linkedObjects",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.linkedObjects.read" ] } ]
    },
    "createLinkedObjectDefinition": {
      "id": "createLinkedObjectDefinition",
      "method": "POST",
      "path": "/api/v1/meta/schemas/user/linkedObjects",
      "parameters": [],
      "body": { "required": true, "members": [ "associated", "primary", "_links" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.linkedObjects.manage" ] } ]
    },
    "getLinkedObjectDefinition": {
      "id": "getLinkedObjectDefinition",
      "method": "GET",
      "path": "/api/v1/meta/schemas/user/linkedObjects/{linkedObjectName}",
      "parameters": [ { "name": "linkedObjectName", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.linkedObjects.read" ] } ]
    },
    "deleteLinkedObjectDefinition": {
      "id": "deleteLinkedObjectDefinition",
      "method": "DELETE",
      "path": "/api/v1/meta/schemas/user/linkedObjects/{linkedObjectName}",
      "parameters": [ { "name": "linkedObjectName", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.linkedObjects.manage" ] } ]
    },
    "getUserSchema": {
      "id": "getUserSchema",
      "method": "GET",
      "path": "/api/v1/meta/schemas/user/{schemaId}",
      "parameters": [ { "name": "schemaId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.schemas.read" ] } ]
    },
    "updateUserProfile": {
      "id": "updateUserProfile",
      "method": "POST",
      "path": "/api/v1/meta/schemas/user/{schemaId}",
      "parameters": [ { "name": "schemaId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "$schema", "created", "definitions", "id", "lastUpdated", "name", "properties", "title", "type", "_links" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.schemas.manage" ] } ]
    },
    "listUserTypes": {
      "id": "listUserTypes",
      "method": "GET",
      "path": "/api/v1/meta/types/user",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.userTypes.read" ] } ]
    },
    "createUserType": {
      "id": "createUserType",
      "method": "POST",
      "path": "/api/v1/meta/types/user",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "created",
          "createdBy",
          "default",
          "description",
          "displayName",
          "id",
          "lastUpdated",
          "lastUpdatedBy",
          "name",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.userTypes.manage" ] } ]
    },
    "getUserType": {
      "id": "getUserType",
      "method": "GET",
      "path": "/api/v1/meta/types/user/{typeId}",
      "parameters": [ { "name": "typeId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.userTypes.read" ] } ]
    },
    "replaceUserType": {
      "id": "replaceUserType",
      "method": "PUT",
      "path": "/api/v1/meta/types/user/{typeId}",
      "parameters": [ { "name": "typeId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "description", "displayName", "name" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.userTypes.manage" ] } ]
    },
    "updateUserType": {
      "id": "updateUserType",
      "method": "POST",
      "path": "/api/v1/meta/types/user/{typeId}",
      "parameters": [ { "name": "typeId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "description", "displayName" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.userTypes.manage" ] } ]
    },
    "deleteUserType": {
      "id": "deleteUserType",
      "method": "DELETE",
      "path": "/api/v1/meta/types/user/{typeId}",
      "parameters": [ { "name": "typeId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.userTypes.manage" ] } ]
    },
    "listUISchemas": {
      "id": "listUISchemas",
      "method": "GET",
      "path": "/api/v1/meta/uischemas",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.uischemas.read" ] } ]
    },
    "createUISchema": {
      "id": "createUISchema",
      "method": "POST",
      "path": "/api/v1/meta/uischemas",
      "parameters": [],
      "body": { "required": true, "members": [ "uiSchema" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.uischemas.manage" ] } ]
    },
    "getUISchema": {
      "id": "getUISchema",
      "method": "GET",
      "path": "/api/v1/meta/uischemas/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.uischemas.read" ] } ]
    },
    "replaceUISchemas": {
      "id": "replaceUISchemas",
      "method": "PUT",
      "path": "/api/v1/meta/uischemas/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "uiSchema" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.uischemas.manage" ] } ]
    },
    "deleteUISchemas": {
      "id": "deleteUISchemas",
      "method": "DELETE",
      "path": "/api/v1/meta/uischemas/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.uischemas.manage" ] } ]
    },
    "getOrgSettings": {
      "id": "getOrgSettings",
      "method": "GET",
      "path": "/api/v1/org",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.read" ] } ]
    },
    "replaceOrgSettings": {
      "id": "replaceOrgSettings",
      "method": "PUT",
      "path": "/api/v1/org",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "address1",
          "address2",
          "city",
          "companyName",
          "country",
          "created",
          "endUserSupportHelpURL",
          "expiresAt",
          "id",
          "lastUpdated",
          "phoneNumber",
          "postalCode",
          "state",
          "status",
          "subdomain",
          "supportPhoneNumber",
          "website",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "updateOrgSettings": {
      "id": "updateOrgSettings",
      "method": "POST",
      "path": "/api/v1/org",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "address1",
          "address2",
          "city",
          "companyName",
          "country",
          "created",
          "endUserSupportHelpURL",
          "expiresAt",
          "id",
          "lastUpdated",
          "phoneNumber",
          "postalCode",
          "state",
          "status",
          "subdomain",
          "supportPhoneNumber",
          "website",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "getOrgCaptchaSettings": {
      "id": "getOrgCaptchaSettings",
      "method": "GET",
      "path": "/api/v1/org/captcha",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.captchas.read" ] } ]
    },
    "replacesOrgCaptchaSettings": {
      "id": "replacesOrgCaptchaSettings",
      "method": "PUT",
      "path": "/api/v1/org/captcha",
      "parameters": [],
      "body": { "required": true, "members": [ "captchaId", "enabledPages", "_links" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.captchas.manage" ] } ]
    },
    "deleteOrgCaptchaSettings": {
      "id": "deleteOrgCaptchaSettings",
      "method": "DELETE",
      "path": "/api/v1/org/captcha",
      "parameters": [],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.captchas.manage" ] } ]
    },
    "listOrgContactTypes": {
      "id": "listOrgContactTypes",
      "method": "GET",
      "path": "/api/v1/org/contacts",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.read" ] } ]
    },
    "getOrgContactUser": {
      "id": "getOrgContactUser",
      "method": "GET",
      "path": "/api/v1/org/contacts/{contactType}",
      "parameters": [ { "name": "contactType", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.read" ] } ]
    },
    "replaceOrgContactUser": {
      "id": "replaceOrgContactUser",
      "method": "PUT",
      "path": "/api/v1/org/contacts/{contactType}",
      "parameters": [ { "name": "contactType", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "userId", "_links" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "bulkRemoveEmailAddressBounces": {
      "id": "bulkRemoveEmailAddressBounces",
      "method": "POST",
      "path": "/api/v1/org/email/bounces/remove-list",
      "parameters": [],
      "body": { "required": false, "members": [ "emailAddresses" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "listYubikeyOtpTokens": {
      "id": "listYubikeyOtpTokens",
      "method": "GET",
      "path": "/api/v1/org/factors/yubikey_token/tokens",
      "parameters": [
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "forDownload",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 },
        { "name": "sortBy", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sortOrder", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "uploadYubikeyOtpTokenSeed": {
      "id": "uploadYubikeyOtpTokenSeed",
      "method": "POST",
      "path": "/api/v1/org/factors/yubikey_token/tokens",
      "parameters": [
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "forDownload",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 },
        { "name": "sortBy", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sortOrder", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "serialNumber", "publicId", "privateId", "aesKey" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "getYubikeyOtpTokenById": {
      "id": "getYubikeyOtpTokenById",
      "method": "GET",
      "path": "/api/v1/org/factors/yubikey_token/tokens/{tokenId}",
      "parameters": [ { "name": "tokenId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "getThirdPartyAdminSetting": {
      "id": "getThirdPartyAdminSetting",
      "method": "GET",
      "path": "/api/v1/org/orgSettings/thirdPartyAdminSetting",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.read" ] } ]
    },
    "updateThirdPartyAdminSetting": {
      "id": "updateThirdPartyAdminSetting",
      "method": "POST",
      "path": "/api/v1/org/orgSettings/thirdPartyAdminSetting",
      "parameters": [],
      "body": { "required": true, "members": [ "thirdPartyAdmin" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "getOrgPreferences": {
      "id": "getOrgPreferences",
      "method": "GET",
      "path": "/api/v1/org/preferences",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.read" ] } ]
    },
    "setOrgHideOktaUIFooter": {
      "id": "setOrgHideOktaUIFooter",
      "method": "POST",
      "path": "/api/v1/org/preferences/hideEndUserFooter",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "setOrgShowOktaUIFooter": {
      "id": "setOrgShowOktaUIFooter",
      "method": "POST",
      "path": "/api/v1/org/preferences/showEndUserFooter",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "getAerialConsent": {
      "id": "getAerialConsent",
      "method": "GET",
      "path": "/api/v1/org/privacy/aerial",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "grantAerialConsent": {
      "id": "grantAerialConsent",
      "method": "POST",
      "path": "/api/v1/org/privacy/aerial/grant",
      "parameters": [],
      "body": { "required": false, "members": [ "accountId" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "revokeAerialConsent": {
      "id": "revokeAerialConsent",
      "method": "POST",
      "path": "/api/v1/org/privacy/aerial/revoke",
      "parameters": [],
      "body": { "required": false, "members": [ "accountId" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "getOktaCommunicationSettings": {
      "id": "getOktaCommunicationSettings",
      "method": "GET",
      "path": "/api/v1/org/privacy/oktaCommunication",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.read" ] } ]
    },
    "optInUsersToOktaCommunicationEmails": {
      "id": "optInUsersToOktaCommunicationEmails",
      "method": "POST",
      "path": "/api/v1/org/privacy/oktaCommunication/optIn",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "optOutUsersFromOktaCommunicationEmails": {
      "id": "optOutUsersFromOktaCommunicationEmails",
      "method": "POST",
      "path": "/api/v1/org/privacy/oktaCommunication/optOut",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "getOrgOktaSupportSettings": {
      "id": "getOrgOktaSupportSettings",
      "method": "GET",
      "path": "/api/v1/org/privacy/oktaSupport",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.read" ] } ]
    },
    "listOktaSupportCases": {
      "id": "listOktaSupportCases",
      "method": "GET",
      "path": "/api/v1/org/privacy/oktaSupport/cases",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.read" ] } ]
    },
    "updateOktaSupportCase": {
      "id": "updateOktaSupportCase",
      "method": "PATCH",
      "path": "/api/v1/org/privacy/oktaSupport/cases/{caseNumber}",
      "parameters": [ { "name": "caseNumber", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "caseNumber", "impersonation", "selfAssigned", "subject" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "extendOktaSupport": {
      "id": "extendOktaSupport",
      "method": "POST",
      "path": "/api/v1/org/privacy/oktaSupport/extend",
      "parameters": [],
      "body": null,
      "responses": { "301": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "grantOktaSupport": {
      "id": "grantOktaSupport",
      "method": "POST",
      "path": "/api/v1/org/privacy/oktaSupport/grant",
      "parameters": [],
      "body": null,
      "responses": { "301": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "revokeOktaSupport": {
      "id": "revokeOktaSupport",
      "method": "POST",
      "path": "/api/v1/org/privacy/oktaSupport/revoke",
      "parameters": [],
      "body": null,
      "responses": { "301": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "getAutoAssignAdminAppSetting": {
      "id": "getAutoAssignAdminAppSetting",
      "method": "GET",
      "path": "/api/v1/org/settings/autoAssignAdminAppSetting",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.read" ] } ]
    },
    "updateAutoAssignAdminAppSetting": {
      "id": "updateAutoAssignAdminAppSetting",
      "method": "POST",
      "path": "/api/v1/org/settings/autoAssignAdminAppSetting",
      "parameters": [],
      "body": { "required": false, "members": [ "autoAssignAdminAppSetting" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "getClientPrivilegesSetting": {
      "id": "getClientPrivilegesSetting",
      "method": "GET",
      "path": "/api/v1/org/settings/clientPrivilegesSetting",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.read" ] } ]
    },
    "assignClientPrivilegesSetting": {
      "id": "assignClientPrivilegesSetting",
      "method": "PUT",
      "path": "/api/v1/org/settings/clientPrivilegesSetting",
      "parameters": [],
      "body": { "required": false, "members": [ "clientPrivilegesSetting" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "createChildOrg": {
      "id": "createChildOrg",
      "method": "POST",
      "path": "/api/v1/orgs",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "admin",
          "created",
          "edition",
          "id",
          "lastUpdated",
          "name",
          "settings",
          "status",
          "subdomain",
          "token",
          "tokenType",
          "website",
          "_links"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "listPolicies": {
      "id": "listPolicies",
      "method": "GET",
      "path": "/api/v1/policies",
      "parameters": [
        { "name": "type", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false, "default": "" },
        { "name": "sortBy", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "resourceId", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.read" ] } ]
    },
    "createPolicy": {
      "id": "createPolicy",
      "method": "POST",
      "path": "/api/v1/policies",
      "parameters": [ { "name": "activate", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": true } ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.manage" ] } ]
    },
    "createPolicySimulation": {
      "id": "createPolicySimulation",
      "method": "POST",
      "path": "/api/v1/policies/simulate",
      "parameters": [ { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.read" ] } ]
    },
    "getPolicy": {
      "id": "getPolicy",
      "method": "GET",
      "path": "/api/v1/policies/{policyId}",
      "parameters": [
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false, "default": "" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.read" ] } ]
    },
    "replacePolicy": {
      "id": "replacePolicy",
      "method": "PUT",
      "path": "/api/v1/policies/{policyId}",
      "parameters": [ { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.manage" ] } ]
    },
    "deletePolicy": {
      "id": "deletePolicy",
      "method": "DELETE",
      "path": "/api/v1/policies/{policyId}",
      "parameters": [ { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.manage" ] } ]
    },
    "listPolicyApps": {
      "id": "listPolicyApps",
      "method": "GET",
      "path": "/api/v1/policies/{policyId}/app",
      "parameters": [ { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.read" ] } ]
    },
    "clonePolicy": {
      "id": "clonePolicy",
      "method": "POST",
      "path": "/api/v1/policies/{policyId}/clone",
      "parameters": [ { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.manage" ] } ]
    },
    "activatePolicy": {
      "id": "activatePolicy",
      "method": "POST",
      "path": "/api/v1/policies/{policyId}/lifecycle/activate",
      "parameters": [ { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.manage" ] } ]
    },
    "deactivatePolicy": {
      "id": "deactivatePolicy",
      "method": "POST",
      "path": "/api/v1/policies/{policyId}/lifecycle/deactivate",
      "parameters": [ { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.manage" ] } ]
    },
    "listPolicyMappings": {
      "id": "listPolicyMappings",
      "method": "GET",
      "path": "/api/v1/policies/{policyId}/mappings",
      "parameters": [ { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.read" ] } ]
    },
    "mapResourceToPolicy": {
      "id": "mapResourceToPolicy",
      "method": "POST",
      "path": "/api/v1/policies/{policyId}/mappings",
      "parameters": [ { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "resourceId", "resourceType" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.manage" ] } ]
    },
    "getPolicyMapping": {
      "id": "getPolicyMapping",
      "method": "GET",
      "path": "/api/v1/policies/{policyId}/mappings/{mappingId}",
      "parameters": [
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "mappingId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.read" ] } ]
    },
    "deletePolicyResourceMapping": {
      "id": "deletePolicyResourceMapping",
      "method": "DELETE",
      "path": "/api/v1/policies/{policyId}/mappings/{mappingId}",
      "parameters": [
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "mappingId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.manage" ] } ]
    },
    "listPolicyRules": {
      "id": "listPolicyRules",
      "method": "GET",
      "path": "/api/v1/policies/{policyId}/rules",
      "parameters": [
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.read" ] } ]
    },
    "createPolicyRule": {
      "id": "createPolicyRule",
      "method": "POST",
      "path": "/api/v1/policies/{policyId}/rules",
      "parameters": [
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "activate", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": true }
      ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.manage" ] } ]
    },
    "getPolicyRule": {
      "id": "getPolicyRule",
      "method": "GET",
      "path": "/api/v1/policies/{policyId}/rules/{ruleId}",
      "parameters": [
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "ruleId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.read" ] } ]
    },
    "replacePolicyRule": {
      "id": "replacePolicyRule",
      "method": "PUT",
      "path": "/api/v1/policies/{policyId}/rules/{ruleId}",
      "parameters": [
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "ruleId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.manage" ] } ]
    },
    "deletePolicyRule": {
      "id": "deletePolicyRule",
      "method": "DELETE",
      "path": "/api/v1/policies/{policyId}/rules/{ruleId}",
      "parameters": [
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "ruleId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.manage" ] } ]
    },
    "activatePolicyRule": {
      "id": "activatePolicyRule",
      "method": "POST",
      "path": "/api/v1/policies/{policyId}/rules/{ruleId}/lifecycle/activate",
      "parameters": [
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "ruleId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.manage" ] } ]
    },
    "deactivatePolicyRule": {
      "id": "deactivatePolicyRule",
      "method": "POST",
      "path": "/api/v1/policies/{policyId}/rules/{ruleId}/lifecycle/deactivate",
      "parameters": [
        { "name": "policyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "ruleId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.policies.manage" ] } ]
    },
    "listPrincipalRateLimitEntities": {
      "id": "listPrincipalRateLimitEntities",
      "method": "GET",
      "path": "/api/v1/principal-rate-limits",
      "parameters": [
        { "name": "filter", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.principalRateLimits.read" ] } ]
    },
    "createPrincipalRateLimitEntity": {
      "id": "createPrincipalRateLimitEntity",
      "method": "POST",
      "path": "/api/v1/principal-rate-limits",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "createdBy",
          "createdDate",
          "defaultConcurrencyPercentage",
          "defaultPercentage",
          "id",
          "lastUpdate",
          "lastUpdatedBy",
          "orgId",
          "principalId",
          "principalType"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.principalRateLimits.manage" ] } ]
    },
    "getPrincipalRateLimitEntity": {
      "id": "getPrincipalRateLimitEntity",
      "method": "GET",
      "path": "/api/v1/principal-rate-limits/{principalRateLimitId}",
      "parameters": [ { "name": "principalRateLimitId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.principalRateLimits.read" ] } ]
    },
    "replacePrincipalRateLimitEntity": {
      "id": "replacePrincipalRateLimitEntity",
      "method": "PUT",
      "path": "/api/v1/principal-rate-limits/{principalRateLimitId}",
      "parameters": [ { "name": "principalRateLimitId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "createdBy",
          "createdDate",
          "defaultConcurrencyPercentage",
          "defaultPercentage",
          "id",
          "lastUpdate",
          "lastUpdatedBy",
          "orgId",
          "principalId",
          "principalType"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.principalRateLimits.manage" ] } ]
    },
    "listPushProviders": {
      "id": "listPushProviders",
      "method": "GET",
      "path": "/api/v1/push-providers",
      "parameters": [ { "name": "type", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.pushProviders.read" ] } ]
    },
    "createPushProvider": {
      "id": "createPushProvider",
      "method": "POST",
      "path": "/api/v1/push-providers",
      "parameters": [],
      "body": { "required": true, "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.pushProviders.manage" ] } ]
    },
    "getPushProvider": {
      "id": "getPushProvider",
      "method": "GET",
      "path": "/api/v1/push-providers/{pushProviderId}",
      "parameters": [ { "name": "pushProviderId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.pushProviders.read" ] } ]
    },
    "replacePushProvider": {
      "id": "replacePushProvider",
      "method": "PUT",
      "path": "/api/v1/push-providers/{pushProviderId}",
      "parameters": [ { "name": "pushProviderId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.pushProviders.manage" ] } ]
    },
    "deletePushProvider": {
      "id": "deletePushProvider",
      "method": "DELETE",
      "path": "/api/v1/push-providers/{pushProviderId}",
      "parameters": [ { "name": "pushProviderId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.pushProviders.manage" ] } ]
    },
    "getRateLimitSettingsAdminNotifications": {
      "id": "getRateLimitSettingsAdminNotifications",
      "method": "GET",
      "path": "/api/v1/rate-limit-settings/admin-notifications",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.rateLimits.read" ] } ]
    },
    "replaceRateLimitSettingsAdminNotifications": {
      "id": "replaceRateLimitSettingsAdminNotifications",
      "method": "PUT",
      "path": "/api/v1/rate-limit-settings/admin-notifications",
      "parameters": [],
      "body": { "required": true, "members": [ "notificationsEnabled" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.rateLimits.manage" ] } ]
    },
    "getRateLimitSettingsPerClient": {
      "id": "getRateLimitSettingsPerClient",
      "method": "GET",
      "path": "/api/v1/rate-limit-settings/per-client",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.rateLimits.read" ] } ]
    },
    "replaceRateLimitSettingsPerClient": {
      "id": "replaceRateLimitSettingsPerClient",
      "method": "PUT",
      "path": "/api/v1/rate-limit-settings/per-client",
      "parameters": [],
      "body": { "required": true, "members": [ "defaultMode", "useCaseModeOverrides" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.rateLimits.manage" ] } ]
    },
    "getRateLimitSettingsWarningThreshold": {
      "id": "getRateLimitSettingsWarningThreshold",
      "method": "GET",
      "path": "/api/v1/rate-limit-settings/warning-threshold",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.rateLimits.read" ] } ]
    },
    "replaceRateLimitSettingsWarningThreshold": {
      "id": "replaceRateLimitSettingsWarningThreshold",
      "method": "PUT",
      "path": "/api/v1/rate-limit-settings/warning-threshold",
      "parameters": [],
      "body": { "required": false, "members": [ "warningThreshold" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.rateLimits.manage" ] } ]
    },
    "listRealmAssignments": {
      "id": "listRealmAssignments",
      "method": "GET",
      "path": "/api/v1/realm-assignments",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.realmAssignments.read" ] } ]
    },
    "createRealmAssignment": {
      "id": "createRealmAssignment",
      "method": "POST",
      "path": "/api/v1/realm-assignments",
      "parameters": [],
      "body": { "required": true, "members": [ "actions", "conditions", "name", "priority" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.realmAssignments.manage" ] } ]
    },
    "listRealmAssignmentOperations": {
      "id": "listRealmAssignmentOperations",
      "method": "GET",
      "path": "/api/v1/realm-assignments/operations",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.realmAssignments.read" ] } ]
    },
    "executeRealmAssignment": {
      "id": "executeRealmAssignment",
      "method": "POST",
      "path": "/api/v1/realm-assignments/operations",
      "parameters": [],
      "body": { "required": true, "members": [ "assignmentId" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.realmAssignments.manage" ] } ]
    },
    "getRealmAssignment": {
      "id": "getRealmAssignment",
      "method": "GET",
      "path": "/api/v1/realm-assignments/{assignmentId}",
      "parameters": [ { "name": "assignmentId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.realmAssignments.read" ] } ]
    },
    "replaceRealmAssignment": {
      "id": "replaceRealmAssignment",
      "method": "PUT",
      "path": "/api/v1/realm-assignments/{assignmentId}",
      "parameters": [ { "name": "assignmentId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "actions", "conditions", "name", "priority" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.realmAssignments.manage" ] } ]
    },
    "deleteRealmAssignment": {
      "id": "deleteRealmAssignment",
      "method": "DELETE",
      "path": "/api/v1/realm-assignments/{assignmentId}",
      "parameters": [ { "name": "assignmentId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.realmAssignments.manage" ] } ]
    },
    "activateRealmAssignment": {
      "id": "activateRealmAssignment",
      "method": "POST",
      "path": "/api/v1/realm-assignments/{assignmentId}/lifecycle/activate",
      "parameters": [ { "name": "assignmentId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.realmAssignments.manage" ] } ]
    },
    "deactivateRealmAssignment": {
      "id": "deactivateRealmAssignment",
      "method": "POST",
      "path": "/api/v1/realm-assignments/{assignmentId}/lifecycle/deactivate",
      "parameters": [ { "name": "assignmentId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.realmAssignments.manage" ] } ]
    },
    "listRealms": {
      "id": "listRealms",
      "method": "GET",
      "path": "/api/v1/realms",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 200 },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "search", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sortBy", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sortOrder", "in": "query", "required": false, "type": "string", "isArray": false, "default": "asc" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.realms.read" ] } ]
    },
    "createRealm": {
      "id": "createRealm",
      "method": "POST",
      "path": "/api/v1/realms",
      "parameters": [],
      "body": { "required": true, "members": [ "profile" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.realms.manage" ] } ]
    },
    "getRealm": {
      "id": "getRealm",
      "method": "GET",
      "path": "/api/v1/realms/{realmId}",
      "parameters": [ { "name": "realmId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.realms.read" ] } ]
    },
    "replaceRealm": {
      "id": "replaceRealm",
      "method": "PUT",
      "path": "/api/v1/realms/{realmId}",
      "parameters": [ { "name": "realmId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "profile" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.realms.manage" ] } ]
    },
    "deleteRealm": {
      "id": "deleteRealm",
      "method": "DELETE",
      "path": "/api/v1/realms/{realmId}",
      "parameters": [ { "name": "realmId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.realms.manage" ] } ]
    },
    "listSubscriptionsRole": {
      "id": "listSubscriptionsRole",
      "method": "GET",
      "path": "/api/v1/roles/{roleRef}/subscriptions",
      "parameters": [ { "name": "roleRef", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "getSubscriptionsNotificationTypeRole": {
      "id": "getSubscriptionsNotificationTypeRole",
      "method": "GET",
      "path": "/api/v1/roles/{roleRef}/subscriptions/{notificationType}",
      "parameters": [
        { "name": "roleRef", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "notificationType", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "subscribeByNotificationTypeRole": {
      "id": "subscribeByNotificationTypeRole",
      "method": "POST",
      "path": "/api/v1/roles/{roleRef}/subscriptions/{notificationType}/subscribe",
      "parameters": [
        { "name": "roleRef", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "notificationType", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "unsubscribeByNotificationTypeRole": {
      "id": "unsubscribeByNotificationTypeRole",
      "method": "POST",
      "path": "/api/v1/roles/{roleRef}/subscriptions/{notificationType}/unsubscribe",
      "parameters": [
        { "name": "roleRef", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "notificationType", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "listSecurityEventsProviderInstances": {
      "id": "listSecurityEventsProviderInstances",
      "method": "GET",
      "path": "/api/v1/security-events-providers",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.securityEventsProviders.read" ] } ]
    },
    "createSecurityEventsProviderInstance": {
      "id": "createSecurityEventsProviderInstance",
      "method": "POST",
      "path": "/api/v1/security-events-providers",
      "parameters": [],
      "body": { "required": true, "members": [ "name", "settings", "type" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.securityEventsProviders.manage" ] } ]
    },
    "getSecurityEventsProviderInstance": {
      "id": "getSecurityEventsProviderInstance",
      "method": "GET",
      "path": "/api/v1/security-events-providers/{securityEventProviderId}",
      "parameters": [ { "name": "securityEventProviderId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.securityEventsProviders.read" ] } ]
    },
    "replaceSecurityEventsProviderInstance": {
      "id": "replaceSecurityEventsProviderInstance",
      "method": "PUT",
      "path": "/api/v1/security-events-providers/{securityEventProviderId}",
      "parameters": [ { "name": "securityEventProviderId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "name", "settings", "type" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.securityEventsProviders.manage" ] } ]
    },
    "deleteSecurityEventsProviderInstance": {
      "id": "deleteSecurityEventsProviderInstance",
      "method": "DELETE",
      "path": "/api/v1/security-events-providers/{securityEventProviderId}",
      "parameters": [ { "name": "securityEventProviderId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.securityEventsProviders.manage" ] } ]
    },
    "activateSecurityEventsProviderInstance": {
      "id": "activateSecurityEventsProviderInstance",
      "method": "POST",
      "path": "/api/v1/security-events-providers/{securityEventProviderId}/lifecycle/activate",
      "parameters": [ { "name": "securityEventProviderId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.securityEventsProviders.manage" ] } ]
    },
    "deactivateSecurityEventsProviderInstance": {
      "id": "deactivateSecurityEventsProviderInstance",
      "method": "POST",
      "path": "/api/v1/security-events-providers/{securityEventProviderId}/lifecycle/deactivate",
      "parameters": [ { "name": "securityEventProviderId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.securityEventsProviders.manage" ] } ]
    },
    "getSession": {
      "id": "getSession",
      "method": "GET",
      "path": "/api/v1/sessions/{sessionId}",
      "parameters": [ { "name": "sessionId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.sessions.read" ] } ]
    },
    "revokeSession": {
      "id": "revokeSession",
      "method": "DELETE",
      "path": "/api/v1/sessions/{sessionId}",
      "parameters": [ { "name": "sessionId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.sessions.manage" ] } ]
    },
    "refreshSession": {
      "id": "refreshSession",
      "method": "POST",
      "path": "/api/v1/sessions/{sessionId}/lifecycle/refresh",
      "parameters": [ { "name": "sessionId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.sessions.manage" ] } ]
    },
    "getSsfStreams": {
      "id": "getSsfStreams",
      "method": "GET",
      "path": "/api/v1/ssf/stream",
      "parameters": [ { "name": "stream_id", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oauth2": [ "ssf.read" ] } ]
    },
    "replaceSsfStream": {
      "id": "replaceSsfStream",
      "method": "PUT",
      "path": "/api/v1/ssf/stream",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "aud",
          "delivery",
          "events_delivered",
          "events_requested",
          "events_supported",
          "format",
          "iss",
          "min_verification_interval",
          "stream_id"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oauth2": [ "ssf.manage" ] } ]
    },
    "createSsfStream": {
      "id": "createSsfStream",
      "method": "POST",
      "path": "/api/v1/ssf/stream",
      "parameters": [],
      "body": { "required": true, "members": [ "delivery", "events_requested", "format" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oauth2": [ "ssf.manage" ] } ]
    },
    "deleteSsfStream": {
      "id": "deleteSsfStream",
      "method": "DELETE",
      "path": "/api/v1/ssf/stream",
      "parameters": [ { "name": "stream_id", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oauth2": [ "ssf.manage" ] } ]
    },
    "updateSsfStream": {
      "id": "updateSsfStream",
      "method": "PATCH",
      "path": "/api/v1/ssf/stream",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "aud",
          "delivery",
          "events_delivered",
          "events_requested",
          "events_supported",
          "format",
          "iss",
          "min_verification_interval",
          "stream_id"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oauth2": [ "ssf.manage" ] } ]
    },
    "getSsfStreamStatus": {
      "id": "getSsfStreamStatus",
      "method": "GET",
      "path": "/api/v1/ssf/stream/status",
      "parameters": [ { "name": "stream_id", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oauth2": [ "ssf.read" ] } ]
    },
    "verifySsfStream": {
      "id": "verifySsfStream",
      "method": "POST",
      "path": "/api/v1/ssf/stream/verification",
      "parameters": [],
      "body": { "required": true, "members": [ "state", "stream_id" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oauth2": [ "ssf.manage" ] } ]
    },
    "listAllCustomTelephonyProviderCredentials": {
      "id": "listAllCustomTelephonyProviderCredentials",
      "method": "GET",
      "path": "/api/v1/telephony-providers",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.customTelephonyProvider.read" ] } ]
    },
    "createCustomTelephonyProviderCredentials": {
      "id": "createCustomTelephonyProviderCredentials",
      "method": "POST",
      "path": "/api/v1/telephony-providers",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "providerAuthToken", "providerCapability", "providerName", "providerSettings", "providerSid" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.customTelephonyProvider.manage" ] } ]
    },
    "getCustomTelephonyProviderCredential": {
      "id": "getCustomTelephonyProviderCredential",
      "method": "GET",
      "path": "/api/v1/telephony-providers/{customTelephonyProviderId}",
      "parameters": [ { "name": "customTelephonyProviderId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.customTelephonyProvider.read" ] } ]
    },
    "deleteCustomTelephonyProviderCredential": {
      "id": "deleteCustomTelephonyProviderCredential",
      "method": "DELETE",
      "path": "/api/v1/telephony-providers/{customTelephonyProviderId}",
      "parameters": [ { "name": "customTelephonyProviderId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.customTelephonyProvider.manage" ] } ]
    },
    "updateCustomTelephonyProviderCredential": {
      "id": "updateCustomTelephonyProviderCredential",
      "method": "PATCH",
      "path": "/api/v1/telephony-providers/{customTelephonyProviderId}",
      "parameters": [ { "name": "customTelephonyProviderId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "id", "providerAuthToken", "providerSettings", "providerSid" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.customTelephonyProvider.manage" ] } ]
    },
    "activateCustomTelephonyCredential": {
      "id": "activateCustomTelephonyCredential",
      "method": "POST",
      "path": "/api/v1/telephony-providers/{customTelephonyProviderId}/lifecycle/activate",
      "parameters": [ { "name": "customTelephonyProviderId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.customTelephonyProvider.manage" ] } ]
    },
    "deactivateCustomTelephonyCredential": {
      "id": "deactivateCustomTelephonyCredential",
      "method": "POST",
      "path": "/api/v1/telephony-providers/{customTelephonyProviderId}/lifecycle/deactivate",
      "parameters": [ { "name": "customTelephonyProviderId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.customTelephonyProvider.manage" ] } ]
    },
    "setAsPrimaryCustomTelephonyCredential": {
      "id": "setAsPrimaryCustomTelephonyCredential",
      "method": "POST",
      "path": "/api/v1/telephony-providers/{customTelephonyProviderId}/setAsPrimary",
      "parameters": [ { "name": "customTelephonyProviderId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.customTelephonyProvider.manage" ] } ]
    },
    "sendTestCustomTelephonyProviderCredential": {
      "id": "sendTestCustomTelephonyProviderCredential",
      "method": "POST",
      "path": "/api/v1/telephony-providers/{customTelephonyProviderId}/test",
      "parameters": [ { "name": "customTelephonyProviderId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "countryCodeIso2", "factor", "phoneNumber" ], "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.customTelephonyProvider.manage" ] } ]
    },
    "listSmsTemplates": {
      "id": "listSmsTemplates",
      "method": "GET",
      "path": "/api/v1/templates/sms",
      "parameters": [ { "name": "templateType", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.read" ] } ]
    },
    "createSmsTemplate": {
      "id": "createSmsTemplate",
      "method": "POST",
      "path": "/api/v1/templates/sms",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "created", "id", "lastUpdated", "name", "template", "translations", "type" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.manage" ] } ]
    },
    "getSmsTemplate": {
      "id": "getSmsTemplate",
      "method": "GET",
      "path": "/api/v1/templates/sms/{templateId}",
      "parameters": [ { "name": "templateId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.read" ] } ]
    },
    "replaceSmsTemplate": {
      "id": "replaceSmsTemplate",
      "method": "PUT",
      "path": "/api/v1/templates/sms/{templateId}",
      "parameters": [ { "name": "templateId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "created", "id", "lastUpdated", "name", "template", "translations", "type" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.manage" ] } ]
    },
    "updateSmsTemplate": {
      "id": "updateSmsTemplate",
      "method": "POST",
      "path": "/api/v1/templates/sms/{templateId}",
      "parameters": [ { "name": "templateId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "created", "id", "lastUpdated", "name", "template", "translations", "type" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.manage" ] } ]
    },
    "deleteSmsTemplate": {
      "id": "deleteSmsTemplate",
      "method": "DELETE",
      "path": "/api/v1/templates/sms/{templateId}",
      "parameters": [ { "name": "templateId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.templates.manage" ] } ]
    },
    "getCurrentConfiguration": {
      "id": "getCurrentConfiguration",
      "method": "GET",
      "path": "/api/v1/threats/configuration",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.threatInsights.read" ] } ]
    },
    "updateConfiguration": {
      "id": "updateConfiguration",
      "method": "POST",
      "path": "/api/v1/threats/configuration",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "action", "created", "excludeZones", "lastUpdated", "_links" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.threatInsights.manage" ] } ]
    },
    "listTrustedOrigins": {
      "id": "listTrustedOrigins",
      "method": "GET",
      "path": "/api/v1/trustedOrigins",
      "parameters": [
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.trustedOrigins.read" ] } ]
    },
    "createTrustedOrigin": {
      "id": "createTrustedOrigin",
      "method": "POST",
      "path": "/api/v1/trustedOrigins",
      "parameters": [],
      "body": { "required": true, "members": [ "name", "origin", "scopes" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.trustedOrigins.manage" ] } ]
    },
    "getTrustedOrigin": {
      "id": "getTrustedOrigin",
      "method": "GET",
      "path": "/api/v1/trustedOrigins/{trustedOriginId}",
      "parameters": [ { "name": "trustedOriginId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.trustedOrigins.read" ] } ]
    },
    "replaceTrustedOrigin": {
      "id": "replaceTrustedOrigin",
      "method": "PUT",
      "path": "/api/v1/trustedOrigins/{trustedOriginId}",
      "parameters": [ { "name": "trustedOriginId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "created", "createdBy", "id", "lastUpdated", "lastUpdatedBy", "name", "origin", "scopes", "status", "_links" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.trustedOrigins.manage" ] } ]
    },
    "deleteTrustedOrigin": {
      "id": "deleteTrustedOrigin",
      "method": "DELETE",
      "path": "/api/v1/trustedOrigins/{trustedOriginId}",
      "parameters": [ { "name": "trustedOriginId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.trustedOrigins.manage" ] } ]
    },
    "activateTrustedOrigin": {
      "id": "activateTrustedOrigin",
      "method": "POST",
      "path": "/api/v1/trustedOrigins/{trustedOriginId}/lifecycle/activate",
      "parameters": [ { "name": "trustedOriginId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.trustedOrigins.manage" ] } ]
    },
    "deactivateTrustedOrigin": {
      "id": "deactivateTrustedOrigin",
      "method": "POST",
      "path": "/api/v1/trustedOrigins/{trustedOriginId}/lifecycle/deactivate",
      "parameters": [ { "name": "trustedOriginId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.trustedOrigins.manage" ] } ]
    },
    "listUsers": {
      "id": "listUsers",
      "method": "GET",
      "path": "/api/v1/users",
      "parameters": [
        { "name": "search", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 200 },
        { "name": "sortBy", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sortOrder", "in": "query", "required": false, "type": "string", "isArray": false, "default": "asc" },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "createUser": {
      "id": "createUser",
      "method": "POST",
      "path": "/api/v1/users",
      "parameters": [
        { "name": "activate", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": true },
        { "name": "provider", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "nextLogin", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "credentials", "groupIds", "profile", "realmId", "type" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "getUser": {
      "id": "getUser",
      "method": "GET",
      "path": "/api/v1/users/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "Etag": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "replaceUser": {
      "id": "replaceUser",
      "method": "PUT",
      "path": "/api/v1/users/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "strict", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "If-Match", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "credentials", "profile", "realmId", "type" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "updateUser": {
      "id": "updateUser",
      "method": "POST",
      "path": "/api/v1/users/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "strict", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "If-Match", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "credentials", "profile", "realmId", "type" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "deleteUser": {
      "id": "deleteUser",
      "method": "DELETE",
      "path": "/api/v1/users/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sendEmail", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "Prefer", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "listAppLinks": {
      "id": "listAppLinks",
      "method": "GET",
      "path": "/api/v1/users/{id}/appLinks",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "listUserBlocks": {
      "id": "listUserBlocks",
      "method": "GET",
      "path": "/api/v1/users/{id}/blocks",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "listUserGroups": {
      "id": "listUserGroups",
      "method": "GET",
      "path": "/api/v1/users/{id}/groups",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "listUserIdentityProviders": {
      "id": "listUserIdentityProviders",
      "method": "GET",
      "path": "/api/v1/users/{id}/idps",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "activateUser": {
      "id": "activateUser",
      "method": "POST",
      "path": "/api/v1/users/{id}/lifecycle/activate",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sendEmail", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "deactivateUser": {
      "id": "deactivateUser",
      "method": "POST",
      "path": "/api/v1/users/{id}/lifecycle/deactivate",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sendEmail", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "Prefer", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "expirePassword": {
      "id": "expirePassword",
      "method": "POST",
      "path": "/api/v1/users/{id}/lifecycle/expire_password",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "expirePasswordWithTempPassword": {
      "id": "expirePasswordWithTempPassword",
      "method": "POST",
      "path": "/api/v1/users/{id}/lifecycle/expire_password_with_temp_password",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "revokeSessions",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "reactivateUser": {
      "id": "reactivateUser",
      "method": "POST",
      "path": "/api/v1/users/{id}/lifecycle/reactivate",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sendEmail", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "resetFactors": {
      "id": "resetFactors",
      "method": "POST",
      "path": "/api/v1/users/{id}/lifecycle/reset_factors",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "resetPassword": {
      "id": "resetPassword",
      "method": "POST",
      "path": "/api/v1/users/{id}/lifecycle/reset_password",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sendEmail", "in": "query", "required": true, "type": "boolean", "isArray": false },
        {
          "name": "revokeSessions",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "suspendUser": {
      "id": "suspendUser",
      "method": "POST",
      "path": "/api/v1/users/{id}/lifecycle/suspend",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "unlockUser": {
      "id": "unlockUser",
      "method": "POST",
      "path": "/api/v1/users/{id}/lifecycle/unlock",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "unsuspendUser": {
      "id": "unsuspendUser",
      "method": "POST",
      "path": "/api/v1/users/{id}/lifecycle/unsuspend",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "assignLinkedObjectValueForPrimary": {
      "id": "assignLinkedObjectValueForPrimary",
      "method": "PUT",
      "path": "/api/v1/users/{userIdOrLogin}/linkedObjects/{primaryRelationshipName}/{primaryUserId}",
      "parameters": [
        { "name": "userIdOrLogin", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "primaryRelationshipName", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "primaryUserId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oauth2": [ "okta.users.manage" ] } ]
    },
    "listLinkedObjectsForUser": {
      "id": "listLinkedObjectsForUser",
      "method": "GET",
      "path": "/api/v1/users/{userIdOrLogin}/linkedObjects/{relationshipName}",
      "parameters": [
        { "name": "userIdOrLogin", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "relationshipName", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "deleteLinkedObjectForUser": {
      "id": "deleteLinkedObjectForUser",
      "method": "DELETE",
      "path": "/api/v1/users/{userIdOrLogin}/linkedObjects/{relationshipName}",
      "parameters": [
        { "name": "userIdOrLogin", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "relationshipName", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "listAuthenticatorEnrollments": {
      "id": "listAuthenticatorEnrollments",
      "method": "GET",
      "path": "/api/v1/users/{userId}/authenticator-enrollments",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "discloseIdentifiers", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "createAuthenticatorEnrollment": {
      "id": "createAuthenticatorEnrollment",
      "method": "POST",
      "path": "/api/v1/users/{userId}/authenticator-enrollments/phone",
      "parameters": [ { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "authenticatorId", "profile" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "createTacAuthenticatorEnrollment": {
      "id": "createTacAuthenticatorEnrollment",
      "method": "POST",
      "path": "/api/v1/users/{userId}/authenticator-enrollments/tac",
      "parameters": [ { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "authenticatorId", "profile" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "getAuthenticatorEnrollment": {
      "id": "getAuthenticatorEnrollment",
      "method": "GET",
      "path": "/api/v1/users/{userId}/authenticator-enrollments/{enrollmentId}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "enrollmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "discloseIdentifiers", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "deleteAuthenticatorEnrollment": {
      "id": "deleteAuthenticatorEnrollment",
      "method": "DELETE",
      "path": "/api/v1/users/{userId}/authenticator-enrollments/{enrollmentId}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "enrollmentId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "getUserClassification": {
      "id": "getUserClassification",
      "method": "GET",
      "path": "/api/v1/users/{userId}/classification",
      "parameters": [ { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "replaceUserClassification": {
      "id": "replaceUserClassification",
      "method": "PUT",
      "path": "/api/v1/users/{userId}/classification",
      "parameters": [ { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "type" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "listUserClients": {
      "id": "listUserClients",
      "method": "GET",
      "path": "/api/v1/users/{userId}/clients",
      "parameters": [ { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "listGrantsForUserAndClient": {
      "id": "listGrantsForUserAndClient",
      "method": "GET",
      "path": "/api/v1/users/{userId}/clients/{clientId}/grants",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "revokeGrantsForUserAndClient": {
      "id": "revokeGrantsForUserAndClient",
      "method": "DELETE",
      "path": "/api/v1/users/{userId}/clients/{clientId}/grants",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "listRefreshTokensForUserAndClient": {
      "id": "listRefreshTokensForUserAndClient",
      "method": "GET",
      "path": "/api/v1/users/{userId}/clients/{clientId}/tokens",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "revokeTokensForUserAndClient": {
      "id": "revokeTokensForUserAndClient",
      "method": "DELETE",
      "path": "/api/v1/users/{userId}/clients/{clientId}/tokens",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "getRefreshTokenForUserAndClient": {
      "id": "getRefreshTokenForUserAndClient",
      "method": "GET",
      "path": "/api/v1/users/{userId}/clients/{clientId}/tokens/{tokenId}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "tokenId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "revokeTokenForUserAndClient": {
      "id": "revokeTokenForUserAndClient",
      "method": "DELETE",
      "path": "/api/v1/users/{userId}/clients/{clientId}/tokens/{tokenId}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "tokenId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "changePassword": {
      "id": "changePassword",
      "method": "POST",
      "path": "/api/v1/users/{userId}/credentials/change_password",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "strict", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false }
      ],
      "body": {
        "required": true,
        "members": [ "newPassword", "oldPassword", "revokeSessions" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "changeRecoveryQuestion": {
      "id": "changeRecoveryQuestion",
      "method": "POST",
      "path": "/api/v1/users/{userId}/credentials/change_recovery_question",
      "parameters": [ { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "password", "provider", "recovery_question" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "forgotPassword": {
      "id": "forgotPassword",
      "method": "POST",
      "path": "/api/v1/users/{userId}/credentials/forgot_password",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sendEmail", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "forgotPasswordSetNewPassword": {
      "id": "forgotPasswordSetNewPassword",
      "method": "POST",
      "path": "/api/v1/users/{userId}/credentials/forgot_password_recovery_question",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "sendEmail", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": true }
      ],
      "body": { "required": true, "members": [ "password", "provider", "recovery_question" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "listUserDevices": {
      "id": "listUserDevices",
      "method": "GET",
      "path": "/api/v1/users/{userId}/devices",
      "parameters": [ { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "listFactors": {
      "id": "listFactors",
      "method": "GET",
      "path": "/api/v1/users/{userId}/factors",
      "parameters": [ { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "enrollFactor": {
      "id": "enrollFactor",
      "method": "POST",
      "path": "/api/v1/users/{userId}/factors",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "updatePhone",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "templateId", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "tokenLifetimeSeconds",
          "in": "query",
          "required": false,
          "type": "integer",
          "isArray": false,
          "default": 300
        },
        { "name": "activate", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "Accept-Language", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "listSupportedFactors": {
      "id": "listSupportedFactors",
      "method": "GET",
      "path": "/api/v1/users/{userId}/factors/catalog",
      "parameters": [ { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "listSupportedSecurityQuestions": {
      "id": "listSupportedSecurityQuestions",
      "method": "GET",
      "path": "/api/v1/users/{userId}/factors/questions",
      "parameters": [ { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] } ]
    },
    "getFactor": {
      "id": "getFactor",
      "method": "GET",
      "path": "/api/v1/users/{userId}/factors/{factorId}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "factorId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "unenrollFactor": {
      "id": "unenrollFactor",
      "method": "DELETE",
      "path": "/api/v1/users/{userId}/factors/{factorId}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "factorId", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "removeRecoveryEnrollment",
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
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "activateFactor": {
      "id": "activateFactor",
      "method": "POST",
      "path": "/api/v1/users/{userId}/factors/{factorId}/lifecycle/activate",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "factorId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "resendEnrollFactor": {
      "id": "resendEnrollFactor",
      "method": "POST",
      "path": "/api/v1/users/{userId}/factors/{factorId}/resend",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "factorId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "templateId", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "getFactorTransactionStatus": {
      "id": "getFactorTransactionStatus",
      "method": "GET",
      "path": "/api/v1/users/{userId}/factors/{factorId}/transactions/{transactionId}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "factorId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "transactionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "verifyFactor": {
      "id": "verifyFactor",
      "method": "POST",
      "path": "/api/v1/users/{userId}/factors/{factorId}/verify",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "factorId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "templateId", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "tokenLifetimeSeconds",
          "in": "query",
          "required": false,
          "type": "integer",
          "isArray": false,
          "default": 300
        },
        { "name": "X-Forwarded-For", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "User-Agent", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "Accept-Language", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "listUserGrants": {
      "id": "listUserGrants",
      "method": "GET",
      "path": "/api/v1/users/{userId}/grants",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "scopeId", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "revokeUserGrants": {
      "id": "revokeUserGrants",
      "method": "DELETE",
      "path": "/api/v1/users/{userId}/grants",
      "parameters": [ { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "getUserGrant": {
      "id": "getUserGrant",
      "method": "GET",
      "path": "/api/v1/users/{userId}/grants/{grantId}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "grantId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "revokeUserGrant": {
      "id": "revokeUserGrant",
      "method": "DELETE",
      "path": "/api/v1/users/{userId}/grants/{grantId}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "grantId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "getUserRisk": {
      "id": "getUserRisk",
      "method": "GET",
      "path": "/api/v1/users/{userId}/risk",
      "parameters": [ { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.userRisk.read" ] } ]
    },
    "upsertUserRisk": {
      "id": "upsertUserRisk",
      "method": "PUT",
      "path": "/api/v1/users/{userId}/risk",
      "parameters": [ { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "riskLevel", "riskReason" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.userRisk.manage" ] } ]
    },
    "listAssignedRolesForUser": {
      "id": "listAssignedRolesForUser",
      "method": "GET",
      "path": "/api/v1/users/{userId}/roles",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "assignRoleToUser": {
      "id": "assignRoleToUser",
      "method": "POST",
      "path": "/api/v1/users/{userId}/roles",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "disableNotifications",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "getUserAssignedRole": {
      "id": "getUserAssignedRole",
      "method": "GET",
      "path": "/api/v1/users/{userId}/roles/{roleAssignmentId}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "unassignRoleFromUser": {
      "id": "unassignRoleFromUser",
      "method": "DELETE",
      "path": "/api/v1/users/{userId}/roles/{roleAssignmentId}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "getUserAssignedRoleGovernance": {
      "id": "getUserAssignedRoleGovernance",
      "method": "GET",
      "path": "/api/v1/users/{userId}/roles/{roleAssignmentId}/governance",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "getRoleAssignmentGovernanceGrant": {
      "id": "getRoleAssignmentGovernanceGrant",
      "method": "GET",
      "path": "/api/v1/users/{userId}/roles/{roleAssignmentId}/governance/{grantId}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "grantId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "getRoleAssignmentGovernanceGrantResources": {
      "id": "getRoleAssignmentGovernanceGrantResources",
      "method": "GET",
      "path": "/api/v1/users/{userId}/roles/{roleAssignmentId}/governance/{grantId}/resources",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "grantId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "listApplicationTargetsForApplicationAdministratorRoleForUser": {
      "id": "listApplicationTargetsForApplicationAdministratorRoleForUser",
      "method": "GET",
      "path": "/api/v1/users/{userId}/roles/{roleAssignmentId}/targets/catalog/apps",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "assignAllAppsAsTargetToRoleForUser": {
      "id": "assignAllAppsAsTargetToRoleForUser",
      "method": "PUT",
      "path": "/api/v1/users/{userId}/roles/{roleAssignmentId}/targets/catalog/apps",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "assignAppTargetToAdminRoleForUser": {
      "id": "assignAppTargetToAdminRoleForUser",
      "method": "PUT",
      "path": "/api/v1/users/{userId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appName", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "unassignAppTargetFromAppAdminRoleForUser": {
      "id": "unassignAppTargetFromAppAdminRoleForUser",
      "method": "DELETE",
      "path": "/api/v1/users/{userId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appName", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "assignAppInstanceTargetToAppAdminRoleForUser": {
      "id": "assignAppInstanceTargetToAppAdminRoleForUser",
      "method": "PUT",
      "path": "/api/v1/users/{userId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}/{appId}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appName", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "unassignAppInstanceTargetFromAdminRoleForUser": {
      "id": "unassignAppInstanceTargetFromAdminRoleForUser",
      "method": "DELETE",
      "path": "/api/v1/users/{userId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}/{appId}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appName", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "listGroupTargetsForRole": {
      "id": "listGroupTargetsForRole",
      "method": "GET",
      "path": "/api/v1/users/{userId}/roles/{roleAssignmentId}/targets/groups",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "assignGroupTargetToUserRole": {
      "id": "assignGroupTargetToUserRole",
      "method": "PUT",
      "path": "/api/v1/users/{userId}/roles/{roleAssignmentId}/targets/groups/{groupId}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "unassignGroupTargetFromUserAdminRole": {
      "id": "unassignGroupTargetFromUserAdminRole",
      "method": "DELETE",
      "path": "/api/v1/users/{userId}/roles/{roleAssignmentId}/targets/groups/{groupId}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "getRoleTargetsByUserIdAndRoleId": {
      "id": "getRoleTargetsByUserIdAndRoleId",
      "method": "GET",
      "path": "/api/v1/users/{userId}/roles/{roleIdOrEncodedRoleId}/targets",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleIdOrEncodedRoleId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "assignmentType", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "revokeUserSessions": {
      "id": "revokeUserSessions",
      "method": "DELETE",
      "path": "/api/v1/users/{userId}/sessions",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "oauthTokens",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "forgetDevices",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": true
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "listSubscriptionsUser": {
      "id": "listSubscriptionsUser",
      "method": "GET",
      "path": "/api/v1/users/{userId}/subscriptions",
      "parameters": [ { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "getSubscriptionsNotificationTypeUser": {
      "id": "getSubscriptionsNotificationTypeUser",
      "method": "GET",
      "path": "/api/v1/users/{userId}/subscriptions/{notificationType}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "notificationType", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "subscribeByNotificationTypeUser": {
      "id": "subscribeByNotificationTypeUser",
      "method": "POST",
      "path": "/api/v1/users/{userId}/subscriptions/{notificationType}/subscribe",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "notificationType", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "unsubscribeByNotificationTypeUser": {
      "id": "unsubscribeByNotificationTypeUser",
      "method": "POST",
      "path": "/api/v1/users/{userId}/subscriptions/{notificationType}/unsubscribe",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "notificationType", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "listNetworkZones": {
      "id": "listNetworkZones",
      "method": "GET",
      "path": "/api/v1/zones",
      "parameters": [
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": -1 },
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.networkZones.read" ] } ]
    },
    "createNetworkZone": {
      "id": "createNetworkZone",
      "method": "POST",
      "path": "/api/v1/zones",
      "parameters": [],
      "body": { "required": true, "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.networkZones.manage" ] } ]
    },
    "getNetworkZone": {
      "id": "getNetworkZone",
      "method": "GET",
      "path": "/api/v1/zones/{zoneId}",
      "parameters": [ { "name": "zoneId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.networkZones.read" ] } ]
    },
    "replaceNetworkZone": {
      "id": "replaceNetworkZone",
      "method": "PUT",
      "path": "/api/v1/zones/{zoneId}",
      "parameters": [ { "name": "zoneId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.networkZones.manage" ] } ]
    },
    "deleteNetworkZone": {
      "id": "deleteNetworkZone",
      "method": "DELETE",
      "path": "/api/v1/zones/{zoneId}",
      "parameters": [ { "name": "zoneId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.networkZones.manage" ] } ]
    },
    "activateNetworkZone": {
      "id": "activateNetworkZone",
      "method": "POST",
      "path": "/api/v1/zones/{zoneId}/lifecycle/activate",
      "parameters": [ { "name": "zoneId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.networkZones.manage" ] } ]
    },
    "deactivateNetworkZone": {
      "id": "deactivateNetworkZone",
      "method": "POST",
      "path": "/api/v1/zones/{zoneId}/lifecycle/deactivate",
      "parameters": [ { "name": "zoneId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.networkZones.manage" ] } ]
    },
    "getAuthenticatorSettings": {
      "id": "getAuthenticatorSettings",
      "method": "GET",
      "path": "/attack-protection/api/v1/authenticator-settings",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.read" ] } ]
    },
    "replaceAuthenticatorSettings": {
      "id": "replaceAuthenticatorSettings",
      "method": "PUT",
      "path": "/attack-protection/api/v1/authenticator-settings",
      "parameters": [],
      "body": { "required": true, "members": [ "verifyKnowledgeSecondWhen2faRequired" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "getUserLockoutSettings": {
      "id": "getUserLockoutSettings",
      "method": "GET",
      "path": "/attack-protection/api/v1/user-lockout-settings",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.read" ] } ]
    },
    "replaceUserLockoutSettings": {
      "id": "replaceUserLockoutSettings",
      "method": "PUT",
      "path": "/attack-protection/api/v1/user-lockout-settings",
      "parameters": [],
      "body": { "required": true, "members": [ "preventBruteForceLockoutFromUnknownDevices" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.orgs.manage" ] } ]
    },
    "listApiServiceIntegrationInstances": {
      "id": "listApiServiceIntegrationInstances",
      "method": "GET",
      "path": "/integrations/api/v1/api-services",
      "parameters": [ { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.oauthIntegrations.read" ] } ]
    },
    "createApiServiceIntegrationInstance": {
      "id": "createApiServiceIntegrationInstance",
      "method": "POST",
      "path": "/integrations/api/v1/api-services",
      "parameters": [],
      "body": { "required": true, "members": [ "grantedScopes", "properties", "type" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.oauthIntegrations.manage" ] } ]
    },
    "getApiServiceIntegrationInstance": {
      "id": "getApiServiceIntegrationInstance",
      "method": "GET",
      "path": "/integrations/api/v1/api-services/{apiServiceId}",
      "parameters": [ { "name": "apiServiceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.oauthIntegrations.read" ] } ]
    },
    "deleteApiServiceIntegrationInstance": {
      "id": "deleteApiServiceIntegrationInstance",
      "method": "DELETE",
      "path": "/integrations/api/v1/api-services/{apiServiceId}",
      "parameters": [ { "name": "apiServiceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.oauthIntegrations.manage" ] } ]
    },
    "listApiServiceIntegrationInstanceSecrets": {
      "id": "listApiServiceIntegrationInstanceSecrets",
      "method": "GET",
      "path": "/integrations/api/v1/api-services/{apiServiceId}/credentials/secrets",
      "parameters": [ { "name": "apiServiceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.oauthIntegrations.read" ] } ]
    },
    "createApiServiceIntegrationInstanceSecret": {
      "id": "createApiServiceIntegrationInstanceSecret",
      "method": "POST",
      "path": "/integrations/api/v1/api-services/{apiServiceId}/credentials/secrets",
      "parameters": [ { "name": "apiServiceId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.oauthIntegrations.manage" ] } ]
    },
    "deleteApiServiceIntegrationInstanceSecret": {
      "id": "deleteApiServiceIntegrationInstanceSecret",
      "method": "DELETE",
      "path": "/integrations/api/v1/api-services/{apiServiceId}/credentials/secrets/{secretId}",
      "parameters": [
        { "name": "apiServiceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "secretId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.oauthIntegrations.manage" ] } ]
    },
    "activateApiServiceIntegrationInstanceSecret": {
      "id": "activateApiServiceIntegrationInstanceSecret",
      "method": "POST",
      "path": "/integrations/api/v1/api-services/{apiServiceId}/credentials/secrets/{secretId}/lifecycle/activate",
      "parameters": [
        { "name": "apiServiceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "secretId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.oauthIntegrations.manage" ] } ]
    },
    "deactivateApiServiceIntegrationInstanceSecret": {
      "id": "deactivateApiServiceIntegrationInstanceSecret",
      "method": "POST",
      "path": "/integrations/api/v1/api-services/{apiServiceId}/credentials/secrets/{secretId}/lifecycle/deactivate",
      "parameters": [
        { "name": "apiServiceId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "secretId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.oauthIntegrations.manage" ] } ]
    },
    "listRolesForClient": {
      "id": "listRolesForClient",
      "method": "GET",
      "path": "/oauth2/v1/clients/{clientId}/roles",
      "parameters": [ { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "assignRoleToClient": {
      "id": "assignRoleToClient",
      "method": "POST",
      "path": "/oauth2/v1/clients/{clientId}/roles",
      "parameters": [ { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "retrieveClientRole": {
      "id": "retrieveClientRole",
      "method": "GET",
      "path": "/oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}",
      "parameters": [
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "deleteRoleFromClient": {
      "id": "deleteRoleFromClient",
      "method": "DELETE",
      "path": "/oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}",
      "parameters": [
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "listAppTargetRoleToClient": {
      "id": "listAppTargetRoleToClient",
      "method": "GET",
      "path": "/oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/catalog/apps",
      "parameters": [
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "assignAppTargetRoleToClient": {
      "id": "assignAppTargetRoleToClient",
      "method": "PUT",
      "path": "/oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}",
      "parameters": [
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appName", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "removeAppTargetRoleFromClient": {
      "id": "removeAppTargetRoleFromClient",
      "method": "DELETE",
      "path": "/oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}",
      "parameters": [
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appName", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "assignAppTargetInstanceRoleForClient": {
      "id": "assignAppTargetInstanceRoleForClient",
      "method": "PUT",
      "path": "/oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}/{appId}",
      "parameters": [
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appName", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "removeAppTargetInstanceRoleForClient": {
      "id": "removeAppTargetInstanceRoleForClient",
      "method": "DELETE",
      "path": "/oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}/{appId}",
      "parameters": [
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appName", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "appId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "listGroupTargetRoleForClient": {
      "id": "listGroupTargetRoleForClient",
      "method": "GET",
      "path": "/oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/groups",
      "parameters": [
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.read" ] } ]
    },
    "assignGroupTargetRoleForClient": {
      "id": "assignGroupTargetRoleForClient",
      "method": "PUT",
      "path": "/oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/groups/{groupId}",
      "parameters": [
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "removeGroupTargetRoleFromClient": {
      "id": "removeGroupTargetRoleFromClient",
      "method": "DELETE",
      "path": "/oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/groups/{groupId}",
      "parameters": [
        { "name": "clientId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "roleAssignmentId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "groupId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.roles.manage" ] } ]
    },
    "replaceOktaPersonalAdminSettings": {
      "id": "replaceOktaPersonalAdminSettings",
      "method": "PUT",
      "path": "/okta-personal-settings/api/v1/edit-feature",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "enableEnduserEntryPoints", "enableExportApps" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.personal.adminSettings.manage" ] } ]
    },
    "listPersonalAppsExportBlockList": {
      "id": "listPersonalAppsExportBlockList",
      "method": "GET",
      "path": "/okta-personal-settings/api/v1/export-blocklists",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.personal.adminSettings.read" ] } ]
    },
    "replaceBlockedEmailDomains": {
      "id": "replaceBlockedEmailDomains",
      "method": "PUT",
      "path": "/okta-personal-settings/api/v1/export-blocklists",
      "parameters": [],
      "body": { "required": true, "members": [ "domains" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.personal.adminSettings.manage" ] } ]
    },
    "listOktaManagedUserAccounts": {
      "id": "listOktaManagedUserAccounts",
      "method": "GET",
      "path": "/privileged-access/api/v1/okta-service-accounts",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "match", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.serviceAccounts.okta.read" ] } ]
    },
    "createOktaManagedUserAccount": {
      "id": "createOktaManagedUserAccount",
      "method": "POST",
      "path": "/privileged-access/api/v1/okta-service-accounts",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "description", "name", "oktaUserId", "ownerGroupIds", "ownerUserIds" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.serviceAccounts.okta.manage" ] } ]
    },
    "getOktaManagedUserAccount": {
      "id": "getOktaManagedUserAccount",
      "method": "GET",
      "path": "/privileged-access/api/v1/okta-service-accounts/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.serviceAccounts.okta.read" ] } ]
    },
    "deleteOktaManagedUserAccount": {
      "id": "deleteOktaManagedUserAccount",
      "method": "DELETE",
      "path": "/privileged-access/api/v1/okta-service-accounts/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.serviceAccounts.okta.manage" ] } ]
    },
    "updateOktaManagedUserAccount": {
      "id": "updateOktaManagedUserAccount",
      "method": "PATCH",
      "path": "/privileged-access/api/v1/okta-service-accounts/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "description", "name", "ownerGroupIds", "ownerUserIds" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.serviceAccounts.okta.manage" ] } ]
    },
    "listAppServiceAccounts": {
      "id": "listAppServiceAccounts",
      "method": "GET",
      "path": "/privileged-access/api/v1/service-accounts",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "match", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.serviceAccounts.read" ] } ]
    },
    "createAppServiceAccount": {
      "id": "createAppServiceAccount",
      "method": "POST",
      "path": "/privileged-access/api/v1/service-accounts",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "containerGlobalName",
          "containerInstanceName",
          "containerOrn",
          "created",
          "description",
          "id",
          "lastUpdated",
          "name",
          "ownerGroupIds",
          "ownerUserIds",
          "password",
          "status",
          "statusDetail",
          "username"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.serviceAccounts.manage" ] } ]
    },
    "getAppServiceAccount": {
      "id": "getAppServiceAccount",
      "method": "GET",
      "path": "/privileged-access/api/v1/service-accounts/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.serviceAccounts.read" ] } ]
    },
    "deleteAppServiceAccount": {
      "id": "deleteAppServiceAccount",
      "method": "DELETE",
      "path": "/privileged-access/api/v1/service-accounts/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.serviceAccounts.manage" ] } ]
    },
    "updateAppServiceAccount": {
      "id": "updateAppServiceAccount",
      "method": "PATCH",
      "path": "/privileged-access/api/v1/service-accounts/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "description", "name", "ownerGroupIds", "ownerUserIds" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.serviceAccounts.manage" ] } ]
    },
    "publishSecurityEventTokens": {
      "id": "publishSecurityEventTokens",
      "method": "POST",
      "path": "/security/api/v1/security-events",
      "parameters": [],
      "body": {
        "required": true,
        "mediaType": "application/secevent+jwt",
        "contents": { "application/secevent+jwt": { "kind": "binary" } }
      },
      "input": "body",
      "responses": {
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "activatePreregistrationEnrollment": {
      "id": "activatePreregistrationEnrollment",
      "method": "POST",
      "path": "/webauthn-registration/api/v1/activate",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "credResponses", "fulfillmentProvider", "pinResponseJwe", "serial", "userId", "version", "yubicoSigningJwks" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "enrollPreregistrationEnrollment": {
      "id": "enrollPreregistrationEnrollment",
      "method": "POST",
      "path": "/webauthn-registration/api/v1/enroll",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "enrollmentRpIds", "fulfillmentProvider", "userId", "yubicoTransportKeyJWK" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "generateFulfillmentRequest": {
      "id": "generateFulfillmentRequest",
      "method": "POST",
      "path": "/webauthn-registration/api/v1/initiate-fulfillment-request",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "fulfillmentData", "fulfillmentProvider", "userId" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "sendPin": {
      "id": "sendPin",
      "method": "POST",
      "path": "/webauthn-registration/api/v1/send-pin",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "authenticatorEnrollmentId", "fulfillmentProvider", "userId" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "listWebAuthnPreregistrationFactors": {
      "id": "listWebAuthnPreregistrationFactors",
      "method": "GET",
      "path": "/webauthn-registration/api/v1/users/{userId}/enrollments",
      "parameters": [ { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.read" ] } ]
    },
    "deleteWebAuthnPreregistrationFactor": {
      "id": "deleteWebAuthnPreregistrationFactor",
      "method": "DELETE",
      "path": "/webauthn-registration/api/v1/users/{userId}/enrollments/{authenticatorEnrollmentId}",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "authenticatorEnrollmentId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
    },
    "assignFulfillmentErrorWebAuthnPreregistrationFactor": {
      "id": "assignFulfillmentErrorWebAuthnPreregistrationFactor",
      "method": "POST",
      "path": "/webauthn-registration/api/v1/users/{userId}/enrollments/{authenticatorEnrollmentId}/mark-error",
      "parameters": [
        { "name": "userId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "authenticatorEnrollmentId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "apiToken": [] }, { "oauth2": [ "okta.users.manage" ] } ]
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
