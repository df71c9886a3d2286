// Generated from the OpenAPI document by `npm run generate`. Do not edit.
/** Where a program on this host serves the paths. */
export const basePath = "/_sandbox";

/** The method and path of each operation, by its id. */
export const calls = {
  "getSandbox": { "method": "GET", "path": "/" },
  "resetSandbox": { "method": "POST", "path": "/reset" },
  "moveClock": { "method": "POST", "path": "/clock" },
} as const;
