// Generated from archive.yaml by `npx codegen test/archive.yaml test/generated/archive --overlay test/archive.overlay.yaml`. Do not edit.
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
    },
    "findPapers": {
      "id": "findPapers",
      "method": "GET",
      "path": "/find",
      "parameters": [
        {
          "name": "filter",
          "in": "querystring",
          "required": false,
          "type": "object",
          "isArray": false,
          "members": {
            "words": { "name": "words", "type": "string", "isArray": true },
            "ids": { "name": "ids", "type": "integer", "isArray": true, "delimiter": "|" }
          },
          "unlistedMembers": { "type": "string", "isArray": false },
          "takesOthers": true
        }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "exportPapers": {
      "id": "exportPapers",
      "method": "GET",
      "path": "/export",
      "parameters": [],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "application/jsonl",
          "contents": { "application/jsonl": { "kind": "lines" } },
          "headers": {},
          "errorCodes": []
        },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "importPapers": {
      "id": "importPapers",
      "method": "POST",
      "path": "/import",
      "parameters": [],
      "body": { "required": true, "mediaType": "application/jsonl", "contents": { "application/jsonl": { "kind": "lines" } } },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "watchPapers": {
      "id": "watchPapers",
      "method": "GET",
      "path": "/changes",
      "parameters": [],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "text/event-stream",
          "contents": { "text/event-stream": { "kind": "events", "data": "json", "isEnvelope": true } },
          "headers": {},
          "errorCodes": []
        },
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
