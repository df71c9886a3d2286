// Generated from library.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "/library";

/** The id and the documented request headers of each operation, by method and path. */
export const calls = {
  "GET /books": { "operation": "listBooks", "headers": [] },
  "POST /books": { "operation": "addBook", "headers": [] },
  "GET /books/{bookId}": { "operation": "findBook", "headers": [] },
  "DELETE /books/{bookId}": { "operation": "removeBook", "headers": [] },
  "PUT /books/{bookId}/loan": { "operation": "lendBook", "headers": [] },
  "DELETE /books/{bookId}/loan": { "operation": "returnBook", "headers": [] },
  "PUT /books/{bookId}/cover": { "operation": "setCover", "headers": [], "content": { "body": "multipart/form-data" } },
  "GET /loans/events": { "operation": "watchLoans", "headers": [], "content": { "events": { "data": "json", "isEnvelope": true } } }
} as const;
