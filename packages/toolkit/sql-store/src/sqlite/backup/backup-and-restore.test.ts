import { cpSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "@animal-store/node-http";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { readRows } from "../../../test/describe-random-stores.ts";
import { extendedLibrary } from "../../../test/extended-library.ts";
import { fillFolder } from "../../../test/fill-folder.ts";
import { checkedLibrary } from "../../../test/library-store.ts";
import { sharedFolder, testFolder } from "../../../test/test-folders.ts";
import { lockDataFolder } from "../lock-data-folder.ts";
import { createBackup, restoreStore } from "./backup-and-restore.ts";

const sourceFolder = sharedFolder();
await fillFolder(sourceFolder);

const progress = () => {};
let folder: string;
let dataFolder: string;
let backupFile: string;
let targetFolder: string;
beforeEach(() => {
  folder = testFolder();
  [dataFolder, backupFile, targetFolder] = [join(folder, "data"), join(folder, "library.db"), join(folder, "into")];
  cpSync(sourceFolder, dataFolder, { recursive: true });
});

const backUp = (to = backupFile) => createBackup({ checked: checkedLibrary, dataDirectory: dataFolder, to, progress });
const restore = (from = backupFile, dataDirectory = targetFolder) =>
  restoreStore({ checked: checkedLibrary, from, dataDirectory, progress });

function corrupt(path: string): void {
  const bytes = readFileSync(path);
  bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 8192);
  writeFileSync(path, bytes);
}

function runSql(path: string, sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

it("backs up and restores a store with a loan without its book, and returns the violation", async () => {
  runSql(
    join(dataFolder, "store.db"),
    "PRAGMA foreign_keys = OFF; DELETE FROM books WHERE id = (SELECT book_id FROM loans)",
  );
  const violations = ["1 loans refer to books that do not exist, the first is 1"];
  const { counts, ...backedUp } = await backUp();
  expect(backedUp).toEqual({ violations, bytes: statSync(backupFile).size });
  expect(counts).toEqual({ books: 111, loans: 1, keys: 4, "idempotency records": 16 });
  expect(restore()).toEqual({ counts, violations });
  expect(readRows(targetFolder)).toEqual(readRows(dataFolder));
});

it("adds the columns and tables of a newer definition to the restored store", async () => {
  await backUp();
  const originalBytes = readFileSync(backupFile);
  const checked = { ...checkedLibrary, definition: extendedLibrary };
  const { counts, violations } = restoreStore({ checked, from: backupFile, dataDirectory: targetFolder, progress });
  expect(counts).toMatchObject({ books: 112, cardHolders: 0 });
  expect(violations).toEqual([]);
  expect(readFileSync(backupFile)).toEqual(originalBytes);
});

const restoreAfter = (changeFile: () => void) => {
  changeFile();
  return restore();
};
const createNewPath = () => join(folder, "new.db");

const rejections: [name: string, run: () => unknown, message: RegExp][] = [
  [
    "a backup onto a file that exists",
    () => backUp(),
    /library\.db already exists, and is not overwritten\. Name another/,
  ],
  [
    "a backup into a missing folder",
    () => backUp(join(folder, "none", "a.db")),
    /there is no folder .*none\. Create it, or name/,
  ],
  [
    "a backup of a folder without a store",
    () => createBackup({ checked: checkedLibrary, dataDirectory: folder, to: createNewPath(), progress }),
    /contains no store\.db\. Set DATA_DIR/,
  ],
  [
    "a backup of a corrupt store",
    () => {
      corrupt(join(dataFolder, "store.db"));
      return backUp(createNewPath());
    },
    /is corrupt: .* No file was created\. Check it: npm run integrity/,
  ],
  [
    "a restore of a missing file",
    () => restore(join(folder, "none.db")),
    /there is no file .*none\.db\. To continue, name a file/,
  ],
  [
    "a restore of a folder",
    () => restore(folder),
    /is not a file\. To continue, name a file that npm run backup created/,
  ],
  [
    "a restore of an empty file",
    () => restoreAfter(() => truncateSync(backupFile)),
    /library\.db contains no store\. To continue, name a file/,
  ],
  [
    "a restore of a truncated backup",
    () => restoreAfter(() => truncateSync(backupFile, statSync(backupFile).size - 4096)),
    /library\.db is not a valid backup: .* To continue, name a file that npm run backup created/,
  ],
  [
    "a restore of another program's database",
    () => restoreAfter(() => runSql(backupFile, "DROP TABLE loans; DROP TABLE books")),
    /library\.db is a database of another program\. To continue, name a file that npm run backup created/,
  ],
  [
    "a restore of a backup of another schema version",
    () => restoreAfter(() => runSql(backupFile, "PRAGMA user_version = 99")),
    /has schema version 99, .* Use the program that wrote it, or name a file/,
  ],
  [
    "a restore over a store",
    () => restore(backupFile, dataFolder),
    /is not empty: it contains store\.db\. Nothing was restored\. Move that/,
  ],
  [
    "a restore into a folder that a server uses",
    () => {
      onTestFinished(lockDataFolder(targetFolder).release);
      return restore();
    },
    /into is in use by a server\. Stop that server, or name another folder/,
  ],
  [
    "a restore of a corrupt backup",
    () => restoreAfter(() => corrupt(backupFile)),
    /the backup .*library\.db is corrupt: .* Nothing was restored\. Name another backup/,
  ],
  [
    "a restore of a file that is not a backup",
    () => restoreAfter(() => writeFileSync(backupFile, "no database")),
    /library\.db is not a valid backup: file is not a database\. To continue, name a file/,
  ],
  [
    "a restore of a store without its WAL",
    () => restoreAfter(() => writeFileSync(`${backupFile}-wal`, "newest")),
    /library\.db is incomplete: .*-wal contains its newest records/,
  ],
];
it.each(rejections)("rejects %s, and leaves no file", async (_, run, message) => {
  await backUp();
  const filesBefore = readdirSync(folder);
  const error = await Promise.try(run).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartupError);
  expect((error as StartupError).message).toMatch(message);
  const filesAfter = readdirSync(folder).filter((name) => name !== "into" && !name.endsWith("-wal"));
  expect(filesAfter).toEqual(filesBefore);
  expect(existsSync(join(targetFolder, "store.db"))).toBe(false);
});
