// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Pachca API",
  "version": "1.0.0",
  "basePath": "/api/shared/v1",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": { "BearerAuth": { "type": "http", "scheme": "bearer" } },
  "security": [ { "BearerAuth": [] } ],
  "errorCodes": {},
  "extensions": {},
  "unrouted": {},
  "operations": {
    "SecurityOperations_getAuditEvents": {
      "id": "SecurityOperations_getAuditEvents",
      "method": "GET",
      "path": "/audit_events",
      "parameters": [
        { "name": "start_time", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_time", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "event_key", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "actor_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "actor_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "entity_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "entity_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "BotOperations_selfRecreateBotToken": {
      "id": "BotOperations_selfRecreateBotToken",
      "method": "POST",
      "path": "/bot/recreate_token",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "BotOperations_selfUpdateBotWebhook": {
      "id": "BotOperations_selfUpdateBotWebhook",
      "method": "PUT",
      "path": "/bot/webhook",
      "parameters": [],
      "body": { "required": true, "members": [ "webhook" ], "mediaType": "application/json" },
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
      "deprecation": null
    },
    "BotOperations_listBots": {
      "id": "BotOperations_listBots",
      "method": "GET",
      "path": "/bots",
      "parameters": [
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "BotOperations_createBot": {
      "id": "BotOperations_createBot",
      "method": "POST",
      "path": "/bots",
      "parameters": [],
      "body": { "required": true, "members": [ "webhook" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "BotOperations_getBot": {
      "id": "BotOperations_getBot",
      "method": "GET",
      "path": "/bots/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "BotOperations_updateBot": {
      "id": "BotOperations_updateBot",
      "method": "PUT",
      "path": "/bots/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "webhook" ], "mediaType": "application/json" },
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
      "deprecation": null
    },
    "BotOperations_deleteBot": {
      "id": "BotOperations_deleteBot",
      "method": "DELETE",
      "path": "/bots/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "BotOperations_recreateBotToken": {
      "id": "BotOperations_recreateBotToken",
      "method": "POST",
      "path": "/bots/{id}/recreate_token",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ChatOperations_listChats": {
      "id": "ChatOperations_listChats",
      "method": "GET",
      "path": "/chats",
      "parameters": [
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false, "default": "id" },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        {
          "name": "availability",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "is_member"
        },
        { "name": "archived", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "last_message_at_after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "last_message_at_before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "personal", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ChatOperations_createChat": {
      "id": "ChatOperations_createChat",
      "method": "POST",
      "path": "/chats",
      "parameters": [],
      "body": { "required": true, "members": [ "chat" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ExportOperations_requestExport": {
      "id": "ExportOperations_requestExport",
      "method": "POST",
      "path": "/chats/exports",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "start_at", "end_at", "webhook_url", "chat_ids", "skip_chats_file" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ExportOperations_downloadExport": {
      "id": "ExportOperations_downloadExport",
      "method": "GET",
      "path": "/chats/exports/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "302": { "mediaType": null, "headers": { "location": { "required": true, "type": "string" } }, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ChatOperations_getChat": {
      "id": "ChatOperations_getChat",
      "method": "GET",
      "path": "/chats/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ChatOperations_updateChat": {
      "id": "ChatOperations_updateChat",
      "method": "PUT",
      "path": "/chats/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "chat" ], "mediaType": "application/json" },
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
      "deprecation": null
    },
    "ChatOperations_archiveChat": {
      "id": "ChatOperations_archiveChat",
      "method": "PUT",
      "path": "/chats/{id}/archive",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ChatMemberOperations_addTags": {
      "id": "ChatMemberOperations_addTags",
      "method": "POST",
      "path": "/chats/{id}/group_tags",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "group_tag_ids" ], "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ChatMemberOperations_removeTag": {
      "id": "ChatMemberOperations_removeTag",
      "method": "DELETE",
      "path": "/chats/{id}/group_tags/{tag_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "tag_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ChatMemberOperations_leaveChat": {
      "id": "ChatMemberOperations_leaveChat",
      "method": "DELETE",
      "path": "/chats/{id}/leave",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ChatMemberOperations_listMembers": {
      "id": "ChatMemberOperations_listMembers",
      "method": "GET",
      "path": "/chats/{id}/members",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "role", "in": "query", "required": false, "type": "string", "isArray": false, "default": "all" },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "ChatMemberOperations_addMembers": {
      "id": "ChatMemberOperations_addMembers",
      "method": "POST",
      "path": "/chats/{id}/members",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "member_ids", "silent" ], "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ChatMemberOperations_updateMemberRole": {
      "id": "ChatMemberOperations_updateMemberRole",
      "method": "PUT",
      "path": "/chats/{id}/members/{user_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": { "required": true, "members": [ "role" ], "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ChatMemberOperations_removeMember": {
      "id": "ChatMemberOperations_removeMember",
      "method": "DELETE",
      "path": "/chats/{id}/members/{user_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ChatOperations_unarchiveChat": {
      "id": "ChatOperations_unarchiveChat",
      "method": "PUT",
      "path": "/chats/{id}/unarchive",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "CommonOperations_listProperties": {
      "id": "CommonOperations_listProperties",
      "method": "GET",
      "path": "/custom_properties",
      "parameters": [ { "name": "entity_type", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "DirectUploadOperations_uploadFile": {
      "id": "DirectUploadOperations_uploadFile",
      "method": "POST",
      "path": "/direct_url",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "Content-Disposition",
          "acl",
          "policy",
          "x-amz-credential",
          "x-amz-algorithm",
          "x-amz-date",
          "x-amz-signature",
          "key",
          "file"
        ],
        "mediaType": "multipart/form-data",
        "contents": {
          "multipart/form-data": {
            "kind": "multipart",
            "fields": {
              "Content-Disposition": { "type": "string", "isArray": false },
              "acl": { "type": "string", "isArray": false },
              "policy": { "type": "string", "isArray": false },
              "x-amz-credential": { "type": "string", "isArray": false },
              "x-amz-algorithm": { "type": "string", "isArray": false },
              "x-amz-date": { "type": "string", "isArray": false },
              "x-amz-signature": { "type": "string", "isArray": false },
              "key": { "type": "string", "isArray": false },
              "file": { "type": "file", "isArray": false }
            }
          }
        }
      },
      "input": "body",
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "GroupTagOperations_listTags": {
      "id": "GroupTagOperations_listTags",
      "method": "GET",
      "path": "/group_tags",
      "parameters": [
        { "name": "names", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "GroupTagOperations_createTag": {
      "id": "GroupTagOperations_createTag",
      "method": "POST",
      "path": "/group_tags",
      "parameters": [],
      "body": { "required": true, "members": [ "group_tag" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "GroupTagOperations_getTag": {
      "id": "GroupTagOperations_getTag",
      "method": "GET",
      "path": "/group_tags/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "GroupTagOperations_updateTag": {
      "id": "GroupTagOperations_updateTag",
      "method": "PUT",
      "path": "/group_tags/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "group_tag" ], "mediaType": "application/json" },
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
      "deprecation": null
    },
    "GroupTagOperations_deleteTag": {
      "id": "GroupTagOperations_deleteTag",
      "method": "DELETE",
      "path": "/group_tags/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "GroupTagOperations_getTagUsers": {
      "id": "GroupTagOperations_getTagUsers",
      "method": "GET",
      "path": "/group_tags/{id}/users",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
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
      "deprecation": null
    },
    "ChatMessageOperations_listChatMessages": {
      "id": "ChatMessageOperations_listChatMessages",
      "method": "GET",
      "path": "/messages",
      "parameters": [
        { "name": "chat_id", "in": "query", "required": true, "type": "integer", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false, "default": "id" },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "desc" },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
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
      "deprecation": null
    },
    "MessageOperations_createMessage": {
      "id": "MessageOperations_createMessage",
      "method": "POST",
      "path": "/messages",
      "parameters": [],
      "body": { "required": true, "members": [ "message", "link_preview" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MessageOperations_getMessage": {
      "id": "MessageOperations_getMessage",
      "method": "GET",
      "path": "/messages/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MessageOperations_updateMessage": {
      "id": "MessageOperations_updateMessage",
      "method": "PUT",
      "path": "/messages/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "message" ], "mediaType": "application/json" },
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
      "deprecation": null
    },
    "MessageOperations_deleteMessage": {
      "id": "MessageOperations_deleteMessage",
      "method": "DELETE",
      "path": "/messages/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "LinkPreviewOperations_unfurl": {
      "id": "LinkPreviewOperations_unfurl",
      "method": "POST",
      "path": "/messages/{id}/link_previews",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "link_previews" ], "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MessageOperations_pinMessage": {
      "id": "MessageOperations_pinMessage",
      "method": "POST",
      "path": "/messages/{id}/pin",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MessageOperations_unpinMessage": {
      "id": "MessageOperations_unpinMessage",
      "method": "DELETE",
      "path": "/messages/{id}/pin",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ReactionOperations_listReactions": {
      "id": "ReactionOperations_listReactions",
      "method": "GET",
      "path": "/messages/{id}/reactions",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "ReactionOperations_addReaction": {
      "id": "ReactionOperations_addReaction",
      "method": "POST",
      "path": "/messages/{id}/reactions",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "code", "name" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ReactionOperations_removeReaction": {
      "id": "ReactionOperations_removeReaction",
      "method": "DELETE",
      "path": "/messages/{id}/reactions",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "code", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "name", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ReadMemberOperations_listReadMembers": {
      "id": "ReadMemberOperations_listReadMembers",
      "method": "GET",
      "path": "/messages/{id}/read_member_ids",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 300 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
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
      "deprecation": null
    },
    "ThreadOperations_createThread": {
      "id": "ThreadOperations_createThread",
      "method": "POST",
      "path": "/messages/{id}/thread",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "OAuthOperations_getTokenInfo": {
      "id": "OAuthOperations_getTokenInfo",
      "method": "GET",
      "path": "/oauth/token/info",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ProfileOperations_getProfile": {
      "id": "ProfileOperations_getProfile",
      "method": "GET",
      "path": "/profile",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ProfileAvatarOperations_updateProfileAvatar": {
      "id": "ProfileAvatarOperations_updateProfileAvatar",
      "method": "PUT",
      "path": "/profile/avatar",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "image" ],
        "mediaType": "multipart/form-data",
        "contents": { "multipart/form-data": { "kind": "multipart", "fields": { "image": { "type": "file", "isArray": false } } } }
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ProfileAvatarOperations_deleteProfileAvatar": {
      "id": "ProfileAvatarOperations_deleteProfileAvatar",
      "method": "DELETE",
      "path": "/profile/avatar",
      "parameters": [],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ProfileOperations_getStatus": {
      "id": "ProfileOperations_getStatus",
      "method": "GET",
      "path": "/profile/status",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ProfileOperations_updateStatus": {
      "id": "ProfileOperations_updateStatus",
      "method": "PUT",
      "path": "/profile/status",
      "parameters": [],
      "body": { "required": true, "members": [ "status" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ProfileOperations_deleteStatus": {
      "id": "ProfileOperations_deleteStatus",
      "method": "DELETE",
      "path": "/profile/status",
      "parameters": [],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "SearchOperations_searchChats": {
      "id": "SearchOperations_searchChats",
      "method": "GET",
      "path": "/search/chats",
      "parameters": [
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "created_from", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "created_to", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "active", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "chat_subtype", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "personal", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "SearchOperations_searchMessages": {
      "id": "SearchOperations_searchMessages",
      "method": "GET",
      "path": "/search/messages",
      "parameters": [
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 200 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "sort",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "created_at"
        },
        { "name": "created_from", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "created_to", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "chat_ids", "in": "query", "required": false, "type": "integer", "isArray": true, "delimiter": "," },
        { "name": "user_ids", "in": "query", "required": false, "type": "integer", "isArray": true, "delimiter": "," },
        { "name": "active", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "SearchOperations_searchUsers": {
      "id": "SearchOperations_searchUsers",
      "method": "GET",
      "path": "/search/users",
      "parameters": [
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 200 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "created_from", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "created_to", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "company_roles",
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
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "TaskOperations_listTasks": {
      "id": "TaskOperations_listTasks",
      "method": "GET",
      "path": "/tasks",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "TaskOperations_createTask": {
      "id": "TaskOperations_createTask",
      "method": "POST",
      "path": "/tasks",
      "parameters": [],
      "body": { "required": true, "members": [ "task" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "TaskOperations_getTask": {
      "id": "TaskOperations_getTask",
      "method": "GET",
      "path": "/tasks/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "TaskOperations_updateTask": {
      "id": "TaskOperations_updateTask",
      "method": "PUT",
      "path": "/tasks/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "task" ], "mediaType": "application/json" },
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
      "deprecation": null
    },
    "TaskOperations_deleteTask": {
      "id": "TaskOperations_deleteTask",
      "method": "DELETE",
      "path": "/tasks/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ThreadOperations_listThreads": {
      "id": "ThreadOperations_listThreads",
      "method": "GET",
      "path": "/threads",
      "parameters": [
        { "name": "last_message_at_after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "last_message_at_before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ThreadOperations_createStandaloneThread": {
      "id": "ThreadOperations_createStandaloneThread",
      "method": "POST",
      "path": "/threads",
      "parameters": [],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ThreadOperations_getThread": {
      "id": "ThreadOperations_getThread",
      "method": "GET",
      "path": "/threads/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UploadOperations_getUploadParams": {
      "id": "UploadOperations_getUploadParams",
      "method": "POST",
      "path": "/uploads",
      "parameters": [],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserOperations_listUsers": {
      "id": "UserOperations_listUsers",
      "method": "GET",
      "path": "/users",
      "parameters": [
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserOperations_createUser": {
      "id": "UserOperations_createUser",
      "method": "POST",
      "path": "/users",
      "parameters": [],
      "body": { "required": true, "members": [ "user", "skip_email_notify" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserOperations_getUser": {
      "id": "UserOperations_getUser",
      "method": "GET",
      "path": "/users/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserOperations_updateUser": {
      "id": "UserOperations_updateUser",
      "method": "PUT",
      "path": "/users/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "user" ], "mediaType": "application/json" },
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
      "deprecation": null
    },
    "UserOperations_deleteUser": {
      "id": "UserOperations_deleteUser",
      "method": "DELETE",
      "path": "/users/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserAvatarOperations_updateUserAvatar": {
      "id": "UserAvatarOperations_updateUserAvatar",
      "method": "PUT",
      "path": "/users/{user_id}/avatar",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "image" ],
        "mediaType": "multipart/form-data",
        "contents": { "multipart/form-data": { "kind": "multipart", "fields": { "image": { "type": "file", "isArray": false } } } }
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserAvatarOperations_deleteUserAvatar": {
      "id": "UserAvatarOperations_deleteUserAvatar",
      "method": "DELETE",
      "path": "/users/{user_id}/avatar",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserStatusOperations_getUserStatus": {
      "id": "UserStatusOperations_getUserStatus",
      "method": "GET",
      "path": "/users/{user_id}/status",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserStatusOperations_updateUserStatus": {
      "id": "UserStatusOperations_updateUserStatus",
      "method": "PUT",
      "path": "/users/{user_id}/status",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "status" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserStatusOperations_deleteUserStatus": {
      "id": "UserStatusOperations_deleteUserStatus",
      "method": "DELETE",
      "path": "/users/{user_id}/status",
      "parameters": [ { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "FormOperations_openView": {
      "id": "FormOperations_openView",
      "method": "POST",
      "path": "/views/open",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "type", "trigger_id", "private_metadata", "callback_id", "view" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "410": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "BotOperations_getWebhookEvents": {
      "id": "BotOperations_getWebhookEvents",
      "method": "GET",
      "path": "/webhooks/events",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "BotOperations_deleteWebhookEvent": {
      "id": "BotOperations_deleteWebhookEvent",
      "method": "DELETE",
      "path": "/webhooks/events/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
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
