// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "SEMAPHORE",
  "version": "2.2.0",
  "basePath": "/api",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": {
    "cookie": { "type": "apiKey", "in": "header", "name": "Cookie" },
    "bearer": { "type": "apiKey", "in": "header", "name": "Authorization" }
  },
  "security": [ { "bearer": [] }, { "cookie": [] } ],
  "errorCodes": {},
  "extensions": {},
  "unrouted": {},
  "operations": {
    "getPing": {
      "id": "getPing",
      "method": "GET",
      "path": "/ping",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "text/plain", "contents": { "text/plain": { "kind": "text" } }, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "getWs": {
      "id": "getWs",
      "method": "GET",
      "path": "/ws",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getInfo": {
      "id": "getInfo",
      "method": "GET",
      "path": "/info",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getAuthLogin": {
      "id": "getAuthLogin",
      "method": "GET",
      "path": "/auth/login",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "postAuthLogin": {
      "id": "postAuthLogin",
      "method": "POST",
      "path": "/auth/login",
      "parameters": [],
      "body": { "required": true, "members": [ "auth", "password" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "postAuthLogout": {
      "id": "postAuthLogout",
      "method": "POST",
      "path": "/auth/logout",
      "parameters": [],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getAuthOidcByProviderIdLogin": {
      "id": "getAuthOidcByProviderIdLogin",
      "method": "GET",
      "path": "/auth/oidc/{provider_id}/login",
      "parameters": [ { "name": "provider_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "302": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getAuthOidcByProviderIdRedirect": {
      "id": "getAuthOidcByProviderIdRedirect",
      "method": "GET",
      "path": "/auth/oidc/{provider_id}/redirect",
      "parameters": [ { "name": "provider_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "302": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getUser": {
      "id": "getUser",
      "method": "GET",
      "path": "/user/",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getUserTokens": {
      "id": "getUserTokens",
      "method": "GET",
      "path": "/user/tokens",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "postUserTokens": {
      "id": "postUserTokens",
      "method": "POST",
      "path": "/user/tokens",
      "parameters": [],
      "body": null,
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "deleteUserTokensByApiTokenId": {
      "id": "deleteUserTokensByApiTokenId",
      "method": "DELETE",
      "path": "/user/tokens/{api_token_id}",
      "parameters": [ { "name": "api_token_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getUsers": {
      "id": "getUsers",
      "method": "GET",
      "path": "/users",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "postUsers": {
      "id": "postUsers",
      "method": "POST",
      "path": "/users",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "name", "username", "email", "alert", "admin" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getUsersByUserId": {
      "id": "getUsersByUserId",
      "method": "GET",
      "path": "/users/{user_id}/",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "putUsersByUserId": {
      "id": "putUsersByUserId",
      "method": "PUT",
      "path": "/users/{user_id}/",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "name", "username", "email", "alert", "admin" ],
        "mediaType": "application/json"
      },
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "deleteUsersByUserId": {
      "id": "deleteUsersByUserId",
      "method": "DELETE",
      "path": "/users/{user_id}/",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "postUsersByUserIdPassword": {
      "id": "postUsersByUserIdPassword",
      "method": "POST",
      "path": "/users/{user_id}/password",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "password" ], "mediaType": "application/json" },
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjects": {
      "id": "getProjects",
      "method": "GET",
      "path": "/projects",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "postProjects": {
      "id": "postProjects",
      "method": "POST",
      "path": "/projects",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "name", "alert", "alert_chat", "max_parallel_tasks" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": { "201": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "postProjectsRestore": {
      "id": "postProjectsRestore",
      "method": "POST",
      "path": "/projects/restore",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "meta", "templates", "repositories", "keys", "views", "inventories", "environments" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getEvents": {
      "id": "getEvents",
      "method": "GET",
      "path": "/events",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getEventsLast": {
      "id": "getEventsLast",
      "method": "GET",
      "path": "/events/last",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectId": {
      "id": "getProjectByProjectId",
      "method": "GET",
      "path": "/project/{project_id}/",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "putProjectByProjectId": {
      "id": "putProjectByProjectId",
      "method": "PUT",
      "path": "/project/{project_id}/",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "name" ], "mediaType": "application/json" },
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "deleteProjectByProjectId": {
      "id": "deleteProjectByProjectId",
      "method": "DELETE",
      "path": "/project/{project_id}/",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdBackup": {
      "id": "getProjectByProjectIdBackup",
      "method": "GET",
      "path": "/project/{project_id}/backup",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdRole": {
      "id": "getProjectByProjectIdRole",
      "method": "GET",
      "path": "/project/{project_id}/role",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdEvents": {
      "id": "getProjectByProjectIdEvents",
      "method": "GET",
      "path": "/project/{project_id}/events",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdUsers": {
      "id": "getProjectByProjectIdUsers",
      "method": "GET",
      "path": "/project/{project_id}/users",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "sort", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "order", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "postProjectByProjectIdUsers": {
      "id": "postProjectByProjectIdUsers",
      "method": "POST",
      "path": "/project/{project_id}/users",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "user_id", "role" ], "mediaType": "application/json" },
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "putProjectByProjectIdUsersByUserId": {
      "id": "putProjectByProjectIdUsersByUserId",
      "method": "PUT",
      "path": "/project/{project_id}/users/{user_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": { "required": true, "members": [ "role" ], "mediaType": "application/json" },
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "deleteProjectByProjectIdUsersByUserId": {
      "id": "deleteProjectByProjectIdUsersByUserId",
      "method": "DELETE",
      "path": "/project/{project_id}/users/{user_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdIntegrations": {
      "id": "getProjectByProjectIdIntegrations",
      "method": "GET",
      "path": "/project/{project_id}/integrations",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "postProjectByProjectIdIntegrations": {
      "id": "postProjectByProjectIdIntegrations",
      "method": "POST",
      "path": "/project/{project_id}/integrations",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "name", "project_id", "template_id" ], "mediaType": "application/json" },
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "putProjectByProjectIdIntegrationsByIntegrationId": {
      "id": "putProjectByProjectIdIntegrationsByIntegrationId",
      "method": "PUT",
      "path": "/project/{project_id}/integrations/{integration_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "integration_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": { "required": true, "members": [ "name", "project_id", "template_id" ], "mediaType": "application/json" },
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "deleteProjectByProjectIdIntegrationsByIntegrationId": {
      "id": "deleteProjectByProjectIdIntegrationsByIntegrationId",
      "method": "DELETE",
      "path": "/project/{project_id}/integrations/{integration_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "integration_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdIntegrationsByIntegrationIdValues": {
      "id": "getProjectByProjectIdIntegrationsByIntegrationIdValues",
      "method": "GET",
      "path": "/project/{project_id}/integrations/{integration_id}/values",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "integration_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "postProjectByProjectIdIntegrationsByIntegrationIdValues": {
      "id": "postProjectByProjectIdIntegrationsByIntegrationIdValues",
      "method": "POST",
      "path": "/project/{project_id}/integrations/{integration_id}/values",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "integration_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "id", "name", "value_source", "body_data_type", "key", "variable", "integration_id" ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "putProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId": {
      "id": "putProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId",
      "method": "PUT",
      "path": "/project/{project_id}/integrations/{integration_id}/values/{extractvalue_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "integration_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "extractvalue_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "name", "value_source", "body_data_type", "key", "variable" ],
        "mediaType": "application/json"
      },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "deleteProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId": {
      "id": "deleteProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId",
      "method": "DELETE",
      "path": "/project/{project_id}/integrations/{integration_id}/values/{extractvalue_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "integration_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "extractvalue_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdIntegrationsByIntegrationIdMatchers": {
      "id": "getProjectByProjectIdIntegrationsByIntegrationIdMatchers",
      "method": "GET",
      "path": "/project/{project_id}/integrations/{integration_id}/matchers",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "integration_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "postProjectByProjectIdIntegrationsByIntegrationIdMatchers": {
      "id": "postProjectByProjectIdIntegrationsByIntegrationIdMatchers",
      "method": "POST",
      "path": "/project/{project_id}/integrations/{integration_id}/matchers",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "integration_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "id", "integration_id", "name", "match_type", "method", "body_data_type", "key", "value" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "putProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId": {
      "id": "putProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId",
      "method": "PUT",
      "path": "/project/{project_id}/integrations/{integration_id}/matchers/{matcher_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "integration_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "matcher_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "name", "match_type", "method", "body_data_type", "key", "value" ],
        "mediaType": "application/json"
      },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "deleteProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId": {
      "id": "deleteProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId",
      "method": "DELETE",
      "path": "/project/{project_id}/integrations/{integration_id}/matchers/{matcher_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "integration_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "matcher_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdKeys": {
      "id": "getProjectByProjectIdKeys",
      "method": "GET",
      "path": "/project/{project_id}/keys",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "Key type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "order", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "postProjectByProjectIdKeys": {
      "id": "postProjectByProjectIdKeys",
      "method": "POST",
      "path": "/project/{project_id}/keys",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "name", "type", "project_id", "login_password", "ssh" ],
        "mediaType": "application/json"
      },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "putProjectByProjectIdKeysByKeyId": {
      "id": "putProjectByProjectIdKeysByKeyId",
      "method": "PUT",
      "path": "/project/{project_id}/keys/{key_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "key_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "name", "type", "project_id", "login_password", "ssh" ],
        "mediaType": "application/json"
      },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "deleteProjectByProjectIdKeysByKeyId": {
      "id": "deleteProjectByProjectIdKeysByKeyId",
      "method": "DELETE",
      "path": "/project/{project_id}/keys/{key_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "key_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdRepositories": {
      "id": "getProjectByProjectIdRepositories",
      "method": "GET",
      "path": "/project/{project_id}/repositories",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "sort", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "order", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "postProjectByProjectIdRepositories": {
      "id": "postProjectByProjectIdRepositories",
      "method": "POST",
      "path": "/project/{project_id}/repositories",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "name", "project_id", "git_url", "git_branch", "ssh_key_id" ],
        "mediaType": "application/json"
      },
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "putProjectByProjectIdRepositoriesByRepositoryId": {
      "id": "putProjectByProjectIdRepositoriesByRepositoryId",
      "method": "PUT",
      "path": "/project/{project_id}/repositories/{repository_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "repository_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "name", "project_id", "git_url", "git_branch", "ssh_key_id" ],
        "mediaType": "application/json"
      },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "deleteProjectByProjectIdRepositoriesByRepositoryId": {
      "id": "deleteProjectByProjectIdRepositoriesByRepositoryId",
      "method": "DELETE",
      "path": "/project/{project_id}/repositories/{repository_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "repository_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdInventory": {
      "id": "getProjectByProjectIdInventory",
      "method": "GET",
      "path": "/project/{project_id}/inventory",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "sort", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "order", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "postProjectByProjectIdInventory": {
      "id": "postProjectByProjectIdInventory",
      "method": "POST",
      "path": "/project/{project_id}/inventory",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "name", "project_id", "inventory", "ssh_key_id", "become_key_id", "type" ],
        "mediaType": "application/json"
      },
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "putProjectByProjectIdInventoryByInventoryId": {
      "id": "putProjectByProjectIdInventoryByInventoryId",
      "method": "PUT",
      "path": "/project/{project_id}/inventory/{inventory_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "inventory_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "name", "project_id", "inventory", "ssh_key_id", "become_key_id", "type" ],
        "mediaType": "application/json"
      },
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "deleteProjectByProjectIdInventoryByInventoryId": {
      "id": "deleteProjectByProjectIdInventoryByInventoryId",
      "method": "DELETE",
      "path": "/project/{project_id}/inventory/{inventory_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "inventory_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdEnvironment": {
      "id": "getProjectByProjectIdEnvironment",
      "method": "GET",
      "path": "/project/{project_id}/environment",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "sort", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "order", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "postProjectByProjectIdEnvironment": {
      "id": "postProjectByProjectIdEnvironment",
      "method": "POST",
      "path": "/project/{project_id}/environment",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "name", "project_id", "password", "json", "env" ],
        "mediaType": "application/json"
      },
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "putProjectByProjectIdEnvironmentByEnvironmentId": {
      "id": "putProjectByProjectIdEnvironmentByEnvironmentId",
      "method": "PUT",
      "path": "/project/{project_id}/environment/{environment_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "environment_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "name", "project_id", "password", "json", "env" ],
        "mediaType": "application/json"
      },
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "deleteProjectByProjectIdEnvironmentByEnvironmentId": {
      "id": "deleteProjectByProjectIdEnvironmentByEnvironmentId",
      "method": "DELETE",
      "path": "/project/{project_id}/environment/{environment_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "environment_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdTemplates": {
      "id": "getProjectByProjectIdTemplates",
      "method": "GET",
      "path": "/project/{project_id}/templates",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "sort", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "order", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "postProjectByProjectIdTemplates": {
      "id": "postProjectByProjectIdTemplates",
      "method": "POST",
      "path": "/project/{project_id}/templates",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "project_id",
          "inventory_id",
          "repository_id",
          "environment_id",
          "view_id",
          "vaults",
          "name",
          "playbook",
          "arguments",
          "description",
          "allow_override_args_in_task",
          "limit",
          "suppress_success_alerts",
          "app",
          "git_branch",
          "survey_vars"
        ],
        "mediaType": "application/json"
      },
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdTemplatesByTemplateId": {
      "id": "getProjectByProjectIdTemplatesByTemplateId",
      "method": "GET",
      "path": "/project/{project_id}/templates/{template_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "template_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "putProjectByProjectIdTemplatesByTemplateId": {
      "id": "putProjectByProjectIdTemplatesByTemplateId",
      "method": "PUT",
      "path": "/project/{project_id}/templates/{template_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "template_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "project_id",
          "inventory_id",
          "repository_id",
          "environment_id",
          "view_id",
          "vaults",
          "name",
          "playbook",
          "arguments",
          "description",
          "allow_override_args_in_task",
          "limit",
          "suppress_success_alerts",
          "app",
          "git_branch",
          "survey_vars"
        ],
        "mediaType": "application/json"
      },
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "deleteProjectByProjectIdTemplatesByTemplateId": {
      "id": "deleteProjectByProjectIdTemplatesByTemplateId",
      "method": "DELETE",
      "path": "/project/{project_id}/templates/{template_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "template_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdSchedulesByScheduleId": {
      "id": "getProjectByProjectIdSchedulesByScheduleId",
      "method": "GET",
      "path": "/project/{project_id}/schedules/{schedule_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "schedule_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "putProjectByProjectIdSchedulesByScheduleId": {
      "id": "putProjectByProjectIdSchedulesByScheduleId",
      "method": "PUT",
      "path": "/project/{project_id}/schedules/{schedule_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "schedule_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "id", "cron_format", "project_id", "template_id", "name", "active" ],
        "mediaType": "application/json"
      },
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "deleteProjectByProjectIdSchedulesByScheduleId": {
      "id": "deleteProjectByProjectIdSchedulesByScheduleId",
      "method": "DELETE",
      "path": "/project/{project_id}/schedules/{schedule_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "schedule_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "postProjectByProjectIdSchedules": {
      "id": "postProjectByProjectIdSchedules",
      "method": "POST",
      "path": "/project/{project_id}/schedules",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "id", "cron_format", "project_id", "template_id", "name", "active" ],
        "mediaType": "application/json"
      },
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdViews": {
      "id": "getProjectByProjectIdViews",
      "method": "GET",
      "path": "/project/{project_id}/views",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "postProjectByProjectIdViews": {
      "id": "postProjectByProjectIdViews",
      "method": "POST",
      "path": "/project/{project_id}/views",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "title", "project_id", "position" ], "mediaType": "application/json" },
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdViewsByViewId": {
      "id": "getProjectByProjectIdViewsByViewId",
      "method": "GET",
      "path": "/project/{project_id}/views/{view_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "view_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "putProjectByProjectIdViewsByViewId": {
      "id": "putProjectByProjectIdViewsByViewId",
      "method": "PUT",
      "path": "/project/{project_id}/views/{view_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "view_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": { "required": true, "members": [ "title", "project_id", "position" ], "mediaType": "application/json" },
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "deleteProjectByProjectIdViewsByViewId": {
      "id": "deleteProjectByProjectIdViewsByViewId",
      "method": "DELETE",
      "path": "/project/{project_id}/views/{view_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "view_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdTasks": {
      "id": "getProjectByProjectIdTasks",
      "method": "GET",
      "path": "/project/{project_id}/tasks",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "postProjectByProjectIdTasks": {
      "id": "postProjectByProjectIdTasks",
      "method": "POST",
      "path": "/project/{project_id}/tasks",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "template_id", "debug", "dry_run", "diff", "playbook", "environment", "limit", "git_branch" ],
        "mediaType": "application/json"
      },
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdTasksLast": {
      "id": "getProjectByProjectIdTasksLast",
      "method": "GET",
      "path": "/project/{project_id}/tasks/last",
      "parameters": [ { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "postProjectByProjectIdTasksByTaskIdStop": {
      "id": "postProjectByProjectIdTasksByTaskIdStop",
      "method": "POST",
      "path": "/project/{project_id}/tasks/{task_id}/stop",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdTasksByTaskId": {
      "id": "getProjectByProjectIdTasksByTaskId",
      "method": "GET",
      "path": "/project/{project_id}/tasks/{task_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "deleteProjectByProjectIdTasksByTaskId": {
      "id": "deleteProjectByProjectIdTasksByTaskId",
      "method": "DELETE",
      "path": "/project/{project_id}/tasks/{task_id}",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
    },
    "getProjectByProjectIdTasksByTaskIdOutput": {
      "id": "getProjectByProjectIdTasksByTaskIdOutput",
      "method": "GET",
      "path": "/project/{project_id}/tasks/{task_id}/output",
      "parameters": [
        { "name": "project_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearer": [] }, { "cookie": [] } ]
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
