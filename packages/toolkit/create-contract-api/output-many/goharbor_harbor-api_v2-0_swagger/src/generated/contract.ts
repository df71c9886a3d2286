// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Harbor API",
  "version": "2.0",
  "basePath": "/api/v2.0",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": { "basic": { "type": "http", "scheme": "basic" } },
  "security": [ { "basic": [] }, {} ],
  "errorCodes": {},
  "extensions": {},
  "unrouted": {},
  "operations": {
    "getHealth": {
      "id": "getHealth",
      "method": "GET",
      "path": "/health",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "search": {
      "id": "search",
      "method": "GET",
      "path": "/search",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getStatistic": {
      "id": "getStatistic",
      "method": "GET",
      "path": "/statistics",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "pingLdap": {
      "id": "pingLdap",
      "method": "POST",
      "path": "/ldap/ping",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [
          "ldap_url",
          "ldap_search_dn",
          "ldap_search_password",
          "ldap_base_dn",
          "ldap_filter",
          "ldap_uid",
          "ldap_scope",
          "ldap_connection_timeout",
          "ldap_verify_cert"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "searchLdapUser": {
      "id": "searchLdapUser",
      "method": "GET",
      "path": "/ldap/users/search",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "username", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "importLdapUser": {
      "id": "importLdapUser",
      "method": "POST",
      "path": "/ldap/users/import",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "ldap_uid_list" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "searchLdapGroup": {
      "id": "searchLdapGroup",
      "method": "GET",
      "path": "/ldap/groups/search",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "groupname", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "groupdn", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getInternalconfig": {
      "id": "getInternalconfig",
      "method": "GET",
      "path": "/internalconfig",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getConfigurations": {
      "id": "getConfigurations",
      "method": "GET",
      "path": "/configurations",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "500": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateConfigurations": {
      "id": "updateConfigurations",
      "method": "PUT",
      "path": "/configurations",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "auth_mode",
          "primary_auth_mode",
          "ldap_base_dn",
          "ldap_filter",
          "ldap_group_base_dn",
          "ldap_group_admin_dn",
          "ldap_group_attribute_name",
          "ldap_group_search_filter",
          "ldap_group_search_scope",
          "ldap_group_attach_parallel",
          "ldap_scope",
          "ldap_search_dn",
          "ldap_search_password",
          "ldap_timeout",
          "ldap_uid",
          "ldap_url",
          "ldap_verify_cert",
          "ldap_group_membership_attribute",
          "project_creation_restriction",
          "read_only",
          "self_registration",
          "token_expiration",
          "uaa_client_id",
          "uaa_client_secret",
          "uaa_endpoint",
          "uaa_verify_cert",
          "http_authproxy_endpoint",
          "http_authproxy_tokenreview_endpoint",
          "http_authproxy_admin_groups",
          "http_authproxy_admin_usernames",
          "http_authproxy_verify_cert",
          "http_authproxy_skip_search",
          "http_authproxy_server_certificate",
          "oidc_name",
          "oidc_endpoint",
          "oidc_client_id",
          "oidc_client_secret",
          "oidc_groups_claim",
          "oidc_admin_group",
          "oidc_group_filter",
          "oidc_scope",
          "oidc_user_claim",
          "oidc_verify_cert",
          "oidc_auto_onboard",
          "oidc_extra_redirect_parms",
          "oidc_logout",
          "robot_token_duration",
          "robot_name_prefix",
          "notification_enable",
          "quota_per_project_enable",
          "storage_per_project",
          "audit_log_forward_endpoint",
          "skip_audit_log_database",
          "session_timeout",
          "scanner_skip_update_pulltime",
          "banner_message",
          "disabled_audit_log_event_types"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "422": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listProjects": {
      "id": "listProjects",
      "method": "GET",
      "path": "/projects",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "name", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "public", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "owner", "in": "query", "required": false, "type": "string", "isArray": false },
        {
          "name": "with_detail",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": true
        }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "422": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "createProject": {
      "id": "createProject",
      "method": "POST",
      "path": "/projects",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Resource-Name-In-Location",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": {
        "required": true,
        "members": [ "project_name", "public", "metadata", "cve_allowlist", "storage_limit", "registry_id" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": {
          "mediaType": null,
          "headers": {
            "X-Request-Id": { "required": false, "type": "string" },
            "Location": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "headProject": {
      "id": "headProject",
      "method": "HEAD",
      "path": "/projects",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "project_name", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getProject": {
      "id": "getProject",
      "method": "GET",
      "path": "/projects/{project_name_or_id}",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateProject": {
      "id": "updateProject",
      "method": "PUT",
      "path": "/projects/{project_name_or_id}",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": {
        "required": true,
        "members": [ "project_name", "public", "metadata", "cve_allowlist", "storage_limit", "registry_id" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteProject": {
      "id": "deleteProject",
      "method": "DELETE",
      "path": "/projects/{project_name_or_id}",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "412": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getProjectDeletable": {
      "id": "getProjectDeletable",
      "method": "GET",
      "path": "/projects/{project_name_or_id}/_deletable",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getProjectSummary": {
      "id": "getProjectSummary",
      "method": "GET",
      "path": "/projects/{project_name_or_id}/summary",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listProjectMembers": {
      "id": "listProjectMembers",
      "method": "GET",
      "path": "/projects/{project_name_or_id}/members",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "entityname", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "createProjectMember": {
      "id": "createProjectMember",
      "method": "POST",
      "path": "/projects/{project_name_or_id}/members",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": { "required": false, "members": [ "role_id", "member_user", "member_group" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": null, "headers": { "Location": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getProjectMember": {
      "id": "getProjectMember",
      "method": "GET",
      "path": "/projects/{project_name_or_id}/members/{mid}",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "mid", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateProjectMember": {
      "id": "updateProjectMember",
      "method": "PUT",
      "path": "/projects/{project_name_or_id}/members/{mid}",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "mid", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": { "required": false, "members": [ "role_id" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteProjectMember": {
      "id": "deleteProjectMember",
      "method": "DELETE",
      "path": "/projects/{project_name_or_id}/members/{mid}",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "mid", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listProjectMetadatas": {
      "id": "listProjectMetadatas",
      "method": "GET",
      "path": "/projects/{project_name_or_id}/metadatas/",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "addProjectMetadatas": {
      "id": "addProjectMetadatas",
      "method": "POST",
      "path": "/projects/{project_name_or_id}/metadatas/",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getProjectMetadata": {
      "id": "getProjectMetadata",
      "method": "GET",
      "path": "/projects/{project_name_or_id}/metadatas/{meta_name}",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "meta_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateProjectMetadata": {
      "id": "updateProjectMetadata",
      "method": "PUT",
      "path": "/projects/{project_name_or_id}/metadatas/{meta_name}",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "meta_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": { "required": false, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteProjectMetadata": {
      "id": "deleteProjectMetadata",
      "method": "DELETE",
      "path": "/projects/{project_name_or_id}/metadatas/{meta_name}",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "meta_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listAllRepositories": {
      "id": "listAllRepositories",
      "method": "GET",
      "path": "/repositories",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "listRepositories": {
      "id": "listRepositories",
      "method": "GET",
      "path": "/projects/{project_name}/repositories",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "422": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "getRepository": {
      "id": "getRepository",
      "method": "GET",
      "path": "/projects/{project_name}/repositories/{repository_name}",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "repository_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateRepository": {
      "id": "updateRepository",
      "method": "PUT",
      "path": "/projects/{project_name}/repositories/{repository_name}",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "repository_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "id", "project_id", "name", "description", "artifact_count", "pull_count", "creation_time", "update_time" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteRepository": {
      "id": "deleteRepository",
      "method": "DELETE",
      "path": "/projects/{project_name}/repositories/{repository_name}",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "repository_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "412": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listArtifacts": {
      "id": "listArtifacts",
      "method": "GET",
      "path": "/projects/{project_name}/repositories/{repository_name}/artifacts",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "repository_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        {
          "name": "X-Accept-Vulnerabilities",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "application/vnd.security.vulnerability.report; version=1.1, application/vnd.scanner.adapter.vuln.report.harbor+json; version=1.0"
        },
        { "name": "with_tag", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": true },
        {
          "name": "with_label",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "with_scan_overview",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "with_sbom_overview",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "with_immutable_status",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "with_accessory",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "with_inherited_accessory",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "422": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "CopyArtifact": {
      "id": "CopyArtifact",
      "method": "POST",
      "path": "/projects/{project_name}/repositories/{repository_name}/artifacts",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "repository_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "from", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "201": {
          "mediaType": null,
          "headers": {
            "X-Request-Id": { "required": false, "type": "string" },
            "Location": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "405": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getArtifact": {
      "id": "getArtifact",
      "method": "GET",
      "path": "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "repository_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "reference", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        {
          "name": "X-Accept-Vulnerabilities",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "application/vnd.security.vulnerability.report; version=1.1, application/vnd.scanner.adapter.vuln.report.harbor+json; version=1.0"
        },
        { "name": "with_tag", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": true },
        {
          "name": "with_label",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "with_scan_overview",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "with_sbom_overview",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "with_accessory",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "with_inherited_accessory",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "with_signature",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "with_immutable_status",
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
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteArtifact": {
      "id": "deleteArtifact",
      "method": "DELETE",
      "path": "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "repository_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "reference", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "scanArtifact": {
      "id": "scanArtifact",
      "method": "POST",
      "path": "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/scan",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "repository_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "reference", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": false, "members": [ "scan_type" ], "mediaType": "application/json" },
      "responses": {
        "202": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "422": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "stopScanArtifact": {
      "id": "stopScanArtifact",
      "method": "POST",
      "path": "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/scan/stop",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "repository_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "reference", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "scan_type" ], "mediaType": "application/json" },
      "responses": {
        "202": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "422": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getReportLog": {
      "id": "getReportLog",
      "method": "GET",
      "path": "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/scan/{report_id}/log",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "repository_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "reference", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "report_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "text/plain", "contents": { "text/plain": { "kind": "text" } }, "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listTags": {
      "id": "listTags",
      "method": "GET",
      "path": "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/tags",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "repository_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "reference", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        {
          "name": "with_immutable_status",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "422": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "createTag": {
      "id": "createTag",
      "method": "POST",
      "path": "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/tags",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "repository_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "reference", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "name" ], "mediaType": "application/json" },
      "responses": {
        "201": {
          "mediaType": null,
          "headers": {
            "X-Request-Id": { "required": false, "type": "string" },
            "Location": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "405": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteTag": {
      "id": "deleteTag",
      "method": "DELETE",
      "path": "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/tags/{tag_name}",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "repository_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "reference", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "tag_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listAccessories": {
      "id": "listAccessories",
      "method": "GET",
      "path": "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/accessories",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "repository_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "reference", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "getVulnerabilitiesAddition": {
      "id": "getVulnerabilitiesAddition",
      "method": "GET",
      "path": "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/additions/vulnerabilities",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "repository_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "reference", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Accept-Vulnerabilities",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "application/vnd.security.vulnerability.report; version=1.1, application/vnd.scanner.adapter.vuln.report.harbor+json; version=1.0"
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getAddition": {
      "id": "getAddition",
      "method": "GET",
      "path": "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/additions/{addition}",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "repository_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "reference", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "addition", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "422": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "addLabel": {
      "id": "addLabel",
      "method": "POST",
      "path": "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/labels",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "repository_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "reference", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "id", "name", "description", "color", "scope", "project_id", "creation_time", "update_time" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "removeLabel": {
      "id": "removeLabel",
      "method": "DELETE",
      "path": "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/labels/{label_id}",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "repository_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "reference", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "label_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listArtifactsOfProject": {
      "id": "listArtifactsOfProject",
      "method": "GET",
      "path": "/projects/{project_name_or_id}/artifacts",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        {
          "name": "X-Accept-Vulnerabilities",
          "in": "header",
          "required": false,
          "type": "string",
          "isArray": false,
          "default": "application/vnd.security.vulnerability.report; version=1.1, application/vnd.scanner.adapter.vuln.report.harbor+json; version=1.0"
        },
        { "name": "with_tag", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": true },
        {
          "name": "with_label",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "with_scan_overview",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "with_sbom_overview",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "with_immutable_status",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "with_accessory",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "with_inherited_accessory",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "latest_in_repository",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "422": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "getScannerOfProject": {
      "id": "getScannerOfProject",
      "method": "GET",
      "path": "/projects/{project_name_or_id}/scanner",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "403": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "500": { "mediaType": null, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "setScannerOfProject": {
      "id": "setScannerOfProject",
      "method": "PUT",
      "path": "/projects/{project_name_or_id}/scanner",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": { "required": true, "members": [ "uuid" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listScannerCandidatesOfProject": {
      "id": "listScannerCandidatesOfProject",
      "method": "GET",
      "path": "/projects/{project_name_or_id}/scanner/candidates",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "listAuditLogs": {
      "id": "listAuditLogs",
      "method": "GET",
      "path": "/audit-logs",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "listAuditLogExts": {
      "id": "listAuditLogExts",
      "method": "GET",
      "path": "/auditlog-exts",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "listAuditLogEventTypes": {
      "id": "listAuditLogEventTypes",
      "method": "GET",
      "path": "/auditlog-exts/events",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getLogs": {
      "id": "getLogs",
      "method": "GET",
      "path": "/projects/{project_name}/logs",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "getLogExts": {
      "id": "getLogExts",
      "method": "GET",
      "path": "/projects/{project_name}/auditlog-exts",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "ListProviders": {
      "id": "ListProviders",
      "method": "GET",
      "path": "/p2p/preheat/providers",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "PingInstances": {
      "id": "PingInstances",
      "method": "POST",
      "path": "/p2p/preheat/instances/ping",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "id",
          "name",
          "description",
          "vendor",
          "endpoint",
          "auth_mode",
          "auth_info",
          "status",
          "enabled",
          "default",
          "insecure",
          "setup_timestamp"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ListInstances": {
      "id": "ListInstances",
      "method": "GET",
      "path": "/p2p/preheat/instances",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "CreateInstance": {
      "id": "CreateInstance",
      "method": "POST",
      "path": "/p2p/preheat/instances",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "id",
          "name",
          "description",
          "vendor",
          "endpoint",
          "auth_mode",
          "auth_info",
          "status",
          "enabled",
          "default",
          "insecure",
          "setup_timestamp"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": {
          "mediaType": null,
          "headers": {
            "X-Request-Id": { "required": false, "type": "string" },
            "Location": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "GetInstance": {
      "id": "GetInstance",
      "method": "GET",
      "path": "/p2p/preheat/instances/{preheat_instance_name}",
      "parameters": [
        { "name": "preheat_instance_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UpdateInstance": {
      "id": "UpdateInstance",
      "method": "PUT",
      "path": "/p2p/preheat/instances/{preheat_instance_name}",
      "parameters": [
        { "name": "preheat_instance_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "id",
          "name",
          "description",
          "vendor",
          "endpoint",
          "auth_mode",
          "auth_info",
          "status",
          "enabled",
          "default",
          "insecure",
          "setup_timestamp"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "DeleteInstance": {
      "id": "DeleteInstance",
      "method": "DELETE",
      "path": "/p2p/preheat/instances/{preheat_instance_name}",
      "parameters": [
        { "name": "preheat_instance_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ListPolicies": {
      "id": "ListPolicies",
      "method": "GET",
      "path": "/projects/{project_name}/preheat/policies",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "CreatePolicy": {
      "id": "CreatePolicy",
      "method": "POST",
      "path": "/projects/{project_name}/preheat/policies",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "id",
          "name",
          "description",
          "project_id",
          "provider_id",
          "provider_name",
          "filters",
          "trigger",
          "enabled",
          "extra_attrs",
          "creation_time",
          "update_time"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": {
          "mediaType": null,
          "headers": {
            "X-Request-Id": { "required": false, "type": "string" },
            "Location": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "GetPolicy": {
      "id": "GetPolicy",
      "method": "GET",
      "path": "/projects/{project_name}/preheat/policies/{preheat_policy_name}",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "preheat_policy_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UpdatePolicy": {
      "id": "UpdatePolicy",
      "method": "PUT",
      "path": "/projects/{project_name}/preheat/policies/{preheat_policy_name}",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "preheat_policy_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "id",
          "name",
          "description",
          "project_id",
          "provider_id",
          "provider_name",
          "filters",
          "trigger",
          "enabled",
          "extra_attrs",
          "creation_time",
          "update_time"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ManualPreheat": {
      "id": "ManualPreheat",
      "method": "POST",
      "path": "/projects/{project_name}/preheat/policies/{preheat_policy_name}",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "preheat_policy_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "id",
          "name",
          "description",
          "project_id",
          "provider_id",
          "provider_name",
          "filters",
          "trigger",
          "enabled",
          "extra_attrs",
          "creation_time",
          "update_time"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": {
          "mediaType": null,
          "headers": {
            "X-Request-Id": { "required": false, "type": "string" },
            "Location": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "DeletePolicy": {
      "id": "DeletePolicy",
      "method": "DELETE",
      "path": "/projects/{project_name}/preheat/policies/{preheat_policy_name}",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "preheat_policy_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ListExecutions": {
      "id": "ListExecutions",
      "method": "GET",
      "path": "/projects/{project_name}/preheat/policies/{preheat_policy_name}/executions",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "preheat_policy_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "GetExecution": {
      "id": "GetExecution",
      "method": "GET",
      "path": "/projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "preheat_policy_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "execution_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "StopExecution": {
      "id": "StopExecution",
      "method": "PATCH",
      "path": "/projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "preheat_policy_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "execution_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "id",
          "vendor_type",
          "vendor_id",
          "status",
          "status_message",
          "metrics",
          "trigger",
          "extra_attrs",
          "start_time",
          "end_time"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ListTasks": {
      "id": "ListTasks",
      "method": "GET",
      "path": "/projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}/tasks",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "preheat_policy_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "execution_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "GetPreheatLog": {
      "id": "GetPreheatLog",
      "method": "GET",
      "path": "/projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}/tasks/{task_id}/logs",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "preheat_policy_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "execution_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "text/plain", "contents": { "text/plain": { "kind": "text" } }, "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ListProvidersUnderProject": {
      "id": "ListProvidersUnderProject",
      "method": "GET",
      "path": "/projects/{project_name}/preheat/providers",
      "parameters": [
        { "name": "project_name", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ListImmuRules": {
      "id": "ListImmuRules",
      "method": "GET",
      "path": "/projects/{project_name_or_id}/immutabletagrules",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "CreateImmuRule": {
      "id": "CreateImmuRule",
      "method": "POST",
      "path": "/projects/{project_name_or_id}/immutabletagrules",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": {
        "required": true,
        "members": [ "id", "priority", "disabled", "action", "template", "params", "tag_selectors", "scope_selectors" ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": {
          "mediaType": null,
          "headers": {
            "X-Request-Id": { "required": false, "type": "string" },
            "Location": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UpdateImmuRule": {
      "id": "UpdateImmuRule",
      "method": "PUT",
      "path": "/projects/{project_name_or_id}/immutabletagrules/{immutable_rule_id}",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "immutable_rule_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": {
        "required": true,
        "members": [ "id", "priority", "disabled", "action", "template", "params", "tag_selectors", "scope_selectors" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "DeleteImmuRule": {
      "id": "DeleteImmuRule",
      "method": "DELETE",
      "path": "/projects/{project_name_or_id}/immutabletagrules/{immutable_rule_id}",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "immutable_rule_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ListWebhookPoliciesOfProject": {
      "id": "ListWebhookPoliciesOfProject",
      "method": "GET",
      "path": "/projects/{project_name_or_id}/webhook/policies",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "CreateWebhookPolicyOfProject": {
      "id": "CreateWebhookPolicyOfProject",
      "method": "POST",
      "path": "/projects/{project_name_or_id}/webhook/policies",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": {
        "required": true,
        "members": [
          "id",
          "name",
          "description",
          "project_id",
          "targets",
          "event_types",
          "creator",
          "creation_time",
          "update_time",
          "enabled"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "201": {
          "mediaType": null,
          "headers": {
            "X-Request-Id": { "required": false, "type": "string" },
            "Location": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "GetWebhookPolicyOfProject": {
      "id": "GetWebhookPolicyOfProject",
      "method": "GET",
      "path": "/projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "webhook_policy_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UpdateWebhookPolicyOfProject": {
      "id": "UpdateWebhookPolicyOfProject",
      "method": "PUT",
      "path": "/projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "webhook_policy_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": {
        "required": true,
        "members": [
          "id",
          "name",
          "description",
          "project_id",
          "targets",
          "event_types",
          "creator",
          "creation_time",
          "update_time",
          "enabled"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "DeleteWebhookPolicyOfProject": {
      "id": "DeleteWebhookPolicyOfProject",
      "method": "DELETE",
      "path": "/projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "webhook_policy_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ListExecutionsOfWebhookPolicy": {
      "id": "ListExecutionsOfWebhookPolicy",
      "method": "GET",
      "path": "/projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}/executions",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "webhook_policy_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "ListTasksOfWebhookExecution": {
      "id": "ListTasksOfWebhookExecution",
      "method": "GET",
      "path": "/projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}/executions/{execution_id}/tasks",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "webhook_policy_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "execution_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "GetLogsOfWebhookTask": {
      "id": "GetLogsOfWebhookTask",
      "method": "GET",
      "path": "/projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}/executions/{execution_id}/tasks/{task_id}/log",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "webhook_policy_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "execution_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "text/plain", "contents": { "text/plain": { "kind": "text" } }, "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "LastTrigger": {
      "id": "LastTrigger",
      "method": "GET",
      "path": "/projects/{project_name_or_id}/webhook/lasttrigger",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ListWebhookJobs": {
      "id": "ListWebhookJobs",
      "method": "GET",
      "path": "/projects/{project_name_or_id}/webhook/jobs",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "policy_id", "in": "query", "required": true, "type": "int64", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "GetSupportedEventTypes": {
      "id": "GetSupportedEventTypes",
      "method": "GET",
      "path": "/projects/{project_name_or_id}/webhook/events",
      "parameters": [
        { "name": "project_name_or_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "X-Is-Resource-Name",
          "in": "header",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listUserGroups": {
      "id": "listUserGroups",
      "method": "GET",
      "path": "/usergroups",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "ldap_group_dn", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "group_name", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "createUserGroup": {
      "id": "createUserGroup",
      "method": "POST",
      "path": "/usergroups",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "id", "group_name", "group_type", "ldap_group_dn" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": null, "headers": { "Location": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "searchUserGroups": {
      "id": "searchUserGroups",
      "method": "GET",
      "path": "/usergroups/search",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "groupname", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "getUserGroup": {
      "id": "getUserGroup",
      "method": "GET",
      "path": "/usergroups/{group_id}",
      "parameters": [
        { "name": "group_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateUserGroup": {
      "id": "updateUserGroup",
      "method": "PUT",
      "path": "/usergroups/{group_id}",
      "parameters": [
        { "name": "group_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": false,
        "members": [ "id", "group_name", "group_type", "ldap_group_dn" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteUserGroup": {
      "id": "deleteUserGroup",
      "method": "DELETE",
      "path": "/usergroups/{group_id}",
      "parameters": [
        { "name": "group_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getIcon": {
      "id": "getIcon",
      "method": "GET",
      "path": "/icons/{digest}",
      "parameters": [
        { "name": "digest", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ListRobot": {
      "id": "ListRobot",
      "method": "GET",
      "path": "/robots",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "CreateRobot": {
      "id": "CreateRobot",
      "method": "POST",
      "path": "/robots",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "name", "description", "secret", "level", "disable", "duration", "permissions" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": {
          "mediaType": "application/json",
          "headers": {
            "X-Request-Id": { "required": false, "type": "string" },
            "Location": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listQuotas": {
      "id": "listQuotas",
      "method": "GET",
      "path": "/quotas",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "reference", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "reference_id", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "getQuota": {
      "id": "getQuota",
      "method": "GET",
      "path": "/quotas/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateQuota": {
      "id": "updateQuota",
      "method": "PUT",
      "path": "/quotas/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "hard" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "GetRobotByID": {
      "id": "GetRobotByID",
      "method": "GET",
      "path": "/robots/{robot_id}",
      "parameters": [
        { "name": "robot_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UpdateRobot": {
      "id": "UpdateRobot",
      "method": "PUT",
      "path": "/robots/{robot_id}",
      "parameters": [
        { "name": "robot_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "id",
          "name",
          "description",
          "secret",
          "level",
          "duration",
          "editable",
          "disable",
          "expires_at",
          "permissions",
          "creator_type",
          "creator_ref",
          "creation_time",
          "update_time"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "DeleteRobot": {
      "id": "DeleteRobot",
      "method": "DELETE",
      "path": "/robots/{robot_id}",
      "parameters": [
        { "name": "robot_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "RefreshSec": {
      "id": "RefreshSec",
      "method": "PATCH",
      "path": "/robots/{robot_id}",
      "parameters": [
        { "name": "robot_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "secret" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listReplicationPolicies": {
      "id": "listReplicationPolicies",
      "method": "GET",
      "path": "/replication/policies",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "name", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "createReplicationPolicy": {
      "id": "createReplicationPolicy",
      "method": "POST",
      "path": "/replication/policies",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "id",
          "name",
          "description",
          "src_registry",
          "dest_registry",
          "dest_namespace",
          "dest_namespace_replace_count",
          "trigger",
          "filters",
          "replicate_deletion",
          "deletion",
          "override",
          "enabled",
          "creation_time",
          "update_time",
          "speed",
          "copy_by_chunk",
          "single_active_replication"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": {
          "mediaType": null,
          "headers": {
            "X-Request-Id": { "required": false, "type": "string" },
            "Location": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getReplicationPolicy": {
      "id": "getReplicationPolicy",
      "method": "GET",
      "path": "/replication/policies/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateReplicationPolicy": {
      "id": "updateReplicationPolicy",
      "method": "PUT",
      "path": "/replication/policies/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "id",
          "name",
          "description",
          "src_registry",
          "dest_registry",
          "dest_namespace",
          "dest_namespace_replace_count",
          "trigger",
          "filters",
          "replicate_deletion",
          "deletion",
          "override",
          "enabled",
          "creation_time",
          "update_time",
          "speed",
          "copy_by_chunk",
          "single_active_replication"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteReplicationPolicy": {
      "id": "deleteReplicationPolicy",
      "method": "DELETE",
      "path": "/replication/policies/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "412": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listReplicationExecutions": {
      "id": "listReplicationExecutions",
      "method": "GET",
      "path": "/replication/executions",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "policy_id", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "trigger", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "startReplication": {
      "id": "startReplication",
      "method": "POST",
      "path": "/replication/executions",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "policy_id" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": {
          "mediaType": null,
          "headers": {
            "X-Request-Id": { "required": false, "type": "string" },
            "Location": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getReplicationExecution": {
      "id": "getReplicationExecution",
      "method": "GET",
      "path": "/replication/executions/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "stopReplication": {
      "id": "stopReplication",
      "method": "PUT",
      "path": "/replication/executions/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listReplicationTasks": {
      "id": "listReplicationTasks",
      "method": "GET",
      "path": "/replication/executions/{id}/tasks",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "resource_type", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "getReplicationLog": {
      "id": "getReplicationLog",
      "method": "GET",
      "path": "/replication/executions/{id}/tasks/{task_id}/log",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "task_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "text/plain", "contents": { "text/plain": { "kind": "text" } }, "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listRegistryProviderTypes": {
      "id": "listRegistryProviderTypes",
      "method": "GET",
      "path": "/replication/adapters",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listRegistryProviderInfos": {
      "id": "listRegistryProviderInfos",
      "method": "GET",
      "path": "/replication/adapterinfos",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listRegistries": {
      "id": "listRegistries",
      "method": "GET",
      "path": "/registries",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "name", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "createRegistry": {
      "id": "createRegistry",
      "method": "POST",
      "path": "/registries",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "id",
          "url",
          "name",
          "credential",
          "type",
          "insecure",
          "ca_certificate",
          "description",
          "status",
          "creation_time",
          "update_time"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": {
          "mediaType": null,
          "headers": {
            "X-Request-Id": { "required": false, "type": "string" },
            "Location": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "pingRegistry": {
      "id": "pingRegistry",
      "method": "POST",
      "path": "/registries/ping",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "id", "type", "url", "credential_type", "access_key", "access_secret", "insecure", "ca_certificate" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getRegistry": {
      "id": "getRegistry",
      "method": "GET",
      "path": "/registries/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateRegistry": {
      "id": "updateRegistry",
      "method": "PUT",
      "path": "/registries/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "name", "description", "url", "credential_type", "access_key", "access_secret", "insecure", "ca_certificate" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteRegistry": {
      "id": "deleteRegistry",
      "method": "DELETE",
      "path": "/registries/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "412": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getRegistryInfo": {
      "id": "getRegistryInfo",
      "method": "GET",
      "path": "/registries/{id}/info",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getLatestScanAllMetrics": {
      "id": "getLatestScanAllMetrics",
      "method": "GET",
      "path": "/scans/all/metrics",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "412": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getLatestScheduledScanAllMetrics": {
      "id": "getLatestScheduledScanAllMetrics",
      "method": "GET",
      "path": "/scans/schedule/metrics",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "412": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getSystemInfo": {
      "id": "getSystemInfo",
      "method": "GET",
      "path": "/systeminfo",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getVolumes": {
      "id": "getVolumes",
      "method": "GET",
      "path": "/systeminfo/volumes",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getCert": {
      "id": "getCert",
      "method": "GET",
      "path": "/systeminfo/getcert",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/octet-stream",
          "contents": { "application/octet-stream": { "kind": "binary" } },
          "headers": { "Content-Disposition": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "pingOIDC": {
      "id": "pingOIDC",
      "method": "POST",
      "path": "/system/oidc/ping",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "url", "verify_cert" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getGCHistory": {
      "id": "getGCHistory",
      "method": "GET",
      "path": "/system/gc",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "getGC": {
      "id": "getGC",
      "method": "GET",
      "path": "/system/gc/{gc_id}",
      "parameters": [
        { "name": "gc_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "stopGC": {
      "id": "stopGC",
      "method": "PUT",
      "path": "/system/gc/{gc_id}",
      "parameters": [
        { "name": "gc_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getGCLog": {
      "id": "getGCLog",
      "method": "GET",
      "path": "/system/gc/{gc_id}/log",
      "parameters": [
        { "name": "gc_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "text/plain", "contents": { "text/plain": { "kind": "text" } }, "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getGCSchedule": {
      "id": "getGCSchedule",
      "method": "GET",
      "path": "/system/gc/schedule",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateGCSchedule": {
      "id": "updateGCSchedule",
      "method": "PUT",
      "path": "/system/gc/schedule",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "id", "status", "creation_time", "update_time", "schedule", "parameters" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createGCSchedule": {
      "id": "createGCSchedule",
      "method": "POST",
      "path": "/system/gc/schedule",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "id", "status", "creation_time", "update_time", "schedule", "parameters" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": {
          "mediaType": null,
          "headers": {
            "X-Request-Id": { "required": false, "type": "string" },
            "Location": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getPurgeHistory": {
      "id": "getPurgeHistory",
      "method": "GET",
      "path": "/system/purgeaudit",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "getPurgeJob": {
      "id": "getPurgeJob",
      "method": "GET",
      "path": "/system/purgeaudit/{purge_id}",
      "parameters": [
        { "name": "purge_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "stopPurge": {
      "id": "stopPurge",
      "method": "PUT",
      "path": "/system/purgeaudit/{purge_id}",
      "parameters": [
        { "name": "purge_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getPurgeJobLog": {
      "id": "getPurgeJobLog",
      "method": "GET",
      "path": "/system/purgeaudit/{purge_id}/log",
      "parameters": [
        { "name": "purge_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "text/plain", "contents": { "text/plain": { "kind": "text" } }, "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getPurgeSchedule": {
      "id": "getPurgeSchedule",
      "method": "GET",
      "path": "/system/purgeaudit/schedule",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updatePurgeSchedule": {
      "id": "updatePurgeSchedule",
      "method": "PUT",
      "path": "/system/purgeaudit/schedule",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "id", "status", "creation_time", "update_time", "schedule", "parameters" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createPurgeSchedule": {
      "id": "createPurgeSchedule",
      "method": "POST",
      "path": "/system/purgeaudit/schedule",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "id", "status", "creation_time", "update_time", "schedule", "parameters" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": {
          "mediaType": null,
          "headers": {
            "X-Request-Id": { "required": false, "type": "string" },
            "Location": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getSystemCVEAllowlist": {
      "id": "getSystemCVEAllowlist",
      "method": "GET",
      "path": "/system/CVEAllowlist",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "putSystemCVEAllowlist": {
      "id": "putSystemCVEAllowlist",
      "method": "PUT",
      "path": "/system/CVEAllowlist",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": false,
        "members": [ "id", "project_id", "expires_at", "items", "creation_time", "update_time" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getScanAllSchedule": {
      "id": "getScanAllSchedule",
      "method": "GET",
      "path": "/system/scanAll/schedule",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "412": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateScanAllSchedule": {
      "id": "updateScanAllSchedule",
      "method": "PUT",
      "path": "/system/scanAll/schedule",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "id", "status", "creation_time", "update_time", "schedule", "parameters" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "412": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createScanAllSchedule": {
      "id": "createScanAllSchedule",
      "method": "POST",
      "path": "/system/scanAll/schedule",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "id", "status", "creation_time", "update_time", "schedule", "parameters" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": {
          "mediaType": null,
          "headers": {
            "X-Request-Id": { "required": false, "type": "string" },
            "Location": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "412": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "stopScanAll": {
      "id": "stopScanAll",
      "method": "POST",
      "path": "/system/scanAll/stop",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "202": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getWorkerPools": {
      "id": "getWorkerPools",
      "method": "GET",
      "path": "/jobservice/pools",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getWorkers": {
      "id": "getWorkers",
      "method": "GET",
      "path": "/jobservice/pools/{pool_id}/workers",
      "parameters": [
        { "name": "pool_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "stopRunningJob": {
      "id": "stopRunningJob",
      "method": "PUT",
      "path": "/jobservice/jobs/{job_id}",
      "parameters": [
        { "name": "job_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "actionGetJobLog": {
      "id": "actionGetJobLog",
      "method": "GET",
      "path": "/jobservice/jobs/{job_id}/log",
      "parameters": [
        { "name": "job_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "text/plain", "contents": { "text/plain": { "kind": "text" } }, "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listJobQueues": {
      "id": "listJobQueues",
      "method": "GET",
      "path": "/jobservice/queues",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "actionPendingJobs": {
      "id": "actionPendingJobs",
      "method": "PUT",
      "path": "/jobservice/queues/{job_type}",
      "parameters": [
        { "name": "job_type", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "action" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "422": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listSchedules": {
      "id": "listSchedules",
      "method": "GET",
      "path": "/schedules",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "getSchedulePaused": {
      "id": "getSchedulePaused",
      "method": "GET",
      "path": "/schedules/{job_type}/paused",
      "parameters": [
        { "name": "job_type", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getPing": {
      "id": "getPing",
      "method": "GET",
      "path": "/ping",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "text/plain", "contents": { "text/plain": { "kind": "text" } }, "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getRentenitionMetadata": {
      "id": "getRentenitionMetadata",
      "method": "GET",
      "path": "/retentions/metadatas",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "createRetention": {
      "id": "createRetention",
      "method": "POST",
      "path": "/retentions",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "id", "algorithm", "rules", "trigger", "scope" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": {
          "mediaType": null,
          "headers": {
            "X-Request-Id": { "required": false, "type": "string" },
            "Location": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getRetention": {
      "id": "getRetention",
      "method": "GET",
      "path": "/retentions/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateRetention": {
      "id": "updateRetention",
      "method": "PUT",
      "path": "/retentions/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "id", "algorithm", "rules", "trigger", "scope" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteRetention": {
      "id": "deleteRetention",
      "method": "DELETE",
      "path": "/retentions/{id}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listRetentionExecutions": {
      "id": "listRetentionExecutions",
      "method": "GET",
      "path": "/retentions/{id}/executions",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "triggerRetentionExecution": {
      "id": "triggerRetentionExecution",
      "method": "POST",
      "path": "/retentions/{id}/executions",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "dry_run" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "201": {
          "mediaType": null,
          "headers": {
            "X-Request-Id": { "required": false, "type": "string" },
            "Location": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "operateRetentionExecution": {
      "id": "operateRetentionExecution",
      "method": "PATCH",
      "path": "/retentions/{id}/executions/{eid}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "eid", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "action" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listRetentionTasks": {
      "id": "listRetentionTasks",
      "method": "GET",
      "path": "/retentions/{id}/executions/{eid}/tasks",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "eid", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "getRetentionTaskLog": {
      "id": "getRetentionTaskLog",
      "method": "GET",
      "path": "/retentions/{id}/executions/{eid}/tasks/{tid}",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "eid", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "tid", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "text/plain", "contents": { "text/plain": { "kind": "text" } }, "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listScanners": {
      "id": "listScanners",
      "method": "GET",
      "path": "/scanners",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "createScanner": {
      "id": "createScanner",
      "method": "POST",
      "path": "/scanners",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "name",
          "description",
          "url",
          "auth",
          "access_credential",
          "skip_certVerify",
          "use_internal_addr",
          "disabled"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": null, "headers": { "Location": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "pingScanner": {
      "id": "pingScanner",
      "method": "POST",
      "path": "/scanners/ping",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "name", "url", "auth", "access_credential" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getScanner": {
      "id": "getScanner",
      "method": "GET",
      "path": "/scanners/{registration_id}",
      "parameters": [
        { "name": "registration_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateScanner": {
      "id": "updateScanner",
      "method": "PUT",
      "path": "/scanners/{registration_id}",
      "parameters": [
        { "name": "registration_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "name",
          "description",
          "url",
          "auth",
          "access_credential",
          "skip_certVerify",
          "use_internal_addr",
          "disabled"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteScanner": {
      "id": "deleteScanner",
      "method": "DELETE",
      "path": "/scanners/{registration_id}",
      "parameters": [
        { "name": "registration_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "setScannerAsDefault": {
      "id": "setScannerAsDefault",
      "method": "PATCH",
      "path": "/scanners/{registration_id}",
      "parameters": [
        { "name": "registration_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "is_default" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getScannerMetadata": {
      "id": "getScannerMetadata",
      "method": "GET",
      "path": "/scanners/{registration_id}/metadata",
      "parameters": [
        { "name": "registration_id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listUsers": {
      "id": "listUsers",
      "method": "GET",
      "path": "/users",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "createUser": {
      "id": "createUser",
      "method": "POST",
      "path": "/users",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "email", "realname", "comment", "password", "username" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": {
          "mediaType": null,
          "headers": {
            "X-Request-Id": { "required": false, "type": "string" },
            "Location": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getCurrentUserInfo": {
      "id": "getCurrentUserInfo",
      "method": "GET",
      "path": "/users/current",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "412": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "searchUsers": {
      "id": "searchUsers",
      "method": "GET",
      "path": "/users/search",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "username", "in": "query", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "getUser": {
      "id": "getUser",
      "method": "GET",
      "path": "/users/{user_id}",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateUserProfile": {
      "id": "updateUserProfile",
      "method": "PUT",
      "path": "/users/{user_id}",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "email", "realname", "comment" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "deleteUser": {
      "id": "deleteUser",
      "method": "DELETE",
      "path": "/users/{user_id}",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "setUserSysAdmin": {
      "id": "setUserSysAdmin",
      "method": "PUT",
      "path": "/users/{user_id}/sysadmin",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "sysadmin_flag" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "updateUserPassword": {
      "id": "updateUserPassword",
      "method": "PUT",
      "path": "/users/{user_id}/password",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "old_password", "new_password" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getCurrentUserPermissions": {
      "id": "getCurrentUserPermissions",
      "method": "GET",
      "path": "/users/current/permissions",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "scope", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "relative", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "setCliSecret": {
      "id": "setCliSecret",
      "method": "PUT",
      "path": "/users/{user_id}/cli_secret",
      "parameters": [
        { "name": "user_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "secret" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "412": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ListLabels": {
      "id": "ListLabels",
      "method": "GET",
      "path": "/labels",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "sort", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        { "name": "name", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "scope", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "project_id", "in": "query", "required": false, "type": "int64", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "CreateLabel": {
      "id": "CreateLabel",
      "method": "POST",
      "path": "/labels",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "id", "name", "description", "color", "scope", "project_id", "creation_time", "update_time" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": null, "headers": { "Location": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "415": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "GetLabelByID": {
      "id": "GetLabelByID",
      "method": "GET",
      "path": "/labels/{label_id}",
      "parameters": [
        { "name": "label_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UpdateLabel": {
      "id": "UpdateLabel",
      "method": "PUT",
      "path": "/labels/{label_id}",
      "parameters": [
        { "name": "label_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "id", "name", "description", "color", "scope", "project_id", "creation_time", "update_time" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "DeleteLabel": {
      "id": "DeleteLabel",
      "method": "DELETE",
      "path": "/labels/{label_id}",
      "parameters": [
        { "name": "label_id", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": { "X-Request-Id": { "required": false, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "exportScanData": {
      "id": "exportScanData",
      "method": "POST",
      "path": "/export/cve",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "X-Scan-Data-Type", "in": "header", "required": true, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "job_name", "projects", "labels", "repositories", "cveIds", "tags" ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "405": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getScanDataExportExecution": {
      "id": "getScanDataExportExecution",
      "method": "GET",
      "path": "/export/cve/execution/{execution_id}",
      "parameters": [
        { "name": "execution_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getScanDataExportExecutionList": {
      "id": "getScanDataExportExecutionList",
      "method": "GET",
      "path": "/export/cve/executions",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "downloadScanData": {
      "id": "downloadScanData",
      "method": "GET",
      "path": "/export/cve/download/{execution_id}",
      "parameters": [
        { "name": "execution_id", "in": "path", "required": true, "type": "integer", "isArray": false },
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "format", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "text/csv",
          "contents": { "text/csv": { "kind": "text" } },
          "headers": { "Content-Disposition": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "getSecuritySummary": {
      "id": "getSecuritySummary",
      "method": "GET",
      "path": "/security/summary",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        {
          "name": "with_dangerous_cve",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        {
          "name": "with_dangerous_artifact",
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
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "ListVulnerabilities": {
      "id": "ListVulnerabilities",
      "method": "GET",
      "path": "/security/vul",
      "parameters": [
        { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false },
        { "name": "q", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "page", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 1 },
        { "name": "page_size", "in": "query", "required": false, "type": "int64", "isArray": false, "default": 10 },
        {
          "name": "tune_count",
          "in": "query",
          "required": false,
          "type": "boolean",
          "isArray": false,
          "default": false
        },
        { "name": "with_tag", "in": "query", "required": false, "type": "boolean", "isArray": false, "default": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Total-Count": { "required": false, "type": "integer" }, "Link": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null
    },
    "getPermissions": {
      "id": "getPermissions",
      "method": "GET",
      "path": "/permissions",
      "parameters": [ { "name": "X-Request-Id", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "403": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Request-Id": { "required": false, "type": "string" } },
          "errorCodes": []
        }
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
