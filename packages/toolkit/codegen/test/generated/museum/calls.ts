// Generated from museum.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "/museum";

/**
 * The operations by method and path, with the data that a client needs at run time.
 * - `operation`: the id. `headers`: the documented request headers.
 * - `input`: "body" if the input of the call is the body. "locations" if it has the members `path`, `query`, `cookie` and `body`,
 *   because a name occurs in two of them. Otherwise it is an object of the parameters and, if there is one, `body`.
 * - `formats`: all that is not JSON or a scalar parameter. `parameters`: the styles of cookies, arrays, objects and unusual names.
 *   `body`, `bodies`, `parts` and `deepObjects`: how to send the body. `events` and `data`: how to read events, text and bytes.
 *   `errors`: the media types of documented errors without `code`, `message` and `status`.
 * - `int64`: where the JSON of `body` and of successful responses (`data`) has integers of the type `number | bigint`. A tree
 *   is 1 for such an integer, otherwise the trees of the members by name. `*` is each item, and each member that is not listed. A
 *   negative number is an enclosing tree: -1 contains the number, -2 is the parent of -1. Integers that can also be strings are omitted.
 *   Events have no tree: their policy is always `auto`.
 */
export const calls = {
  "GET /halls/{id}": {
    "operation": "findHall",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "409": [ "" ], "422": [ "application/json" ], "5XX": [] } }
  },
  "GET /halls/{id}/exhibits": {
    "operation": "listExhibits",
    "headers": [ "X-Tags" ],
    "input": "locations",
    "formats": { "parameters": { "query": { "id": { "delimiter": "," } }, "header": { "X-Tags": {} } } }
  },
  "POST /notes": { "operation": "addNote", "headers": [], "input": "locations" },
  "GET /me": {
    "operation": "getMe",
    "headers": [],
    "formats": {
      "parameters": { "cookie": { "session": {} }, "query": { "page": { "isDeep": true } } },
      "errors": { "default": [ "application/json" ] }
    }
  },
  "GET /report": { "operation": "getReport", "headers": [], "formats": { "data": [ "text/csv", "application/octet-stream" ] } },
  "POST /profile": {
    "operation": "setProfile",
    "headers": [],
    "input": "body",
    "formats": { "body": "application/json", "bodies": [ "application/json", "multipart/form-data", "image/*" ] }
  }
} as const;
