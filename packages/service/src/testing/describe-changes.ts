import { describe, expect, it } from "vitest";
import type { Claim } from "../idempotency/written.ts";
import type { Changes } from "../kept-answers/change-log.ts";
import type { PetStatus } from "../pets/pet-store.ts";
import type { Stores } from "../stores/stores.ts";
import { outcomeOf } from "./outcome-of.ts";

const rex = { name: "Rex", categoryId: 1 };
const claim: Claim = { scope: "one", fingerprint: "body", now: 0, expiresAt: 1000 };
const filters: readonly (PetStatus | undefined)[] = [undefined, "available", "pending", "sold"];

/** Holds for stores that record their changes; there are none to look at in the others. */
export function describeChanges(stores: () => Stores): void {
  describe("changes", () => {
    it.each(filters)("of pets hold each one that is added, under its status %s", async (status) => {
      await stores().pets.add(rex);
      const changes = watch(stores().pets.changes);
      const { id } = await outcomeOf(stores().pets.add({ ...rex, ...(status && { status }) }));
      changes?.expectOne(id, status === undefined ? [undefined] : [undefined, status]);
    });

    it.each([undefined, "available"] as const)("hold an order for a pet of status %s", async (status) => {
      for (let count = 0; count < 2; count += 1) await stores().pets.add({ ...rex, ...(status && { status }) });
      const pets = watch(stores().pets.changes);
      const orders = watch(stores().orders.changes);
      const placed = await outcomeOf(stores().orders.place(2, 0));
      pets?.expectOne(2, [undefined, "available", "pending"]);
      orders?.expectOne("order" in placed ? placed.order.id : 0, [undefined]);
    });

    it("hold nothing that comes to nothing, or that came to it before", async () => {
      await stores().pets.add(rex, claim);
      await stores().orders.place(1, 0, { ...claim, scope: "two" });
      const watched = [watch(stores().pets.changes), watch(stores().orders.changes)];
      await stores().pets.add(rex, claim);
      await stores().pets.add(rex, { ...claim, fingerprint: "another" });
      await stores().orders.place(1, 0, { ...claim, scope: "two" });
      await stores().orders.place(1, 0);
      await stores().orders.place(7, 0);
      for (const changes of watched) changes?.expectNone();
    });

    it("are recorded after they can be read, and before they are answered", async () => {
      const { pets } = stores();
      const { changes } = pets;
      if (!changes) return;
      const before = changes.count();
      const expectReadable = async () => {
        const recorded = changes.count() - before;
        const readable = await pets.list({ status: undefined, after: 0, limit: 100 });
        expect(readable.length).toBeGreaterThanOrEqual(recorded);
      };
      const add = async () => {
        const { id } = await outcomeOf(pets.add(rex));
        expect(changes.mayShow({ after: id - 1, end: id, status: undefined }, before)).toBe(true);
      };
      let isUnderWay = true;
      const all = Promise.all(Array.from({ length: 20 }, add)).finally(() => {
        isUnderWay = false;
      });
      while (isUnderWay) {
        await expectReadable();
        await new Promise((turn) => setTimeout(turn));
      }
      await all;
      expect(changes.count() - before).toBe(20);
    });
  });
}

function watch(changes: Changes | undefined) {
  if (!changes) return undefined;
  const before = changes.count();
  const shownUnder = (id: number) =>
    filters.filter((status) => changes.mayShow({ after: id - 1, end: id, status }, before));
  return {
    expectOne(id: number, shown: (PetStatus | undefined)[]): void {
      expect(changes.count()).toBe(before + 1);
      expect([shownUnder(id - 1), shownUnder(id), shownUnder(id + 1)]).toEqual([[], shown, []]);
    },
    expectNone: (): void => expect(changes.count()).toBe(before),
  };
}
