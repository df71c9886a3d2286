import { type Changes, createStoreChanges, type SharedChanges, StoreUnavailable } from "@animal-store/service";
import { outcomeOf } from "@animal-store/service/testing";
import { expect, it } from "vitest";
import { describeOnPostgres } from "../../../test/postgres/test-database.ts";

const rex = { name: "Rex", categoryId: 1, status: "available" } as const;
const claim = { scope: "one", fingerprint: "body", now: 0, expiresAt: 1000 };
const all = { status: undefined, after: 0, limit: 1000 };

describeOnPostgres("the writer", (database) => {
  const count = async (table: string) =>
    Number((await database().other.query(`SELECT count(*) FROM ${table}`)).rows[0].count);

  it("a write that fails leaves nothing behind, and those around it are done", async () => {
    const { stores, close } = await database().openBeside();
    const settled = await Promise.allSettled([
      stores.pets.add(rex),
      stores.pets.add({ name: "Tom", categoryId: 2n ** 64n }),
      // The pet is reserved and the order placed before the claim turns out to be impossible.
      stores.orders.place(1, 0, { ...claim, expiresAt: Number.NaN }),
      stores.pets.add(rex, claim),
    ]);
    expect(settled).toMatchObject([
      { value: { outcome: { id: 1 } } },
      { reason: { code: "22003" } },
      { reason: { code: "23502" } },
      { value: { outcome: { id: 2 } } },
    ]);
    expect(await stores.pets.list(all)).toEqual([1, 2].map((id) => ({ id, ...rex })));
    expect(await stores.orders.list(all)).toEqual([]);
    await close();
  });

  it("writes of one turn are one transaction, at most as many as it may hold", async () => {
    const { stores, close } = await database().open({ mostAtOnce: 3 });
    await database().empty();
    await Promise.all([...Array.from({ length: 5 }, () => stores.pets.add(rex)), stores.orders.place(1, 0, claim)]);
    const { rows } = await database().other.query("SELECT count(DISTINCT xmin::text) FROM pets WHERE id > 1");
    expect(rows).toEqual([{ count: "2" }]);
    await close();
  });

  it("a claim that is kept makes room: two whose time is over go", async () => {
    const { stores, close } = await database().open();
    await database().empty();
    for (let index = 0; index < 5; index += 1) await stores.pets.add(rex, { ...claim, scope: `old ${index}` });
    await stores.pets.add(rex, { ...claim, scope: "new", now: 1000, expiresAt: 2000 });
    expect(await count("idempotent_outcomes")).toBe(4);
    await close();
  });

  it("tells the others before a batch is committed, and what it changed before it is answered", async () => {
    const told: unknown[] = [];
    const changes = createStoreChanges();
    const shared: SharedChanges = {
      ...changes,
      async begin(batch) {
        told.push(["begin", batch, await count("pets")]);
        return async (done) => void told.push(["end", done, await count("pets")]);
      },
    };
    const { stores, close } = await database().open({ shareChanges: () => shared });
    await database().empty();
    expect(stores.pets.changes).toBe<Changes>(changes.pets);
    await stores.pets.add(rex, claim);
    await Promise.all([
      stores.pets.add(rex),
      stores.pets.add(rex, claim),
      stores.pets.add(rex, { ...claim, fingerprint: "other" }),
      stores.orders.place(1, 0),
      stores.orders.place(1, 0),
    ]);
    await expect(stores.pets.add({ ...rex, categoryId: 2n ** 64n })).rejects.toThrow();
    const createdAt = "1970-01-01T00:00:00.000Z";
    expect(told).toEqual([
      ["begin", { pets: [rex], orderedPets: [] }, 0],
      ["end", { added: [{ id: 1, ...rex }], placed: [] }, 1],
      ["begin", { pets: [rex, rex, rex], orderedPets: [1, 1] }, 1],
      ["end", { added: [{ id: 2, ...rex }], placed: [{ id: 1, petId: 1, status: "placed", createdAt }] }, 2],
      ["begin", { pets: [{ ...rex, categoryId: 2n ** 64n }], orderedPets: [] }, 2],
      ["end", "failed", 2],
    ]);
    await close();
  });

  it("one that can tell nobody writes while its announcement holds, and renews it", async () => {
    const processId = "8b8f9a52-4a5c-4b60-9e55-5a3ee9c1b0a1";
    let untold:
      | Parameters<NonNullable<Parameters<ReturnType<typeof database>["open"]>[0]>["shareChanges"] & object>[0]
      | undefined;
    const shared: SharedChanges = {
      ...createStoreChanges(),
      begin: async () => Object.assign(async () => {}, { untoldAs: processId }),
    };
    const { stores, close } = await database().open({
      shareChanges(writers) {
        untold = writers;
        return shared;
      },
    });
    await database().empty();
    const { other } = database();
    const left = async () =>
      Number((await other.query("SELECT extract(epoch FROM until - now()) AS left FROM untold_writers")).rows[0]?.left);

    await expect(stores.pets.add(rex)).rejects.toThrow(StoreUnavailable);
    expect(await untold?.isAnyoneUntold()).toBe(false);
    await untold?.announce(processId, 3);
    expect(await untold?.isAnyoneUntold()).toBe(true);
    expect(await left()).toBeLessThan(3);
    expect(await outcomeOf(stores.pets.add(rex))).toMatchObject({ id: 1 });
    expect(await left()).toBeGreaterThan(8);
    await other.query("UPDATE untold_writers SET until = now() - interval '1 ms'");
    expect(await untold?.isAnyoneUntold()).toBe(false);
    await expect(stores.pets.add(rex)).rejects.toThrow(StoreUnavailable);
    await untold?.withdraw(processId);
    expect(await count("untold_writers")).toBe(0);
    expect(await count("pets")).toBe(1);
    await close();
  });
});
