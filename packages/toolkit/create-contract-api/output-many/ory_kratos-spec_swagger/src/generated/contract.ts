// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Ory Kratos",
  "version": "latest",
  "basePath": "",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": {
    "oryAccessToken": { "type": "apiKey", "in": "header", "name": "Authorization" },
    "sessionToken": { "type": "undefined" }
  },
  "security": [],
  "errorCodes": {},
  "extensions": { "x-forwarded-proto": "string", "x-request-id": "string" },
  "unrouted": {},
  "operations": {
    "getWellKnownChangePassword": {
      "id": "getWellKnownChangePassword",
      "method": "GET",
      "path": "/.well-known/change-password",
      "parameters": [],
      "body": null,
      "responses": {
        "303": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getWebAuthnJavaScript": {
      "id": "getWebAuthnJavaScript",
      "method": "GET",
      "path": "/.well-known/ory/webauthn.js",
      "parameters": [],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "text/javascript",
          "contents": { "text/javascript": { "kind": "text" } },
          "headers": {},
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "listCourierMessages": {
      "id": "listCourierMessages",
      "method": "GET",
      "path": "/admin/courier/messages",
      "parameters": [
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 250 },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "recipient", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "getCourierMessage": {
      "id": "getCourierMessage",
      "method": "GET",
      "path": "/admin/courier/messages/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "listIdentities": {
      "id": "listIdentities",
      "method": "GET",
      "path": "/admin/identities",
      "parameters": [
        { "name": "per_page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 250 },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 250 },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "consistency", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "ids", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "credentials_identifier", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "preview_credentials_identifier_similar",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false
        },
        {
          "name": "include_credential",
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
        "200": {
          "mediaType": "application/json",
          "headers": { "link": { "required": false, "type": "string" }, "x-total-count": { "required": false, "type": "int64" } },
          "errorCodes": []
        },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "createIdentity": {
      "id": "createIdentity",
      "method": "POST",
      "path": "/admin/identities",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "credentials",
          "external_id",
          "metadata_admin",
          "metadata_public",
          "organization_id",
          "recovery_addresses",
          "region",
          "schema_id",
          "state",
          "traits",
          "verifiable_addresses"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "batchPatchIdentities": {
      "id": "batchPatchIdentities",
      "method": "PATCH",
      "path": "/admin/identities",
      "parameters": [],
      "body": { "required": false, "members": [ "identities" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "getIdentityByExternalID": {
      "id": "getIdentityByExternalID",
      "method": "GET",
      "path": "/admin/identities/by/external/{externalID}",
      "parameters": [
        { "name": "externalID", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "include_credential",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "delimiter": ","
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "getIdentity": {
      "id": "getIdentity",
      "method": "GET",
      "path": "/admin/identities/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "include_credential",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "delimiter": ","
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "updateIdentity": {
      "id": "updateIdentity",
      "method": "PUT",
      "path": "/admin/identities/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "credentials", "external_id", "metadata_admin", "metadata_public", "region", "schema_id", "state", "traits" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "deleteIdentity": {
      "id": "deleteIdentity",
      "method": "DELETE",
      "path": "/admin/identities/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "patchIdentity": {
      "id": "patchIdentity",
      "method": "PATCH",
      "path": "/admin/identities/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "deleteIdentityCredentials": {
      "id": "deleteIdentityCredentials",
      "method": "DELETE",
      "path": "/admin/identities/{id}/credentials/{type}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "type", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "identifier", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "listIdentitySessions": {
      "id": "listIdentitySessions",
      "method": "GET",
      "path": "/admin/identities/{id}/sessions",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 250 },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 250 },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "active", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "link": { "required": false, "type": "string" }, "x-total-count": { "required": false, "type": "int64" } },
          "errorCodes": []
        },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "deleteIdentitySessions": {
      "id": "deleteIdentitySessions",
      "method": "DELETE",
      "path": "/admin/identities/{id}/sessions",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "createRecoveryCodeForIdentity": {
      "id": "createRecoveryCodeForIdentity",
      "method": "POST",
      "path": "/admin/recovery/code",
      "parameters": [],
      "body": { "required": false, "members": [ "expires_in", "flow_type", "identity_id" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "createRecoveryLinkForIdentity": {
      "id": "createRecoveryLinkForIdentity",
      "method": "POST",
      "path": "/admin/recovery/link",
      "parameters": [ { "name": "return_to", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "expires_in", "identity_id" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "listSessions": {
      "id": "listSessions",
      "method": "GET",
      "path": "/admin/sessions",
      "parameters": [
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 250 },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "active", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "manageSessions": {
      "id": "manageSessions",
      "method": "POST",
      "path": "/admin/sessions",
      "parameters": [],
      "body": { "required": true, "members": [ "action", "identities", "sessions" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "getSession": {
      "id": "getSession",
      "method": "GET",
      "path": "/admin/sessions/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "expand", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "disableSession": {
      "id": "disableSession",
      "method": "DELETE",
      "path": "/admin/sessions/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "extendSession": {
      "id": "extendSession",
      "method": "PATCH",
      "path": "/admin/sessions/{id}/extend",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oryAccessToken": [] } ]
    },
    "createTestLoginFlow": {
      "id": "createTestLoginFlow",
      "method": "POST",
      "path": "/admin/test-login-flows",
      "parameters": [],
      "body": { "required": true, "members": [ "provider_id" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "isInstanceAlive": {
      "id": "isInstanceAlive",
      "method": "GET",
      "path": "/health/alive",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": {
          "mediaType": "application/json",
          "contents": { "application/json": { "kind": "json" }, "text/plain": { "kind": "text" } },
          "headers": {},
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "isInstanceReady": {
      "id": "isInstanceReady",
      "method": "GET",
      "path": "/health/ready",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": {
          "mediaType": "application/json",
          "contents": { "application/json": { "kind": "json" }, "text/plain": { "kind": "text" } },
          "headers": {},
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "listIdentitySchemas": {
      "id": "listIdentitySchemas",
      "method": "GET",
      "path": "/schemas",
      "parameters": [
        { "name": "per_page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 250 },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 250 },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "link": { "required": false, "type": "string" }, "x-total-count": { "required": false, "type": "int64" } },
          "errorCodes": []
        },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getIdentitySchema": {
      "id": "getIdentitySchema",
      "method": "GET",
      "path": "/schemas/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getFlowError": {
      "id": "getFlowError",
      "method": "GET",
      "path": "/self-service/errors",
      "parameters": [ { "name": "id", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "createFedcmFlow": {
      "id": "createFedcmFlow",
      "method": "GET",
      "path": "/self-service/fed-cm/parameters",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "updateFedcmFlow": {
      "id": "updateFedcmFlow",
      "method": "POST",
      "path": "/self-service/fed-cm/token",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "csrf_token", "nonce", "token", "transient_payload" ],
        "mediaType": "application/json",
        "contents": {
          "application/json": { "kind": "json" },
          "application/x-www-form-urlencoded": {
            "kind": "form",
            "fields": {
              "csrf_token": { "type": "string", "isArray": false },
              "nonce": { "type": "string", "isArray": false },
              "token": { "type": "string", "isArray": false },
              "transient_payload": { "type": "json", "isArray": false }
            }
          }
        }
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "303": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "410": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "updateLoginFlow": {
      "id": "updateLoginFlow",
      "method": "POST",
      "path": "/self-service/login",
      "parameters": [
        { "name": "flow", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "X-Session-Token", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "Cookie", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "mediaType": "application/json",
        "contents": {
          "application/json": { "kind": "json" },
          "application/x-www-form-urlencoded": { "kind": "form", "fields": {} }
        }
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "303": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "410": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "createNativeLoginFlow": {
      "id": "createNativeLoginFlow",
      "method": "GET",
      "path": "/self-service/login/api",
      "parameters": [
        { "name": "refresh", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "aal", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "X-Session-Token", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "return_session_token_exchange_code",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false
        },
        { "name": "return_to", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "organization", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "via", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "identity_schema", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "createBrowserLoginFlow": {
      "id": "createBrowserLoginFlow",
      "method": "GET",
      "path": "/self-service/login/browser",
      "parameters": [
        { "name": "refresh", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "aal", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "return_to", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "Cookie", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "login_challenge", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "organization", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "via", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "identity_schema", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "303": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getLoginFlow": {
      "id": "getLoginFlow",
      "method": "GET",
      "path": "/self-service/login/flows",
      "parameters": [
        { "name": "id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "Cookie", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "410": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "deleteTestLoginFlow": {
      "id": "deleteTestLoginFlow",
      "method": "DELETE",
      "path": "/self-service/login/test",
      "parameters": [
        { "name": "id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "Cookie", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "updateLogoutFlow": {
      "id": "updateLogoutFlow",
      "method": "GET",
      "path": "/self-service/logout",
      "parameters": [
        { "name": "token", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "return_to", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "Cookie", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "303": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "performNativeLogout": {
      "id": "performNativeLogout",
      "method": "DELETE",
      "path": "/self-service/logout/api",
      "parameters": [],
      "body": { "required": true, "members": [ "session_token" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "createBrowserLogoutFlow": {
      "id": "createBrowserLogoutFlow",
      "method": "GET",
      "path": "/self-service/logout/browser",
      "parameters": [
        { "name": "cookie", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "return_to", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "updateRecoveryFlow": {
      "id": "updateRecoveryFlow",
      "method": "POST",
      "path": "/self-service/recovery",
      "parameters": [
        { "name": "flow", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "token", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "Cookie", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "mediaType": "application/json",
        "contents": {
          "application/json": { "kind": "json" },
          "application/x-www-form-urlencoded": { "kind": "form", "fields": {} }
        }
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "303": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "410": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "createNativeRecoveryFlow": {
      "id": "createNativeRecoveryFlow",
      "method": "GET",
      "path": "/self-service/recovery/api",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "createBrowserRecoveryFlow": {
      "id": "createBrowserRecoveryFlow",
      "method": "GET",
      "path": "/self-service/recovery/browser",
      "parameters": [
        { "name": "return_to", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "skip_settings", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "303": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getRecoveryFlow": {
      "id": "getRecoveryFlow",
      "method": "GET",
      "path": "/self-service/recovery/flows",
      "parameters": [
        { "name": "id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "Cookie", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "410": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "updateRegistrationFlow": {
      "id": "updateRegistrationFlow",
      "method": "POST",
      "path": "/self-service/registration",
      "parameters": [
        { "name": "flow", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "Cookie", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "mediaType": "application/json",
        "contents": {
          "application/json": { "kind": "json" },
          "application/x-www-form-urlencoded": { "kind": "form", "fields": {} }
        }
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "303": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "410": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "createNativeRegistrationFlow": {
      "id": "createNativeRegistrationFlow",
      "method": "GET",
      "path": "/self-service/registration/api",
      "parameters": [
        {
          "name": "return_session_token_exchange_code",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false
        },
        { "name": "return_to", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "organization", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "identity_schema", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "createBrowserRegistrationFlow": {
      "id": "createBrowserRegistrationFlow",
      "method": "GET",
      "path": "/self-service/registration/browser",
      "parameters": [
        { "name": "return_to", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "login_challenge", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after_verification_return_to", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "organization", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "identity_schema", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "303": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getRegistrationFlow": {
      "id": "getRegistrationFlow",
      "method": "GET",
      "path": "/self-service/registration/flows",
      "parameters": [
        { "name": "id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "Cookie", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "410": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "updateSettingsFlow": {
      "id": "updateSettingsFlow",
      "method": "POST",
      "path": "/self-service/settings",
      "parameters": [
        { "name": "flow", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "X-Session-Token", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "Cookie", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "mediaType": "application/json",
        "contents": {
          "application/json": { "kind": "json" },
          "application/x-www-form-urlencoded": { "kind": "form", "fields": {} }
        }
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "303": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "410": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "sessionToken": [] } ]
    },
    "createNativeSettingsFlow": {
      "id": "createNativeSettingsFlow",
      "method": "GET",
      "path": "/self-service/settings/api",
      "parameters": [
        { "name": "X-Session-Token", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "organization", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "createBrowserSettingsFlow": {
      "id": "createBrowserSettingsFlow",
      "method": "GET",
      "path": "/self-service/settings/browser",
      "parameters": [
        { "name": "return_to", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "Cookie", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "organization", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "303": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getSettingsFlow": {
      "id": "getSettingsFlow",
      "method": "GET",
      "path": "/self-service/settings/flows",
      "parameters": [
        { "name": "id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "X-Session-Token", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "Cookie", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "410": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "updateVerificationFlow": {
      "id": "updateVerificationFlow",
      "method": "POST",
      "path": "/self-service/verification",
      "parameters": [
        { "name": "flow", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "token", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "Cookie", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "mediaType": "application/json",
        "contents": {
          "application/json": { "kind": "json" },
          "application/x-www-form-urlencoded": { "kind": "form", "fields": {} }
        }
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "303": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "410": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "createNativeVerificationFlow": {
      "id": "createNativeVerificationFlow",
      "method": "GET",
      "path": "/self-service/verification/api",
      "parameters": [ { "name": "return_to", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "createBrowserVerificationFlow": {
      "id": "createBrowserVerificationFlow",
      "method": "GET",
      "path": "/self-service/verification/browser",
      "parameters": [ { "name": "return_to", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "303": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getVerificationFlow": {
      "id": "getVerificationFlow",
      "method": "GET",
      "path": "/self-service/verification/flows",
      "parameters": [
        { "name": "id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "cookie", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "listMySessions": {
      "id": "listMySessions",
      "method": "GET",
      "path": "/sessions",
      "parameters": [
        { "name": "per_page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 250 },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 250 },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "X-Session-Token", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "Cookie", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "link": { "required": false, "type": "string" }, "x-total-count": { "required": false, "type": "int64" } },
          "errorCodes": []
        },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "disableMyOtherSessions": {
      "id": "disableMyOtherSessions",
      "method": "DELETE",
      "path": "/sessions",
      "parameters": [
        { "name": "X-Session-Token", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "Cookie", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "exchangeSessionToken": {
      "id": "exchangeSessionToken",
      "method": "GET",
      "path": "/sessions/token-exchange",
      "parameters": [
        { "name": "init_code", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "return_to_code", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "410": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "toSession": {
      "id": "toSession",
      "method": "GET",
      "path": "/sessions/whoami",
      "parameters": [
        { "name": "X-Session-Token", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "Cookie", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "tokenize_as", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "disableMySession": {
      "id": "disableMySession",
      "method": "DELETE",
      "path": "/sessions/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Session-Token", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "Cookie", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getVersion": {
      "id": "getVersion",
      "method": "GET",
      "path": "/version",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": []
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
