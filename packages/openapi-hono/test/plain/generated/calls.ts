// Generated from plain.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "/api";

/** The id and the documented request headers of each operation, by method and path. */
export const calls = {
  "GET /rooms": { "operation": "listRooms", "headers": [] },
  "POST /rooms": { "operation": "addRoom", "headers": [] },
  "GET /rooms/{name}": { "operation": "findRoom", "headers": [] },
  "DELETE /rooms/{name}": { "operation": "removeRoom", "headers": [] }
} as const;
