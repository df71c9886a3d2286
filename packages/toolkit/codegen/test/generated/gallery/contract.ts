// Generated from gallery.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Gallery",
  "version": "1.0.0",
  "basePath": "/gallery",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": {},
  "security": [],
  "errorCodes": {},
  "extensions": {},
  "unrouted": {},
  "operations": {
    "watchChanges": {
      "id": "watchChanges",
      "method": "GET",
      "path": "/changes",
      "parameters": [ { "name": "since", "in": "query", "required": false, "type": "integer", "isArray": false } ],
      "body": null,
      "responses": {
        "200": {
          "mediaType": "text/event-stream",
          "contents": { "text/event-stream": { "kind": "events", "data": "json", "isEnvelope": true, "textEvents": [ "closed" ] } },
          "headers": {},
          "errorCodes": []
        },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "writeCaption": {
      "id": "writeCaption",
      "method": "POST",
      "path": "/captions",
      "parameters": [],
      "body": { "required": true, "members": [ "text", "stream" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": {
          "mediaType": "application/json",
          "contents": { "application/json": { "kind": "json" }, "text/event-stream": { "kind": "events", "data": "json" } },
          "headers": {},
          "errorCodes": []
        },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "addPicture": {
      "id": "addPicture",
      "method": "POST",
      "path": "/pictures",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "title", "tags", "frames", "owner" ],
        "mediaType": "multipart/form-data",
        "contents": {
          "multipart/form-data": {
            "kind": "multipart",
            "fields": {
              "file": { "type": "file", "isArray": false, "contentTypes": [ "image/png" ] },
              "title": { "type": "string", "isArray": false },
              "tags": { "type": "string", "isArray": true },
              "frames": { "type": "json", "isArray": true, "contentTypes": [ "application/json" ] },
              "owner": { "type": "json", "isArray": false },
              "url": { "type": "string", "isArray": false }
            }
          }
        }
      },
      "input": "body",
      "responses": {
        "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "addVisit": {
      "id": "addVisit",
      "method": "POST",
      "path": "/visits",
      "parameters": [],
      "body": {
        "required": true,
        "members": [ "name", "age", "rooms", "ids", "group" ],
        "mediaType": "application/x-www-form-urlencoded",
        "contents": {
          "application/x-www-form-urlencoded": {
            "kind": "form",
            "fields": {
              "name": { "type": "string", "isArray": false },
              "age": { "type": "integer", "isArray": false },
              "rooms": { "type": "integer", "isArray": true },
              "ids": { "type": "json", "isArray": false, "contentTypes": [ "application/json" ] },
              "group": {
                "type": "object",
                "isArray": false,
                "members": {
                  "group[size]": { "name": "size", "type": "int64", "isArray": false },
                  "group[leader]": { "name": "leader", "type": "string", "isArray": false }
                }
              }
            }
          }
        }
      },
      "input": "body",
      "responses": { "201": { "mediaType": "application/json", "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "replaceGuide": {
      "id": "replaceGuide",
      "method": "PUT",
      "path": "/guide",
      "parameters": [],
      "body": { "required": true, "mediaType": "text/plain", "contents": { "text/plain": { "kind": "text" } } },
      "input": "body",
      "responses": { "204": { "mediaType": null, "headers": {}, "errorCodes": [] } },
      "stability": "stable",
      "deprecation": null
    },
    "findCover": {
      "id": "findCover",
      "method": "GET",
      "path": "/cover",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "image/*", "contents": { "image/*": { "kind": "binary" } }, "headers": {}, "errorCodes": [] },
        "404": { "mediaType": "application/problem+json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "replaceCover": {
      "id": "replaceCover",
      "method": "PUT",
      "path": "/cover",
      "parameters": [],
      "body": {
        "required": true,
        "mediaType": "image/*",
        "contents": { "image/*": { "kind": "binary" }, "application/*": { "kind": "binary" } }
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
