// Generated from sandbox.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "/_sandbox";

/** The id and the documented request headers of each operation, by method and path. */
export const calls = {
  "GET /": { "operation": "getSandbox", "headers": [] },
  "POST /reset": { "operation": "resetSandbox", "headers": [] },
  "POST /clock": { "operation": "moveClock", "headers": [] }
} as const;
