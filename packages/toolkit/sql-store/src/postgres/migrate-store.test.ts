import { cpSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { combinationsOf, storeRows, type Table, writeRows } from "../../test/describe-random-stores.ts";
import { type FilledFolder, fillFolder } from "../../test/fill-folder.ts";
import { type Book, createKeyRing, type LibraryStore, library } from "../../test/library-store.ts";
import { openLibrary } from "../../test/open-library.ts";
import { describeOnPostgres } from "../../test/postgres/test-database.ts";
import { sharedFolder, testFolder } from "../../test/test-folders.ts";
import { connect } from "../sqlite/connect.ts";
import { storePath } from "../sqlite/data-folder.ts";
import { lockDataFolder } from "../sqlite/lock-data-folder.ts";
import { openDatabase } from "../sqlite/open-database.ts";
import type { Progress } from "../store.ts";
import { listCopiedTables, migrateStore } from "./migrate-store.ts";

const silent: Progress = () => {};
const mappings = listCopiedTables(library.tables);
const tables = mappings.map(({ name }) => name as Table);
function migrate(from: string, to: string, { signal = new AbortController().signal, progress = silent } = {}) {
  return migrateStore({ definition: library, from, to, progress, signal });
}

describeOnPostgres("migrateStore", library, (database) => {
  const originalFolder = sharedFolder();
  let filled: FilledFolder;
  let folder: string;
  beforeAll(async () => {
    filled = await fillFolder(originalFolder);
  });
  beforeEach(() => {
    folder = testFolder();
    cpSync(originalFolder, folder, { recursive: true });
    onTestFinished(async () => void (await admin().query("DROP SCHEMA public CASCADE; CREATE SCHEMA public")));
  });
  const { url, admin } = { url: () => database().url, admin: () => database().adminSession };
  const countRows = async () => {
    const { rows } = await admin().query(
      mappings.map(({ name }) => `SELECT count(*)::integer AS count FROM ${name}`).join(" UNION ALL "),
    );
    return rows.map(({ count }) => count);
  };

  it("copies a store so that both return the same rows, keys and results of repeated writes", async () => {
    const { clock, keys, idempotentWrites } = filled;
    const migrated = await migrate(folder, url());
    const sqlite = openLibrary(folder);
    const postgres = await database().open({ clock });
    const both = [sqlite.store, postgres.store];
    const callBoth = async <Result>(call: (store: LibraryStore) => Result) => {
      const [fromSqlite, fromPostgres] = await Promise.all(both.map(call));
      expect(fromPostgres).toEqual(fromSqlite);
      return fromSqlite;
    };
    const books = migrated.tables[0]?.checksum.rowCount ?? 0;
    expect(books).toBe(112);
    for (let id = 0; id <= books + 1; id += 1) await callBoth(({ tables }) => tables.books.find(id));
    for (const state of [undefined, "available", "lent", "lost"] as const)
      for (let after = 0, page: Book[] | undefined; page?.length !== 0; after = page?.at(-1)?.id ?? 0)
        page = await callBoth(({ tables }) => tables.books.list({ filter: state ? { state } : {}, after, limit: 7 }));
    expect(await callBoth(({ tables }) => tables.loans.list({ after: 0, limit: 9 }))).toHaveLength(1);
    const authenticate = (key: string) =>
      callBoth(({ keys }) => createKeyRing(keys, clock).authenticate(`Bearer ${key}`));
    const results = await Promise.all(keys.map(authenticate));
    expect(results.map((result) => result !== undefined && "id" in result)).toEqual([true, false, true, false]);
    for (const write of idempotentWrites) expect(await callBoth(write)).toMatchObject({ isReplay: true });
    for (const write of idempotentWrites)
      expect(await callBoth((store) => write(store, { fingerprint: "other" }))).toEqual({ isConflict: true });
    await callBoth((store) => store.keys.list());
    await callBoth((store) => store.keys.log());
    await callBoth((store) => store.writes.addBook({ title: "the next", shelf: 1 }));
    await Promise.all([sqlite.close(), postgres.close()]);
  });

  it("assigns ids after the greatest assigned id, even if its row was deleted", async () => {
    const sqlite = connect(folder);
    sqlite.exec("DELETE FROM loans WHERE id = 1; DELETE FROM books WHERE id > 100");
    sqlite.close();
    await migrate(folder, url());
    const opened = await database().open();
    const momo = { title: "Momo", shelf: 1 };
    const claim = { scope: "s", fingerprint: "f", now: 1, expiresAt: 3_600_001 };
    expect(await opened.store.writes.addBook(momo)).toMatchObject({ outcome: { id: 113 } });
    expect(await opened.store.writes.addBook(momo, claim)).toMatchObject({ outcome: { id: 114 } });
    expect(await opened.store.writes.lendBook({ bookId: 16, createdAt: 1 })).toMatchObject({
      outcome: { loan: { id: 2 } },
    });
    await opened.close();
  });

  it("rolls back if the database changes a value of the copy", async () => {
    await (await database().open()).close();
    await admin().query(`
      CREATE FUNCTION trim_title() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.title := trim(NEW.title); RETURN NEW; END $$;
      CREATE TRIGGER trims BEFORE INSERT ON books FOR EACH ROW EXECUTE FUNCTION trim_title()`);
    await expect(migrate(folder, url())).rejects.toThrow(
      /^the books differ after the copy: 112 rows with .* Nothing was committed/,
    );
    expect(await countRows()).toEqual([0, 0, 0, 0, 0]);
  });

  it("rolls back if it is aborted, and blocks other sessions until then", async () => {
    const abortController = new AbortController();
    const rowCounts: Promise<unknown>[] = [];
    const progress = (task: string) => {
      if (task !== "books compared") return;
      rowCounts.push(
        admin()
          .query("SELECT FROM books")
          .then(({ rowCount }) => rowCount),
      );
      abortController.abort();
    };
    await expect(migrate(folder, url(), { signal: abortController.signal, progress })).rejects.toThrow(
      expect.objectContaining({ name: "AbortError" }),
    );
    expect(await Promise.all(rowCounts)).toEqual([0]);
    expect(await countRows()).toEqual([0, 0, 0, 0, 0]);
    await migrate(folder, url());
    expect(await countRows()).toEqual([112, 1, 4, 6, 16]);
  });

  it("copies each column of both stores except counters and positions", async () => {
    const sqlite = openDatabase(folder, library.tables);
    const readColumns = (table: string) => sqlite.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
    const tables = sqlite
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .map(({ name }) => name);
    expect(tables.filter((name) => !["key_usage", "sqlite_sequence"].includes(String(name))).sort()).toEqual(
      mappings.map(({ name }) => name as string).sort(),
    );
    await (await database().open()).close();
    for (const { name, columns } of mappings) {
      const isCopied = (column: unknown) => column !== "position";
      const sqliteColumns = readColumns(name).map((column) => column.name);
      expect(sqliteColumns.filter(isCopied)).toEqual(columns.map((column) => column.name));
      const { rows } = await admin().query(
        "SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 ORDER BY ordinal_position",
        [name],
      );
      expect(rows.map((row) => row.name).filter(isCopied)).toEqual(columns.map((column) => column.name));
    }
    sqlite.close();
  });

  it.each(combinationsOf(tables).map((filledTables) => [filledTables]))(
    "copies a random store with rows in %j",
    async (filledTables: Table[]) => {
      const [store] = fc.sample(storeRows(filledTables), 1);
      const data = join(folder, "random");
      const sqlite = openDatabase(data, library.tables);
      if (store) writeRows(sqlite, store);
      sqlite.close();
      const migrated = await migrate(data, url());
      expect(migrated.tables.map(({ table, checksum }) => [table.name, checksum.rowCount])).toEqual(
        mappings.map(({ name }) => [name, store?.rows[name as Table].length]),
      );
    },
  );

  describe("rejects", () => {
    const versionMessage = /has schema version 99, but this program supports version 1/;
    const secret = "postgres://library:secret@";

    it.each<[name: string, prepare: () => unknown, message: RegExp, from?: string, to?: string]>([
      ["a database of another schema version", writeNewerSchema, versionMessage],
      ["a folder of another schema version", () => runSql("PRAGMA user_version = 99"), versionMessage],
      ["a folder without a store", () => {}, /contains no store\.db/, "/none"],
      ["a folder that a server uses", lockFolder, /is in use by a server.* Stop that server/],
      [
        "a loan without a book, and states the next step",
        () => runSql("PRAGMA foreign_keys = OFF; DELETE FROM books"),
        /violates foreign key constraint .* Check the data folder: npm run integrity/,
      ],
      [
        "a URL with a missing certificate, and names its option",
        () => {},
        /^--to cannot be used: ENOENT: .*\/none'\. To continue, correct --to\.$/,
        "",
        `${secret}db/library?sslmode=verify-full&sslrootcert=/none`,
      ],
      [
        "a URL without a server, without printing the password",
        () => {},
        /^the database postgres:\/\/library:\*\*\*@.*ECONNREFUSED.*correct --to\.$/,
        "",
        `${secret}127.0.0.1:1/library`,
      ],
    ])("%s", async (_, prepare, message, from = "", to = url()) => {
      await prepare();
      await expect(migrate(folder + from, to)).rejects.toThrow(message);
    });

    it("a database that is not empty, and leaves it unchanged", async () => {
      const opened = await database().open();
      await opened.store.writes.addBook({ title: "Momo", shelf: 1 });
      await opened.close();
      await expect(migrate(folder, url())).rejects.toThrow(/is not empty: it contains 1 books\. Nothing was changed\./);
      expect(await countRows()).toEqual([1, 0, 0, 0, 0]);
    });

    async function writeNewerSchema() {
      await (await database().open()).close();
      await admin().query("UPDATE schema_version SET version = 99");
    }

    function runSql(sql: string) {
      const store = new DatabaseSync(storePath(folder));
      store.exec(sql);
      store.close();
    }

    function lockFolder() {
      onTestFinished(lockDataFolder(folder).release);
    }
  });
});
