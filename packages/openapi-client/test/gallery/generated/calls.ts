// Generated from gallery.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "/gallery";

/** The id and the documented request headers of each operation, by method and path. */
export const calls = {
  "GET /changes": {
    "operation": "watchChanges",
    "headers": [],
    "content": { "events": { "data": "json", "isEnvelope": true, "textEvents": [ "closed" ] } }
  },
  "POST /captions": { "operation": "writeCaption", "headers": [], "content": { "events": { "data": "json" } } },
  "POST /pictures": {
    "operation": "addPicture",
    "headers": [],
    "content": { "body": "multipart/form-data", "parts": { "file": "image/png" } }
  },
  "POST /visits": {
    "operation": "addVisit",
    "headers": [],
    "content": {
      "body": "application/x-www-form-urlencoded",
      "parts": { "ids": "application/json" },
      "deepObjects": { "application/x-www-form-urlencoded": [ "group" ] }
    }
  },
  "PUT /guide": { "operation": "replaceGuide", "headers": [], "content": { "body": "text/plain" } },
  "GET /cover": { "operation": "findCover", "headers": [] },
  "PUT /cover": { "operation": "replaceCover", "headers": [], "content": { "body": "image/*" } }
} as const;
