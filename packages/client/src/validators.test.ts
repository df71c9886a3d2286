import { expect, it } from "vitest";
import { createStoreClient } from "./index.ts";
import { ResponseValidationError, validators, withResponseValidation } from "./validators.ts";

it("validates the input of an operation, with the messages of the API", async () => {
  const { input } = validators.createPet;
  expect(await input["~standard"].validate({ name: "Rex", categoryId: 2n ** 63n - 1n })).not.toHaveProperty("issues");
  expect(await input["~standard"].validate({ name: "" })).toEqual({
    issues: expect.arrayContaining([
      { path: ["categoryId"], message: "categoryId is required." },
      { path: ["name"], message: expect.stringContaining("name must") },
    ]),
  });
});

it("validates parameters by their names", async () => {
  const { input } = validators.listPets;
  expect(await input["~standard"].validate({ limit: 100, status: "sold" })).not.toHaveProperty("issues");
  const message = "limit must be an integer from 1 to 100, got 101.";
  expect(await input["~standard"].validate({ limit: 101 })).toEqual({ issues: [{ path: ["limit"], message }] });
  expect(await validators.getPet.input["~standard"].validate({})).toHaveProperty("issues");
});

it("a client with the layer rejects a response that violates the contract", async () => {
  const openStore = (body: object | string) =>
    createStoreClient({
      baseUrl: "http://store.test/v1",
      apiKey: "test",
      fetch: () => (typeof body === "string" ? new Response(body) : Response.json(body)),
      layers: [withResponseValidation()],
    });
  expect((await openStore([]).listPets()).data).toEqual([]);
  expect((await openStore("<h1>").listPets()).error?.code).toBeUndefined();
  const failure = openStore([{ id: 1, name: 7 }]).listPets();
  await expect(failure).rejects.toThrow(ResponseValidationError);
  await expect(failure).rejects.toThrow("The response of listPets violates the contract: ");
});
