// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Sync for Payables",
  "version": "3.0.0",
  "basePath": "",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": { "auth_header": { "type": "apiKey", "in": "header", "name": "Authorization" } },
  "security": [ { "auth_header": [] } ],
  "errorCodes": {},
  "extensions": {
    "x-speakeasy-retries": {
      "strategy": "backoff",
      "backoff": { "initialInterval": 500, "maxInterval": 60000, "maxElapsedTime": 3600000, "exponent": 1.5 },
      "statusCodes": [ 408, 429, "5XX" ],
      "retryConnectionErrors": true
    },
    "x-speakeasy-name-override": [
      { "operationId": "^list-.*?", "methodNameOverride": "list" },
      { "operationId": "^list-.*?-attachments", "methodNameOverride": "list-attachments" },
      { "operationId": "^get-.*?", "methodNameOverride": "get" },
      { "operationId": "^get-create-.*?-model", "methodNameOverride": "get-create-model" },
      { "operationId": "^get-create-update.*?-model", "methodNameOverride": "get-create-update-model" },
      { "operationId": "^get-.*?-attachment", "methodNameOverride": "get-attachment" },
      { "operationId": "^update-.*?", "methodNameOverride": "update" },
      { "operationId": "^create-.*?", "methodNameOverride": "create" },
      { "operationId": "^delete-.*?", "methodNameOverride": "delete" },
      { "operationId": "^delete-.*?-attachment", "methodNameOverride": "delete-attachment" },
      { "operationId": "^download-.*?-attachment", "methodNameOverride": "download-attachment" },
      { "operationId": "^upload-.*?-attachment", "methodNameOverride": "upload-attachment" }
    ],
    "x-codat-docs-path": "sync-for-payables-api",
    "x-codat-keep-docs-paths-local": true,
    "x-codat-speakeasy-pagination": {
      "type": "offsetLimit",
      "inputs": [ { "name": "page", "in": "parameters", "type": "page" } ],
      "outputs": { "results": "$.results" }
    }
  },
  "unrouted": {},
  "operations": {
    "list-companies": {
      "id": "list-companies",
      "method": "GET",
      "path": "/companies",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 1 },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "orderBy", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "tags", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "create-company": {
      "id": "create-company",
      "method": "POST",
      "path": "/companies",
      "parameters": [],
      "body": { "required": false, "members": [ "name", "description", "tags" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-company": {
      "id": "get-company",
      "method": "GET",
      "path": "/companies/{companyId}",
      "parameters": [ { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "replace-company": {
      "id": "replace-company",
      "method": "PUT",
      "path": "/companies/{companyId}",
      "parameters": [ { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "name", "description", "tags" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "delete-company": {
      "id": "delete-company",
      "method": "DELETE",
      "path": "/companies/{companyId}",
      "parameters": [ { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "update-company": {
      "id": "update-company",
      "method": "PATCH",
      "path": "/companies/{companyId}",
      "parameters": [ { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "name", "description", "tags" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "list-connections": {
      "id": "list-connections",
      "method": "GET",
      "path": "/companies/{companyId}/connections",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 1 },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "orderBy", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "create-connection": {
      "id": "create-connection",
      "method": "POST",
      "path": "/companies/{companyId}/connections",
      "parameters": [ { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "platformKey" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-connection": {
      "id": "get-connection",
      "method": "GET",
      "path": "/companies/{companyId}/connections/{connectionId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "delete-connection": {
      "id": "delete-connection",
      "method": "DELETE",
      "path": "/companies/{companyId}/connections/{connectionId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "unlink-connection": {
      "id": "unlink-connection",
      "method": "PATCH",
      "path": "/companies/{companyId}/connections/{connectionId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "status" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "refresh-all-data-types": {
      "id": "refresh-all-data-types",
      "method": "POST",
      "path": "/companies/{companyId}/data/all",
      "parameters": [ { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-data-status": {
      "id": "get-data-status",
      "method": "GET",
      "path": "/companies/{companyId}/dataStatus",
      "parameters": [ { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "refresh-data-type": {
      "id": "refresh-data-type",
      "method": "POST",
      "path": "/companies/{companyId}/data/queue/{dataType}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dataType", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "list-pull-operations": {
      "id": "list-pull-operations",
      "method": "GET",
      "path": "/companies/{companyId}/data/history",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 1 },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "orderBy", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "list-push-operations": {
      "id": "list-push-operations",
      "method": "GET",
      "path": "/companies/{companyId}/push",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 1 },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "orderBy", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-pull-operation": {
      "id": "get-pull-operation",
      "method": "GET",
      "path": "/companies/{companyId}/data/history/{datasetId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "datasetId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-push-operation": {
      "id": "get-push-operation",
      "method": "GET",
      "path": "/companies/{companyId}/push/{pushOperationKey}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "pushOperationKey", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "list-accounts": {
      "id": "list-accounts",
      "method": "GET",
      "path": "/companies/{companyId}/data/accounts",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 1 },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "orderBy", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-account": {
      "id": "get-account",
      "method": "GET",
      "path": "/companies/{companyId}/data/accounts/{accountId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "accountId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-create-account-model": {
      "id": "get-create-account-model",
      "method": "GET",
      "path": "/companies/{companyId}/connections/{connectionId}/options/chartOfAccounts",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "create-account": {
      "id": "create-account",
      "method": "POST",
      "path": "/companies/{companyId}/connections/{connectionId}/push/accounts",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "timeoutInMinutes", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [
          "nominalCode",
          "name",
          "description",
          "fullyQualifiedCategory",
          "fullyQualifiedName",
          "currency",
          "currentBalance",
          "type",
          "status",
          "isBankAccount",
          "validDatatypeLinks",
          "supplementalData"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-create-bankAccounts-model": {
      "id": "get-create-bankAccounts-model",
      "method": "GET",
      "path": "/companies/{companyId}/connections/{connectionId}/options/bankAccounts",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "create-bank-account": {
      "id": "create-bank-account",
      "method": "POST",
      "path": "/companies/{companyId}/connections/{connectionId}/push/bankAccounts",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "timeoutInMinutes", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [
          "accountName",
          "accountType",
          "nominalCode",
          "sortCode",
          "accountNumber",
          "iBan",
          "currency",
          "balance",
          "institution",
          "availableBalance",
          "overdraftLimit",
          "status"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "list-bill-credit-notes": {
      "id": "list-bill-credit-notes",
      "method": "GET",
      "path": "/companies/{companyId}/data/billCreditNotes",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 1 },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "orderBy", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-bill-credit-note": {
      "id": "get-bill-credit-note",
      "method": "GET",
      "path": "/companies/{companyId}/data/billCreditNotes/{billCreditNoteId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "billCreditNoteId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-create-update-billCreditNote-model": {
      "id": "get-create-update-billCreditNote-model",
      "method": "GET",
      "path": "/companies/{companyId}/connections/{connectionId}/options/billCreditNotes",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "create-bill-credit-note": {
      "id": "create-bill-credit-note",
      "method": "POST",
      "path": "/companies/{companyId}/connections/{connectionId}/push/billCreditNotes",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "timeoutInMinutes", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [
          "id",
          "billCreditNoteNumber",
          "supplierRef",
          "withholdingTax",
          "totalAmount",
          "totalDiscount",
          "subTotal",
          "totalTaxAmount",
          "discountPercentage",
          "remainingCredit",
          "status",
          "issueDate",
          "allocatedOnDate",
          "currency",
          "currencyRate",
          "lineItems",
          "paymentAllocations",
          "createdFromRefs",
          "note",
          "supplementalData",
          "metadata",
          "modifiedDate",
          "sourceModifiedDate"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "update-bill-credit-note": {
      "id": "update-bill-credit-note",
      "method": "PUT",
      "path": "/companies/{companyId}/connections/{connectionId}/push/billCreditNotes/{billCreditNoteId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "billCreditNoteId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "timeoutInMinutes", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "forceUpdate",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": {
        "required": false,
        "members": [
          "id",
          "billCreditNoteNumber",
          "supplierRef",
          "withholdingTax",
          "totalAmount",
          "totalDiscount",
          "subTotal",
          "totalTaxAmount",
          "discountPercentage",
          "remainingCredit",
          "status",
          "issueDate",
          "allocatedOnDate",
          "currency",
          "currencyRate",
          "lineItems",
          "paymentAllocations",
          "createdFromRefs",
          "note",
          "supplementalData",
          "metadata",
          "modifiedDate",
          "sourceModifiedDate"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "list-bill-payments": {
      "id": "list-bill-payments",
      "method": "GET",
      "path": "/companies/{companyId}/data/billPayments",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 1 },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "orderBy", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-bill-payments": {
      "id": "get-bill-payments",
      "method": "GET",
      "path": "/companies/{companyId}/data/billPayments/{billPaymentId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "billPaymentId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "delete-billPayment": {
      "id": "delete-billPayment",
      "method": "DELETE",
      "path": "/companies/{companyId}/connections/{connectionId}/push/billPayments/{billPaymentId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "billPaymentId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-create-billPayment-model": {
      "id": "get-create-billPayment-model",
      "method": "GET",
      "path": "/companies/{companyId}/connections/{connectionId}/options/billPayments",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "create-bill-payment": {
      "id": "create-bill-payment",
      "method": "POST",
      "path": "/companies/{companyId}/connections/{connectionId}/push/billPayments",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "timeoutInMinutes", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [
          "id",
          "supplierRef",
          "accountRef",
          "totalAmount",
          "currency",
          "currencyRate",
          "date",
          "note",
          "paymentMethodRef",
          "lines",
          "reference",
          "metadata",
          "supplementalData",
          "modifiedDate",
          "sourceModifiedDate"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "list-bills": {
      "id": "list-bills",
      "method": "GET",
      "path": "/companies/{companyId}/data/bills",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 1 },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "orderBy", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-bill": {
      "id": "get-bill",
      "method": "GET",
      "path": "/companies/{companyId}/data/bills/{billId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "billId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-create-update-bill-model": {
      "id": "get-create-update-bill-model",
      "method": "GET",
      "path": "/companies/{companyId}/connections/{connectionId}/options/bills",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "create-bill": {
      "id": "create-bill",
      "method": "POST",
      "path": "/companies/{companyId}/connections/{connectionId}/push/bills",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "timeoutInMinutes", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [
          "id",
          "reference",
          "supplierRef",
          "purchaseOrderRefs",
          "issueDate",
          "dueDate",
          "currency",
          "currencyRate",
          "lineItems",
          "withholdingTax",
          "status",
          "subTotal",
          "taxAmount",
          "totalAmount",
          "amountDue",
          "note",
          "paymentAllocations",
          "metadata",
          "supplementalData",
          "modifiedDate",
          "sourceModifiedDate"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "update-bill": {
      "id": "update-bill",
      "method": "PUT",
      "path": "/companies/{companyId}/connections/{connectionId}/push/bills/{billId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "billId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "timeoutInMinutes", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "forceUpdate",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": {
        "required": false,
        "members": [
          "id",
          "reference",
          "supplierRef",
          "purchaseOrderRefs",
          "issueDate",
          "dueDate",
          "currency",
          "currencyRate",
          "lineItems",
          "withholdingTax",
          "status",
          "subTotal",
          "taxAmount",
          "totalAmount",
          "amountDue",
          "note",
          "paymentAllocations",
          "metadata",
          "supplementalData",
          "modifiedDate",
          "sourceModifiedDate"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "delete-bill": {
      "id": "delete-bill",
      "method": "DELETE",
      "path": "/companies/{companyId}/connections/{connectionId}/push/bills/{billId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "billId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "list-bill-attachments": {
      "id": "list-bill-attachments",
      "method": "GET",
      "path": "/companies/{companyId}/connections/{connectionId}/data/bills/{billId}/attachments",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "billId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-bill-attachment": {
      "id": "get-bill-attachment",
      "method": "GET",
      "path": "/companies/{companyId}/connections/{connectionId}/data/bills/{billId}/attachments/{attachmentId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "billId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "attachmentId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "delete-bill-attachment": {
      "id": "delete-bill-attachment",
      "method": "DELETE",
      "path": "/companies/{companyId}/connections/{connectionId}/push/bills/{billId}/attachments/{attachmentId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "billId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "attachmentId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "download-bill-attachment": {
      "id": "download-bill-attachment",
      "method": "GET",
      "path": "/companies/{companyId}/connections/{connectionId}/data/bills/{billId}/attachments/{attachmentId}/download",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "billId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "attachmentId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/octet-stream",
          "contents": { "application/octet-stream": { "kind": "binary" } },
          "headers": {},
          "errorCodes": []
        },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "upload-bill-attachment": {
      "id": "upload-bill-attachment",
      "method": "POST",
      "path": "/companies/{companyId}/connections/{connectionId}/push/bills/{billId}/attachments",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "billId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [ "file" ],
        "mediaType": "multipart/form-data",
        "contents": { "multipart/form-data": { "kind": "multipart", "fields": { "file": { "type": "file", "isArray": false } } } }
      },
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-create-journalEntry-model": {
      "id": "get-create-journalEntry-model",
      "method": "GET",
      "path": "/companies/{companyId}/connections/{connectionId}/options/journalEntries",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "create-journal-entry": {
      "id": "create-journal-entry",
      "method": "POST",
      "path": "/companies/{companyId}/connections/{connectionId}/push/journalEntries",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "timeoutInMinutes", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [
          "id",
          "description",
          "postedOn",
          "createdOn",
          "updatedOn",
          "journalRef",
          "journalLines",
          "recordRef",
          "metadata",
          "supplementalData",
          "modifiedDate",
          "sourceModifiedDate"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "list-journals": {
      "id": "list-journals",
      "method": "GET",
      "path": "/companies/{companyId}/data/journals",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 1 },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "orderBy", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-journal": {
      "id": "get-journal",
      "method": "GET",
      "path": "/companies/{companyId}/data/journals/{journalId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "journalId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-create-journal-model": {
      "id": "get-create-journal-model",
      "method": "GET",
      "path": "/companies/{companyId}/connections/{connectionId}/options/journals",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "create-journal": {
      "id": "create-journal",
      "method": "POST",
      "path": "/companies/{companyId}/connections/{connectionId}/push/journals",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "timeoutInMinutes", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [ "journalCode", "name", "type", "parentId", "hasChildren", "createdOn", "status" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "list-payment-methods": {
      "id": "list-payment-methods",
      "method": "GET",
      "path": "/companies/{companyId}/data/paymentMethods",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 1 },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "orderBy", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-payment-method": {
      "id": "get-payment-method",
      "method": "GET",
      "path": "/companies/{companyId}/data/paymentMethods/{paymentMethodId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "paymentMethodId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "list-suppliers": {
      "id": "list-suppliers",
      "method": "GET",
      "path": "/companies/{companyId}/data/suppliers",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 1 },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "orderBy", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-supplier": {
      "id": "get-supplier",
      "method": "GET",
      "path": "/companies/{companyId}/data/suppliers/{supplierId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "supplierId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-create-update-supplier-model": {
      "id": "get-create-update-supplier-model",
      "method": "GET",
      "path": "/companies/{companyId}/connections/{connectionId}/options/suppliers",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "create-supplier": {
      "id": "create-supplier",
      "method": "POST",
      "path": "/companies/{companyId}/connections/{connectionId}/push/suppliers",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "timeoutInMinutes", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [
          "id",
          "supplierName",
          "contactName",
          "emailAddress",
          "phone",
          "addresses",
          "registrationNumber",
          "taxNumber",
          "status",
          "defaultCurrency",
          "metadata",
          "supplementalData",
          "modifiedDate",
          "sourceModifiedDate"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "update-supplier": {
      "id": "update-supplier",
      "method": "PUT",
      "path": "/companies/{companyId}/connections/{connectionId}/push/suppliers/{supplierId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "connectionId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "supplierId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "timeoutInMinutes", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "forceUpdate",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": {
        "required": false,
        "members": [
          "id",
          "supplierName",
          "contactName",
          "emailAddress",
          "phone",
          "addresses",
          "registrationNumber",
          "taxNumber",
          "status",
          "defaultCurrency",
          "metadata",
          "supplementalData",
          "modifiedDate",
          "sourceModifiedDate"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "list-tax-rates": {
      "id": "list-tax-rates",
      "method": "GET",
      "path": "/companies/{companyId}/data/taxRates",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 1 },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "orderBy", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-tax-rate": {
      "id": "get-tax-rate",
      "method": "GET",
      "path": "/companies/{companyId}/data/taxRates/{taxRateId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "taxRateId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "list-tracking-categories": {
      "id": "list-tracking-categories",
      "method": "GET",
      "path": "/companies/{companyId}/data/trackingCategories",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 1 },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "orderBy", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-tracking-category": {
      "id": "get-tracking-category",
      "method": "GET",
      "path": "/companies/{companyId}/data/trackingCategories/{trackingCategoryId}",
      "parameters": [
        { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "trackingCategoryId", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "get-accounting-profile": {
      "id": "get-accounting-profile",
      "method": "GET",
      "path": "/companies/{companyId}/data/info",
      "parameters": [ { "name": "companyId", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
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
