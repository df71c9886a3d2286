import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { describeMigration } from "../../test/describe-migration.ts";
import { extendedLibrary } from "../../test/extended-library.ts";
import { library } from "../../test/library-store.ts";
import { openTestStore } from "../../test/open-test-store.ts";
import { testFolder } from "../../test/test-folders.ts";
import { usageTable } from "../platform-tables.ts";
import { listCopiedTables } from "../postgres/migrate-store.ts";
import { countStore } from "./backup/check-store.ts";
import { assertCurrentSchema } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

const facts = {
  tables: [...listCopiedTables(library.tables), usageTable],
  types: { bigint: "INTEGER", text: "TEXT" },
  keyLogChanges: [
    "UPDATE key_log SET operator = ''",
    "DELETE FROM key_log",
    "INSERT OR REPLACE INTO key_log (at, operator, action, key_id, changes, position) VALUES (0, '', '', '', '{}', 1)",
  ],
  setVersion: "PRAGMA user_version = 2",
  subject: String.raw`\S+store\.db`,
  smallIndex: "CREATE INDEX books_by_state ON books (state, id, title)",
};

describeMigration(facts, () => {
  const dataDirectory = testFolder();
  const select = (sql: string, ...names: string[]) => {
    using database = new DatabaseSync(join(dataDirectory, "store.db"));
    return database.prepare(sql).all(...names);
  };
  return {
    async open(definition) {
      const program = definition.tables.cardHolders ? "extended-writer-thread.ts" : "writer-thread.ts";
      const writerThread = new URL(`../../test/${program}`, import.meta.url);
      return openTestStore({ definition, dataDirectory, writerThread });
    },
    run(sql) {
      using database = new DatabaseSync(join(dataDirectory, "store.db"));
      database.exec(sql);
    },
    async readTypes(table) {
      const columns = select("SELECT name, type FROM pragma_table_info(?)", table);
      return Object.fromEntries(columns.map(({ name, type }) => [name, String(type)]));
    },
    readIndex: async (index) =>
      select("SELECT name FROM pragma_index_info(?) ORDER BY seqno", index).map(({ name }) => String(name)),
    readVersion: async () => select("PRAGMA user_version")[0]?.user_version,
  };
});

it("rejects a store without a declared column if it must not be migrated, and states the next step", () => {
  using database = openDatabase(testFolder(), library.tables);
  expect(() => assertCurrentSchema(database, extendedLibrary.tables, "store.db")).toThrow(
    /^store\.db has an older schema than this program needs\. .* start the server of this version once to migrate/,
  );
  expect(() => assertCurrentSchema(database, library.tables, "store.db")).not.toThrow();
});

it("counts the rows of a table that has another name in the definition", () => {
  using database = openDatabase(testFolder(), extendedLibrary.tables);
  database.exec("INSERT INTO books VALUES (1, 'Momo', 1, NULL, NULL); INSERT INTO card_holders VALUES (1, 'Ida')");
  expect(countStore(database, extendedLibrary.tables)).toMatchObject({ books: 1, loans: 0, cardHolders: 1 });
});
