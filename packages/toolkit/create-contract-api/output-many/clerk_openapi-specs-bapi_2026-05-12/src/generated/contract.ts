// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Clerk Backend API",
  "version": "2026-05-12",
  "basePath": "/v1",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": { "bearerAuth": { "type": "http", "scheme": "bearer" } },
  "security": [ { "bearerAuth": [] } ],
  "errorCodes": {},
  "extensions": {
    "x-speakeasy-retries": {
      "strategy": "backoff",
      "backoff": { "initialInterval": 500, "maxInterval": 60000, "maxElapsedTime": 3600000, "exponent": 1.5 },
      "statusCodes": [ "5XX" ],
      "retryConnectionErrors": true
    }
  },
  "unrouted": {},
  "operations": {
    "GetPublicInterstitial": {
      "id": "GetPublicInterstitial",
      "method": "GET",
      "path": "/public/interstitial",
      "parameters": [
        { "name": "frontendApi", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "frontend_api", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "publishable_key", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "proxy_url", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "domain", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sign_in_url", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "use_domain_for_script", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "500": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "GetJWKS": {
      "id": "GetJWKS",
      "method": "GET",
      "path": "/jwks",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetClientList": {
      "id": "GetClientList",
      "method": "GET",
      "path": "/clients",
      "parameters": [
        { "name": "paginated", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "410": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "VerifyClient": {
      "id": "VerifyClient",
      "method": "POST",
      "path": "/clients/verify",
      "parameters": [],
      "body": { "required": false, "members": [ "token" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetClient": {
      "id": "GetClient",
      "method": "GET",
      "path": "/clients/{client_id}",
      "parameters": [ { "name": "client_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateEmailAddress": {
      "id": "CreateEmailAddress",
      "method": "POST",
      "path": "/email_addresses",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "user_id", "email_address", "verified", "primary", "notify_primary_email_address_changed" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetEmailAddress": {
      "id": "GetEmailAddress",
      "method": "GET",
      "path": "/email_addresses/{email_address_id}",
      "parameters": [ { "name": "email_address_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteEmailAddress": {
      "id": "DeleteEmailAddress",
      "method": "DELETE",
      "path": "/email_addresses/{email_address_id}",
      "parameters": [ { "name": "email_address_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateEmailAddress": {
      "id": "UpdateEmailAddress",
      "method": "PATCH",
      "path": "/email_addresses/{email_address_id}",
      "parameters": [ { "name": "email_address_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "verified", "primary", "notify_primary_email_address_changed" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "PrepareEmailAddressVerification": {
      "id": "PrepareEmailAddressVerification",
      "method": "POST",
      "path": "/email_addresses/{email_address_id}/prepare_verification",
      "parameters": [ { "name": "email_address_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "AttemptEmailAddressVerification": {
      "id": "AttemptEmailAddressVerification",
      "method": "POST",
      "path": "/email_addresses/{email_address_id}/attempt_verification",
      "parameters": [ { "name": "email_address_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "verification_id", "code" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ReplaceUserEmailAddress": {
      "id": "ReplaceUserEmailAddress",
      "method": "PUT",
      "path": "/users/{user_id}/email_address",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "email_address", "identification_status", "notify_primary_email_address_changed" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreatePhoneNumber": {
      "id": "CreatePhoneNumber",
      "method": "POST",
      "path": "/phone_numbers",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "user_id", "phone_number", "verified", "primary", "reserved_for_second_factor" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetPhoneNumber": {
      "id": "GetPhoneNumber",
      "method": "GET",
      "path": "/phone_numbers/{phone_number_id}",
      "parameters": [ { "name": "phone_number_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeletePhoneNumber": {
      "id": "DeletePhoneNumber",
      "method": "DELETE",
      "path": "/phone_numbers/{phone_number_id}",
      "parameters": [ { "name": "phone_number_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdatePhoneNumber": {
      "id": "UpdatePhoneNumber",
      "method": "PATCH",
      "path": "/phone_numbers/{phone_number_id}",
      "parameters": [ { "name": "phone_number_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "verified", "primary", "reserved_for_second_factor" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "PreparePhoneNumberVerification": {
      "id": "PreparePhoneNumberVerification",
      "method": "POST",
      "path": "/phone_numbers/{phone_number_id}/prepare_verification",
      "parameters": [ { "name": "phone_number_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "AttemptPhoneNumberVerification": {
      "id": "AttemptPhoneNumberVerification",
      "method": "POST",
      "path": "/phone_numbers/{phone_number_id}/attempt_verification",
      "parameters": [ { "name": "phone_number_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "verification_id", "code" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ReplaceUserPhoneNumber": {
      "id": "ReplaceUserPhoneNumber",
      "method": "PUT",
      "path": "/users/{user_id}/phone_number",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "phone_number", "identification_status" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetSessionList": {
      "id": "GetSessionList",
      "method": "GET",
      "path": "/sessions",
      "parameters": [
        { "name": "client_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "user_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "paginated", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "createSession": {
      "id": "createSession",
      "method": "POST",
      "path": "/sessions",
      "parameters": [],
      "body": { "required": false, "members": [ "user_id", "active_organization_id" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetSession": {
      "id": "GetSession",
      "method": "GET",
      "path": "/sessions/{session_id}",
      "parameters": [ { "name": "session_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "RefreshSession": {
      "id": "RefreshSession",
      "method": "POST",
      "path": "/sessions/{session_id}/refresh",
      "parameters": [ { "name": "session_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "expired_token", "refresh_token", "request_origin", "request_headers", "format", "request_originating_ip" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "RevokeSession": {
      "id": "RevokeSession",
      "method": "POST",
      "path": "/sessions/{session_id}/revoke",
      "parameters": [ { "name": "session_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateSessionToken": {
      "id": "CreateSessionToken",
      "method": "POST",
      "path": "/sessions/{session_id}/tokens",
      "parameters": [ { "name": "session_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "expires_in_seconds" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateSessionTokenFromTemplate": {
      "id": "CreateSessionTokenFromTemplate",
      "method": "POST",
      "path": "/sessions/{session_id}/tokens/{template_name}",
      "parameters": [
        { "name": "session_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "template_name", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "expires_in_seconds" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetTemplateList": {
      "id": "GetTemplateList",
      "method": "GET",
      "path": "/templates/{template_type}",
      "parameters": [
        { "name": "template_type", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "paginated", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetTemplate": {
      "id": "GetTemplate",
      "method": "GET",
      "path": "/templates/{template_type}/{slug}",
      "parameters": [
        { "name": "template_type", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpsertTemplate": {
      "id": "UpsertTemplate",
      "method": "PUT",
      "path": "/templates/{template_type}/{slug}",
      "parameters": [
        { "name": "template_type", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [ "name", "subject", "markup", "body", "delivered_by_clerk", "from_email_name", "reply_to_email_name" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "423": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "RevertTemplate": {
      "id": "RevertTemplate",
      "method": "POST",
      "path": "/templates/{template_type}/{slug}/revert",
      "parameters": [
        { "name": "template_type", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "PreviewTemplate": {
      "id": "PreviewTemplate",
      "method": "POST",
      "path": "/templates/{template_type}/{slug}/preview",
      "parameters": [
        { "name": "template_type", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [ "subject", "body", "from_email_name", "reply_to_email_name" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ToggleTemplateDelivery": {
      "id": "ToggleTemplateDelivery",
      "method": "POST",
      "path": "/templates/{template_type}/{slug}/toggle_delivery",
      "parameters": [
        { "name": "template_type", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "slug", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "delivered_by_clerk" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "423": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetUserList": {
      "id": "GetUserList",
      "method": "GET",
      "path": "/users",
      "parameters": [
        { "name": "email_address", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "phone_number", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "external_id", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "username", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "web3_wallet", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "user_id", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "email_address_query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "phone_number_query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "username_query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "name_query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "banned", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "last_active_at_before", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "last_active_at_after", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "last_active_at_since", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "created_at_before", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "created_at_after", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "last_sign_in_at_before", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "last_sign_in_at_after", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "provider", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "provider_user_id", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "starting_after", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "-created_at"
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateUser": {
      "id": "CreateUser",
      "method": "POST",
      "path": "/users",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "external_id",
          "first_name",
          "last_name",
          "locale",
          "email_address",
          "email_address_identification_status",
          "phone_number",
          "phone_number_identification_status",
          "web3_wallet",
          "username",
          "password",
          "password_digest",
          "password_hasher",
          "skip_password_checks",
          "skip_password_requirement",
          "totp_secret",
          "backup_codes",
          "public_metadata",
          "private_metadata",
          "unsafe_metadata",
          "delete_self_enabled",
          "legal_accepted_at",
          "skip_legal_checks",
          "skip_user_requirement",
          "create_organization_enabled",
          "create_organizations_limit",
          "created_at",
          "bypass_client_trust",
          "banned",
          "locked"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetUsersCount": {
      "id": "GetUsersCount",
      "method": "GET",
      "path": "/users/count",
      "parameters": [
        { "name": "email_address", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "phone_number", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "external_id", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "username", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "web3_wallet", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "user_id", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "email_address_query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "phone_number_query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "username_query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "name_query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "banned", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "last_active_at_before", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "last_active_at_after", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "last_active_at_since", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "created_at_before", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "created_at_after", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "last_sign_in_at_before", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "last_sign_in_at_after", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "provider", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "provider_user_id", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetUser": {
      "id": "GetUser",
      "method": "GET",
      "path": "/users/{user_id}",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteUser": {
      "id": "DeleteUser",
      "method": "DELETE",
      "path": "/users/{user_id}",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateUser": {
      "id": "UpdateUser",
      "method": "PATCH",
      "path": "/users/{user_id}",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "external_id",
          "first_name",
          "last_name",
          "locale",
          "primary_email_address_id",
          "notify_primary_email_address_changed",
          "primary_phone_number_id",
          "primary_web3_wallet_id",
          "username",
          "profile_image_id",
          "password",
          "password_digest",
          "password_hasher",
          "skip_password_checks",
          "sign_out_of_other_sessions",
          "totp_secret",
          "backup_codes",
          "delete_self_enabled",
          "create_organization_enabled",
          "legal_accepted_at",
          "skip_legal_checks",
          "create_organizations_limit",
          "created_at",
          "bypass_client_trust"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "BanUser": {
      "id": "BanUser",
      "method": "POST",
      "path": "/users/{user_id}/ban",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UnbanUser": {
      "id": "UnbanUser",
      "method": "POST",
      "path": "/users/{user_id}/unban",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UsersBan": {
      "id": "UsersBan",
      "method": "POST",
      "path": "/users/ban",
      "parameters": [],
      "body": { "required": true, "members": [ "user_ids" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UsersUnban": {
      "id": "UsersUnban",
      "method": "POST",
      "path": "/users/unban",
      "parameters": [],
      "body": { "required": true, "members": [ "user_ids" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "LockUser": {
      "id": "LockUser",
      "method": "POST",
      "path": "/users/{user_id}/lock",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UnlockUser": {
      "id": "UnlockUser",
      "method": "POST",
      "path": "/users/{user_id}/unlock",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "SetUserProfileImage": {
      "id": "SetUserProfileImage",
      "method": "POST",
      "path": "/users/{user_id}/profile_image",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "file" ],
        "mediaType": "multipart/form-data",
        "contents": { "multipart/form-data": { "kind": "multipart", "fields": { "file": { "type": "file", "isArray": false } } } }
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteUserProfileImage": {
      "id": "DeleteUserProfileImage",
      "method": "DELETE",
      "path": "/users/{user_id}/profile_image",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ReplaceUserMetadata": {
      "id": "ReplaceUserMetadata",
      "method": "PUT",
      "path": "/users/{user_id}/metadata",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "public_metadata", "private_metadata", "unsafe_metadata" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateUserMetadata": {
      "id": "UpdateUserMetadata",
      "method": "PATCH",
      "path": "/users/{user_id}/metadata",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "public_metadata", "private_metadata", "unsafe_metadata" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetUserBillingSubscription": {
      "id": "GetUserBillingSubscription",
      "method": "GET",
      "path": "/users/{user_id}/billing/subscription",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetUserBillingCreditBalance": {
      "id": "GetUserBillingCreditBalance",
      "method": "GET",
      "path": "/users/{user_id}/billing/credits",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "AdjustUserBillingCreditBalance": {
      "id": "AdjustUserBillingCreditBalance",
      "method": "POST",
      "path": "/users/{user_id}/billing/credits",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "amount", "action", "currency", "idempotency_key", "note" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetOAuthAccessToken": {
      "id": "GetOAuthAccessToken",
      "method": "GET",
      "path": "/users/{user_id}/oauth_access_tokens/{provider}",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "provider", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "paginated", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
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
      "security": [ { "bearerAuth": [] } ]
    },
    "UsersGetOrganizationMemberships": {
      "id": "UsersGetOrganizationMemberships",
      "method": "GET",
      "path": "/users/{user_id}/organization_memberships",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UsersGetOrganizationInvitations": {
      "id": "UsersGetOrganizationInvitations",
      "method": "GET",
      "path": "/users/{user_id}/organization_invitations",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "RemoveUserPassword": {
      "id": "RemoveUserPassword",
      "method": "POST",
      "path": "/users/{user_id}/remove_password",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "sign_out_of_other_sessions" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "VerifyPassword": {
      "id": "VerifyPassword",
      "method": "POST",
      "path": "/users/{user_id}/verify_password",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "password" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "422": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "VerifyTOTP": {
      "id": "VerifyTOTP",
      "method": "POST",
      "path": "/users/{user_id}/verify_totp",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "code" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "422": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DisableMFA": {
      "id": "DisableMFA",
      "method": "DELETE",
      "path": "/users/{user_id}/mfa",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteBackupCode": {
      "id": "DeleteBackupCode",
      "method": "DELETE",
      "path": "/users/{user_id}/backup_code",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UserPasskeyDelete": {
      "id": "UserPasskeyDelete",
      "method": "DELETE",
      "path": "/users/{user_id}/passkeys/{passkey_identification_id}",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "passkey_identification_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListUserTrustedDevices": {
      "id": "ListUserTrustedDevices",
      "method": "GET",
      "path": "/users/{user_id}/trusted_devices",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "RevokeUserTrustedDevice": {
      "id": "RevokeUserTrustedDevice",
      "method": "DELETE",
      "path": "/users/{user_id}/trusted_devices/{trusted_device_id}",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "trusted_device_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UserWeb3WalletDelete": {
      "id": "UserWeb3WalletDelete",
      "method": "DELETE",
      "path": "/users/{user_id}/web3_wallets/{web3_wallet_identification_id}",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "web3_wallet_identification_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteTOTP": {
      "id": "DeleteTOTP",
      "method": "DELETE",
      "path": "/users/{user_id}/totp",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteExternalAccount": {
      "id": "DeleteExternalAccount",
      "method": "DELETE",
      "path": "/users/{user_id}/external_accounts/{external_account_id}",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "external_account_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "SetUserPasswordCompromised": {
      "id": "SetUserPasswordCompromised",
      "method": "POST",
      "path": "/users/{user_id}/password/set_compromised",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "revoke_all_sessions" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UnsetUserPasswordCompromised": {
      "id": "UnsetUserPasswordCompromised",
      "method": "POST",
      "path": "/users/{user_id}/password/unset_compromised",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListInvitations": {
      "id": "ListInvitations",
      "method": "GET",
      "path": "/invitations",
      "parameters": [
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "-created_at"
        },
        { "name": "paginated", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateInvitation": {
      "id": "CreateInvitation",
      "method": "POST",
      "path": "/invitations",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "email_address",
          "public_metadata",
          "redirect_url",
          "notify",
          "ignore_existing",
          "expires_in_days",
          "template_slug"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateBulkInvitations": {
      "id": "CreateBulkInvitations",
      "method": "POST",
      "path": "/invitations/bulk",
      "parameters": [],
      "body": { "required": false, "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "RevokeInvitation": {
      "id": "RevokeInvitation",
      "method": "POST",
      "path": "/invitations/{invitation_id}/revoke",
      "parameters": [ { "name": "invitation_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListInstanceOrganizationInvitations": {
      "id": "ListInstanceOrganizationInvitations",
      "method": "GET",
      "path": "/organization_invitations",
      "parameters": [
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "-created_at"
        },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListAllowlistIdentifiers": {
      "id": "ListAllowlistIdentifiers",
      "method": "GET",
      "path": "/allowlist_identifiers",
      "parameters": [
        { "name": "paginated", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateAllowlistIdentifier": {
      "id": "CreateAllowlistIdentifier",
      "method": "POST",
      "path": "/allowlist_identifiers",
      "parameters": [],
      "body": { "required": false, "members": [ "identifier", "notify" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteAllowlistIdentifier": {
      "id": "DeleteAllowlistIdentifier",
      "method": "DELETE",
      "path": "/allowlist_identifiers/{identifier_id}",
      "parameters": [ { "name": "identifier_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListBlocklistIdentifiers": {
      "id": "ListBlocklistIdentifiers",
      "method": "GET",
      "path": "/blocklist_identifiers",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateBlocklistIdentifier": {
      "id": "CreateBlocklistIdentifier",
      "method": "POST",
      "path": "/blocklist_identifiers",
      "parameters": [],
      "body": { "required": false, "members": [ "identifier" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteBlocklistIdentifier": {
      "id": "DeleteBlocklistIdentifier",
      "method": "DELETE",
      "path": "/blocklist_identifiers/{identifier_id}",
      "parameters": [ { "name": "identifier_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateInstanceAuthConfig": {
      "id": "UpdateInstanceAuthConfig",
      "method": "PATCH",
      "path": "/beta_features/instance_settings",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "restricted_to_allowlist", "from_email_address", "progressive_sign_up", "test_mode" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateProductionInstanceDomain": {
      "id": "UpdateProductionInstanceDomain",
      "method": "PUT",
      "path": "/beta_features/domain",
      "parameters": [],
      "body": { "required": false, "members": [ "home_url", "is_secondary" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateActorToken": {
      "id": "CreateActorToken",
      "method": "POST",
      "path": "/actor_tokens",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "user_id", "actor", "expires_in_seconds", "session_max_duration_in_seconds" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "RevokeActorToken": {
      "id": "RevokeActorToken",
      "method": "POST",
      "path": "/actor_tokens/{actor_token_id}/revoke",
      "parameters": [ { "name": "actor_token_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListDomains": {
      "id": "ListDomains",
      "method": "GET",
      "path": "/domains",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "AddDomain": {
      "id": "AddDomain",
      "method": "POST",
      "path": "/domains",
      "parameters": [],
      "body": { "required": false, "members": [ "name", "is_satellite", "proxy_url" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteDomain": {
      "id": "DeleteDomain",
      "method": "DELETE",
      "path": "/domains/{domain_id}",
      "parameters": [ { "name": "domain_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateDomain": {
      "id": "UpdateDomain",
      "method": "PATCH",
      "path": "/domains/{domain_id}",
      "parameters": [ { "name": "domain_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "name", "proxy_url", "is_secondary" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetInstance": {
      "id": "GetInstance",
      "method": "GET",
      "path": "/instance",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateInstance": {
      "id": "UpdateInstance",
      "method": "PATCH",
      "path": "/instance",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "test_mode",
          "hibp",
          "support_email",
          "clerk_js_version",
          "development_origin",
          "allowed_origins",
          "cookieless_dev",
          "url_based_session_syncing",
          "preferred_sign_in_strategy_when_password_required"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateInstanceRestrictions": {
      "id": "UpdateInstanceRestrictions",
      "method": "PATCH",
      "path": "/instance/restrictions",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "allowlist",
          "blocklist",
          "allowlist_blocklist_disabled_on_sign_in",
          "block_email_subaddresses",
          "block_disposable_email_domains"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetInstanceProtect": {
      "id": "GetInstanceProtect",
      "method": "GET",
      "path": "/instance/protect",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateInstanceProtect": {
      "id": "UpdateInstanceProtect",
      "method": "PATCH",
      "path": "/instance/protect",
      "parameters": [],
      "body": { "required": false, "members": [ "rules_enabled", "specter_enabled" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetInstanceCommunication": {
      "id": "GetInstanceCommunication",
      "method": "GET",
      "path": "/instance/communication",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateInstanceCommunication": {
      "id": "UpdateInstanceCommunication",
      "method": "PATCH",
      "path": "/instance/communication",
      "parameters": [],
      "body": { "required": false, "members": [ "blocked_country_codes" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetInstanceOAuthApplicationSettings": {
      "id": "GetInstanceOAuthApplicationSettings",
      "method": "GET",
      "path": "/instance/oauth_application_settings",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateInstanceOAuthApplicationSettings": {
      "id": "UpdateInstanceOAuthApplicationSettings",
      "method": "PATCH",
      "path": "/instance/oauth_application_settings",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "dynamic_oauth_client_registration",
          "default_scopes",
          "oauth_jwt_access_tokens",
          "client_id_metadata_documents_advertised",
          "client_id_metadata_documents_only_allow_pre_registered_clients",
          "client_id_metadata_documents_block_implicitly_allowed_clients"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ChangeProductionInstanceDomain": {
      "id": "ChangeProductionInstanceDomain",
      "method": "POST",
      "path": "/instance/change_domain",
      "parameters": [],
      "body": { "required": false, "members": [ "home_url", "is_secondary" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetInstanceOrganizationSettings": {
      "id": "GetInstanceOrganizationSettings",
      "method": "GET",
      "path": "/instance/organization_settings",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateInstanceOrganizationSettings": {
      "id": "UpdateInstanceOrganizationSettings",
      "method": "PATCH",
      "path": "/instance/organization_settings",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "enabled",
          "max_allowed_memberships",
          "admin_delete_enabled",
          "domains_enabled",
          "slug_disabled",
          "domains_enrollment_modes",
          "creator_role_id",
          "domains_default_role_id"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateSvixApp": {
      "id": "CreateSvixApp",
      "method": "POST",
      "path": "/webhooks/svix",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteSvixApp": {
      "id": "DeleteSvixApp",
      "method": "DELETE",
      "path": "/webhooks/svix",
      "parameters": [],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GenerateSvixAuthURL": {
      "id": "GenerateSvixAuthURL",
      "method": "POST",
      "path": "/webhooks/svix_url",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListJWTTemplates": {
      "id": "ListJWTTemplates",
      "method": "GET",
      "path": "/jwt_templates",
      "parameters": [
        { "name": "paginated", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateJWTTemplate": {
      "id": "CreateJWTTemplate",
      "method": "POST",
      "path": "/jwt_templates",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "name", "claims", "lifetime", "allowed_clock_skew", "custom_signing_key", "signing_algorithm", "signing_key" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetJWTTemplate": {
      "id": "GetJWTTemplate",
      "method": "GET",
      "path": "/jwt_templates/{template_id}",
      "parameters": [ { "name": "template_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteJWTTemplate": {
      "id": "DeleteJWTTemplate",
      "method": "DELETE",
      "path": "/jwt_templates/{template_id}",
      "parameters": [ { "name": "template_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateJWTTemplate": {
      "id": "UpdateJWTTemplate",
      "method": "PATCH",
      "path": "/jwt_templates/{template_id}",
      "parameters": [ { "name": "template_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "name", "claims", "lifetime", "allowed_clock_skew", "custom_signing_key", "signing_algorithm", "signing_key" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListMachines": {
      "id": "ListMachines",
      "method": "GET",
      "path": "/machines",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "-created_at"
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateMachine": {
      "id": "CreateMachine",
      "method": "POST",
      "path": "/machines",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "name", "scoped_machines", "default_token_ttl" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetMachine": {
      "id": "GetMachine",
      "method": "GET",
      "path": "/machines/{machine_id}",
      "parameters": [ { "name": "machine_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteMachine": {
      "id": "DeleteMachine",
      "method": "DELETE",
      "path": "/machines/{machine_id}",
      "parameters": [ { "name": "machine_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateMachine": {
      "id": "UpdateMachine",
      "method": "PATCH",
      "path": "/machines/{machine_id}",
      "parameters": [ { "name": "machine_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "name", "default_token_ttl" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetMachineSecretKey": {
      "id": "GetMachineSecretKey",
      "method": "GET",
      "path": "/machines/{machine_id}/secret_key",
      "parameters": [ { "name": "machine_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "RotateMachineSecretKey": {
      "id": "RotateMachineSecretKey",
      "method": "POST",
      "path": "/machines/{machine_id}/secret_key/rotate",
      "parameters": [ { "name": "machine_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "previous_token_ttl" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateMachineScope": {
      "id": "CreateMachineScope",
      "method": "POST",
      "path": "/machines/{machine_id}/scopes",
      "parameters": [ { "name": "machine_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "to_machine_id" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteMachineScope": {
      "id": "DeleteMachineScope",
      "method": "DELETE",
      "path": "/machines/{machine_id}/scopes/{other_machine_id}",
      "parameters": [
        { "name": "machine_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "other_machine_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListOrganizations": {
      "id": "ListOrganizations",
      "method": "GET",
      "path": "/organizations",
      "parameters": [
        { "name": "include_members_count", "in": "query", "required": false, "type": "boolean", "isArray": false },
        {
          "name": "include_missing_member_with_elevated_permissions",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false
        },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "user_id", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": true },
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "-created_at"
        },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
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
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateOrganization": {
      "id": "CreateOrganization",
      "method": "POST",
      "path": "/organizations",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "name",
          "created_by",
          "private_metadata",
          "public_metadata",
          "slug",
          "max_allowed_memberships",
          "created_at",
          "role_set_key"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetOrganization": {
      "id": "GetOrganization",
      "method": "GET",
      "path": "/organizations/{organization_id}",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include_members_count", "in": "query", "required": false, "type": "boolean", "isArray": false },
        {
          "name": "include_missing_member_with_elevated_permissions",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteOrganization": {
      "id": "DeleteOrganization",
      "method": "DELETE",
      "path": "/organizations/{organization_id}",
      "parameters": [ { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateOrganization": {
      "id": "UpdateOrganization",
      "method": "PATCH",
      "path": "/organizations/{organization_id}",
      "parameters": [ { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "name", "slug", "max_allowed_memberships", "admin_delete_enabled", "created_at", "role_set_key" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ReplaceOrganizationMetadata": {
      "id": "ReplaceOrganizationMetadata",
      "method": "PUT",
      "path": "/organizations/{organization_id}/metadata",
      "parameters": [ { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "public_metadata", "private_metadata" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "MergeOrganizationMetadata": {
      "id": "MergeOrganizationMetadata",
      "method": "PATCH",
      "path": "/organizations/{organization_id}/metadata",
      "parameters": [ { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "public_metadata", "private_metadata" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UploadOrganizationLogo": {
      "id": "UploadOrganizationLogo",
      "method": "PUT",
      "path": "/organizations/{organization_id}/logo",
      "parameters": [ { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "uploader_user_id", "file" ],
        "mediaType": "multipart/form-data",
        "contents": {
          "multipart/form-data": {
            "kind": "multipart",
            "fields": { "uploader_user_id": { "type": "string", "isArray": false }, "file": { "type": "file", "isArray": false } }
          }
        }
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "413": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteOrganizationLogo": {
      "id": "DeleteOrganizationLogo",
      "method": "DELETE",
      "path": "/organizations/{organization_id}/logo",
      "parameters": [ { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetOrganizationBillingSubscription": {
      "id": "GetOrganizationBillingSubscription",
      "method": "GET",
      "path": "/organizations/{organization_id}/billing/subscription",
      "parameters": [ { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetOrganizationBillingCreditBalance": {
      "id": "GetOrganizationBillingCreditBalance",
      "method": "GET",
      "path": "/organizations/{organization_id}/billing/credits",
      "parameters": [ { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "AdjustOrganizationBillingCreditBalance": {
      "id": "AdjustOrganizationBillingCreditBalance",
      "method": "POST",
      "path": "/organizations/{organization_id}/billing/credits",
      "parameters": [ { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "amount", "action", "currency", "idempotency_key", "note" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListOrganizationInvitations": {
      "id": "ListOrganizationInvitations",
      "method": "GET",
      "path": "/organizations/{organization_id}/invitations",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "email_address", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "-created_at"
        },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
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
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateOrganizationInvitation": {
      "id": "CreateOrganizationInvitation",
      "method": "POST",
      "path": "/organizations/{organization_id}/invitations",
      "parameters": [ { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [
          "email_address",
          "inviter_user_id",
          "role",
          "public_metadata",
          "private_metadata",
          "redirect_url",
          "expires_in_days",
          "notify"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateOrganizationInvitationBulk": {
      "id": "CreateOrganizationInvitationBulk",
      "method": "POST",
      "path": "/organizations/{organization_id}/invitations/bulk",
      "parameters": [ { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListPendingOrganizationInvitations": {
      "id": "ListPendingOrganizationInvitations",
      "method": "GET",
      "path": "/organizations/{organization_id}/invitations/pending",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetOrganizationInvitation": {
      "id": "GetOrganizationInvitation",
      "method": "GET",
      "path": "/organizations/{organization_id}/invitations/{invitation_id}",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "invitation_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "RevokeOrganizationInvitation": {
      "id": "RevokeOrganizationInvitation",
      "method": "POST",
      "path": "/organizations/{organization_id}/invitations/{invitation_id}/revoke",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "invitation_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "requesting_user_id" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListOrganizationRoles": {
      "id": "ListOrganizationRoles",
      "method": "GET",
      "path": "/organization_roles",
      "parameters": [
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "-created_at"
        },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateOrganizationRole": {
      "id": "CreateOrganizationRole",
      "method": "POST",
      "path": "/organization_roles",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "name", "key", "description", "permissions", "include_in_initial_role_set" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetOrganizationRole": {
      "id": "GetOrganizationRole",
      "method": "GET",
      "path": "/organization_roles/{organization_role_id}",
      "parameters": [ { "name": "organization_role_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteOrganizationRole": {
      "id": "DeleteOrganizationRole",
      "method": "DELETE",
      "path": "/organization_roles/{organization_role_id}",
      "parameters": [ { "name": "organization_role_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateOrganizationRole": {
      "id": "UpdateOrganizationRole",
      "method": "PATCH",
      "path": "/organization_roles/{organization_role_id}",
      "parameters": [ { "name": "organization_role_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "name", "key", "description", "permissions" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "AssignPermissionToOrganizationRole": {
      "id": "AssignPermissionToOrganizationRole",
      "method": "POST",
      "path": "/organization_roles/{organization_role_id}/permissions/{permission_id}",
      "parameters": [
        { "name": "organization_role_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "permission_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "RemovePermissionFromOrganizationRole": {
      "id": "RemovePermissionFromOrganizationRole",
      "method": "DELETE",
      "path": "/organization_roles/{organization_role_id}/permissions/{permission_id}",
      "parameters": [
        { "name": "organization_role_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "permission_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListOrganizationMemberships": {
      "id": "ListOrganizationMemberships",
      "method": "GET",
      "path": "/organizations/{organization_id}/memberships",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "order_by", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "user_id", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "email_address", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "phone_number", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "username", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "web3_wallet", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "role", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "email_address_query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "phone_number_query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "username_query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "name_query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "last_active_at_before", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "last_active_at_after", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "created_at_before", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "created_at_after", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateOrganizationMembership": {
      "id": "CreateOrganizationMembership",
      "method": "POST",
      "path": "/organizations/{organization_id}/memberships",
      "parameters": [ { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "user_id", "role", "public_metadata", "private_metadata" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteOrganizationMembership": {
      "id": "DeleteOrganizationMembership",
      "method": "DELETE",
      "path": "/organizations/{organization_id}/memberships/{user_id}",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateOrganizationMembership": {
      "id": "UpdateOrganizationMembership",
      "method": "PATCH",
      "path": "/organizations/{organization_id}/memberships/{user_id}",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "role" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateOrganizationMembershipMetadata": {
      "id": "UpdateOrganizationMembershipMetadata",
      "method": "PATCH",
      "path": "/organizations/{organization_id}/memberships/{user_id}/metadata",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "public_metadata", "private_metadata" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListOrganizationDomains": {
      "id": "ListOrganizationDomains",
      "method": "GET",
      "path": "/organizations/{organization_id}/domains",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "verified", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "enrollment_mode", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateOrganizationDomain": {
      "id": "CreateOrganizationDomain",
      "method": "POST",
      "path": "/organizations/{organization_id}/domains",
      "parameters": [ { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "name", "enrollment_mode", "verified" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteOrganizationDomain": {
      "id": "DeleteOrganizationDomain",
      "method": "DELETE",
      "path": "/organizations/{organization_id}/domains/{domain_id}",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "domain_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateOrganizationDomain": {
      "id": "UpdateOrganizationDomain",
      "method": "PATCH",
      "path": "/organizations/{organization_id}/domains/{domain_id}",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "domain_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "enrollment_mode", "verified" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "VerifyOrganizationDomainOwnership": {
      "id": "VerifyOrganizationDomainOwnership",
      "method": "POST",
      "path": "/organizations/{organization_id}/domains/{domain_id}/verify_ownership",
      "parameters": [
        { "name": "organization_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "domain_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListAllOrganizationDomains": {
      "id": "ListAllOrganizationDomains",
      "method": "GET",
      "path": "/organization_domains",
      "parameters": [
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "verified", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "enrollment_mode",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "delimiter": ","
        },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "domains", "in": "query", "required": false, "type": "string", "isArray": true },
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "-created_at"
        },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "VerifyDomainProxy": {
      "id": "VerifyDomainProxy",
      "method": "POST",
      "path": "/proxy_checks",
      "parameters": [],
      "body": { "required": false, "members": [ "domain_id", "proxy_url" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListRedirectURLs": {
      "id": "ListRedirectURLs",
      "method": "GET",
      "path": "/redirect_urls",
      "parameters": [
        { "name": "paginated", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateRedirectURL": {
      "id": "CreateRedirectURL",
      "method": "POST",
      "path": "/redirect_urls",
      "parameters": [],
      "body": { "required": false, "members": [ "url" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetRedirectURL": {
      "id": "GetRedirectURL",
      "method": "GET",
      "path": "/redirect_urls/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteRedirectURL": {
      "id": "DeleteRedirectURL",
      "method": "DELETE",
      "path": "/redirect_urls/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateSignInToken": {
      "id": "CreateSignInToken",
      "method": "POST",
      "path": "/sign_in_tokens",
      "parameters": [],
      "body": { "required": false, "members": [ "user_id", "org_id", "expires_in_seconds" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "RevokeSignInToken": {
      "id": "RevokeSignInToken",
      "method": "POST",
      "path": "/sign_in_tokens/{sign_in_token_id}/revoke",
      "parameters": [ { "name": "sign_in_token_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetSignUp": {
      "id": "GetSignUp",
      "method": "GET",
      "path": "/sign_ups/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateSignUp": {
      "id": "UpdateSignUp",
      "method": "PATCH",
      "path": "/sign_ups/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "external_id", "custom_action" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListOAuthApplications": {
      "id": "ListOAuthApplications",
      "method": "GET",
      "path": "/oauth_applications",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "+created_at"
        },
        { "name": "name_query", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateOAuthApplication": {
      "id": "CreateOAuthApplication",
      "method": "POST",
      "path": "/oauth_applications",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "name", "redirect_uris", "callback_url", "scopes", "consent_screen_enabled", "pkce_required", "public" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetOAuthApplication": {
      "id": "GetOAuthApplication",
      "method": "GET",
      "path": "/oauth_applications/{oauth_application_id}",
      "parameters": [ { "name": "oauth_application_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteOAuthApplication": {
      "id": "DeleteOAuthApplication",
      "method": "DELETE",
      "path": "/oauth_applications/{oauth_application_id}",
      "parameters": [ { "name": "oauth_application_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateOAuthApplication": {
      "id": "UpdateOAuthApplication",
      "method": "PATCH",
      "path": "/oauth_applications/{oauth_application_id}",
      "parameters": [ { "name": "oauth_application_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "name", "redirect_uris", "callback_url", "scopes", "consent_screen_enabled", "pkce_required", "public" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UploadOAuthApplicationLogo": {
      "id": "UploadOAuthApplicationLogo",
      "method": "PUT",
      "path": "/oauth_applications/{oauth_application_id}/logo",
      "parameters": [ { "name": "oauth_application_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "uploader_user_id", "file" ],
        "mediaType": "multipart/form-data",
        "contents": {
          "multipart/form-data": {
            "kind": "multipart",
            "fields": { "uploader_user_id": { "type": "string", "isArray": false }, "file": { "type": "file", "isArray": false } }
          }
        }
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "413": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "RotateOAuthApplicationSecret": {
      "id": "RotateOAuthApplicationSecret",
      "method": "POST",
      "path": "/oauth_applications/{oauth_application_id}/rotate_secret",
      "parameters": [ { "name": "oauth_application_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "RevokeOAuthApplicationToken": {
      "id": "RevokeOAuthApplicationToken",
      "method": "POST",
      "path": "/oauth_applications/{oauth_application_id}/revoke_token",
      "parameters": [ { "name": "oauth_application_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "token" ], "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListSAMLConnections": {
      "id": "ListSAMLConnections",
      "method": "GET",
      "path": "/saml_connections",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "order_by", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateSAMLConnection": {
      "id": "CreateSAMLConnection",
      "method": "POST",
      "path": "/saml_connections",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "name",
          "domain",
          "domains",
          "provider",
          "idp_entity_id",
          "idp_sso_url",
          "idp_certificate",
          "idp_metadata_url",
          "idp_metadata",
          "organization_id",
          "attribute_mapping",
          "force_authn",
          "login_hint"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetSAMLConnection": {
      "id": "GetSAMLConnection",
      "method": "GET",
      "path": "/saml_connections/{saml_connection_id}",
      "parameters": [ { "name": "saml_connection_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteSAMLConnection": {
      "id": "DeleteSAMLConnection",
      "method": "DELETE",
      "path": "/saml_connections/{saml_connection_id}",
      "parameters": [ { "name": "saml_connection_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateSAMLConnection": {
      "id": "UpdateSAMLConnection",
      "method": "PATCH",
      "path": "/saml_connections/{saml_connection_id}",
      "parameters": [ { "name": "saml_connection_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "name",
          "domain",
          "domains",
          "idp_entity_id",
          "idp_sso_url",
          "idp_certificate",
          "idp_metadata_url",
          "idp_metadata",
          "organization_id",
          "attribute_mapping",
          "active",
          "sync_user_attributes",
          "allow_subdomains",
          "allow_idp_initiated",
          "disable_additional_identifications",
          "allow_organization_account_linking",
          "force_authn",
          "login_hint",
          "consent_verified_domains_deletion"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListEnterpriseConnections": {
      "id": "ListEnterpriseConnections",
      "method": "GET",
      "path": "/enterprise_connections",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "organization_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "active", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateEnterpriseConnection": {
      "id": "CreateEnterpriseConnection",
      "method": "POST",
      "path": "/enterprise_connections",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "name",
          "provider",
          "domains",
          "organization_id",
          "allow_organization_account_linking",
          "active",
          "saml",
          "oidc",
          "custom_attributes"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetEnterpriseConnection": {
      "id": "GetEnterpriseConnection",
      "method": "GET",
      "path": "/enterprise_connections/{enterprise_connection_id}",
      "parameters": [ { "name": "enterprise_connection_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteEnterpriseConnection": {
      "id": "DeleteEnterpriseConnection",
      "method": "DELETE",
      "path": "/enterprise_connections/{enterprise_connection_id}",
      "parameters": [ { "name": "enterprise_connection_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateEnterpriseConnection": {
      "id": "UpdateEnterpriseConnection",
      "method": "PATCH",
      "path": "/enterprise_connections/{enterprise_connection_id}",
      "parameters": [ { "name": "enterprise_connection_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "name",
          "domains",
          "active",
          "sync_user_attributes",
          "disable_additional_identifications",
          "allow_organization_account_linking",
          "organization_id",
          "saml",
          "oidc",
          "custom_attributes"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListEnterpriseConnectionTestRuns": {
      "id": "ListEnterpriseConnectionTestRuns",
      "method": "GET",
      "path": "/enterprise_connections/{enterprise_connection_id}/test_runs",
      "parameters": [
        { "name": "enterprise_connection_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateEnterpriseConnectionTestRun": {
      "id": "CreateEnterpriseConnectionTestRun",
      "method": "POST",
      "path": "/enterprise_connections/{enterprise_connection_id}/test_runs",
      "parameters": [ { "name": "enterprise_connection_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateTestingToken": {
      "id": "CreateTestingToken",
      "method": "POST",
      "path": "/testing_tokens",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateAgentTask": {
      "id": "CreateAgentTask",
      "method": "POST",
      "path": "/agents/tasks",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "on_behalf_of",
          "permissions",
          "agent_name",
          "task_description",
          "redirect_url",
          "session_max_duration_in_seconds"
        ],
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
      "security": [ { "bearerAuth": [] } ]
    },
    "RevokeAgentTask": {
      "id": "RevokeAgentTask",
      "method": "POST",
      "path": "/agents/tasks/{agent_task_id}/revoke",
      "parameters": [ { "name": "agent_task_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "InstanceGetOrganizationMemberships": {
      "id": "InstanceGetOrganizationMemberships",
      "method": "GET",
      "path": "/organization_memberships",
      "parameters": [
        { "name": "order_by", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListWaitlistEntries": {
      "id": "ListWaitlistEntries",
      "method": "GET",
      "path": "/waitlist_entries",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "-created_at"
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateWaitlistEntry": {
      "id": "CreateWaitlistEntry",
      "method": "POST",
      "path": "/waitlist_entries",
      "parameters": [],
      "body": { "required": false, "members": [ "email_address", "notify" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateBulkWaitlistEntries": {
      "id": "CreateBulkWaitlistEntries",
      "method": "POST",
      "path": "/waitlist_entries/bulk",
      "parameters": [],
      "body": { "required": false, "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteWaitlistEntry": {
      "id": "DeleteWaitlistEntry",
      "method": "DELETE",
      "path": "/waitlist_entries/{waitlist_entry_id}",
      "parameters": [ { "name": "waitlist_entry_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "InviteWaitlistEntry": {
      "id": "InviteWaitlistEntry",
      "method": "POST",
      "path": "/waitlist_entries/{waitlist_entry_id}/invite",
      "parameters": [ { "name": "waitlist_entry_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "ignore_existing" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "RejectWaitlistEntry": {
      "id": "RejectWaitlistEntry",
      "method": "POST",
      "path": "/waitlist_entries/{waitlist_entry_id}/reject",
      "parameters": [ { "name": "waitlist_entry_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetCommercePlanList": {
      "id": "GetCommercePlanList",
      "method": "GET",
      "path": "/billing/plans",
      "parameters": [
        { "name": "paginated", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "payer_type", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetBillingPriceList": {
      "id": "GetBillingPriceList",
      "method": "GET",
      "path": "/billing/prices",
      "parameters": [
        { "name": "paginated", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "plan_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateBillingPrice": {
      "id": "CreateBillingPrice",
      "method": "POST",
      "path": "/billing/prices",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "plan_id", "currency", "amount", "annual_monthly_amount", "description", "supported_billing_periods" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetCommerceSubscriptionItemList": {
      "id": "GetCommerceSubscriptionItemList",
      "method": "GET",
      "path": "/billing/subscription_items",
      "parameters": [
        { "name": "paginated", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "payer_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "plan_id", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "include_free",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CancelCommerceSubscriptionItem": {
      "id": "CancelCommerceSubscriptionItem",
      "method": "DELETE",
      "path": "/billing/subscription_items/{subscription_item_id}",
      "parameters": [
        { "name": "subscription_item_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "end_now", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ExtendBillingSubscriptionItemFreeTrial": {
      "id": "ExtendBillingSubscriptionItemFreeTrial",
      "method": "POST",
      "path": "/billing/subscription_items/{subscription_item_id}/extend_free_trial",
      "parameters": [ { "name": "subscription_item_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "extend_to" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateBillingPriceTransition": {
      "id": "CreateBillingPriceTransition",
      "method": "POST",
      "path": "/billing/subscription_items/{subscription_item_id}/price_transition",
      "parameters": [ { "name": "subscription_item_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "from_price_id", "to_price_id" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ApplyBillingSubscriptionItemDiscount": {
      "id": "ApplyBillingSubscriptionItemDiscount",
      "method": "POST",
      "path": "/billing/subscription_items/{subscription_item_id}/discounts",
      "parameters": [ { "name": "subscription_item_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "discount_id" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "RemoveBillingSubscriptionItemDiscount": {
      "id": "RemoveBillingSubscriptionItemDiscount",
      "method": "DELETE",
      "path": "/billing/subscription_items/{subscription_item_id}/discounts/{discount_id}",
      "parameters": [
        { "name": "subscription_item_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "discount_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetBillingStatementList": {
      "id": "GetBillingStatementList",
      "method": "GET",
      "path": "/billing/statements",
      "parameters": [
        { "name": "paginated", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetBillingStatement": {
      "id": "GetBillingStatement",
      "method": "GET",
      "path": "/billing/statements/{statementID}",
      "parameters": [ { "name": "statementID", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetBillingStatementPaymentAttempts": {
      "id": "GetBillingStatementPaymentAttempts",
      "method": "GET",
      "path": "/billing/statements/{statementID}/payment_attempts",
      "parameters": [
        { "name": "statementID", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "paginated", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListOrganizationPermissions": {
      "id": "ListOrganizationPermissions",
      "method": "GET",
      "path": "/organization_permissions",
      "parameters": [
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "order_by", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateOrganizationPermission": {
      "id": "CreateOrganizationPermission",
      "method": "POST",
      "path": "/organization_permissions",
      "parameters": [],
      "body": { "required": true, "members": [ "name", "key", "description" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetOrganizationPermission": {
      "id": "GetOrganizationPermission",
      "method": "GET",
      "path": "/organization_permissions/{permission_id}",
      "parameters": [ { "name": "permission_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteOrganizationPermission": {
      "id": "DeleteOrganizationPermission",
      "method": "DELETE",
      "path": "/organization_permissions/{permission_id}",
      "parameters": [ { "name": "permission_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateOrganizationPermission": {
      "id": "UpdateOrganizationPermission",
      "method": "PATCH",
      "path": "/organization_permissions/{permission_id}",
      "parameters": [ { "name": "permission_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "name", "key", "description" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListRoleSets": {
      "id": "ListRoleSets",
      "method": "GET",
      "path": "/role_sets",
      "parameters": [
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "-created_at"
        },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateRoleSet": {
      "id": "CreateRoleSet",
      "method": "POST",
      "path": "/role_sets",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "name", "key", "description", "default_role_key", "creator_role_key", "type", "roles" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetRoleSet": {
      "id": "GetRoleSet",
      "method": "GET",
      "path": "/role_sets/{role_set_key_or_id}",
      "parameters": [ { "name": "role_set_key_or_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateRoleSet": {
      "id": "UpdateRoleSet",
      "method": "PATCH",
      "path": "/role_sets/{role_set_key_or_id}",
      "parameters": [ { "name": "role_set_key_or_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "name", "key", "description", "type", "default_role_key", "creator_role_key" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ReplaceRoleSet": {
      "id": "ReplaceRoleSet",
      "method": "POST",
      "path": "/role_sets/{role_set_key_or_id}/replace",
      "parameters": [ { "name": "role_set_key_or_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "dest_role_set_key", "reassignment_mappings" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "AddRolesToRoleSet": {
      "id": "AddRolesToRoleSet",
      "method": "POST",
      "path": "/role_sets/{role_set_key_or_id}/roles",
      "parameters": [ { "name": "role_set_key_or_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "role_keys", "default_role_key", "creator_role_key" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ReplaceRoleInRoleSet": {
      "id": "ReplaceRoleInRoleSet",
      "method": "POST",
      "path": "/role_sets/{role_set_key_or_id}/roles/replace",
      "parameters": [ { "name": "role_set_key_or_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "role_key", "to_role_key" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListSCIMDirectories": {
      "id": "ListSCIMDirectories",
      "method": "GET",
      "path": "/scim_directories",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateSCIMDirectory": {
      "id": "CreateSCIMDirectory",
      "method": "POST",
      "path": "/scim_directories",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "enterprise_connection_id", "name", "provider", "group_role_mappings" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetSCIMDirectory": {
      "id": "GetSCIMDirectory",
      "method": "GET",
      "path": "/scim_directories/{scim_directory_id}",
      "parameters": [ { "name": "scim_directory_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteSCIMDirectory": {
      "id": "DeleteSCIMDirectory",
      "method": "DELETE",
      "path": "/scim_directories/{scim_directory_id}",
      "parameters": [ { "name": "scim_directory_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateSCIMDirectory": {
      "id": "UpdateSCIMDirectory",
      "method": "PATCH",
      "path": "/scim_directories/{scim_directory_id}",
      "parameters": [ { "name": "scim_directory_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "name", "enabled", "provider", "attribute_mapping", "group_role_mapping_enabled" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "RotateSCIMDirectoryAPIKey": {
      "id": "RotateSCIMDirectoryAPIKey",
      "method": "POST",
      "path": "/scim_directories/{scim_directory_id}/rotate_api_key",
      "parameters": [ { "name": "scim_directory_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListSCIMGroupRoleMappings": {
      "id": "ListSCIMGroupRoleMappings",
      "method": "GET",
      "path": "/scim_directories/{scim_directory_id}/group_role_mappings",
      "parameters": [ { "name": "scim_directory_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ReplaceSCIMGroupRoleMappings": {
      "id": "ReplaceSCIMGroupRoleMappings",
      "method": "PUT",
      "path": "/scim_directories/{scim_directory_id}/group_role_mappings",
      "parameters": [ { "name": "scim_directory_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "mappings" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateSCIMGroupRoleMapping": {
      "id": "CreateSCIMGroupRoleMapping",
      "method": "POST",
      "path": "/scim_directories/{scim_directory_id}/group_role_mappings",
      "parameters": [ { "name": "scim_directory_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "scim_group_id", "role_id", "precedence" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteSCIMGroupRoleMapping": {
      "id": "DeleteSCIMGroupRoleMapping",
      "method": "DELETE",
      "path": "/scim_directories/{scim_directory_id}/group_role_mappings/{mapping_id}",
      "parameters": [
        { "name": "scim_directory_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "mapping_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListDirectories": {
      "id": "ListDirectories",
      "method": "GET",
      "path": "/directories",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateDirectory": {
      "id": "CreateDirectory",
      "method": "POST",
      "path": "/directories",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "enterprise_connection_id", "name", "provider", "group_role_mappings" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "GetDirectory": {
      "id": "GetDirectory",
      "method": "GET",
      "path": "/directories/{directory_id}",
      "parameters": [ { "name": "directory_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteDirectory": {
      "id": "DeleteDirectory",
      "method": "DELETE",
      "path": "/directories/{directory_id}",
      "parameters": [ { "name": "directory_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "UpdateDirectory": {
      "id": "UpdateDirectory",
      "method": "PATCH",
      "path": "/directories/{directory_id}",
      "parameters": [ { "name": "directory_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "name", "enabled", "provider", "attribute_mapping", "group_role_mapping_enabled" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "RotateDirectoryAPIKey": {
      "id": "RotateDirectoryAPIKey",
      "method": "POST",
      "path": "/directories/{directory_id}/rotate_api_key",
      "parameters": [ { "name": "directory_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ListDirectoryGroupRoleMappings": {
      "id": "ListDirectoryGroupRoleMappings",
      "method": "GET",
      "path": "/directories/{directory_id}/group_role_mappings",
      "parameters": [ { "name": "directory_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "ReplaceDirectoryGroupRoleMappings": {
      "id": "ReplaceDirectoryGroupRoleMappings",
      "method": "PUT",
      "path": "/directories/{directory_id}/group_role_mappings",
      "parameters": [ { "name": "directory_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "mappings" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "CreateDirectoryGroupRoleMapping": {
      "id": "CreateDirectoryGroupRoleMapping",
      "method": "POST",
      "path": "/directories/{directory_id}/group_role_mappings",
      "parameters": [ { "name": "directory_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "directory_group_id", "scim_group_id", "role_id", "precedence" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "DeleteDirectoryGroupRoleMapping": {
      "id": "DeleteDirectoryGroupRoleMapping",
      "method": "DELETE",
      "path": "/directories/{directory_id}/group_role_mappings/{mapping_id}",
      "parameters": [
        { "name": "directory_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "mapping_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "createAdminPortalLinkToken": {
      "id": "createAdminPortalLinkToken",
      "method": "POST",
      "path": "/admin_portal_link_tokens",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "organization_id", "it_contact_id", "scopes", "seconds_until_expiration" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "revokeAdminPortalLinkToken": {
      "id": "revokeAdminPortalLinkToken",
      "method": "POST",
      "path": "/admin_portal_link_tokens/{adminPortalLinkTokenID}/revoke",
      "parameters": [ { "name": "adminPortalLinkTokenID", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "revocation_reason" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "getApiKeys": {
      "id": "getApiKeys",
      "method": "GET",
      "path": "/api_keys",
      "parameters": [
        { "name": "type", "in": "query", "required": false, "type": "string", "isArray": false, "default": "api_key" },
        { "name": "subject", "in": "query", "required": true, "type": "string", "isArray": false },
        {
          "name": "include_invalid",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "false"
        },
        { "name": "limit", "in": "query", "required": false, "type": "number", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "number", "isArray": false, "default": 0 },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "createApiKey": {
      "id": "createApiKey",
      "method": "POST",
      "path": "/api_keys",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "type", "name", "description", "subject", "claims", "scopes", "created_by", "seconds_until_expiration" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "getApiKey": {
      "id": "getApiKey",
      "method": "GET",
      "path": "/api_keys/{apiKeyID}",
      "parameters": [ { "name": "apiKeyID", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "deleteApiKey": {
      "id": "deleteApiKey",
      "method": "DELETE",
      "path": "/api_keys/{apiKeyID}",
      "parameters": [ { "name": "apiKeyID", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "updateApiKey": {
      "id": "updateApiKey",
      "method": "PATCH",
      "path": "/api_keys/{apiKeyID}",
      "parameters": [ { "name": "apiKeyID", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "claims", "scopes", "description", "subject", "seconds_until_expiration" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "getApiKeySecret": {
      "id": "getApiKeySecret",
      "method": "GET",
      "path": "/api_keys/{apiKeyID}/secret",
      "parameters": [ { "name": "apiKeyID", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "revokeApiKey": {
      "id": "revokeApiKey",
      "method": "POST",
      "path": "/api_keys/{apiKeyID}/revoke",
      "parameters": [ { "name": "apiKeyID", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "revocation_reason" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "verifyApiKey": {
      "id": "verifyApiKey",
      "method": "POST",
      "path": "/api_keys/verify",
      "parameters": [],
      "body": { "required": true, "members": [ "secret" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "getM2MTokens": {
      "id": "getM2MTokens",
      "method": "GET",
      "path": "/m2m_tokens",
      "parameters": [
        { "name": "subject", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "revoked", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "expired", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "limit", "in": "query", "required": false, "type": "number", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "number", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "createM2MToken": {
      "id": "createM2MToken",
      "method": "POST",
      "path": "/m2m_tokens",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "token_format", "seconds_until_expiration", "claims", "min_remaining_ttl_seconds" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "revokeM2MToken": {
      "id": "revokeM2MToken",
      "method": "POST",
      "path": "/m2m_tokens/{m2m_token_id}/revoke",
      "parameters": [ { "name": "m2m_token_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "revocation_reason" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "verifyM2MToken": {
      "id": "verifyM2MToken",
      "method": "POST",
      "path": "/m2m_tokens/verify",
      "parameters": [],
      "body": { "required": true, "members": [ "token" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
    },
    "verifyOAuthAccessToken": {
      "id": "verifyOAuthAccessToken",
      "method": "POST",
      "path": "/oauth_applications/access_tokens/verify",
      "parameters": [],
      "body": { "required": true, "members": [ "access_token", "secret" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [] } ]
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
