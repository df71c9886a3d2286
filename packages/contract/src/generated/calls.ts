// Generated from the OpenAPI document by `npm run generate`. Do not edit.
/** Where a program on this host serves the paths. */
export const basePath = "/v1";

/** Each operation by its method and path: its id, and the request headers that it documents. */
export const calls = {
  "GET /pets": {
    "operation": "listPets",
    "headers": [
      "If-None-Match"
    ]
  },
  "POST /pets": {
    "operation": "createPet",
    "headers": [
      "Idempotency-Key"
    ]
  },
  "GET /pets/{petId}": {
    "operation": "getPet",
    "headers": [
      "If-None-Match"
    ]
  },
  "GET /store/orders": {
    "operation": "listOrders",
    "headers": [
      "If-None-Match"
    ]
  },
  "POST /store/orders": {
    "operation": "createOrder",
    "headers": [
      "Idempotency-Key"
    ]
  }
} as const;
