// Generated from the OpenAPI document by `npm run generate`. Do not edit.
/** Where a program on this host serves the paths. */
export const basePath = "/library/v2";

/** The method and path of each operation, by its id. */
export const calls = {
  "listBooks": { "method": "GET", "path": "/books" },
  "addBook": { "method": "POST", "path": "/books" },
  "newestBook": { "method": "GET", "path": "/books/newest" },
  "findBook": { "method": "GET", "path": "/books/{isbn}" },
  "replaceBook": { "method": "PUT", "path": "/books/{isbn}" },
  "removeBook": { "method": "DELETE", "path": "/books/{isbn}" },
  "renewLoan": { "method": "PATCH", "path": "/books/{isbn}" },
  "findCopy": { "method": "GET", "path": "/shelves/{shelfId}/books/{isbn}/copies/{copy}" },
  "openingHours": { "method": "GET", "path": "/opening-hours" },
} as const;
