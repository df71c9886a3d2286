// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Lago API documentation",
  "version": "1.51.0",
  "basePath": "/api/v1",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": { "bearerAuth": { "type": "http", "scheme": "bearer" } },
  "security": [ { "bearerAuth": [] } ],
  "errorCodes": {},
  "extensions": {},
  "unrouted": {},
  "operations": {
    "listBillingEntities": {
      "id": "listBillingEntities",
      "method": "GET",
      "path": "/billing_entities",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createBillingEntity": {
      "id": "createBillingEntity",
      "method": "POST",
      "path": "/billing_entities",
      "parameters": [],
      "body": { "required": true, "members": [ "billing_entity" ], "mediaType": "application/json" },
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
    "getBillingEntity": {
      "id": "getBillingEntity",
      "method": "GET",
      "path": "/billing_entities/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateBillingEntity": {
      "id": "updateBillingEntity",
      "method": "PUT",
      "path": "/billing_entities/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [
          "name",
          "default_currency",
          "document_numbering",
          "document_number_prefix",
          "finalize_zero_amount_invoice",
          "billing_configuration",
          "net_payment_term",
          "address_line1",
          "address_line2",
          "city",
          "state",
          "country",
          "zipcode",
          "email",
          "legal_name",
          "legal_number",
          "tax_identification_number",
          "timezone",
          "tax_codes",
          "email_settings",
          "eu_tax_management",
          "logo",
          "invoice_custom_section_codes"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllActivityLogs": {
      "id": "findAllActivityLogs",
      "method": "GET",
      "path": "/activity_logs",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "from_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "to_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "activity_types[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "activity_sources[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "user_emails[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "external_customer_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "external_subscription_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "resource_ids[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "resource_types[]", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findActivityLog": {
      "id": "findActivityLog",
      "method": "GET",
      "path": "/activity_logs/{activity_id}",
      "parameters": [ { "name": "activity_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllAddOns": {
      "id": "findAllAddOns",
      "method": "GET",
      "path": "/add_ons",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createAddOn": {
      "id": "createAddOn",
      "method": "POST",
      "path": "/add_ons",
      "parameters": [],
      "body": { "required": true, "members": [ "add_on" ], "mediaType": "application/json" },
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
    "findAddOn": {
      "id": "findAddOn",
      "method": "GET",
      "path": "/add_ons/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
    "updateAddOn": {
      "id": "updateAddOn",
      "method": "PUT",
      "path": "/add_ons/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "add_on" ], "mediaType": "application/json" },
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
    "destroyAddOn": {
      "id": "destroyAddOn",
      "method": "DELETE",
      "path": "/add_ons/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
    "findAllApiLogs": {
      "id": "findAllApiLogs",
      "method": "GET",
      "path": "/api_logs",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "from_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "to_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "http_methods[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "http_statuses[]", "in": "query", "required": false, "type": "integer", "isArray": true },
        { "name": "api_version", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "request_paths", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findApiLog": {
      "id": "findApiLog",
      "method": "GET",
      "path": "/api_logs/{request_id}",
      "parameters": [ { "name": "request_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllGrossRevenues": {
      "id": "findAllGrossRevenues",
      "method": "GET",
      "path": "/analytics/gross_revenue",
      "parameters": [
        { "name": "currency", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "external_customer_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "months", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllInvoiceCollections": {
      "id": "findAllInvoiceCollections",
      "method": "GET",
      "path": "/analytics/invoice_collection",
      "parameters": [
        { "name": "currency", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "months", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllInvoicedUsages": {
      "id": "findAllInvoicedUsages",
      "method": "GET",
      "path": "/analytics/invoiced_usage",
      "parameters": [
        { "name": "currency", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "months", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllMrrs": {
      "id": "findAllMrrs",
      "method": "GET",
      "path": "/analytics/mrr",
      "parameters": [
        { "name": "currency", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "months", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllOverdueBalances": {
      "id": "findAllOverdueBalances",
      "method": "GET",
      "path": "/analytics/overdue_balance",
      "parameters": [
        { "name": "currency", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "external_customer_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "months", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllUsages": {
      "id": "findAllUsages",
      "method": "GET",
      "path": "/analytics/usage",
      "parameters": [
        { "name": "time_granularity", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "currency", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "from_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "to_date", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "customer_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "external_customer_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "customer_country", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "external_subscription_id", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "is_billable_metric_recurring",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false
        },
        { "name": "plan_code", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "billable_metric_code", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllAppliedCoupons": {
      "id": "findAllAppliedCoupons",
      "method": "GET",
      "path": "/applied_coupons",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "external_customer_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "coupon_code[]", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "applyCoupon": {
      "id": "applyCoupon",
      "method": "POST",
      "path": "/applied_coupons",
      "parameters": [],
      "body": { "required": true, "members": [ "applied_coupon" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllBillableMetrics": {
      "id": "findAllBillableMetrics",
      "method": "GET",
      "path": "/billable_metrics",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createBillableMetric": {
      "id": "createBillableMetric",
      "method": "POST",
      "path": "/billable_metrics",
      "parameters": [],
      "body": { "required": true, "members": [ "billable_metric" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "evaluateBillableMetricExpression": {
      "id": "evaluateBillableMetricExpression",
      "method": "POST",
      "path": "/billable_metrics/evaluate_expression",
      "parameters": [],
      "body": { "required": true, "members": [ "expression", "event" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findBillableMetric": {
      "id": "findBillableMetric",
      "method": "GET",
      "path": "/billable_metrics/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateBillableMetric": {
      "id": "updateBillableMetric",
      "method": "PUT",
      "path": "/billable_metrics/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "billable_metric" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "destroyBillableMetric": {
      "id": "destroyBillableMetric",
      "method": "DELETE",
      "path": "/billable_metrics/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllFeatures": {
      "id": "findAllFeatures",
      "method": "GET",
      "path": "/features",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "search_term", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createFeature": {
      "id": "createFeature",
      "method": "POST",
      "path": "/features",
      "parameters": [],
      "body": { "required": true, "members": [ "feature" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findFeature": {
      "id": "findFeature",
      "method": "GET",
      "path": "/features/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateFeature": {
      "id": "updateFeature",
      "method": "PUT",
      "path": "/features/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "feature" ], "mediaType": "application/json" },
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
    "destroyFeature": {
      "id": "destroyFeature",
      "method": "DELETE",
      "path": "/features/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteFeaturePrivilege": {
      "id": "deleteFeaturePrivilege",
      "method": "DELETE",
      "path": "/features/{code}/privileges/{privilege_code}",
      "parameters": [
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "privilege_code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllCoupons": {
      "id": "findAllCoupons",
      "method": "GET",
      "path": "/coupons",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createCoupon": {
      "id": "createCoupon",
      "method": "POST",
      "path": "/coupons",
      "parameters": [],
      "body": { "required": true, "members": [ "coupon" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findCoupon": {
      "id": "findCoupon",
      "method": "GET",
      "path": "/coupons/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateCoupon": {
      "id": "updateCoupon",
      "method": "PUT",
      "path": "/coupons/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "coupon" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "destroyCoupon": {
      "id": "destroyCoupon",
      "method": "DELETE",
      "path": "/coupons/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllCreditNotes": {
      "id": "findAllCreditNotes",
      "method": "GET",
      "path": "/credit_notes",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "external_customer_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "issuing_date_from", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "issuing_date_to", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "search_term", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "currency", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "reason", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "credit_status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "refund_status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "invoice_number", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "amount_from", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "amount_to", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "self_billed", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "billing_entity_codes[]", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createCreditNote": {
      "id": "createCreditNote",
      "method": "POST",
      "path": "/credit_notes",
      "parameters": [],
      "body": { "required": true, "members": [ "credit_note" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findCreditNote": {
      "id": "findCreditNote",
      "method": "GET",
      "path": "/credit_notes/{lago_id}",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateCreditNote": {
      "id": "updateCreditNote",
      "method": "PUT",
      "path": "/credit_notes/{lago_id}",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "credit_note" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "downloadCreditNote": {
      "id": "downloadCreditNote",
      "method": "POST",
      "path": "/credit_notes/{lago_id}/download",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "estimateCreditNote": {
      "id": "estimateCreditNote",
      "method": "POST",
      "path": "/credit_notes/estimate",
      "parameters": [],
      "body": { "required": false, "members": [ "credit_note" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "voidCreditNote": {
      "id": "voidCreditNote",
      "method": "PUT",
      "path": "/credit_notes/{lago_id}/void",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "replaceCreditNoteMetadata": {
      "id": "replaceCreditNoteMetadata",
      "method": "POST",
      "path": "/credit_notes/{lago_id}/metadata",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "metadata" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteAllCreditNoteMetadata": {
      "id": "deleteAllCreditNoteMetadata",
      "method": "DELETE",
      "path": "/credit_notes/{lago_id}/metadata",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "mergeCreditNoteMetadata": {
      "id": "mergeCreditNoteMetadata",
      "method": "PATCH",
      "path": "/credit_notes/{lago_id}/metadata",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "metadata" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteCreditNoteMetadataKey": {
      "id": "deleteCreditNoteMetadataKey",
      "method": "DELETE",
      "path": "/credit_notes/{lago_id}/metadata/{key}",
      "parameters": [
        { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllCustomers": {
      "id": "findAllCustomers",
      "method": "GET",
      "path": "/customers",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "account_type[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "billing_entity_codes[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "search_term", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "countries[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "states[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "zipcodes[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "currencies[]", "in": "query", "required": false, "type": "string", "isArray": true },
        {
          "name": "has_tax_identification_number",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false
        },
        { "name": "metadata[key]", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "customer_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "has_customer_type", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createCustomer": {
      "id": "createCustomer",
      "method": "POST",
      "path": "/customers",
      "parameters": [],
      "body": { "required": true, "members": [ "customer" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findCustomer": {
      "id": "findCustomer",
      "method": "GET",
      "path": "/customers/{external_customer_id}",
      "parameters": [ { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "destroyCustomer": {
      "id": "destroyCustomer",
      "method": "DELETE",
      "path": "/customers/{external_customer_id}",
      "parameters": [ { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllCustomerAppliedCoupons": {
      "id": "findAllCustomerAppliedCoupons",
      "method": "GET",
      "path": "/customers/{external_customer_id}/applied_coupons",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "coupon_code[]", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteAppliedCoupon": {
      "id": "deleteAppliedCoupon",
      "method": "DELETE",
      "path": "/customers/{external_customer_id}/applied_coupons/{applied_coupon_id}",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "applied_coupon_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllCustomerCreditNotes": {
      "id": "findAllCustomerCreditNotes",
      "method": "GET",
      "path": "/customers/{external_customer_id}/credit_notes",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "issuing_date_from", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "issuing_date_to", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "search_term", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "reason", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "credit_status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "refund_status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "invoice_number", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "amount_from", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "amount_to", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "self_billed", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllCustomerInvoices": {
      "id": "findAllCustomerInvoices",
      "method": "GET",
      "path": "/customers/{external_customer_id}/invoices",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "amount_from", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "amount_to", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "issuing_date_from", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "issuing_date_to", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "payment_status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "payment_overdue", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "search_term", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "payment_dispute_lost", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "invoice_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "self_billed", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "metadata[key]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllCustomerPayments": {
      "id": "findAllCustomerPayments",
      "method": "GET",
      "path": "/customers/{external_customer_id}/payments",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "invoice_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllCustomerPaymentRequests": {
      "id": "findAllCustomerPaymentRequests",
      "method": "GET",
      "path": "/customers/{external_customer_id}/payment_requests",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "payment_status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "billing_entity_codes[]", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getCustomerPortalUrl": {
      "id": "getCustomerPortalUrl",
      "method": "GET",
      "path": "/customers/{external_customer_id}/portal_url",
      "parameters": [ { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllCustomerSubscriptions": {
      "id": "findAllCustomerSubscriptions",
      "method": "GET",
      "path": "/customers/{external_customer_id}/subscriptions",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "plan_code", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "status[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "billing_entity_codes[]", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllCustomerWallets": {
      "id": "findAllCustomerWallets",
      "method": "GET",
      "path": "/customers/{external_customer_id}/wallets",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "billing_entity_codes[]", "in": "query", "required": false, "type": "string", "isArray": true }
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
    "createCustomerWallet": {
      "id": "createCustomerWallet",
      "method": "POST",
      "path": "/customers/{external_customer_id}/wallets",
      "parameters": [ { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "wallet" ], "mediaType": "application/json" },
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
    "findCustomerWallet": {
      "id": "findCustomerWallet",
      "method": "GET",
      "path": "/customers/{external_customer_id}/wallets/{code}",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false }
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
    "updateCustomerWallet": {
      "id": "updateCustomerWallet",
      "method": "PUT",
      "path": "/customers/{external_customer_id}/wallets/{code}",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "wallet" ], "mediaType": "application/json" },
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
    "destroyCustomerWallet": {
      "id": "destroyCustomerWallet",
      "method": "DELETE",
      "path": "/customers/{external_customer_id}/wallets/{code}",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false }
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
      "deprecation": null
    },
    "replaceCustomerWalletMetadata": {
      "id": "replaceCustomerWalletMetadata",
      "method": "POST",
      "path": "/customers/{external_customer_id}/wallets/{wallet_code}/metadata",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "wallet_code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "metadata" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteAllCustomerWalletMetadata": {
      "id": "deleteAllCustomerWalletMetadata",
      "method": "DELETE",
      "path": "/customers/{external_customer_id}/wallets/{wallet_code}/metadata",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "wallet_code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "mergeCustomerWalletMetadata": {
      "id": "mergeCustomerWalletMetadata",
      "method": "PATCH",
      "path": "/customers/{external_customer_id}/wallets/{wallet_code}/metadata",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "wallet_code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "metadata" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteCustomerWalletMetadataKey": {
      "id": "deleteCustomerWalletMetadataKey",
      "method": "DELETE",
      "path": "/customers/{external_customer_id}/wallets/{wallet_code}/metadata/{key}",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "wallet_code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getCustomerWalletAlerts": {
      "id": "getCustomerWalletAlerts",
      "method": "GET",
      "path": "/customers/{external_customer_id}/wallets/{wallet_code}/alerts",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "wallet_code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createCustomerWalletAlert": {
      "id": "createCustomerWalletAlert",
      "method": "POST",
      "path": "/customers/{external_customer_id}/wallets/{wallet_code}/alerts",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "wallet_code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteAllCustomerWalletAlerts": {
      "id": "deleteAllCustomerWalletAlerts",
      "method": "DELETE",
      "path": "/customers/{external_customer_id}/wallets/{wallet_code}/alerts",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "wallet_code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getCustomerWalletAlert": {
      "id": "getCustomerWalletAlert",
      "method": "GET",
      "path": "/customers/{external_customer_id}/wallets/{wallet_code}/alerts/{code}",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "wallet_code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateCustomerWalletAlert": {
      "id": "updateCustomerWalletAlert",
      "method": "PUT",
      "path": "/customers/{external_customer_id}/wallets/{wallet_code}/alerts/{code}",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "wallet_code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "alert" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteCustomerWalletAlert": {
      "id": "deleteCustomerWalletAlert",
      "method": "DELETE",
      "path": "/customers/{external_customer_id}/wallets/{wallet_code}/alerts/{code}",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "wallet_code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findCustomerCurrentUsage": {
      "id": "findCustomerCurrentUsage",
      "method": "GET",
      "path": "/customers/{external_customer_id}/current_usage",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "external_subscription_id", "in": "query", "required": true, "type": "string", "isArray": false },
        {
          "name": "apply_taxes",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": true
        },
        { "name": "charge_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "charge_code", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "billable_metric_code", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "group",
          "in": "query",
          "required": false,
          "type": "object",
          "isArray": false,
          "members": {},
          "unlistedMembers": { "type": "string", "isArray": false }
        },
        { "name": "filter_by_charge_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "filter_by_charge_code", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "filter_by_group",
          "in": "query",
          "required": false,
          "type": "object",
          "isArray": false,
          "members": {},
          "unlistedMembers": { "type": "string", "isArray": false }
        },
        {
          "name": "full_usage",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "filter_by_presentation", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findCustomerProjectedUsage": {
      "id": "findCustomerProjectedUsage",
      "method": "GET",
      "path": "/customers/{external_customer_id}/projected_usage",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "external_subscription_id", "in": "query", "required": true, "type": "string", "isArray": false },
        {
          "name": "apply_taxes",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": true
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
    "findAllCustomerPastUsage": {
      "id": "findAllCustomerPastUsage",
      "method": "GET",
      "path": "/customers/{external_customer_id}/past_usage",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "external_subscription_id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "billable_metric_code", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "periods_count", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "generateCustomerCheckoutURL": {
      "id": "generateCustomerCheckoutURL",
      "method": "POST",
      "path": "/customers/{external_customer_id}/checkout_url",
      "parameters": [ { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllCustomersPaymentMethods": {
      "id": "findAllCustomersPaymentMethods",
      "method": "GET",
      "path": "/customers/{external_customer_id}/payment_methods",
      "parameters": [
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "paymentMethodSetAsDefault": {
      "id": "paymentMethodSetAsDefault",
      "method": "PUT",
      "path": "/customers/{external_customer_id}/payment_methods/{lago_id}/set_as_default",
      "parameters": [
        { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "destroyPaymentMethod": {
      "id": "destroyPaymentMethod",
      "method": "DELETE",
      "path": "/customers/{external_customer_id}/payment_methods/{lago_id}",
      "parameters": [
        { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "external_customer_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllEvents": {
      "id": "findAllEvents",
      "method": "GET",
      "path": "/events",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "external_subscription_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "code", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "timestamp_from_started_at", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "timestamp_from", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "timestamp_to", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createEvent": {
      "id": "createEvent",
      "method": "POST",
      "path": "/events",
      "parameters": [],
      "body": { "required": true, "members": [ "event" ], "mediaType": "application/json" },
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
    "createBatchEvents": {
      "id": "createBatchEvents",
      "method": "POST",
      "path": "/events/batch",
      "parameters": [],
      "body": { "required": true, "members": [ "events" ], "mediaType": "application/json" },
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
    "eventEstimateFees": {
      "id": "eventEstimateFees",
      "method": "POST",
      "path": "/events/estimate_fees",
      "parameters": [],
      "body": { "required": true, "members": [ "event" ], "mediaType": "application/json" },
      "input": "body",
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
    "eventEstimateInstantFees": {
      "id": "eventEstimateInstantFees",
      "method": "POST",
      "path": "/events/estimate_instant_fees",
      "parameters": [],
      "body": { "required": true, "members": [ "event" ], "mediaType": "application/json" },
      "input": "body",
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
    "eventBatchEstimateInstantFees": {
      "id": "eventBatchEstimateInstantFees",
      "method": "POST",
      "path": "/events/batch_estimate_instant_fees",
      "parameters": [],
      "body": { "required": true, "members": [ "events" ], "mediaType": "application/json" },
      "input": "body",
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
    "findEvent": {
      "id": "findEvent",
      "method": "GET",
      "path": "/events/{transaction_id}",
      "parameters": [ { "name": "transaction_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
    "findAllFees": {
      "id": "findAllFees",
      "method": "GET",
      "path": "/fees",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "external_customer_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "external_subscription_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "event_transaction_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "currency", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "fee_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "billable_metric_code", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "payment_status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "created_at_from", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "created_at_to", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "succeeded_at_from", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "succeeded_at_to", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "failed_at_from", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "failed_at_to", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "refunded_at_from", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "refunded_at_to", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findFee": {
      "id": "findFee",
      "method": "GET",
      "path": "/fees/{lago_id}",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateFee": {
      "id": "updateFee",
      "method": "PUT",
      "path": "/fees/{lago_id}",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "fee" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteFee": {
      "id": "deleteFee",
      "method": "DELETE",
      "path": "/fees/{lago_id}",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllInvoices": {
      "id": "findAllInvoices",
      "method": "GET",
      "path": "/invoices",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "external_customer_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "amount_from", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "amount_to", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "issuing_date_from", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "issuing_date_to", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "statuses[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "payment_statuses[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "payment_overdue", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "search_term", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "currency", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "payment_dispute_lost", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "invoice_type", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "self_billed", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "billing_entity_codes[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "metadata[key]", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createInvoice": {
      "id": "createInvoice",
      "method": "POST",
      "path": "/invoices",
      "parameters": [],
      "body": { "required": true, "members": [ "invoice" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findInvoice": {
      "id": "findInvoice",
      "method": "GET",
      "path": "/invoices/{lago_id}",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateInvoice": {
      "id": "updateInvoice",
      "method": "PUT",
      "path": "/invoices/{lago_id}",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "invoice" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteInvoice": {
      "id": "deleteInvoice",
      "method": "DELETE",
      "path": "/invoices/{lago_id}",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "downloadInvoice": {
      "id": "downloadInvoice",
      "method": "POST",
      "path": "/invoices/{lago_id}/download",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "finalizeInvoice": {
      "id": "finalizeInvoice",
      "method": "PUT",
      "path": "/invoices/{lago_id}/finalize",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "loseDisputeInvoice": {
      "id": "loseDisputeInvoice",
      "method": "POST",
      "path": "/invoices/{lago_id}/lose_dispute",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "refreshInvoice": {
      "id": "refreshInvoice",
      "method": "PUT",
      "path": "/invoices/{lago_id}/refresh",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "retryInvoice": {
      "id": "retryInvoice",
      "method": "POST",
      "path": "/invoices/{lago_id}/retry",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "invoicePaymentUrl": {
      "id": "invoicePaymentUrl",
      "method": "POST",
      "path": "/invoices/{lago_id}/payment_url",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "invoicePreview": {
      "id": "invoicePreview",
      "method": "POST",
      "path": "/invoices/preview",
      "parameters": [],
      "body": {
        "required": true,
        "members": [
          "customer",
          "plan_code",
          "subscription_at",
          "billing_time",
          "coupons",
          "subscriptions",
          "billing_entity_code"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "retryPayment": {
      "id": "retryPayment",
      "method": "POST",
      "path": "/invoices/{lago_id}/retry_payment",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "payment_method" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "voidInvoice": {
      "id": "voidInvoice",
      "method": "POST",
      "path": "/invoices/{lago_id}/void",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "generate_credit_note", "refund_amount", "credit_amount" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateOrganization": {
      "id": "updateOrganization",
      "method": "PUT",
      "path": "/organizations",
      "parameters": [],
      "body": { "required": true, "members": [ "organization" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllPaymentReceipts": {
      "id": "findAllPaymentReceipts",
      "method": "GET",
      "path": "/payment_receipts",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "invoice_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findPaymentReceipt": {
      "id": "findPaymentReceipt",
      "method": "GET",
      "path": "/payment_receipts/{lago_id}",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllPaymentRequests": {
      "id": "findAllPaymentRequests",
      "method": "GET",
      "path": "/payment_requests",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "currency", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "external_customer_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "payment_status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "billing_entity_codes[]", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createPaymentRequest": {
      "id": "createPaymentRequest",
      "method": "POST",
      "path": "/payment_requests",
      "parameters": [],
      "body": { "required": true, "members": [ "payment_request" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findPaymentRequest": {
      "id": "findPaymentRequest",
      "method": "GET",
      "path": "/payment_requests/{lago_id}",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllPayments": {
      "id": "findAllPayments",
      "method": "GET",
      "path": "/payments",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "external_customer_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "invoice_id", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createPayment": {
      "id": "createPayment",
      "method": "POST",
      "path": "/payments",
      "parameters": [],
      "body": { "required": true, "members": [ "payment" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findPayment": {
      "id": "findPayment",
      "method": "GET",
      "path": "/payments/{lago_id}",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllPlans": {
      "id": "findAllPlans",
      "method": "GET",
      "path": "/plans",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createPlan": {
      "id": "createPlan",
      "method": "POST",
      "path": "/plans",
      "parameters": [],
      "body": { "required": true, "members": [ "plan" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findPlan": {
      "id": "findPlan",
      "method": "GET",
      "path": "/plans/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updatePlan": {
      "id": "updatePlan",
      "method": "PUT",
      "path": "/plans/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "plan" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "destroyPlan": {
      "id": "destroyPlan",
      "method": "DELETE",
      "path": "/plans/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllEntitlements": {
      "id": "findAllEntitlements",
      "method": "GET",
      "path": "/plans/{code}/entitlements",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createEntitlement": {
      "id": "createEntitlement",
      "method": "POST",
      "path": "/plans/{code}/entitlements",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "entitlements" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateEntitlement": {
      "id": "updateEntitlement",
      "method": "PATCH",
      "path": "/plans/{code}/entitlements",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "entitlements" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findEntitlement": {
      "id": "findEntitlement",
      "method": "GET",
      "path": "/plans/{code}/entitlements/{feature_code}",
      "parameters": [
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "feature_code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "destroyEntitlement": {
      "id": "destroyEntitlement",
      "method": "DELETE",
      "path": "/plans/{code}/entitlements/{feature_code}",
      "parameters": [
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "feature_code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "removeEntitlementPrivilege": {
      "id": "removeEntitlementPrivilege",
      "method": "DELETE",
      "path": "/plans/{code}/entitlements/{feature_code}/privileges/{privilege_code}",
      "parameters": [
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "feature_code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "privilege_code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "replacePlanMetadata": {
      "id": "replacePlanMetadata",
      "method": "POST",
      "path": "/plans/{code}/metadata",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "metadata" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteAllPlanMetadata": {
      "id": "deleteAllPlanMetadata",
      "method": "DELETE",
      "path": "/plans/{code}/metadata",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "mergePlanMetadata": {
      "id": "mergePlanMetadata",
      "method": "PATCH",
      "path": "/plans/{code}/metadata",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "metadata" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deletePlanMetadataKey": {
      "id": "deletePlanMetadataKey",
      "method": "DELETE",
      "path": "/plans/{code}/metadata/{key}",
      "parameters": [
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllPlanCharges": {
      "id": "findAllPlanCharges",
      "method": "GET",
      "path": "/plans/{code}/charges",
      "parameters": [
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createPlanCharge": {
      "id": "createPlanCharge",
      "method": "POST",
      "path": "/plans/{code}/charges",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "charge" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findPlanCharge": {
      "id": "findPlanCharge",
      "method": "GET",
      "path": "/plans/{code}/charges/{charge_code}",
      "parameters": [
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "charge_code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updatePlanCharge": {
      "id": "updatePlanCharge",
      "method": "PUT",
      "path": "/plans/{code}/charges/{charge_code}",
      "parameters": [
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "charge_code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "charge" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "destroyPlanCharge": {
      "id": "destroyPlanCharge",
      "method": "DELETE",
      "path": "/plans/{code}/charges/{charge_code}",
      "parameters": [
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "charge_code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "charge" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllPlanChargeFilters": {
      "id": "findAllPlanChargeFilters",
      "method": "GET",
      "path": "/plans/{code}/charges/{charge_code}/filters",
      "parameters": [
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "charge_code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createPlanChargeFilter": {
      "id": "createPlanChargeFilter",
      "method": "POST",
      "path": "/plans/{code}/charges/{charge_code}/filters",
      "parameters": [
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "charge_code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "filter" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findPlanChargeFilter": {
      "id": "findPlanChargeFilter",
      "method": "GET",
      "path": "/plans/{code}/charges/{charge_code}/filters/{filter_id}",
      "parameters": [
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "charge_code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "filter_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updatePlanChargeFilter": {
      "id": "updatePlanChargeFilter",
      "method": "PUT",
      "path": "/plans/{code}/charges/{charge_code}/filters/{filter_id}",
      "parameters": [
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "charge_code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "filter_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "filter" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "destroyPlanChargeFilter": {
      "id": "destroyPlanChargeFilter",
      "method": "DELETE",
      "path": "/plans/{code}/charges/{charge_code}/filters/{filter_id}",
      "parameters": [
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "charge_code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "filter_id", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "filter" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllPlanFixedCharges": {
      "id": "findAllPlanFixedCharges",
      "method": "GET",
      "path": "/plans/{code}/fixed_charges",
      "parameters": [
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createPlanFixedCharge": {
      "id": "createPlanFixedCharge",
      "method": "POST",
      "path": "/plans/{code}/fixed_charges",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "fixed_charge" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findPlanFixedCharge": {
      "id": "findPlanFixedCharge",
      "method": "GET",
      "path": "/plans/{code}/fixed_charges/{fixed_charge_code}",
      "parameters": [
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fixed_charge_code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updatePlanFixedCharge": {
      "id": "updatePlanFixedCharge",
      "method": "PUT",
      "path": "/plans/{code}/fixed_charges/{fixed_charge_code}",
      "parameters": [
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fixed_charge_code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "fixed_charge" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "destroyPlanFixedCharge": {
      "id": "destroyPlanFixedCharge",
      "method": "DELETE",
      "path": "/plans/{code}/fixed_charges/{fixed_charge_code}",
      "parameters": [
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fixed_charge_code", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "fixed_charge" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllSubscriptions": {
      "id": "findAllSubscriptions",
      "method": "GET",
      "path": "/subscriptions",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "currency", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "external_customer_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "plan_code", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "status[]", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "billing_entity_codes[]", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createSubscription": {
      "id": "createSubscription",
      "method": "POST",
      "path": "/subscriptions",
      "parameters": [],
      "body": { "required": true, "members": [ "authorization", "subscription" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findSubscription": {
      "id": "findSubscription",
      "method": "GET",
      "path": "/subscriptions/{external_id}",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false, "default": "active" }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateSubscription": {
      "id": "updateSubscription",
      "method": "PUT",
      "path": "/subscriptions/{external_id}",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false, "default": "active" }
      ],
      "body": { "required": true, "members": [ "status", "subscription" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "destroySubscription": {
      "id": "destroySubscription",
      "method": "DELETE",
      "path": "/subscriptions/{external_id}",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "on_termination_credit_note", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "on_termination_invoice", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getSubscriptionLifetimeUsage": {
      "id": "getSubscriptionLifetimeUsage",
      "method": "GET",
      "path": "/subscriptions/{external_id}/lifetime_usage",
      "parameters": [ { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateSubscriptionLifetimeUsage": {
      "id": "updateSubscriptionLifetimeUsage",
      "method": "PUT",
      "path": "/subscriptions/{external_id}/lifetime_usage",
      "parameters": [ { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "lifetime_usage" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getSubscriptionAlerts": {
      "id": "getSubscriptionAlerts",
      "method": "GET",
      "path": "/subscriptions/{external_id}/alerts",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createSubscriptionAlert": {
      "id": "createSubscriptionAlert",
      "method": "POST",
      "path": "/subscriptions/{external_id}/alerts",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteAllSubscriptionAlerts": {
      "id": "deleteAllSubscriptionAlerts",
      "method": "DELETE",
      "path": "/subscriptions/{external_id}/alerts",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getSubscriptionAlert": {
      "id": "getSubscriptionAlert",
      "method": "GET",
      "path": "/subscriptions/{external_id}/alerts/{code}",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateSubscriptionAlert": {
      "id": "updateSubscriptionAlert",
      "method": "PUT",
      "path": "/subscriptions/{external_id}/alerts/{code}",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": { "required": true, "members": [ "alert" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteSubscriptionAlert": {
      "id": "deleteSubscriptionAlert",
      "method": "DELETE",
      "path": "/subscriptions/{external_id}/alerts/{code}",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllSubscriptionEntitlements": {
      "id": "findAllSubscriptionEntitlements",
      "method": "GET",
      "path": "/subscriptions/{external_id}/entitlements",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateSubscriptionEntitlements": {
      "id": "updateSubscriptionEntitlements",
      "method": "PATCH",
      "path": "/subscriptions/{external_id}/entitlements",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": { "required": true, "members": [ "entitlements" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "destroySubscriptionEntitlement": {
      "id": "destroySubscriptionEntitlement",
      "method": "DELETE",
      "path": "/subscriptions/{external_id}/entitlements/{feature_code}",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "feature_code", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "destroySubscriptionEntitlementPrivilege": {
      "id": "destroySubscriptionEntitlementPrivilege",
      "method": "DELETE",
      "path": "/subscriptions/{external_id}/entitlements/{feature_code}/privileges/{privilege_code}",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "feature_code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "privilege_code", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
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
      "deprecation": null
    },
    "findAllSubscriptionFixedCharges": {
      "id": "findAllSubscriptionFixedCharges",
      "method": "GET",
      "path": "/subscriptions/{external_id}/fixed_charges",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllSubscriptionCharges": {
      "id": "findAllSubscriptionCharges",
      "method": "GET",
      "path": "/subscriptions/{external_id}/charges",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findSubscriptionCharge": {
      "id": "findSubscriptionCharge",
      "method": "GET",
      "path": "/subscriptions/{external_id}/charges/{charge_code}",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "charge_code", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "overrideSubscriptionCharge": {
      "id": "overrideSubscriptionCharge",
      "method": "PUT",
      "path": "/subscriptions/{external_id}/charges/{charge_code}",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "charge_code", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": { "required": true, "members": [ "charge" ], "mediaType": "application/json" },
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
    "findAllSubscriptionChargeFilters": {
      "id": "findAllSubscriptionChargeFilters",
      "method": "GET",
      "path": "/subscriptions/{external_id}/charges/{charge_code}/filters",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "charge_code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createSubscriptionChargeFilter": {
      "id": "createSubscriptionChargeFilter",
      "method": "POST",
      "path": "/subscriptions/{external_id}/charges/{charge_code}/filters",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "charge_code", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": { "required": true, "members": [ "filter" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findSubscriptionChargeFilter": {
      "id": "findSubscriptionChargeFilter",
      "method": "GET",
      "path": "/subscriptions/{external_id}/charges/{charge_code}/filters/{filter_id}",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "charge_code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "filter_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateSubscriptionChargeFilter": {
      "id": "updateSubscriptionChargeFilter",
      "method": "PUT",
      "path": "/subscriptions/{external_id}/charges/{charge_code}/filters/{filter_id}",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "charge_code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "filter_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": { "required": true, "members": [ "filter" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "destroySubscriptionChargeFilter": {
      "id": "destroySubscriptionChargeFilter",
      "method": "DELETE",
      "path": "/subscriptions/{external_id}/charges/{charge_code}/filters/{filter_id}",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "charge_code", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "filter_id", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findSubscriptionFixedCharge": {
      "id": "findSubscriptionFixedCharge",
      "method": "GET",
      "path": "/subscriptions/{external_id}/fixed_charges/{fixed_charge_code}",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fixed_charge_code", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "overrideSubscriptionFixedCharge": {
      "id": "overrideSubscriptionFixedCharge",
      "method": "PUT",
      "path": "/subscriptions/{external_id}/fixed_charges/{fixed_charge_code}",
      "parameters": [
        { "name": "external_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "fixed_charge_code", "in": "path", "required": true, "type": "string", "isArray": false },
        {
          "name": "subscription_status",
          "in": "query",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "active"
        }
      ],
      "body": { "required": true, "members": [ "fixed_charge" ], "mediaType": "application/json" },
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
    "findAllTaxes": {
      "id": "findAllTaxes",
      "method": "GET",
      "path": "/taxes",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createTax": {
      "id": "createTax",
      "method": "POST",
      "path": "/taxes",
      "parameters": [],
      "body": { "required": true, "members": [ "tax" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findTax": {
      "id": "findTax",
      "method": "GET",
      "path": "/taxes/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateTax": {
      "id": "updateTax",
      "method": "PUT",
      "path": "/taxes/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "tax" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "destroyTax": {
      "id": "destroyTax",
      "method": "DELETE",
      "path": "/taxes/{code}",
      "parameters": [ { "name": "code", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllWallets": {
      "id": "findAllWallets",
      "method": "GET",
      "path": "/wallets",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "currency", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "external_customer_id", "in": "query", "required": true, "type": "string", "isArray": false },
        { "name": "billing_entity_codes[]", "in": "query", "required": false, "type": "string", "isArray": true }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "403": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createWallet": {
      "id": "createWallet",
      "method": "POST",
      "path": "/wallets",
      "parameters": [],
      "body": { "required": true, "members": [ "wallet" ], "mediaType": "application/json" },
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
    "findWallet": {
      "id": "findWallet",
      "method": "GET",
      "path": "/wallets/{lago_id}",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
    "updateWallet": {
      "id": "updateWallet",
      "method": "PUT",
      "path": "/wallets/{lago_id}",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "wallet" ], "mediaType": "application/json" },
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
    "destroyWallet": {
      "id": "destroyWallet",
      "method": "DELETE",
      "path": "/wallets/{lago_id}",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
    "replaceWalletMetadata": {
      "id": "replaceWalletMetadata",
      "method": "POST",
      "path": "/wallets/{lago_id}/metadata",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "metadata" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteAllWalletMetadata": {
      "id": "deleteAllWalletMetadata",
      "method": "DELETE",
      "path": "/wallets/{lago_id}/metadata",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "mergeWalletMetadata": {
      "id": "mergeWalletMetadata",
      "method": "PATCH",
      "path": "/wallets/{lago_id}/metadata",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "metadata" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteWalletMetadataKey": {
      "id": "deleteWalletMetadataKey",
      "method": "DELETE",
      "path": "/wallets/{lago_id}/metadata/{key}",
      "parameters": [
        { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "key", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createWalletTransaction": {
      "id": "createWalletTransaction",
      "method": "POST",
      "path": "/wallet_transactions",
      "parameters": [],
      "body": { "required": true, "members": [ "wallet_transaction" ], "mediaType": "application/json" },
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
    "findWalletTransaction": {
      "id": "findWalletTransaction",
      "method": "GET",
      "path": "/wallet_transactions/{lago_id}",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
    "walletTransactionPaymentUrl": {
      "id": "walletTransactionPaymentUrl",
      "method": "POST",
      "path": "/wallet_transactions/{lago_id}/payment_url",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
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
    "findAllWalletTransactionConsumptions": {
      "id": "findAllWalletTransactionConsumptions",
      "method": "GET",
      "path": "/wallet_transactions/{lago_id}/consumptions",
      "parameters": [
        { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false }
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
      "deprecation": null
    },
    "findAllWalletTransactionFundings": {
      "id": "findAllWalletTransactionFundings",
      "method": "GET",
      "path": "/wallet_transactions/{lago_id}/fundings",
      "parameters": [
        { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false }
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
      "deprecation": null
    },
    "findAllWalletTransactions": {
      "id": "findAllWalletTransactions",
      "method": "GET",
      "path": "/wallets/{lago_id}/wallet_transactions",
      "parameters": [
        { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "transaction_status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "transaction_type", "in": "query", "required": false, "type": "string", "isArray": false }
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
    "fetchPublicKey": {
      "id": "fetchPublicKey",
      "method": "GET",
      "path": "/webhooks/public_key",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "text/plain", "contents": { "text/plain": { "kind": "text" } }, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "fetchJsonPublicKey": {
      "id": "fetchJsonPublicKey",
      "method": "GET",
      "path": "/webhooks/json_public_key",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findAllWebhookEndpoints": {
      "id": "findAllWebhookEndpoints",
      "method": "GET",
      "path": "/webhook_endpoints",
      "parameters": [
        { "name": "page", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "per_page", "in": "query", "required": false, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createWebhookEndpoint": {
      "id": "createWebhookEndpoint",
      "method": "POST",
      "path": "/webhook_endpoints",
      "parameters": [],
      "body": { "required": true, "members": [ "webhook_endpoint" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findWebhookEndpoint": {
      "id": "findWebhookEndpoint",
      "method": "GET",
      "path": "/webhook_endpoints/{lago_id}",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateWebhookEndpoint": {
      "id": "updateWebhookEndpoint",
      "method": "PUT",
      "path": "/webhook_endpoints/{lago_id}",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "webhook_endpoint" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "destroyWebhookEndpoint": {
      "id": "destroyWebhookEndpoint",
      "method": "DELETE",
      "path": "/webhook_endpoints/{lago_id}",
      "parameters": [ { "name": "lago_id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "405": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
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
