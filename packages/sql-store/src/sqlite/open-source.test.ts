import { expect, it } from "vitest";
import { extendedLibrary } from "../../test/extended-library.ts";
import { library } from "../../test/library-store.ts";
import { testFolder } from "../../test/test-folders.ts";
import { openDatabase } from "./open-database.ts";
import { openSource } from "./open-source.ts";

it("rejects a store whose tables or columns of a newer program have data", () => {
  const folder = testFolder();
  const newer = openDatabase(folder, extendedLibrary.tables);
  newer.exec("INSERT INTO books (title, shelf) VALUES ('Momo', 1)");
  openSource(folder, library.tables).close();
  newer.exec("UPDATE books SET author = 'Ende'; INSERT INTO card_holders (name) VALUES ('Ida')");
  newer.close();
  expect(() => openSource(folder, library.tables)).toThrow(
    /has data in books\.author, card_holders\.id, card_holders\.name, which this program would not copy/,
  );
  openSource(folder, extendedLibrary.tables).close();
});
