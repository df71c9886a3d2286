import { createTestClock } from "@animal-store/api-platform/testing";
import { expect, it } from "vitest";
import { describeWriter } from "../../test/describe-writer.ts";
import { createKeyRing, library } from "../../test/library-store.ts";
import { describeOnPostgres } from "../../test/postgres/test-database.ts";

const momo = { title: "Momo", shelf: 1, state: "available" } as const;
const claim = { scope: "one", fingerprint: "body", now: 0, expiresAt: 3_600_000 };

describeOnPostgres("the writer", library, (database) => {
  describeWriter(async (now) => {
    await (await database().open()).close();
    await database().truncate();
    const { adminSession: admin, open } = database();
    return {
      ...(await open({ clock: { now } })),
      run: (sql) => admin.query(sql),
      countCommits: async () =>
        Number((await admin.query("SELECT count(DISTINCT xmin::text) FROM books")).rows[0].count),
      count: async (table) => Number((await admin.query(`SELECT count(*) FROM ${table}`)).rows[0].count),
    };
  });

  it("commits the writes of one event-loop turn together, up to the maximum batch size", async () => {
    const { store, close } = await database().open({ maxBatchSize: 3 });
    await database().truncate();
    await Promise.all([
      ...Array.from({ length: 5 }, () => store.writes.addBook(momo)),
      store.writes.lendBook({ bookId: 1, createdAt: 0 }, claim),
    ]);
    const { rows } = await database().adminSession.query("SELECT count(DISTINCT xmin::text) FROM books WHERE id > 1");
    expect(rows).toEqual([{ count: "2" }]);
    await close();
  });

  it("sets the last ids of only the tables that a batch can change", async () => {
    const { store, close } = await database().open();
    await database().truncate();
    await store.writes.addBook(momo);
    const { rows } = await database().adminSession.query(
      "SELECT books.is_called AS books, loans.is_called AS loans FROM last_books_id AS books, last_loans_id AS loans",
    );
    expect(rows).toEqual([{ books: true, loans: false }]);
    await close();
  });

  it("idempotency records expire by the clock of the database, not of the process", async () => {
    const { store, close } = await database().open();
    await database().truncate();
    const lifetime = claim.expiresAt - claim.now;
    const createClaim = (now: number) => ({ ...claim, now, expiresAt: now + lifetime });
    const [past, future] = [0, Date.now() + 10 * 365 * 86_400_000];
    expect(await store.writes.addBook(momo, createClaim(past))).toMatchObject({ outcome: { id: 1 }, isReplay: false });
    expect(await store.writes.addBook(momo, createClaim(future))).toMatchObject({ outcome: { id: 1 }, isReplay: true });
    await database().adminSession.query("UPDATE idempotency_records SET expires_at = expires_at - $1", [lifetime]);
    expect(await store.writes.addBook(momo, createClaim(past))).toMatchObject({ outcome: { id: 2 }, isReplay: false });
    await close();
  });

  it("a probe commits a transaction without changes", async () => {
    const { store, probeWrite, close } = await database().openInSchema();
    const findNextTransactionId = async () =>
      (await database().adminSession.query("SELECT pg_snapshot_xmax(pg_current_snapshot()) AS id")).rows[0].id;
    const idBefore = await findNextTransactionId();
    await probeWrite();
    expect(Number(await findNextTransactionId())).toBeGreaterThan(Number(idBefore));
    expect(await store.writes.addBook(momo)).toMatchObject({ outcome: { id: 1 } });
    await close();
  });

  it.each(["off", "local", "on", "remote_apply"])(
    "commits at least to the local disk with synchronous_commit=%s",
    async (value) => {
      const { adminSession: admin } = database();
      const name = new URL(database().url).pathname.slice(1);
      await admin.query(`ALTER DATABASE ${name} SET synchronous_commit = ${value}`);
      const { store, close } = await database().open();
      await database().truncate();
      await admin.query(`
        CREATE TABLE commits (used text);
        CREATE FUNCTION note_commit() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN INSERT INTO commits VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$;
        CREATE TRIGGER notes_commit AFTER INSERT ON books EXECUTE FUNCTION note_commit();
        CREATE TRIGGER notes_commit AFTER INSERT OR UPDATE ON keys EXECUTE FUNCTION note_commit()`);
      const ring = createKeyRing(store.keys, createTestClock());
      await store.writes.addBook(momo);
      const { record } = await ring.issue({ plan: "member" });
      await ring.rotate(record.id, { overlap: 1000, expiresAt: null });
      await ring.revoke(record.id);
      const { rows } = await admin.query("SELECT DISTINCT used FROM commits");
      expect(rows).toEqual([{ used: value === "off" ? "on" : value }]);
      await admin.query("DROP FUNCTION note_commit CASCADE; DROP TABLE commits");
      await admin.query(`ALTER DATABASE ${name} RESET synchronous_commit`);
      await close();
    },
  );
});
