import { createStoreClient } from "@animal-store/client";
import { contract } from "@animal-store/contract";
import type { HttpHandler } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createHandlers } from "./create-handlers.ts";

const baseUrl = "http://store.test/v1";
// The slash has no effect, as for the client.
const handlers = createHandlers(`${baseUrl}/`);
const server = setupServer(...handlers.all);
const store = createStoreClient({ baseUrl, apiKey: "test", maxRetries: 0 });

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it("each operation responds with the example of the contract", async () => {
  expect((await store.listPets()).data).toMatchObject([{ id: 1 }, { id: 2 }]);
  expect((await store.createPet({ name: "Rex", categoryId: 7 })).status).toBe(201);
  expect((await store.getPet({ petId: 1 })).data?.id).toBe(1);
  expect((await store.listOrders()).status).toBe(200);
  expect((await store.createOrder({ petId: 1 })).data?.status).toBe("placed");
});

it("a body keeps every digit of an int64", async () => {
  const categoryId = 2n ** 63n - 1n;
  server.use(handlers.listPets({ status: 200, body: [{ id: 1, name: "Rex", categoryId }] }));
  expect((await store.listPets()).data).toEqual([{ id: 1, name: "Rex", categoryId }]);
});

it("a function responds to each request", async () => {
  server.use(
    handlers.getPet(({ url }) => (url.endsWith("/7") ? { status: 404 } : { status: 200, headers: { ETag: '"1"' } })),
  );
  expect((await store.getPet({ petId: 7 })).error?.code).toBe("pet_not_found");
  expect((await store.getPet({ petId: 8 })).response.headers.get("ETag")).toBe('"1"');
});

describe("the contract has an example", () => {
  const errors = Object.entries(contract.operations).flatMap(([id, { responses }]) =>
    Object.entries(responses as Record<string, { errorCodes: readonly string[] }>).flatMap(([status, { errorCodes }]) =>
      errorCodes.map((code) => ({ id, status: Number(status), code })),
    ),
  );

  it.each(errors)("for $code of $id", async ({ id, status, code }) => {
    const createHandler = Reflect.get(handlers, id) as (mock: object) => HttpHandler;
    server.use(createHandler({ status, code }));
    const call = Reflect.get(store, id) as (input: object) => Promise<{ error?: unknown }>;
    expect((await call({ petId: 1, name: "Rex", categoryId: 7 })).error).toMatchObject({ code, status });
  });
});

it("a handler fails for a status that the contract does not have", async () => {
  using _ = vi.spyOn(console, "error").mockReturnValue();
  server.use(handlers.listPets({ status: 404 } as never));
  const message = "listPets has no response 404 in the contract.";
  expect((await store.listPets()).error).toMatchObject({ status: 500, cause: { message } });
});
