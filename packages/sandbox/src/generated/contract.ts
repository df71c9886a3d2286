// Generated from sandbox.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "Animal Store sandbox",
  "version": "1.0.0",
  "basePath": "/_sandbox",
  "limits": { "bodyBytes": 1024, "jsonDepth": 8, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": {},
  "security": [],
  "errorCodes": {
    "invalid_request": { "status": 400, "description": "A parameter or the body violates this contract." },
    "malformed_json": { "status": 400, "description": "The body is not a single JSON text in UTF-8 without a byte order mark." },
    "invalid_time": { "status": 400, "description": "The clock cannot move to this time." },
    "route_not_found": { "status": 404, "description": "No resource has this path." },
    "method_not_allowed": { "status": 405, "description": "The resource does not support this method." },
    "payload_too_large": { "status": 413, "description": "The body exceeds the maximum size." },
    "unsupported_media_type": { "status": 415, "description": "The body is not plain `application/json` in UTF-8." },
    "internal_error": { "status": 500, "description": "The sandbox failed unexpectedly." }
  },
  "extensions": { "x-preferences": { "longestWaitSeconds": 30 } },
  "unrouted": {
    "404": { "mediaType": "application/json", "headers": {}, "errorCodes": [ "route_not_found" ] },
    "405": {
      "mediaType": "application/json",
      "headers": { "Allow": { "required": true, "type": "string" } },
      "errorCodes": [ "method_not_allowed" ]
    }
  },
  "operations": {
    "getSandbox": {
      "id": "getSandbox",
      "method": "GET",
      "path": "/",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [ "invalid_request" ] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [ "internal_error" ] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "resetSandbox": {
      "id": "resetSandbox",
      "method": "POST",
      "path": "/reset",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": { "mediaType": "application/json", "headers": {}, "errorCodes": [ "invalid_request" ] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [ "internal_error" ] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "moveClock": {
      "id": "moveClock",
      "method": "POST",
      "path": "/clock",
      "parameters": [],
      "body": { "required": true, "members": [ "advance", "to" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "400": {
          "mediaType": "application/json",
          "headers": {},
          "errorCodes": [ "invalid_request", "malformed_json", "invalid_time" ]
        },
        "413": { "mediaType": "application/json", "headers": {}, "errorCodes": [ "payload_too_large" ] },
        "415": { "mediaType": "application/json", "headers": {}, "errorCodes": [ "unsupported_media_type" ] },
        "500": { "mediaType": "application/json", "headers": {}, "errorCodes": [ "internal_error" ] }
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
