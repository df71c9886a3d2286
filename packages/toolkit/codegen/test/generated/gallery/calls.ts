// Generated from gallery.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "/gallery";

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
  "GET /changes": {
    "operation": "watchChanges",
    "headers": [],
    "formats": { "events": { "data": "json", "isEnvelope": true, "textEvents": [ "closed" ] } }
  },
  "POST /captions": { "operation": "writeCaption", "headers": [], "input": "body", "formats": { "events": { "data": "json" } } },
  "POST /pictures": {
    "operation": "addPicture",
    "headers": [],
    "input": "body",
    "formats": { "body": "multipart/form-data", "parts": { "file": "image/png" } }
  },
  "POST /visits": {
    "operation": "addVisit",
    "headers": [],
    "input": "body",
    "formats": {
      "body": "application/x-www-form-urlencoded",
      "parts": { "ids": "application/json" },
      "deepObjects": { "application/x-www-form-urlencoded": [ "group" ] }
    }
  },
  "PUT /guide": { "operation": "replaceGuide", "headers": [], "input": "body", "formats": { "body": "text/plain" } },
  "GET /cover": { "operation": "findCover", "headers": [], "formats": { "data": [ "image/*" ] } },
  "PUT /cover": {
    "operation": "replaceCover",
    "headers": [],
    "input": "body",
    "formats": { "body": "image/*", "bodies": [ "image/*", "application/*" ] }
  }
} as const;
