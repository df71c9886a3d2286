// Generated from library.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Library",
  "version": "2.3.0",
  "basePath": "/library/v2",
  "limits": { "bodyBytes": 4096, "jsonDepth": 64, "violations": 5 },
  "plans": { "reader": { "perMinute": 5, "perDay": null } },
  "scopes": { "browse": "Retrieve books.", "lend": "Add and remove books." },
  "securitySchemes": { "card": { "type": "http", "scheme": "bearer" }, "staff": { "type": "apiKey", "in": "header", "name": "X-Staff" } },
  "security": [ { "card": [] } ],
  "errorCodes": {
    "broken_rule": { "status": 400 },
    "no_json": { "status": 400 },
    "no_card": { "status": 401 },
    "missing_scope": { "status": 403 },
    "no_such_path": { "status": 404 },
    "no_such_book": { "status": 404 },
    "wrong_method": { "status": 405 },
    "book_exists": { "status": 409 },
    "too_much": { "status": 413 },
    "wrong_media_type": { "status": 415 },
    "failure": { "status": 500 },
    "stocktaking": { "status": 503 }
  },
  "extensions": { "x-loans": { "weeks": 4 } },
  "unrouted": {
    "204": {
      "mediaType": null,
      "headers": { "X-Trace": { "required": true, "type": "string" }, "Allow": { "required": true, "type": "string" } },
      "errorCodes": []
    },
    "401": {
      "mediaType": "application/json",
      "headers": {
        "X-Trace": { "required": true, "type": "string" },
        "WWW-Authenticate": { "required": true, "type": "string", "const": "Bearer" }
      },
      "errorCodes": [ "no_card" ]
    },
    "404": {
      "mediaType": "application/json",
      "headers": { "X-Trace": { "required": true, "type": "string" } },
      "errorCodes": [ "no_such_path" ]
    },
    "405": {
      "mediaType": "application/json",
      "headers": { "X-Trace": { "required": true, "type": "string" }, "Allow": { "required": true, "type": "string" } },
      "errorCodes": [ "wrong_method" ]
    }
  },
  "operations": {
    "listBooks": {
      "id": "listBooks",
      "method": "GET",
      "path": "/books",
      "parameters": [
        { "name": "tag", "in": "query", "required": false, "type": "string", "isArray": true },
        { "name": "year", "in": "query", "required": false, "type": "integer", "isArray": true },
        { "name": "price[max]", "in": "query", "required": false, "type": "number", "isArray": false },
        { "name": "lent", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "shelf", "in": "query", "required": false, "type": "int64", "isArray": false },
        { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false, "default": 10 },
        { "name": "cursor", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "X-Branch", "in": "header", "required": true, "type": "integer", "isArray": false },
        { "name": "X-Reader", "in": "header", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": {
            "X-Trace": { "required": true, "type": "string" },
            "X-Total": { "required": false, "type": "integer" },
            "Link": { "required": false, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "broken_rule" ]
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "failure" ]
        },
        "503": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" }, "Retry-After": { "required": true, "type": "integer" } },
          "errorCodes": [ "stocktaking" ]
        }
      },
      "paginated": true,
      "stability": "stable",
      "deprecation": null,
      "security": [ { "card": [] } ]
    },
    "addBook": {
      "id": "addBook",
      "method": "POST",
      "path": "/books",
      "parameters": [ { "name": "Idempotency-Key", "in": "header", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "title",
          "subtitle",
          "shelf",
          "stock",
          "loans",
          "year",
          "price",
          "language",
          "publishedAt",
          "authors",
          "cover",
          "notes",
          "chapters"
        ],
        "mediaType": "application/json"
      },
      "input": "body",
      "responses": {
        "201": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" }, "Location": { "required": true, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "broken_rule", "no_json" ]
        },
        "403": {
          "mediaType": "application/json",
          "headers": {
            "X-Trace": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string" }
          },
          "errorCodes": [ "missing_scope" ]
        },
        "409": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "book_exists" ]
        },
        "413": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "too_much" ]
        },
        "415": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "wrong_media_type" ]
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "failure" ]
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "card": [ "lend" ] } ]
    },
    "newestBook": {
      "id": "newestBook",
      "method": "GET",
      "path": "/books/newest",
      "parameters": [],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": {
            "X-Trace": { "required": true, "type": "string" },
            "ETag": { "required": true, "type": "string" },
            "Cache-Control": { "required": true, "type": "string", "const": "no-cache" }
          },
          "errorCodes": []
        },
        "304": {
          "mediaType": null,
          "headers": {
            "X-Trace": { "required": true, "type": "string" },
            "ETag": { "required": true, "type": "string" },
            "Cache-Control": { "required": true, "type": "string", "const": "no-cache" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "broken_rule" ]
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "failure" ]
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "card": [] } ]
    },
    "findBook": {
      "id": "findBook",
      "method": "GET",
      "path": "/books/{isbn}",
      "parameters": [
        { "name": "isbn", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "edition", "in": "query", "required": false, "type": "string", "isArray": false, "default": "latest" }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": {
            "X-Trace": { "required": true, "type": "string" },
            "ETag": { "required": true, "type": "string" },
            "Cache-Control": { "required": true, "type": "string", "const": "no-cache" }
          },
          "errorCodes": []
        },
        "304": {
          "mediaType": null,
          "headers": {
            "X-Trace": { "required": true, "type": "string" },
            "ETag": { "required": true, "type": "string" },
            "Cache-Control": { "required": true, "type": "string", "const": "no-cache" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "broken_rule" ]
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "no_such_book" ]
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "failure" ]
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "card": [] } ]
    },
    "replaceBook": {
      "id": "replaceBook",
      "method": "PUT",
      "path": "/books/{isbn}",
      "parameters": [ { "name": "isbn", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "title",
          "subtitle",
          "shelf",
          "stock",
          "loans",
          "year",
          "price",
          "language",
          "publishedAt",
          "authors",
          "cover",
          "notes",
          "chapters"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": {
            "X-Trace": { "required": true, "type": "string" },
            "ETag": { "required": true, "type": "string" },
            "Cache-Control": { "required": true, "type": "string", "const": "no-cache" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "broken_rule", "no_json" ]
        },
        "413": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "too_much" ]
        },
        "415": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "wrong_media_type" ]
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "failure" ]
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "card": [] } ]
    },
    "removeBook": {
      "id": "removeBook",
      "method": "DELETE",
      "path": "/books/{isbn}",
      "parameters": [ { "name": "isbn", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": { "X-Trace": { "required": true, "type": "string" } }, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "broken_rule" ]
        },
        "403": {
          "mediaType": "application/json",
          "headers": {
            "X-Trace": { "required": true, "type": "string" },
            "WWW-Authenticate": { "required": true, "type": "string" }
          },
          "errorCodes": [ "missing_scope" ]
        },
        "404": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "no_such_book" ]
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "failure" ]
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "card": [ "browse", "lend" ] }, { "card": [ "lend" ], "staff": [] } ]
    },
    "renewLoan": {
      "id": "renewLoan",
      "method": "PATCH",
      "path": "/books/{isbn}",
      "parameters": [ { "name": "isbn", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": false, "members": [ "weeks" ], "mediaType": "application/json" },
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": {
            "X-Trace": { "required": true, "type": "string" },
            "ETag": { "required": true, "type": "string" },
            "Cache-Control": { "required": true, "type": "string", "const": "no-cache" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "broken_rule", "no_json" ]
        },
        "413": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "too_much" ]
        },
        "415": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "wrong_media_type" ]
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "failure" ]
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "card": [] } ]
    },
    "findCopy": {
      "id": "findCopy",
      "method": "GET",
      "path": "/shelves/{shelfId}/books/{isbn}/copies/{copy}",
      "parameters": [
        { "name": "shelfId", "in": "path", "required": true, "type": "int64", "isArray": false },
        { "name": "isbn", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "copy", "in": "path", "required": true, "type": "integer", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "broken_rule" ]
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "failure" ]
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "card": [] } ]
    },
    "openingHours": {
      "id": "openingHours",
      "method": "GET",
      "path": "/opening-hours",
      "parameters": [],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "headers": {
            "X-Trace": { "required": true, "type": "string" },
            "Deprecation": { "required": true, "type": "string" },
            "Sunset": { "required": true, "type": "string" },
            "Link": { "required": true, "type": "string" }
          },
          "errorCodes": []
        },
        "400": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "broken_rule" ]
        },
        "500": {
          "mediaType": "application/json",
          "headers": { "X-Trace": { "required": true, "type": "string" } },
          "errorCodes": [ "failure" ]
        }
      },
      "stability": "beta",
      "deprecation": {
        "deprecation": "@1767225600",
        "sunset": "Wed, 30 Jun 2027 00:00:00 GMT",
        "docs": "https://library.example/changes",
        "successor": "/books/newest"
      },
      "security": []
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
