import { describe, expect, it } from "vitest";
import type { Claim } from "../idempotency/written.ts";
import type { Stores } from "../stores/stores.ts";
import { outcomeOf } from "./outcome-of.ts";

const now = Date.UTC(2026, 0, 15);
const claim: Claim = { scope: "one", fingerprint: "body", now, expiresAt: now + 1000 };
const rex = { name: "Rex", categoryId: 2n ** 63n - 1n };

export function describeIdempotency(stores: () => Stores): void {
  describe("a claim", () => {
    const add = (made: Claim = claim) => stores().pets.add(rex, made);
    const place = (petId: number, made: Claim) => stores().orders.place(petId, made.now, made);
    const ids = async () => (await stores().pets.list({ status: undefined, after: 0, limit: 10 })).map(({ id }) => id);

    it("adds one pet, and comes to the same when it is made again", async () => {
      expect(await add()).toEqual({ outcome: { id: 1, ...rex }, isReplay: false });
      expect(await add({ ...claim, now: now + 999 })).toEqual({ outcome: { id: 1, ...rex }, isReplay: true });
      expect(await ids()).toEqual([1]);
    });

    it("comes to what it first came to, whatever happened to the pet since", async () => {
      const { id } = await outcomeOf(add());
      await stores().orders.place(id, now);
      expect(await add()).toMatchObject({ outcome: { id, ...rex } });
      expect(await add()).not.toHaveProperty("outcome.status");
    });

    it("is in conflict with another body, and then adds nothing", async () => {
      await add();
      expect(await add({ ...claim, fingerprint: "another" })).toEqual({ isConflict: true });
      expect(await ids()).toEqual([1]);
    });

    it("stands by itself in each scope", async () => {
      await add();
      expect(await add({ ...claim, scope: "other" })).toMatchObject({ isReplay: false });
      expect(await ids()).toEqual([1, 2]);
    });

    it("is forgotten when its time is over", async () => {
      await add();
      const later = { ...claim, now: claim.expiresAt, expiresAt: claim.expiresAt + 1000 };
      expect(await add(later)).toMatchObject({ outcome: { id: 2 }, isReplay: false });
      expect(await add(later)).toMatchObject({ outcome: { id: 2 }, isReplay: true });
    });

    it("is forgotten at its own time, though another one that ends later was made before", async () => {
      await add({ ...claim, scope: "later", expiresAt: now + 5000 });
      await add();
      expect(await add({ ...claim, now: claim.expiresAt, expiresAt: now + 9000 })).toMatchObject({
        outcome: { id: 3 },
        isReplay: false,
      });
    });

    it("places one order, and keeps a refusal too", async () => {
      const { id } = await outcomeOf(stores().pets.add(rex));
      const placed = await outcomeOf(place(id, claim));
      expect(await place(id, claim)).toEqual({ outcome: placed, isReplay: true });
      const refused = { outcome: { refused: "pet_not_available" }, isReplay: false };
      expect(await place(id, { ...claim, scope: "two" })).toEqual(refused);
      expect(await place(id, { ...claim, scope: "two" })).toEqual({ ...refused, isReplay: true });
      const missing = { outcome: { refused: "pet_not_found" }, isReplay: false };
      expect(await place(7, { ...claim, scope: "three" })).toEqual(missing);
      for (let count = 0; count < 7; count += 1) await stores().pets.add(rex);
      expect(await place(7, { ...claim, scope: "three" })).toEqual({ ...missing, isReplay: true });
    });

    it("that is made many times at once adds one pet", async () => {
      const written = await Promise.all(Array.from({ length: 20 }, async () => add()));
      expect(written.filter((each) => !each.isConflict && !each.isReplay)).toHaveLength(1);
      expect(await ids()).toEqual([1]);
    });
  });
}
