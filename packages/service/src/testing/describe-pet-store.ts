import { describe, expect, it } from "vitest";
import type { PetStatus } from "../pets/pet-store.ts";
import type { Stores } from "../stores/stores.ts";
import { outcomeOf } from "./outcome-of.ts";

export function describePetStore(stores: () => Stores): void {
  describe("pets", () => {
    const add = (name: string, status?: PetStatus) =>
      outcomeOf(stores().pets.add({ name, categoryId: 1, ...(status && { status }) }));
    const ids = async (page: { status?: PetStatus; after?: number; limit?: number }) => {
      const found = await stores().pets.list({ status: page.status, after: page.after ?? 0, limit: page.limit ?? 100 });
      return found.map(({ id }) => id);
    };

    it("get ids from 1 upwards", async () => {
      expect((await add("Rex")).id).toBe(1);
      expect((await add("Tom")).id).toBe(2);
    });

    it.each([0, -1, 2n ** 63n - 1n, -(2n ** 63n), 2n ** 53n + 1n])(
      "keep the categoryId %s exactly",
      async (categoryId) => {
        const added = await outcomeOf(stores().pets.add({ name: "Rex", categoryId }));
        expect(added.categoryId).toBe(categoryId);
        expect(await stores().pets.find(added.id)).toEqual({ id: 1, name: "Rex", categoryId });
        expect(await stores().pets.list({ status: undefined, after: 0, limit: 1 })).toEqual([
          { id: 1, name: "Rex", categoryId },
        ]);
      },
    );

    it.each([" Rex ", "É", "E\u0301", "\u{1F408}\u200D\u2B1B", "'; DROP TABLE pets; --", "\t\n\r"])(
      "keep the name %j exactly",
      async (name) => {
        const { id } = await add(name);
        expect((await stores().pets.find(id))?.name).toBe(name);
      },
    );

    it("keep a missing status missing", async () => {
      const { id } = await add("Rex");
      expect(await stores().pets.find(id)).not.toHaveProperty("status");
    });

    it.each([2, 0, -1, 2n ** 63n - 1n, -(2n ** 63n)])("are not found under the id %s", async (id) => {
      await add("Rex");
      expect(await stores().pets.find(id)).toBeUndefined();
    });

    it("are listed in order of id, from after an id, up to a limit", async () => {
      for (const name of ["a", "b", "c", "d"]) await add(name);
      expect(await ids({})).toEqual([1, 2, 3, 4]);
      expect(await ids({ after: 1, limit: 2 })).toEqual([2, 3]);
      expect(await ids({ after: 4 })).toEqual([]);
      expect(await ids({ after: Number.MAX_SAFE_INTEGER })).toEqual([]);
    });

    it("are listed by status; those without one only without a filter", async () => {
      await add("a", "sold");
      await add("b");
      await add("c", "available");
      await add("d", "sold");
      expect(await ids({ status: "sold" })).toEqual([1, 4]);
      expect(await ids({ status: "sold", after: 1 })).toEqual([4]);
      expect(await ids({ status: "pending" })).toEqual([]);
      expect(await ids({})).toEqual([1, 2, 3, 4]);
    });

    it("are not changed by what a caller does to them", async () => {
      const added = await add("Rex");
      added.name = "Tom";
      const found = await stores().pets.find(1);
      if (found) found.name = "Tom";
      expect((await stores().pets.find(1))?.name).toBe("Rex");
    });
  });
}
