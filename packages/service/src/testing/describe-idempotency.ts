import { describe, expect, it } from "vitest";
import { createApp } from "../create-app.ts";
import type { Claim } from "../idempotency/claim.ts";
import { createKeyRing } from "../keys/key-ring.ts";
import { createAddressLimiter } from "../limits/address-limiter.ts";
import { createMemoryLimiter } from "../limits/memory-limiter.ts";
import type { Stores } from "../stores/stores.ts";
import { outcomeOf } from "./outcome-of.ts";
import type { TestClock } from "./test-clock.ts";

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
    const ids = async () => (await stores().pets.list({ status: undefined, after: 0, limit: 10 })).map(({ id }) => id);

    it("adds one pet, and comes to the same when it is made again", async () => {
      expect(await add()).toEqual({ outcome: { id: 1, ...rex }, isReplay: false });
      clock().advance(23 * hour);
      expect(await add()).toEqual({ outcome: { id: 1, ...rex }, isReplay: true });
      expect(await ids()).toEqual([1]);
    });

    it("comes to what it first came to, whatever happened to the pet since", async () => {
      const { id } = await outcomeOf(add());
      await stores().orders.place(id, clock().now());
      expect(await add()).toMatchObject({ outcome: { id, ...rex } });
      expect(await add()).not.toHaveProperty("outcome.status");
    });

    it("expires after its lifetime", async () => {
      await add();
      clock().advance(24 * hour);
      expect(await add()).toMatchObject({ outcome: { id: 2 }, isReplay: false });
      expect(await add()).toMatchObject({ outcome: { id: 2 }, isReplay: true });
    });

    it("expires after its own lifetime, though an older one expires later", async () => {
      await add(claim({ scope: "later" }, 48));
      await add();
      clock().advance(24 * hour);
      expect(await add()).toMatchObject({ outcome: { id: 3 }, isReplay: false });
      expect(await add(claim({ scope: "later" }))).toMatchObject({ outcome: { id: 1 }, isReplay: true });
    });

    it("places one order, and keeps a refusal too", async () => {
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
      const keyRing = createKeyRing({ store: stores().keys, clock: clock() });
      const app = createApp({
        stores: stores(),
        keyRing,
        limiter: createMemoryLimiter(),
        addressLimiter: createAddressLimiter(1),
        clock: clock(),
        log: { warn: () => {}, error: () => {} },
        clientAddress: () => "127.0.0.1",
        hash: (data) => (typeof data === "string" ? data : new TextDecoder().decode(data)),
        origins: [],
      });
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

    it("that is made many times at once adds one pet", async () => {
      const written = await Promise.all(Array.from({ length: 20 }, async () => add()));
      expect(written.filter((each) => !each.isConflict && !each.isReplay)).toHaveLength(1);
      expect(await ids()).toEqual([1]);
    });
  });
}
