import { decorateStore, StoreUnavailableError, type WriteResult } from "@animal-store/api-platform";
import { createTestClock, describeKeyStore, type TestClock } from "@animal-store/api-platform/testing";
import { decorateMethods } from "@animal-store/sql-store";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { platform } from "../platform.ts";
import type { PetStore } from "../store.ts";
import { createTestApp } from "./test-app.ts";

export interface OpenStore {
  readonly store: PetStore;
  close(): Promise<void> | void;
}

/**
 * Registers the tests that each implementation of the store must pass. The contract tests cover the behaviour that clients see.
 * @param open opens an empty store that uses the clock
 *
 * @example
 * describeStore("a memory store", () => ({ store: createMemoryPetStore(), close: () => {} }));
 */
export function describeStore(name: string, open: (clock: TestClock) => Promise<OpenStore> | OpenStore): void {
  describe(name, () => {
    let opened: OpenStore;
    let clock: TestClock;
    beforeEach(async () => {
      clock = createTestClock();
      opened = await open(clock);
    });
    afterEach(() => opened.close());

    describePets(() => opened.store);
    describeKeyStore(() => opened.store.keys, platform.allScopes);
    describeIdempotency(
      () => opened.store,
      () => clock,
    );
  });
}

function describePets(store: () => PetStore): void {
  const add = (categoryId: number | bigint = 1) => unwrapOutcome(store().writes.createPet({ name: "Rex", categoryId }));

  describe("pets", () => {
    it.each([0, 2n ** 63n - 1n, -(2n ** 63n), 2n ** 53n + 1n])(
      "store the categoryId %s exactly and omit missing fields",
      async (categoryId) => {
        const pet = { id: 1, name: "Rex", categoryId };
        expect(await add(categoryId)).toEqual(pet);
        expect(await store().tables.pets.find(1)).toStrictEqual(pet);
        expect(await store().tables.pets.list({ after: 0, limit: 1 })).toEqual([pet]);
      },
    );

    it("are not found under an unknown id", async () => {
      await add();
      for (const id of [2, 0, -1, 2n ** 63n - 1n, -(2n ** 63n)])
        expect(await store().tables.pets.find(id)).toBeUndefined();
    });

    it("have an empty page after the largest id", async () => {
      await add();
      const page = { after: Number.MAX_SAFE_INTEGER, limit: 100 };
      expect(await store().tables.pets.list(page)).toEqual([]);
    });

    it("do not change when a caller mutates a result", async () => {
      const added = await add();
      added.name = "Tom";
      const found = await store().tables.pets.find(1);
      if (found) found.name = "Tom";
      expect((await store().tables.pets.find(1))?.name).toBe("Rex");
    });
  });
}

function describeIdempotency(store: () => PetStore, clock: () => TestClock): void {
  const hourMs = 3_600_000;

  it("expires an idempotency record after its own lifetime, even if an older record expires later", async () => {
    const add = (scope: string, hours: number) => {
      const now = clock().now();
      return store().writes.createPet(
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
    const { app, keyRing } = createTestApp({ store: store(), clock: clock(), hash: String });
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
 * Returns a store that fails as a condition of the contract tests requires. In `store-fails` and `store-unavailable`, each call for
 * pets and orders throws. In `keys-fail` and `keys-unavailable`, each key lookup throws. Any other condition returns the store unchanged.
 * @param failure the error message in `store-fails` and `keys-fail`
 */
export function createFailingStore(condition: string, store: PetStore, failure: string): PetStore {
  const fail = () => {
    throw condition.endsWith("-unavailable") ? new StoreUnavailableError("unavailable") : new Error(failure);
  };
  if (condition === "store-fails" || condition === "store-unavailable")
    return { ...decorateMethods(store, () => fail), keys: store.keys };
  if (condition === "keys-fail" || condition === "keys-unavailable")
    return {
      ...store,
      keys: decorateStore(store.keys, (method, name) => (name.startsWith("findBy") ? fail : method)),
    };
  return store;
}
