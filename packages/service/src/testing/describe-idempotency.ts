import { describe, expect, it } from "vitest";
import type { Claim } from "../idempotency/claim.ts";
import type { Stores } from "../stores/stores.ts";
import { outcomeOf } from "./describe-stores.ts";
import { createTestApp, type TestClock } from "./test-app.ts";

const hour = 3_600_000;
const rex = { name: "Rex", categoryId: 2n ** 63n - 1n };

/** @param clock which the stores follow, or whose time goes on from there */
export function describeIdempotency(stores: () => Stores, clock: () => TestClock): void {
  describe("a claim", () => {
    const claim = (more: Partial<Claim> = {}, hours = 24): Claim => {
      const now = clock().now();
      return { scope: "one", fingerprint: "body", now, expiresAt: now + hours * hour, ...more };
    };
    const add = (made = claim()) => stores().pets.add(rex, made);
    const place = (petId: number, made = claim()) => stores().orders.place(petId, made.now, made);
    const ids = async () => (await stores().pets.list({ after: 0, limit: 10 })).map(({ id }) => id);

    it("adds one pet, and has the same result when it is made again", async () => {
      expect(await add()).toEqual({ outcome: { id: 1, ...rex }, isReplay: false });
      clock().advance(23 * hour);
      expect(await add()).toEqual({ outcome: { id: 1, ...rex }, isReplay: true });
      expect(await ids()).toEqual([1]);
    });

    it("has the result of the first time, though the pet was ordered since", async () => {
      const { id } = await outcomeOf(add());
      await stores().orders.place(id, clock().now());
      expect(await add()).toEqual({ outcome: { id, ...rex }, isReplay: true });
    });

    it("expires after its own lifetime, though an older one expires later", async () => {
      await add(claim({ scope: "later" }, 48));
      await add();
      clock().advance(24 * hour);
      expect(await add()).toMatchObject({ outcome: { id: 3 }, isReplay: false });
      expect(await add()).toMatchObject({ outcome: { id: 3 }, isReplay: true });
      expect(await add(claim({ scope: "later" }))).toMatchObject({ outcome: { id: 1 }, isReplay: true });
    });

    it("places one order, and stores a rejection too", async () => {
      const { id } = await outcomeOf(stores().pets.add(rex));
      const placed = await outcomeOf(place(id));
      expect(await place(id)).toEqual({ outcome: placed, isReplay: true });
      const refused = { outcome: { refused: "pet_not_available" }, isReplay: false };
      expect(await place(id, claim({ scope: "two" }))).toEqual(refused);
      expect(await place(id, claim({ scope: "two" }))).toEqual({ ...refused, isReplay: true });
      const missing = { outcome: { refused: "pet_not_found" }, isReplay: false };
      expect(await place(7, claim({ scope: "three" }))).toEqual(missing);
      for (let count = 0; count < 7; count += 1) await stores().pets.add(rex);
      expect(await place(7, claim({ scope: "three" }))).toEqual({ ...missing, isReplay: true });
    });

    it("belongs to the lineage of an API key: a retry with the rotated key is a replay", async () => {
      const { app, keyRing } = createTestApp({ stores: stores(), clock: clock(), hash: String });
      const post = async (key: string) => {
        const headers = {
          Authorization: `Bearer ${key}`,
          "Content-Type": "application/json",
          "Idempotency-Key": "one",
        };
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
        if ("refused" in rotated) throw new Error(rotated.refused);
        expect(await post(rotated.key)).toEqual({ status: 201, id: 1, isReplay: true });
        id = rotated.record.id;
      }
      expect(await ids()).toEqual([1]);
      expect(await post(foreign.key)).toEqual({ status: 201, id: 2, isReplay: false });
    });

    it("adds one pet when it is made many times at once", async () => {
      const written = await Promise.all(Array.from({ length: 20 }, async () => add()));
      expect(written.filter((each) => !each.isConflict && !each.isReplay)).toHaveLength(1);
      expect(await ids()).toEqual([1]);
    });
  });
}
