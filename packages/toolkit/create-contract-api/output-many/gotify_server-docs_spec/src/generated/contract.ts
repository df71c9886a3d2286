// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Gotify REST-API.",
  "version": "2.1.0",
  "basePath": "",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": {
    "appTokenAuthorizationHeader": { "type": "apiKey", "in": "header", "name": "Authorization" },
    "appTokenHeader": { "type": "apiKey", "in": "header", "name": "X-Gotify-Key" },
    "appTokenQuery": { "type": "apiKey", "in": "query", "name": "token" },
    "basicAuth": { "type": "http", "scheme": "basic" },
    "clientTokenAuthorizationHeader": { "type": "apiKey", "in": "header", "name": "Authorization" },
    "clientTokenHeader": { "type": "apiKey", "in": "header", "name": "X-Gotify-Key" },
    "clientTokenQuery": { "type": "apiKey", "in": "query", "name": "token" }
  },
  "security": [],
  "errorCodes": {},
  "extensions": {},
  "unrouted": {},
  "operations": {
    "getApps": {
      "id": "getApps",
      "method": "GET",
      "path": "/application",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "createApp": {
      "id": "createApp",
      "method": "POST",
      "path": "/application",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "defaultPriority", "description", "name", "sortKey" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "updateApplication": {
      "id": "updateApplication",
      "method": "PUT",
      "path": "/application/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "defaultPriority", "description", "name", "sortKey" ],
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
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "deleteApp": {
      "id": "deleteApp",
      "method": "DELETE",
      "path": "/application/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "uploadAppImage": {
      "id": "uploadAppImage",
      "method": "POST",
      "path": "/application/{id}/image",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false } ],
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
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "removeAppImage": {
      "id": "removeAppImage",
      "method": "DELETE",
      "path": "/application/{id}/image",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "getAppMessages": {
      "id": "getAppMessages",
      "method": "GET",
      "path": "/application/{id}/message",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "since", "in": "query", "required": false, "type": "int64", "isArray": false }
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
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "deleteAppMessages": {
      "id": "deleteAppMessages",
      "method": "DELETE",
      "path": "/application/{id}/message",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "updateAppSecurity": {
      "id": "updateAppSecurity",
      "method": "PUT",
      "path": "/application/{id}/security",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false } ],
      "body": { "required": true, "members": [ "regenerateToken" ], "mediaType": "application/json" },
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
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "localLogin": {
      "id": "localLogin",
      "method": "POST",
      "path": "/auth/local/login",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "name" ],
        "mediaType": "application/x-www-form-urlencoded",
        "contents": {
          "application/x-www-form-urlencoded": { "kind": "form", "fields": { "name": { "type": "string", "isArray": false } } }
        }
      },
      "input": "body",
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "Set-Cookie": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "basicAuth": [] } ]
    },
    "logout": {
      "id": "logout",
      "method": "POST",
      "path": "/auth/logout",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "Set-Cookie": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "clientTokenHeader": [] }, { "clientTokenQuery": [] }, { "basicAuth": [] } ],
      "credentials": [ "token" ]
    },
    "oidcCallback": {
      "id": "oidcCallback",
      "method": "GET",
      "path": "/auth/oidc/callback",
      "parameters": [
        { "name": "code", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "state", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "307": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "oidcElevate": {
      "id": "oidcElevate",
      "method": "GET",
      "path": "/auth/oidc/elevate",
      "parameters": [
        { "name": "id", "in": "query", "required": true, "type": "int64", "isArray": false },
        { "name": "durationSeconds", "in": "query", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "302": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "externalAuthorize": {
      "id": "externalAuthorize",
      "method": "POST",
      "path": "/auth/oidc/external/authorize",
      "parameters": [],
      "body": { "required": true, "members": [ "code_challenge", "name", "redirect_uri" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "externalToken": {
      "id": "externalToken",
      "method": "POST",
      "path": "/auth/oidc/external/token",
      "parameters": [],
      "body": { "required": true, "members": [ "code", "code_verifier", "state" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "oidcLogin": {
      "id": "oidcLogin",
      "method": "GET",
      "path": "/auth/oidc/login",
      "parameters": [ { "name": "name", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "302": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getClients": {
      "id": "getClients",
      "method": "GET",
      "path": "/client",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "createClient": {
      "id": "createClient",
      "method": "POST",
      "path": "/client",
      "parameters": [],
      "body": { "required": true, "members": [ "expiresAfterInactivitySeconds", "name" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "updateClient": {
      "id": "updateClient",
      "method": "PUT",
      "path": "/client/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false } ],
      "body": { "required": true, "members": [ "expiresAfterInactivitySeconds", "name" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "deleteClient": {
      "id": "deleteClient",
      "method": "DELETE",
      "path": "/client/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "elevateClient": {
      "id": "elevateClient",
      "method": "POST",
      "path": "/client/{id}/elevate",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false } ],
      "body": { "required": true, "members": [ "durationSeconds" ], "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "currentUser": {
      "id": "currentUser",
      "method": "GET",
      "path": "/current/user",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "updateCurrentUser": {
      "id": "updateCurrentUser",
      "method": "POST",
      "path": "/current/user/password",
      "parameters": [],
      "body": { "required": true, "members": [ "pass" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "getInfo": {
      "id": "getInfo",
      "method": "GET",
      "path": "/gotifyinfo",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getHealth": {
      "id": "getHealth",
      "method": "GET",
      "path": "/health",
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
    "getMessages": {
      "id": "getMessages",
      "method": "GET",
      "path": "/message",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "since", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "createMessage": {
      "id": "createMessage",
      "method": "POST",
      "path": "/message",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "appid", "extras", "message", "priority", "title" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "appTokenAuthorizationHeader": [] },
        { "appTokenHeader": [] },
        { "appTokenQuery": [] },
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "deleteMessages": {
      "id": "deleteMessages",
      "method": "DELETE",
      "path": "/message",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "deleteMessage": {
      "id": "deleteMessage",
      "method": "DELETE",
      "path": "/message/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "getPlugins": {
      "id": "getPlugins",
      "method": "GET",
      "path": "/plugin",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "getPluginConfig": {
      "id": "getPluginConfig",
      "method": "GET",
      "path": "/plugin/{id}/config",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false } ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/x-yaml",
          "contents": { "application/x-yaml": { "kind": "binary" } },
          "headers": {},
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/x-yaml",
          "contents": { "application/x-yaml": { "kind": "binary" } },
          "headers": {},
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/x-yaml",
          "contents": { "application/x-yaml": { "kind": "binary" } },
          "headers": {},
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/x-yaml",
          "contents": { "application/x-yaml": { "kind": "binary" } },
          "headers": {},
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/x-yaml",
          "contents": { "application/x-yaml": { "kind": "binary" } },
          "headers": {},
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/x-yaml",
          "contents": { "application/x-yaml": { "kind": "binary" } },
          "headers": {},
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "updatePluginConfig": {
      "id": "updatePluginConfig",
      "method": "POST",
      "path": "/plugin/{id}/config",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "disablePlugin": {
      "id": "disablePlugin",
      "method": "POST",
      "path": "/plugin/{id}/disable",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "getPluginDisplay": {
      "id": "getPluginDisplay",
      "method": "GET",
      "path": "/plugin/{id}/display",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "enablePlugin": {
      "id": "enablePlugin",
      "method": "POST",
      "path": "/plugin/{id}/enable",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "streamMessages": {
      "id": "streamMessages",
      "method": "GET",
      "path": "/stream",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "getUsers": {
      "id": "getUsers",
      "method": "GET",
      "path": "/user",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "createUser": {
      "id": "createUser",
      "method": "POST",
      "path": "/user",
      "parameters": [],
      "body": { "required": true, "members": [ "admin", "name", "pass" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "getUser": {
      "id": "getUser",
      "method": "GET",
      "path": "/user/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false } ],
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
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "updateUser": {
      "id": "updateUser",
      "method": "POST",
      "path": "/user/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false } ],
      "body": { "required": true, "members": [ "admin", "name", "pass" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
    },
    "deleteUser": {
      "id": "deleteUser",
      "method": "DELETE",
      "path": "/user/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [
        { "clientTokenAuthorizationHeader": [] },
        { "clientTokenHeader": [] },
        { "clientTokenQuery": [] },
        { "basicAuth": [] }
      ],
      "credentials": [ "token" ]
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
