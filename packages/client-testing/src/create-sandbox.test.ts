import { createStoreClient } from "@animal-store/client";
import { contract } from "@animal-store/contract";
import { expect, it } from "vitest";
import { createSandbox } from "./create-sandbox.ts";

it("is the real store: it validates, stores and limits", async () => {
  const sandbox = await createSandbox();
  const store = createStoreClient(sandbox);
  const { data } = await store.createPet({ name: "Rex", categoryId: 2n ** 63n - 1n });
  expect((await store.getPet({ petId: data?.id ?? 0 })).data).toEqual(data);
  const { error } = await store.createPet({ name: "", categoryId: 7 });
  expect(error?.code === "invalid_request" && error.details?.[0]?.path).toBe("/name");
});

it("waits of a client take no time", async () => {
  const sandbox = await createSandbox({ seed: "empty" });
  const store = createStoreClient({ ...sandbox, apiKey: sandbox.keys.free });
  const startedAt = sandbox.clock.now();
  for (let call = 0; call <= contract.plans.free.perMinute; call += 1)
    expect((await store.listPets()).data).toEqual([]);
  expect(sandbox.clock.now() - startedAt).toBeGreaterThanOrEqual(60_000);
});

it("resets its data", async () => {
  const sandbox = await createSandbox({ seed: "empty" });
  const store = createStoreClient(sandbox);
  await store.createPet({ name: "Rex", categoryId: 7 });
  await sandbox.reset();
  expect((await store.listPets()).data).toEqual([]);
  const readOnly = createStoreClient({ ...sandbox, apiKey: sandbox.keys.readOnly });
  expect((await readOnly.createPet({ name: "Rex", categoryId: 7 })).error?.code).toBe("insufficient_scope");
});
