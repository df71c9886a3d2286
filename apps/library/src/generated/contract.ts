// Generated from library.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Library",
  "version": "1.0.0",
  "basePath": "/library",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": { "libraryKey": { "type": "apiKey", "in": "header", "name": "X-Library-Key" } },
  "security": [ { "libraryKey": [] } ],
  "errorCodes": {},
  "extensions": {},
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
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/problem+json",
          "headers": { "WWW-Authenticate": { "required": true, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "libraryKey": [] } ]
    },
    "addBook": {
      "id": "addBook",
      "method": "POST",
      "path": "/books",
      "parameters": [],
      "body": { "required": true, "members": [ "title", "language" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/problem+json",
          "headers": { "WWW-Authenticate": { "required": true, "type": "string" } },
          "errorCodes": []
        },
        "413": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "415": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "libraryKey": [] } ]
    },
    "findBook": {
      "id": "findBook",
      "method": "GET",
      "path": "/books/{bookId}",
      "parameters": [ { "name": "bookId", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ {} ]
    },
    "removeBook": {
      "id": "removeBook",
      "method": "DELETE",
      "path": "/books/{bookId}",
      "parameters": [ { "name": "bookId", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/problem+json",
          "headers": { "WWW-Authenticate": { "required": true, "type": "string" } },
          "errorCodes": []
        },
        "404": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "libraryKey": [] } ]
    },
    "lendBook": {
      "id": "lendBook",
      "method": "PUT",
      "path": "/books/{bookId}/loan",
      "parameters": [ { "name": "bookId", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "reader" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/problem+json",
          "headers": { "WWW-Authenticate": { "required": true, "type": "string" } },
          "errorCodes": []
        },
        "404": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "413": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "415": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "libraryKey": [] } ]
    },
    "returnBook": {
      "id": "returnBook",
      "method": "DELETE",
      "path": "/books/{bookId}/loan",
      "parameters": [ { "name": "bookId", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/problem+json",
          "headers": { "WWW-Authenticate": { "required": true, "type": "string" } },
          "errorCodes": []
        },
        "404": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "libraryKey": [] } ]
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
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/problem+json",
          "headers": { "WWW-Authenticate": { "required": true, "type": "string" } },
          "errorCodes": []
        },
        "404": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "413": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "415": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "libraryKey": [] } ]
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
          "headers": {},
          "errorCodes": []
        },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "401": {
          "mediaType": "application/problem+json",
          "headers": { "WWW-Authenticate": { "required": true, "type": "string" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "libraryKey": [] } ]
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
