import { createTestClock } from "@animal-store/api-platform/testing";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { createKeyRing, library } from "../../test/library-store.ts";
import { describeOnPostgres } from "../../test/postgres/test-database.ts";
import { unwrapOutcome } from "../../test/unwrap-outcome.ts";
import type { OpenStore } from "../store.ts";

const momo = { title: "Momo", shelf: 1, state: "available" } as const;

// Each process is simulated by a separate store, with separate connections and queues.
describeOnPostgres("several processes on one database", library, (database) => {
  let processes: OpenStore<typeof library>[];
  beforeAll(async () => {
    processes = await Promise.all(Array.from({ length: 4 }, () => database().open()));
    return async () => void (await Promise.all(processes.map(({ close }) => close())));
  });
  beforeEach(() => database().truncate());
  const selectStore = (index: number) => (processes[index % processes.length] as OpenStore<typeof library>).store;

  it("pagination during concurrent writes returns every book exactly once", async () => {
    const addedIds: number[] = [];
    let areWriting = true;
    const write = async (index: number) => {
      for (let count = 0; count < 25; count += 1) {
        const claim = { scope: `${index} ${count}`, fingerprint: "", now: 0, expiresAt: 3_600_000 };
        const additions = [undefined, claim].map((each) =>
          unwrapOutcome(selectStore(index).writes.addBook(momo, each)),
        );
        for (const { id } of await Promise.all(additions)) addedIds.push(id);
      }
    };
    const writing = Promise.all([0, 1, 2, 3].map(write)).finally(() => (areWriting = false));
    const listedIds: number[] = [];
    let isLast = false;
    for (let pageIndex = 0; !isLast; pageIndex += 1) {
      isLast = !areWriting;
      const page = await selectStore(pageIndex).tables.books.list({
        filter: { state: "available" },
        after: listedIds.at(-1) ?? 0,
        limit: 7,
      });
      if (page.length > 0) isLast = false;
      listedIds.push(...page.map(({ id }) => id));
    }
    await writing;
    expect(listedIds).toEqual(addedIds.sort((a, b) => a - b));
    expect(listedIds).toHaveLength(200);
  });

  it("exactly one of 50 loans of a book succeeds, and each idempotency key runs its write once", async () => {
    const { id } = await unwrapOutcome(selectStore(0).writes.addBook(momo));
    const createClaim = (index: number) => ({ scope: `${index % 10}`, fingerprint: "", now: 0, expiresAt: 3_600_000 });
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        selectStore(index).writes.lendBook({ bookId: id, createdAt: 0 }, createClaim(index)),
      ),
    );
    expect(results.filter((each) => !each.isConflict && !each.isReplay && "loan" in each.outcome)).toHaveLength(1);
    expect(results.filter((result) => !result.isConflict && !result.isReplay)).toHaveLength(10);
    expect(await selectStore(1).tables.loans.list({ after: 0, limit: 9 })).toHaveLength(1);
  });

  it("every process reads an acknowledged write immediately", async () => {
    for (let count = 0; count < 20; count += 1) {
      const { id } = await unwrapOutcome(selectStore(count).writes.addBook(momo));
      const reader = selectStore(count + 1).tables.books;
      expect([await reader.find(id), (await reader.list({ after: id - 1, limit: 9 })).length]).toEqual([
        { id, ...momo },
        1,
      ]);
    }
  });

  it("stores the latest use of a key that several processes save concurrently", async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `key_${index}`);
    const clock = createTestClock();
    const { record } = await createKeyRing(selectStore(0).keys, clock).issue({ plan: "member" });
    const entry = { at: 0, operator: "", action: "create", keyId: "", changes: {} } as const;
    for (const id of ids) await selectStore(0).keys.save({ added: { ...record, id, hash: id }, log: [entry] });
    await Promise.all(
      processes.map(({ store }, index) =>
        store.keys.saveLastUsed((index % 2 ? ids.toReversed() : ids).map((id) => ({ id, at: index + 1 }))),
      ),
    );
    const lastUses = (await selectStore(0).keys.list()).map(({ lastUsedAt }) => lastUsedAt);
    expect(lastUses.sort()).toEqual([...ids.map(() => 4), null]);
  });
});
