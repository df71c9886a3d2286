// Generated from plain.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Meeting rooms",
  "version": "1.0.0",
  "basePath": "/api",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": {
    "desk": { "type": "apiKey", "in": "header", "name": "X-Desk-Key" },
    "link": { "type": "apiKey", "in": "query", "name": "link" },
    "badge": { "type": "apiKey", "in": "cookie", "name": "badge" },
    "guest": { "type": "http", "scheme": "basic" },
    "staff": { "type": "oauth2" }
  },
  "security": [ { "desk": [] } ],
  "errorCodes": {},
  "extensions": {},
  "unrouted": {},
  "operations": {
    "listRooms": {
      "id": "listRooms",
      "method": "GET",
      "path": "/rooms",
      "parameters": [ { "name": "seats", "in": "query", "required": false, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": []
    },
    "addRoom": {
      "id": "addRoom",
      "method": "POST",
      "path": "/rooms",
      "parameters": [],
      "body": { "required": true, "members": [ "name", "seats" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "desk": [] } ]
    },
    "findRoom": {
      "id": "findRoom",
      "method": "GET",
      "path": "/rooms/{name}",
      "parameters": [ { "name": "name", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ {}, { "guest": [] } ]
    },
    "removeRoom": {
      "id": "removeRoom",
      "method": "DELETE",
      "path": "/rooms/{name}",
      "parameters": [ { "name": "name", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "401": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "403": {
          "mediaType": "application/problem+json",
          "headers": { "WWW-Authenticate": { "required": false, "type": "string" } },
          "errorCodes": []
        },
        "404": {
          "mediaType": "application/problem+json",
          "headers": { "Retry-After": { "required": true, "type": "integer" } },
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null,
      "security": [ { "staff": [ "remove" ] }, { "desk": [], "guest": [] }, { "link": [] }, { "badge": [] } ],
      "credentials": [ "link" ]
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
