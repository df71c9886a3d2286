// Generated from petstore.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "/v1";

/** The id and the documented request headers of each operation, by method and path. */
export const calls = {
  "GET /pets": { "operation": "listPets", "headers": [ "If-None-Match" ] },
  "POST /pets": { "operation": "createPet", "headers": [ "Idempotency-Key" ] },
  "GET /pets/{petId}": { "operation": "getPet", "headers": [ "If-None-Match" ] },
  "GET /store/orders": { "operation": "listOrders", "headers": [ "If-None-Match" ] },
  "POST /store/orders": { "operation": "createOrder", "headers": [ "Idempotency-Key" ] }
} as const;
