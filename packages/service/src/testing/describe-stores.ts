import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Written } from "../idempotency/claim.ts";
import type { PetPage, PetStatus } from "../pets/pet-store.ts";
import { decorateStore, type Stores, StoreUnavailable } from "../stores/stores.ts";
import { describeIdempotency } from "./describe-idempotency.ts";
import { describeKeyStore } from "./describe-key-store.ts";
import { createTestClock, type TestClock } from "./test-app.ts";

/** Empty stores, and what removes them. */
export interface OpenStores {
  readonly stores: Stores;
  close(): Promise<void> | void;
}

/**
 * What every implementation of the stores does alike.
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

    describePetsAndOrders(() => opened.stores);
    describeKeyStore(() => opened.stores);
    describeIdempotency(
      () => opened.stores,
      () => clock,
    );
  });
}

function describePetsAndOrders(stores: () => Stores): void {
  const add = (name: string, status?: PetStatus) =>
    outcomeOf(stores().pets.add({ name, categoryId: 1, ...(status && { status }) }));
  const ids = async (page: Partial<PetPage> = {}) => {
    const found = await stores().pets.list({ after: 0, limit: 100, ...page });
    return found.map(({ id }) => id);
  };

  describe("pets", () => {
    it("get ids from 1 upwards", async () => {
      expect((await add("Rex")).id).toBe(1);
      expect((await add("Tom")).id).toBe(2);
    });

    it.each([0, -1, 2n ** 63n - 1n, -(2n ** 63n), 2n ** 53n + 1n])(
      "keep the categoryId %s exactly, and a missing status missing",
      async (categoryId) => {
        const pet = { id: 1, name: "Rex", categoryId };
        expect(await outcomeOf(stores().pets.add({ name: "Rex", categoryId }))).toEqual(pet);
        expect(await stores().pets.find(1)).toStrictEqual(pet);
        expect(await stores().pets.list({ after: 0, limit: 1 })).toEqual([pet]);
      },
    );

    it.each([" Rex ", "É", "E\u0301", "\u{1F408}\u200D\u2B1B", "'; DROP TABLE pets; --", "\t\n\r"])(
      "keep the name %j exactly",
      async (name) => {
        const { id } = await add(name);
        expect((await stores().pets.find(id))?.name).toBe(name);
      },
    );

    it("are not found under an unknown id", async () => {
      await add("Rex");
      for (const id of [2, 0, -1, 2n ** 63n - 1n, -(2n ** 63n)]) expect(await stores().pets.find(id)).toBeUndefined();
    });

    it("are listed in order of id, from after an id, up to a limit", async () => {
      for (const name of ["a", "b", "c", "d"]) await add(name);
      expect(await ids()).toEqual([1, 2, 3, 4]);
      expect(await ids({ after: 1, limit: 2 })).toEqual([2, 3]);
      expect(await ids({ after: 4 })).toEqual([]);
      expect(await ids({ after: Number.MAX_SAFE_INTEGER })).toEqual([]);
    });

    it("are listed by status; those without one only without a filter", async () => {
      for (const status of ["sold", undefined, "available", "sold"] as const) await add("Rex", status);
      expect(await ids({ filter: { status: "sold" } })).toEqual([1, 4]);
      expect(await ids({ filter: { status: "sold" }, after: 1 })).toEqual([4]);
      expect(await ids({ filter: { status: "pending" } })).toEqual([]);
      expect(await ids()).toEqual([1, 2, 3, 4]);
    });

    it("are not changed by what a caller does to them", async () => {
      const added = await add("Rex");
      added.name = "Tom";
      const found = await stores().pets.find(1);
      if (found) found.name = "Tom";
      expect((await stores().pets.find(1))?.name).toBe("Rex");
    });
  });

  describe("orders", () => {
    const createdAt = Date.UTC(2026, 0, 15, 9, 30, 0, 7);
    const place = (petId: number) => outcomeOf(stores().orders.place(petId, createdAt));

    it.each([undefined, "available"] as const)("reserve a pet of status %s", async (status) => {
      const { id } = await add("Rex", status);
      const order = { id: 1, petId: id, status: "placed", createdAt: "2026-01-15T09:30:00.007Z" };
      expect(await place(id)).toEqual({ order });
      expect((await stores().pets.find(id))?.status).toBe("pending");
      expect([await ids({ filter: { status: "available" } }), await ids({ filter: { status: "pending" } })]).toEqual([
        [],
        [id],
      ]);
    });

    it("let exactly one of many orders for a pet succeed", async () => {
      const { id } = await add("Rex", "available");
      const placed = await Promise.all(Array.from({ length: 50 }, () => place(id)));
      expect(placed.filter((each) => "order" in each)).toHaveLength(1);
      expect(await stores().orders.list({ after: 0, limit: 10 })).toHaveLength(1);
    });

    it("are listed in order of id, from after an id, up to a limit", async () => {
      for (let count = 0; count < 4; count += 1) await place((await add("Rex")).id);
      const page = await stores().orders.list({ after: 1, limit: 2 });
      expect(page.map(({ id }) => id)).toEqual([2, 3]);
    });
  });
}

/** What a write came to. @throws when its claim was made for another body */
export async function outcomeOf<Outcome>(write: Written<Outcome> | Promise<Written<Outcome>>): Promise<Outcome> {
  const written = await write;
  if (written.isConflict) throw new Error("the claim was made for another body");
  return written.outcome;
}

/**
 * Returns stores in a situation of the contract tests: in `store-fails` and `store-away` every call about pets and orders throws, in
 * `keys-fail` and `keys-away` every lookup of a key. Any other situation leaves them alone.
 * @param failure the message of what is thrown, unless the store is away
 */
export function storesIn(situation: string, stores: Stores, failure: string): Stores {
  const fail = () => {
    throw situation.endsWith("-away") ? new StoreUnavailable("away") : new Error(failure);
  };
  const { pets, orders, keys } = stores;
  if (situation === "store-fails" || situation === "store-away")
    return { keys, pets: decorateStore(pets, () => fail), orders: decorateStore(orders, () => fail) };
  if (situation === "keys-fail" || situation === "keys-away")
    return { ...stores, keys: decorateStore(keys, (method, name) => (name.startsWith("findBy") ? fail : method)) };
  return stores;
}
