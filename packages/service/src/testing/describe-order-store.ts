import { describe, expect, it } from "vitest";
import type { PetStatus } from "../pets/pet-store.ts";
import type { Stores } from "../stores/stores.ts";
import { outcomeOf } from "./outcome-of.ts";

const createdAt = Date.UTC(2026, 0, 15, 9, 30, 0, 7);

export function describeOrderStore(stores: () => Stores): void {
  describe("orders", () => {
    const addPet = (status?: PetStatus) =>
      outcomeOf(stores().pets.add({ name: "Rex", categoryId: 1, ...(status && { status }) }));
    const place = (petId: number | bigint) => outcomeOf(stores().orders.place(petId, createdAt));

    it.each([undefined, "available"] as const)("reserve a pet of status %s", async (status) => {
      const { id } = await addPet(status);
      expect(await place(id)).toEqual({
        order: { id: 1, petId: id, status: "placed", createdAt: "2026-01-15T09:30:00.007Z" },
      });
      expect((await stores().pets.find(id))?.status).toBe("pending");
    });

    it("take a pet that was reserved out of the list of its old status", async () => {
      const { id } = await addPet("available");
      await place(id);
      expect(await stores().pets.list({ status: "available", after: 0, limit: 10 })).toEqual([]);
      expect(await stores().pets.list({ status: "pending", after: 0, limit: 10 })).toHaveLength(1);
    });

    it("let exactly one of many orders for a pet succeed", async () => {
      const { id } = await addPet("available");
      const placed = await Promise.all(Array.from({ length: 50 }, () => place(id)));
      expect(placed.filter((each) => "order" in each)).toHaveLength(1);
      expect(await stores().orders.list({ after: 0, limit: 10 })).toHaveLength(1);
    });

    it("are listed in order of id, from after an id, up to a limit", async () => {
      for (let count = 0; count < 4; count += 1) await place((await addPet()).id);
      const page = await stores().orders.list({ after: 1, limit: 2 });
      expect(page.map(({ id }) => id)).toEqual([2, 3]);
    });
  });
}
