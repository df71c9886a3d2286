import type { PetStore } from "@animal-store/store";
import { expect, it, onTestFinished } from "vitest";

interface OpenWriter {
  readonly store: PetStore;
  run(sql: string): unknown;
  count(table: string): Promise<unknown> | unknown;
  close(): Promise<void>;
}

const rex = { name: "Rex", categoryId: 1, status: "available" } as const;
const claim = { scope: "one", fingerprint: "body", now: 0, expiresAt: 3_600_000 };
const firstPage = { after: 0, limit: 1000 };

/** @param failures the errors for a category beyond int64, and for an idempotency record without an expiry */
export function describeWriter(
  open: (now: () => number) => Promise<OpenWriter> | OpenWriter,
  failures: readonly [category: object, expiry: object],
): void {
  let now = 0;
  const openWriter = async () => {
    now = claim.now;
    const opened = await open(() => now);
    onTestFinished(opened.close);
    return opened;
  };

  it("a failed write is rolled back, and the other writes of its batch succeed", async () => {
    const { store, count } = await openWriter();
    const settled = await Promise.allSettled([
      store.writes.createPet(rex),
      store.writes.createPet({ name: "Tom", categoryId: 2n ** 64n }),
      // The pet is reserved and the order placed before the idempotency record fails.
      store.writes.createOrder({ petId: 1, createdAt: 0 }, { ...claim, expiresAt: Number.NaN }),
      store.writes.createPet(rex, claim),
    ]);
    expect(settled).toMatchObject([
      { value: { outcome: { id: 1 } } },
      { reason: failures[0] },
      { reason: failures[1] },
      { value: { outcome: { id: 2 } } },
    ]);
    expect(await store.tables.pets.list(firstPage)).toEqual([1, 2].map((id) => ({ id, ...rex })));
    expect([await count("orders"), await count("idempotent_outcomes")]).toEqual([0, 1]);
  });

  it("a new idempotency record removes two expired ones", async () => {
    const { store, count } = await openWriter();
    for (let index = 0; index < 5; index += 1) await store.writes.createPet(rex, { ...claim, scope: `old ${index}` });
    now = claim.expiresAt;
    await store.writes.createPet(rex, { ...claim, scope: "new", now, expiresAt: 2 * now });
    expect(await count("idempotent_outcomes")).toBe(4);
  });

  it("never assigns the id of a deleted row again, and continues after a row that was inserted by hand", async () => {
    const { store, run } = await openWriter();
    const placeOrder = () => store.writes.createOrder({ petId: 1, createdAt: 0 });
    await Promise.all([store.writes.createPet(rex), store.writes.createPet(rex, claim)]);
    expect(await placeOrder()).toMatchObject({ outcome: { order: { id: 1 } } });
    await run("DELETE FROM orders; DELETE FROM pets WHERE id = 2; UPDATE pets SET status = NULL");
    expect(await store.writes.createPet(rex)).toMatchObject({ outcome: { id: 3 } });
    expect(await placeOrder()).toMatchObject({ outcome: { order: { id: 2 } } });
    await run("INSERT INTO pets (id, name, category_id) VALUES (7, 'Tom', 1)");
    expect(await store.writes.createPet(rex)).toMatchObject({ outcome: { id: 8 } });
    await run("DELETE FROM orders; DELETE FROM pets");
    expect(await store.writes.createPet(rex)).toMatchObject({ outcome: { id: 9 } });
  });
}
