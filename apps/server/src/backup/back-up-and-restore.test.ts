import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartUpError } from "@animal-store/node-edge";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { fillFolder } from "../../test/move/fill-folder.ts";
import { openTestStores } from "../../test/open-test-stores.ts";
import { temporaryDirectory } from "../../test/server-process.ts";
import { createFingerprint } from "../move/fingerprint.ts";
import { movedTables } from "../move/moved-tables.ts";
import { createProgress } from "../move/progress.ts";
import { lockDataFolder } from "../sqlite/lock-data-folder.ts";
import { openSource } from "../sqlite/open-source.ts";
import { backUpStore } from "./back-up-store.ts";
import { restoreStore } from "./restore-store.ts";

const original = temporaryDirectory();
await fillFolder(original.path);
afterAll(original.remove);

const progress = createProgress({ write: () => {} });
let folder: ReturnType<typeof temporaryDirectory>;
let data: string;
let file: string;
let into: string;
beforeEach(async () => {
  folder = temporaryDirectory();
  [data, file, into] = [join(folder.path, "data"), join(folder.path, "animals.db"), join(folder.path, "into")];
  cpSync(original.path, data, { recursive: true });
});
afterEach(() => folder.remove());

const backUp = (to = file) => backUpStore({ dataDirectory: data, to, progress });
const restore = (from = file, dataDirectory = into) => restoreStore({ from, dataDirectory, progress });

/** Spoils a file in the middle, where its first page does not tell. */
function spoil(path: string): void {
  const bytes = readFileSync(path);
  bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 8192);
  writeFileSync(path, bytes);
}

function change(path: string, sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

function fingerprints(dataDirectory: string) {
  const source = openSource(dataDirectory);
  const read = movedTables.map((table) => {
    const fingerprint = createFingerprint();
    for (const row of source.rows(table)) fingerprint.add(row);
    return [table.name, fingerprint.result()];
  });
  source.close();
  return read;
}

it("what is restored is what was backed up, and ids go on from there", async () => {
  const { counts } = await backUp();
  expect(restore()).toEqual({ counts, violations: [] });
  expect(fingerprints(into)).toEqual(fingerprints(data));
  const { stores, close } = openTestStores(into);
  expect(await stores.pets.add({ name: "Rex", categoryId: 1 })).toMatchObject({ outcome: { id: counts.pets + 1 } });
  await close();
});

it("backs up and restores a store that violates a rule, and reports the rule", async () => {
  change(join(data, "store.db"), "PRAGMA foreign_keys = OFF; DELETE FROM pets WHERE id = (SELECT pet_id FROM orders)");
  const violations = ["1 orders refer to pets that do not exist, the first is 1"];
  const backedUp = await backUp();
  expect(backedUp.violations).toEqual(violations);
  expect(restore()).toEqual({ counts: backedUp.counts, violations });
  expect(fingerprints(into)).toEqual(fingerprints(data));
});

it("what a restore left that was killed is no store, and goes with the next one", async () => {
  await backUp();
  mkdirSync(into);
  writeFileSync(join(into, ".store.db.one.unfinished"), "half");
  restore();
  expect(readdirSync(into).sort()).toEqual(["server.lock.db", "store.db"]);
});

it("what an older program backed up is brought up to date where it is restored", async () => {
  const { counts } = await backUp();
  change(
    file,
    `DROP TABLE key_log; ALTER TABLE keys DROP COLUMN scopes; ALTER TABLE keys DROP COLUMN lineage_id;
     ALTER TABLE keys DROP COLUMN unbanned_at; ALTER TABLE keys DROP COLUMN last_used_at; ALTER TABLE keys DROP COLUMN successor_id;
     DROP TABLE key_usage; DROP TABLE idempotent_outcomes; PRAGMA user_version = 1`,
  );
  const older = readFileSync(file);
  expect(restore()).toEqual({ counts: { ...counts, outcomes: 0 }, violations: [] });
  expect(readFileSync(file)).toEqual(older);
  const { stores, close } = openTestStores(into);
  expect(await stores.pets.add({ name: "Rex", categoryId: 1 })).toMatchObject({ outcome: { id: counts.pets + 1 } });
  await close();
});

const refusals: [what: string, act: () => unknown, message: RegExp][] = [
  [
    "a back-up onto a file that is there",
    () => backUp(),
    /animals\.db is there already, and is not overwritten\. Name another/,
  ],
  [
    "a back-up into no folder",
    () => backUp(join(folder.path, "none", "a.db")),
    /there is no folder .*none\. Make it, or name/,
  ],
  [
    "a back-up of no store",
    () => backUpStore({ dataDirectory: folder.path, to: join(folder.path, "new.db"), progress }),
    /holds no store: there is no store\.db in it\. Set DATA_DIR/,
  ],
  [
    "a back-up of a corrupt store",
    () => {
      spoil(join(data, "store.db"));
      return backUp(join(folder.path, "new.db"));
    },
    /is corrupt: .* No file was written\. Check it: npm run integrity/,
  ],
  [
    "a restore of no file",
    () => restore(join(folder.path, "none.db")),
    /there is no file .*none\.db\. To go on, name a file/,
  ],
  ["a restore of a folder", () => restore(folder.path), /is no file\. To go on, name a file that npm run backup made/],
  [
    "a restore of a file that holds nothing",
    () => {
      truncateSync(file);
      return restore();
    },
    /animals\.db holds nothing\. To go on, name a file/,
  ],
  [
    "a restore of a back-up that is cut short",
    () => {
      truncateSync(file, readFileSync(file).length - 4096);
      return restore();
    },
    /animals\.db is no sound back-up: .* To go on, name a file that npm run backup made/,
  ],
  [
    "a restore of another program's database",
    () => {
      change(file, "DROP TABLE orders");
      return restore();
    },
    /animals\.db is a database of another program\. To go on, name a file that npm run backup made/,
  ],
  [
    "a restore of a newer program's back-up",
    () => {
      change(file, "PRAGMA user_version = 99");
      return restore();
    },
    /has schema version 99, .* Start a newer program, or name a file/,
  ],
  [
    "a restore over a store",
    () => restore(file, data),
    /is not empty: it holds store\.db\. Nothing was restored\. Move that/,
  ],
  [
    "a restore into a folder that somebody has",
    () => {
      const lock = lockDataFolder(into);
      try {
        return restore();
      } finally {
        lock.release();
      }
    },
    /into is in use by a server\. Stop that one, or name another folder/,
  ],
  [
    "a restore of a spoiled back-up",
    () => {
      spoil(file);
      return restore();
    },
    /the backup .*animals\.db is corrupt: .* Nothing was restored\. Name another one/,
  ],
  [
    "a restore of what is no back-up",
    () => {
      writeFileSync(file, "no database");
      return restore();
    },
    /animals\.db is no sound back-up: file is not a database\. To go on, name a file/,
  ],
  [
    "a restore of half a store",
    () => {
      writeFileSync(`${file}-wal`, "newest");
      return restore();
    },
    /animals\.db is half of a store: .*-wal beside it holds the newest records/,
  ],
];
it.each(refusals)("%s is refused, and leaves nothing behind", async (_, act, message) => {
  await backUp();
  const before = readdirSync(folder.path);
  const refused = await Promise.try(act).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartUpError);
  expect((refused as StartUpError).message).toMatch(message);
  const rest = readdirSync(folder.path).filter((name) => name !== "into" && !name.endsWith("-wal"));
  expect(rest).toEqual(before);
  expect(existsSync(join(into, "store.db"))).toBe(false);
});
