import type { Served } from "./find-unserved.ts";

/** What the foreign implementation serves; a new operation or input of the contract is nothing that it must know. */
export const served: Served = {
  listPets: ["limit", "status", "cursor", "If-None-Match"],
  createPet: ["Idempotency-Key", "/name", "/categoryId", "/status"],
  getPet: ["petId", "If-None-Match"],
  listOrders: ["limit", "cursor", "If-None-Match"],
  createOrder: ["Idempotency-Key", "/petId"],
};
