// Generated from archive.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Archive",
  "version": "1.0.0",
  "basePath": "/archive",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": {},
  "security": [],
  "errorCodes": {},
  "extensions": {},
  "unrouted": {},
  "operations": {
    "listPapers": {
      "id": "listPapers",
      "method": "GET",
      "path": "/papers",
      "parameters": [ { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "searchPapers": {
      "id": "searchPapers",
      "method": "QUERY",
      "path": "/papers",
      "parameters": [ { "name": "limit", "in": "query", "required": false, "type": "integer", "isArray": false } ],
      "body": { "required": true, "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "copyPaper": {
      "id": "copyPaper",
      "method": "COPY",
      "path": "/papers/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": { "required": true, "members": [ "title" ], "mediaType": "application/json" },
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "findCopies": {
      "id": "findCopies",
      "method": "M-SEARCH",
      "path": "/papers/{id}",
      "parameters": [ { "name": "id", "in": "path", "required": true, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
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
