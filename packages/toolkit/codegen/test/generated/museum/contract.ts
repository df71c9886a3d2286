// Generated from museum.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Museum",
  "version": "1.0.0",
  "basePath": "/museum",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": {},
  "security": [],
  "errorCodes": {},
  "extensions": {},
  "unrouted": {},
  "operations": {
    "findHall": {
      "id": "findHall",
      "method": "GET",
      "path": "/halls/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "204": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "409": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "422": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "5XX": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "listExhibits": {
      "id": "listExhibits",
      "method": "GET",
      "path": "/halls/{id}/exhibits",
      "parameters": [
        { "name": "id", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "id", "in": "query", "required": false, "type": "integer", "isArray": true, "delimiter": "," },
        { "name": "X-Tags", "in": "header", "required": false, "type": "string", "isArray": true, "delimiter": "," }
      ],
      "body": null,
      "input": "locations",
      "responses": { "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "addNote": {
      "id": "addNote",
      "method": "POST",
      "path": "/notes",
      "parameters": [ { "name": "body", "in": "query", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "text" ], "mediaType": "application/json" },
      "input": "locations",
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "getMe": {
      "id": "getMe",
      "method": "GET",
      "path": "/me",
      "parameters": [
        { "name": "session", "in": "cookie", "required": true, "type": "string", "isArray": false },
        {
          "name": "page",
          "in": "query",
          "required": false,
          "type": "object",
          "isArray": false,
          "members": { "page[from]": { "name": "from", "type": "integer", "isArray": false } }
        }
      ],
      "body": null,
      "responses": { "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "getReport": {
      "id": "getReport",
      "method": "GET",
      "path": "/report",
      "parameters": [],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/json",
          "contents": {
            "application/json": { "kind": "json" },
            "text/csv": { "kind": "text" },
            "application/octet-stream": { "kind": "binary" }
          },
          "headers": {},
          "errorCodes": []
        }
      },
      "stability": "stable",
      "deprecation": null
    },
    "setProfile": {
      "id": "setProfile",
      "method": "POST",
      "path": "/profile",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "name" ],
        "mediaType": "application/json",
        "contents": {
          "application/json": { "kind": "json" },
          "multipart/form-data": { "kind": "multipart", "fields": { "photo": { "type": "file", "isArray": false } } },
          "image/*": { "kind": "binary" }
        }
      },
      "input": "body",
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
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
