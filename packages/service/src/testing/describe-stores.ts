import { decorateStore, StoreUnavailableError, type WriteResult } from "@animal-store/api-platform";
import { createTestClock, type TestClock } from "@animal-store/api-platform/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Stores } from "../stores/stores.ts";
import { describeKeyStore } from "./describe-key-store.ts";
import { createTestApp } from "./test-app.ts";

export interface OpenStores {
  readonly stores: Stores;
  close(): Promise<void> | void;
}

/**
 * Registers the tests that all implementations of the stores must pass. The contract tests cover the behaviour that clients see.
 * @param open opens empty stores that use the clock
 *
 * @example
 * describeStores("memory stores", () => ({ stores: createMemoryStores(), close: () => {} }));
 */
export function describeStores(name: string, open: (clock: TestClock) => Promise<OpenStores> | OpenStores): void {
  describe(name, () => {
    let opened: OpenStores;
    let clock: TestClock;
    beforeEach(async () => {
      clock = createTestClock();
      opened = await open(clock);
    });
    afterEach(() => opened.close());

    describePets(() => opened.stores);
    describeKeyStore(() => opened.stores);
    describeIdempotency(
      () => opened.stores,
      () => clock,
    );
  });
}

function describePets(stores: () => Stores): void {
  const add = (categoryId: number | bigint = 1) => unwrapOutcome(stores().pets.add({ name: "Rex", categoryId }));

  describe("pets", () => {
    it.each([0, 2n ** 63n - 1n, -(2n ** 63n), 2n ** 53n + 1n])(
      "store the categoryId %s exactly and omit missing fields",
      async (categoryId) => {
        const pet = { id: 1, name: "Rex", categoryId };
        expect(await add(categoryId)).toEqual(pet);
        expect(await stores().pets.find(1)).toStrictEqual(pet);
        expect(await stores().pets.list({ after: 0, limit: 1 })).toEqual([pet]);
      },
    );

    it("are not found under an unknown id", async () => {
      await add();
      for (const id of [2, 0, -1, 2n ** 63n - 1n, -(2n ** 63n)]) expect(await stores().pets.find(id)).toBeUndefined();
    });

    it("have an empty page after the largest id", async () => {
      await add();
      const page = { after: Number.MAX_SAFE_INTEGER, limit: 100 };
      expect(await stores().pets.list(page)).toEqual([]);
    });

    it("do not change when a caller mutates a result", async () => {
      const added = await add();
      added.name = "Tom";
      const found = await stores().pets.find(1);
      if (found) found.name = "Tom";
      expect((await stores().pets.find(1))?.name).toBe("Rex");
    });
  });
}

function describeIdempotency(stores: () => Stores, clock: () => TestClock): void {
  const hourMs = 3_600_000;

  it("expires an idempotency record after its own lifetime, even if an older record expires later", async () => {
    const add = (scope: string, hours: number) => {
      const now = clock().now();
      return stores().pets.add(
        { name: "Rex", categoryId: 1 },
        { scope, fingerprint: "body", now, expiresAt: now + hours * hourMs },
      );
    };
    await add("later", 48);
    await add("one", 24);
    clock().advance(24 * hourMs);
    expect(await add("one", 24)).toMatchObject({ outcome: { id: 3 }, isReplay: false });
    expect(await add("one", 24)).toMatchObject({ outcome: { id: 3 }, isReplay: true });
    expect(await add("later", 24)).toMatchObject({ outcome: { id: 1 }, isReplay: true });
  });

  it("replays a write for a retry with the rotated key", async () => {
    const { app, keyRing } = createTestApp({ stores: stores(), clock: clock(), hash: String });
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
      if ("rejected" in rotated) throw new Error(rotated.rejected);
      expect(await post(rotated.key)).toEqual({ status: 201, id: 1, isReplay: true });
      id = rotated.record.id;
    }
    expect(await post(otherKey.key)).toEqual({ status: 201, id: 2, isReplay: false });
  });
}

/** Returns the outcome of a write. Throws if the idempotency claim conflicts with another body. */
export async function unwrapOutcome<Outcome>(
  write: WriteResult<Outcome> | Promise<WriteResult<Outcome>>,
): Promise<Outcome> {
  const result = await write;
  if (result.isConflict) throw new Error("the Idempotency-Key belongs to another body");
  return result.outcome;
}

/**
 * Returns stores that fail as a condition of the contract tests requires. In `store-fails` and `store-unavailable`, each call for
 * pets and orders throws. In `keys-fail` and `keys-unavailable`, each key lookup throws. Any other condition returns the stores unchanged.
 * @param failure the error message in `store-fails` and `keys-fail`
 */
export function createFailingStores(condition: string, stores: Stores, failure: string): Stores {
  const fail = () => {
    throw condition.endsWith("-unavailable") ? new StoreUnavailableError("unavailable") : new Error(failure);
  };
  const { pets, orders, keys } = stores;
  if (condition === "store-fails" || condition === "store-unavailable")
    return { keys, pets: decorateStore(pets, () => fail), orders: decorateStore(orders, () => fail) };
  if (condition === "keys-fail" || condition === "keys-unavailable")
    return { ...stores, keys: decorateStore(keys, (method, name) => (name.startsWith("findBy") ? fail : method)) };
  return stores;
}
