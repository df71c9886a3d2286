// Generated from petstore.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Animal Store",
  "version": "1.0.0",
  "basePath": "/v1",
  "limits": { "bodyBytes": 65536, "jsonDepth": 64, "violations": 20 },
  "plans": {
    "free": { "perMinute": 60, "perDay": 1000 },
    "pro": { "perMinute": 300, "perDay": 10000 },
    "business": { "perMinute": 1000, "perDay": 100000 },
    "enterprise": { "perMinute": null, "perDay": null }
  },
  "scopes": { "read": "List and retrieve pets and orders.", "write": "Create pets and place orders." },
  "securitySchemes": { "bearerAuth": { "type": "http", "scheme": "bearer" } },
  "security": [ { "bearerAuth": [] } ],
  "errorCodes": {
    "invalid_request": { "status": 400, "description": "A parameter or the body violates this contract." },
    "malformed_json": { "status": 400, "description": "The body is not a single JSON text in UTF-8 without a byte order mark." },
    "invalid_cursor": {
      "status": 400,
      "description": "The cursor was not issued by this operation or was issued for a different filter or order."
    },
    "bad_request": { "status": 400, "description": "The message is not valid HTTP (RFC 9112)." },
    "missing_api_key": { "status": 401, "description": "The request has no Authorization header with a bearer token." },
    "invalid_api_key": { "status": 401, "description": "The token is not an API key of this service." },
    "expired_api_key": { "status": 401, "description": "The API key has expired." },
    "revoked_api_key": { "status": 401, "description": "The API key was revoked." },
    "insufficient_scope": { "status": 403, "description": "The API key does not have the scope that the operation requires." },
    "pet_not_found": { "status": 404, "description": "No pet has this identifier." },
    "route_not_found": { "status": 404, "description": "No resource has this path." },
    "method_not_allowed": { "status": 405, "description": "The resource does not support this method." },
    "request_timeout": { "status": 408, "description": "The request did not arrive in time." },
    "pet_not_available": { "status": 409, "description": "The pet is pending or sold and cannot be ordered." },
    "idempotency_conflict": { "status": 409, "description": "The Idempotency-Key was already used with a different body." },
    "precondition_failed": { "status": 412, "description": "No entity tag in If-Match is that of the current version." },
    "payload_too_large": { "status": 413, "description": "The body exceeds the maximum size." },
    "unsupported_media_type": { "status": 415, "description": "The body is not plain `application/json` in UTF-8." },
    "rate_limit_exceeded": {
      "status": 429,
      "description": "The limit per minute is exhausted: that of the API key or, without a valid key, that of the client address."
    },
    "daily_quota_exceeded": { "status": 429, "description": "The limit per day is exhausted." },
    "key_banned": { "status": 429, "description": "The API key is temporarily banned after repeated requests over its limit." },
    "headers_too_large": { "status": 431, "description": "The header fields exceed the maximum size." },
    "internal_error": { "status": 500, "description": "The service failed unexpectedly." },
    "service_unavailable": { "status": 503, "description": "The service or its store is temporarily unavailable." }
  },
  "extensions": {
    "x-ban": { "strikes": 10, "withinSeconds": 60, "seconds": 300, "graceSeconds": 1 },
    "x-idempotency": { "keptSeconds": 86400 },
    "x-cross-origin": { "maxAgeSeconds": 600 },
    "x-answer-headers": {
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Resource-Policy": "same-origin"
    }
  },
  "unrouted": {
    "204": {
      "mediaType": null,
      "headers": {
        "X-RateLimit-Limit": { "required": true, "type": "integer" },
        "X-RateLimit-Remaining": { "required": true, "type": "integer" },
        "X-RateLimit-Reset": { "required": true, "type": "integer" },
        "RateLimit-Policy": { "required": false, "type": "string" },
        "RateLimit": { "required": false, "type": "string" },
        "X-Request-Id": { "required": true, "type": "string" },
        "Allow": { "required": false, "type": "string" }
      },
      "errorCodes": []
    },
    "400": {
      "mediaType": "application/json",
      "headers": {
        "X-RateLimit-Limit": { "required": true, "type": "integer" },
        "X-RateLimit-Remaining": { "required": true, "type": "integer" },
        "X-RateLimit-Reset": { "required": true, "type": "integer" },
        "RateLimit-Policy": { "required": false, "type": "string" },
        "RateLimit": { "required": false, "type": "string" },
        "X-Request-Id": { "required": true, "type": "string" }
      },
      "errorCodes": [ "bad_request" ]
    },
    "401": {
      "mediaType": "application/json",
      "headers": {
        "X-RateLimit-Limit": { "required": true, "type": "integer" },
        "X-RateLimit-Remaining": { "required": true, "type": "integer" },
        "X-RateLimit-Reset": { "required": true, "type": "integer" },
        "RateLimit-Policy": { "required": false, "type": "string" },
        "RateLimit": { "required": false, "type": "string" },
        "X-Request-Id": { "required": true, "type": "string" },
        "WWW-Authenticate": { "required": true, "type": "string", "const": "Bearer" }
      },
      "errorCodes": [ "missing_api_key", "invalid_api_key", "expired_api_key", "revoked_api_key" ]
    },
    "404": {
      "mediaType": "application/json",
      "headers": {
        "X-RateLimit-Limit": { "required": true, "type": "integer" },
        "X-RateLimit-Remaining": { "required": true, "type": "integer" },
        "X-RateLimit-Reset": { "required": true, "type": "integer" },
        "RateLimit-Policy": { "required": false, "type": "string" },
        "RateLimit": { "required": false, "type": "string" },
        "X-Request-Id": { "required": true, "type": "string" }
      },
      "errorCodes": [ "route_not_found" ]
    },
    "405": {
      "mediaType": "application/json",
      "headers": {
        "X-RateLimit-Limit": { "required": true, "type": "integer" },
        "X-RateLimit-Remaining": { "required": true, "type": "integer" },
        "X-RateLimit-Reset": { "required": true, "type": "integer" },
        "RateLimit-Policy": { "required": false, "type": "string" },
        "RateLimit": { "required": false, "type": "string" },
        "X-Request-Id": { "required": true, "type": "string" },
        "Allow": { "required": true, "type": "string" }
      },
      "errorCodes": [ "method_not_allowed" ]
    },
    "408": {
      "mediaType": "application/json",
      "headers": {
        "X-RateLimit-Limit": { "required": true, "type": "integer" },
        "X-RateLimit-Remaining": { "required": true, "type": "integer" },
        "X-RateLimit-Reset": { "required": true, "type": "integer" },
        "RateLimit-Policy": { "required": false, "type": "string" },
        "RateLimit": { "required": false, "type": "string" },
        "X-Request-Id": { "required": true, "type": "string" }
      },
      "errorCodes": [ "request_timeout" ]
    },
    "429": {
      "mediaType": "application/json",
      "headers": {
        "X-RateLimit-Limit": { "required": true, "type": "integer" },
        "X-RateLimit-Remaining": { "required": true, "type": "integer" },
        "X-RateLimit-Reset": { "required": true, "type": "integer" },
        "RateLimit-Policy": { "required": false, "type": "string" },
        "RateLimit": { "required": false, "type": "string" },
        "X-Request-Id": { "required": true, "type": "string" },
        "Retry-After": { "required": true, "type": "integer" }
      },
      "errorCodes": [ "rate_limit_exceeded", "daily_quota_exceeded", "key_banned" ]
    },
    "431": {
      "mediaType": "application/json",
      "headers": {
        "X-RateLimit-Limit": { "required": true, "type": "integer" },
        "X-RateLimit-Remaining": { "required": true, "type": "integer" },
        "X-RateLimit-Reset": { "required": true, "type": "integer" },
        "RateLimit-Policy": { "required": false, "type": "string" },
        "RateLimit": { "required": false, "type": "string" },
        "X-Request-Id": { "required": true, "type": "string" }
      },
      "errorCodes": [ "headers_too_large" ]
    },
    "500": {
      "mediaType": "application/json",
      "headers": {
        "X-RateLimit-Limit": { "required": true, "type": "integer" },
        "X-RateLimit-Remaining": { "required": true, "type": "integer" },
        "X-RateLimit-Reset": { "required": true, "type": "integer" },
        "RateLimit-Policy": { "required": false, "type": "string" },
        "RateLimit": { "required": false, "type": "string" },
        "X-Request-Id": { "required": true, "type": "string" }
      },
      "errorCodes": [ "internal_error" ]
    },
    "503": {
      "mediaType": "application/json",
      "headers": {
        "X-RateLimit-Limit": { "required": true, "type": "integer" },
        "X-RateLimit-Remaining": { "required": true, "type": "integer" },
        "X-RateLimit-Reset": { "required": true, "type": "integer" },
        "RateLimit-Policy": { "required": false, "type": "string" },
        "RateLimit": { "required": false, "type": "string" },
        "X-Request-Id": { "required": true, "type": "string" },
        "Retry-After": { "required": true, "type": "integer" }
      },
      "errorCodes": [ "service_unavailable" ]
    }
  },
  "operations": {
    "listPets": {
      "id": "listPets",
      "method": "GET",
      "path": "/pets",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 },
        { "name": "status", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "order", "in": "query", "required": false, "type": "string", "isArray": false, "default": "asc" },
        { "name": "id", "in": "query", "required": false, "type": "int64", "isArray": true },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "If-None-Match", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "ETag": { "required": true, "type": "string" },
            "Cache-Control": { "required": true, "type": "string", "const": "private, no-cache" },
            "Link": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "304": {
          "mediaType": null,
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "ETag": { "required": true, "type": "string" },
            "Cache-Control": { "required": true, "type": "string", "const": "private, no-cache" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "invalid_request", "invalid_cursor" ]
        },
        "401": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string", "const": "Bearer" }
          },
          "errorCodes": [ "missing_api_key", "invalid_api_key", "expired_api_key", "revoked_api_key" ]
        },
        "403": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string" }
          },
          "errorCodes": [ "insufficient_scope" ]
        },
        "412": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "precondition_failed" ]
        },
        "429": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "rate_limit_exceeded", "daily_quota_exceeded", "key_banned" ]
        },
        "500": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "internal_error" ]
        },
        "503": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "service_unavailable" ]
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [ "read" ] } ]
    },
    "createPet": {
      "id": "createPet",
      "method": "POST",
      "path": "/pets",
      "parameters": [ { "name": "Idempotency-Key", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "name", "categoryId", "status" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Idempotency-Replayed": { "required": false, "type": "boolean", "const": true }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "invalid_request", "malformed_json" ]
        },
        "401": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string", "const": "Bearer" }
          },
          "errorCodes": [ "missing_api_key", "invalid_api_key", "expired_api_key", "revoked_api_key" ]
        },
        "403": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string" }
          },
          "errorCodes": [ "insufficient_scope" ]
        },
        "409": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "idempotency_conflict" ]
        },
        "413": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "payload_too_large" ]
        },
        "415": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "unsupported_media_type" ]
        },
        "429": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "rate_limit_exceeded", "daily_quota_exceeded", "key_banned" ]
        },
        "500": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "internal_error" ]
        },
        "503": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "service_unavailable" ]
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "bearerAuth": [ "write" ] } ]
    },
    "getPet": {
      "id": "getPet",
      "method": "GET",
      "path": "/pets/{petId}",
      "parameters": [
        { "name": "petId", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "If-None-Match", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "ETag": { "required": true, "type": "string" },
            "Cache-Control": { "required": true, "type": "string", "const": "private, no-cache" },
            "Deprecation": { "required": true, "type": "string" },
            "Sunset": { "required": true, "type": "string" },
            "Link": { "required": true, "type": "string" }
          },
          "errorCodes": []
        },
        "304": {
          "mediaType": null,
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "ETag": { "required": true, "type": "string" },
            "Cache-Control": { "required": true, "type": "string", "const": "private, no-cache" },
            "Deprecation": { "required": true, "type": "string" },
            "Sunset": { "required": true, "type": "string" },
            "Link": { "required": true, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Deprecation": { "required": true, "type": "string" },
            "Sunset": { "required": true, "type": "string" },
            "Link": { "required": true, "type": "string" }
          },
          "errorCodes": [ "invalid_request" ]
        },
        "401": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string", "const": "Bearer" }
          },
          "errorCodes": [ "missing_api_key", "invalid_api_key", "expired_api_key", "revoked_api_key" ]
        },
        "403": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string" },
            "Deprecation": { "required": true, "type": "string" },
            "Sunset": { "required": true, "type": "string" },
            "Link": { "required": true, "type": "string" }
          },
          "errorCodes": [ "insufficient_scope" ]
        },
        "404": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Deprecation": { "required": true, "type": "string" },
            "Sunset": { "required": true, "type": "string" },
            "Link": { "required": true, "type": "string" }
          },
          "errorCodes": [ "pet_not_found" ]
        },
        "412": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "precondition_failed" ]
        },
        "429": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "rate_limit_exceeded", "daily_quota_exceeded", "key_banned" ]
        },
        "500": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "internal_error" ]
        },
        "503": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "service_unavailable" ]
        }
      },
      "stability": "stable",
      "deprecation": {
        "deprecation": "@1764892800",
        "sunset": "Thu, 05 Dec 2030 00:00:00 GMT",
        "docs": "/docs/read-one-pet/#replace-getpet",
        "successor": "/pets"
      },
      "security": [ { "bearerAuth": [ "read" ] } ]
    },
    "listOrders": {
      "id": "listOrders",
      "method": "GET",
      "path": "/store/orders",
      "parameters": [
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 20 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "If-None-Match", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "ETag": { "required": true, "type": "string" },
            "Cache-Control": { "required": true, "type": "string", "const": "private, no-cache" },
            "Link": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "304": {
          "mediaType": null,
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "ETag": { "required": true, "type": "string" },
            "Cache-Control": { "required": true, "type": "string", "const": "private, no-cache" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "invalid_request", "invalid_cursor" ]
        },
        "401": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string", "const": "Bearer" }
          },
          "errorCodes": [ "missing_api_key", "invalid_api_key", "expired_api_key", "revoked_api_key" ]
        },
        "403": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string" }
          },
          "errorCodes": [ "insufficient_scope" ]
        },
        "412": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "precondition_failed" ]
        },
        "429": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "rate_limit_exceeded", "daily_quota_exceeded", "key_banned" ]
        },
        "500": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "internal_error" ]
        },
        "503": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "service_unavailable" ]
        }
      },
      "paginated": true,
      "stability": "beta",
      "deprecation": null,
      "security": [ { "bearerAuth": [ "read" ] } ]
    },
    "createOrder": {
      "id": "createOrder",
      "method": "POST",
      "path": "/store/orders",
      "parameters": [ { "name": "Idempotency-Key", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "petId" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Idempotency-Replayed": { "required": false, "type": "boolean", "const": true }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "invalid_request", "malformed_json" ]
        },
        "401": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string", "const": "Bearer" }
          },
          "errorCodes": [ "missing_api_key", "invalid_api_key", "expired_api_key", "revoked_api_key" ]
        },
        "403": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string" }
          },
          "errorCodes": [ "insufficient_scope" ]
        },
        "404": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Idempotency-Replayed": { "required": false, "type": "boolean", "const": true }
          },
          "errorCodes": [ "pet_not_found" ]
        },
        "409": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Idempotency-Replayed": { "required": false, "type": "boolean", "const": true }
          },
          "errorCodes": [ "pet_not_available", "idempotency_conflict" ]
        },
        "413": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "payload_too_large" ]
        },
        "415": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "unsupported_media_type" ]
        },
        "429": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "rate_limit_exceeded", "daily_quota_exceeded", "key_banned" ]
        },
        "500": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "internal_error" ]
        },
        "503": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": false, "type": "string" },
            "RateLimit": { "required": false, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "service_unavailable" ]
        }
      },
      "stability": "beta",
      "deprecation": null,
      "security": [ { "bearerAuth": [ "write" ] } ]
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
