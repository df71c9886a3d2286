import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "@animal-store/node-http";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { fingerprintsOf } from "../../test/describe-random-stores.ts";
import { fillFolder } from "../../test/fill-folder.ts";
import { openTestStores } from "../../test/open-test-stores.ts";
import { runCommandHere } from "../../test/run-command.ts";
import { sharedFolder, testFolder } from "../../test/server-process.ts";
import { createBackupCommand } from "../backup.ts";
import { createIntegrityCommand } from "../integrity.ts";
import { createProgress } from "../migrate-store/progress.ts";
import { createRestoreCommand } from "../restore.ts";
import { lockDataFolder } from "../sqlite/lock-data-folder.ts";
import { migrations } from "../sqlite/migrations.ts";
import { createBackup } from "./create-backup.ts";
import { restoreStore } from "./restore-store.ts";

const original = sharedFolder();
await fillFolder(original);

const progress = createProgress({ write: () => {} });
let folder: string;
let data: string;
let file: string;
let into: string;
beforeEach(() => {
  folder = testFolder();
  [data, file, into] = [join(folder, "data"), join(folder, "animals.db"), join(folder, "into")];
  cpSync(original, data, { recursive: true });
});

const backUp = (to = file) => createBackup({ dataDirectory: data, to, progress });
const commands = { backup: createBackupCommand, restore: createRestoreCommand, integrity: createIntegrityCommand };
const run = (name: keyof typeof commands, ...args: string[]) =>
  runCommandHere(commands[name], args, { DATA_DIR: data }, folder);
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

it("backs up and restores a store that violates a rule, and warns", async () => {
  change(join(data, "store.db"), "PRAGMA foreign_keys = OFF; DELETE FROM pets WHERE id = (SELECT pet_id FROM orders)");
  const warning = (subject: string) =>
    `\n\nWarning: ${subject} violate 1 rule:\n1 orders refer to pets that do not exist, the first is 1\n`;
  const backedUp = await run("backup", "--to", "animals.db");
  expect(backedUp).toMatchObject({ code: 0, stderr: "" });
  expect(backedUp.stdout).toContain(warning("the store and its backup"));
  const restored = await run("restore", "--from", "animals.db", "--into", "into");
  expect(restored).toMatchObject({ code: 0, stderr: "" });
  expect(restored.stdout).toContain(warning("the backup and the store"));
  expect(fingerprintsOf(into)).toEqual(fingerprintsOf(data));
  const checked = await run("integrity");
  expect(checked.code).toBe(1);
  expect(checked.stdout).toMatch(/\n\n1 orders refer to pets that do not exist, the first is 1\n$/);
  expect(checked.stdout).not.toContain("sound");
  expect(checked.stderr).toMatch(
    /^animal-store: \/.*data violates 1 rule\. Its file is intact: npm run backup copies every row\. .*\n$/,
  );
});

describe("the commands", () => {
  const counts = /^ +rows\npets +\d+\norders +\d+\nkeys +4\nkept outcomes +\d+\n\n/;

  it("print row counts and what they did", async () => {
    const backedUp = await run("backup", "--to", "animals.db");
    expect(backedUp.stdout).toMatch(counts);
    expect(backedUp.stdout).toMatch(/\n\/.*data is backed up in animals\.db: \d\.\d MiB, checked, in \d+\.\d s\.\n$/);
    const restored = await run("restore", "--from", "animals.db", "--into", "into");
    expect(restored.stdout).toMatch(counts);
    expect(restored.stdout).toMatch(
      /\nanimals\.db is restored in \/.*into, and checked\.\nKeys that were revoked since/,
    );
    change(join(data, "store.db"), "DELETE FROM orders");
    const checked = await run("integrity");
    expect(checked.stdout).toMatch(counts);
    expect(checked.stdout).toMatch(/\/.*data is sound\.\nnotice: 1 idempotency records are for .*\n$/);
    expect((await run("integrity", "--file", "animals.db")).stdout).toMatch(/\/.*animals\.db is sound\.\n$/);
  });

  it("integrity names the damage of a corrupt file, and the next step", async () => {
    await backUp();
    spoil(file);
    const { code, stdout, stderr } = await run("integrity", "--file", file);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^\nthe file: /m);
    expect(stderr).toMatch(
      /animals\.db is corrupt\. Restore a backup into another folder: npm run restore -- --help\n$/,
    );
  });

  it.each([
    ["backup", ["--to", "animals.db"]],
    ["restore", ["--from", "animals.db"]],
    ["integrity", []],
  ] as const)("%s rejects a DATABASE_URL", async (name, args) => {
    const env = { DATABASE_URL: "postgres://a:secret@db/a" };
    const { code, stdout, stderr } = await runCommandHere(commands[name], args, env);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^animal-store: DATABASE_URL is set, .* pg_dump, .* unset DATABASE_URL\.\n$/);
  });

  it.each([
    ["backup", [], "option '--to <file>' is missing"],
    ["backup", ["--too", "a"], "unknown option '--too'"],
    ["restore", [], "option '--from <file>' is missing"],
    ["restore", ["--from", "a", "--from", "b"], "is given twice"],
    ["integrity", ["animals.db"], "too many arguments"],
  ] as const)("%s %j is wrong usage", async (name, args, message) => {
    const { code, stdout, stderr } = await run(name, ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).toContain(`How it is used: npm run ${name} -- --help`);
  });

  it.each(["backup", "restore", "integrity"] as const)("%s --help has the exit codes", async (name) => {
    const { code, stdout } = await run(name, "--help");
    expect(code).toBe(0);
    expect(stdout).toMatch(/\nExit codes:\n {2}0 {2}.*\n {2}1 {2}.*\n {2}2 {2}wrong usage\n/);
  });
});

