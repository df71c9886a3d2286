import { parseJson, stringifyJson } from "@animal-store/exact-json";
import fc from "fast-check";
import { type Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { arbitraryChanges, arbitraryNote } from "../test/arbitrary-note.ts";
import { describeOnDatabases } from "../test/describe-on-databases.ts";
import { createNotes, type Database, type Note, notes, smallNote } from "../test/notes.ts";
import { defineTable, migrate, UnstorableTextError } from "./index.ts";

const numRuns = 300;

describeOnDatabases((open) => {
  const openNotes = async () => {
    const db = (await open())<Database>();
    await migrate(db, { "0001": createNotes });
    return db;
  };

  it("reads the item that was written, also its order of members and its numbers", async () => {
    const db = await openNotes();
    await fc.assert(
      fc.asyncProperty(arbitraryNote, async (note) => {
        await db.deleteFrom("notes").execute();
        const returned = await insert(db, notes.toRow(note));
        const [read] = await db.selectFrom("notes").selectAll().execute();
        expect(stringifyJson(notes.toItem(returned))).toBe(stringifyJson(note));
        expect(stringifyJson(notes.toItem(read ?? returned))).toBe(stringifyJson(note));
      }),
      { numRuns },
    );
  });

  it("changes and removes only the members of an update", async () => {
    const db = await openNotes();
    await fc.assert(
      fc.asyncProperty(arbitraryNote, arbitraryChanges, arbitraryNote, async (note, changes, replacement) => {
        await db.deleteFrom("notes").execute();
        const row = await insert(db, notes.toRow(note));
        const changed = await update(db, notes.toColumns(changes, row));
        const merged = Object.entries({ ...note, ...changes }).filter(([, value]) => value !== undefined);
        expect(toPlain(notes.toItem(changed))).toEqual(toPlain(Object.fromEntries(merged)));
        const replaced = await update(db, notes.toRow(replacement, changed));
        expect(stringifyJson(notes.toItem(replaced))).toBe(stringifyJson(replacement));
        expect([row, changed, replaced].map(notes.etag)).toEqual(['"1"', '"2"', '"3"']);
      }),
      { numRuns },
    );
  });

  it("finds rows by the values of their columns", async () => {
    const db = await openNotes();
    const size = 2n ** 63n - 1n;
    const row = await insert(db, notes.toRow({ ...smallNote, size, isDone: false, title: "'🐾" }));
    const query = db.selectFrom("notes").selectAll();
    for (const found of [
      query.where("size", "=", size),
      query.where("isPublic", "=", true).where("isDone", "=", false),
      query.where("title", "=", "'🐾"),
      query.where("weight", "=", 0.5).limit(1),
      query.where("size", ">", size - 1n).where("id", "in", [row.id]),
    ])
      expect(await found.execute()).toEqual([row]);
    expect(await query.where("size", "=", size - 1n).execute()).toEqual([]);
  });

  it("assigns ids that no earlier row had", async () => {
    const db = await openNotes();
    const add = async () => (await insert(db, notes.toRow(smallNote))).id;
    expect([await add(), await add()]).toEqual([1, 2]);
    await db.deleteFrom("notes").execute();
    expect(await add()).toBe(3);
    for (const id of [4, 5, 7]) await insert(db, notes.toRow({ ...smallNote, id }));
    const ids = [await add(), await add(), await add(), 1, 2, 3, 4, 5, 7];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("rejects a text that PostgreSQL cannot store, in each query", async () => {
    const db = await openNotes();
    for (const text of ["a\0", "\ud800", "\udc00\ud800"]) {
      expect(() => notes.toRow({ ...smallNote, title: text })).toThrow(UnstorableTextError);
      expect(() => notes.toRow({ ...smallNote, title: text })).toThrow(/^title must not contain /);
      await expect(async () => db.selectFrom("notes").selectAll().where("text", "=", text).execute()).rejects.toThrow(
        UnstorableTextError,
      );
      const row = await insert(db, notes.toRow({ ...smallNote, tags: [text], [text]: text }));
      expect(notes.toItem(row)).toMatchObject({ tags: [text], [text]: text });
    }
  });

  it("lets one of concurrent updates with the same tag succeed", async () => {
    const connect = await open();
    const [db, other] = [connect<Database>(), connect<Database>()];
    await migrate(db, { "0001": createNotes });
    const row = await insert(db, notes.toRow(smallNote));
    const updates = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? db : other)
        .updateTable("notes")
        .set(notes.toColumns({ text: String(index) }, row))
        .where("id", "=", row.id)
        .where("version", "=", row.version)
        .executeTakeFirstOrThrow(),
    );
    const counts = (await Promise.all(updates)).map(({ numUpdatedRows }) => numUpdatedRows);
    expect(counts.toSorted()).toEqual([...Array(19).fill(0n), 1n]);
    const [updated] = await other.selectFrom("notes").selectAll().execute();
    expect(updated && notes.etag(updated)).toBe('"2"');
  });

  it("locks a row in a transaction with forUpdate", async () => {
    const db = await openNotes();
    const { id } = await insert(db, notes.toRow({ ...smallNote, size: 0 }));
    const increment = () =>
      db.transaction().execute(async (transaction) => {
        const query = transaction.selectFrom("notes").selectAll().where("id", "=", id).forUpdate();
        const row = await query.executeTakeFirstOrThrow();
        await transaction
          .updateTable("notes")
          .set(notes.toColumns({ size: Number(row.size) + 1 }, row))
          .execute();
      });
    await Promise.all(Array.from({ length: 10 }, increment));
    expect(await db.selectFrom("notes").select("size").execute()).toEqual([{ size: 10 }]);
  });

  it("returns exact integers of queries that are no column", async () => {
    const db = await openNotes();
    const { rows } = await sql`select count(*) as count, 9223372036854775807 as maximum from notes`.execute(db);
    expect(rows).toEqual([{ count: 0, maximum: 9223372036854775807n }]);
  });
});

describe("toRow", () => {
  it("rejects an integer that 64 bits do not hold exactly", () => {
    for (const size of [2n ** 63n, -(2n ** 63n) - 1n, 1e20, 0.5])
      expect(() => notes.toRow({ ...smallNote, size })).toThrow(/^size must be an integer of 64 bits, got /);
  });

  it("stores the order of members only if it is not that of the columns", () => {
    const { id: _, ...inOrder } = notes.toItem({ ...notes.toRow({ ...smallNote, id: 1 }) } as never) as Note;
    expect(notes.toRow(inOrder as Note)._other).toBeNull();
    const { text, ...rest } = smallNote;
    expect(notes.toRow({ ...rest, note: 1, text } as never)._other).toContain('"note":1,"text":null}');
  });
});

it("reports a table without a version column", () => {
  const tags = defineTable<{ name: string }>()("tags", { name: "text" });
  expect(() => tags.etag({ name: "a", _other: null })).toThrow('the table tags has no column of the kind "version"');
});

function insert(db: Kysely<Database>, row: ReturnType<typeof notes.toRow>) {
  return db.insertInto("notes").values(row).returningAll().executeTakeFirstOrThrow();
}

function update(db: Kysely<Database>, columns: ReturnType<typeof notes.toColumns>) {
  return db.updateTable("notes").set(columns).returningAll().executeTakeFirstOrThrow();
}

/** Returns an item as its JSON has it, for example with 0 for -0. */
function toPlain(item: object): unknown {
  return parseJson(stringifyJson(item));
}
