// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Email Activity (beta)",
  "version": "",
  "basePath": "/v3",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": { "Authorization": { "type": "apiKey", "in": "header", "name": "Authorization" } },
  "security": [],
  "errorCodes": {},
  "extensions": {},
  "unrouted": {},
  "operations": {
    "POST_mail-send": {
      "id": "POST_mail-send",
      "method": "POST",
      "path": "/mail/send",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "personalizations",
          "from",
          "reply_to",
          "reply_to_list",
          "subject",
          "content",
          "attachments",
          "template_id",
          "headers",
          "categories",
          "custom_args",
          "send_at",
          "batch_id",
          "asm",
          "ip_pool_name",
          "mail_settings",
          "tracking_settings"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "413": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_mail-batch": {
      "id": "POST_mail-batch",
      "method": "POST",
      "path": "/mail/batch",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_user-scheduled_sends": {
      "id": "GET_user-scheduled_sends",
      "method": "GET",
      "path": "/user/scheduled_sends",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "POST_user-scheduled_sends": {
      "id": "POST_user-scheduled_sends",
      "method": "POST",
      "path": "/user/scheduled_sends",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "batch_id", "status" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_mail-batch-batch_id": {
      "id": "GET_mail-batch-batch_id",
      "method": "GET",
      "path": "/mail/batch/{batch_id}",
      "parameters": [
        { "name": "batch_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_user-scheduled_sends-batch_id": {
      "id": "GET_user-scheduled_sends-batch_id",
      "method": "GET",
      "path": "/user/scheduled_sends/{batch_id}",
      "parameters": [
        { "name": "batch_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_user-scheduled_sends-batch_id": {
      "id": "DELETE_user-scheduled_sends-batch_id",
      "method": "DELETE",
      "path": "/user/scheduled_sends/{batch_id}",
      "parameters": [
        { "name": "batch_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_user-scheduled_sends-batch_id": {
      "id": "PATCH_user-scheduled_sends-batch_id",
      "method": "PATCH",
      "path": "/user/scheduled_sends/{batch_id}",
      "parameters": [
        { "name": "batch_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "status" ], "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_api_keys": {
      "id": "GET_api_keys",
      "method": "GET",
      "path": "/api_keys",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "create-api-keys": {
      "id": "create-api-keys",
      "method": "POST",
      "path": "/api_keys",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "name", "scopes" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_api_keys-api_key_id": {
      "id": "GET_api_keys-api_key_id",
      "method": "GET",
      "path": "/api_keys/{api_key_id}",
      "parameters": [
        { "name": "api_key_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "PUT_api_keys-api_key_id": {
      "id": "PUT_api_keys-api_key_id",
      "method": "PUT",
      "path": "/api_keys/{api_key_id}",
      "parameters": [
        { "name": "api_key_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "name", "scopes" ], "mediaType": "application/json" },
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
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_api_keys-api_key_id": {
      "id": "DELETE_api_keys-api_key_id",
      "method": "DELETE",
      "path": "/api_keys/{api_key_id}",
      "parameters": [
        { "name": "api_key_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_api_keys-api_key_id": {
      "id": "PATCH_api_keys-api_key_id",
      "method": "PATCH",
      "path": "/api_keys/{api_key_id}",
      "parameters": [
        { "name": "api_key_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "name" ], "mediaType": "application/json" },
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_scopes": {
      "id": "GET_scopes",
      "method": "GET",
      "path": "/scopes",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_user-settings-enforced_tls": {
      "id": "GET_user-settings-enforced_tls",
      "method": "GET",
      "path": "/user/settings/enforced_tls",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_user-settings-enforced_tls": {
      "id": "PATCH_user-settings-enforced_tls",
      "method": "PATCH",
      "path": "/user/settings/enforced_tls",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "require_tls", "require_valid_cert" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_access_settings-whitelist": {
      "id": "GET_access_settings-whitelist",
      "method": "GET",
      "path": "/access_settings/whitelist",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "POST_access_settings-whitelist": {
      "id": "POST_access_settings-whitelist",
      "method": "POST",
      "path": "/access_settings/whitelist",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "ips" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_access_settings-whitelist": {
      "id": "DELETE_access_settings-whitelist",
      "method": "DELETE",
      "path": "/access_settings/whitelist",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "ids" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_access_settings-activity": {
      "id": "GET_access_settings-activity",
      "method": "GET",
      "path": "/access_settings/activity",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_access_settings-whitelist-rule_id": {
      "id": "GET_access_settings-whitelist-rule_id",
      "method": "GET",
      "path": "/access_settings/whitelist/{rule_id}",
      "parameters": [
        { "name": "rule_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_access_settings-whitelist-rule_id": {
      "id": "DELETE_access_settings-whitelist-rule_id",
      "method": "DELETE",
      "path": "/access_settings/whitelist/{rule_id}",
      "parameters": [
        { "name": "rule_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_sso-certificates": {
      "id": "POST_sso-certificates",
      "method": "POST",
      "path": "/sso/certificates",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "public_certificate", "enabled", "integration_id" ],
        "mediaType": "application/json"
      },
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
      "security": []
    },
    "GET_sso-integrations-integration_id-certificates": {
      "id": "GET_sso-integrations-integration_id-certificates",
      "method": "GET",
      "path": "/sso/integrations/{integration_id}/certificates",
      "parameters": [ { "name": "integration_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
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
      "security": []
    },
    "GET_sso-certificates-cert_id": {
      "id": "GET_sso-certificates-cert_id",
      "method": "GET",
      "path": "/sso/certificates/{cert_id}",
      "parameters": [ { "name": "cert_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
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
      "security": []
    },
    "DELETE_sso-certificates-cert_id": {
      "id": "DELETE_sso-certificates-cert_id",
      "method": "DELETE",
      "path": "/sso/certificates/{cert_id}",
      "parameters": [ { "name": "cert_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
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
      "security": []
    },
    "PATCH_sso-certificates-cert_id": {
      "id": "PATCH_sso-certificates-cert_id",
      "method": "PATCH",
      "path": "/sso/certificates/{cert_id}",
      "parameters": [ { "name": "cert_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "public_certificate", "enabled", "integration_id" ],
        "mediaType": "application/json"
      },
      "responses": {
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "GET_sso-integrations": {
      "id": "GET_sso-integrations",
      "method": "GET",
      "path": "/sso/integrations",
      "parameters": [ { "name": "si", "in": "query", "required": false, "type": "boolean", "isArray": false } ],
      "body": null,
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
      "security": []
    },
    "POST_sso-integrations": {
      "id": "POST_sso-integrations",
      "method": "POST",
      "path": "/sso/integrations",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "name", "enabled", "signin_url", "signout_url", "entity_id", "completed_integration" ],
        "mediaType": "application/json"
      },
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
      "security": []
    },
    "GET_sso-integrations-id": {
      "id": "GET_sso-integrations-id",
      "method": "GET",
      "path": "/sso/integrations/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "si", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
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
      "security": []
    },
    "DELETE_sso-integrations-id": {
      "id": "DELETE_sso-integrations-id",
      "method": "DELETE",
      "path": "/sso/integrations/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "PATCH_sso-integrations-id": {
      "id": "PATCH_sso-integrations-id",
      "method": "PATCH",
      "path": "/sso/integrations/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "si", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [ "name", "enabled", "signin_url", "signout_url", "entity_id", "completed_integration" ],
        "mediaType": "application/json"
      },
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
      "security": []
    },
    "POST_sso-teammates": {
      "id": "POST_sso-teammates",
      "method": "POST",
      "path": "/sso/teammates",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "first_name", "last_name", "email", "is_admin", "is_read_only", "scopes" ],
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
      "security": []
    },
    "PATCH_sso-teammates-username": {
      "id": "PATCH_sso-teammates-username",
      "method": "PATCH",
      "path": "/sso/teammates/{username}",
      "parameters": [ { "name": "username", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "first_name", "last_name", "scopes", "is_admin" ],
        "mediaType": "application/json"
      },
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
      "security": []
    },
    "GET_mail_settings": {
      "id": "GET_mail_settings",
      "method": "GET",
      "path": "/mail_settings",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_mail_settings-address_whitelist": {
      "id": "GET_mail_settings-address_whitelist",
      "method": "GET",
      "path": "/mail_settings/address_whitelist",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_mail_settings-address_whitelist": {
      "id": "PATCH_mail_settings-address_whitelist",
      "method": "PATCH",
      "path": "/mail_settings/address_whitelist",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "enabled", "list" ], "mediaType": "application/json" },
      "input": "body",
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_mail_settings-footer": {
      "id": "GET_mail_settings-footer",
      "method": "GET",
      "path": "/mail_settings/footer",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_mail_settings-footer": {
      "id": "PATCH_mail_settings-footer",
      "method": "PATCH",
      "path": "/mail_settings/footer",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "enabled", "html_content", "plain_content" ], "mediaType": "application/json" },
      "input": "body",
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_mail_settings-forward_spam": {
      "id": "GET_mail_settings-forward_spam",
      "method": "GET",
      "path": "/mail_settings/forward_spam",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_mail_settings-forward_spam": {
      "id": "PATCH_mail_settings-forward_spam",
      "method": "PATCH",
      "path": "/mail_settings/forward_spam",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "email", "enabled" ], "mediaType": "application/json" },
      "input": "body",
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_mail_settings-template": {
      "id": "GET_mail_settings-template",
      "method": "GET",
      "path": "/mail_settings/template",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_mail_settings-template": {
      "id": "PATCH_mail_settings-template",
      "method": "PATCH",
      "path": "/mail_settings/template",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "enabled", "html_content" ], "mediaType": "application/json" },
      "input": "body",
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_mail_settings-bounce_purge": {
      "id": "GET_mail_settings-bounce_purge",
      "method": "GET",
      "path": "/mail_settings/bounce_purge",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_mail_settings-bounce_purge": {
      "id": "PATCH_mail_settings-bounce_purge",
      "method": "PATCH",
      "path": "/mail_settings/bounce_purge",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "enabled", "soft_bounces", "hard_bounces" ], "mediaType": "application/json" },
      "input": "body",
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_mail_settings-forward_bounce": {
      "id": "GET_mail_settings-forward_bounce",
      "method": "GET",
      "path": "/mail_settings/forward_bounce",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_mail_settings-forward_bounce": {
      "id": "PATCH_mail_settings-forward_bounce",
      "method": "PATCH",
      "path": "/mail_settings/forward_bounce",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "email", "enabled" ], "mediaType": "application/json" },
      "input": "body",
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_partner_settings-new_relic": {
      "id": "GET_partner_settings-new_relic",
      "method": "GET",
      "path": "/partner_settings/new_relic",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_partner_settings-new_relic": {
      "id": "PATCH_partner_settings-new_relic",
      "method": "PATCH",
      "path": "/partner_settings/new_relic",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": {
        "required": false,
        "members": [ "license_key", "enabled", "enable_subuser_statistics" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_partner_settings": {
      "id": "GET_partner_settings",
      "method": "GET",
      "path": "/partner_settings",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_v3-teammates": {
      "id": "GET_v3-teammates",
      "method": "GET",
      "path": "/teammates",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 500 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_v3-teammates": {
      "id": "POST_v3-teammates",
      "method": "POST",
      "path": "/teammates",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "email", "scopes", "is_admin" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_v3-teammates-pending-token-resend": {
      "id": "POST_v3-teammates-pending-token-resend",
      "method": "POST",
      "path": "/teammates/pending/{token}/resend",
      "parameters": [
        { "name": "token", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_v3-scopes-requests": {
      "id": "GET_v3-scopes-requests",
      "method": "GET",
      "path": "/scopes/requests",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_v3-teammates-pending": {
      "id": "GET_v3-teammates-pending",
      "method": "GET",
      "path": "/teammates/pending",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_v3-teammates-username": {
      "id": "GET_v3-teammates-username",
      "method": "GET",
      "path": "/teammates/{username}",
      "parameters": [
        { "name": "username", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_v3-teammates-username": {
      "id": "DELETE_v3-teammates-username",
      "method": "DELETE",
      "path": "/teammates/{username}",
      "parameters": [
        { "name": "username", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_v3-teammates-username": {
      "id": "PATCH_v3-teammates-username",
      "method": "PATCH",
      "path": "/teammates/{username}",
      "parameters": [
        { "name": "username", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "scopes", "is_admin" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_v3-scopes-requests-approve-id": {
      "id": "PATCH_v3-scopes-requests-approve-id",
      "method": "PATCH",
      "path": "/scopes/requests/{request_id}/approve",
      "parameters": [ { "name": "request_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_v3-scopes-requests-request_id": {
      "id": "DELETE_v3-scopes-requests-request_id",
      "method": "DELETE",
      "path": "/scopes/requests/{request_id}",
      "parameters": [ { "name": "request_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_v3-teammates-pending-token": {
      "id": "DELETE_v3-teammates-pending-token",
      "method": "DELETE",
      "path": "/teammates/pending/{token}",
      "parameters": [
        { "name": "token", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_alerts": {
      "id": "GET_alerts",
      "method": "GET",
      "path": "/alerts",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_alerts": {
      "id": "POST_alerts",
      "method": "POST",
      "path": "/alerts",
      "parameters": [ { "name": "on-behalf-of", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "type", "email_to", "frequency", "percentage" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_alerts-alert_id": {
      "id": "GET_alerts-alert_id",
      "method": "GET",
      "path": "/alerts/{alert_id}",
      "parameters": [
        { "name": "alert_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_alerts-alert_id": {
      "id": "DELETE_alerts-alert_id",
      "method": "DELETE",
      "path": "/alerts/{alert_id}",
      "parameters": [
        { "name": "alert_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_alerts-alert_id": {
      "id": "PATCH_alerts-alert_id",
      "method": "PATCH",
      "path": "/alerts/{alert_id}",
      "parameters": [
        { "name": "alert_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "email_to", "frequency", "percentage" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_user-profile": {
      "id": "GET_user-profile",
      "method": "GET",
      "path": "/user/profile",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_user-profile": {
      "id": "PATCH_user-profile",
      "method": "PATCH",
      "path": "/user/profile",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": {
        "required": false,
        "members": [
          "address",
          "address2",
          "city",
          "company",
          "country",
          "first_name",
          "last_name",
          "phone",
          "state",
          "website",
          "zip"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_user-account": {
      "id": "GET_user-account",
      "method": "GET",
      "path": "/user/account",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_user-email": {
      "id": "GET_user-email",
      "method": "GET",
      "path": "/user/email",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PUT_user-email": {
      "id": "PUT_user-email",
      "method": "PUT",
      "path": "/user/email",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "email" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_user-username": {
      "id": "GET_user-username",
      "method": "GET",
      "path": "/user/username",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PUT_user-username": {
      "id": "PUT_user-username",
      "method": "PUT",
      "path": "/user/username",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "username" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_user-credits": {
      "id": "GET_user-credits",
      "method": "GET",
      "path": "/user/credits",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PUT_user-password": {
      "id": "PUT_user-password",
      "method": "PUT",
      "path": "/user/password",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "new_password", "old_password" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_subusers": {
      "id": "GET_subusers",
      "method": "GET",
      "path": "/subusers",
      "parameters": [
        { "name": "username", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_subusers": {
      "id": "POST_subusers",
      "method": "POST",
      "path": "/subusers",
      "parameters": [],
      "body": { "required": false, "members": [ "username", "email", "password", "ips" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_subusers-subuser_name": {
      "id": "DELETE_subusers-subuser_name",
      "method": "DELETE",
      "path": "/subusers/{subuser_name}",
      "parameters": [ { "name": "subuser_name", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_subusers-subuser_name": {
      "id": "PATCH_subusers-subuser_name",
      "method": "PATCH",
      "path": "/subusers/{subuser_name}",
      "parameters": [ { "name": "subuser_name", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "disabled" ], "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_subusers-reputations": {
      "id": "GET_subusers-reputations",
      "method": "GET",
      "path": "/subusers/reputations",
      "parameters": [ { "name": "usernames", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PUT_subusers-subuser_name-ips": {
      "id": "PUT_subusers-subuser_name-ips",
      "method": "PUT",
      "path": "/subusers/{subuser_name}/ips",
      "parameters": [ { "name": "subuser_name", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_subusers-subuser_name-monitor": {
      "id": "GET_subusers-subuser_name-monitor",
      "method": "GET",
      "path": "/subusers/{subuser_name}/monitor",
      "parameters": [ { "name": "subuser_name", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PUT_subusers-subuser_name-monitor": {
      "id": "PUT_subusers-subuser_name-monitor",
      "method": "PUT",
      "path": "/subusers/{subuser_name}/monitor",
      "parameters": [ { "name": "subuser_name", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "email", "frequency" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_subusers-subuser_name-monitor": {
      "id": "POST_subusers-subuser_name-monitor",
      "method": "POST",
      "path": "/subusers/{subuser_name}/monitor",
      "parameters": [ { "name": "subuser_name", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "email", "frequency" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_subusers-subuser_name-monitor": {
      "id": "DELETE_subusers-subuser_name-monitor",
      "method": "DELETE",
      "path": "/subusers/{subuser_name}/monitor",
      "parameters": [ { "name": "subuser_name", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_subusers-subuser_name-stats-monthly": {
      "id": "GET_subusers-subuser_name-stats-monthly",
      "method": "GET",
      "path": "/subusers/{subuser_name}/stats/monthly",
      "parameters": [
        { "name": "subuser_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "date", "in": "query", "required": true, "type": "string", "isArray": false },
        {
          "name": "sort_by_metric",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "delivered"
        },
        {
          "name": "sort_by_direction",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "desc"
        },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 5 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_subusers-stats-monthly": {
      "id": "GET_subusers-stats-monthly",
      "method": "GET",
      "path": "/subusers/stats/monthly",
      "parameters": [
        { "name": "date", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "subuser", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "sort_by_metric",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "delivered"
        },
        {
          "name": "sort_by_direction",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "desc"
        },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 5 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_subusers-stats-sums": {
      "id": "GET_subusers-stats-sums",
      "method": "GET",
      "path": "/subusers/stats/sums",
      "parameters": [
        {
          "name": "sort_by_direction",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "desc"
        },
        { "name": "start_date", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "end_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 5 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "aggregated_by", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "sort_by_metric",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "delivered"
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_subusers-stats": {
      "id": "GET_subusers-stats",
      "method": "GET",
      "path": "/subusers/stats",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "aggregated_by", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "subusers", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "start_date", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "end_date", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_whitelabel-links": {
      "id": "GET_whitelabel-links",
      "method": "GET",
      "path": "/whitelabel/links",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_whitelabel-links": {
      "id": "POST_whitelabel-links",
      "method": "POST",
      "path": "/whitelabel/links",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "domain", "subdomain", "default" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_whitelabel-links-id-validate": {
      "id": "POST_whitelabel-links-id-validate",
      "method": "POST",
      "path": "/whitelabel/links/{id}/validate",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_whitelabel-links-link_id-subuser": {
      "id": "POST_whitelabel-links-link_id-subuser",
      "method": "POST",
      "path": "/whitelabel/links/{link_id}/subuser",
      "parameters": [ { "name": "link_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": false, "members": [ "username" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_whitelabel-links-id": {
      "id": "GET_whitelabel-links-id",
      "method": "GET",
      "path": "/whitelabel/links/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_whitelabel-links-id": {
      "id": "DELETE_whitelabel-links-id",
      "method": "DELETE",
      "path": "/whitelabel/links/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_whitelabel-links-id": {
      "id": "PATCH_whitelabel-links-id",
      "method": "PATCH",
      "path": "/whitelabel/links/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "default" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_whitelabel-links-default": {
      "id": "GET_whitelabel-links-default",
      "method": "GET",
      "path": "/whitelabel/links/default",
      "parameters": [
        { "name": "domain", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_whitelabel-links-subuser": {
      "id": "GET_whitelabel-links-subuser",
      "method": "GET",
      "path": "/whitelabel/links/subuser",
      "parameters": [ { "name": "username", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_whitelabel-links-subuser": {
      "id": "DELETE_whitelabel-links-subuser",
      "method": "DELETE",
      "path": "/whitelabel/links/subuser",
      "parameters": [ { "name": "username", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_ips-warmup": {
      "id": "GET_ips-warmup",
      "method": "GET",
      "path": "/ips/warmup",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_ips-warmup": {
      "id": "POST_ips-warmup",
      "method": "POST",
      "path": "/ips/warmup",
      "parameters": [],
      "body": { "required": false, "members": [ "ip" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_ips-warmup-ip_address": {
      "id": "GET_ips-warmup-ip_address",
      "method": "GET",
      "path": "/ips/warmup/{ip_address}",
      "parameters": [ { "name": "ip_address", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_ips-warmup-ip_address": {
      "id": "DELETE_ips-warmup-ip_address",
      "method": "DELETE",
      "path": "/ips/warmup/{ip_address}",
      "parameters": [ { "name": "ip_address", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_whitelabel-ips": {
      "id": "GET_whitelabel-ips",
      "method": "GET",
      "path": "/whitelabel/ips",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "ip", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_whitelabel-ips": {
      "id": "POST_whitelabel-ips",
      "method": "POST",
      "path": "/whitelabel/ips",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "ip", "subdomain", "domain" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_whitelabel-ips-id-validate": {
      "id": "POST_whitelabel-ips-id-validate",
      "method": "POST",
      "path": "/whitelabel/ips/{id}/validate",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_whitelabel-ips-id": {
      "id": "GET_whitelabel-ips-id",
      "method": "GET",
      "path": "/whitelabel/ips/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_whitelabel-ips-id": {
      "id": "DELETE_whitelabel-ips-id",
      "method": "DELETE",
      "path": "/whitelabel/ips/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_validations-email": {
      "id": "POST_validations-email",
      "method": "POST",
      "path": "/validations/email",
      "parameters": [],
      "body": { "required": false, "members": [ "email", "source" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_whitelabel-dns-email": {
      "id": "POST_whitelabel-dns-email",
      "method": "POST",
      "path": "/whitelabel/dns/email",
      "parameters": [],
      "body": { "required": false, "members": [ "link_id", "domain_id", "email", "message" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_ips-pools": {
      "id": "GET_ips-pools",
      "method": "GET",
      "path": "/ips/pools",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_ips-pools": {
      "id": "POST_ips-pools",
      "method": "POST",
      "path": "/ips/pools",
      "parameters": [],
      "body": { "required": false, "members": [ "name" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_ips-pools-pool_name-ips": {
      "id": "POST_ips-pools-pool_name-ips",
      "method": "POST",
      "path": "/ips/pools/{pool_name}/ips",
      "parameters": [ { "name": "pool_name", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "ip" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_ips-pools-pool_name": {
      "id": "GET_ips-pools-pool_name",
      "method": "GET",
      "path": "/ips/pools/{pool_name}",
      "parameters": [ { "name": "pool_name", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PUT_ips-pools-pool_name": {
      "id": "PUT_ips-pools-pool_name",
      "method": "PUT",
      "path": "/ips/pools/{pool_name}",
      "parameters": [ { "name": "pool_name", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "name" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_ips-pools-pool_name": {
      "id": "DELETE_ips-pools-pool_name",
      "method": "DELETE",
      "path": "/ips/pools/{pool_name}",
      "parameters": [ { "name": "pool_name", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_ips-pools-pool_name-ips-ip": {
      "id": "DELETE_ips-pools-pool_name-ips-ip",
      "method": "DELETE",
      "path": "/ips/pools/{pool_name}/ips/{ip}",
      "parameters": [
        { "name": "pool_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "ip", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_ips": {
      "id": "GET_ips",
      "method": "GET",
      "path": "/ips",
      "parameters": [
        { "name": "ip", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "exclude_whitelabels", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "subuser", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort_by_direction", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_ips": {
      "id": "POST_ips",
      "method": "POST",
      "path": "/ips",
      "parameters": [],
      "body": { "required": false, "members": [ "count", "subusers", "warmup" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_ips-remaining": {
      "id": "GET_ips-remaining",
      "method": "GET",
      "path": "/ips/remaining",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_ips-assigned": {
      "id": "GET_ips-assigned",
      "method": "GET",
      "path": "/ips/assigned",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_ips-ip_address": {
      "id": "GET_ips-ip_address",
      "method": "GET",
      "path": "/ips/{ip_address}",
      "parameters": [ { "name": "ip_address", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_whitelabel-domains": {
      "id": "GET_whitelabel-domains",
      "method": "GET",
      "path": "/whitelabel/domains",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "exclude_subusers", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "username", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "domain", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_whitelabel-domains": {
      "id": "POST_whitelabel-domains",
      "method": "POST",
      "path": "/whitelabel/domains",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": {
        "required": false,
        "members": [
          "domain",
          "subdomain",
          "username",
          "ips",
          "custom_spf",
          "default",
          "automatic_security",
          "custom_dkim_selector"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_whitelabel-domains-domain_id": {
      "id": "GET_whitelabel-domains-domain_id",
      "method": "GET",
      "path": "/whitelabel/domains/{domain_id}",
      "parameters": [
        { "name": "domain_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_whitelabel-domains-domain_id": {
      "id": "DELETE_whitelabel-domains-domain_id",
      "method": "DELETE",
      "path": "/whitelabel/domains/{domain_id}",
      "parameters": [
        { "name": "domain_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_whitelabel-domains-domain_id": {
      "id": "PATCH_whitelabel-domains-domain_id",
      "method": "PATCH",
      "path": "/whitelabel/domains/{domain_id}",
      "parameters": [
        { "name": "domain_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "default", "custom_spf" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_whitelabel-domains-default": {
      "id": "GET_whitelabel-domains-default",
      "method": "GET",
      "path": "/whitelabel/domains/default",
      "parameters": [
        { "name": "domain", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_whitelabel-domains-id-ips": {
      "id": "POST_whitelabel-domains-id-ips",
      "method": "POST",
      "path": "/whitelabel/domains/{id}/ips",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "ip" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_whitelabel-domains-id-ips-ip": {
      "id": "DELETE_whitelabel-domains-id-ips-ip",
      "method": "DELETE",
      "path": "/whitelabel/domains/{id}/ips/{ip}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "ip", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_whitelabel-domains-id-validate": {
      "id": "POST_whitelabel-domains-id-validate",
      "method": "POST",
      "path": "/whitelabel/domains/{id}/validate",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_whitelabel-domains-subuser": {
      "id": "GET_whitelabel-domains-subuser",
      "method": "GET",
      "path": "/whitelabel/domains/subuser",
      "parameters": [ { "name": "username", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_whitelabel-domains-subuser": {
      "id": "DELETE_whitelabel-domains-subuser",
      "method": "DELETE",
      "path": "/whitelabel/domains/subuser",
      "parameters": [ { "name": "username", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_whitelabel-domains-domain_id-subuser": {
      "id": "POST_whitelabel-domains-domain_id-subuser",
      "method": "POST",
      "path": "/whitelabel/domains/{domain_id}/subuser",
      "parameters": [ { "name": "domain_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": false, "members": [ "username" ], "mediaType": "application/json" },
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_verified_senders-domains": {
      "id": "GET_verified_senders-domains",
      "method": "GET",
      "path": "/verified_senders/domains",
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_verified_senders-steps_completed": {
      "id": "GET_verified_senders-steps_completed",
      "method": "GET",
      "path": "/verified_senders/steps_completed",
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_verified_senders": {
      "id": "GET_verified_senders",
      "method": "GET",
      "path": "/verified_senders",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "number", "isArray": false },
        { "name": "lastSeenID", "in": "query", "required": false, "type": "number", "isArray": false },
        { "name": "id", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "POST_verified_senders": {
      "id": "POST_verified_senders",
      "method": "POST",
      "path": "/verified_senders",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "nickname",
          "from_email",
          "from_name",
          "reply_to",
          "reply_to_name",
          "address",
          "address2",
          "state",
          "city",
          "zip",
          "country"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_verified_senders-verify-token": {
      "id": "GET_verified_senders-verify-token",
      "method": "GET",
      "path": "/verified_senders/verify/{token}",
      "parameters": [ { "name": "token", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_verified_senders-id": {
      "id": "DELETE_verified_senders-id",
      "method": "DELETE",
      "path": "/verified_senders/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_verified_senders-id": {
      "id": "PATCH_verified_senders-id",
      "method": "PATCH",
      "path": "/verified_senders/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [
          "nickname",
          "from_email",
          "from_name",
          "reply_to",
          "reply_to_name",
          "address",
          "address2",
          "state",
          "city",
          "zip",
          "country"
        ],
        "mediaType": "application/json"
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
      "security": [ { "Authorization": [] } ]
    },
    "POST_verified_senders-resend-id": {
      "id": "POST_verified_senders-resend-id",
      "method": "POST",
      "path": "/verified_senders/resend/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET-design": {
      "id": "GET-design",
      "method": "GET",
      "path": "/designs/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST-design": {
      "id": "POST-design",
      "method": "POST",
      "path": "/designs/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "name", "editor" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE-design": {
      "id": "DELETE-design",
      "method": "DELETE",
      "path": "/designs/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PUT-design": {
      "id": "PUT-design",
      "method": "PATCH",
      "path": "/designs/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "name", "html_content", "plain_content", "generate_plain_content", "subject", "categories" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "LIST-designs": {
      "id": "LIST-designs",
      "method": "GET",
      "path": "/designs",
      "parameters": [
        { "name": "page_size", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "summary", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": true }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST-design2": {
      "id": "POST-design2",
      "method": "POST",
      "path": "/designs",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "name", "editor", "generate_plain_content", "subject", "categories", "html_content", "plain_content" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET-sendgrid-pre-built-design": {
      "id": "GET-sendgrid-pre-built-design",
      "method": "GET",
      "path": "/designs/pre-builts/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST-sendgrid-pre-built-design": {
      "id": "POST-sendgrid-pre-built-design",
      "method": "POST",
      "path": "/designs/pre-builts/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "name", "editor" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "LIST-Sendgrid-Pre-built-designs": {
      "id": "LIST-Sendgrid-Pre-built-designs",
      "method": "GET",
      "path": "/designs/pre-builts",
      "parameters": [
        { "name": "page_size", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "summary", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": true }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_mc-contats": {
      "id": "GET_mc-contats",
      "method": "GET",
      "path": "/marketing/contacts",
      "parameters": [],
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
      "security": [ { "Authorization": [] } ]
    },
    "PUT_mc-contacts": {
      "id": "PUT_mc-contacts",
      "method": "PUT",
      "path": "/marketing/contacts",
      "parameters": [],
      "body": { "required": false, "members": [ "list_ids", "contacts" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_mc-contacts": {
      "id": "DELETE_mc-contacts",
      "method": "DELETE",
      "path": "/marketing/contacts",
      "parameters": [
        { "name": "delete_all_contacts", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "ids", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_mc-contacts-count": {
      "id": "GET_mc-contacts-count",
      "method": "GET",
      "path": "/marketing/contacts/count",
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_marketing-contacts-exports": {
      "id": "GET_marketing-contacts-exports",
      "method": "GET",
      "path": "/marketing/contacts/exports",
      "parameters": [],
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
      "security": [ { "Authorization": [] } ]
    },
    "POST_mc-contacts-exports": {
      "id": "POST_mc-contacts-exports",
      "method": "POST",
      "path": "/marketing/contacts/exports",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "list_ids", "segment_ids", "notifications", "file_type", "max_file_size" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_mc-contacts-id": {
      "id": "GET_mc-contacts-id",
      "method": "GET",
      "path": "/marketing/contacts/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_mc-contacts-search": {
      "id": "POST_mc-contacts-search",
      "method": "POST",
      "path": "/marketing/contacts/search",
      "parameters": [],
      "body": { "required": false, "members": [ "query" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "408": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PUT_mc-contacts-imports": {
      "id": "PUT_mc-contacts-imports",
      "method": "PUT",
      "path": "/marketing/contacts/imports",
      "parameters": [],
      "body": { "required": false, "members": [ "list_ids", "file_type", "field_mappings" ], "mediaType": "application/json" },
      "input": "body",
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_marketing-contacts-imports-id": {
      "id": "GET_marketing-contacts-imports-id",
      "method": "GET",
      "path": "/marketing/contacts/imports/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_mc-contacts-exports-id": {
      "id": "GET_mc-contacts-exports-id",
      "method": "GET",
      "path": "/marketing/contacts/exports/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
      "security": [ { "Authorization": [] } ]
    },
    "POST_marketing-contacts-batch": {
      "id": "POST_marketing-contacts-batch",
      "method": "POST",
      "path": "/marketing/contacts/batch",
      "parameters": [],
      "body": { "required": false, "members": [ "ids" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "POST_marketing-contacts-search-emails": {
      "id": "POST_marketing-contacts-search-emails",
      "method": "POST",
      "path": "/marketing/contacts/search/emails",
      "parameters": [],
      "body": { "required": false, "members": [ "emails" ], "mediaType": "application/json" },
      "input": "body",
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_segments": {
      "id": "GET_segments",
      "method": "GET",
      "path": "/marketing/segments/2.0",
      "parameters": [
        { "name": "parent_list_ids", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "no_parent_list_id",
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
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_segments": {
      "id": "POST_segments",
      "method": "POST",
      "path": "/marketing/segments/2.0",
      "parameters": [],
      "body": { "required": false, "members": [ "name", "parent_list_ids", "query_dsl" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "429": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_segments-segment_id": {
      "id": "GET_segments-segment_id",
      "method": "GET",
      "path": "/marketing/segments/2.0/{segment_id}",
      "parameters": [
        { "name": "segment_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "contacts_sample", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_segments-segment_id": {
      "id": "DELETE_segments-segment_id",
      "method": "DELETE",
      "path": "/marketing/segments/2.0/{segment_id}",
      "parameters": [ { "name": "segment_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_segments-segment_id": {
      "id": "PATCH_segments-segment_id",
      "method": "PATCH",
      "path": "/marketing/segments/2.0/{segment_id}",
      "parameters": [ { "name": "segment_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "name", "query_dsl" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_marketing-senders": {
      "id": "POST_marketing-senders",
      "method": "POST",
      "path": "/marketing/senders",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": {
        "required": false,
        "members": [ "nickname", "from", "reply_to", "address", "address_2", "city", "state", "zip", "country" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_mc-lists": {
      "id": "GET_mc-lists",
      "method": "GET",
      "path": "/marketing/lists",
      "parameters": [
        { "name": "page_size", "in": "query", "required": false, "type": "number", "isArray": false, "default": 100 },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_mc-lists": {
      "id": "POST_mc-lists",
      "method": "POST",
      "path": "/marketing/lists",
      "parameters": [],
      "body": { "required": false, "members": [ "name" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_mc-lists-id-contacts-count": {
      "id": "GET_mc-lists-id-contacts-count",
      "method": "GET",
      "path": "/marketing/lists/{id}/contacts/count",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_mc-lists-id": {
      "id": "GET_mc-lists-id",
      "method": "GET",
      "path": "/marketing/lists/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "contact_sample",
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
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_lists-id": {
      "id": "DELETE_lists-id",
      "method": "DELETE",
      "path": "/marketing/lists/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "delete_contacts",
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
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_mc-lists-id": {
      "id": "PATCH_mc-lists-id",
      "method": "PATCH",
      "path": "/marketing/lists/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "name" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_mc-lists-id-contacts": {
      "id": "DELETE_mc-lists-id-contacts",
      "method": "DELETE",
      "path": "/marketing/lists/{id}/contacts",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "contact_ids", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_mc-field_definitions": {
      "id": "GET_mc-field_definitions",
      "method": "GET",
      "path": "/marketing/field_definitions",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_mc-field_definitions": {
      "id": "POST_mc-field_definitions",
      "method": "POST",
      "path": "/marketing/field_definitions",
      "parameters": [],
      "body": { "required": false, "members": [ "name", "field_type" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_mc-field_definitions-custom_field_id": {
      "id": "DELETE_mc-field_definitions-custom_field_id",
      "method": "DELETE",
      "path": "/marketing/field_definitions/{custom_field_id}",
      "parameters": [ { "name": "custom_field_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_mc-field_definitions-custom_field_id": {
      "id": "PATCH_mc-field_definitions-custom_field_id",
      "method": "PATCH",
      "path": "/marketing/field_definitions/{custom_field_id}",
      "parameters": [ { "name": "custom_field_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "name" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_marketing-segments": {
      "id": "GET_marketing-segments",
      "method": "GET",
      "path": "/marketing/segments",
      "parameters": [
        { "name": "parent_list_ids", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "no_parent_list_id",
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
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_marketing-segments": {
      "id": "POST_marketing-segments",
      "method": "POST",
      "path": "/marketing/segments",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "name", "parent_list_ids", "query_dsl", "parent_list_id" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_marketing-segments-segment_id": {
      "id": "GET_marketing-segments-segment_id",
      "method": "GET",
      "path": "/marketing/segments/{segment_id}",
      "parameters": [
        { "name": "segment_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "query_json", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_marketing-segments-segment_id": {
      "id": "DELETE_marketing-segments-segment_id",
      "method": "DELETE",
      "path": "/marketing/segments/{segment_id}",
      "parameters": [ { "name": "segment_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_marketing-segments-segment_id": {
      "id": "PATCH_marketing-segments-segment_id",
      "method": "PATCH",
      "path": "/marketing/segments/{segment_id}",
      "parameters": [ { "name": "segment_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "name", "parent_list_ids", "query_dsl" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_marketing-segments-delete": {
      "id": "POST_marketing-segments-delete",
      "method": "POST",
      "path": "/marketing/segments/delete",
      "parameters": [],
      "body": { "required": false, "members": [ "ids" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_marketing-singlesends": {
      "id": "GET_marketing-singlesends",
      "method": "GET",
      "path": "/marketing/singlesends",
      "parameters": [
        { "name": "page_size", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_marketing-singlesends": {
      "id": "POST_marketing-singlesends",
      "method": "POST",
      "path": "/marketing/singlesends",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "name", "categories", "send_at", "send_to", "email_config" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_marketing-singlesends": {
      "id": "DELETE_marketing-singlesends",
      "method": "DELETE",
      "path": "/marketing/singlesends",
      "parameters": [ { "name": "ids", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_marketing-singlesends-id": {
      "id": "GET_marketing-singlesends-id",
      "method": "GET",
      "path": "/marketing/singlesends/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_marketing-singlesends-id": {
      "id": "POST_marketing-singlesends-id",
      "method": "POST",
      "path": "/marketing/singlesends/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "name" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_marketing-singlesends-id": {
      "id": "DELETE_marketing-singlesends-id",
      "method": "DELETE",
      "path": "/marketing/singlesends/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_marketing-singlesends-id": {
      "id": "PATCH_marketing-singlesends-id",
      "method": "PATCH",
      "path": "/marketing/singlesends/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "name", "categories", "send_at", "send_to", "email_config" ],
        "mediaType": "application/json"
      },
      "responses": {
        "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_marketing-singlesends-search": {
      "id": "POST_marketing-singlesends-search",
      "method": "POST",
      "path": "/marketing/singlesends/search",
      "parameters": [
        { "name": "page_size", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "name", "status", "categories" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PUT_marketing-singlesends-id-schedule": {
      "id": "PUT_marketing-singlesends-id-schedule",
      "method": "PUT",
      "path": "/marketing/singlesends/{id}/schedule",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "send_at" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_marketing-singlesends-id-schedule": {
      "id": "DELETE_marketing-singlesends-id-schedule",
      "method": "DELETE",
      "path": "/marketing/singlesends/{id}/schedule",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_marketing-singlesends-categories": {
      "id": "GET_marketing-singlesends-categories",
      "method": "GET",
      "path": "/marketing/singlesends/categories",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_marketing-test-send_email": {
      "id": "POST_marketing-test-send_email",
      "method": "POST",
      "path": "/marketing/test/send_email",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "template_id",
          "version_id_override",
          "sender_id",
          "custom_unsubscribe_url",
          "suppression_group_id",
          "emails",
          "from_address"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "getall-automation-stats": {
      "id": "getall-automation-stats",
      "method": "GET",
      "path": "/marketing/stats/automations",
      "parameters": [
        {
          "name": "automation_ids",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "delimiter": ","
        },
        { "name": "page_size", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "get-automation-stat": {
      "id": "get-automation-stat",
      "method": "GET",
      "path": "/marketing/stats/automations/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "group_by", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "step_ids", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        {
          "name": "aggregated_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "total"
        },
        { "name": "start_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "timezone", "in": "query", "required": false, "type": "string", "isArray": false, "default": "UTC" },
        { "name": "page_size", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "getall-singlesend-stats": {
      "id": "getall-singlesend-stats",
      "method": "GET",
      "path": "/marketing/stats/singlesends",
      "parameters": [
        {
          "name": "singlesend_ids",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "delimiter": ","
        },
        { "name": "page_size", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "get-singlesend-stat": {
      "id": "get-singlesend-stat",
      "method": "GET",
      "path": "/marketing/stats/singlesends/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "aggregated_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "total"
        },
        { "name": "start_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "timezone", "in": "query", "required": false, "type": "string", "isArray": false, "default": "UTC" },
        { "name": "page_size", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "group_by", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "get-automation-link-stat": {
      "id": "get-automation-link-stat",
      "method": "GET",
      "path": "/marketing/stats/automations/{id}/links",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "group_by", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "step_ids", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "page_size", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "get-singlesend-link-stat": {
      "id": "get-singlesend-link-stat",
      "method": "GET",
      "path": "/marketing/stats/singlesends/{id}/links",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page_size", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "group_by", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "ab_variation_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "ab_phase_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "get-singlesend-stats-export": {
      "id": "get-singlesend-stats-export",
      "method": "GET",
      "path": "/marketing/stats/singlesends/export",
      "parameters": [
        { "name": "ids", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "timezone", "in": "query", "required": false, "type": "string", "isArray": false, "default": "UTC" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "get-automations-stats-export": {
      "id": "get-automations-stats-export",
      "method": "GET",
      "path": "/marketing/stats/automations/export",
      "parameters": [
        { "name": "ids", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "timezone", "in": "query", "required": false, "type": "string", "isArray": false, "default": "UTC" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_v3-senders": {
      "id": "GET_v3-senders",
      "method": "GET",
      "path": "/senders",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_senders": {
      "id": "POST_senders",
      "method": "POST",
      "path": "/senders",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": {
        "required": false,
        "members": [ "nickname", "from", "reply_to", "address", "address_2", "city", "state", "zip", "country" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_v3-senders-sender_id": {
      "id": "GET_v3-senders-sender_id",
      "method": "GET",
      "path": "/senders/{sender_id}",
      "parameters": [
        { "name": "sender_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_v3-senders-sender_id": {
      "id": "DELETE_v3-senders-sender_id",
      "method": "DELETE",
      "path": "/senders/{sender_id}",
      "parameters": [
        { "name": "sender_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_v3-senders-sender_id": {
      "id": "PATCH_v3-senders-sender_id",
      "method": "PATCH",
      "path": "/senders/{sender_id}",
      "parameters": [
        { "name": "sender_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": {
        "required": false,
        "members": [ "nickname", "from", "reply_to", "address", "address_2", "city", "state", "zip", "country" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_v3-senders-sender_id-resend_verification": {
      "id": "POST_v3-senders-sender_id-resend_verification",
      "method": "POST",
      "path": "/senders/{sender_id}/resend_verification",
      "parameters": [
        { "name": "sender_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_contactdb-lists": {
      "id": "GET_contactdb-lists",
      "method": "GET",
      "path": "/contactdb/lists",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_contactdb-lists": {
      "id": "POST_contactdb-lists",
      "method": "POST",
      "path": "/contactdb/lists",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "name" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_contactdb-lists": {
      "id": "DELETE_contactdb-lists",
      "method": "DELETE",
      "path": "/contactdb/lists",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_contactdb-lists-list_id": {
      "id": "GET_contactdb-lists-list_id",
      "method": "GET",
      "path": "/contactdb/lists/{list_id}",
      "parameters": [
        { "name": "list_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "list_id", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "input": "locations",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_contactdb-lists-list_id": {
      "id": "DELETE_contactdb-lists-list_id",
      "method": "DELETE",
      "path": "/contactdb/lists/{list_id}",
      "parameters": [
        { "name": "list_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "delete_contacts", "in": "query", "required": false, "type": "boolean", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_contactdb-lists-list_id": {
      "id": "PATCH_contactdb-lists-list_id",
      "method": "PATCH",
      "path": "/contactdb/lists/{list_id}",
      "parameters": [
        { "name": "list_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "list_id", "in": "query", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "name" ], "mediaType": "application/json" },
      "input": "locations",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_contactdb-lists-list_id-recipients": {
      "id": "GET_contactdb-lists-list_id-recipients",
      "method": "GET",
      "path": "/contactdb/lists/{list_id}/recipients",
      "parameters": [
        { "name": "list_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "page_size", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "list_id", "in": "query", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "input": "locations",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_contactdb-lists-list_id-recipients": {
      "id": "POST_contactdb-lists-list_id-recipients",
      "method": "POST",
      "path": "/contactdb/lists/{list_id}/recipients",
      "parameters": [
        { "name": "list_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_contactdb-lists-list_id-recipients-recipient_id": {
      "id": "POST_contactdb-lists-list_id-recipients-recipient_id",
      "method": "POST",
      "path": "/contactdb/lists/{list_id}/recipients/{recipient_id}",
      "parameters": [
        { "name": "list_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "recipient_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_contactdb-lists-list_id-recipients-recipient_id": {
      "id": "DELETE_contactdb-lists-list_id-recipients-recipient_id",
      "method": "DELETE",
      "path": "/contactdb/lists/{list_id}/recipients/{recipient_id}",
      "parameters": [
        { "name": "list_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "recipient_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "list_id", "in": "query", "required": true, "type": "integer", "isArray": false },
        { "name": "recipient_id", "in": "query", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "input": "locations",
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_contactdb-recipients": {
      "id": "GET_contactdb-recipients",
      "method": "GET",
      "path": "/contactdb/recipients",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "page_size", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_contactdb-recipients": {
      "id": "POST_contactdb-recipients",
      "method": "POST",
      "path": "/contactdb/recipients",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_contactdb-recipients": {
      "id": "DELETE_contactdb-recipients",
      "method": "DELETE",
      "path": "/contactdb/recipients",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_contactdb-recipients": {
      "id": "PATCH_contactdb-recipients",
      "method": "PATCH",
      "path": "/contactdb/recipients",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_contactdb-status": {
      "id": "GET_contactdb-status",
      "method": "GET",
      "path": "/contactdb/status",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_contactdb-recipients-recipient_id": {
      "id": "GET_contactdb-recipients-recipient_id",
      "method": "GET",
      "path": "/contactdb/recipients/{recipient_id}",
      "parameters": [
        { "name": "recipient_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
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
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_contactdb-recipients-recipient_id": {
      "id": "DELETE_contactdb-recipients-recipient_id",
      "method": "DELETE",
      "path": "/contactdb/recipients/{recipient_id}",
      "parameters": [
        { "name": "recipient_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_contactdb-recipients-recipient_id-lists": {
      "id": "GET_contactdb-recipients-recipient_id-lists",
      "method": "GET",
      "path": "/contactdb/recipients/{recipient_id}/lists",
      "parameters": [
        { "name": "recipient_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_contactdb-recipients-billable_count": {
      "id": "GET_contactdb-recipients-billable_count",
      "method": "GET",
      "path": "/contactdb/recipients/billable_count",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_contactdb-recipients-count": {
      "id": "GET_contactdb-recipients-count",
      "method": "GET",
      "path": "/contactdb/recipients/count",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_contactdb-recipients-search": {
      "id": "GET_contactdb-recipients-search",
      "method": "GET",
      "path": "/contactdb/recipients/search",
      "parameters": [
        { "name": "{field_name}", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_contactdb-recipients-search": {
      "id": "POST_contactdb-recipients-search",
      "method": "POST",
      "path": "/contactdb/recipients/search",
      "parameters": [],
      "body": { "required": false, "members": [ "list_id", "conditions" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_contactdb-custom_fields": {
      "id": "GET_contactdb-custom_fields",
      "method": "GET",
      "path": "/contactdb/custom_fields",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_contactdb-custom_fields": {
      "id": "POST_contactdb-custom_fields",
      "method": "POST",
      "path": "/contactdb/custom_fields",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "name", "type" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_contactdb-custom_fields-custom_field_id": {
      "id": "GET_contactdb-custom_fields-custom_field_id",
      "method": "GET",
      "path": "/contactdb/custom_fields/{custom_field_id}",
      "parameters": [
        { "name": "custom_field_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
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
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_contactdb-custom_fields-custom_field_id": {
      "id": "DELETE_contactdb-custom_fields-custom_field_id",
      "method": "DELETE",
      "path": "/contactdb/custom_fields/{custom_field_id}",
      "parameters": [
        { "name": "custom_field_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_contactdb-reserved_fields": {
      "id": "GET_contactdb-reserved_fields",
      "method": "GET",
      "path": "/contactdb/reserved_fields",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_contactdb-segments": {
      "id": "GET_contactdb-segments",
      "method": "GET",
      "path": "/contactdb/segments",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_contactdb-segments": {
      "id": "POST_contactdb-segments",
      "method": "POST",
      "path": "/contactdb/segments",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": {
        "required": false,
        "members": [ "name", "list_id", "conditions", "recipient_count" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_contactdb-segments-segment_id": {
      "id": "GET_contactdb-segments-segment_id",
      "method": "GET",
      "path": "/contactdb/segments/{segment_id}",
      "parameters": [
        { "name": "segment_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "segment_id", "in": "query", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "input": "locations",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_contactdb-segments-segment_id": {
      "id": "DELETE_contactdb-segments-segment_id",
      "method": "DELETE",
      "path": "/contactdb/segments/{segment_id}",
      "parameters": [
        { "name": "segment_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "delete_contacts", "in": "query", "required": false, "type": "boolean", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_contactdb-segments-segment_id": {
      "id": "PATCH_contactdb-segments-segment_id",
      "method": "PATCH",
      "path": "/contactdb/segments/{segment_id}",
      "parameters": [
        { "name": "segment_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "segment_id", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "name", "list_id", "conditions" ], "mediaType": "application/json" },
      "input": "locations",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_contactdb-segments-segment_id-recipients": {
      "id": "GET_contactdb-segments-segment_id-recipients",
      "method": "GET",
      "path": "/contactdb/segments/{segment_id}/recipients",
      "parameters": [
        { "name": "segment_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "page_size", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
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
      "security": [ { "Authorization": [] } ]
    },
    "GET_categories": {
      "id": "GET_categories",
      "method": "GET",
      "path": "/categories",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "category", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_categories-stats-sums": {
      "id": "GET_categories-stats-sums",
      "method": "GET",
      "path": "/categories/stats/sums",
      "parameters": [
        {
          "name": "sort_by_metric",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "delivered"
        },
        {
          "name": "sort_by_direction",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "desc"
        },
        { "name": "start_date", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "end_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 5 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "aggregated_by", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_categories-stats": {
      "id": "GET_categories-stats",
      "method": "GET",
      "path": "/categories/stats",
      "parameters": [
        { "name": "start_date", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "end_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "categories", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 500 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "aggregated_by", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_campaigns": {
      "id": "GET_campaigns",
      "method": "GET",
      "path": "/campaigns",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_campaigns": {
      "id": "POST_campaigns",
      "method": "POST",
      "path": "/campaigns",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": {
        "required": false,
        "members": [
          "title",
          "subject",
          "sender_id",
          "list_ids",
          "segment_ids",
          "categories",
          "suppression_group_id",
          "custom_unsubscribe_url",
          "ip_pool",
          "html_content",
          "plain_content",
          "editor"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_campaigns-campaign_id": {
      "id": "GET_campaigns-campaign_id",
      "method": "GET",
      "path": "/campaigns/{campaign_id}",
      "parameters": [
        { "name": "campaign_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_campaigns-campaign_id": {
      "id": "DELETE_campaigns-campaign_id",
      "method": "DELETE",
      "path": "/campaigns/{campaign_id}",
      "parameters": [
        { "name": "campaign_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_campaigns-campaign_id": {
      "id": "PATCH_campaigns-campaign_id",
      "method": "PATCH",
      "path": "/campaigns/{campaign_id}",
      "parameters": [
        { "name": "campaign_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": {
        "required": false,
        "members": [ "title", "subject", "categories", "html_content", "plain_content" ],
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
      "security": [ { "Authorization": [] } ]
    },
    "POST_campaigns-campaign_id-schedules-now": {
      "id": "POST_campaigns-campaign_id-schedules-now",
      "method": "POST",
      "path": "/campaigns/{campaign_id}/schedules/now",
      "parameters": [
        { "name": "campaign_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_campaigns-campaign_id-schedules": {
      "id": "GET_campaigns-campaign_id-schedules",
      "method": "GET",
      "path": "/campaigns/{campaign_id}/schedules",
      "parameters": [
        { "name": "campaign_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_campaigns-campaign_id-schedules": {
      "id": "POST_campaigns-campaign_id-schedules",
      "method": "POST",
      "path": "/campaigns/{campaign_id}/schedules",
      "parameters": [
        { "name": "campaign_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "send_at" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_campaigns-campaign_id-schedules": {
      "id": "DELETE_campaigns-campaign_id-schedules",
      "method": "DELETE",
      "path": "/campaigns/{campaign_id}/schedules",
      "parameters": [
        { "name": "campaign_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_campaigns-campaign_id-schedules": {
      "id": "PATCH_campaigns-campaign_id-schedules",
      "method": "PATCH",
      "path": "/campaigns/{campaign_id}/schedules",
      "parameters": [
        { "name": "campaign_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "send_at" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_campaigns-campaign_id-schedules-test": {
      "id": "POST_campaigns-campaign_id-schedules-test",
      "method": "POST",
      "path": "/campaigns/{campaign_id}/schedules/test",
      "parameters": [
        { "name": "campaign_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "to" ], "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_templates": {
      "id": "GET_templates",
      "method": "GET",
      "path": "/templates",
      "parameters": [
        {
          "name": "generations",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "legacy"
        },
        { "name": "page_size", "in": "query", "required": true, "type": "number", "isArray": false },
        { "name": "page_token", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_templates": {
      "id": "POST_templates",
      "method": "POST",
      "path": "/templates",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "name", "generation" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_templates-template_id": {
      "id": "GET_templates-template_id",
      "method": "GET",
      "path": "/templates/{template_id}",
      "parameters": [
        { "name": "template_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_templates-template_id": {
      "id": "POST_templates-template_id",
      "method": "POST",
      "path": "/templates/{template_id}",
      "parameters": [
        { "name": "template_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "name" ], "mediaType": "application/json" },
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_templates-template_id": {
      "id": "DELETE_templates-template_id",
      "method": "DELETE",
      "path": "/templates/{template_id}",
      "parameters": [
        { "name": "template_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_templates-template_id": {
      "id": "PATCH_templates-template_id",
      "method": "PATCH",
      "path": "/templates/{template_id}",
      "parameters": [
        { "name": "template_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "name" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_templates-template_id-versions": {
      "id": "POST_templates-template_id-versions",
      "method": "POST",
      "path": "/templates/{template_id}/versions",
      "parameters": [
        { "name": "template_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": {
        "required": false,
        "members": [
          "active",
          "name",
          "html_content",
          "plain_content",
          "generate_plain_content",
          "subject",
          "editor",
          "test_data"
        ],
        "mediaType": "application/json"
      },
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_templates-template_id-versions-version_id-activate": {
      "id": "POST_templates-template_id-versions-version_id-activate",
      "method": "POST",
      "path": "/templates/{template_id}/versions/{version_id}/activate",
      "parameters": [
        { "name": "template_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "version_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_templates-template_id-versions-version_id": {
      "id": "GET_templates-template_id-versions-version_id",
      "method": "GET",
      "path": "/templates/{template_id}/versions/{version_id}",
      "parameters": [
        { "name": "template_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "version_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_templates-template_id-versions-version_id": {
      "id": "DELETE_templates-template_id-versions-version_id",
      "method": "DELETE",
      "path": "/templates/{template_id}/versions/{version_id}",
      "parameters": [
        { "name": "template_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "version_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_templates-template_id-versions-version_id": {
      "id": "PATCH_templates-template_id-versions-version_id",
      "method": "PATCH",
      "path": "/templates/{template_id}/versions/{version_id}",
      "parameters": [
        { "name": "template_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "version_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": {
        "required": false,
        "members": [
          "active",
          "name",
          "html_content",
          "plain_content",
          "generate_plain_content",
          "subject",
          "editor",
          "test_data"
        ],
        "mediaType": "application/json"
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_user-webhooks-event-settings": {
      "id": "GET_user-webhooks-event-settings",
      "method": "GET",
      "path": "/user/webhooks/event/settings",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_user-webhooks-event-settings": {
      "id": "PATCH_user-webhooks-event-settings",
      "method": "PATCH",
      "path": "/user/webhooks/event/settings",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": {
        "required": false,
        "members": [
          "enabled",
          "url",
          "group_resubscribe",
          "delivered",
          "group_unsubscribe",
          "spam_report",
          "bounce",
          "deferred",
          "unsubscribe",
          "processed",
          "open",
          "click",
          "dropped",
          "oauth_client_id",
          "oauth_client_secret",
          "oauth_token_url"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_user-webhooks-parse-settings": {
      "id": "GET_user-webhooks-parse-settings",
      "method": "GET",
      "path": "/user/webhooks/parse/settings",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "POST_user-webhooks-parse-settings": {
      "id": "POST_user-webhooks-parse-settings",
      "method": "POST",
      "path": "/user/webhooks/parse/settings",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "url", "hostname", "spam_check", "send_raw" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_user-webhooks-parse-stats": {
      "id": "GET_user-webhooks-parse-stats",
      "method": "GET",
      "path": "/user/webhooks/parse/stats",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "aggregated_by", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date", "in": "query", "required": true, "type": "string", "isArray": false },
        {
          "name": "end_date",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The day the request is made."
        },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_user-webhooks-event-settings-signed": {
      "id": "GET_user-webhooks-event-settings-signed",
      "method": "GET",
      "path": "/user/webhooks/event/settings/signed",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_user-webhooks-event-settings-signed": {
      "id": "PATCH_user-webhooks-event-settings-signed",
      "method": "PATCH",
      "path": "/user/webhooks/event/settings/signed",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "enabled" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_user-webhooks-event-test": {
      "id": "POST_user-webhooks-event-test",
      "method": "POST",
      "path": "/user/webhooks/event/test",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": {
        "required": false,
        "members": [ "url", "oauth_client_id", "oauth_client_secret", "oauth_token_url" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET-messages": {
      "id": "GET-messages",
      "method": "GET",
      "path": "/messages",
      "parameters": [
        { "name": "query", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "number", "isArray": false, "default": 10 },
        { "name": "X-Query-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "X-Cursor", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET-v3-messages-msg_id": {
      "id": "GET-v3-messages-msg_id",
      "method": "GET",
      "path": "/messages/{msg_id}",
      "parameters": [ { "name": "msg_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_v3-messages-download": {
      "id": "POST_v3-messages-download",
      "method": "POST",
      "path": "/messages/download",
      "parameters": [ { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_v3-messages-download-download_uuid": {
      "id": "GET_v3-messages-download-download_uuid",
      "method": "GET",
      "path": "/messages/download/{download_uuid}",
      "parameters": [ { "name": "download_uuid", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_tracking_settings": {
      "id": "GET_tracking_settings",
      "method": "GET",
      "path": "/tracking_settings",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_tracking_settings-click": {
      "id": "GET_tracking_settings-click",
      "method": "GET",
      "path": "/tracking_settings/click",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_tracking_settings-click": {
      "id": "PATCH_tracking_settings-click",
      "method": "PATCH",
      "path": "/tracking_settings/click",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "enabled" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_tracking_settings-google_analytics": {
      "id": "GET_tracking_settings-google_analytics",
      "method": "GET",
      "path": "/tracking_settings/google_analytics",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_tracking_settings-google_analytics": {
      "id": "PATCH_tracking_settings-google_analytics",
      "method": "PATCH",
      "path": "/tracking_settings/google_analytics",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": {
        "required": false,
        "members": [ "enabled", "utm_campaign", "utm_content", "utm_medium", "utm_source", "utm_term" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_tracking_settings-open": {
      "id": "GET_tracking_settings-open",
      "method": "GET",
      "path": "/tracking_settings/open",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_tracking_settings-open": {
      "id": "PATCH_tracking_settings-open",
      "method": "PATCH",
      "path": "/tracking_settings/open",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "enabled" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_tracking_settings-subscription": {
      "id": "GET_tracking_settings-subscription",
      "method": "GET",
      "path": "/tracking_settings/subscription",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_tracking_settings-subscription": {
      "id": "PATCH_tracking_settings-subscription",
      "method": "PATCH",
      "path": "/tracking_settings/subscription",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": {
        "required": false,
        "members": [ "enabled", "html_content", "landing", "plain_content", "replace", "url" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_stats": {
      "id": "GET_stats",
      "method": "GET",
      "path": "/stats",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "aggregated_by", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "end_date", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_geo-stats": {
      "id": "GET_geo-stats",
      "method": "GET",
      "path": "/geo/stats",
      "parameters": [
        { "name": "country", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "aggregated_by", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "end_date", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_devices-stats": {
      "id": "GET_devices-stats",
      "method": "GET",
      "path": "/devices/stats",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "aggregated_by", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "end_date", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_clients-stats": {
      "id": "GET_clients-stats",
      "method": "GET",
      "path": "/clients/stats",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        },
        { "name": "start_date", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "end_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "aggregated_by", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_clients-client_type-stats": {
      "id": "GET_clients-client_type-stats",
      "method": "GET",
      "path": "/clients/{client_type}/stats",
      "parameters": [
        { "name": "client_type", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        },
        { "name": "start_date", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "end_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "aggregated_by", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_mailbox_providers-stats": {
      "id": "GET_mailbox_providers-stats",
      "method": "GET",
      "path": "/mailbox_providers/stats",
      "parameters": [
        { "name": "mailbox_providers", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "aggregated_by", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "end_date", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_browsers-stats": {
      "id": "GET_browsers-stats",
      "method": "GET",
      "path": "/browsers/stats",
      "parameters": [
        { "name": "browsers", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "aggregated_by", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "end_date", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_suppression-bounces": {
      "id": "GET_suppression-bounces",
      "method": "GET",
      "path": "/suppression/bounces",
      "parameters": [
        { "name": "start_time", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "end_time", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_suppression-bounces": {
      "id": "DELETE_suppression-bounces",
      "method": "DELETE",
      "path": "/suppression/bounces",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "delete_all", "emails" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_suppression-bounces-email": {
      "id": "GET_suppression-bounces-email",
      "method": "GET",
      "path": "/suppression/bounces/{email}",
      "parameters": [
        { "name": "email", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_suppression-bounces-email": {
      "id": "DELETE_suppression-bounces-email",
      "method": "DELETE",
      "path": "/suppression/bounces/{email}",
      "parameters": [
        { "name": "email", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "email_address", "in": "query", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_suppression-blocks": {
      "id": "GET_suppression-blocks",
      "method": "GET",
      "path": "/suppression/blocks",
      "parameters": [
        { "name": "start_time", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "end_time", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_suppression-blocks": {
      "id": "DELETE_suppression-blocks",
      "method": "DELETE",
      "path": "/suppression/blocks",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "delete_all", "emails" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_suppression-blocks-email": {
      "id": "GET_suppression-blocks-email",
      "method": "GET",
      "path": "/suppression/blocks/{email}",
      "parameters": [
        { "name": "email", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_suppression-blocks-email": {
      "id": "DELETE_suppression-blocks-email",
      "method": "DELETE",
      "path": "/suppression/blocks/{email}",
      "parameters": [
        { "name": "email", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_suppression-spam_reports": {
      "id": "GET_suppression-spam_reports",
      "method": "GET",
      "path": "/suppression/spam_reports",
      "parameters": [
        { "name": "start_time", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "end_time", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_suppression-spam_reports": {
      "id": "DELETE_suppression-spam_reports",
      "method": "DELETE",
      "path": "/suppression/spam_reports",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "delete_all", "emails" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_suppression-spam_reports-email": {
      "id": "GET_suppression-spam_reports-email",
      "method": "GET",
      "path": "/suppression/spam_reports/{email}",
      "parameters": [
        { "name": "email", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_suppression-spam_reports-email": {
      "id": "DELETE_suppression-spam_reports-email",
      "method": "DELETE",
      "path": "/suppression/spam_reports/{email}",
      "parameters": [
        { "name": "email", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_asm-suppressions-global": {
      "id": "POST_asm-suppressions-global",
      "method": "POST",
      "path": "/asm/suppressions/global",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "recipient_emails" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_suppression-unsubscribes": {
      "id": "GET_suppression-unsubscribes",
      "method": "GET",
      "path": "/suppression/unsubscribes",
      "parameters": [
        { "name": "start_time", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "end_time", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_asm-suppressions-global-email": {
      "id": "GET_asm-suppressions-global-email",
      "method": "GET",
      "path": "/asm/suppressions/global/{email}",
      "parameters": [
        { "name": "email", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_asm-suppressions-global-email": {
      "id": "DELETE_asm-suppressions-global-email",
      "method": "DELETE",
      "path": "/asm/suppressions/global/{email}",
      "parameters": [
        { "name": "email", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_asm-groups": {
      "id": "GET_asm-groups",
      "method": "GET",
      "path": "/asm/groups",
      "parameters": [
        { "name": "id", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_asm-groups": {
      "id": "POST_asm-groups",
      "method": "POST",
      "path": "/asm/groups",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "name", "description", "is_default" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_asm-groups-group_id": {
      "id": "GET_asm-groups-group_id",
      "method": "GET",
      "path": "/asm/groups/{group_id}",
      "parameters": [
        { "name": "group_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_asm-groups-group_id": {
      "id": "DELETE_asm-groups-group_id",
      "method": "DELETE",
      "path": "/asm/groups/{group_id}",
      "parameters": [
        { "name": "group_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_asm-groups-group_id": {
      "id": "PATCH_asm-groups-group_id",
      "method": "PATCH",
      "path": "/asm/groups/{group_id}",
      "parameters": [
        { "name": "group_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "name", "description", "is_default" ], "mediaType": "application/json" },
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_asm-groups-group_id-suppressions": {
      "id": "GET_asm-groups-group_id-suppressions",
      "method": "GET",
      "path": "/asm/groups/{group_id}/suppressions",
      "parameters": [
        { "name": "group_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_asm-groups-group_id-suppressions": {
      "id": "POST_asm-groups-group_id-suppressions",
      "method": "POST",
      "path": "/asm/groups/{group_id}/suppressions",
      "parameters": [
        { "name": "group_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "recipient_emails" ], "mediaType": "application/json" },
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "POST_asm-groups-group_id-suppressions-search": {
      "id": "POST_asm-groups-group_id-suppressions-search",
      "method": "POST",
      "path": "/asm/groups/{group_id}/suppressions/search",
      "parameters": [
        { "name": "group_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "recipient_emails" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_asm-suppressions": {
      "id": "GET_asm-suppressions",
      "method": "GET",
      "path": "/asm/suppressions",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_asm-suppressions-email": {
      "id": "GET_asm-suppressions-email",
      "method": "GET",
      "path": "/asm/suppressions/{email}",
      "parameters": [
        { "name": "email", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_asm-groups-group_id-suppressions-email": {
      "id": "DELETE_asm-groups-group_id-suppressions-email",
      "method": "DELETE",
      "path": "/asm/groups/{group_id}/suppressions/{email}",
      "parameters": [
        { "name": "group_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "email", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_suppression-invalid_emails": {
      "id": "GET_suppression-invalid_emails",
      "method": "GET",
      "path": "/suppression/invalid_emails",
      "parameters": [
        { "name": "start_time", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "end_time", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_suppression-invalid_emails": {
      "id": "DELETE_suppression-invalid_emails",
      "method": "DELETE",
      "path": "/suppression/invalid_emails",
      "parameters": [
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "delete_all", "emails" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_suppression-invalid_emails-email": {
      "id": "GET_suppression-invalid_emails-email",
      "method": "GET",
      "path": "/suppression/invalid_emails/{email}",
      "parameters": [
        { "name": "email", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_suppression-invalid_emails-email": {
      "id": "DELETE_suppression-invalid_emails-email",
      "method": "DELETE",
      "path": "/suppression/invalid_emails/{email}",
      "parameters": [
        { "name": "email", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "GET_user-webhooks-parse-settings-hostname": {
      "id": "GET_user-webhooks-parse-settings-hostname",
      "method": "GET",
      "path": "/user/webhooks/parse/settings/{hostname}",
      "parameters": [
        { "name": "hostname", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
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
      "security": [ { "Authorization": [] } ]
    },
    "DELETE_user-webhooks-parse-settings-hostname": {
      "id": "DELETE_user-webhooks-parse-settings-hostname",
      "method": "DELETE",
      "path": "/user/webhooks/parse/settings/{hostname}",
      "parameters": [
        { "name": "hostname", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
    },
    "PATCH_user-webhooks-parse-settings-hostname": {
      "id": "PATCH_user-webhooks-parse-settings-hostname",
      "method": "PATCH",
      "path": "/user/webhooks/parse/settings/{hostname}",
      "parameters": [
        { "name": "hostname", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "on-behalf-of",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "The subuser's username. This header generates the API call as if the subuser account was making the call."
        }
      ],
      "body": { "required": false, "members": [ "url", "hostname", "spam_check", "send_raw" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Authorization": [] } ]
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
