import { expect, it } from "vitest";
import { createMemoryPetStore } from "./store.ts";
import { describeCachedMemoryStore } from "./testing/describe-response-cache.ts";
import { createTestApp } from "./testing/test-app.ts";

describeCachedMemoryStore();

const rex = { name: "Rex", categoryId: 1 };

it.each([
  ["pet_not_available", "pending", 1],
  ["pet_not_available", "sold", 1],
  ["pet_not_found", "available", 2],
  ["pet_not_found", "available", 2n ** 60n],
] as const)("rejects an order with %s if pet 1 is %s and pet %s is ordered", async (rejected, status, petId) => {
  const { tables, writes } = createMemoryPetStore();
  await writes.createPet({ ...rex, status });
  expect(await writes.createOrder({ petId, createdAt: 0 })).toEqual({ outcome: { rejected }, isReplay: false });
  expect(await tables.orders.list({ after: 0, limit: 1 })).toEqual([]);
  expect(await tables.pets.find(1)).toMatchObject({ status });
});

it.each(["available", undefined] as const)("reserves an ordered pet whose status is %s", async (status) => {
  const { tables, writes } = createMemoryPetStore();
  await writes.createPet({ ...rex, ...(status && { status }) });
  const order = { id: 1, petId: 1, status: "placed", createdAt: "1970-01-01T00:00:00.000Z" };
  expect(await writes.createOrder({ petId: 1n, createdAt: 0 })).toEqual({ outcome: { order }, isReplay: false });
  expect(await tables.orders.list({ after: 0, limit: 1 })).toEqual([order]);
  expect(await tables.pets.find(1)).toEqual({ id: 1, ...rex, status: "pending" });
});

it("replays a write for a retry with the rotated key", async () => {
  const { app, keyRing } = createTestApp({ hash: String });
  const post = async (key: string) => {
    const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json", "Idempotency-Key": "one" };
    const body = JSON.stringify({ name: "Rex", categoryId: 1 });
    const response = await app.request("/v1/pets", { method: "POST", headers, body });
    const { id } = (await response.json()) as { id: number };
    return { status: response.status, id, isReplay: response.headers.get("Idempotency-Replayed") === "true" };
  };
  const firstKey = await keyRing.issue({ plan: "pro" });
  const otherKey = await keyRing.issue({ plan: "pro" });
  expect(await post(firstKey.key)).toEqual({ status: 201, id: 1, isReplay: false });
  let id = firstKey.record.id;
  for (let rotations = 0; rotations < 2; rotations += 1) {
    const rotated = await keyRing.rotate(id, { overlap: 0 });
    if (!rotated) throw new Error("failed to rotate an active key");
    expect(await post(rotated.key)).toEqual({ status: 201, id: 1, isReplay: true });
    id = rotated.record.id;
  }
  expect(await post(otherKey.key)).toEqual({ status: 201, id: 2, isReplay: false });
});
