// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "PagerDuty API",
  "version": "2.0.0",
  "basePath": "",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": { "api_key": { "type": "apiKey", "in": "header", "name": "Authorization" } },
  "security": [ { "api_key": [] } ],
  "errorCodes": {},
  "extensions": {},
  "unrouted": {},
  "operations": {
    "createEntityTypeByIdChangeTags": {
      "id": "createEntityTypeByIdChangeTags",
      "method": "POST",
      "path": "/{entity_type}/{id}/change_tags",
      "parameters": [
        { "name": "entity_type", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "add", "remove" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getEntityTypeByIdTags": {
      "id": "getEntityTypeByIdTags",
      "method": "GET",
      "path": "/{entity_type}/{id}/tags",
      "parameters": [
        { "name": "entity_type", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listAbilities": {
      "id": "listAbilities",
      "method": "GET",
      "path": "/abilities",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAbility": {
      "id": "getAbility",
      "method": "GET",
      "path": "/abilities/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listAddon": {
      "id": "listAddon",
      "method": "GET",
      "path": "/addons",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "service_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createAddon": {
      "id": "createAddon",
      "method": "POST",
      "path": "/addons",
      "parameters": [],
      "body": { "required": false, "members": [ "addon" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAddon": {
      "id": "getAddon",
      "method": "GET",
      "path": "/addons/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateAddon": {
      "id": "updateAddon",
      "method": "PUT",
      "path": "/addons/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "addon" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteAddon": {
      "id": "deleteAddon",
      "method": "DELETE",
      "path": "/addons/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listAlertGroupingSettings": {
      "id": "listAlertGroupingSettings",
      "method": "GET",
      "path": "/alert_grouping_settings",
      "parameters": [
        { "name": "after", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "before", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "service_ids[]", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "postAlertGroupingSettings": {
      "id": "postAlertGroupingSettings",
      "method": "POST",
      "path": "/alert_grouping_settings",
      "parameters": [],
      "body": { "required": false, "members": [ "alert_grouping_setting" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAlertGroupingSetting": {
      "id": "getAlertGroupingSetting",
      "method": "GET",
      "path": "/alert_grouping_settings/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "putAlertGroupingSetting": {
      "id": "putAlertGroupingSetting",
      "method": "PUT",
      "path": "/alert_grouping_settings/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "alert_grouping_setting" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteAlertGroupingSetting": {
      "id": "deleteAlertGroupingSetting",
      "method": "DELETE",
      "path": "/alert_grouping_settings/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAnalyticsMetricsIncidentsAll": {
      "id": "getAnalyticsMetricsIncidentsAll",
      "method": "POST",
      "path": "/analytics/metrics/incidents/all",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "filters", "time_zone", "order", "order_by", "aggregate_unit" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAnalyticsMetricsIncidentsEscalationPolicy": {
      "id": "getAnalyticsMetricsIncidentsEscalationPolicy",
      "method": "POST",
      "path": "/analytics/metrics/incidents/escalation_policies",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "filters", "time_zone", "order", "order_by", "aggregate_unit" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAnalyticsMetricsIncidentsEscalationPolicyAll": {
      "id": "getAnalyticsMetricsIncidentsEscalationPolicyAll",
      "method": "POST",
      "path": "/analytics/metrics/incidents/escalation_policies/all",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "filters", "time_zone", "order", "order_by", "aggregate_unit" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAnalyticsMetricsIncidentsService": {
      "id": "getAnalyticsMetricsIncidentsService",
      "method": "POST",
      "path": "/analytics/metrics/incidents/services",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "filters", "time_zone", "order", "order_by", "aggregate_unit" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAnalyticsMetricsIncidentsServiceAll": {
      "id": "getAnalyticsMetricsIncidentsServiceAll",
      "method": "POST",
      "path": "/analytics/metrics/incidents/services/all",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "filters", "time_zone", "order", "order_by", "aggregate_unit" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAnalyticsMetricsIncidentsTeam": {
      "id": "getAnalyticsMetricsIncidentsTeam",
      "method": "POST",
      "path": "/analytics/metrics/incidents/teams",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "filters", "time_zone", "order", "order_by", "aggregate_unit" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAnalyticsMetricsIncidentsTeamAll": {
      "id": "getAnalyticsMetricsIncidentsTeamAll",
      "method": "POST",
      "path": "/analytics/metrics/incidents/teams/all",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "filters", "time_zone", "order", "order_by", "aggregate_unit" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAnalyticsMetricsPdAdvanceUsageFeatures": {
      "id": "getAnalyticsMetricsPdAdvanceUsageFeatures",
      "method": "POST",
      "path": "/analytics/metrics/pd_advance_usage/features",
      "parameters": [],
      "body": { "required": false, "members": [ "filters", "time_zone" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAnalyticsMetricsRespondersAll": {
      "id": "getAnalyticsMetricsRespondersAll",
      "method": "POST",
      "path": "/analytics/metrics/responders/all",
      "parameters": [],
      "body": { "required": false, "members": [ "filters", "time_zone", "order", "order_by" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAnalyticsMetricsRespondersTeam": {
      "id": "getAnalyticsMetricsRespondersTeam",
      "method": "POST",
      "path": "/analytics/metrics/responders/teams",
      "parameters": [],
      "body": { "required": false, "members": [ "filters", "time_zone", "order", "order_by" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAnalyticsMetricsUsersAll": {
      "id": "getAnalyticsMetricsUsersAll",
      "method": "POST",
      "path": "/analytics/metrics/users/all",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "filters", "time_zone", "order", "order_by", "aggregate_unit", "limit", "starting_after", "ending_before" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAnalyticsIncidents": {
      "id": "getAnalyticsIncidents",
      "method": "POST",
      "path": "/analytics/raw/incidents",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "filters", "starting_after", "ending_before", "order", "order_by", "limit", "time_zone" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAnalyticsIncidentsById": {
      "id": "getAnalyticsIncidentsById",
      "method": "GET",
      "path": "/analytics/raw/incidents/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAnalyticsIncidentResponsesById": {
      "id": "getAnalyticsIncidentResponsesById",
      "method": "GET",
      "path": "/analytics/raw/incidents/{id}/responses",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAnalyticsResponderIncidents": {
      "id": "getAnalyticsResponderIncidents",
      "method": "POST",
      "path": "/analytics/raw/responders/{responder_id}/incidents",
      "parameters": [ { "name": "responder_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "filters", "starting_after", "ending_before", "order", "order_by", "limit", "time_zone" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAnalyticsUsers": {
      "id": "getAnalyticsUsers",
      "method": "POST",
      "path": "/analytics/raw/users",
      "parameters": [],
      "body": {
        "required": false,
        "members": [ "filters", "time_zone", "order", "order_by", "aggregate_unit", "limit", "starting_after", "ending_before" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listAuditRecords": {
      "id": "listAuditRecords",
      "method": "GET",
      "path": "/audit/records",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "root_resource_types[]", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "actor_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "actor_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "method_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "method_truncated_token", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "actions[]", "in": "query", "required": false, "type": "string", "isArray": false }
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
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAllAutomationActions": {
      "id": "getAllAutomationActions",
      "method": "GET",
      "path": "/automation_actions/actions",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "name", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "runner_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "classification", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "team_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "service_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "action_type", "in": "query", "required": false, "type": "string", "isArray": false }
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
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createAutomationAction": {
      "id": "createAutomationAction",
      "method": "POST",
      "path": "/automation_actions/actions",
      "parameters": [],
      "body": { "required": true, "members": [ "action" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAutomationAction": {
      "id": "getAutomationAction",
      "method": "GET",
      "path": "/automation_actions/actions/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateAutomationAction": {
      "id": "updateAutomationAction",
      "method": "PUT",
      "path": "/automation_actions/actions/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "action" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteAutomationAction": {
      "id": "deleteAutomationAction",
      "method": "DELETE",
      "path": "/automation_actions/actions/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createAutomationActionInvocation": {
      "id": "createAutomationActionInvocation",
      "method": "POST",
      "path": "/automation_actions/actions/{id}/invocations",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "invocation" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAutomationActionsActionServiceAssociations": {
      "id": "getAutomationActionsActionServiceAssociations",
      "method": "GET",
      "path": "/automation_actions/actions/{id}/services",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createAutomationActionServiceAssocation": {
      "id": "createAutomationActionServiceAssocation",
      "method": "POST",
      "path": "/automation_actions/actions/{id}/services",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "service" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAutomationActionsActionServiceAssociation": {
      "id": "getAutomationActionsActionServiceAssociation",
      "method": "GET",
      "path": "/automation_actions/actions/{id}/services/{service_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteAutomationActionServiceAssociation": {
      "id": "deleteAutomationActionServiceAssociation",
      "method": "DELETE",
      "path": "/automation_actions/actions/{id}/services/{service_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAutomationActionsActionTeamAssociations": {
      "id": "getAutomationActionsActionTeamAssociations",
      "method": "GET",
      "path": "/automation_actions/actions/{id}/teams",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createAutomationActionTeamAssociation": {
      "id": "createAutomationActionTeamAssociation",
      "method": "POST",
      "path": "/automation_actions/actions/{id}/teams",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "team" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAutomationActionsActionTeamAssociation": {
      "id": "getAutomationActionsActionTeamAssociation",
      "method": "GET",
      "path": "/automation_actions/actions/{id}/teams/{team_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "team_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteAutomationActionTeamAssociation": {
      "id": "deleteAutomationActionTeamAssociation",
      "method": "DELETE",
      "path": "/automation_actions/actions/{id}/teams/{team_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "team_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listAutomationActionInvocations": {
      "id": "listAutomationActionInvocations",
      "method": "GET",
      "path": "/automation_actions/invocations",
      "parameters": [
        { "name": "invocation_state", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "not_invocation_state", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "incident_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "action_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAutomationActionsInvocation": {
      "id": "getAutomationActionsInvocation",
      "method": "GET",
      "path": "/automation_actions/invocations/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAutomationActionsRunners": {
      "id": "getAutomationActionsRunners",
      "method": "GET",
      "path": "/automation_actions/runners",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "name", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createAutomationActionsRunner": {
      "id": "createAutomationActionsRunner",
      "method": "POST",
      "path": "/automation_actions/runners",
      "parameters": [],
      "body": { "required": true, "members": [ "runner" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAutomationActionsRunner": {
      "id": "getAutomationActionsRunner",
      "method": "GET",
      "path": "/automation_actions/runners/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateAutomationActionsRunner": {
      "id": "updateAutomationActionsRunner",
      "method": "PUT",
      "path": "/automation_actions/runners/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "runner" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteAutomationActionsRunner": {
      "id": "deleteAutomationActionsRunner",
      "method": "DELETE",
      "path": "/automation_actions/runners/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAutomationActionsRunnerTeamAssociations": {
      "id": "getAutomationActionsRunnerTeamAssociations",
      "method": "GET",
      "path": "/automation_actions/runners/{id}/teams",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createAutomationActionsRunnerTeamAssociation": {
      "id": "createAutomationActionsRunnerTeamAssociation",
      "method": "POST",
      "path": "/automation_actions/runners/{id}/teams",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "team" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAutomationActionsRunnerTeamAssociation": {
      "id": "getAutomationActionsRunnerTeamAssociation",
      "method": "GET",
      "path": "/automation_actions/runners/{id}/teams/{team_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "team_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteAutomationActionsRunnerTeamAssociation": {
      "id": "deleteAutomationActionsRunnerTeamAssociation",
      "method": "DELETE",
      "path": "/automation_actions/runners/{id}/teams/{team_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "team_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listBusinessServices": {
      "id": "listBusinessServices",
      "method": "GET",
      "path": "/business_services",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createBusinessService": {
      "id": "createBusinessService",
      "method": "POST",
      "path": "/business_services",
      "parameters": [],
      "body": { "required": false, "members": [ "business_service" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getBusinessService": {
      "id": "getBusinessService",
      "method": "GET",
      "path": "/business_services/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateBusinessService": {
      "id": "updateBusinessService",
      "method": "PUT",
      "path": "/business_services/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "business_service" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteBusinessService": {
      "id": "deleteBusinessService",
      "method": "DELETE",
      "path": "/business_services/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
    "createBusinessServiceAccountSubscription": {
      "id": "createBusinessServiceAccountSubscription",
      "method": "POST",
      "path": "/business_services/{id}/account_subscription",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "removeBusinessServiceAccountSubscription": {
      "id": "removeBusinessServiceAccountSubscription",
      "method": "DELETE",
      "path": "/business_services/{id}/account_subscription",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getBusinessServiceSubscribers": {
      "id": "getBusinessServiceSubscribers",
      "method": "GET",
      "path": "/business_services/{id}/subscribers",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createBusinessServiceNotificationSubscribers": {
      "id": "createBusinessServiceNotificationSubscribers",
      "method": "POST",
      "path": "/business_services/{id}/subscribers",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "subscribers" ], "mediaType": "application/json" },
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
    "getBusinessServiceSupportingServiceImpacts": {
      "id": "getBusinessServiceSupportingServiceImpacts",
      "method": "GET",
      "path": "/business_services/{id}/supporting_services/impacts",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "additional_fields[]", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "ids[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "removeBusinessServiceNotificationSubscriber": {
      "id": "removeBusinessServiceNotificationSubscriber",
      "method": "POST",
      "path": "/business_services/{id}/unsubscribe",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "subscribers" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getBusinessServiceTopLevelImpactors": {
      "id": "getBusinessServiceTopLevelImpactors",
      "method": "GET",
      "path": "/business_services/impactors",
      "parameters": [ { "name": "ids[]", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getBusinessServiceImpacts": {
      "id": "getBusinessServiceImpacts",
      "method": "GET",
      "path": "/business_services/impacts",
      "parameters": [
        { "name": "additional_fields[]", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "ids[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getBusinessServicePriorityThresholds": {
      "id": "getBusinessServicePriorityThresholds",
      "method": "GET",
      "path": "/business_services/priority_thresholds",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "putBusinessServicePriorityThresholds": {
      "id": "putBusinessServicePriorityThresholds",
      "method": "PUT",
      "path": "/business_services/priority_thresholds",
      "parameters": [],
      "body": { "required": false, "members": [ "global_threshold" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteBusinessServicePriorityThresholds": {
      "id": "deleteBusinessServicePriorityThresholds",
      "method": "DELETE",
      "path": "/business_services/priority_thresholds",
      "parameters": [],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listChangeEvents": {
      "id": "listChangeEvents",
      "method": "GET",
      "path": "/change_events",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "team_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "integration_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createChangeEvent": {
      "id": "createChangeEvent",
      "method": "POST",
      "path": "/change_events",
      "parameters": [],
      "body": null,
      "responses": { "202": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "getChangeEvent": {
      "id": "getChangeEvent",
      "method": "GET",
      "path": "/change_events/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateChangeEvent": {
      "id": "updateChangeEvent",
      "method": "PUT",
      "path": "/change_events/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "change_event" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listServiceNowIntegrations": {
      "id": "listServiceNowIntegrations",
      "method": "GET",
      "path": "/enrichment/integrations/servicenow",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createServiceNowIntegration": {
      "id": "createServiceNowIntegration",
      "method": "POST",
      "path": "/enrichment/integrations/servicenow",
      "parameters": [],
      "body": { "required": true, "members": [ "name", "description", "cmdb_tables" ], "mediaType": "application/json" },
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
      "deprecation": null
    },
    "getServiceNowIntegration": {
      "id": "getServiceNowIntegration",
      "method": "GET",
      "path": "/enrichment/integrations/servicenow/{integration_id}",
      "parameters": [ { "name": "integration_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteServiceNowIntegration": {
      "id": "deleteServiceNowIntegration",
      "method": "DELETE",
      "path": "/enrichment/integrations/servicenow/{integration_id}",
      "parameters": [ { "name": "integration_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "addServiceNowTable": {
      "id": "addServiceNowTable",
      "method": "POST",
      "path": "/enrichment/integrations/servicenow/{integration_id}/tables",
      "parameters": [ { "name": "integration_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "cmdb_table" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateServiceNowTable": {
      "id": "updateServiceNowTable",
      "method": "PUT",
      "path": "/enrichment/integrations/servicenow/{integration_id}/tables/{table_id}",
      "parameters": [
        { "name": "integration_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "table_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "cmdb_table" ], "mediaType": "application/json" },
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
      "deprecation": null
    },
    "deleteServiceNowTable": {
      "id": "deleteServiceNowTable",
      "method": "DELETE",
      "path": "/enrichment/integrations/servicenow/{integration_id}/tables/{table_id}",
      "parameters": [
        { "name": "integration_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "table_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "enableServiceNowTableSync": {
      "id": "enableServiceNowTableSync",
      "method": "POST",
      "path": "/enrichment/integrations/servicenow/{integration_id}/tables/{table_id}/enable",
      "parameters": [
        { "name": "integration_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "table_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "testServiceNowTable": {
      "id": "testServiceNowTable",
      "method": "GET",
      "path": "/enrichment/integrations/servicenow/{integration_id}/tables/{table_id}/test",
      "parameters": [
        { "name": "integration_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "table_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
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
      "deprecation": null
    },
    "createServiceNowCredentials": {
      "id": "createServiceNowCredentials",
      "method": "POST",
      "path": "/enrichment/integrations/servicenow/credentials",
      "parameters": [],
      "body": { "required": true, "members": [ "credentials" ], "mediaType": "application/json" },
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
      "deprecation": null
    },
    "getServiceNowCredentials": {
      "id": "getServiceNowCredentials",
      "method": "GET",
      "path": "/enrichment/integrations/servicenow/credentials/{credentials_id}",
      "parameters": [ { "name": "credentials_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateServiceNowCredentials": {
      "id": "updateServiceNowCredentials",
      "method": "PUT",
      "path": "/enrichment/integrations/servicenow/credentials/{credentials_id}",
      "parameters": [ { "name": "credentials_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "credentials" ], "mediaType": "application/json" },
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
      "deprecation": null
    },
    "deleteServiceNowCredentials": {
      "id": "deleteServiceNowCredentials",
      "method": "DELETE",
      "path": "/enrichment/integrations/servicenow/credentials/{credentials_id}",
      "parameters": [ { "name": "credentials_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "queryEnrichmentData": {
      "id": "queryEnrichmentData",
      "method": "POST",
      "path": "/enrichment/query",
      "parameters": [],
      "body": { "required": true, "members": [ "schema_id", "query" ], "mediaType": "application/json" },
      "input": "body",
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
      "deprecation": null
    },
    "listEnrichmentSchemas": {
      "id": "listEnrichmentSchemas",
      "method": "GET",
      "path": "/enrichment/schemas",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createEnrichmentSchema": {
      "id": "createEnrichmentSchema",
      "method": "POST",
      "path": "/enrichment/schemas",
      "parameters": [ { "name": "filename", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "integration_type", "name", "description", "fields" ],
        "mediaType": "application/json",
        "contents": {
          "application/json": { "kind": "json" },
          "multipart/form-data": { "kind": "multipart", "fields": { "file": { "type": "file", "isArray": false } } },
          "text/csv": { "kind": "text" }
        }
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getEnrichmentSchema": {
      "id": "getEnrichmentSchema",
      "method": "GET",
      "path": "/enrichment/schemas/{schema_id}",
      "parameters": [ { "name": "schema_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateEnrichmentSchema": {
      "id": "updateEnrichmentSchema",
      "method": "PUT",
      "path": "/enrichment/schemas/{schema_id}",
      "parameters": [ { "name": "schema_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "schema" ], "mediaType": "application/json" },
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
      "deprecation": null
    },
    "deleteEnrichmentSchema": {
      "id": "deleteEnrichmentSchema",
      "method": "DELETE",
      "path": "/enrichment/schemas/{schema_id}",
      "parameters": [ { "name": "schema_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
      "deprecation": null
    },
    "listEnrichmentRecords": {
      "id": "listEnrichmentRecords",
      "method": "GET",
      "path": "/enrichment/schemas/{schema_id}/records",
      "parameters": [
        { "name": "schema_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
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
      "deprecation": null
    },
    "uploadEnrichmentCsv": {
      "id": "uploadEnrichmentCsv",
      "method": "POST",
      "path": "/enrichment/schemas/{schema_id}/records",
      "parameters": [
        { "name": "schema_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "filename", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "file" ],
        "mediaType": "multipart/form-data",
        "contents": {
          "multipart/form-data": { "kind": "multipart", "fields": { "file": { "type": "file", "isArray": false } } },
          "text/csv": { "kind": "text" }
        }
      },
      "responses": {
        "202": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteEnrichmentRecord": {
      "id": "deleteEnrichmentRecord",
      "method": "DELETE",
      "path": "/enrichment/schemas/{schema_id}/records/{record_id}",
      "parameters": [
        { "name": "schema_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "record_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listEscalationPolicies": {
      "id": "listEscalationPolicies",
      "method": "GET",
      "path": "/escalation_policies",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "user_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "team_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort_by", "in": "query", "required": false, "type": "string", "isArray": false, "default": "name" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createEscalationPolicy": {
      "id": "createEscalationPolicy",
      "method": "POST",
      "path": "/escalation_policies",
      "parameters": [ { "name": "From", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "escalation_policy" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getEscalationPolicy": {
      "id": "getEscalationPolicy",
      "method": "GET",
      "path": "/escalation_policies/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
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
    "updateEscalationPolicy": {
      "id": "updateEscalationPolicy",
      "method": "PUT",
      "path": "/escalation_policies/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "escalation_policy" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteEscalationPolicy": {
      "id": "deleteEscalationPolicy",
      "method": "DELETE",
      "path": "/escalation_policies/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listEscalationPolicyAuditRecords": {
      "id": "listEscalationPolicyAuditRecords",
      "method": "GET",
      "path": "/escalation_policies/{id}/audit/records",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false }
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
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listEventOrchestrations": {
      "id": "listEventOrchestrations",
      "method": "GET",
      "path": "/event_orchestrations",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "sort_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "name:asc"
        }
      ],
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
    "postOrchestration": {
      "id": "postOrchestration",
      "method": "POST",
      "path": "/event_orchestrations",
      "parameters": [],
      "body": { "required": false, "members": [ "orchestration" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getOrchestration": {
      "id": "getOrchestration",
      "method": "GET",
      "path": "/event_orchestrations/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateOrchestration": {
      "id": "updateOrchestration",
      "method": "PUT",
      "path": "/event_orchestrations/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "orchestration" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteOrchestration": {
      "id": "deleteOrchestration",
      "method": "DELETE",
      "path": "/event_orchestrations/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listOrchestrationIntegrations": {
      "id": "listOrchestrationIntegrations",
      "method": "GET",
      "path": "/event_orchestrations/{id}/integrations",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "postOrchestrationIntegration": {
      "id": "postOrchestrationIntegration",
      "method": "POST",
      "path": "/event_orchestrations/{id}/integrations",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "integration" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getOrchestrationIntegration": {
      "id": "getOrchestrationIntegration",
      "method": "GET",
      "path": "/event_orchestrations/{id}/integrations/{integration_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "integration_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateOrchestrationIntegration": {
      "id": "updateOrchestrationIntegration",
      "method": "PUT",
      "path": "/event_orchestrations/{id}/integrations/{integration_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "integration_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "integration" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteOrchestrationIntegration": {
      "id": "deleteOrchestrationIntegration",
      "method": "DELETE",
      "path": "/event_orchestrations/{id}/integrations/{integration_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "integration_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "migrateOrchestrationIntegration": {
      "id": "migrateOrchestrationIntegration",
      "method": "POST",
      "path": "/event_orchestrations/{id}/integrations/migration",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "source_id", "source_type", "integration_id" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getOrchPathGlobal": {
      "id": "getOrchPathGlobal",
      "method": "GET",
      "path": "/event_orchestrations/{id}/global",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateOrchPathGlobal": {
      "id": "updateOrchPathGlobal",
      "method": "PUT",
      "path": "/event_orchestrations/{id}/global",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "orchestration_path" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getOrchPathRouter": {
      "id": "getOrchPathRouter",
      "method": "GET",
      "path": "/event_orchestrations/{id}/router",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateOrchPathRouter": {
      "id": "updateOrchPathRouter",
      "method": "PUT",
      "path": "/event_orchestrations/{id}/router",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "orchestration_path" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getOrchPathUnrouted": {
      "id": "getOrchPathUnrouted",
      "method": "GET",
      "path": "/event_orchestrations/{id}/unrouted",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateOrchPathUnrouted": {
      "id": "updateOrchPathUnrouted",
      "method": "PUT",
      "path": "/event_orchestrations/{id}/unrouted",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "orchestration_path" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getOrchPathService": {
      "id": "getOrchPathService",
      "method": "GET",
      "path": "/event_orchestrations/services/{service_id}",
      "parameters": [
        { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "updateOrchPathService": {
      "id": "updateOrchPathService",
      "method": "PUT",
      "path": "/event_orchestrations/services/{service_id}",
      "parameters": [ { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "orchestration_path" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getOrchActiveStatus": {
      "id": "getOrchActiveStatus",
      "method": "GET",
      "path": "/event_orchestrations/services/{service_id}/active",
      "parameters": [ { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateOrchActiveStatus": {
      "id": "updateOrchActiveStatus",
      "method": "PUT",
      "path": "/event_orchestrations/services/{service_id}/active",
      "parameters": [ { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "active" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listCacheVarOnGlobalOrch": {
      "id": "listCacheVarOnGlobalOrch",
      "method": "GET",
      "path": "/event_orchestrations/{id}/cache_variables",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createCacheVarOnGlobalOrch": {
      "id": "createCacheVarOnGlobalOrch",
      "method": "POST",
      "path": "/event_orchestrations/{id}/cache_variables",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "cache_variable" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getCacheVarOnGlobalOrch": {
      "id": "getCacheVarOnGlobalOrch",
      "method": "GET",
      "path": "/event_orchestrations/{id}/cache_variables/{cache_variable_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "cache_variable_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "updateCacheVarOnGlobalOrch": {
      "id": "updateCacheVarOnGlobalOrch",
      "method": "PUT",
      "path": "/event_orchestrations/{id}/cache_variables/{cache_variable_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "cache_variable_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "cache_variable" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteCacheVarOnGlobalOrch": {
      "id": "deleteCacheVarOnGlobalOrch",
      "method": "DELETE",
      "path": "/event_orchestrations/{id}/cache_variables/{cache_variable_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "cache_variable_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getExternalDataCacheVarDataOnGlobalOrch": {
      "id": "getExternalDataCacheVarDataOnGlobalOrch",
      "method": "GET",
      "path": "/event_orchestrations/{id}/cache_variables/{cache_variable_id}/data",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "cache_variable_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "updateExternalDataCacheVarDataOnGlobalOrch": {
      "id": "updateExternalDataCacheVarDataOnGlobalOrch",
      "method": "PUT",
      "path": "/event_orchestrations/{id}/cache_variables/{cache_variable_id}/data",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "cache_variable_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteExternalDataCacheVarDataOnGlobalOrch": {
      "id": "deleteExternalDataCacheVarDataOnGlobalOrch",
      "method": "DELETE",
      "path": "/event_orchestrations/{id}/cache_variables/{cache_variable_id}/data",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "cache_variable_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listCacheVarOnServiceOrch": {
      "id": "listCacheVarOnServiceOrch",
      "method": "GET",
      "path": "/event_orchestrations/services/{service_id}/cache_variables",
      "parameters": [ { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createCacheVarOnServiceOrch": {
      "id": "createCacheVarOnServiceOrch",
      "method": "POST",
      "path": "/event_orchestrations/services/{service_id}/cache_variables",
      "parameters": [ { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "cache_variable" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getCacheVarOnServiceOrch": {
      "id": "getCacheVarOnServiceOrch",
      "method": "GET",
      "path": "/event_orchestrations/services/{service_id}/cache_variables/{cache_variable_id}",
      "parameters": [
        { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "cache_variable_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "updateCacheVarOnServiceOrch": {
      "id": "updateCacheVarOnServiceOrch",
      "method": "PUT",
      "path": "/event_orchestrations/services/{service_id}/cache_variables/{cache_variable_id}",
      "parameters": [
        { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "cache_variable_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "cache_variable" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteCacheVarOnServiceOrch": {
      "id": "deleteCacheVarOnServiceOrch",
      "method": "DELETE",
      "path": "/event_orchestrations/services/{service_id}/cache_variables/{cache_variable_id}",
      "parameters": [
        { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "cache_variable_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getExternalDataCacheVarDataOnServiceOrch": {
      "id": "getExternalDataCacheVarDataOnServiceOrch",
      "method": "GET",
      "path": "/event_orchestrations/services/{service_id}/cache_variables/{cache_variable_id}/data",
      "parameters": [
        { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "cache_variable_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "updateExternalDataCacheVarDataOnServiceOrch": {
      "id": "updateExternalDataCacheVarDataOnServiceOrch",
      "method": "PUT",
      "path": "/event_orchestrations/services/{service_id}/cache_variables/{cache_variable_id}/data",
      "parameters": [
        { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "cache_variable_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteExternalDataCacheVarDataOnServiceOrch": {
      "id": "deleteExternalDataCacheVarDataOnServiceOrch",
      "method": "DELETE",
      "path": "/event_orchestrations/services/{service_id}/cache_variables/{cache_variable_id}/data",
      "parameters": [
        { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "cache_variable_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listEventOrchestrationFeatureEnablements": {
      "id": "listEventOrchestrationFeatureEnablements",
      "method": "GET",
      "path": "/event_orchestrations/{id}/enablements",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateEventOrchestrationFeatureEnablements": {
      "id": "updateEventOrchestrationFeatureEnablements",
      "method": "PUT",
      "path": "/event_orchestrations/{id}/enablements/{feature_name}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "feature_name", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "enablement" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listExtensionSchemas": {
      "id": "listExtensionSchemas",
      "method": "GET",
      "path": "/extension_schemas",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listEventEnrichments": {
      "id": "listEventEnrichments",
      "method": "GET",
      "path": "/enrichment/event_enrichments",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createEventEnrichment": {
      "id": "createEventEnrichment",
      "method": "POST",
      "path": "/enrichment/event_enrichments",
      "parameters": [],
      "body": { "required": true, "members": [ "event_enrichment" ], "mediaType": "application/json" },
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
      "deprecation": null
    },
    "getAccountDefaultEventEnrichment": {
      "id": "getAccountDefaultEventEnrichment",
      "method": "GET",
      "path": "/enrichment/event_enrichments/default",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "markEventEnrichmentAsDefault": {
      "id": "markEventEnrichmentAsDefault",
      "method": "PUT",
      "path": "/enrichment/event_enrichments/default",
      "parameters": [],
      "body": { "required": true, "members": [ "default" ], "mediaType": "application/json" },
      "input": "body",
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
      "deprecation": null
    },
    "getEventEnrichment": {
      "id": "getEventEnrichment",
      "method": "GET",
      "path": "/enrichment/event_enrichments/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateEventEnrichment": {
      "id": "updateEventEnrichment",
      "method": "PUT",
      "path": "/enrichment/event_enrichments/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "event_enrichment" ], "mediaType": "application/json" },
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
      "deprecation": null
    },
    "deleteEventEnrichment": {
      "id": "deleteEventEnrichment",
      "method": "DELETE",
      "path": "/enrichment/event_enrichments/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listEventEnrichmentAssociations": {
      "id": "listEventEnrichmentAssociations",
      "method": "GET",
      "path": "/enrichment/event_enrichments/{id}/associations",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "association_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "addEventEnrichmentAssociations": {
      "id": "addEventEnrichmentAssociations",
      "method": "POST",
      "path": "/enrichment/event_enrichments/{id}/associations",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "associations" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "207": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteEventEnrichmentAssociations": {
      "id": "deleteEventEnrichmentAssociations",
      "method": "DELETE",
      "path": "/enrichment/event_enrichments/{id}/associations",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "associations" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "207": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getEventEnrichmentRules": {
      "id": "getEventEnrichmentRules",
      "method": "GET",
      "path": "/enrichment/event_enrichments/{id}/rules",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateEventEnrichmentRules": {
      "id": "updateEventEnrichmentRules",
      "method": "PUT",
      "path": "/enrichment/event_enrichments/{id}/rules",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "orchestration_path" ], "mediaType": "application/json" },
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
      "deprecation": null
    },
    "getExtensionSchema": {
      "id": "getExtensionSchema",
      "method": "GET",
      "path": "/extension_schemas/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listExtensions": {
      "id": "listExtensions",
      "method": "GET",
      "path": "/extensions",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "extension_object_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "extension_schema_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createExtension": {
      "id": "createExtension",
      "method": "POST",
      "path": "/extensions",
      "parameters": [],
      "body": { "required": false, "members": [ "extension" ], "mediaType": "application/json" },
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
    "getExtension": {
      "id": "getExtension",
      "method": "GET",
      "path": "/extensions/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "updateExtension": {
      "id": "updateExtension",
      "method": "PUT",
      "path": "/extensions/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "extension" ], "mediaType": "application/json" },
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
    "deleteExtension": {
      "id": "deleteExtension",
      "method": "DELETE",
      "path": "/extensions/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
    "enableExtension": {
      "id": "enableExtension",
      "method": "POST",
      "path": "/extensions/{id}/enable",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listIncidentWorkflows": {
      "id": "listIncidentWorkflows",
      "method": "GET",
      "path": "/incident_workflows",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "postIncidentWorkflow": {
      "id": "postIncidentWorkflow",
      "method": "POST",
      "path": "/incident_workflows",
      "parameters": [],
      "body": { "required": false, "members": [ "incident_workflow" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getIncidentWorkflow": {
      "id": "getIncidentWorkflow",
      "method": "GET",
      "path": "/incident_workflows/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "putIncidentWorkflow": {
      "id": "putIncidentWorkflow",
      "method": "PUT",
      "path": "/incident_workflows/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "incident_workflow" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteIncidentWorkflow": {
      "id": "deleteIncidentWorkflow",
      "method": "DELETE",
      "path": "/incident_workflows/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createIncidentWorkflowInstance": {
      "id": "createIncidentWorkflowInstance",
      "method": "POST",
      "path": "/incident_workflows/{id}/instances",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "incident_workflow_instance" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listIncidentWorkflowActions": {
      "id": "listIncidentWorkflowActions",
      "method": "GET",
      "path": "/incident_workflows/actions",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "keyword", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getIncidentWorkflowAction": {
      "id": "getIncidentWorkflowAction",
      "method": "GET",
      "path": "/incident_workflows/actions/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listIncidentWorkflowTriggers": {
      "id": "listIncidentWorkflowTriggers",
      "method": "GET",
      "path": "/incident_workflows/triggers",
      "parameters": [
        { "name": "workflow_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "incident_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "service_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "trigger_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "workflow_name_contains", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "is_disabled", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "sort_by", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createIncidentWorkflowTrigger": {
      "id": "createIncidentWorkflowTrigger",
      "method": "POST",
      "path": "/incident_workflows/triggers",
      "parameters": [],
      "body": { "required": false, "members": [ "trigger" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getIncidentWorkflowTrigger": {
      "id": "getIncidentWorkflowTrigger",
      "method": "GET",
      "path": "/incident_workflows/triggers/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateIncidentWorkflowTrigger": {
      "id": "updateIncidentWorkflowTrigger",
      "method": "PUT",
      "path": "/incident_workflows/triggers/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "trigger" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteIncidentWorkflowTrigger": {
      "id": "deleteIncidentWorkflowTrigger",
      "method": "DELETE",
      "path": "/incident_workflows/triggers/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "associateServiceToIncidentWorkflowTrigger": {
      "id": "associateServiceToIncidentWorkflowTrigger",
      "method": "POST",
      "path": "/incident_workflows/triggers/{id}/services",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "service" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteServiceFromIncidentWorkflowTrigger": {
      "id": "deleteServiceFromIncidentWorkflowTrigger",
      "method": "DELETE",
      "path": "/incident_workflows/triggers/{trigger_id}/services/{service_id}",
      "parameters": [
        { "name": "trigger_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listIncidents": {
      "id": "listIncidents",
      "method": "GET",
      "path": "/incidents",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "date_range", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "incident_key", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "service_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "team_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "user_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "urgencies[]", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "time_zone", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "statuses[]", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort_by", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateIncidents": {
      "id": "updateIncidents",
      "method": "PUT",
      "path": "/incidents",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "From", "in": "header", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "incidents" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "413": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createIncident": {
      "id": "createIncident",
      "method": "POST",
      "path": "/incidents",
      "parameters": [ { "name": "From", "in": "header", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "incident" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getIncident": {
      "id": "getIncident",
      "method": "GET",
      "path": "/incidents/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateIncident": {
      "id": "updateIncident",
      "method": "PUT",
      "path": "/incidents/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "From", "in": "header", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "incident" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listIncidentAlerts": {
      "id": "listIncidentAlerts",
      "method": "GET",
      "path": "/incidents/{id}/alerts",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "alert_key", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "statuses[]", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort_by", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateIncidentAlerts": {
      "id": "updateIncidentAlerts",
      "method": "PUT",
      "path": "/incidents/{id}/alerts",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "From", "in": "header", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "alerts" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "413": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getIncidentAlert": {
      "id": "getIncidentAlert",
      "method": "GET",
      "path": "/incidents/{id}/alerts/{alert_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "alert_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateIncidentAlert": {
      "id": "updateIncidentAlert",
      "method": "PUT",
      "path": "/incidents/{id}/alerts/{alert_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "alert_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "From", "in": "header", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "alert" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "putIncidentManualBusinessServiceAssociation": {
      "id": "putIncidentManualBusinessServiceAssociation",
      "method": "PUT",
      "path": "/incidents/{id}/business_services/{business_service_id}/impacts",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "business_service_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "relation" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getIncidentImpactedBusinessServices": {
      "id": "getIncidentImpactedBusinessServices",
      "method": "GET",
      "path": "/incidents/{id}/business_services/impacts",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getIncidentFieldValues": {
      "id": "getIncidentFieldValues",
      "method": "GET",
      "path": "/incidents/{id}/custom_fields/values",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "setIncidentFieldValues": {
      "id": "setIncidentFieldValues",
      "method": "PUT",
      "path": "/incidents/{id}/custom_fields/values",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "custom_fields" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listIncidentLogEntries": {
      "id": "listIncidentLogEntries",
      "method": "GET",
      "path": "/incidents/{id}/log_entries",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "time_zone", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "is_overview",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "mergeIncidents": {
      "id": "mergeIncidents",
      "method": "PUT",
      "path": "/incidents/{id}/merge",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "From", "in": "header", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "source_incidents" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listIncidentNotes": {
      "id": "listIncidentNotes",
      "method": "GET",
      "path": "/incidents/{id}/notes",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createIncidentNote": {
      "id": "createIncidentNote",
      "method": "POST",
      "path": "/incidents/{id}/notes",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "From", "in": "header", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "note" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateIncidentNote": {
      "id": "updateIncidentNote",
      "method": "PUT",
      "path": "/incidents/{id}/notes/{note_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "note_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "From", "in": "header", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "note" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteIncidentNote": {
      "id": "deleteIncidentNote",
      "method": "DELETE",
      "path": "/incidents/{id}/notes/{note_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "note_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getOutlierIncident": {
      "id": "getOutlierIncident",
      "method": "GET",
      "path": "/incidents/{id}/outlier_incident",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "additional_details[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getPastIncidents": {
      "id": "getPastIncidents",
      "method": "GET",
      "path": "/incidents/{id}/past_incidents",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 5 },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false }
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
      "deprecation": null
    },
    "listIncidentRelatedChangeEvents": {
      "id": "listIncidentRelatedChangeEvents",
      "method": "GET",
      "path": "/incidents/{id}/related_change_events",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false }
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
      "deprecation": null
    },
    "getRelatedIncidents": {
      "id": "getRelatedIncidents",
      "method": "GET",
      "path": "/incidents/{id}/related_incidents",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "additional_details[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createIncidentResponderRequest": {
      "id": "createIncidentResponderRequest",
      "method": "POST",
      "path": "/incidents/{id}/responder_requests",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "requester_id", "message", "responder_request_targets" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "cancelIncidentResponderRequest": {
      "id": "cancelIncidentResponderRequest",
      "method": "PUT",
      "path": "/incidents/{id}/responder_requests/cancel",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "requester_id", "responder_request_targets" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createIncidentSnooze": {
      "id": "createIncidentSnooze",
      "method": "POST",
      "path": "/incidents/{id}/snooze",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "From", "in": "header", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "duration" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createIncidentStatusUpdate": {
      "id": "createIncidentStatusUpdate",
      "method": "POST",
      "path": "/incidents/{id}/status_updates",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "From", "in": "header", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "message", "subject", "html_message" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getIncidentNotificationSubscribers": {
      "id": "getIncidentNotificationSubscribers",
      "method": "GET",
      "path": "/incidents/{id}/status_updates/subscribers",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createIncidentNotificationSubscribers": {
      "id": "createIncidentNotificationSubscribers",
      "method": "POST",
      "path": "/incidents/{id}/status_updates/subscribers",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "subscribers" ], "mediaType": "application/json" },
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
    "removeIncidentNotificationSubscribers": {
      "id": "removeIncidentNotificationSubscribers",
      "method": "POST",
      "path": "/incidents/{id}/status_updates/unsubscribe",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "subscribers" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listIncidentTypes": {
      "id": "listIncidentTypes",
      "method": "GET",
      "path": "/incidents/types",
      "parameters": [
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false, "default": "enabled" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createIncidentType": {
      "id": "createIncidentType",
      "method": "POST",
      "path": "/incidents/types",
      "parameters": [],
      "body": { "required": false, "members": [ "incident_type" ], "mediaType": "application/json" },
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
      "deprecation": null
    },
    "getIncidentType": {
      "id": "getIncidentType",
      "method": "GET",
      "path": "/incidents/types/{type_id_or_name}",
      "parameters": [ { "name": "type_id_or_name", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateIncidentType": {
      "id": "updateIncidentType",
      "method": "PUT",
      "path": "/incidents/types/{type_id_or_name}",
      "parameters": [ { "name": "type_id_or_name", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "incident_type" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listIncidentTypeCustomFields": {
      "id": "listIncidentTypeCustomFields",
      "method": "GET",
      "path": "/incidents/types/{type_id_or_name}/custom_fields",
      "parameters": [
        { "name": "type_id_or_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createIncidentTypeCustomField": {
      "id": "createIncidentTypeCustomField",
      "method": "POST",
      "path": "/incidents/types/{type_id_or_name}/custom_fields",
      "parameters": [ { "name": "type_id_or_name", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "field" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getIncidentTypeCustomField": {
      "id": "getIncidentTypeCustomField",
      "method": "GET",
      "path": "/incidents/types/{type_id_or_name}/custom_fields/{field_id}",
      "parameters": [
        { "name": "type_id_or_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateIncidentTypeCustomField": {
      "id": "updateIncidentTypeCustomField",
      "method": "PUT",
      "path": "/incidents/types/{type_id_or_name}/custom_fields/{field_id}",
      "parameters": [
        { "name": "type_id_or_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "field" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteIncidentTypeCustomField": {
      "id": "deleteIncidentTypeCustomField",
      "method": "DELETE",
      "path": "/incidents/types/{type_id_or_name}/custom_fields/{field_id}",
      "parameters": [
        { "name": "type_id_or_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "listIncidentTypeCustomField": {
      "id": "listIncidentTypeCustomField",
      "method": "GET",
      "path": "/incidents/types/{type_id_or_name}/custom_fields/{field_id}/field_options",
      "parameters": [
        { "name": "type_id_or_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "createIncidentTypeCustomFieldFieldOptions": {
      "id": "createIncidentTypeCustomFieldFieldOptions",
      "method": "POST",
      "path": "/incidents/types/{type_id_or_name}/custom_fields/{field_id}/field_options",
      "parameters": [
        { "name": "type_id_or_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "field_option" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getIncidentTypeCustomFieldFieldOptions": {
      "id": "getIncidentTypeCustomFieldFieldOptions",
      "method": "GET",
      "path": "/incidents/types/{type_id_or_name}/custom_fields/{field_id}/field_options/{field_option_id}",
      "parameters": [
        { "name": "type_id_or_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "field_option_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "updateIncidentTypeCustomFieldFieldOption": {
      "id": "updateIncidentTypeCustomFieldFieldOption",
      "method": "PUT",
      "path": "/incidents/types/{type_id_or_name}/custom_fields/{field_id}/field_options/{field_option_id}",
      "parameters": [
        { "name": "type_id_or_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "field_option_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "field_option" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteIncidentTypeCustomFieldFieldOption": {
      "id": "deleteIncidentTypeCustomFieldFieldOption",
      "method": "DELETE",
      "path": "/incidents/types/{type_id_or_name}/custom_fields/{field_id}/field_options/{field_option_id}",
      "parameters": [
        { "name": "type_id_or_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "field_option_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "listCustomFieldsFields": {
      "id": "listCustomFieldsFields",
      "method": "GET",
      "path": "/incidents/custom_fields",
      "parameters": [ { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createCustomFieldsField": {
      "id": "createCustomFieldsField",
      "method": "POST",
      "path": "/incidents/custom_fields",
      "parameters": [],
      "body": { "required": false, "members": [ "field" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getCustomFieldsField": {
      "id": "getCustomFieldsField",
      "method": "GET",
      "path": "/incidents/custom_fields/{field_id}",
      "parameters": [
        { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateCustomFieldsField": {
      "id": "updateCustomFieldsField",
      "method": "PUT",
      "path": "/incidents/custom_fields/{field_id}",
      "parameters": [ { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "field" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteCustomFieldsField": {
      "id": "deleteCustomFieldsField",
      "method": "DELETE",
      "path": "/incidents/custom_fields/{field_id}",
      "parameters": [ { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listCustomFieldsFieldOptions": {
      "id": "listCustomFieldsFieldOptions",
      "method": "GET",
      "path": "/incidents/custom_fields/{field_id}/field_options",
      "parameters": [ { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createCustomFieldsFieldOption": {
      "id": "createCustomFieldsFieldOption",
      "method": "POST",
      "path": "/incidents/custom_fields/{field_id}/field_options",
      "parameters": [ { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "field_option" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateCustomFieldsFieldOption": {
      "id": "updateCustomFieldsFieldOption",
      "method": "PUT",
      "path": "/incidents/custom_fields/{field_id}/field_options/{field_option_id}",
      "parameters": [
        { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "field_option_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "field_option" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteCustomFieldsFieldOption": {
      "id": "deleteCustomFieldsFieldOption",
      "method": "DELETE",
      "path": "/incidents/custom_fields/{field_id}/field_options/{field_option_id}",
      "parameters": [
        { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "field_option_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listIpAllowLists": {
      "id": "listIpAllowLists",
      "method": "GET",
      "path": "/ip_allow_lists",
      "parameters": [ { "name": "X-EARLY-ACCESS", "in": "header", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createIpAllowList": {
      "id": "createIpAllowList",
      "method": "POST",
      "path": "/ip_allow_lists",
      "parameters": [ { "name": "X-EARLY-ACCESS", "in": "header", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "ip_allow_list" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getIpAllowList": {
      "id": "getIpAllowList",
      "method": "GET",
      "path": "/ip_allow_lists/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-EARLY-ACCESS", "in": "header", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateIpAllowList": {
      "id": "updateIpAllowList",
      "method": "PUT",
      "path": "/ip_allow_lists/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-EARLY-ACCESS", "in": "header", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "ip_allow_list" ], "mediaType": "application/json" },
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
      "deprecation": null
    },
    "deleteIpAllowList": {
      "id": "deleteIpAllowList",
      "method": "DELETE",
      "path": "/ip_allow_lists/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-EARLY-ACCESS", "in": "header", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listIpAllowListAuditRecords": {
      "id": "listIpAllowListAuditRecords",
      "method": "GET",
      "path": "/ip_allow_lists/{id}/audit/records",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-EARLY-ACCESS", "in": "header", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false }
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
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listLicenseAllocations": {
      "id": "listLicenseAllocations",
      "method": "GET",
      "path": "/license_allocations",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
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
    "listLicenses": {
      "id": "listLicenses",
      "method": "GET",
      "path": "/licenses",
      "parameters": [],
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
    "listLogEntries": {
      "id": "listLogEntries",
      "method": "GET",
      "path": "/log_entries",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "time_zone", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "is_overview",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "team_ids[]", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getLogEntry": {
      "id": "getLogEntry",
      "method": "GET",
      "path": "/log_entries/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "time_zone", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateLogEntryChannel": {
      "id": "updateLogEntryChannel",
      "method": "PUT",
      "path": "/log_entries/{id}/channel",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "From", "in": "header", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "channel" ], "mediaType": "application/json" },
      "responses": {
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listMaintenanceWindows": {
      "id": "listMaintenanceWindows",
      "method": "GET",
      "path": "/maintenance_windows",
      "parameters": [
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "team_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "service_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createMaintenanceWindow": {
      "id": "createMaintenanceWindow",
      "method": "POST",
      "path": "/maintenance_windows",
      "parameters": [ { "name": "From", "in": "header", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "maintenance_window" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getMaintenanceWindow": {
      "id": "getMaintenanceWindow",
      "method": "GET",
      "path": "/maintenance_windows/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateMaintenanceWindow": {
      "id": "updateMaintenanceWindow",
      "method": "PUT",
      "path": "/maintenance_windows/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "maintenance_window" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteMaintenanceWindow": {
      "id": "deleteMaintenanceWindow",
      "method": "DELETE",
      "path": "/maintenance_windows/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listNotifications": {
      "id": "listNotifications",
      "method": "GET",
      "path": "/notifications",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "time_zone", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteOauthDelegations": {
      "id": "deleteOauthDelegations",
      "method": "DELETE",
      "path": "/oauth_delegations",
      "parameters": [
        { "name": "user_id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "type", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getOauthDelegationsRevocationRequestsStatus": {
      "id": "getOauthDelegationsRevocationRequestsStatus",
      "method": "GET",
      "path": "/oauth_delegations/revocation_requests/status",
      "parameters": [ { "name": "requested_at_end", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listOnCalls": {
      "id": "listOnCalls",
      "method": "GET",
      "path": "/oncalls",
      "parameters": [
        { "name": "time_zone", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "user_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "escalation_policy_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "schedule_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "earliest", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getPausedIncidentReportAlerts": {
      "id": "getPausedIncidentReportAlerts",
      "method": "GET",
      "path": "/paused_incident_reports/alerts",
      "parameters": [
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "service_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "suspended_by", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getPausedIncidentReportCounts": {
      "id": "getPausedIncidentReportCounts",
      "method": "GET",
      "path": "/paused_incident_reports/counts",
      "parameters": [
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "service_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "suspended_by", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listPriorities": {
      "id": "listPriorities",
      "method": "GET",
      "path": "/priorities",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listRulesets": {
      "id": "listRulesets",
      "method": "GET",
      "path": "/rulesets",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false }
      ],
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
    "createRuleset": {
      "id": "createRuleset",
      "method": "POST",
      "path": "/rulesets",
      "parameters": [],
      "body": { "required": false, "members": [ "ruleset" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getRuleset": {
      "id": "getRuleset",
      "method": "GET",
      "path": "/rulesets/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateRuleset": {
      "id": "updateRuleset",
      "method": "PUT",
      "path": "/rulesets/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "ruleset" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteRuleset": {
      "id": "deleteRuleset",
      "method": "DELETE",
      "path": "/rulesets/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listRulesetEventRules": {
      "id": "listRulesetEventRules",
      "method": "GET",
      "path": "/rulesets/{id}/rules",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false }
      ],
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
    "createRulesetEventRule": {
      "id": "createRulesetEventRule",
      "method": "POST",
      "path": "/rulesets/{id}/rules",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "rule" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getRulesetEventRule": {
      "id": "getRulesetEventRule",
      "method": "GET",
      "path": "/rulesets/{id}/rules/{rule_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "rule_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "updateRulesetEventRule": {
      "id": "updateRulesetEventRule",
      "method": "PUT",
      "path": "/rulesets/{id}/rules/{rule_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "rule_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "rule", "rule_id" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteRulesetEventRule": {
      "id": "deleteRulesetEventRule",
      "method": "DELETE",
      "path": "/rulesets/{id}/rules/{rule_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "rule_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listSchedules": {
      "id": "listSchedules",
      "method": "GET",
      "path": "/schedules",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "time_zone", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "include_next_oncall_for_user", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "team_ids[]", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createSchedule": {
      "id": "createSchedule",
      "method": "POST",
      "path": "/schedules",
      "parameters": [
        { "name": "overflow", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false }
      ],
      "body": { "required": false, "members": [ "schedule" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getSchedule": {
      "id": "getSchedule",
      "method": "GET",
      "path": "/schedules/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "time_zone", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "overflow", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "include_next_oncall_for_user", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateSchedule": {
      "id": "updateSchedule",
      "method": "PUT",
      "path": "/schedules/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "overflow", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false }
      ],
      "body": { "required": false, "members": [ "schedule" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteSchedule": {
      "id": "deleteSchedule",
      "method": "DELETE",
      "path": "/schedules/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listSchedulesAuditRecords": {
      "id": "listSchedulesAuditRecords",
      "method": "GET",
      "path": "/schedules/{id}/audit/records",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false }
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
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listScheduleOverrides": {
      "id": "listScheduleOverrides",
      "method": "GET",
      "path": "/schedules/{id}/overrides",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "editable", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "overflow", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createScheduleOverride": {
      "id": "createScheduleOverride",
      "method": "POST",
      "path": "/schedules/{id}/overrides",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "overrides" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteScheduleOverride": {
      "id": "deleteScheduleOverride",
      "method": "DELETE",
      "path": "/schedules/{id}/overrides/{override_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "override_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listScheduleUsers": {
      "id": "listScheduleUsers",
      "method": "GET",
      "path": "/schedules/{id}/users",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createSchedulePreview": {
      "id": "createSchedulePreview",
      "method": "POST",
      "path": "/schedules/preview",
      "parameters": [
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "overflow", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false }
      ],
      "body": { "required": false, "members": [ "schedule" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createServiceDependency": {
      "id": "createServiceDependency",
      "method": "POST",
      "path": "/service_dependencies/associate",
      "parameters": [],
      "body": { "required": false, "members": [ "relationships" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getBusinessServiceServiceDependencies": {
      "id": "getBusinessServiceServiceDependencies",
      "method": "GET",
      "path": "/service_dependencies/business_services/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteServiceDependency": {
      "id": "deleteServiceDependency",
      "method": "POST",
      "path": "/service_dependencies/disassociate",
      "parameters": [],
      "body": { "required": false, "members": [ "relationships" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getTechnicalServiceServiceDependencies": {
      "id": "getTechnicalServiceServiceDependencies",
      "method": "GET",
      "path": "/service_dependencies/technical_services/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listServices": {
      "id": "listServices",
      "method": "GET",
      "path": "/services",
      "parameters": [
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "team_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "time_zone", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort_by", "in": "query", "required": false, "type": "string", "isArray": false, "default": "name" },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "name", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createService": {
      "id": "createService",
      "method": "POST",
      "path": "/services",
      "parameters": [],
      "body": { "required": false, "members": [ "service" ], "mediaType": "application/json" },
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
    "getService": {
      "id": "getService",
      "method": "GET",
      "path": "/services/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "updateService": {
      "id": "updateService",
      "method": "PUT",
      "path": "/services/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "service" ], "mediaType": "application/json" },
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
    "deleteService": {
      "id": "deleteService",
      "method": "DELETE",
      "path": "/services/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listServiceAuditRecords": {
      "id": "listServiceAuditRecords",
      "method": "GET",
      "path": "/services/{id}/audit/records",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false }
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
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listServiceChangeEvents": {
      "id": "listServiceChangeEvents",
      "method": "GET",
      "path": "/services/{id}/change_events",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "team_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "integration_ids[]", "in": "query", "required": false, "type": "string", "isArray": true }
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
      "deprecation": null
    },
    "createServiceIntegration": {
      "id": "createServiceIntegration",
      "method": "POST",
      "path": "/services/{id}/integrations",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "integration" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getServiceIntegration": {
      "id": "getServiceIntegration",
      "method": "GET",
      "path": "/services/{id}/integrations/{integration_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "integration_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateServiceIntegration": {
      "id": "updateServiceIntegration",
      "method": "PUT",
      "path": "/services/{id}/integrations/{integration_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "integration_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "integration" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listServiceEventRules": {
      "id": "listServiceEventRules",
      "method": "GET",
      "path": "/services/{id}/rules",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
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
    "createServiceEventRule": {
      "id": "createServiceEventRule",
      "method": "POST",
      "path": "/services/{id}/rules",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "rule" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "convertServiceEventRulesToEventOrchestration": {
      "id": "convertServiceEventRulesToEventOrchestration",
      "method": "POST",
      "path": "/services/{id}/rules/convert",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getServiceEventRule": {
      "id": "getServiceEventRule",
      "method": "GET",
      "path": "/services/{id}/rules/{rule_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "rule_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "updateServiceEventRule": {
      "id": "updateServiceEventRule",
      "method": "PUT",
      "path": "/services/{id}/rules/{rule_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "rule_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "rule", "rule_id" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteServiceEventRule": {
      "id": "deleteServiceEventRule",
      "method": "DELETE",
      "path": "/services/{id}/rules/{rule_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "rule_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listServiceCustomFields": {
      "id": "listServiceCustomFields",
      "method": "GET",
      "path": "/services/custom_fields",
      "parameters": [ { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createServiceCustomField": {
      "id": "createServiceCustomField",
      "method": "POST",
      "path": "/services/custom_fields",
      "parameters": [],
      "body": { "required": false, "members": [ "field" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getServiceCustomField": {
      "id": "getServiceCustomField",
      "method": "GET",
      "path": "/services/custom_fields/{field_id}",
      "parameters": [
        { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateServiceCustomField": {
      "id": "updateServiceCustomField",
      "method": "PUT",
      "path": "/services/custom_fields/{field_id}",
      "parameters": [ { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "field" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteServiceCustomField": {
      "id": "deleteServiceCustomField",
      "method": "DELETE",
      "path": "/services/custom_fields/{field_id}",
      "parameters": [ { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listServiceCustomFieldOptions": {
      "id": "listServiceCustomFieldOptions",
      "method": "GET",
      "path": "/services/custom_fields/{field_id}/field_options",
      "parameters": [ { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createServiceCustomFieldOption": {
      "id": "createServiceCustomFieldOption",
      "method": "POST",
      "path": "/services/custom_fields/{field_id}/field_options",
      "parameters": [ { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "field_option" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getServiceCustomFieldOption": {
      "id": "getServiceCustomFieldOption",
      "method": "GET",
      "path": "/services/custom_fields/{field_id}/field_options/{field_option_id}",
      "parameters": [
        { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "field_option_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "updateServiceCustomFieldOption": {
      "id": "updateServiceCustomFieldOption",
      "method": "PUT",
      "path": "/services/custom_fields/{field_id}/field_options/{field_option_id}",
      "parameters": [
        { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "field_option_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "field_option" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteServiceCustomFieldOption": {
      "id": "deleteServiceCustomFieldOption",
      "method": "DELETE",
      "path": "/services/custom_fields/{field_id}/field_options/{field_option_id}",
      "parameters": [
        { "name": "field_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "field_option_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getServiceCustomFieldValues": {
      "id": "getServiceCustomFieldValues",
      "method": "GET",
      "path": "/services/{id}/custom_fields/values",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateServiceCustomFieldValues": {
      "id": "updateServiceCustomFieldValues",
      "method": "PUT",
      "path": "/services/{id}/custom_fields/values",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "custom_fields" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listServiceFeatureEnablements": {
      "id": "listServiceFeatureEnablements",
      "method": "GET",
      "path": "/services/{id}/enablements",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateServiceFeatureEnablement": {
      "id": "updateServiceFeatureEnablement",
      "method": "PUT",
      "path": "/services/{id}/enablements/{feature_name}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "feature_name", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "enablement" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getSessionConfigurations": {
      "id": "getSessionConfigurations",
      "method": "GET",
      "path": "/session_configurations",
      "parameters": [ { "name": "type", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateSessionConfigurations": {
      "id": "updateSessionConfigurations",
      "method": "PUT",
      "path": "/session_configurations",
      "parameters": [ { "name": "type", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "session_configuration" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteSessionConfigurations": {
      "id": "deleteSessionConfigurations",
      "method": "DELETE",
      "path": "/session_configurations",
      "parameters": [ { "name": "type", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listStandards": {
      "id": "listStandards",
      "method": "GET",
      "path": "/standards",
      "parameters": [
        { "name": "active", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "resource_type", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateStandard": {
      "id": "updateStandard",
      "method": "PUT",
      "path": "/standards/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "active", "values", "description", "inclusions", "exclusions" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listResourceStandardsManyServices": {
      "id": "listResourceStandardsManyServices",
      "method": "GET",
      "path": "/standards/scores/{resource_type}",
      "parameters": [
        { "name": "resource_type", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "ids", "in": "query", "required": true, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listResourceStandards": {
      "id": "listResourceStandards",
      "method": "GET",
      "path": "/standards/scores/{resource_type}/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "resource_type", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listStatusDashboards": {
      "id": "listStatusDashboards",
      "method": "GET",
      "path": "/status_dashboards",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getStatusDashboardById": {
      "id": "getStatusDashboardById",
      "method": "GET",
      "path": "/status_dashboards/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getStatusDashboardServiceImpactsById": {
      "id": "getStatusDashboardServiceImpactsById",
      "method": "GET",
      "path": "/status_dashboards/{id}/service_impacts",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "additional_fields[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getStatusDashboardByUrlSlug": {
      "id": "getStatusDashboardByUrlSlug",
      "method": "GET",
      "path": "/status_dashboards/url_slugs/{url_slug}",
      "parameters": [ { "name": "url_slug", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getStatusDashboardServiceImpactsByUrlSlug": {
      "id": "getStatusDashboardServiceImpactsByUrlSlug",
      "method": "GET",
      "path": "/status_dashboards/url_slugs/{url_slug}/service_impacts",
      "parameters": [
        { "name": "url_slug", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "additional_fields[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listStatusPages": {
      "id": "listStatusPages",
      "method": "GET",
      "path": "/status_pages",
      "parameters": [ { "name": "status_page_type", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listStatusPageImpacts": {
      "id": "listStatusPageImpacts",
      "method": "GET",
      "path": "/status_pages/{id}/impacts",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "post_type", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getStatusPageImpact": {
      "id": "getStatusPageImpact",
      "method": "GET",
      "path": "/status_pages/{id}/impacts/{impact_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "impact_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listStatusPageServices": {
      "id": "listStatusPageServices",
      "method": "GET",
      "path": "/status_pages/{id}/services",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getStatusPageService": {
      "id": "getStatusPageService",
      "method": "GET",
      "path": "/status_pages/{id}/services/{service_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listStatusPageSeverities": {
      "id": "listStatusPageSeverities",
      "method": "GET",
      "path": "/status_pages/{id}/severities",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "post_type", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getStatusPageSeverity": {
      "id": "getStatusPageSeverity",
      "method": "GET",
      "path": "/status_pages/{id}/severities/{severity_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "severity_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listStatusPageStatuses": {
      "id": "listStatusPageStatuses",
      "method": "GET",
      "path": "/status_pages/{id}/statuses",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "post_type", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getStatusPageStatus": {
      "id": "getStatusPageStatus",
      "method": "GET",
      "path": "/status_pages/{id}/statuses/{status_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "status_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listStatusPagePosts": {
      "id": "listStatusPagePosts",
      "method": "GET",
      "path": "/status_pages/{id}/posts",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "post_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "reviewed_status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "status[]", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createStatusPagePost": {
      "id": "createStatusPagePost",
      "method": "POST",
      "path": "/status_pages/{id}/posts",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "post" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getStatusPagePost": {
      "id": "getStatusPagePost",
      "method": "GET",
      "path": "/status_pages/{id}/posts/{post_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "post_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateStatusPagePost": {
      "id": "updateStatusPagePost",
      "method": "PUT",
      "path": "/status_pages/{id}/posts/{post_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "post_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "post" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteStatusPagePost": {
      "id": "deleteStatusPagePost",
      "method": "DELETE",
      "path": "/status_pages/{id}/posts/{post_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "post_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listStatusPagePostUpdates": {
      "id": "listStatusPagePostUpdates",
      "method": "GET",
      "path": "/status_pages/{id}/posts/{post_id}/post_updates",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "post_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "reviewed_status", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createStatusPagePostUpdate": {
      "id": "createStatusPagePostUpdate",
      "method": "POST",
      "path": "/status_pages/{id}/posts/{post_id}/post_updates",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "post_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "post_update" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getPostUpdate": {
      "id": "getPostUpdate",
      "method": "GET",
      "path": "/status_pages/{id}/posts/{post_id}/post_updates/{post_update_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "post_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "post_update_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateStatusPagePostUpdate": {
      "id": "updateStatusPagePostUpdate",
      "method": "PUT",
      "path": "/status_pages/{id}/posts/{post_id}/post_updates/{post_update_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "post_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "post_update_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "post_update" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteStatusPagePostUpdate": {
      "id": "deleteStatusPagePostUpdate",
      "method": "DELETE",
      "path": "/status_pages/{id}/posts/{post_id}/post_updates/{post_update_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "post_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "post_update_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getPostmortem": {
      "id": "getPostmortem",
      "method": "GET",
      "path": "/status_pages/{id}/posts/{post_id}/postmortem",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "post_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createOrUpdateStatusPagePostmortem": {
      "id": "createOrUpdateStatusPagePostmortem",
      "method": "PUT",
      "path": "/status_pages/{id}/posts/{post_id}/postmortem",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "post_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "postmortem" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteStatusPagePostmortem": {
      "id": "deleteStatusPagePostmortem",
      "method": "DELETE",
      "path": "/status_pages/{id}/posts/{post_id}/postmortem",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "post_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listStatusPageSubscriptions": {
      "id": "listStatusPageSubscriptions",
      "method": "GET",
      "path": "/status_pages/{id}/subscriptions",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "channel", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createStatusPageSubscription": {
      "id": "createStatusPageSubscription",
      "method": "POST",
      "path": "/status_pages/{id}/subscriptions",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "subscription" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getStatusPageSubscription": {
      "id": "getStatusPageSubscription",
      "method": "GET",
      "path": "/status_pages/{id}/subscriptions/{subscription_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "subscription_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteStatusPageSubscription": {
      "id": "deleteStatusPageSubscription",
      "method": "DELETE",
      "path": "/status_pages/{id}/subscriptions/{subscription_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "subscription_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listSreMemories": {
      "id": "listSreMemories",
      "method": "GET",
      "path": "/sre_agent/memories",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "service_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "incident_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "type", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateSreMemory": {
      "id": "updateSreMemory",
      "method": "PUT",
      "path": "/sre_agent/memories/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "memory" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteSreMemory": {
      "id": "deleteSreMemory",
      "method": "DELETE",
      "path": "/sre_agent/memories/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listTags": {
      "id": "listTags",
      "method": "GET",
      "path": "/tags",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createTags": {
      "id": "createTags",
      "method": "POST",
      "path": "/tags",
      "parameters": [],
      "body": { "required": false, "members": [ "tag" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getTag": {
      "id": "getTag",
      "method": "GET",
      "path": "/tags/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteTag": {
      "id": "deleteTag",
      "method": "DELETE",
      "path": "/tags/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getTagsByEntityType": {
      "id": "getTagsByEntityType",
      "method": "GET",
      "path": "/tags/{id}/{entity_type}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "entity_type", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listTeams": {
      "id": "listTeams",
      "method": "GET",
      "path": "/teams",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createTeam": {
      "id": "createTeam",
      "method": "POST",
      "path": "/teams",
      "parameters": [],
      "body": { "required": false, "members": [ "team" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getTeam": {
      "id": "getTeam",
      "method": "GET",
      "path": "/teams/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateTeam": {
      "id": "updateTeam",
      "method": "PUT",
      "path": "/teams/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "team" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteTeam": {
      "id": "deleteTeam",
      "method": "DELETE",
      "path": "/teams/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "reassignment_team", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listTeamsAuditRecords": {
      "id": "listTeamsAuditRecords",
      "method": "GET",
      "path": "/teams/{id}/audit/records",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false }
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
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateTeamEscalationPolicy": {
      "id": "updateTeamEscalationPolicy",
      "method": "PUT",
      "path": "/teams/{id}/escalation_policies/{escalation_policy_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "escalation_policy_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteTeamEscalationPolicy": {
      "id": "deleteTeamEscalationPolicy",
      "method": "DELETE",
      "path": "/teams/{id}/escalation_policies/{escalation_policy_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "escalation_policy_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listTeamUsers": {
      "id": "listTeamUsers",
      "method": "GET",
      "path": "/teams/{id}/members",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getTeamNotificationSubscriptions": {
      "id": "getTeamNotificationSubscriptions",
      "method": "GET",
      "path": "/teams/{id}/notification_subscriptions",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createTeamNotificationSubscriptions": {
      "id": "createTeamNotificationSubscriptions",
      "method": "POST",
      "path": "/teams/{id}/notification_subscriptions",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "subscribables" ], "mediaType": "application/json" },
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
    "removeTeamNotificationSubscriptions": {
      "id": "removeTeamNotificationSubscriptions",
      "method": "POST",
      "path": "/teams/{id}/notification_subscriptions/unsubscribe",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "subscribables" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateTeamUser": {
      "id": "updateTeamUser",
      "method": "PUT",
      "path": "/teams/{id}/users/{user_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "role" ], "mediaType": "application/json" },
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteTeamUser": {
      "id": "deleteTeamUser",
      "method": "DELETE",
      "path": "/teams/{id}/users/{user_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "user_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getTemplates": {
      "id": "getTemplates",
      "method": "GET",
      "path": "/templates",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "template_type",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "status_update"
        },
        {
          "name": "sort_by",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "created_at:asc"
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createTemplate": {
      "id": "createTemplate",
      "method": "POST",
      "path": "/templates",
      "parameters": [],
      "body": { "required": true, "members": [ "template" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getTemplate": {
      "id": "getTemplate",
      "method": "GET",
      "path": "/templates/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateTemplate": {
      "id": "updateTemplate",
      "method": "PUT",
      "path": "/templates/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "template" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteTemplate": {
      "id": "deleteTemplate",
      "method": "DELETE",
      "path": "/templates/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "renderTemplate": {
      "id": "renderTemplate",
      "method": "POST",
      "path": "/templates/{id}/render",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getTemplateFields": {
      "id": "getTemplateFields",
      "method": "GET",
      "path": "/templates/fields",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listUsers": {
      "id": "listUsers",
      "method": "GET",
      "path": "/users",
      "parameters": [
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "team_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createUser": {
      "id": "createUser",
      "method": "POST",
      "path": "/users",
      "parameters": [ { "name": "From", "in": "header", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "user" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getUser": {
      "id": "getUser",
      "method": "GET",
      "path": "/users/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateUser": {
      "id": "updateUser",
      "method": "PUT",
      "path": "/users/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "user" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteUser": {
      "id": "deleteUser",
      "method": "DELETE",
      "path": "/users/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listUsersAuditRecords": {
      "id": "listUsersAuditRecords",
      "method": "GET",
      "path": "/users/{id}/audit/records",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false }
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
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getUserContactMethods": {
      "id": "getUserContactMethods",
      "method": "GET",
      "path": "/users/{id}/contact_methods",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createUserContactMethod": {
      "id": "createUserContactMethod",
      "method": "POST",
      "path": "/users/{id}/contact_methods",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "contact_method" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getUserContactMethod": {
      "id": "getUserContactMethod",
      "method": "GET",
      "path": "/users/{id}/contact_methods/{contact_method_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "contact_method_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateUserContactMethod": {
      "id": "updateUserContactMethod",
      "method": "PUT",
      "path": "/users/{id}/contact_methods/{contact_method_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "contact_method_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "contact_method" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteUserContactMethod": {
      "id": "deleteUserContactMethod",
      "method": "DELETE",
      "path": "/users/{id}/contact_methods/{contact_method_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "contact_method_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listUserDelegations": {
      "id": "listUserDelegations",
      "method": "GET",
      "path": "/users/{id}/oauth_delegations",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "delegation_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
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
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getUserDelegation": {
      "id": "getUserDelegation",
      "method": "GET",
      "path": "/users/{id}/oauth_delegations/{delegation_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "delegation_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
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
      "deprecation": null
    },
    "getUserLicense": {
      "id": "getUserLicense",
      "method": "GET",
      "path": "/users/{id}/license",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
    "getUserNotificationRules": {
      "id": "getUserNotificationRules",
      "method": "GET",
      "path": "/users/{id}/notification_rules",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "urgency", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createUserNotificationRule": {
      "id": "createUserNotificationRule",
      "method": "POST",
      "path": "/users/{id}/notification_rules",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "notification_rule" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getUserNotificationRule": {
      "id": "getUserNotificationRule",
      "method": "GET",
      "path": "/users/{id}/notification_rules/{notification_rule_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "notification_rule_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateUserNotificationRule": {
      "id": "updateUserNotificationRule",
      "method": "PUT",
      "path": "/users/{id}/notification_rules/{notification_rule_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "notification_rule_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "notification_rule" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteUserNotificationRule": {
      "id": "deleteUserNotificationRule",
      "method": "DELETE",
      "path": "/users/{id}/notification_rules/{notification_rule_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "notification_rule_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getUserNotificationSubscriptions": {
      "id": "getUserNotificationSubscriptions",
      "method": "GET",
      "path": "/users/{id}/notification_subscriptions",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createUserNotificationSubscriptions": {
      "id": "createUserNotificationSubscriptions",
      "method": "POST",
      "path": "/users/{id}/notification_subscriptions",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "subscribables" ], "mediaType": "application/json" },
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
    "unsubscribeUserNotificationSubscriptions": {
      "id": "unsubscribeUserNotificationSubscriptions",
      "method": "POST",
      "path": "/users/{id}/notification_subscriptions/unsubscribe",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "subscribables" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getUserHandoffNotificationRules": {
      "id": "getUserHandoffNotificationRules",
      "method": "GET",
      "path": "/users/{id}/oncall_handoff_notification_rules",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createUserHandoffNotificationRule": {
      "id": "createUserHandoffNotificationRule",
      "method": "POST",
      "path": "/users/{id}/oncall_handoff_notification_rules",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "oncall_handoff_notification_rule" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getUserHandoffNotifiactionRule": {
      "id": "getUserHandoffNotifiactionRule",
      "method": "GET",
      "path": "/users/{id}/oncall_handoff_notification_rules/{oncall_handoff_notification_rule_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "oncall_handoff_notification_rule_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateUserHandoffNotification": {
      "id": "updateUserHandoffNotification",
      "method": "PUT",
      "path": "/users/{id}/oncall_handoff_notification_rules/{oncall_handoff_notification_rule_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "oncall_handoff_notification_rule_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        }
      ],
      "body": { "required": false, "members": [ "oncall_handoff_notification_rule" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteUserHandoffNotificationRule": {
      "id": "deleteUserHandoffNotificationRule",
      "method": "DELETE",
      "path": "/users/{id}/oncall_handoff_notification_rules/{oncall_handoff_notification_rule_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "oncall_handoff_notification_rule_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getUserSessions": {
      "id": "getUserSessions",
      "method": "GET",
      "path": "/users/{id}/sessions",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteUserSessions": {
      "id": "deleteUserSessions",
      "method": "DELETE",
      "path": "/users/{id}/sessions",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getUserSession": {
      "id": "getUserSession",
      "method": "GET",
      "path": "/users/{id}/sessions/{type}/{session_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "type", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "session_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteUserSession": {
      "id": "deleteUserSession",
      "method": "DELETE",
      "path": "/users/{id}/sessions/{type}/{session_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "type", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "session_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getUserStatusUpdateNotificationRules": {
      "id": "getUserStatusUpdateNotificationRules",
      "method": "GET",
      "path": "/users/{id}/status_update_notification_rules",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createUserStatusUpdateNotificationRule": {
      "id": "createUserStatusUpdateNotificationRule",
      "method": "POST",
      "path": "/users/{id}/status_update_notification_rules",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "status_update_notification_rule" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getUserStatusUpdateNotificationRule": {
      "id": "getUserStatusUpdateNotificationRule",
      "method": "GET",
      "path": "/users/{id}/status_update_notification_rules/{status_update_notification_rule_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "status_update_notification_rule_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateUserStatusUpdateNotificationRule": {
      "id": "updateUserStatusUpdateNotificationRule",
      "method": "PUT",
      "path": "/users/{id}/status_update_notification_rules/{status_update_notification_rule_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "status_update_notification_rule_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        }
      ],
      "body": { "required": false, "members": [ "status_update_notification_rule" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "402": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteUserStatusUpdateNotificationRule": {
      "id": "deleteUserStatusUpdateNotificationRule",
      "method": "DELETE",
      "path": "/users/{id}/status_update_notification_rules/{status_update_notification_rule_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "status_update_notification_rule_id",
          "in": "path",
          "required": true,
          "type": "string",
          "isArray": false
        }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "regenerateUserPrivateUrlKey": {
      "id": "regenerateUserPrivateUrlKey",
      "method": "POST",
      "path": "/users/{id}/regenerate_private_url_key",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getCurrentUser": {
      "id": "getCurrentUser",
      "method": "GET",
      "path": "/users/me",
      "parameters": [ { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listVendors": {
      "id": "listVendors",
      "method": "GET",
      "path": "/vendors",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listSchedulesV3": {
      "id": "listSchedulesV3",
      "method": "GET",
      "path": "/v3/schedules",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 100 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "query", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "team_ids[]", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createScheduleV3": {
      "id": "createScheduleV3",
      "method": "POST",
      "path": "/v3/schedules",
      "parameters": [],
      "body": { "required": true, "members": [ "schedule" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getScheduleV3": {
      "id": "getScheduleV3",
      "method": "GET",
      "path": "/v3/schedules/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "time_zone", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "overflow", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "include[]", "in": "query", "required": false, "type": "string", "isArray": true }
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
      "deprecation": null
    },
    "updateScheduleV3": {
      "id": "updateScheduleV3",
      "method": "PUT",
      "path": "/v3/schedules/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "schedule" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteScheduleV3": {
      "id": "deleteScheduleV3",
      "method": "DELETE",
      "path": "/v3/schedules/{id}",
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
      "deprecation": null
    },
    "listSchedulesAuditRecordsV3": {
      "id": "listSchedulesAuditRecordsV3",
      "method": "GET",
      "path": "/v3/schedules/{id}/audit/records",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false }
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
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listCustomShifts": {
      "id": "listCustomShifts",
      "method": "GET",
      "path": "/v3/schedules/{id}/custom_shifts",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "time_zone", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "overflow", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 25 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
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
      "deprecation": null
    },
    "createCustomShifts": {
      "id": "createCustomShifts",
      "method": "POST",
      "path": "/v3/schedules/{id}/custom_shifts",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "custom_shifts" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getCustomShift": {
      "id": "getCustomShift",
      "method": "GET",
      "path": "/v3/schedules/{id}/custom_shifts/{custom_shift_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "custom_shift_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "updateCustomShift": {
      "id": "updateCustomShift",
      "method": "PUT",
      "path": "/v3/schedules/{id}/custom_shifts/{custom_shift_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "custom_shift_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "custom_shift" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteCustomShift": {
      "id": "deleteCustomShift",
      "method": "DELETE",
      "path": "/v3/schedules/{id}/custom_shifts/{custom_shift_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "custom_shift_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "listOverrides": {
      "id": "listOverrides",
      "method": "GET",
      "path": "/v3/schedules/{id}/overrides",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "time_zone", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "overflow", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 25 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
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
      "deprecation": null
    },
    "createOverrides": {
      "id": "createOverrides",
      "method": "POST",
      "path": "/v3/schedules/{id}/overrides",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "overrides" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getOverride": {
      "id": "getOverride",
      "method": "GET",
      "path": "/v3/schedules/{id}/overrides/{override_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "override_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "updateOverride": {
      "id": "updateOverride",
      "method": "PUT",
      "path": "/v3/schedules/{id}/overrides/{override_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "override_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "override" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteOverride": {
      "id": "deleteOverride",
      "method": "DELETE",
      "path": "/v3/schedules/{id}/overrides/{override_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "override_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "listRotations": {
      "id": "listRotations",
      "method": "GET",
      "path": "/v3/schedules/{id}/rotations",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 25 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
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
      "deprecation": null
    },
    "createRotation": {
      "id": "createRotation",
      "method": "POST",
      "path": "/v3/schedules/{id}/rotations",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getRotation": {
      "id": "getRotation",
      "method": "GET",
      "path": "/v3/schedules/{id}/rotations/{rotation_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "rotation_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "deleteRotation": {
      "id": "deleteRotation",
      "method": "DELETE",
      "path": "/v3/schedules/{id}/rotations/{rotation_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "rotation_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "listEvents": {
      "id": "listEvents",
      "method": "GET",
      "path": "/v3/schedules/{id}/rotations/{rotation_id}/events",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "rotation_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 25 },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 }
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
      "deprecation": null
    },
    "createEvent": {
      "id": "createEvent",
      "method": "POST",
      "path": "/v3/schedules/{id}/rotations/{rotation_id}/events",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "rotation_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "event" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getEvent": {
      "id": "getEvent",
      "method": "GET",
      "path": "/v3/schedules/{id}/rotations/{rotation_id}/events/{event_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "rotation_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "event_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "since", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "until", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "updateEvent": {
      "id": "updateEvent",
      "method": "PUT",
      "path": "/v3/schedules/{id}/rotations/{rotation_id}/events/{event_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "rotation_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "event_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "event" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteEvent": {
      "id": "deleteEvent",
      "method": "DELETE",
      "path": "/v3/schedules/{id}/rotations/{rotation_id}/events/{event_id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "rotation_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "event_id", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "getVendor": {
      "id": "getVendor",
      "method": "GET",
      "path": "/vendors/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listWebhookSubscriptions": {
      "id": "listWebhookSubscriptions",
      "method": "GET",
      "path": "/webhook_subscriptions",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "offset", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "total", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false },
        { "name": "filter_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "filter_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createWebhookSubscription": {
      "id": "createWebhookSubscription",
      "method": "POST",
      "path": "/webhook_subscriptions",
      "parameters": [],
      "body": { "required": false, "members": [ "webhook_subscription" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getWebhookSubscription": {
      "id": "getWebhookSubscription",
      "method": "GET",
      "path": "/webhook_subscriptions/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateWebhookSubscription": {
      "id": "updateWebhookSubscription",
      "method": "PUT",
      "path": "/webhook_subscriptions/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "webhook_subscription" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteWebhookSubscription": {
      "id": "deleteWebhookSubscription",
      "method": "DELETE",
      "path": "/webhook_subscriptions/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "enableWebhookSubscription": {
      "id": "enableWebhookSubscription",
      "method": "POST",
      "path": "/webhook_subscriptions/{id}/enable",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "testWebhookSubscription": {
      "id": "testWebhookSubscription",
      "method": "POST",
      "path": "/webhook_subscriptions/{id}/ping",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "202": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listOauthClients": {
      "id": "listOauthClients",
      "method": "GET",
      "path": "/webhook_subscriptions/oauth_clients",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createOauthClient": {
      "id": "createOauthClient",
      "method": "POST",
      "path": "/webhook_subscriptions/oauth_clients",
      "parameters": [],
      "body": { "required": true, "members": [ "oauth_client" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getOauthClient": {
      "id": "getOauthClient",
      "method": "GET",
      "path": "/webhook_subscriptions/oauth_clients/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateOauthClient": {
      "id": "updateOauthClient",
      "method": "PUT",
      "path": "/webhook_subscriptions/oauth_clients/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "oauth_client" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteOauthClient": {
      "id": "deleteOauthClient",
      "method": "DELETE",
      "path": "/webhook_subscriptions/oauth_clients/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listWorkflowIntegrations": {
      "id": "listWorkflowIntegrations",
      "method": "GET",
      "path": "/workflows/integrations",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "include_deprecated",
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
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getWorkflowIntegration": {
      "id": "getWorkflowIntegration",
      "method": "GET",
      "path": "/workflows/integrations/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listWorkflowIntegrationConnections": {
      "id": "listWorkflowIntegrationConnections",
      "method": "GET",
      "path": "/workflows/integrations/connections",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "name", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listWorkflowIntegrationConnectionsByIntegration": {
      "id": "listWorkflowIntegrationConnectionsByIntegration",
      "method": "GET",
      "path": "/workflows/integrations/{integration_id}/connections",
      "parameters": [
        { "name": "integration_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "name", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createWorkflowIntegrationConnection": {
      "id": "createWorkflowIntegrationConnection",
      "method": "POST",
      "path": "/workflows/integrations/{integration_id}/connections",
      "parameters": [ { "name": "integration_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [
          "id",
          "type",
          "integration_id",
          "name",
          "service_url",
          "external_id",
          "external_id_label",
          "scopes",
          "is_default",
          "health",
          "configuration",
          "secrets",
          "teams",
          "apps"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getWorkflowIntegrationConnection": {
      "id": "getWorkflowIntegrationConnection",
      "method": "GET",
      "path": "/workflows/integrations/{integration_id}/connections/{id}",
      "parameters": [
        { "name": "integration_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteWorkflowIntegrationConnection": {
      "id": "deleteWorkflowIntegrationConnection",
      "method": "DELETE",
      "path": "/workflows/integrations/{integration_id}/connections/{id}",
      "parameters": [
        { "name": "integration_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateWorkflowIntegrationConnection": {
      "id": "updateWorkflowIntegrationConnection",
      "method": "PATCH",
      "path": "/workflows/integrations/{integration_id}/connections/{id}",
      "parameters": [
        { "name": "integration_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [
          "id",
          "type",
          "integration_id",
          "name",
          "service_url",
          "external_id",
          "external_id_label",
          "scopes",
          "is_default",
          "health",
          "configuration",
          "secrets",
          "teams",
          "apps"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "429": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listRecommendedRules": {
      "id": "listRecommendedRules",
      "method": "GET",
      "path": "/recommendations/event_orchestrations/rules",
      "parameters": [
        { "name": "service_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "service_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "team_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "actions[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 25 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "dismissRecommendedRule": {
      "id": "dismissRecommendedRule",
      "method": "POST",
      "path": "/recommendations/event_orchestrations/services/{service_id}/rules/{recommendation_id}/dismiss",
      "parameters": [
        { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "recommendation_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "decision" ], "mediaType": "application/json" },
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
      "deprecation": null
    },
    "acceptRecommendedRule": {
      "id": "acceptRecommendedRule",
      "method": "POST",
      "path": "/recommendations/event_orchestrations/services/{service_id}/rules/{recommendation_id}/accept",
      "parameters": [
        { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "recommendation_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
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
      "deprecation": null
    },
    "deleteAcceptedRecommendedRule": {
      "id": "deleteAcceptedRecommendedRule",
      "method": "DELETE",
      "path": "/recommendations/event_orchestrations/services/{service_id}/accepted_rules/{rule_id}",
      "parameters": [
        { "name": "service_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "rule_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
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
