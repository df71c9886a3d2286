// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Airflow API",
  "version": "2",
  "basePath": "",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": {
    "HTTPBearer": { "type": "http", "scheme": "bearer" },
    "OAuth2PasswordBearer": { "type": "oauth2" },
    "Basic": { "type": "undefined" },
    "GoogleOpenID": { "type": "undefined" },
    "Kerberos": { "type": "undefined" }
  },
  "security": [ { "Basic": [] }, { "GoogleOpenID": [] }, { "Kerberos": [] } ],
  "errorCodes": {},
  "extensions": {},
  "unrouted": {},
  "operations": {
    "get_assets": {
      "id": "get_assets",
      "method": "GET",
      "path": "/api/v2/assets",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "name_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "uri_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "dag_ids", "in": "query", "required": false, "type": "string", "isArray": true },
        {
          "name": "only_active",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": true
        },
        { "name": "order_by", "in": "query", "required": false, "type": "string", "isArray": true, "default": [ "id" ] }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_asset_aliases": {
      "id": "get_asset_aliases",
      "method": "GET",
      "path": "/api/v2/assets/aliases",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "name_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "order_by", "in": "query", "required": false, "type": "string", "isArray": true, "default": [ "id" ] }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_asset_alias": {
      "id": "get_asset_alias",
      "method": "GET",
      "path": "/api/v2/assets/aliases/{asset_alias_id}",
      "parameters": [ { "name": "asset_alias_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_asset_events": {
      "id": "get_asset_events",
      "method": "GET",
      "path": "/api/v2/assets/events",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "default": [ "timestamp" ]
        },
        { "name": "asset_id", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "source_dag_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "source_task_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "source_run_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "source_map_index", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "name_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "timestamp_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "timestamp_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "timestamp_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "timestamp_lt", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "create_asset_event": {
      "id": "create_asset_event",
      "method": "POST",
      "path": "/api/v2/assets/events",
      "parameters": [],
      "body": { "required": true, "members": [ "asset_id", "extra", "partition_key" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_asset": {
      "id": "get_asset",
      "method": "GET",
      "path": "/api/v2/assets/{asset_id}",
      "parameters": [ { "name": "asset_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "materialize_asset": {
      "id": "materialize_asset",
      "method": "POST",
      "path": "/api/v2/assets/{asset_id}/materialize",
      "parameters": [ { "name": "asset_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": {
        "required": false,
        "members": [
          "conf",
          "dag_run_id",
          "data_interval_end",
          "data_interval_start",
          "logical_date",
          "note",
          "partition_key",
          "run_after"
        ],
        "mediaType": "application/json"
      },
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_asset_queued_events": {
      "id": "get_asset_queued_events",
      "method": "GET",
      "path": "/api/v2/assets/{asset_id}/queuedEvents",
      "parameters": [
        { "name": "asset_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "delete_asset_queued_events": {
      "id": "delete_asset_queued_events",
      "method": "DELETE",
      "path": "/api/v2/assets/{asset_id}/queuedEvents",
      "parameters": [
        { "name": "asset_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "login": {
      "id": "login",
      "method": "GET",
      "path": "/api/v2/auth/login",
      "parameters": [ { "name": "next", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "307": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Basic": [] }, { "GoogleOpenID": [] }, { "Kerberos": [] } ]
    },
    "logout": {
      "id": "logout",
      "method": "GET",
      "path": "/api/v2/auth/logout",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "307": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Basic": [] }, { "GoogleOpenID": [] }, { "Kerberos": [] } ]
    },
    "list_backfills": {
      "id": "list_backfills",
      "method": "GET",
      "path": "/api/v2/backfills",
      "parameters": [
        { "name": "dag_id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "order_by", "in": "query", "required": false, "type": "string", "isArray": true, "default": [ "id" ] }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "create_backfill": {
      "id": "create_backfill",
      "method": "POST",
      "path": "/api/v2/backfills",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "dag_id",
          "dag_run_conf",
          "from_date",
          "max_active_runs",
          "reprocess_behavior",
          "run_backwards",
          "run_on_latest_version",
          "to_date"
        ],
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "create_backfill_dry_run": {
      "id": "create_backfill_dry_run",
      "method": "POST",
      "path": "/api/v2/backfills/dry_run",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "dag_id",
          "dag_run_conf",
          "from_date",
          "max_active_runs",
          "reprocess_behavior",
          "run_backwards",
          "run_on_latest_version",
          "to_date"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_backfill": {
      "id": "get_backfill",
      "method": "GET",
      "path": "/api/v2/backfills/{backfill_id}",
      "parameters": [ { "name": "backfill_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "cancel_backfill": {
      "id": "cancel_backfill",
      "method": "PUT",
      "path": "/api/v2/backfills/{backfill_id}/cancel",
      "parameters": [ { "name": "backfill_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "pause_backfill": {
      "id": "pause_backfill",
      "method": "PUT",
      "path": "/api/v2/backfills/{backfill_id}/pause",
      "parameters": [ { "name": "backfill_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "unpause_backfill": {
      "id": "unpause_backfill",
      "method": "PUT",
      "path": "/api/v2/backfills/{backfill_id}/unpause",
      "parameters": [ { "name": "backfill_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_config": {
      "id": "get_config",
      "method": "GET",
      "path": "/api/v2/config",
      "parameters": [ { "name": "section", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "contents": { "application/json": { "kind": "json" }, "text/plain": { "kind": "text" } },
          "headers": {},
          "errorCodes": []
        },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "406": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_config_value": {
      "id": "get_config_value",
      "method": "GET",
      "path": "/api/v2/config/section/{section}/option/{option}",
      "parameters": [
        { "name": "section", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "option", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "contents": { "application/json": { "kind": "json" }, "text/plain": { "kind": "text" } },
          "headers": {},
          "errorCodes": []
        },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "406": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_connections": {
      "id": "get_connections",
      "method": "GET",
      "path": "/api/v2/connections",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "order_by", "in": "query", "required": false, "type": "string", "isArray": true, "default": [ "id" ] },
        { "name": "connection_id_pattern", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "post_connection": {
      "id": "post_connection",
      "method": "POST",
      "path": "/api/v2/connections",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "conn_type",
          "connection_id",
          "description",
          "extra",
          "host",
          "login",
          "password",
          "port",
          "schema",
          "team_name"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "bulk_connections": {
      "id": "bulk_connections",
      "method": "PATCH",
      "path": "/api/v2/connections",
      "parameters": [],
      "body": { "required": true, "members": [ "actions" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "create_default_connections": {
      "id": "create_default_connections",
      "method": "POST",
      "path": "/api/v2/connections/defaults",
      "parameters": [],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "test_connection": {
      "id": "test_connection",
      "method": "POST",
      "path": "/api/v2/connections/test",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "conn_type",
          "connection_id",
          "description",
          "extra",
          "host",
          "login",
          "password",
          "port",
          "schema",
          "team_name"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_connection": {
      "id": "get_connection",
      "method": "GET",
      "path": "/api/v2/connections/{connection_id}",
      "parameters": [ { "name": "connection_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "delete_connection": {
      "id": "delete_connection",
      "method": "DELETE",
      "path": "/api/v2/connections/{connection_id}",
      "parameters": [ { "name": "connection_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "patch_connection": {
      "id": "patch_connection",
      "method": "PATCH",
      "path": "/api/v2/connections/{connection_id}",
      "parameters": [
        { "name": "connection_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "update_mask", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": {
        "required": true,
        "members": [
          "conn_type",
          "connection_id",
          "description",
          "extra",
          "host",
          "login",
          "password",
          "port",
          "schema",
          "team_name"
        ],
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_dag_source": {
      "id": "get_dag_source",
      "method": "GET",
      "path": "/api/v2/dagSources/{dag_id}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "version_number", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "contents": { "application/json": { "kind": "json" }, "text/plain": { "kind": "text" } },
          "headers": {},
          "errorCodes": []
        },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "406": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_dag_stats": {
      "id": "get_dag_stats",
      "method": "GET",
      "path": "/api/v2/dagStats",
      "parameters": [ { "name": "dag_ids", "in": "query", "required": false, "type": "string", "isArray": true } ],
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_dag_tags": {
      "id": "get_dag_tags",
      "method": "GET",
      "path": "/api/v2/dagTags",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "default": [ "name" ]
        },
        { "name": "tag_name_pattern", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "list_dag_warnings": {
      "id": "list_dag_warnings",
      "method": "GET",
      "path": "/api/v2/dagWarnings",
      "parameters": [
        { "name": "dag_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "warning_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "default": [ "dag_id" ]
        }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_dags": {
      "id": "get_dags",
      "method": "GET",
      "path": "/api/v2/dags",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "tags", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "tags_match_mode", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "owners", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "dag_id_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "dag_display_name_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "exclude_stale",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": true
        },
        { "name": "paused", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "has_import_errors", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "last_dag_run_state", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "bundle_name", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "bundle_version", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "has_asset_schedule", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "asset_dependency", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "dag_run_start_date_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "dag_run_start_date_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "dag_run_start_date_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "dag_run_start_date_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "dag_run_end_date_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "dag_run_end_date_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "dag_run_end_date_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "dag_run_end_date_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "dag_run_state", "in": "query", "required": false, "type": "string", "isArray": true },
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "default": [ "dag_id" ]
        },
        { "name": "is_favorite", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "timetable_type", "in": "query", "required": false, "type": "string", "isArray": true }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "patch_dags": {
      "id": "patch_dags",
      "method": "PATCH",
      "path": "/api/v2/dags",
      "parameters": [
        { "name": "update_mask", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "tags", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "tags_match_mode", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "owners", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "dag_id_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "exclude_stale",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": true
        },
        { "name": "paused", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": { "required": true, "members": [ "is_paused" ], "mediaType": "application/json" },
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_dag": {
      "id": "get_dag",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}",
      "parameters": [ { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "delete_dag": {
      "id": "delete_dag",
      "method": "DELETE",
      "path": "/api/v2/dags/{dag_id}",
      "parameters": [ { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "patch_dag": {
      "id": "patch_dag",
      "method": "PATCH",
      "path": "/api/v2/dags/{dag_id}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "update_mask", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": { "required": true, "members": [ "is_paused" ], "mediaType": "application/json" },
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_dag_asset_queued_events": {
      "id": "get_dag_asset_queued_events",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/assets/queuedEvents",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "delete_dag_asset_queued_events": {
      "id": "delete_dag_asset_queued_events",
      "method": "DELETE",
      "path": "/api/v2/dags/{dag_id}/assets/queuedEvents",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_dag_asset_queued_event": {
      "id": "get_dag_asset_queued_event",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/assets/{asset_id}/queuedEvents",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "asset_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "delete_dag_asset_queued_event": {
      "id": "delete_dag_asset_queued_event",
      "method": "DELETE",
      "path": "/api/v2/dags/{dag_id}/assets/{asset_id}/queuedEvents",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "asset_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "post_clear_task_instances": {
      "id": "post_clear_task_instances",
      "method": "POST",
      "path": "/api/v2/dags/{dag_id}/clearTaskInstances",
      "parameters": [ { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "dag_run_id",
          "dry_run",
          "end_date",
          "include_downstream",
          "include_future",
          "include_past",
          "include_upstream",
          "only_failed",
          "only_running",
          "prevent_running_task",
          "reset_dag_runs",
          "run_on_latest_version",
          "start_date",
          "task_ids"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_dag_runs": {
      "id": "get_dag_runs",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "run_after_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_after_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_after_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_after_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "logical_date_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "logical_date_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "logical_date_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "logical_date_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "duration_gte", "in": "query", "required": false, "type": "number", "isArray": false },
        { "name": "duration_gt", "in": "query", "required": false, "type": "number", "isArray": false },
        { "name": "duration_lte", "in": "query", "required": false, "type": "number", "isArray": false },
        { "name": "duration_lt", "in": "query", "required": false, "type": "number", "isArray": false },
        { "name": "updated_at_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "updated_at_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "updated_at_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "updated_at_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "conf_contains", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_type", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "state", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "dag_version", "in": "query", "required": false, "type": "integer", "isArray": true },
        { "name": "bundle_version", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "order_by", "in": "query", "required": false, "type": "string", "isArray": true, "default": [ "id" ] },
        { "name": "run_id_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "triggering_user_name_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "dag_id_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "partition_key_pattern", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "trigger_dag_run": {
      "id": "trigger_dag_run",
      "method": "POST",
      "path": "/api/v2/dags/{dag_id}/dagRuns",
      "parameters": [ { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "conf",
          "dag_run_id",
          "data_interval_end",
          "data_interval_start",
          "logical_date",
          "note",
          "partition_key",
          "run_after"
        ],
        "mediaType": "application/json"
      },
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_list_dag_runs_batch": {
      "id": "get_list_dag_runs_batch",
      "method": "POST",
      "path": "/api/v2/dags/{dag_id}/dagRuns/list",
      "parameters": [ { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "conf_contains",
          "dag_ids",
          "duration_gt",
          "duration_gte",
          "duration_lt",
          "duration_lte",
          "end_date_gt",
          "end_date_gte",
          "end_date_lt",
          "end_date_lte",
          "logical_date_gt",
          "logical_date_gte",
          "logical_date_lt",
          "logical_date_lte",
          "order_by",
          "page_limit",
          "page_offset",
          "run_after_gt",
          "run_after_gte",
          "run_after_lt",
          "run_after_lte",
          "start_date_gt",
          "start_date_gte",
          "start_date_lt",
          "start_date_lte",
          "states"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_dag_run": {
      "id": "get_dag_run",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "delete_dag_run": {
      "id": "delete_dag_run",
      "method": "DELETE",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "patch_dag_run": {
      "id": "patch_dag_run",
      "method": "PATCH",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "update_mask", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": { "required": true, "members": [ "note", "state" ], "mediaType": "application/json" },
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "clear_dag_run": {
      "id": "clear_dag_run",
      "method": "POST",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/clear",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "dry_run", "only_failed", "run_on_latest_version" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_hitl_details": {
      "id": "get_hitl_details",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/hitlDetails",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "default": [ "ti_id" ]
        },
        { "name": "dag_id_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "task_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "task_id_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "map_index", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "state", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "response_received", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "responded_by_user_id", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "responded_by_user_name", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "subject_search", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "body_search", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "created_at_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "created_at_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "created_at_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "created_at_lt", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_task_instances": {
      "id": "get_task_instances",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_after_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_after_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_after_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_after_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "logical_date_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "logical_date_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "logical_date_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "logical_date_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "updated_at_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "updated_at_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "updated_at_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "updated_at_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "duration_gte", "in": "query", "required": false, "type": "number", "isArray": false },
        { "name": "duration_gt", "in": "query", "required": false, "type": "number", "isArray": false },
        { "name": "duration_lte", "in": "query", "required": false, "type": "number", "isArray": false },
        { "name": "duration_lt", "in": "query", "required": false, "type": "number", "isArray": false },
        { "name": "task_display_name_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "task_group_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "dag_id_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_id_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "state", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "pool", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "pool_name_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "queue", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "queue_name_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "executor", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "version_number", "in": "query", "required": false, "type": "integer", "isArray": true },
        { "name": "try_number", "in": "query", "required": false, "type": "integer", "isArray": true },
        { "name": "operator", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "operator_name_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "map_index", "in": "query", "required": false, "type": "integer", "isArray": true },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "default": [ "map_index" ]
        }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "bulk_task_instances": {
      "id": "bulk_task_instances",
      "method": "PATCH",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "actions" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_task_instances_batch": {
      "id": "get_task_instances_batch",
      "method": "POST",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/list",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "dag_ids",
          "dag_run_ids",
          "duration_gt",
          "duration_gte",
          "duration_lt",
          "duration_lte",
          "end_date_gt",
          "end_date_gte",
          "end_date_lt",
          "end_date_lte",
          "executor",
          "logical_date_gt",
          "logical_date_gte",
          "logical_date_lt",
          "logical_date_lte",
          "order_by",
          "page_limit",
          "page_offset",
          "pool",
          "queue",
          "run_after_gt",
          "run_after_gte",
          "run_after_lt",
          "run_after_lte",
          "start_date_gt",
          "start_date_gte",
          "start_date_lt",
          "start_date_lte",
          "state",
          "task_ids"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_task_instance": {
      "id": "get_task_instance",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "delete_task_instance": {
      "id": "delete_task_instance",
      "method": "DELETE",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "map_index", "in": "query", "required": false, "type": "integer", "isArray": false, "default": -1 }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "patch_task_instance": {
      "id": "patch_task_instance",
      "method": "PATCH",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "map_index", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "update_mask", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": {
        "required": true,
        "members": [ "include_downstream", "include_future", "include_past", "include_upstream", "new_state", "note" ],
        "mediaType": "application/json"
      },
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_task_instance_dependencies": {
      "id": "get_task_instance_dependencies",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/dependencies",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "map_index", "in": "query", "required": false, "type": "integer", "isArray": false, "default": -1 }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "patch_task_instance_dry_run": {
      "id": "patch_task_instance_dry_run",
      "method": "PATCH",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/dry_run",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "map_index", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "update_mask", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": {
        "required": true,
        "members": [ "include_downstream", "include_future", "include_past", "include_upstream", "new_state", "note" ],
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_external_log_url": {
      "id": "get_external_log_url",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/externalLogUrl/{try_number}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "try_number", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "map_index", "in": "query", "required": false, "type": "integer", "isArray": false, "default": -1 }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_extra_links": {
      "id": "get_extra_links",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/links",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "map_index", "in": "query", "required": false, "type": "integer", "isArray": false, "default": -1 }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_mapped_task_instances": {
      "id": "get_mapped_task_instances",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/listMapped",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "run_after_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_after_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_after_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_after_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "logical_date_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "logical_date_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "logical_date_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "logical_date_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "updated_at_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "updated_at_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "updated_at_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "updated_at_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "duration_gte", "in": "query", "required": false, "type": "number", "isArray": false },
        { "name": "duration_gt", "in": "query", "required": false, "type": "number", "isArray": false },
        { "name": "duration_lte", "in": "query", "required": false, "type": "number", "isArray": false },
        { "name": "duration_lt", "in": "query", "required": false, "type": "number", "isArray": false },
        { "name": "state", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "pool", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "pool_name_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "queue", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "queue_name_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "executor", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "version_number", "in": "query", "required": false, "type": "integer", "isArray": true },
        { "name": "try_number", "in": "query", "required": false, "type": "integer", "isArray": true },
        { "name": "operator", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "operator_name_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "map_index", "in": "query", "required": false, "type": "integer", "isArray": true },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": true,
          "default": [ "map_index" ]
        }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_log": {
      "id": "get_log",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/logs/{try_number}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "try_number", "in": "path", "required": true, "type": "integer", "isArray": false },
        {
          "name": "full_content",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "map_index", "in": "query", "required": false, "type": "integer", "isArray": false, "default": -1 },
        { "name": "token", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "contents": { "application/json": { "kind": "json" }, "application/x-ndjson": { "kind": "lines" } },
          "headers": {},
          "errorCodes": []
        },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_task_instance_tries": {
      "id": "get_task_instance_tries",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/tries",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "map_index", "in": "query", "required": false, "type": "integer", "isArray": false, "default": -1 }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_task_instance_try_details": {
      "id": "get_task_instance_try_details",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/tries/{task_try_number}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_try_number", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "map_index", "in": "query", "required": false, "type": "integer", "isArray": false, "default": -1 }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_xcom_entries": {
      "id": "get_xcom_entries",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "xcom_key", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "map_index", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "xcom_key_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "dag_display_name_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_id_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "task_id_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "map_index_filter", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "logical_date_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "logical_date_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "logical_date_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "logical_date_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_after_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_after_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_after_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_after_lt", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "create_xcom_entry": {
      "id": "create_xcom_entry",
      "method": "POST",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "key", "map_index", "value" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_xcom_entry": {
      "id": "get_xcom_entry",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries/{xcom_key}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "xcom_key", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "map_index", "in": "query", "required": false, "type": "integer", "isArray": false, "default": -1 },
        {
          "name": "deserialize",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "stringify", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "delete_xcom_entry": {
      "id": "delete_xcom_entry",
      "method": "DELETE",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries/{xcom_key}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "xcom_key", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "map_index", "in": "query", "required": false, "type": "integer", "isArray": false, "default": -1 }
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
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "update_xcom_entry": {
      "id": "update_xcom_entry",
      "method": "PATCH",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries/{xcom_key}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "xcom_key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "map_index", "value" ], "mediaType": "application/json" },
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_mapped_task_instance": {
      "id": "get_mapped_task_instance",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "map_index", "in": "path", "required": true, "type": "integer", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "patch_task_instance_by_map_index": {
      "id": "patch_task_instance_by_map_index",
      "method": "PATCH",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "map_index", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "update_mask", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": {
        "required": true,
        "members": [ "include_downstream", "include_future", "include_past", "include_upstream", "new_state", "note" ],
        "mediaType": "application/json"
      },
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_task_instance_dependencies_by_map_index": {
      "id": "get_task_instance_dependencies_by_map_index",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/dependencies",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "map_index", "in": "path", "required": true, "type": "integer", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "patch_task_instance_dry_run_by_map_index": {
      "id": "patch_task_instance_dry_run_by_map_index",
      "method": "PATCH",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/dry_run",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "map_index", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "update_mask", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": {
        "required": true,
        "members": [ "include_downstream", "include_future", "include_past", "include_upstream", "new_state", "note" ],
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_hitl_detail": {
      "id": "get_hitl_detail",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/hitlDetails",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "map_index", "in": "path", "required": true, "type": "integer", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "update_hitl_detail": {
      "id": "update_hitl_detail",
      "method": "PATCH",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/hitlDetails",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "map_index", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": { "required": true, "members": [ "chosen_options", "params_input" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_hitl_detail_try_detail": {
      "id": "get_hitl_detail_try_detail",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/hitlDetails/tries/{try_number}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "map_index", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "try_number", "in": "path", "required": true, "type": "integer", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_mapped_task_instance_tries": {
      "id": "get_mapped_task_instance_tries",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/tries",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "map_index", "in": "path", "required": true, "type": "integer", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_mapped_task_instance_try_details": {
      "id": "get_mapped_task_instance_try_details",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/tries/{task_try_number}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_try_number", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "map_index", "in": "path", "required": true, "type": "integer", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_upstream_asset_events": {
      "id": "get_upstream_asset_events",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/upstreamAssetEvents",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "wait_dag_run_until_finished": {
      "id": "wait_dag_run_until_finished",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/wait",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "dag_run_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "interval", "in": "query", "required": true, "type": "number", "isArray": false },
        { "name": "result", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "contents": { "application/json": { "kind": "json" }, "application/x-ndjson": { "kind": "lines" } },
          "headers": {},
          "errorCodes": []
        },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_dag_versions": {
      "id": "get_dag_versions",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagVersions",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "version_number", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "bundle_name", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "bundle_version", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "order_by", "in": "query", "required": false, "type": "string", "isArray": true, "default": [ "id" ] }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_dag_version": {
      "id": "get_dag_version",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/dagVersions/{version_number}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "version_number", "in": "path", "required": true, "type": "integer", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_dag_details": {
      "id": "get_dag_details",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/details",
      "parameters": [ { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "favorite_dag": {
      "id": "favorite_dag",
      "method": "POST",
      "path": "/api/v2/dags/{dag_id}/favorite",
      "parameters": [ { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_tasks": {
      "id": "get_tasks",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/tasks",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "order_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "task_id"
        }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_task": {
      "id": "get_task",
      "method": "GET",
      "path": "/api/v2/dags/{dag_id}/tasks/{task_id}",
      "parameters": [
        { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "unfavorite_dag": {
      "id": "unfavorite_dag",
      "method": "POST",
      "path": "/api/v2/dags/{dag_id}/unfavorite",
      "parameters": [ { "name": "dag_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_event_logs": {
      "id": "get_event_logs",
      "method": "GET",
      "path": "/api/v2/eventLogs",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "order_by", "in": "query", "required": false, "type": "string", "isArray": true, "default": [ "id" ] },
        { "name": "dag_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "task_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "map_index", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "try_number", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "owner", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "event", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "excluded_events", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "included_events", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "dag_id_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "task_id_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "run_id_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "owner_pattern", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "event_pattern", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_event_log": {
      "id": "get_event_log",
      "method": "GET",
      "path": "/api/v2/eventLogs/{event_log_id}",
      "parameters": [ { "name": "event_log_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_import_errors": {
      "id": "get_import_errors",
      "method": "GET",
      "path": "/api/v2/importErrors",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "order_by", "in": "query", "required": false, "type": "string", "isArray": true, "default": [ "id" ] },
        { "name": "filename_pattern", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_import_error": {
      "id": "get_import_error",
      "method": "GET",
      "path": "/api/v2/importErrors/{import_error_id}",
      "parameters": [ { "name": "import_error_id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_jobs": {
      "id": "get_jobs",
      "method": "GET",
      "path": "/api/v2/jobs",
      "parameters": [
        { "name": "is_alive", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "start_date_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "start_date_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date_gte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date_gt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date_lte", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "end_date_lt", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "order_by", "in": "query", "required": false, "type": "string", "isArray": true, "default": [ "id" ] },
        { "name": "job_state", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "job_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "hostname", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "executor_class", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_health": {
      "id": "get_health",
      "method": "GET",
      "path": "/api/v2/monitor/health",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Basic": [] }, { "GoogleOpenID": [] }, { "Kerberos": [] } ]
    },
    "reparse_dag_file": {
      "id": "reparse_dag_file",
      "method": "PUT",
      "path": "/api/v2/parseDagFile/{file_token}",
      "parameters": [ { "name": "file_token", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_plugins": {
      "id": "get_plugins",
      "method": "GET",
      "path": "/api/v2/plugins",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "import_errors": {
      "id": "import_errors",
      "method": "GET",
      "path": "/api/v2/plugins/importErrors",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_pools": {
      "id": "get_pools",
      "method": "GET",
      "path": "/api/v2/pools",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "order_by", "in": "query", "required": false, "type": "string", "isArray": true, "default": [ "id" ] },
        { "name": "pool_name_pattern", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "post_pool": {
      "id": "post_pool",
      "method": "POST",
      "path": "/api/v2/pools",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "description", "include_deferred", "name", "slots", "team_name" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "bulk_pools": {
      "id": "bulk_pools",
      "method": "PATCH",
      "path": "/api/v2/pools",
      "parameters": [],
      "body": { "required": true, "members": [ "actions" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_pool": {
      "id": "get_pool",
      "method": "GET",
      "path": "/api/v2/pools/{pool_name}",
      "parameters": [ { "name": "pool_name", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "delete_pool": {
      "id": "delete_pool",
      "method": "DELETE",
      "path": "/api/v2/pools/{pool_name}",
      "parameters": [ { "name": "pool_name", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "patch_pool": {
      "id": "patch_pool",
      "method": "PATCH",
      "path": "/api/v2/pools/{pool_name}",
      "parameters": [
        { "name": "pool_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "update_mask", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": {
        "required": true,
        "members": [ "description", "include_deferred", "pool", "slots", "team_name" ],
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_providers": {
      "id": "get_providers",
      "method": "GET",
      "path": "/api/v2/providers",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_variables": {
      "id": "get_variables",
      "method": "GET",
      "path": "/api/v2/variables",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 50 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "order_by", "in": "query", "required": false, "type": "string", "isArray": true, "default": [ "id" ] },
        { "name": "variable_key_pattern", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "post_variable": {
      "id": "post_variable",
      "method": "POST",
      "path": "/api/v2/variables",
      "parameters": [],
      "body": { "required": true, "members": [ "description", "key", "team_name", "value" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "bulk_variables": {
      "id": "bulk_variables",
      "method": "PATCH",
      "path": "/api/v2/variables",
      "parameters": [],
      "body": { "required": true, "members": [ "actions" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_variable": {
      "id": "get_variable",
      "method": "GET",
      "path": "/api/v2/variables/{variable_key}",
      "parameters": [ { "name": "variable_key", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "delete_variable": {
      "id": "delete_variable",
      "method": "DELETE",
      "path": "/api/v2/variables/{variable_key}",
      "parameters": [ { "name": "variable_key", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "patch_variable": {
      "id": "patch_variable",
      "method": "PATCH",
      "path": "/api/v2/variables/{variable_key}",
      "parameters": [
        { "name": "variable_key", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "update_mask", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": { "required": true, "members": [ "description", "key", "team_name", "value" ], "mediaType": "application/json" },
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
      "security": [ { "OAuth2PasswordBearer": [] }, { "HTTPBearer": [] } ]
    },
    "get_version": {
      "id": "get_version",
      "method": "GET",
      "path": "/api/v2/version",
      "parameters": [],
      "body": null,
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "Basic": [] }, { "GoogleOpenID": [] }, { "Kerberos": [] } ]
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
