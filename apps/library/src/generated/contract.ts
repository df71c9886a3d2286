// Generated from library.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Library",
  "version": "1.0.0",
  "basePath": "/library",
  "limits": { "bodyBytes": 131072, "jsonDepth": 16, "violations": 10 },
  "plans": { "reader": { "perMinute": 30, "perDay": 500 }, "branch": { "perMinute": 600, "perDay": 20000 } },
  "scopes": { "browse": "List and retrieve books.", "lend": "Add, remove and lend books." },
  "securitySchemes": { "libraryKey": { "type": "apiKey", "in": "header", "name": "X-Library-Key" } },
  "security": [ { "libraryKey": [ "browse" ] } ],
  "errorCodes": {
    "invalid_request": { "status": 400, "description": "A parameter or the body violates this document." },
    "malformed_json": { "status": 400, "description": "The body is not JSON." },
    "invalid_cursor": { "status": 400, "description": "The cursor is not valid." },
    "image_too_large": { "status": 400, "description": "The image of a cover exceeds 64 KiB." },
    "missing_api_key": { "status": 401, "description": "The request has no key." },
    "invalid_api_key": { "status": 401, "description": "The key is not one of this library." },
    "expired_api_key": { "status": 401, "description": "The key has expired." },
    "revoked_api_key": { "status": 401, "description": "The key was revoked." },
    "insufficient_scope": { "status": 403, "description": "The key lacks the scope of the operation." },
    "book_not_found": { "status": 404, "description": "No book has this id." },
    "route_not_found": { "status": 404, "description": "No resource has this path." },
    "method_not_allowed": { "status": 405, "description": "The resource does not support the method." },
    "book_lent": { "status": 409, "description": "A reader has the book." },
    "idempotency_conflict": { "status": 409, "description": "The Idempotency-Key was used with another body." },
    "payload_too_large": { "status": 413, "description": "The body is too large." },
    "unsupported_media_type": { "status": 415, "description": "The body has another media type." },
    "rate_limit_exceeded": { "status": 429, "description": "The limit per minute is exhausted." },
    "daily_quota_exceeded": { "status": 429, "description": "The limit per day is exhausted." },
    "key_banned": { "status": 429, "description": "The key is banned after repeated requests over its limit." },
    "internal_error": { "status": 500, "description": "The library failed." },
    "service_unavailable": { "status": 503, "description": "The library is temporarily unavailable." }
  },
  "extensions": {
    "x-ban": { "strikes": 5, "withinSeconds": 30, "seconds": 120, "graceSeconds": 2 },
    "x-idempotency": { "keptSeconds": 3600 },
    "x-cross-origin": { "maxAgeSeconds": 300 },
    "x-answer-headers": { "X-Content-Type-Options": "nosniff" }
  },
  "unrouted": {},
  "operations": {
    "listBooks": {
      "id": "listBooks",
      "method": "GET",
      "path": "/books",
      "parameters": [
        { "name": "language", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "after", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 0 },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "invalid_request" ]
        },
        "401": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string" }
          },
          "errorCodes": [ "missing_api_key", "invalid_api_key", "expired_api_key", "revoked_api_key" ]
        },
        "403": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "insufficient_scope" ]
        },
        "429": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "rate_limit_exceeded", "daily_quota_exceeded", "key_banned" ]
        },
        "500": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "internal_error" ]
        },
        "503": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "service_unavailable" ]
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "libraryKey": [ "browse" ] } ]
    },
    "addBook": {
      "id": "addBook",
      "method": "POST",
      "path": "/books",
      "parameters": [ { "name": "Idempotency-Key", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "title", "language" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Idempotency-Replayed": { "required": false, "type": "boolean" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "invalid_request", "malformed_json" ]
        },
        "401": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string" }
          },
          "errorCodes": [ "missing_api_key", "invalid_api_key", "expired_api_key", "revoked_api_key" ]
        },
        "403": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "insufficient_scope" ]
        },
        "409": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "idempotency_conflict" ]
        },
        "413": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "payload_too_large" ]
        },
        "415": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "unsupported_media_type" ]
        },
        "429": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "rate_limit_exceeded", "daily_quota_exceeded", "key_banned" ]
        },
        "500": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "internal_error" ]
        },
        "503": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "service_unavailable" ]
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "libraryKey": [ "lend" ] } ]
    },
    "findBook": {
      "id": "findBook",
      "method": "GET",
      "path": "/books/{bookId}",
      "parameters": [ { "name": "bookId", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "invalid_request" ]
        },
        "401": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string" }
          },
          "errorCodes": [ "missing_api_key", "invalid_api_key", "expired_api_key", "revoked_api_key" ]
        },
        "403": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "insufficient_scope" ]
        },
        "404": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "book_not_found" ]
        },
        "429": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "rate_limit_exceeded", "daily_quota_exceeded", "key_banned" ]
        },
        "500": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "internal_error" ]
        },
        "503": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "service_unavailable" ]
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "libraryKey": [ "browse" ] } ]
    },
    "removeBook": {
      "id": "removeBook",
      "method": "DELETE",
      "path": "/books/{bookId}",
      "parameters": [ { "name": "bookId", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "204": {
          "mediaType": null,
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "invalid_request" ]
        },
        "401": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string" }
          },
          "errorCodes": [ "missing_api_key", "invalid_api_key", "expired_api_key", "revoked_api_key" ]
        },
        "403": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "insufficient_scope" ]
        },
        "404": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "book_not_found" ]
        },
        "409": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "book_lent" ]
        },
        "429": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "rate_limit_exceeded", "daily_quota_exceeded", "key_banned" ]
        },
        "500": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "internal_error" ]
        },
        "503": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "service_unavailable" ]
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "libraryKey": [ "lend" ] } ]
    },
    "lendBook": {
      "id": "lendBook",
      "method": "PUT",
      "path": "/books/{bookId}/loan",
      "parameters": [ { "name": "bookId", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "reader" ], "mediaType": "application/json" },
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "invalid_request", "malformed_json" ]
        },
        "401": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string" }
          },
          "errorCodes": [ "missing_api_key", "invalid_api_key", "expired_api_key", "revoked_api_key" ]
        },
        "403": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "insufficient_scope" ]
        },
        "404": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "book_not_found" ]
        },
        "409": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "book_lent" ]
        },
        "413": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "payload_too_large" ]
        },
        "415": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "unsupported_media_type" ]
        },
        "429": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "rate_limit_exceeded", "daily_quota_exceeded", "key_banned" ]
        },
        "500": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "internal_error" ]
        },
        "503": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "service_unavailable" ]
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "libraryKey": [ "lend" ] } ]
    },
    "returnBook": {
      "id": "returnBook",
      "method": "DELETE",
      "path": "/books/{bookId}/loan",
      "parameters": [ { "name": "bookId", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "204": {
          "mediaType": null,
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "invalid_request" ]
        },
        "401": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string" }
          },
          "errorCodes": [ "missing_api_key", "invalid_api_key", "expired_api_key", "revoked_api_key" ]
        },
        "403": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "insufficient_scope" ]
        },
        "404": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "book_not_found" ]
        },
        "429": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "rate_limit_exceeded", "daily_quota_exceeded", "key_banned" ]
        },
        "500": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "internal_error" ]
        },
        "503": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "service_unavailable" ]
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "libraryKey": [ "lend" ] } ]
    },
    "setCover": {
      "id": "setCover",
      "method": "PUT",
      "path": "/books/{bookId}/cover",
      "parameters": [ { "name": "bookId", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "caption" ],
        "mediaType": "multipart/form-data",
        "contents": {
          "multipart/form-data": {
            "kind": "multipart",
            "fields": {
              "image": { "type": "file", "isArray": false, "contentTypes": [ "image/png", "image/jpeg" ] },
              "caption": { "type": "string", "isArray": false },
              "url": { "type": "string", "isArray": false }
            }
          }
        }
      },
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "invalid_request", "malformed_json", "image_too_large" ]
        },
        "401": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string" }
          },
          "errorCodes": [ "missing_api_key", "invalid_api_key", "expired_api_key", "revoked_api_key" ]
        },
        "403": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "insufficient_scope" ]
        },
        "404": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "book_not_found" ]
        },
        "413": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "payload_too_large" ]
        },
        "415": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "unsupported_media_type" ]
        },
        "429": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "rate_limit_exceeded", "daily_quota_exceeded", "key_banned" ]
        },
        "500": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "internal_error" ]
        },
        "503": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "service_unavailable" ]
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "libraryKey": [ "lend" ] } ]
    },
    "watchLoans": {
      "id": "watchLoans",
      "method": "GET",
      "path": "/loans/events",
      "parameters": [],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "text/event-stream",
          "contents": { "text/event-stream": { "kind": "events", "data": "json", "isEnvelope": true } },
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "invalid_request" ]
        },
        "401": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string" }
          },
          "errorCodes": [ "missing_api_key", "invalid_api_key", "expired_api_key", "revoked_api_key" ]
        },
        "403": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "insufficient_scope" ]
        },
        "429": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "rate_limit_exceeded", "daily_quota_exceeded", "key_banned" ]
        },
        "500": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" }
          },
          "errorCodes": [ "internal_error" ]
        },
        "503": {
          "mediaType": "application/problem+json",
          "headers": {
            "X-RateLimit-Limit": { "required": true, "type": "integer" },
            "X-RateLimit-Remaining": { "required": true, "type": "integer" },
            "X-RateLimit-Reset": { "required": true, "type": "integer" },
            "RateLimit-Policy": { "required": true, "type": "string" },
            "RateLimit": { "required": true, "type": "string" },
            "X-Request-Id": { "required": true, "type": "string" },
            "Retry-After": { "required": true, "type": "integer" }
          },
          "errorCodes": [ "service_unavailable" ]
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "libraryKey": [ "browse" ] } ]
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
