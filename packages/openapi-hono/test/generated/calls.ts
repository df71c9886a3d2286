// Generated from the OpenAPI document by `npm run generate`. Do not edit.
/** Where a program on this host serves the paths. */
export const basePath = "/library/v2";

/** Each operation by its method and path: its id, and the request headers that it documents. */
export const calls = {
  "GET /books": {
    "operation": "listBooks",
    "headers": [
      "X-Branch",
      "X-Reader"
    ]
  },
  "POST /books": {
    "operation": "addBook",
    "headers": []
  },
  "GET /books/newest": {
    "operation": "newestBook",
    "headers": []
  },
  "GET /books/{isbn}": {
    "operation": "findBook",
    "headers": []
  },
  "PUT /books/{isbn}": {
    "operation": "replaceBook",
    "headers": []
  },
  "DELETE /books/{isbn}": {
    "operation": "removeBook",
    "headers": []
  },
  "PATCH /books/{isbn}": {
    "operation": "renewLoan",
    "headers": []
  },
  "GET /shelves/{shelfId}/books/{isbn}/copies/{copy}": {
    "operation": "findCopy",
    "headers": []
  },
  "GET /opening-hours": {
    "operation": "openingHours",
    "headers": []
  }
} as const;
