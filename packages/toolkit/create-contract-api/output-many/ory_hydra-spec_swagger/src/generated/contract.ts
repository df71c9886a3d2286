// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "ORY Hydra",
  "version": "latest",
  "basePath": "",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": {
    "basic": { "type": "http", "scheme": "basic" },
    "bearer": { "type": "http", "scheme": "basic" },
    "oauth2": { "type": "oauth2" }
  },
  "security": [],
  "errorCodes": {},
  "extensions": { "x-forwarded-proto": "string", "x-request-id": "string" },
  "unrouted": {},
  "operations": {
    "discoverJsonWebKeys": {
      "id": "discoverJsonWebKeys",
      "method": "GET",
      "path": "/.well-known/jwks.json",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "discoverOidcConfiguration": {
      "id": "discoverOidcConfiguration",
      "method": "GET",
      "path": "/.well-known/openid-configuration",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "listOAuth2Clients": {
      "id": "listOAuth2Clients",
      "method": "GET",
      "path": "/admin/clients",
      "parameters": [
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 250 },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "client_name", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "owner", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "createOAuth2Client": {
      "id": "createOAuth2Client",
      "method": "POST",
      "path": "/admin/clients",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "access_token_strategy",
          "allowed_cors_origins",
          "audience",
          "authorization_code_grant_access_token_lifespan",
          "authorization_code_grant_id_token_lifespan",
          "authorization_code_grant_refresh_token_lifespan",
          "backchannel_logout_session_required",
          "backchannel_logout_uri",
          "client_credentials_grant_access_token_lifespan",
          "client_id",
          "client_name",
          "client_secret",
          "client_secret_expires_at",
          "client_uri",
          "contacts",
          "created_at",
          "device_authorization_grant_access_token_lifespan",
          "device_authorization_grant_id_token_lifespan",
          "device_authorization_grant_refresh_token_lifespan",
          "frontchannel_logout_session_required",
          "frontchannel_logout_uri",
          "grant_types",
          "implicit_grant_access_token_lifespan",
          "implicit_grant_id_token_lifespan",
          "jwks",
          "jwks_uri",
          "jwt_bearer_grant_access_token_lifespan",
          "logo_uri",
          "metadata",
          "owner",
          "policy_uri",
          "post_logout_redirect_uris",
          "redirect_uris",
          "refresh_token_grant_access_token_lifespan",
          "refresh_token_grant_id_token_lifespan",
          "refresh_token_grant_refresh_token_lifespan",
          "registration_access_token",
          "registration_client_uri",
          "request_object_signing_alg",
          "request_uris",
          "response_types",
          "scope",
          "sector_identifier_uri",
          "skip_consent",
          "skip_logout_consent",
          "subject_type",
          "token_endpoint_auth_method",
          "token_endpoint_auth_signing_alg",
          "tos_uri",
          "updated_at",
          "userinfo_signed_response_alg"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getOAuth2Client": {
      "id": "getOAuth2Client",
      "method": "GET",
      "path": "/admin/clients/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "setOAuth2Client": {
      "id": "setOAuth2Client",
      "method": "PUT",
      "path": "/admin/clients/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "access_token_strategy",
          "allowed_cors_origins",
          "audience",
          "authorization_code_grant_access_token_lifespan",
          "authorization_code_grant_id_token_lifespan",
          "authorization_code_grant_refresh_token_lifespan",
          "backchannel_logout_session_required",
          "backchannel_logout_uri",
          "client_credentials_grant_access_token_lifespan",
          "client_id",
          "client_name",
          "client_secret",
          "client_secret_expires_at",
          "client_uri",
          "contacts",
          "created_at",
          "device_authorization_grant_access_token_lifespan",
          "device_authorization_grant_id_token_lifespan",
          "device_authorization_grant_refresh_token_lifespan",
          "frontchannel_logout_session_required",
          "frontchannel_logout_uri",
          "grant_types",
          "implicit_grant_access_token_lifespan",
          "implicit_grant_id_token_lifespan",
          "jwks",
          "jwks_uri",
          "jwt_bearer_grant_access_token_lifespan",
          "logo_uri",
          "metadata",
          "owner",
          "policy_uri",
          "post_logout_redirect_uris",
          "redirect_uris",
          "refresh_token_grant_access_token_lifespan",
          "refresh_token_grant_id_token_lifespan",
          "refresh_token_grant_refresh_token_lifespan",
          "registration_access_token",
          "registration_client_uri",
          "request_object_signing_alg",
          "request_uris",
          "response_types",
          "scope",
          "sector_identifier_uri",
          "skip_consent",
          "skip_logout_consent",
          "subject_type",
          "token_endpoint_auth_method",
          "token_endpoint_auth_signing_alg",
          "tos_uri",
          "updated_at",
          "userinfo_signed_response_alg"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "deleteOAuth2Client": {
      "id": "deleteOAuth2Client",
      "method": "DELETE",
      "path": "/admin/clients/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "patchOAuth2Client": {
      "id": "patchOAuth2Client",
      "method": "PATCH",
      "path": "/admin/clients/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "setOAuth2ClientLifespans": {
      "id": "setOAuth2ClientLifespans",
      "method": "PUT",
      "path": "/admin/clients/{id}/lifespans",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [
          "authorization_code_grant_access_token_lifespan",
          "authorization_code_grant_id_token_lifespan",
          "authorization_code_grant_refresh_token_lifespan",
          "client_credentials_grant_access_token_lifespan",
          "device_authorization_grant_access_token_lifespan",
          "device_authorization_grant_id_token_lifespan",
          "device_authorization_grant_refresh_token_lifespan",
          "implicit_grant_access_token_lifespan",
          "implicit_grant_id_token_lifespan",
          "jwt_bearer_grant_access_token_lifespan",
          "refresh_token_grant_access_token_lifespan",
          "refresh_token_grant_id_token_lifespan",
          "refresh_token_grant_refresh_token_lifespan"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "rotateOAuth2ClientSecret": {
      "id": "rotateOAuth2ClientSecret",
      "method": "POST",
      "path": "/admin/clients/{id}/secrets/rotate",
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
    "deleteRotatedOAuth2ClientSecrets": {
      "id": "deleteRotatedOAuth2ClientSecrets",
      "method": "DELETE",
      "path": "/admin/clients/{id}/secrets/rotate",
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
    "getJsonWebKeySet": {
      "id": "getJsonWebKeySet",
      "method": "GET",
      "path": "/admin/keys/{set}",
      "parameters": [ { "name": "set", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "setJsonWebKeySet": {
      "id": "setJsonWebKeySet",
      "method": "PUT",
      "path": "/admin/keys/{set}",
      "parameters": [ { "name": "set", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "keys" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "createJsonWebKeySet": {
      "id": "createJsonWebKeySet",
      "method": "POST",
      "path": "/admin/keys/{set}",
      "parameters": [ { "name": "set", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "alg", "kid", "use" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "deleteJsonWebKeySet": {
      "id": "deleteJsonWebKeySet",
      "method": "DELETE",
      "path": "/admin/keys/{set}",
      "parameters": [ { "name": "set", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getJsonWebKey": {
      "id": "getJsonWebKey",
      "method": "GET",
      "path": "/admin/keys/{set}/{kid}",
      "parameters": [
        { "name": "set", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "kid", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "setJsonWebKey": {
      "id": "setJsonWebKey",
      "method": "PUT",
      "path": "/admin/keys/{set}/{kid}",
      "parameters": [
        { "name": "set", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "kid", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [ "alg", "crv", "d", "dp", "dq", "e", "k", "kid", "kty", "n", "p", "q", "qi", "use", "x", "x5c", "y" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "deleteJsonWebKey": {
      "id": "deleteJsonWebKey",
      "method": "DELETE",
      "path": "/admin/keys/{set}/{kid}",
      "parameters": [
        { "name": "set", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "kid", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getOAuth2ConsentRequest": {
      "id": "getOAuth2ConsentRequest",
      "method": "GET",
      "path": "/admin/oauth2/auth/requests/consent",
      "parameters": [ { "name": "consent_challenge", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "410": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "acceptOAuth2ConsentRequest": {
      "id": "acceptOAuth2ConsentRequest",
      "method": "PUT",
      "path": "/admin/oauth2/auth/requests/consent/accept",
      "parameters": [ { "name": "consent_challenge", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "context", "grant_access_token_audience", "grant_scope", "remember", "remember_for", "session" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "rejectOAuth2ConsentRequest": {
      "id": "rejectOAuth2ConsentRequest",
      "method": "PUT",
      "path": "/admin/oauth2/auth/requests/consent/reject",
      "parameters": [ { "name": "consent_challenge", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "error", "error_debug", "error_description", "error_hint", "status_code" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "acceptUserCodeRequest": {
      "id": "acceptUserCodeRequest",
      "method": "PUT",
      "path": "/admin/oauth2/auth/requests/device/accept",
      "parameters": [ { "name": "device_challenge", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "user_code" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getOAuth2LoginRequest": {
      "id": "getOAuth2LoginRequest",
      "method": "GET",
      "path": "/admin/oauth2/auth/requests/login",
      "parameters": [ { "name": "login_challenge", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "410": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "acceptOAuth2LoginRequest": {
      "id": "acceptOAuth2LoginRequest",
      "method": "PUT",
      "path": "/admin/oauth2/auth/requests/login/accept",
      "parameters": [ { "name": "login_challenge", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [
          "acr",
          "amr",
          "context",
          "extend_session_lifespan",
          "force_subject_identifier",
          "identity_provider_session_id",
          "remember",
          "remember_for",
          "subject"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "rejectOAuth2LoginRequest": {
      "id": "rejectOAuth2LoginRequest",
      "method": "PUT",
      "path": "/admin/oauth2/auth/requests/login/reject",
      "parameters": [ { "name": "login_challenge", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "error", "error_debug", "error_description", "error_hint", "status_code" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getOAuth2LogoutRequest": {
      "id": "getOAuth2LogoutRequest",
      "method": "GET",
      "path": "/admin/oauth2/auth/requests/logout",
      "parameters": [ { "name": "logout_challenge", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "acceptOAuth2LogoutRequest": {
      "id": "acceptOAuth2LogoutRequest",
      "method": "PUT",
      "path": "/admin/oauth2/auth/requests/logout/accept",
      "parameters": [ { "name": "logout_challenge", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "rejectOAuth2LogoutRequest": {
      "id": "rejectOAuth2LogoutRequest",
      "method": "PUT",
      "path": "/admin/oauth2/auth/requests/logout/reject",
      "parameters": [ { "name": "logout_challenge", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "listOAuth2ConsentSessions": {
      "id": "listOAuth2ConsentSessions",
      "method": "GET",
      "path": "/admin/oauth2/auth/sessions/consent",
      "parameters": [
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 250 },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "subject", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "login_session_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "revokeOAuth2ConsentSessions": {
      "id": "revokeOAuth2ConsentSessions",
      "method": "DELETE",
      "path": "/admin/oauth2/auth/sessions/consent",
      "parameters": [
        { "name": "subject", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "client", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "consent_request_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "all", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "revokeOAuth2LoginSessions": {
      "id": "revokeOAuth2LoginSessions",
      "method": "DELETE",
      "path": "/admin/oauth2/auth/sessions/login",
      "parameters": [
        { "name": "subject", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sid", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "introspectOAuth2Token": {
      "id": "introspectOAuth2Token",
      "method": "POST",
      "path": "/admin/oauth2/introspect",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "token", "scope" ],
        "mediaType": "application/x-www-form-urlencoded",
        "contents": {
          "application/x-www-form-urlencoded": {
            "kind": "form",
            "fields": { "token": { "type": "string", "isArray": false }, "scope": { "type": "string", "isArray": false } }
          }
        }
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "deleteOAuth2Token": {
      "id": "deleteOAuth2Token",
      "method": "DELETE",
      "path": "/admin/oauth2/tokens",
      "parameters": [ { "name": "client_id", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "listTrustedOAuth2JwtGrantIssuers": {
      "id": "listTrustedOAuth2JwtGrantIssuers",
      "method": "GET",
      "path": "/admin/trust/grants/jwt-bearer/issuers",
      "parameters": [
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 250 },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "issuer", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "trustOAuth2JwtGrantIssuer": {
      "id": "trustOAuth2JwtGrantIssuer",
      "method": "POST",
      "path": "/admin/trust/grants/jwt-bearer/issuers",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "allow_any_subject", "expires_at", "issuer", "jwk", "scope", "subject" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getTrustedOAuth2JwtGrantIssuer": {
      "id": "getTrustedOAuth2JwtGrantIssuer",
      "method": "GET",
      "path": "/admin/trust/grants/jwt-bearer/issuers/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "deleteTrustedOAuth2JwtGrantIssuer": {
      "id": "deleteTrustedOAuth2JwtGrantIssuer",
      "method": "DELETE",
      "path": "/admin/trust/grants/jwt-bearer/issuers/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "createVerifiableCredential": {
      "id": "createVerifiableCredential",
      "method": "POST",
      "path": "/credentials",
      "parameters": [],
      "body": { "required": false, "members": [ "format", "proof", "types" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
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
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
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
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "oAuth2Authorize": {
      "id": "oAuth2Authorize",
      "method": "GET",
      "path": "/oauth2/auth",
      "parameters": [],
      "body": null,
      "responses": {
        "302": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "oAuth2DeviceFlow": {
      "id": "oAuth2DeviceFlow",
      "method": "POST",
      "path": "/oauth2/device/auth",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "performOAuth2DeviceVerificationFlow": {
      "id": "performOAuth2DeviceVerificationFlow",
      "method": "GET",
      "path": "/oauth2/device/verify",
      "parameters": [],
      "body": null,
      "responses": {
        "302": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "createOidcDynamicClient": {
      "id": "createOidcDynamicClient",
      "method": "POST",
      "path": "/oauth2/register",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "access_token_strategy",
          "allowed_cors_origins",
          "audience",
          "authorization_code_grant_access_token_lifespan",
          "authorization_code_grant_id_token_lifespan",
          "authorization_code_grant_refresh_token_lifespan",
          "backchannel_logout_session_required",
          "backchannel_logout_uri",
          "client_credentials_grant_access_token_lifespan",
          "client_id",
          "client_name",
          "client_secret",
          "client_secret_expires_at",
          "client_uri",
          "contacts",
          "created_at",
          "device_authorization_grant_access_token_lifespan",
          "device_authorization_grant_id_token_lifespan",
          "device_authorization_grant_refresh_token_lifespan",
          "frontchannel_logout_session_required",
          "frontchannel_logout_uri",
          "grant_types",
          "implicit_grant_access_token_lifespan",
          "implicit_grant_id_token_lifespan",
          "jwks",
          "jwks_uri",
          "jwt_bearer_grant_access_token_lifespan",
          "logo_uri",
          "metadata",
          "owner",
          "policy_uri",
          "post_logout_redirect_uris",
          "redirect_uris",
          "refresh_token_grant_access_token_lifespan",
          "refresh_token_grant_id_token_lifespan",
          "refresh_token_grant_refresh_token_lifespan",
          "registration_access_token",
          "registration_client_uri",
          "request_object_signing_alg",
          "request_uris",
          "response_types",
          "scope",
          "sector_identifier_uri",
          "skip_consent",
          "skip_logout_consent",
          "subject_type",
          "token_endpoint_auth_method",
          "token_endpoint_auth_signing_alg",
          "tos_uri",
          "updated_at",
          "userinfo_signed_response_alg"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getOidcDynamicClient": {
      "id": "getOidcDynamicClient",
      "method": "GET",
      "path": "/oauth2/register/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "setOidcDynamicClient": {
      "id": "setOidcDynamicClient",
      "method": "PUT",
      "path": "/oauth2/register/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "access_token_strategy",
          "allowed_cors_origins",
          "audience",
          "authorization_code_grant_access_token_lifespan",
          "authorization_code_grant_id_token_lifespan",
          "authorization_code_grant_refresh_token_lifespan",
          "backchannel_logout_session_required",
          "backchannel_logout_uri",
          "client_credentials_grant_access_token_lifespan",
          "client_id",
          "client_name",
          "client_secret",
          "client_secret_expires_at",
          "client_uri",
          "contacts",
          "created_at",
          "device_authorization_grant_access_token_lifespan",
          "device_authorization_grant_id_token_lifespan",
          "device_authorization_grant_refresh_token_lifespan",
          "frontchannel_logout_session_required",
          "frontchannel_logout_uri",
          "grant_types",
          "implicit_grant_access_token_lifespan",
          "implicit_grant_id_token_lifespan",
          "jwks",
          "jwks_uri",
          "jwt_bearer_grant_access_token_lifespan",
          "logo_uri",
          "metadata",
          "owner",
          "policy_uri",
          "post_logout_redirect_uris",
          "redirect_uris",
          "refresh_token_grant_access_token_lifespan",
          "refresh_token_grant_id_token_lifespan",
          "refresh_token_grant_refresh_token_lifespan",
          "registration_access_token",
          "registration_client_uri",
          "request_object_signing_alg",
          "request_uris",
          "response_types",
          "scope",
          "sector_identifier_uri",
          "skip_consent",
          "skip_logout_consent",
          "subject_type",
          "token_endpoint_auth_method",
          "token_endpoint_auth_signing_alg",
          "tos_uri",
          "updated_at",
          "userinfo_signed_response_alg"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "deleteOidcDynamicClient": {
      "id": "deleteOidcDynamicClient",
      "method": "DELETE",
      "path": "/oauth2/register/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] } ]
    },
    "revokeOAuth2Token": {
      "id": "revokeOAuth2Token",
      "method": "POST",
      "path": "/oauth2/revoke",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "token", "client_id", "client_secret" ],
        "mediaType": "application/x-www-form-urlencoded",
        "contents": {
          "application/x-www-form-urlencoded": {
            "kind": "form",
            "fields": {
              "token": { "type": "string", "isArray": false },
              "client_id": { "type": "string", "isArray": false },
              "client_secret": { "type": "string", "isArray": false }
            }
          }
        }
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "basic": [] }, { "oauth2": [] } ]
    },
    "revokeOidcSession": {
      "id": "revokeOidcSession",
      "method": "GET",
      "path": "/oauth2/sessions/logout",
      "parameters": [],
      "body": null,
      "responses": { "302": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "oauth2TokenExchange": {
      "id": "oauth2TokenExchange",
      "method": "POST",
      "path": "/oauth2/token",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "grant_type", "code", "refresh_token", "redirect_uri", "client_id" ],
        "mediaType": "application/x-www-form-urlencoded",
        "contents": {
          "application/x-www-form-urlencoded": {
            "kind": "form",
            "fields": {
              "grant_type": { "type": "string", "isArray": false },
              "code": { "type": "string", "isArray": false },
              "refresh_token": { "type": "string", "isArray": false },
              "redirect_uri": { "type": "string", "isArray": false },
              "client_id": { "type": "string", "isArray": false }
            }
          }
        }
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "basic": [] }, { "oauth2": [] } ]
    },
    "getOidcUserInfo": {
      "id": "getOidcUserInfo",
      "method": "GET",
      "path": "/userinfo",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "oauth2": [] } ]
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