it("what a restore left that was killed is no store, and goes with the next one", async () => {
  await backUp();
  mkdirSync(into);
  writeFileSync(join(into, ".store.db.one.unfinished"), "half");
  restore();
  expect(readdirSync(into).sort()).toEqual(["server.lock.db", "store.db"]);
});

it("what an older program backed up is brought up to date where it is restored", async () => {
  change(
    file,
    `${migrations[0]} PRAGMA user_version = 1;
     INSERT INTO pets (name, category_id, status) VALUES ('Rex', 1, 'pending'), ('Tom', 1, NULL);
     INSERT INTO orders (pet_id, status, created_at) VALUES (1, 'placed', 0);
     INSERT INTO keys (id, hash, plan, created_at) VALUES ('key_a', '${"a".repeat(64)}', 'pro', 1)`,
  );
  const older = readFileSync(file);
  expect(restore()).toEqual({ counts: { pets: 2, orders: 1, keys: 1, outcomes: 0 }, violations: [] });
  expect(readFileSync(file)).toEqual(older);
  const { stores, close } = openTestStores(into);
  expect(await stores.pets.add({ name: "Rex", categoryId: 1 })).toMatchObject({ outcome: { id: 3 } });
  await close();
});

const restoreAfter = (spoilFile: () => void) => {
  spoilFile();
  return restore();
};
const fresh = () => join(folder, "new.db");

const refusals: [what: string, act: () => unknown, message: RegExp][] = [
  [
    "a backup onto a file that exists",
    () => backUp(),
    /animals\.db is there already, and is not overwritten\. Name another/,
  ],
  [
    "a backup into no folder",
    () => backUp(join(folder, "none", "a.db")),
    /there is no folder .*none\. Make it, or name/,
  ],
  [
    "a backup of no store",
    () => createBackup({ dataDirectory: folder, to: fresh(), progress }),
    /holds no store: there is no store\.db in it\. Set DATA_DIR/,
  ],
  [
    "a backup of a corrupt store",
    () => {
      spoil(join(data, "store.db"));
      return backUp(fresh());
    },
    /is corrupt: .* No file was written\. Check it: npm run integrity/,
  ],
  [
    "a restore of no file",
    () => restore(join(folder, "none.db")),
    /there is no file .*none\.db\. To go on, name a file/,
  ],
  ["a restore of a folder", () => restore(folder), /is no file\. To go on, name a file that npm run backup made/],
  [
    "a restore of an empty file",
    () => restoreAfter(() => truncateSync(file)),
    /animals\.db holds nothing\. To go on, name a file/,
  ],
  [
    "a restore of a backup that is cut short",
    () => restoreAfter(() => truncateSync(file, statSync(file).size - 4096)),
    /animals\.db is no sound back-up: .* To go on, name a file that npm run backup made/,
  ],
  [
    "a restore of another program's database",
    () => restoreAfter(() => change(file, "DROP TABLE orders")),
    /animals\.db is a database of another program\. To go on, name a file that npm run backup made/,
  ],
  [
    "a restore of a newer program's backup",
    () => restoreAfter(() => change(file, "PRAGMA user_version = 99")),
    /has schema version 99, .* Start a newer program, or name a file/,
  ],
  [
    "a restore over a store",
    () => restore(file, data),
    /is not empty: it holds store\.db\. Nothing was restored\. Move that/,
  ],
  [
    "a restore into a folder that a server has",
    () => {
      onTestFinished(lockDataFolder(into).release);
      return restore();
    },
    /into is in use by a server\. Stop that one, or name another folder/,
  ],
  [
    "a restore of a spoiled backup",
    () => restoreAfter(() => spoil(file)),
    /the backup .*animals\.db is corrupt: .* Nothing was restored\. Name another one/,
  ],
  [
    "a restore of what is no backup",
    () => restoreAfter(() => writeFileSync(file, "no database")),
    /animals\.db is no sound back-up: file is not a database\. To go on, name a file/,
  ],
  [
    "a restore of half a store",
    () => restoreAfter(() => writeFileSync(`${file}-wal`, "newest")),
    /animals\.db is half of a store: .*-wal beside it holds the newest records/,
  ],
];
it.each(refusals)("%s is refused, and leaves nothing behind", async (_, act, message) => {
  await backUp();
  const before = readdirSync(folder);
  const rejected = await Promise.try(act).catch((error: unknown) => error);
  expect(rejected).toBeInstanceOf(StartupError);
  expect((rejected as StartupError).message).toMatch(message);
  const rest = readdirSync(folder).filter((name) => name !== "into" && !name.endsWith("-wal"));
  expect(rest).toEqual(before);
  expect(existsSync(join(into, "store.db"))).toBe(false);
});
