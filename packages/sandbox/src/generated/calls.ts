// Generated from the OpenAPI document by `npm run generate`. Do not edit.
/** Where a program on this host serves the paths. */
export const basePath = "/_sandbox";

/** Each operation by its method and path: its id, and the request headers that it documents. */
export const calls = {
  "GET /": {
    "operation": "getSandbox",
    "headers": []
  },
  "POST /reset": {
    "operation": "resetSandbox",
    "headers": []
  },
  "POST /clock": {
    "operation": "moveClock",
    "headers": []
  }
} as const;
