// Generated from the OpenAPI document by `npm run generate`. Do not edit.
/** The method and path of each operation, by its id. */
export const calls = {
  "getSandbox": { "method": "GET", "path": "/" },
  "resetSandbox": { "method": "POST", "path": "/reset" },
  "moveClock": { "method": "POST", "path": "/clock" },
} as const;
