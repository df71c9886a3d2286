// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Box Platform API",
  "version": "2024.0",
  "basePath": "/2.0",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": { "OAuth2Security": { "type": "oauth2" } },
  "security": [ { "OAuth2Security": [] } ],
  "errorCodes": {},
  "extensions": {},
  "unrouted": {},
  "operations": {
    "get_files_id": {
      "id": "get_files_id",
      "method": "GET",
      "path": "/files/{file_id}",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "if-none-match", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "boxapi", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "x-rep-hints", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "304": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "415": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_files_id": {
      "id": "put_files_id",
      "method": "PUT",
      "path": "/files/{file_id}",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "if-match", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [
          "name",
          "description",
          "parent",
          "shared_link",
          "lock",
          "disposition_at",
          "permissions",
          "collections",
          "tags"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "412": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_files_id": {
      "id": "post_files_id",
      "method": "POST",
      "path": "/files/{file_id}",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": { "required": false, "members": [ "name", "parent" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_files_id": {
      "id": "delete_files_id",
      "method": "DELETE",
      "path": "/files/{file_id}",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "if-match", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "412": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_files_id_app_item_associations": {
      "id": "get_files_id_app_item_associations",
      "method": "GET",
      "path": "/files/{file_id}/app_item_associations",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "application_type", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_files_id_content": {
      "id": "get_files_id_content",
      "method": "GET",
      "path": "/files/{file_id}/content",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "range", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "boxapi", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "version", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "access_token", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/octet-stream",
          "contents": { "application/octet-stream": { "kind": "binary" } },
          "headers": {},
          "errorCodes": []
        },
        "202": { "mediaType": null, "headers": { "Retry-After": { "required": false, "type": "integer" } }, "errorCodes": [] },
        "302": { "mediaType": null, "headers": { "Location": { "required": false, "type": "string" } }, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "options_files_content": {
      "id": "options_files_content",
      "method": "OPTIONS",
      "path": "/files/content",
      "parameters": [],
      "body": { "required": false, "members": [ "name", "size", "parent" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_files_id_copy": {
      "id": "post_files_id_copy",
      "method": "POST",
      "path": "/files/{file_id}/copy",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": { "required": false, "members": [ "name", "version", "parent" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "304": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_files_id_thumbnail_id": {
      "id": "get_files_id_thumbnail_id",
      "method": "GET",
      "path": "/files/{file_id}/thumbnail.{extension}",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "extension", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "min_height", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "min_width", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "max_height", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "max_width", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "image/jpg",
          "contents": { "image/jpg": { "kind": "binary" }, "image/png": { "kind": "binary" } },
          "headers": {},
          "errorCodes": []
        },
        "202": {
          "mediaType": null,
          "headers": { "Retry-After": { "required": false, "type": "int64" }, "Location": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "302": { "mediaType": null, "headers": { "Location": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_files_id_collaborations": {
      "id": "get_files_id_collaborations",
      "method": "GET",
      "path": "/files/{file_id}/collaborations",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_files_id_comments": {
      "id": "get_files_id_comments",
      "method": "GET",
      "path": "/files/{file_id}/comments",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_files_id_tasks": {
      "id": "get_files_id_tasks",
      "method": "GET",
      "path": "/files/{file_id}/tasks",
      "parameters": [ { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_files_id_trash": {
      "id": "get_files_id_trash",
      "method": "GET",
      "path": "/files/{file_id}/trash",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_files_id_trash": {
      "id": "delete_files_id_trash",
      "method": "DELETE",
      "path": "/files/{file_id}/trash",
      "parameters": [ { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_files_id_versions": {
      "id": "get_files_id_versions",
      "method": "GET",
      "path": "/files/{file_id}/versions",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_files_id_versions_id": {
      "id": "get_files_id_versions_id",
      "method": "GET",
      "path": "/files/{file_id}/versions/{file_version_id}",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "file_version_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_files_id_versions_id": {
      "id": "put_files_id_versions_id",
      "method": "PUT",
      "path": "/files/{file_id}/versions/{file_version_id}",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "file_version_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "trashed_at" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_files_id_versions_id": {
      "id": "delete_files_id_versions_id",
      "method": "DELETE",
      "path": "/files/{file_id}/versions/{file_version_id}",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "file_version_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "if-match", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_files_id_versions_current": {
      "id": "post_files_id_versions_current",
      "method": "POST",
      "path": "/files/{file_id}/versions/current",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": { "required": false, "members": [ "id", "type" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_files_id_metadata": {
      "id": "get_files_id_metadata",
      "method": "GET",
      "path": "/files/{file_id}/metadata",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "view", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_files_id_metadata_enterprise_securityClassification-6VMVochwUWo": {
      "id": "get_files_id_metadata_enterprise_securityClassification-6VMVochwUWo",
      "method": "GET",
      "path": "/files/{file_id}/metadata/enterprise/securityClassification-6VMVochwUWo",
      "parameters": [ { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_files_id_metadata_enterprise_securityClassification-6VMVochwUWo": {
      "id": "put_files_id_metadata_enterprise_securityClassification-6VMVochwUWo",
      "method": "PUT",
      "path": "/files/{file_id}/metadata/enterprise/securityClassification-6VMVochwUWo",
      "parameters": [ { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "mediaType": "application/json-patch+json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_files_id_metadata_enterprise_securityClassification-6VMVochwUWo": {
      "id": "post_files_id_metadata_enterprise_securityClassification-6VMVochwUWo",
      "method": "POST",
      "path": "/files/{file_id}/metadata/enterprise/securityClassification-6VMVochwUWo",
      "parameters": [ { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "Box__Security__Classification__Key" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_files_id_metadata_enterprise_securityClassification-6VMVochwUWo": {
      "id": "delete_files_id_metadata_enterprise_securityClassification-6VMVochwUWo",
      "method": "DELETE",
      "path": "/files/{file_id}/metadata/enterprise/securityClassification-6VMVochwUWo",
      "parameters": [ { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_files_id_metadata_id_id": {
      "id": "get_files_id_metadata_id_id",
      "method": "GET",
      "path": "/files/{file_id}/metadata/{scope}/{template_key}",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "scope", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "template_key", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "view", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_files_id_metadata_id_id": {
      "id": "put_files_id_metadata_id_id",
      "method": "PUT",
      "path": "/files/{file_id}/metadata/{scope}/{template_key}",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "scope", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "template_key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "mediaType": "application/json-patch+json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_files_id_metadata_id_id": {
      "id": "post_files_id_metadata_id_id",
      "method": "POST",
      "path": "/files/{file_id}/metadata/{scope}/{template_key}",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "scope", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "template_key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_files_id_metadata_id_id": {
      "id": "delete_files_id_metadata_id_id",
      "method": "DELETE",
      "path": "/files/{file_id}/metadata/{scope}/{template_key}",
      "parameters": [
        { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "scope", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "template_key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_files_id_metadata_global_boxSkillsCards": {
      "id": "get_files_id_metadata_global_boxSkillsCards",
      "method": "GET",
      "path": "/files/{file_id}/metadata/global/boxSkillsCards",
      "parameters": [ { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_files_id_metadata_global_boxSkillsCards": {
      "id": "put_files_id_metadata_global_boxSkillsCards",
      "method": "PUT",
      "path": "/files/{file_id}/metadata/global/boxSkillsCards",
      "parameters": [ { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "mediaType": "application/json-patch+json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_files_id_metadata_global_boxSkillsCards": {
      "id": "post_files_id_metadata_global_boxSkillsCards",
      "method": "POST",
      "path": "/files/{file_id}/metadata/global/boxSkillsCards",
      "parameters": [ { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "cards" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_files_id_metadata_global_boxSkillsCards": {
      "id": "delete_files_id_metadata_global_boxSkillsCards",
      "method": "DELETE",
      "path": "/files/{file_id}/metadata/global/boxSkillsCards",
      "parameters": [ { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_files_id_watermark": {
      "id": "get_files_id_watermark",
      "method": "GET",
      "path": "/files/{file_id}/watermark",
      "parameters": [ { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_files_id_watermark": {
      "id": "put_files_id_watermark",
      "method": "PUT",
      "path": "/files/{file_id}/watermark",
      "parameters": [ { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "watermark" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_files_id_watermark": {
      "id": "delete_files_id_watermark",
      "method": "DELETE",
      "path": "/files/{file_id}/watermark",
      "parameters": [ { "name": "file_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_file_requests_id": {
      "id": "get_file_requests_id",
      "method": "GET",
      "path": "/file_requests/{file_request_id}",
      "parameters": [ { "name": "file_request_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_file_requests_id": {
      "id": "put_file_requests_id",
      "method": "PUT",
      "path": "/file_requests/{file_request_id}",
      "parameters": [
        { "name": "file_request_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "if-match", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [ "title", "description", "status", "is_email_required", "is_description_required", "expires_at" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "412": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_file_requests_id": {
      "id": "delete_file_requests_id",
      "method": "DELETE",
      "path": "/file_requests/{file_request_id}",
      "parameters": [ { "name": "file_request_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_file_requests_id_copy": {
      "id": "post_file_requests_id_copy",
      "method": "POST",
      "path": "/file_requests/{file_request_id}/copy",
      "parameters": [ { "name": "file_request_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "title", "description", "status", "is_email_required", "is_description_required", "expires_at", "folder" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_folders_id": {
      "id": "get_folders_id",
      "method": "GET",
      "path": "/folders/{folder_id}",
      "parameters": [
        { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "if-none-match", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "boxapi", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "direction", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 0 },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "304": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_folders_id": {
      "id": "put_folders_id",
      "method": "PUT",
      "path": "/folders/{folder_id}",
      "parameters": [
        { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "if-match", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [
          "name",
          "description",
          "sync_state",
          "can_non_owners_invite",
          "parent",
          "shared_link",
          "folder_upload_email",
          "tags",
          "is_collaboration_restricted_to_enterprise",
          "collections",
          "can_non_owners_view_collaborators"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "412": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_folders_id": {
      "id": "post_folders_id",
      "method": "POST",
      "path": "/folders/{folder_id}",
      "parameters": [
        { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": { "required": false, "members": [ "name", "parent" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_folders_id": {
      "id": "delete_folders_id",
      "method": "DELETE",
      "path": "/folders/{folder_id}",
      "parameters": [
        { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "if-match", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "recursive", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "412": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_folders_id_app_item_associations": {
      "id": "get_folders_id_app_item_associations",
      "method": "GET",
      "path": "/folders/{folder_id}/app_item_associations",
      "parameters": [
        { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "application_type", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_folders_id_items": {
      "id": "get_folders_id_items",
      "method": "GET",
      "path": "/folders/{folder_id}/items",
      "parameters": [
        { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "usemarker", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 0 },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "boxapi", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "direction", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_folders": {
      "id": "post_folders",
      "method": "POST",
      "path": "/folders",
      "parameters": [ { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," } ],
      "body": {
        "required": false,
        "members": [ "name", "parent", "folder_upload_email", "sync_state" ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_folders_id_copy": {
      "id": "post_folders_id_copy",
      "method": "POST",
      "path": "/folders/{folder_id}/copy",
      "parameters": [
        { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": { "required": false, "members": [ "name", "parent" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "304": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_folders_id_collaborations": {
      "id": "get_folders_id_collaborations",
      "method": "GET",
      "path": "/folders/{folder_id}/collaborations",
      "parameters": [
        { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_folders_id_trash": {
      "id": "get_folders_id_trash",
      "method": "GET",
      "path": "/folders/{folder_id}/trash",
      "parameters": [
        { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_folders_id_trash": {
      "id": "delete_folders_id_trash",
      "method": "DELETE",
      "path": "/folders/{folder_id}/trash",
      "parameters": [ { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_folders_id_metadata": {
      "id": "get_folders_id_metadata",
      "method": "GET",
      "path": "/folders/{folder_id}/metadata",
      "parameters": [
        { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "view", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_folders_id_metadata_enterprise_securityClassification-6VMVochwUWo": {
      "id": "get_folders_id_metadata_enterprise_securityClassification-6VMVochwUWo",
      "method": "GET",
      "path": "/folders/{folder_id}/metadata/enterprise/securityClassification-6VMVochwUWo",
      "parameters": [ { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_folders_id_metadata_enterprise_securityClassification-6VMVochwUWo": {
      "id": "put_folders_id_metadata_enterprise_securityClassification-6VMVochwUWo",
      "method": "PUT",
      "path": "/folders/{folder_id}/metadata/enterprise/securityClassification-6VMVochwUWo",
      "parameters": [ { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "mediaType": "application/json-patch+json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_folders_id_metadata_enterprise_securityClassification-6VMVochwUWo": {
      "id": "post_folders_id_metadata_enterprise_securityClassification-6VMVochwUWo",
      "method": "POST",
      "path": "/folders/{folder_id}/metadata/enterprise/securityClassification-6VMVochwUWo",
      "parameters": [ { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "Box__Security__Classification__Key" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_folders_id_metadata_enterprise_securityClassification-6VMVochwUWo": {
      "id": "delete_folders_id_metadata_enterprise_securityClassification-6VMVochwUWo",
      "method": "DELETE",
      "path": "/folders/{folder_id}/metadata/enterprise/securityClassification-6VMVochwUWo",
      "parameters": [ { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_folders_id_metadata_id_id": {
      "id": "get_folders_id_metadata_id_id",
      "method": "GET",
      "path": "/folders/{folder_id}/metadata/{scope}/{template_key}",
      "parameters": [
        { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "scope", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "template_key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_folders_id_metadata_id_id": {
      "id": "put_folders_id_metadata_id_id",
      "method": "PUT",
      "path": "/folders/{folder_id}/metadata/{scope}/{template_key}",
      "parameters": [
        { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "scope", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "template_key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "mediaType": "application/json-patch+json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_folders_id_metadata_id_id": {
      "id": "post_folders_id_metadata_id_id",
      "method": "POST",
      "path": "/folders/{folder_id}/metadata/{scope}/{template_key}",
      "parameters": [
        { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "scope", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "template_key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_folders_id_metadata_id_id": {
      "id": "delete_folders_id_metadata_id_id",
      "method": "DELETE",
      "path": "/folders/{folder_id}/metadata/{scope}/{template_key}",
      "parameters": [
        { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "scope", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "template_key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_folders_trash_items": {
      "id": "get_folders_trash_items",
      "method": "GET",
      "path": "/folders/trash/items",
      "parameters": [
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 0 },
        { "name": "usemarker", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "direction", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_folders_id_watermark": {
      "id": "get_folders_id_watermark",
      "method": "GET",
      "path": "/folders/{folder_id}/watermark",
      "parameters": [ { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_folders_id_watermark": {
      "id": "put_folders_id_watermark",
      "method": "PUT",
      "path": "/folders/{folder_id}/watermark",
      "parameters": [ { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "watermark" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_folders_id_watermark": {
      "id": "delete_folders_id_watermark",
      "method": "DELETE",
      "path": "/folders/{folder_id}/watermark",
      "parameters": [ { "name": "folder_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_folder_locks": {
      "id": "get_folder_locks",
      "method": "GET",
      "path": "/folder_locks",
      "parameters": [ { "name": "folder_id", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_folder_locks": {
      "id": "post_folder_locks",
      "method": "POST",
      "path": "/folder_locks",
      "parameters": [],
      "body": { "required": false, "members": [ "locked_operations", "folder" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_folder_locks_id": {
      "id": "delete_folder_locks_id",
      "method": "DELETE",
      "path": "/folder_locks/{folder_lock_id}",
      "parameters": [ { "name": "folder_lock_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_metadata_templates": {
      "id": "get_metadata_templates",
      "method": "GET",
      "path": "/metadata_templates",
      "parameters": [
        { "name": "metadata_instance_id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_metadata_templates_enterprise_securityClassification-6VMVochwUWo_schema": {
      "id": "get_metadata_templates_enterprise_securityClassification-6VMVochwUWo_schema",
      "method": "GET",
      "path": "/metadata_templates/enterprise/securityClassification-6VMVochwUWo/schema",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_metadata_templates_id_id_schema": {
      "id": "get_metadata_templates_id_id_schema",
      "method": "GET",
      "path": "/metadata_templates/{scope}/{template_key}/schema",
      "parameters": [
        { "name": "scope", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "template_key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_metadata_templates_id_id_schema": {
      "id": "put_metadata_templates_id_id_schema",
      "method": "PUT",
      "path": "/metadata_templates/{scope}/{template_key}/schema",
      "parameters": [
        { "name": "scope", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "template_key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "mediaType": "application/json-patch+json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_metadata_templates_id_id_schema": {
      "id": "delete_metadata_templates_id_id_schema",
      "method": "DELETE",
      "path": "/metadata_templates/{scope}/{template_key}/schema",
      "parameters": [
        { "name": "scope", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "template_key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_metadata_templates_id": {
      "id": "get_metadata_templates_id",
      "method": "GET",
      "path": "/metadata_templates/{template_id}",
      "parameters": [ { "name": "template_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_metadata_templates_global": {
      "id": "get_metadata_templates_global",
      "method": "GET",
      "path": "/metadata_templates/global",
      "parameters": [
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_metadata_templates_enterprise": {
      "id": "get_metadata_templates_enterprise",
      "method": "GET",
      "path": "/metadata_templates/enterprise",
      "parameters": [
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_metadata_templates_schema": {
      "id": "post_metadata_templates_schema",
      "method": "POST",
      "path": "/metadata_templates/schema",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "scope", "templateKey", "displayName", "hidden", "fields", "copyInstanceOnItemCopy" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_metadata_cascade_policies": {
      "id": "get_metadata_cascade_policies",
      "method": "GET",
      "path": "/metadata_cascade_policies",
      "parameters": [
        { "name": "folder_id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "owner_enterprise_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_metadata_cascade_policies": {
      "id": "post_metadata_cascade_policies",
      "method": "POST",
      "path": "/metadata_cascade_policies",
      "parameters": [],
      "body": { "required": false, "members": [ "folder_id", "scope", "templateKey" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_metadata_cascade_policies_id": {
      "id": "get_metadata_cascade_policies_id",
      "method": "GET",
      "path": "/metadata_cascade_policies/{metadata_cascade_policy_id}",
      "parameters": [ { "name": "metadata_cascade_policy_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_metadata_cascade_policies_id": {
      "id": "delete_metadata_cascade_policies_id",
      "method": "DELETE",
      "path": "/metadata_cascade_policies/{metadata_cascade_policy_id}",
      "parameters": [ { "name": "metadata_cascade_policy_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_metadata_cascade_policies_id_apply": {
      "id": "post_metadata_cascade_policies_id_apply",
      "method": "POST",
      "path": "/metadata_cascade_policies/{metadata_cascade_policy_id}/apply",
      "parameters": [ { "name": "metadata_cascade_policy_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "conflict_resolution" ], "mediaType": "application/json" },
      "responses": {
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_metadata_queries_execute_read": {
      "id": "post_metadata_queries_execute_read",
      "method": "POST",
      "path": "/metadata_queries/execute_read",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "from", "query", "query_params", "ancestor_folder_id", "order_by", "limit", "marker", "fields" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_comments_id": {
      "id": "get_comments_id",
      "method": "GET",
      "path": "/comments/{comment_id}",
      "parameters": [
        { "name": "comment_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_comments_id": {
      "id": "put_comments_id",
      "method": "PUT",
      "path": "/comments/{comment_id}",
      "parameters": [
        { "name": "comment_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": { "required": false, "members": [ "message" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_comments_id": {
      "id": "delete_comments_id",
      "method": "DELETE",
      "path": "/comments/{comment_id}",
      "parameters": [ { "name": "comment_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_comments": {
      "id": "post_comments",
      "method": "POST",
      "path": "/comments",
      "parameters": [ { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," } ],
      "body": { "required": false, "members": [ "message", "tagged_message", "item" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_collaborations_id": {
      "id": "get_collaborations_id",
      "method": "GET",
      "path": "/collaborations/{collaboration_id}",
      "parameters": [
        { "name": "collaboration_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_collaborations_id": {
      "id": "put_collaborations_id",
      "method": "PUT",
      "path": "/collaborations/{collaboration_id}",
      "parameters": [ { "name": "collaboration_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "role", "status", "expires_at", "can_view_path" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_collaborations_id": {
      "id": "delete_collaborations_id",
      "method": "DELETE",
      "path": "/collaborations/{collaboration_id}",
      "parameters": [ { "name": "collaboration_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_collaborations": {
      "id": "get_collaborations",
      "method": "GET",
      "path": "/collaborations",
      "parameters": [
        { "name": "status", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "offset", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 0 },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_collaborations": {
      "id": "post_collaborations",
      "method": "POST",
      "path": "/collaborations",
      "parameters": [
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "notify", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [ "item", "accessible_by", "role", "is_access_only", "can_view_path", "expires_at" ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_search": {
      "id": "get_search",
      "method": "GET",
      "path": "/search",
      "parameters": [
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "scope",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "user_content"
        },
        {
          "name": "file_extensions",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "delimiter": ","
        },
        {
          "name": "created_at_range",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "delimiter": ","
        },
        {
          "name": "updated_at_range",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "delimiter": ","
        },
        { "name": "size_range", "in": "query", "required": false, "type": "integer", "isArray": true, "delimiter": "," },
        {
          "name": "owner_user_ids",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "delimiter": ","
        },
        {
          "name": "recent_updater_user_ids",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "delimiter": ","
        },
        {
          "name": "ancestor_folder_ids",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "delimiter": ","
        },
        {
          "name": "content_types",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "delimiter": ","
        },
        { "name": "type", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "trash_content",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "non_trashed_only"
        },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false, "default": "relevance" },
        { "name": "direction", "in": "query", "required": false, "type": "string", "isArray": false, "default": "DESC" },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 30 },
        {
          "name": "include_recent_shared_links",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "offset", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 0 },
        { "name": "deleted_user_ids", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "deleted_at_range", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_tasks": {
      "id": "post_tasks",
      "method": "POST",
      "path": "/tasks",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "item", "action", "message", "due_at", "completion_rule" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_tasks_id": {
      "id": "get_tasks_id",
      "method": "GET",
      "path": "/tasks/{task_id}",
      "parameters": [ { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_tasks_id": {
      "id": "put_tasks_id",
      "method": "PUT",
      "path": "/tasks/{task_id}",
      "parameters": [ { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "action", "message", "due_at", "completion_rule" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_tasks_id": {
      "id": "delete_tasks_id",
      "method": "DELETE",
      "path": "/tasks/{task_id}",
      "parameters": [ { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_tasks_id_assignments": {
      "id": "get_tasks_id_assignments",
      "method": "GET",
      "path": "/tasks/{task_id}/assignments",
      "parameters": [ { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_task_assignments": {
      "id": "post_task_assignments",
      "method": "POST",
      "path": "/task_assignments",
      "parameters": [],
      "body": { "required": false, "members": [ "task", "assign_to" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_task_assignments_id": {
      "id": "get_task_assignments_id",
      "method": "GET",
      "path": "/task_assignments/{task_assignment_id}",
      "parameters": [ { "name": "task_assignment_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_task_assignments_id": {
      "id": "put_task_assignments_id",
      "method": "PUT",
      "path": "/task_assignments/{task_assignment_id}",
      "parameters": [ { "name": "task_assignment_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "message", "resolution_state" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_task_assignments_id": {
      "id": "delete_task_assignments_id",
      "method": "DELETE",
      "path": "/task_assignments/{task_assignment_id}",
      "parameters": [ { "name": "task_assignment_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_shared_items": {
      "id": "get_shared_items",
      "method": "GET",
      "path": "/shared_items",
      "parameters": [
        { "name": "if-none-match", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "boxapi", "in": "header", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "304": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_web_links": {
      "id": "post_web_links",
      "method": "POST",
      "path": "/web_links",
      "parameters": [],
      "body": { "required": false, "members": [ "url", "parent", "name", "description" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_web_links_id": {
      "id": "get_web_links_id",
      "method": "GET",
      "path": "/web_links/{web_link_id}",
      "parameters": [
        { "name": "web_link_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "boxapi", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_web_links_id": {
      "id": "put_web_links_id",
      "method": "PUT",
      "path": "/web_links/{web_link_id}",
      "parameters": [ { "name": "web_link_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "url", "parent", "name", "description", "shared_link" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_web_links_id": {
      "id": "post_web_links_id",
      "method": "POST",
      "path": "/web_links/{web_link_id}",
      "parameters": [
        { "name": "web_link_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": { "required": false, "members": [ "name", "parent" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_web_links_id": {
      "id": "delete_web_links_id",
      "method": "DELETE",
      "path": "/web_links/{web_link_id}",
      "parameters": [ { "name": "web_link_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_web_links_id_trash": {
      "id": "get_web_links_id_trash",
      "method": "GET",
      "path": "/web_links/{web_link_id}/trash",
      "parameters": [
        { "name": "web_link_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_web_links_id_trash": {
      "id": "delete_web_links_id_trash",
      "method": "DELETE",
      "path": "/web_links/{web_link_id}/trash",
      "parameters": [ { "name": "web_link_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_users": {
      "id": "get_users",
      "method": "GET",
      "path": "/users",
      "parameters": [
        { "name": "filter_term", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "user_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "external_app_user_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "offset", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 0 },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "usemarker", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_users": {
      "id": "post_users",
      "method": "POST",
      "path": "/users",
      "parameters": [ { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," } ],
      "body": {
        "required": false,
        "members": [
          "name",
          "login",
          "is_platform_access_only",
          "role",
          "language",
          "is_sync_enabled",
          "job_title",
          "phone",
          "address",
          "space_amount",
          "tracking_codes",
          "can_see_managed_users",
          "timezone",
          "is_external_collab_restricted",
          "is_exempt_from_device_limits",
          "is_exempt_from_login_verification",
          "status",
          "external_app_user_id"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_users_me": {
      "id": "get_users_me",
      "method": "GET",
      "path": "/users/me",
      "parameters": [ { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_users_terminate_sessions": {
      "id": "post_users_terminate_sessions",
      "method": "POST",
      "path": "/users/terminate_sessions",
      "parameters": [],
      "body": { "required": false, "members": [ "user_ids", "user_logins" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_users_id": {
      "id": "get_users_id",
      "method": "GET",
      "path": "/users/{user_id}",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_users_id": {
      "id": "put_users_id",
      "method": "PUT",
      "path": "/users/{user_id}",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": {
        "required": false,
        "members": [
          "enterprise",
          "notify",
          "name",
          "login",
          "role",
          "language",
          "is_sync_enabled",
          "job_title",
          "phone",
          "address",
          "tracking_codes",
          "can_see_managed_users",
          "timezone",
          "is_external_collab_restricted",
          "is_exempt_from_device_limits",
          "is_exempt_from_login_verification",
          "is_password_reset_required",
          "status",
          "space_amount",
          "notification_email",
          "external_app_user_id"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_users_id": {
      "id": "delete_users_id",
      "method": "DELETE",
      "path": "/users/{user_id}",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "notify", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "force", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_users_id_avatar": {
      "id": "get_users_id_avatar",
      "method": "GET",
      "path": "/users/{user_id}/avatar",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "image/jpg", "contents": { "image/jpg": { "kind": "binary" } }, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_users_id_avatar": {
      "id": "post_users_id_avatar",
      "method": "POST",
      "path": "/users/{user_id}/avatar",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "pic" ],
        "mediaType": "multipart/form-data",
        "contents": { "multipart/form-data": { "kind": "multipart", "fields": { "pic": { "type": "file", "isArray": false } } } }
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_users_id_avatar": {
      "id": "delete_users_id_avatar",
      "method": "DELETE",
      "path": "/users/{user_id}/avatar",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_users_id_folders_0": {
      "id": "put_users_id_folders_0",
      "method": "PUT",
      "path": "/users/{user_id}/folders/0",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "notify", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": { "required": false, "members": [ "owned_by" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_users_id_email_aliases": {
      "id": "get_users_id_email_aliases",
      "method": "GET",
      "path": "/users/{user_id}/email_aliases",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_users_id_email_aliases": {
      "id": "post_users_id_email_aliases",
      "method": "POST",
      "path": "/users/{user_id}/email_aliases",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "email" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_users_id_email_aliases_id": {
      "id": "delete_users_id_email_aliases_id",
      "method": "DELETE",
      "path": "/users/{user_id}/email_aliases/{email_alias_id}",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "email_alias_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_users_id_memberships": {
      "id": "get_users_id_memberships",
      "method": "GET",
      "path": "/users/{user_id}/memberships",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_invites": {
      "id": "post_invites",
      "method": "POST",
      "path": "/invites",
      "parameters": [ { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," } ],
      "body": { "required": false, "members": [ "enterprise", "actionable_by" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_invites_id": {
      "id": "get_invites_id",
      "method": "GET",
      "path": "/invites/{invite_id}",
      "parameters": [
        { "name": "invite_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_groups": {
      "id": "get_groups",
      "method": "GET",
      "path": "/groups",
      "parameters": [
        { "name": "filter_term", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_groups": {
      "id": "post_groups",
      "method": "POST",
      "path": "/groups",
      "parameters": [ { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," } ],
      "body": {
        "required": false,
        "members": [
          "name",
          "provenance",
          "external_sync_identifier",
          "description",
          "invitability_level",
          "member_viewability_level"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_groups_terminate_sessions": {
      "id": "post_groups_terminate_sessions",
      "method": "POST",
      "path": "/groups/terminate_sessions",
      "parameters": [],
      "body": { "required": false, "members": [ "group_ids" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "503": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_groups_id": {
      "id": "get_groups_id",
      "method": "GET",
      "path": "/groups/{group_id}",
      "parameters": [
        { "name": "group_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_groups_id": {
      "id": "put_groups_id",
      "method": "PUT",
      "path": "/groups/{group_id}",
      "parameters": [
        { "name": "group_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": {
        "required": false,
        "members": [
          "name",
          "provenance",
          "external_sync_identifier",
          "description",
          "invitability_level",
          "member_viewability_level"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_groups_id": {
      "id": "delete_groups_id",
      "method": "DELETE",
      "path": "/groups/{group_id}",
      "parameters": [ { "name": "group_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_groups_id_memberships": {
      "id": "get_groups_id_memberships",
      "method": "GET",
      "path": "/groups/{group_id}/memberships",
      "parameters": [
        { "name": "group_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_groups_id_collaborations": {
      "id": "get_groups_id_collaborations",
      "method": "GET",
      "path": "/groups/{group_id}/collaborations",
      "parameters": [
        { "name": "group_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_group_memberships": {
      "id": "post_group_memberships",
      "method": "POST",
      "path": "/group_memberships",
      "parameters": [ { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," } ],
      "body": {
        "required": false,
        "members": [ "user", "group", "role", "configurable_permissions" ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_group_memberships_id": {
      "id": "get_group_memberships_id",
      "method": "GET",
      "path": "/group_memberships/{group_membership_id}",
      "parameters": [
        { "name": "group_membership_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_group_memberships_id": {
      "id": "put_group_memberships_id",
      "method": "PUT",
      "path": "/group_memberships/{group_membership_id}",
      "parameters": [
        { "name": "group_membership_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": { "required": false, "members": [ "role", "configurable_permissions" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_group_memberships_id": {
      "id": "delete_group_memberships_id",
      "method": "DELETE",
      "path": "/group_memberships/{group_membership_id}",
      "parameters": [ { "name": "group_membership_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_webhooks": {
      "id": "get_webhooks",
      "method": "GET",
      "path": "/webhooks",
      "parameters": [
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_webhooks": {
      "id": "post_webhooks",
      "method": "POST",
      "path": "/webhooks",
      "parameters": [],
      "body": { "required": false, "members": [ "target", "address", "triggers" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_webhooks_id": {
      "id": "get_webhooks_id",
      "method": "GET",
      "path": "/webhooks/{webhook_id}",
      "parameters": [ { "name": "webhook_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_webhooks_id": {
      "id": "put_webhooks_id",
      "method": "PUT",
      "path": "/webhooks/{webhook_id}",
      "parameters": [ { "name": "webhook_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "target", "address", "triggers" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_webhooks_id": {
      "id": "delete_webhooks_id",
      "method": "DELETE",
      "path": "/webhooks/{webhook_id}",
      "parameters": [ { "name": "webhook_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_skill_invocations_id": {
      "id": "put_skill_invocations_id",
      "method": "PUT",
      "path": "/skill_invocations/{skill_id}",
      "parameters": [ { "name": "skill_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "status", "metadata", "file", "file_version", "usage" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_events": {
      "id": "get_events",
      "method": "GET",
      "path": "/events",
      "parameters": [
        {
          "name": "stream_type",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "all"
        },
        { "name": "stream_position", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 100 },
        { "name": "event_type", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "created_after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "created_before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "options_events": {
      "id": "options_events",
      "method": "OPTIONS",
      "path": "/events",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_collections": {
      "id": "get_collections",
      "method": "GET",
      "path": "/collections",
      "parameters": [
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "offset", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 0 },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_collections_id_items": {
      "id": "get_collections_id_items",
      "method": "GET",
      "path": "/collections/{collection_id}/items",
      "parameters": [
        { "name": "collection_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "offset", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 0 },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_collections_id": {
      "id": "get_collections_id",
      "method": "GET",
      "path": "/collections/{collection_id}",
      "parameters": [ { "name": "collection_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_recent_items": {
      "id": "get_recent_items",
      "method": "GET",
      "path": "/recent_items",
      "parameters": [
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_retention_policies": {
      "id": "get_retention_policies",
      "method": "GET",
      "path": "/retention_policies",
      "parameters": [
        { "name": "policy_name", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "policy_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "created_by_user_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_retention_policies": {
      "id": "post_retention_policies",
      "method": "POST",
      "path": "/retention_policies",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "policy_name",
          "description",
          "policy_type",
          "disposition_action",
          "retention_length",
          "retention_type",
          "can_owner_extend_retention",
          "max_extension_length",
          "are_owners_notified",
          "custom_notification_recipients"
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
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_retention_policies_id": {
      "id": "get_retention_policies_id",
      "method": "GET",
      "path": "/retention_policies/{retention_policy_id}",
      "parameters": [
        { "name": "retention_policy_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_retention_policies_id": {
      "id": "put_retention_policies_id",
      "method": "PUT",
      "path": "/retention_policies/{retention_policy_id}",
      "parameters": [ { "name": "retention_policy_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [
          "policy_name",
          "description",
          "disposition_action",
          "retention_type",
          "retention_length",
          "status",
          "can_owner_extend_retention",
          "max_extension_length",
          "are_owners_notified",
          "custom_notification_recipients"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_retention_policies_id": {
      "id": "delete_retention_policies_id",
      "method": "DELETE",
      "path": "/retention_policies/{retention_policy_id}",
      "parameters": [ { "name": "retention_policy_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_retention_policies_id_assignments": {
      "id": "get_retention_policies_id_assignments",
      "method": "GET",
      "path": "/retention_policies/{retention_policy_id}/assignments",
      "parameters": [
        { "name": "retention_policy_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_retention_policy_assignments": {
      "id": "post_retention_policy_assignments",
      "method": "POST",
      "path": "/retention_policy_assignments",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "policy_id", "assign_to", "filter_fields", "start_date_field" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_retention_policy_assignments_id": {
      "id": "get_retention_policy_assignments_id",
      "method": "GET",
      "path": "/retention_policy_assignments/{retention_policy_assignment_id}",
      "parameters": [
        { "name": "retention_policy_assignment_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_retention_policy_assignments_id": {
      "id": "delete_retention_policy_assignments_id",
      "method": "DELETE",
      "path": "/retention_policy_assignments/{retention_policy_assignment_id}",
      "parameters": [
        { "name": "retention_policy_assignment_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_retention_policy_assignments_id_files_under_retention": {
      "id": "get_retention_policy_assignments_id_files_under_retention",
      "method": "GET",
      "path": "/retention_policy_assignments/{retention_policy_assignment_id}/files_under_retention",
      "parameters": [
        { "name": "retention_policy_assignment_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_retention_policy_assignments_id_file_versions_under_retention": {
      "id": "get_retention_policy_assignments_id_file_versions_under_retention",
      "method": "GET",
      "path": "/retention_policy_assignments/{retention_policy_assignment_id}/file_versions_under_retention",
      "parameters": [
        { "name": "retention_policy_assignment_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_legal_hold_policies": {
      "id": "get_legal_hold_policies",
      "method": "GET",
      "path": "/legal_hold_policies",
      "parameters": [
        { "name": "policy_name", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_legal_hold_policies": {
      "id": "post_legal_hold_policies",
      "method": "POST",
      "path": "/legal_hold_policies",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "policy_name", "description", "filter_started_at", "filter_ended_at", "is_ongoing" ],
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
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_legal_hold_policies_id": {
      "id": "get_legal_hold_policies_id",
      "method": "GET",
      "path": "/legal_hold_policies/{legal_hold_policy_id}",
      "parameters": [ { "name": "legal_hold_policy_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_legal_hold_policies_id": {
      "id": "put_legal_hold_policies_id",
      "method": "PUT",
      "path": "/legal_hold_policies/{legal_hold_policy_id}",
      "parameters": [ { "name": "legal_hold_policy_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "policy_name", "description", "release_notes" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_legal_hold_policies_id": {
      "id": "delete_legal_hold_policies_id",
      "method": "DELETE",
      "path": "/legal_hold_policies/{legal_hold_policy_id}",
      "parameters": [ { "name": "legal_hold_policy_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_legal_hold_policy_assignments": {
      "id": "get_legal_hold_policy_assignments",
      "method": "GET",
      "path": "/legal_hold_policy_assignments",
      "parameters": [
        { "name": "policy_id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "assign_to_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "assign_to_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_legal_hold_policy_assignments": {
      "id": "post_legal_hold_policy_assignments",
      "method": "POST",
      "path": "/legal_hold_policy_assignments",
      "parameters": [],
      "body": { "required": false, "members": [ "policy_id", "assign_to" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_legal_hold_policy_assignments_id": {
      "id": "get_legal_hold_policy_assignments_id",
      "method": "GET",
      "path": "/legal_hold_policy_assignments/{legal_hold_policy_assignment_id}",
      "parameters": [
        {
          "name": "legal_hold_policy_assignment_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_legal_hold_policy_assignments_id": {
      "id": "delete_legal_hold_policy_assignments_id",
      "method": "DELETE",
      "path": "/legal_hold_policy_assignments/{legal_hold_policy_assignment_id}",
      "parameters": [
        {
          "name": "legal_hold_policy_assignment_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        }
      ],
      "body": null,
      "responses": {
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_legal_hold_policy_assignments_id_files_on_hold": {
      "id": "get_legal_hold_policy_assignments_id_files_on_hold",
      "method": "GET",
      "path": "/legal_hold_policy_assignments/{legal_hold_policy_assignment_id}/files_on_hold",
      "parameters": [
        {
          "name": "legal_hold_policy_assignment_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_file_version_retentions": {
      "id": "get_file_version_retentions",
      "method": "GET",
      "path": "/file_version_retentions",
      "parameters": [
        { "name": "file_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "file_version_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "policy_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "disposition_action", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "disposition_before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "disposition_after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_legal_hold_policy_assignments_id_file_versions_on_hold": {
      "id": "get_legal_hold_policy_assignments_id_file_versions_on_hold",
      "method": "GET",
      "path": "/legal_hold_policy_assignments/{legal_hold_policy_assignment_id}/file_versions_on_hold",
      "parameters": [
        {
          "name": "legal_hold_policy_assignment_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_file_version_retentions_id": {
      "id": "get_file_version_retentions_id",
      "method": "GET",
      "path": "/file_version_retentions/{file_version_retention_id}",
      "parameters": [ { "name": "file_version_retention_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_file_version_legal_holds_id": {
      "id": "get_file_version_legal_holds_id",
      "method": "GET",
      "path": "/file_version_legal_holds/{file_version_legal_hold_id}",
      "parameters": [ { "name": "file_version_legal_hold_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_file_version_legal_holds": {
      "id": "get_file_version_legal_holds",
      "method": "GET",
      "path": "/file_version_legal_holds",
      "parameters": [
        { "name": "policy_id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_shield_information_barriers_id": {
      "id": "get_shield_information_barriers_id",
      "method": "GET",
      "path": "/shield_information_barriers/{shield_information_barrier_id}",
      "parameters": [
        { "name": "shield_information_barrier_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_shield_information_barriers_change_status": {
      "id": "post_shield_information_barriers_change_status",
      "method": "POST",
      "path": "/shield_information_barriers/change_status",
      "parameters": [],
      "body": { "required": false, "members": [ "id", "status" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_shield_information_barriers": {
      "id": "get_shield_information_barriers",
      "method": "GET",
      "path": "/shield_information_barriers",
      "parameters": [
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_shield_information_barriers": {
      "id": "post_shield_information_barriers",
      "method": "POST",
      "path": "/shield_information_barriers",
      "parameters": [],
      "body": { "required": false, "members": [ "enterprise" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_shield_information_barrier_reports": {
      "id": "get_shield_information_barrier_reports",
      "method": "GET",
      "path": "/shield_information_barrier_reports",
      "parameters": [
        { "name": "shield_information_barrier_id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_shield_information_barrier_reports": {
      "id": "post_shield_information_barrier_reports",
      "method": "POST",
      "path": "/shield_information_barrier_reports",
      "parameters": [],
      "body": { "required": false, "members": [ "shield_information_barrier" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_shield_information_barrier_reports_id": {
      "id": "get_shield_information_barrier_reports_id",
      "method": "GET",
      "path": "/shield_information_barrier_reports/{shield_information_barrier_report_id}",
      "parameters": [
        {
          "name": "shield_information_barrier_report_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
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
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_shield_information_barrier_segments_id": {
      "id": "get_shield_information_barrier_segments_id",
      "method": "GET",
      "path": "/shield_information_barrier_segments/{shield_information_barrier_segment_id}",
      "parameters": [
        {
          "name": "shield_information_barrier_segment_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
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
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_shield_information_barrier_segments_id": {
      "id": "put_shield_information_barrier_segments_id",
      "method": "PUT",
      "path": "/shield_information_barrier_segments/{shield_information_barrier_segment_id}",
      "parameters": [
        {
          "name": "shield_information_barrier_segment_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        }
      ],
      "body": { "required": false, "members": [ "name", "description" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_shield_information_barrier_segments_id": {
      "id": "delete_shield_information_barrier_segments_id",
      "method": "DELETE",
      "path": "/shield_information_barrier_segments/{shield_information_barrier_segment_id}",
      "parameters": [
        {
          "name": "shield_information_barrier_segment_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_shield_information_barrier_segments": {
      "id": "get_shield_information_barrier_segments",
      "method": "GET",
      "path": "/shield_information_barrier_segments",
      "parameters": [
        { "name": "shield_information_barrier_id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_shield_information_barrier_segments": {
      "id": "post_shield_information_barrier_segments",
      "method": "POST",
      "path": "/shield_information_barrier_segments",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "shield_information_barrier", "name", "description" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_shield_information_barrier_segment_members_id": {
      "id": "get_shield_information_barrier_segment_members_id",
      "method": "GET",
      "path": "/shield_information_barrier_segment_members/{shield_information_barrier_segment_member_id}",
      "parameters": [
        {
          "name": "shield_information_barrier_segment_member_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
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
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_shield_information_barrier_segment_members_id": {
      "id": "delete_shield_information_barrier_segment_members_id",
      "method": "DELETE",
      "path": "/shield_information_barrier_segment_members/{shield_information_barrier_segment_member_id}",
      "parameters": [
        {
          "name": "shield_information_barrier_segment_member_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_shield_information_barrier_segment_members": {
      "id": "get_shield_information_barrier_segment_members",
      "method": "GET",
      "path": "/shield_information_barrier_segment_members",
      "parameters": [
        {
          "name": "shield_information_barrier_segment_id",
          "in": "query",
          "required": true,
          "type": "string",
          "isArray": false
        },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_shield_information_barrier_segment_members": {
      "id": "post_shield_information_barrier_segment_members",
      "method": "POST",
      "path": "/shield_information_barrier_segment_members",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "type", "shield_information_barrier", "shield_information_barrier_segment", "user" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_shield_information_barrier_segment_restrictions_id": {
      "id": "get_shield_information_barrier_segment_restrictions_id",
      "method": "GET",
      "path": "/shield_information_barrier_segment_restrictions/{shield_information_barrier_segment_restriction_id}",
      "parameters": [
        {
          "name": "shield_information_barrier_segment_restriction_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
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
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_shield_information_barrier_segment_restrictions_id": {
      "id": "delete_shield_information_barrier_segment_restrictions_id",
      "method": "DELETE",
      "path": "/shield_information_barrier_segment_restrictions/{shield_information_barrier_segment_restriction_id}",
      "parameters": [
        {
          "name": "shield_information_barrier_segment_restriction_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_shield_information_barrier_segment_restrictions": {
      "id": "get_shield_information_barrier_segment_restrictions",
      "method": "GET",
      "path": "/shield_information_barrier_segment_restrictions",
      "parameters": [
        {
          "name": "shield_information_barrier_segment_id",
          "in": "query",
          "required": true,
          "type": "string",
          "isArray": false
        },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_shield_information_barrier_segment_restrictions": {
      "id": "post_shield_information_barrier_segment_restrictions",
      "method": "POST",
      "path": "/shield_information_barrier_segment_restrictions",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "type", "shield_information_barrier", "shield_information_barrier_segment", "restricted_segment" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_device_pinners_id": {
      "id": "get_device_pinners_id",
      "method": "GET",
      "path": "/device_pinners/{device_pinner_id}",
      "parameters": [ { "name": "device_pinner_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_device_pinners_id": {
      "id": "delete_device_pinners_id",
      "method": "DELETE",
      "path": "/device_pinners/{device_pinner_id}",
      "parameters": [ { "name": "device_pinner_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_enterprises_id_device_pinners": {
      "id": "get_enterprises_id_device_pinners",
      "method": "GET",
      "path": "/enterprises/{enterprise_id}/device_pinners",
      "parameters": [
        { "name": "enterprise_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "direction", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_terms_of_services": {
      "id": "get_terms_of_services",
      "method": "GET",
      "path": "/terms_of_services",
      "parameters": [ { "name": "tos_type", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_terms_of_services": {
      "id": "post_terms_of_services",
      "method": "POST",
      "path": "/terms_of_services",
      "parameters": [],
      "body": { "required": false, "members": [ "status", "tos_type", "text" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_terms_of_services_id": {
      "id": "get_terms_of_services_id",
      "method": "GET",
      "path": "/terms_of_services/{terms_of_service_id}",
      "parameters": [ { "name": "terms_of_service_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_terms_of_services_id": {
      "id": "put_terms_of_services_id",
      "method": "PUT",
      "path": "/terms_of_services/{terms_of_service_id}",
      "parameters": [ { "name": "terms_of_service_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "status", "text" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_terms_of_service_user_statuses": {
      "id": "get_terms_of_service_user_statuses",
      "method": "GET",
      "path": "/terms_of_service_user_statuses",
      "parameters": [
        { "name": "tos_id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "user_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_terms_of_service_user_statuses": {
      "id": "post_terms_of_service_user_statuses",
      "method": "POST",
      "path": "/terms_of_service_user_statuses",
      "parameters": [],
      "body": { "required": false, "members": [ "tos", "user", "is_accepted" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_terms_of_service_user_statuses_id": {
      "id": "put_terms_of_service_user_statuses_id",
      "method": "PUT",
      "path": "/terms_of_service_user_statuses/{terms_of_service_user_status_id}",
      "parameters": [
        {
          "name": "terms_of_service_user_status_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        }
      ],
      "body": { "required": false, "members": [ "is_accepted" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_collaboration_whitelist_entries": {
      "id": "get_collaboration_whitelist_entries",
      "method": "GET",
      "path": "/collaboration_whitelist_entries",
      "parameters": [
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_collaboration_whitelist_entries": {
      "id": "post_collaboration_whitelist_entries",
      "method": "POST",
      "path": "/collaboration_whitelist_entries",
      "parameters": [],
      "body": { "required": false, "members": [ "domain", "direction" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_collaboration_whitelist_entries_id": {
      "id": "get_collaboration_whitelist_entries_id",
      "method": "GET",
      "path": "/collaboration_whitelist_entries/{collaboration_whitelist_entry_id}",
      "parameters": [
        {
          "name": "collaboration_whitelist_entry_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_collaboration_whitelist_entries_id": {
      "id": "delete_collaboration_whitelist_entries_id",
      "method": "DELETE",
      "path": "/collaboration_whitelist_entries/{collaboration_whitelist_entry_id}",
      "parameters": [
        {
          "name": "collaboration_whitelist_entry_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_collaboration_whitelist_exempt_targets": {
      "id": "get_collaboration_whitelist_exempt_targets",
      "method": "GET",
      "path": "/collaboration_whitelist_exempt_targets",
      "parameters": [
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_collaboration_whitelist_exempt_targets": {
      "id": "post_collaboration_whitelist_exempt_targets",
      "method": "POST",
      "path": "/collaboration_whitelist_exempt_targets",
      "parameters": [],
      "body": { "required": false, "members": [ "user" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_collaboration_whitelist_exempt_targets_id": {
      "id": "get_collaboration_whitelist_exempt_targets_id",
      "method": "GET",
      "path": "/collaboration_whitelist_exempt_targets/{collaboration_whitelist_exempt_target_id}",
      "parameters": [
        {
          "name": "collaboration_whitelist_exempt_target_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_collaboration_whitelist_exempt_targets_id": {
      "id": "delete_collaboration_whitelist_exempt_targets_id",
      "method": "DELETE",
      "path": "/collaboration_whitelist_exempt_targets/{collaboration_whitelist_exempt_target_id}",
      "parameters": [
        {
          "name": "collaboration_whitelist_exempt_target_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_storage_policies": {
      "id": "get_storage_policies",
      "method": "GET",
      "path": "/storage_policies",
      "parameters": [
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_storage_policies_id": {
      "id": "get_storage_policies_id",
      "method": "GET",
      "path": "/storage_policies/{storage_policy_id}",
      "parameters": [ { "name": "storage_policy_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_storage_policy_assignments": {
      "id": "get_storage_policy_assignments",
      "method": "GET",
      "path": "/storage_policy_assignments",
      "parameters": [
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "resolved_for_type", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "resolved_for_id", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_storage_policy_assignments": {
      "id": "post_storage_policy_assignments",
      "method": "POST",
      "path": "/storage_policy_assignments",
      "parameters": [],
      "body": { "required": false, "members": [ "storage_policy", "assigned_to" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_storage_policy_assignments_id": {
      "id": "get_storage_policy_assignments_id",
      "method": "GET",
      "path": "/storage_policy_assignments/{storage_policy_assignment_id}",
      "parameters": [ { "name": "storage_policy_assignment_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_storage_policy_assignments_id": {
      "id": "put_storage_policy_assignments_id",
      "method": "PUT",
      "path": "/storage_policy_assignments/{storage_policy_assignment_id}",
      "parameters": [ { "name": "storage_policy_assignment_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "storage_policy" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_storage_policy_assignments_id": {
      "id": "delete_storage_policy_assignments_id",
      "method": "DELETE",
      "path": "/storage_policy_assignments/{storage_policy_assignment_id}",
      "parameters": [ { "name": "storage_policy_assignment_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_zip_downloads": {
      "id": "post_zip_downloads",
      "method": "POST",
      "path": "/zip_downloads",
      "parameters": [],
      "body": { "required": false, "members": [ "items", "download_file_name" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_zip_downloads_id_content": {
      "id": "get_zip_downloads_id_content",
      "method": "GET",
      "path": "/zip_downloads/{zip_download_id}/content",
      "parameters": [ { "name": "zip_download_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/octet-stream",
          "contents": { "application/octet-stream": { "kind": "binary" } },
          "headers": { "Content-Disposition": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "get_zip_downloads_id_status": {
      "id": "get_zip_downloads_id_status",
      "method": "GET",
      "path": "/zip_downloads/{zip_download_id}/status",
      "parameters": [ { "name": "zip_download_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_sign_requests_id_cancel": {
      "id": "post_sign_requests_id_cancel",
      "method": "POST",
      "path": "/sign_requests/{sign_request_id}/cancel",
      "parameters": [ { "name": "sign_request_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "reason" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_sign_requests_id_resend": {
      "id": "post_sign_requests_id_resend",
      "method": "POST",
      "path": "/sign_requests/{sign_request_id}/resend",
      "parameters": [ { "name": "sign_request_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_sign_requests_id": {
      "id": "get_sign_requests_id",
      "method": "GET",
      "path": "/sign_requests/{sign_request_id}",
      "parameters": [ { "name": "sign_request_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_sign_requests": {
      "id": "get_sign_requests",
      "method": "GET",
      "path": "/sign_requests",
      "parameters": [
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "senders", "in": "query", "required": false, "type": "string", "isArray": true },
        {
          "name": "shared_requests",
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
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_sign_requests": {
      "id": "post_sign_requests",
      "method": "POST",
      "path": "/sign_requests",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "is_document_preparation_needed",
          "redirect_url",
          "declined_redirect_url",
          "are_text_signatures_enabled",
          "email_subject",
          "email_message",
          "are_reminders_enabled",
          "name",
          "prefill_tags",
          "days_valid",
          "external_id",
          "template_id",
          "external_system_name",
          "request_flow",
          "source_files",
          "signature_color",
          "signers",
          "parent_folder"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_workflows": {
      "id": "get_workflows",
      "method": "GET",
      "path": "/workflows",
      "parameters": [
        { "name": "folder_id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "trigger_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_workflows_id_start": {
      "id": "post_workflows_id_start",
      "method": "POST",
      "path": "/workflows/{workflow_id}/start",
      "parameters": [ { "name": "workflow_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "type", "flow", "files", "folder", "outcomes" ],
        "mediaType": "application/json"
      },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_sign_templates": {
      "id": "get_sign_templates",
      "method": "GET",
      "path": "/sign_templates",
      "parameters": [
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_sign_templates_id": {
      "id": "get_sign_templates_id",
      "method": "GET",
      "path": "/sign_templates/{template_id}",
      "parameters": [ { "name": "template_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_integration_mappings_slack": {
      "id": "get_integration_mappings_slack",
      "method": "GET",
      "path": "/integration_mappings/slack",
      "parameters": [
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "partner_item_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "partner_item_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "box_item_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "box_item_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "is_manually_created", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_integration_mappings_slack": {
      "id": "post_integration_mappings_slack",
      "method": "POST",
      "path": "/integration_mappings/slack",
      "parameters": [],
      "body": { "required": false, "members": [ "partner_item", "box_item", "options" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_integration_mappings_slack_id": {
      "id": "put_integration_mappings_slack_id",
      "method": "PUT",
      "path": "/integration_mappings/slack/{integration_mapping_id}",
      "parameters": [ { "name": "integration_mapping_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "box_item", "options" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_integration_mappings_slack_id": {
      "id": "delete_integration_mappings_slack_id",
      "method": "DELETE",
      "path": "/integration_mappings/slack/{integration_mapping_id}",
      "parameters": [ { "name": "integration_mapping_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_integration_mappings_teams": {
      "id": "get_integration_mappings_teams",
      "method": "GET",
      "path": "/integration_mappings/teams",
      "parameters": [
        { "name": "partner_item_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "partner_item_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "box_item_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "box_item_type", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_integration_mappings_teams": {
      "id": "post_integration_mappings_teams",
      "method": "POST",
      "path": "/integration_mappings/teams",
      "parameters": [],
      "body": { "required": false, "members": [ "partner_item", "box_item" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_integration_mappings_teams_id": {
      "id": "put_integration_mappings_teams_id",
      "method": "PUT",
      "path": "/integration_mappings/teams/{integration_mapping_id}",
      "parameters": [ { "name": "integration_mapping_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "box_item" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_integration_mappings_teams_id": {
      "id": "delete_integration_mappings_teams_id",
      "method": "DELETE",
      "path": "/integration_mappings/teams/{integration_mapping_id}",
      "parameters": [ { "name": "integration_mapping_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_ai_ask": {
      "id": "post_ai_ask",
      "method": "POST",
      "path": "/ai/ask",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "mode", "prompt", "items", "dialogue_history", "include_citations", "ai_agent" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_ai_text_gen": {
      "id": "post_ai_text_gen",
      "method": "POST",
      "path": "/ai/text_gen",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "prompt", "items", "dialogue_history", "ai_agent" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_ai_agent_default": {
      "id": "get_ai_agent_default",
      "method": "GET",
      "path": "/ai_agent_default",
      "parameters": [
        { "name": "mode", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "language", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "model", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_ai_extract": {
      "id": "post_ai_extract",
      "method": "POST",
      "path": "/ai/extract",
      "parameters": [],
      "body": { "required": false, "members": [ "prompt", "items", "ai_agent" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_ai_extract_structured": {
      "id": "post_ai_extract_structured",
      "method": "POST",
      "path": "/ai/extract_structured",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "items",
          "metadata_template",
          "fields",
          "ai_agent",
          "include_confidence_score",
          "include_reference",
          "taxonomy_sources"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_ai_agents": {
      "id": "get_ai_agents",
      "method": "GET",
      "path": "/ai_agents",
      "parameters": [
        { "name": "mode", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "agent_state", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        {
          "name": "include_box_default",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_ai_agents": {
      "id": "post_ai_agents",
      "method": "POST",
      "path": "/ai_agents",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "type", "name", "access_state", "icon_reference", "allowed_entities", "ask", "text_gen", "extract" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_ai_agents_id": {
      "id": "get_ai_agents_id",
      "method": "GET",
      "path": "/ai_agents/{agent_id}",
      "parameters": [
        { "name": "agent_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fields", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "put_ai_agents_id": {
      "id": "put_ai_agents_id",
      "method": "PUT",
      "path": "/ai_agents/{agent_id}",
      "parameters": [ { "name": "agent_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "type", "name", "access_state", "icon_reference", "allowed_entities", "ask", "text_gen", "extract" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_ai_agents_id": {
      "id": "delete_ai_agents_id",
      "method": "DELETE",
      "path": "/ai_agents/{agent_id}",
      "parameters": [ { "name": "agent_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_metadata_taxonomies": {
      "id": "post_metadata_taxonomies",
      "method": "POST",
      "path": "/metadata_taxonomies",
      "parameters": [],
      "body": { "required": false, "members": [ "key", "displayName", "namespace" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_metadata_taxonomies_id": {
      "id": "get_metadata_taxonomies_id",
      "method": "GET",
      "path": "/metadata_taxonomies/{namespace}",
      "parameters": [
        { "name": "namespace", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_metadata_taxonomies_id_id": {
      "id": "get_metadata_taxonomies_id_id",
      "method": "GET",
      "path": "/metadata_taxonomies/{namespace}/{taxonomy_key}",
      "parameters": [
        { "name": "namespace", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "taxonomy_key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_metadata_taxonomies_id_id": {
      "id": "delete_metadata_taxonomies_id_id",
      "method": "DELETE",
      "path": "/metadata_taxonomies/{namespace}/{taxonomy_key}",
      "parameters": [
        { "name": "namespace", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "taxonomy_key", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2Security": [] } ]
    },
    "patch_metadata_taxonomies_id_id": {
      "id": "patch_metadata_taxonomies_id_id",
      "method": "PATCH",
      "path": "/metadata_taxonomies/{namespace}/{taxonomy_key}",
      "parameters": [
        { "name": "namespace", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "taxonomy_key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "displayName" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_metadata_taxonomies_id_id_levels": {
      "id": "post_metadata_taxonomies_id_id_levels",
      "method": "POST",
      "path": "/metadata_taxonomies/{namespace}/{taxonomy_key}/levels",
      "parameters": [
        { "name": "namespace", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "taxonomy_key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "patch_metadata_taxonomies_id_id_levels_id": {
      "id": "patch_metadata_taxonomies_id_id_levels_id",
      "method": "PATCH",
      "path": "/metadata_taxonomies/{namespace}/{taxonomy_key}/levels/{level_index}",
      "parameters": [
        { "name": "namespace", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "taxonomy_key", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "level_index", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": { "required": false, "members": [ "displayName", "description" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_metadata_taxonomies_id_id_levels:append": {
      "id": "post_metadata_taxonomies_id_id_levels:append",
      "method": "POST",
      "path": "/metadata_taxonomies/{namespace}/{taxonomy_key}/levels:append",
      "parameters": [
        { "name": "namespace", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "taxonomy_key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "displayName", "description" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_metadata_taxonomies_id_id_levels:trim": {
      "id": "post_metadata_taxonomies_id_id_levels:trim",
      "method": "POST",
      "path": "/metadata_taxonomies/{namespace}/{taxonomy_key}/levels:trim",
      "parameters": [
        { "name": "namespace", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "taxonomy_key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_metadata_taxonomies_id_id_nodes": {
      "id": "get_metadata_taxonomies_id_id_nodes",
      "method": "GET",
      "path": "/metadata_taxonomies/{namespace}/{taxonomy_key}/nodes",
      "parameters": [
        { "name": "namespace", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "taxonomy_key", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "level", "in": "query", "required": false, "type": "integer", "isArray": true },
        { "name": "parent", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "ancestor", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "include-total-result-count", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "post_metadata_taxonomies_id_id_nodes": {
      "id": "post_metadata_taxonomies_id_id_nodes",
      "method": "POST",
      "path": "/metadata_taxonomies/{namespace}/{taxonomy_key}/nodes",
      "parameters": [
        { "name": "namespace", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "taxonomy_key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "displayName", "level", "parentId" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_metadata_taxonomies_id_id_nodes_id": {
      "id": "get_metadata_taxonomies_id_id_nodes_id",
      "method": "GET",
      "path": "/metadata_taxonomies/{namespace}/{taxonomy_key}/nodes/{node_id}",
      "parameters": [
        { "name": "namespace", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "taxonomy_key", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "node_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "delete_metadata_taxonomies_id_id_nodes_id": {
      "id": "delete_metadata_taxonomies_id_id_nodes_id",
      "method": "DELETE",
      "path": "/metadata_taxonomies/{namespace}/{taxonomy_key}/nodes/{node_id}",
      "parameters": [
        { "name": "namespace", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "taxonomy_key", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "node_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2Security": [] } ]
    },
    "patch_metadata_taxonomies_id_id_nodes_id": {
      "id": "patch_metadata_taxonomies_id_id_nodes_id",
      "method": "PATCH",
      "path": "/metadata_taxonomies/{namespace}/{taxonomy_key}/nodes/{node_id}",
      "parameters": [
        { "name": "namespace", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "taxonomy_key", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "node_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "displayName" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
    },
    "get_metadata_templates_id_id_fields_id_options": {
      "id": "get_metadata_templates_id_id_fields_id_options",
      "method": "GET",
      "path": "/metadata_templates/{namespace}/{template_key}/fields/{field_key}/options",
      "parameters": [
        { "name": "namespace", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "template_key", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "field_key", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "level", "in": "query", "required": false, "type": "integer", "isArray": true },
        { "name": "parent", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "ancestor", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "include-total-result-count", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "only-selectable-options", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "marker", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2Security": [] } ]
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
