// Generated from the OpenAPI document by `npm run generate`. Do not edit.
/** Where a program on this host serves the paths. */
export const basePath = "/v1";

/** The method and path of each operation, by its id. */
export const calls = {
  "listPets": { "method": "GET", "path": "/pets" },
  "createPet": { "method": "POST", "path": "/pets" },
  "getPet": { "method": "GET", "path": "/pets/{petId}" },
  "listOrders": { "method": "GET", "path": "/store/orders" },
  "createOrder": { "method": "POST", "path": "/store/orders" },
} as const;
