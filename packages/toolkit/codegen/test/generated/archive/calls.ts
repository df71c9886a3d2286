// Generated from archive.yaml by `npx codegen test/archive.yaml test/generated/archive --overlay test/archive.overlay.yaml`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "/archive";

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
  "GET /papers": { "operation": "listPapers", "headers": [] },
  "QUERY /papers": { "operation": "searchPapers", "headers": [] },
  "COPY /papers/{id}": { "operation": "copyPaper", "headers": [] },
  "M-SEARCH /papers/{id}": { "operation": "findCopies", "headers": [] },
  "GET /find": {
    "operation": "findPapers",
    "headers": [],
    "formats": { "parameters": { "querystring": { "filter": {}, "ids": { "delimiter": "%7C" } } } }
  },
  "GET /export": { "operation": "exportPapers", "headers": [], "formats": { "lines": [ "application/jsonl" ] } },
  "POST /import": { "operation": "importPapers", "headers": [], "input": "body", "formats": { "body": "application/jsonl" } },
  "GET /changes": { "operation": "watchPapers", "headers": [], "formats": { "events": { "data": "json", "isEnvelope": true } } }
} as const;
