import { createHandlers } from "./create-handlers.ts";

const handlers = createHandlers("http://store.test/v1");

// @ts-expect-error listPets has no response 404
handlers.listPets({ status: 404 });
// @ts-expect-error createOrder has no error "sold_out"
handlers.createOrder({ status: 409, code: "sold_out" });
// @ts-expect-error a pet needs a name
handlers.createPet({ status: 201, body: { id: 1, categoryId: 7 } });
