// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Resend",
  "version": "1.5.0",
  "basePath": "",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": { "bearerAuth": { "type": "http", "scheme": "bearer" } },
  "security": [ { "bearerAuth": [] } ],
  "errorCodes": {},
  "extensions": {},
  "unrouted": {},
  "operations": {
    "emails/list": {
      "id": "emails/list",
      "method": "GET",
      "path": "/emails",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "emails/send": {
      "id": "emails/send",
      "method": "POST",
      "path": "/emails",
      "parameters": [ { "name": "Idempotency-Key", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [
          "from",
          "to",
          "subject",
          "bcc",
          "cc",
          "reply_to",
          "html",
          "text",
          "template",
          "headers",
          "scheduled_at",
          "attachments",
          "tags",
          "topic_id"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "emails/get": {
      "id": "emails/get",
      "method": "GET",
      "path": "/emails/{email_id}",
      "parameters": [ { "name": "email_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "emails/update": {
      "id": "emails/update",
      "method": "PATCH",
      "path": "/emails/{email_id}",
      "parameters": [ { "name": "email_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "emails/cancel": {
      "id": "emails/cancel",
      "method": "POST",
      "path": "/emails/{email_id}/cancel",
      "parameters": [ { "name": "email_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "emails/share": {
      "id": "emails/share",
      "method": "POST",
      "path": "/emails/{email_id}/share",
      "parameters": [ { "name": "email_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "expires_in" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "emails/send-batch": {
      "id": "emails/send-batch",
      "method": "POST",
      "path": "/emails/batch",
      "parameters": [ { "name": "Idempotency-Key", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": { "required": false, "mediaType": "application/json" },
      "input": "body",
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "emails/list-attachments": {
      "id": "emails/list-attachments",
      "method": "GET",
      "path": "/emails/{email_id}/attachments",
      "parameters": [
        { "name": "email_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "emails/get-attachment": {
      "id": "emails/get-attachment",
      "method": "GET",
      "path": "/emails/{email_id}/attachments/{attachment_id}",
      "parameters": [
        { "name": "email_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "attachment_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "emails/list-receiving": {
      "id": "emails/list-receiving",
      "method": "GET",
      "path": "/emails/receiving",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "emails/get-receiving": {
      "id": "emails/get-receiving",
      "method": "GET",
      "path": "/emails/receiving/{email_id}",
      "parameters": [ { "name": "email_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "emails/list-receiving-attachments": {
      "id": "emails/list-receiving-attachments",
      "method": "GET",
      "path": "/emails/receiving/{email_id}/attachments",
      "parameters": [
        { "name": "email_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "emails/get-receiving-attachment": {
      "id": "emails/get-receiving-attachment",
      "method": "GET",
      "path": "/emails/receiving/{email_id}/attachments/{attachment_id}",
      "parameters": [
        { "name": "email_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "attachment_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "emails/metrics": {
      "id": "emails/metrics",
      "method": "GET",
      "path": "/emails/metrics",
      "parameters": [
        { "name": "start_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "timezone", "in": "query", "required": false, "type": "string", "isArray": false, "default": "UTC" },
        {
          "name": "granularity",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "daily"
        },
        { "name": "metrics", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "dimensions", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "domain_id", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "email_id", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        {
          "name": "broadcast_id",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "delimiter": ","
        }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "domains/list": {
      "id": "domains/list",
      "method": "GET",
      "path": "/domains",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "domains/create": {
      "id": "domains/create",
      "method": "POST",
      "path": "/domains",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "name",
          "region",
          "custom_return_path",
          "open_tracking",
          "click_tracking",
          "tls",
          "capabilities",
          "tracking_subdomain"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "domains/get": {
      "id": "domains/get",
      "method": "GET",
      "path": "/domains/{domain_id}",
      "parameters": [ { "name": "domain_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "domains/remove": {
      "id": "domains/remove",
      "method": "DELETE",
      "path": "/domains/{domain_id}",
      "parameters": [ { "name": "domain_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "domains/update": {
      "id": "domains/update",
      "method": "PATCH",
      "path": "/domains/{domain_id}",
      "parameters": [ { "name": "domain_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "open_tracking", "click_tracking", "tls", "capabilities", "tracking_subdomain" ],
        "mediaType": "application/json"
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "domains/verify": {
      "id": "domains/verify",
      "method": "POST",
      "path": "/domains/{domain_id}/verify",
      "parameters": [ { "name": "domain_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "domains/create-claim": {
      "id": "domains/create-claim",
      "method": "POST",
      "path": "/domains/claim",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "name", "region", "custom_return_path", "open_tracking", "click_tracking", "tracking_subdomain" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "domains/get-claim": {
      "id": "domains/get-claim",
      "method": "GET",
      "path": "/domains/{domain_id}/claim",
      "parameters": [ { "name": "domain_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "domains/verify-claim": {
      "id": "domains/verify-claim",
      "method": "POST",
      "path": "/domains/{domain_id}/claim/verify",
      "parameters": [ { "name": "domain_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "api-keys/list": {
      "id": "api-keys/list",
      "method": "GET",
      "path": "/api-keys",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "api-keys/create": {
      "id": "api-keys/create",
      "method": "POST",
      "path": "/api-keys",
      "parameters": [],
      "body": { "required": false, "members": [ "name", "permission", "domain_id" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "api-keys/remove": {
      "id": "api-keys/remove",
      "method": "DELETE",
      "path": "/api-keys/{api_key_id}",
      "parameters": [ { "name": "api_key_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "api-keys/update": {
      "id": "api-keys/update",
      "method": "PATCH",
      "path": "/api-keys/{api_key_id}",
      "parameters": [ { "name": "api_key_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "name" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "oauth/list-grants": {
      "id": "oauth/list-grants",
      "method": "GET",
      "path": "/oauth/grants",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "oauth/revoke-grant": {
      "id": "oauth/revoke-grant",
      "method": "DELETE",
      "path": "/oauth/grants/{oauth_grant_id}",
      "parameters": [ { "name": "oauth_grant_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "templates/list": {
      "id": "templates/list",
      "method": "GET",
      "path": "/templates",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "templates/create": {
      "id": "templates/create",
      "method": "POST",
      "path": "/templates",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "name", "alias", "from", "subject", "reply_to", "html", "text", "variables" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "templates/get": {
      "id": "templates/get",
      "method": "GET",
      "path": "/templates/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "templates/remove": {
      "id": "templates/remove",
      "method": "DELETE",
      "path": "/templates/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "templates/update": {
      "id": "templates/update",
      "method": "PATCH",
      "path": "/templates/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "name", "alias", "from", "subject", "reply_to", "html", "text", "variables" ],
        "mediaType": "application/json"
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "templates/publish": {
      "id": "templates/publish",
      "method": "POST",
      "path": "/templates/{id}/publish",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "templates/duplicate": {
      "id": "templates/duplicate",
      "method": "POST",
      "path": "/templates/{id}/duplicate",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "audiences/list": {
      "id": "audiences/list",
      "method": "GET",
      "path": "/audiences",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "audiences/create": {
      "id": "audiences/create",
      "method": "POST",
      "path": "/audiences",
      "parameters": [],
      "body": { "required": false, "members": [ "name" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "audiences/get": {
      "id": "audiences/get",
      "method": "GET",
      "path": "/audiences/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "audiences/remove": {
      "id": "audiences/remove",
      "method": "DELETE",
      "path": "/audiences/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "contacts/list": {
      "id": "contacts/list",
      "method": "GET",
      "path": "/contacts",
      "parameters": [
        { "name": "segment_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "contacts/create": {
      "id": "contacts/create",
      "method": "POST",
      "path": "/contacts",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "email", "first_name", "last_name", "unsubscribed", "properties", "segments", "topics", "audience_id" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "contacts/list-imports": {
      "id": "contacts/list-imports",
      "method": "GET",
      "path": "/contacts/imports",
      "parameters": [
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "contacts/create-import": {
      "id": "contacts/create-import",
      "method": "POST",
      "path": "/contacts/imports",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "file", "column_map", "on_conflict", "segments", "topics" ],
        "mediaType": "multipart/form-data",
        "contents": {
          "multipart/form-data": {
            "kind": "multipart",
            "fields": {
              "file": { "type": "file", "isArray": false },
              "column_map": { "type": "string", "isArray": false },
              "on_conflict": { "type": "string", "isArray": false },
              "segments": { "type": "string", "isArray": false },
              "topics": { "type": "string", "isArray": false }
            }
          }
        }
      },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "contacts/get-import": {
      "id": "contacts/get-import",
      "method": "GET",
      "path": "/contacts/imports/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "contacts/get": {
      "id": "contacts/get",
      "method": "GET",
      "path": "/contacts/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "contacts/remove": {
      "id": "contacts/remove",
      "method": "DELETE",
      "path": "/contacts/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "contacts/update": {
      "id": "contacts/update",
      "method": "PATCH",
      "path": "/contacts/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "email", "first_name", "last_name", "unsubscribed", "properties" ],
        "mediaType": "application/json"
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "broadcasts/list": {
      "id": "broadcasts/list",
      "method": "GET",
      "path": "/broadcasts",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "broadcasts/create": {
      "id": "broadcasts/create",
      "method": "POST",
      "path": "/broadcasts",
      "parameters": [],
      "body": {
        "required": false,
        "members": [
          "name",
          "segment_id",
          "audience_id",
          "from",
          "subject",
          "reply_to",
          "preview_text",
          "html",
          "text",
          "topic_id",
          "send",
          "scheduled_at"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "broadcasts/get": {
      "id": "broadcasts/get",
      "method": "GET",
      "path": "/broadcasts/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "broadcasts/remove": {
      "id": "broadcasts/remove",
      "method": "DELETE",
      "path": "/broadcasts/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "broadcasts/update": {
      "id": "broadcasts/update",
      "method": "PATCH",
      "path": "/broadcasts/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [
          "name",
          "audience_id",
          "segment_id",
          "from",
          "subject",
          "reply_to",
          "preview_text",
          "html",
          "text",
          "topic_id"
        ],
        "mediaType": "application/json"
      },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "broadcasts/send": {
      "id": "broadcasts/send",
      "method": "POST",
      "path": "/broadcasts/{id}/send",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "scheduled_at" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "broadcasts/cancel": {
      "id": "broadcasts/cancel",
      "method": "POST",
      "path": "/broadcasts/{id}/cancel",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "broadcasts/recipients": {
      "id": "broadcasts/recipients",
      "method": "GET",
      "path": "/broadcasts/{id}/recipients",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "type", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "email", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "bounce_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "broadcasts/list-clicked-links": {
      "id": "broadcasts/list-clicked-links",
      "method": "GET",
      "path": "/broadcasts/{id}/clicked-links",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "webhooks/list": {
      "id": "webhooks/list",
      "method": "GET",
      "path": "/webhooks",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "webhooks/create": {
      "id": "webhooks/create",
      "method": "POST",
      "path": "/webhooks",
      "parameters": [],
      "body": { "required": false, "members": [ "endpoint", "events" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "webhooks/get": {
      "id": "webhooks/get",
      "method": "GET",
      "path": "/webhooks/{webhook_id}",
      "parameters": [ { "name": "webhook_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "webhooks/remove": {
      "id": "webhooks/remove",
      "method": "DELETE",
      "path": "/webhooks/{webhook_id}",
      "parameters": [ { "name": "webhook_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "webhooks/update": {
      "id": "webhooks/update",
      "method": "PATCH",
      "path": "/webhooks/{webhook_id}",
      "parameters": [ { "name": "webhook_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "endpoint", "events", "status" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "segments/list": {
      "id": "segments/list",
      "method": "GET",
      "path": "/segments",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "segments/create": {
      "id": "segments/create",
      "method": "POST",
      "path": "/segments",
      "parameters": [],
      "body": { "required": false, "members": [ "name", "audience_id", "filter" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "segments/get": {
      "id": "segments/get",
      "method": "GET",
      "path": "/segments/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "segments/remove": {
      "id": "segments/remove",
      "method": "DELETE",
      "path": "/segments/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "topics/list": {
      "id": "topics/list",
      "method": "GET",
      "path": "/topics",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "topics/create": {
      "id": "topics/create",
      "method": "POST",
      "path": "/topics",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "name", "default_subscription", "description", "visibility" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "topics/get": {
      "id": "topics/get",
      "method": "GET",
      "path": "/topics/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "topics/remove": {
      "id": "topics/remove",
      "method": "DELETE",
      "path": "/topics/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "topics/update": {
      "id": "topics/update",
      "method": "PATCH",
      "path": "/topics/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "name", "description", "visibility" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "contact-properties/list": {
      "id": "contact-properties/list",
      "method": "GET",
      "path": "/contact-properties",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "contact-properties/create": {
      "id": "contact-properties/create",
      "method": "POST",
      "path": "/contact-properties",
      "parameters": [],
      "body": { "required": false, "members": [ "key", "type", "fallback_value" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "contact-properties/get": {
      "id": "contact-properties/get",
      "method": "GET",
      "path": "/contact-properties/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "contact-properties/remove": {
      "id": "contact-properties/remove",
      "method": "DELETE",
      "path": "/contact-properties/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "contact-properties/update": {
      "id": "contact-properties/update",
      "method": "PATCH",
      "path": "/contact-properties/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "fallback_value" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "contacts/list-segments": {
      "id": "contacts/list-segments",
      "method": "GET",
      "path": "/contacts/{contact_id}/segments",
      "parameters": [
        { "name": "contact_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "contacts/add-segment": {
      "id": "contacts/add-segment",
      "method": "POST",
      "path": "/contacts/{contact_id}/segments/{segment_id}",
      "parameters": [
        { "name": "contact_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "segment_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "contacts/remove-segment": {
      "id": "contacts/remove-segment",
      "method": "DELETE",
      "path": "/contacts/{contact_id}/segments/{segment_id}",
      "parameters": [
        { "name": "contact_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "segment_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "contacts/list-topics": {
      "id": "contacts/list-topics",
      "method": "GET",
      "path": "/contacts/{contact_id}/topics",
      "parameters": [
        { "name": "contact_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "contacts/update-topics": {
      "id": "contacts/update-topics",
      "method": "PATCH",
      "path": "/contacts/{contact_id}/topics",
      "parameters": [ { "name": "contact_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "topics" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "logs/list": {
      "id": "logs/list",
      "method": "GET",
      "path": "/logs",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "logs/get": {
      "id": "logs/get",
      "method": "GET",
      "path": "/logs/{log_id}",
      "parameters": [ { "name": "log_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "automations/list": {
      "id": "automations/list",
      "method": "GET",
      "path": "/automations",
      "parameters": [
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "automations/create": {
      "id": "automations/create",
      "method": "POST",
      "path": "/automations",
      "parameters": [],
      "body": { "required": false, "members": [ "name", "status", "steps", "connections" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "automations/get": {
      "id": "automations/get",
      "method": "GET",
      "path": "/automations/{automation_id}",
      "parameters": [ { "name": "automation_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "automations/remove": {
      "id": "automations/remove",
      "method": "DELETE",
      "path": "/automations/{automation_id}",
      "parameters": [ { "name": "automation_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "automations/update": {
      "id": "automations/update",
      "method": "PATCH",
      "path": "/automations/{automation_id}",
      "parameters": [ { "name": "automation_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "name", "status", "steps", "connections" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "automations/duplicate": {
      "id": "automations/duplicate",
      "method": "POST",
      "path": "/automations/{automation_id}/duplicate",
      "parameters": [ { "name": "automation_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "automations/stop": {
      "id": "automations/stop",
      "method": "POST",
      "path": "/automations/{automation_id}/stop",
      "parameters": [ { "name": "automation_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "automations/list-runs": {
      "id": "automations/list-runs",
      "method": "GET",
      "path": "/automations/{automation_id}/runs",
      "parameters": [
        { "name": "automation_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "automations/get-run": {
      "id": "automations/get-run",
      "method": "GET",
      "path": "/automations/{automation_id}/runs/{run_id}",
      "parameters": [
        { "name": "automation_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "run_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "events/list": {
      "id": "events/list",
      "method": "GET",
      "path": "/events",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "events/create": {
      "id": "events/create",
      "method": "POST",
      "path": "/events",
      "parameters": [],
      "body": { "required": false, "members": [ "name", "schema" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "events/send": {
      "id": "events/send",
      "method": "POST",
      "path": "/events/send",
      "parameters": [],
      "body": { "required": false, "members": [ "event", "contact_id", "email", "payload" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "events/get": {
      "id": "events/get",
      "method": "GET",
      "path": "/events/{identifier}",
      "parameters": [ { "name": "identifier", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "events/remove": {
      "id": "events/remove",
      "method": "DELETE",
      "path": "/events/{identifier}",
      "parameters": [ { "name": "identifier", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "events/update": {
      "id": "events/update",
      "method": "PATCH",
      "path": "/events/{identifier}",
      "parameters": [ { "name": "identifier", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "schema" ], "mediaType": "application/json" },
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "suppressions/list": {
      "id": "suppressions/list",
      "method": "GET",
      "path": "/suppressions",
      "parameters": [
        { "name": "origin", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "suppressions/add": {
      "id": "suppressions/add",
      "method": "POST",
      "path": "/suppressions",
      "parameters": [],
      "body": { "required": true, "members": [ "email" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "suppressions/batch-add": {
      "id": "suppressions/batch-add",
      "method": "POST",
      "path": "/suppressions/batch/add",
      "parameters": [],
      "body": { "required": true, "members": [ "emails" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "suppressions/batch-remove": {
      "id": "suppressions/batch-remove",
      "method": "POST",
      "path": "/suppressions/batch/remove",
      "parameters": [],
      "body": { "required": true, "members": [ "emails", "ids" ], "mediaType": "application/json" },
      "input": "body",
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "suppressions/get": {
      "id": "suppressions/get",
      "method": "GET",
      "path": "/suppressions/{suppression}",
      "parameters": [ { "name": "suppression", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "suppressions/remove": {
      "id": "suppressions/remove",
      "method": "DELETE",
      "path": "/suppressions/{suppression}",
      "parameters": [ { "name": "suppression", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
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
