// Generated from library.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "/library/v2";

/** The id and the documented request headers of each operation, by method and path. */
export const calls = {
  "GET /books": { "operation": "listBooks", "headers": [ "X-Branch", "X-Reader" ] },
  "POST /books": { "operation": "addBook", "headers": [ "Idempotency-Key" ] },
  "GET /books/newest": { "operation": "newestBook", "headers": [] },
  "GET /books/{isbn}": { "operation": "findBook", "headers": [] },
  "PUT /books/{isbn}": { "operation": "replaceBook", "headers": [] },
  "DELETE /books/{isbn}": { "operation": "removeBook", "headers": [] },
  "PATCH /books/{isbn}": { "operation": "renewLoan", "headers": [] },
  "GET /shelves/{shelfId}/books/{isbn}/copies/{copy}": { "operation": "findCopy", "headers": [] },
  "GET /opening-hours": { "operation": "openingHours", "headers": [] }
} as const;
