import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { WriteResult } from "../idempotency/idempotency-claim.ts";
import { decorateStore, type Stores, StoreUnavailableError } from "../stores/stores.ts";
import { describeKeyStore } from "./describe-key-store.ts";
import { createTestApp, createTestClock, type TestClock } from "./test-app.ts";

/** Empty stores and their cleanup. */
export interface OpenStores {
  readonly stores: Stores;
  close(): Promise<void> | void;
}

/**
 * Registers the tests that every implementation of the stores passes. The contract tests, which run on each of them, cover the
 * behaviour that clients can see.
 * @param open opens stores that follow the clock
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
      "keep the categoryId %s exactly and omit missing members",
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

    it("end with the largest id", async () => {
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

/** @param clock the clock of the stores, or one at the time from which theirs continues */
function describeIdempotency(stores: () => Stores, clock: () => TestClock): void {
  const hour = 3_600_000;

  it("an idempotency record expires after its own lifetime, though an older one expires later", async () => {
    const add = (scope: string, hours: number) => {
      const now = clock().now();
      return stores().pets.add(
        { name: "Rex", categoryId: 1 },
        { scope, fingerprint: "body", now, expiresAt: now + hours * hour },
      );
    };
    await add("later", 48);
    await add("one", 24);
    clock().advance(24 * hour);
    expect(await add("one", 24)).toMatchObject({ outcome: { id: 3 }, isReplay: false });
    expect(await add("one", 24)).toMatchObject({ outcome: { id: 3 }, isReplay: true });
    expect(await add("later", 24)).toMatchObject({ outcome: { id: 1 }, isReplay: true });
  });

  it("a retry with the rotated key is a replay", async () => {
    const { app, keyRing } = createTestApp({ stores: stores(), clock: clock(), hash: String });
    const post = async (key: string) => {
      const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json", "Idempotency-Key": "one" };
      const body = JSON.stringify({ name: "Rex", categoryId: 1 });
      const response = await app.request("/v1/pets", { method: "POST", headers, body });
      const { id } = (await response.json()) as { id: number };
      return { status: response.status, id, isReplay: response.headers.get("Idempotency-Replayed") === "true" };
    };
    const first = await keyRing.issue({ plan: "pro" });
    const foreign = await keyRing.issue({ plan: "pro" });
    expect(await post(first.key)).toEqual({ status: 201, id: 1, isReplay: false });
    let id = first.record.id;
    // Also after a second rotation.
    for (let rotations = 0; rotations < 2; rotations += 1) {
      const rotated = await keyRing.rotate(id, { overlap: 0 });
      if ("rejected" in rotated) throw new Error(rotated.rejected);
      expect(await post(rotated.key)).toEqual({ status: 201, id: 1, isReplay: true });
      id = rotated.record.id;
    }
    expect(await post(foreign.key)).toEqual({ status: 201, id: 2, isReplay: false });
  });
}

/** Returns the result of a write. @throws {Error} if its Idempotency-Key belongs to another body */
export async function unwrapOutcome<Outcome>(
  write: WriteResult<Outcome> | Promise<WriteResult<Outcome>>,
): Promise<Outcome> {
  const written = await write;
  if (written.isConflict) throw new Error("the Idempotency-Key belongs to another body");
  return written.outcome;
}

/**
 * Returns stores in a situation of the contract tests: in `store-fails` and `store-away` every call for pets and orders throws, in
 * `keys-fail` and `keys-away` every lookup of a key. Any other situation returns the stores unchanged.
 * @param failure the message of the error in `store-fails` and `keys-fail`
 */
export function createFailingStores(situation: string, stores: Stores, failure: string): Stores {
  const fail = () => {
    throw situation.endsWith("-away") ? new StoreUnavailableError("away") : new Error(failure);
  };
  const { pets, orders, keys } = stores;
  if (situation === "store-fails" || situation === "store-unavailable")
    return { keys, pets: decorateStore(pets, () => fail), orders: decorateStore(orders, () => fail) };
  if (situation === "keys-fail" || situation === "keys-unavailable")
    return { ...stores, keys: decorateStore(keys, (method, name) => (name.startsWith("findBy") ? fail : method)) };
  return stores;
}
