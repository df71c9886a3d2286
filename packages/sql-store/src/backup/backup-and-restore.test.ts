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
import { readChecksums } from "../../test/describe-random-stores.ts";
import { fillFolder } from "../../test/fill-folder.ts";
import { openTestStores } from "../../test/open-test-stores.ts";
import { runCommandInProcess } from "../../test/run-command.ts";
import { sharedFolder, testFolder } from "../../test/server-process.ts";
import { createBackupCommand } from "../backup.ts";
import { createIntegrityCommand } from "../integrity.ts";
import { createProgress } from "../migrate-store/progress.ts";
import { createRestoreCommand } from "../restore.ts";
import { lockDataFolder } from "../sqlite/lock-data-folder.ts";
import { migrations } from "../sqlite/migrations.ts";
import { createBackup } from "./create-backup.ts";
import { restoreStore } from "./restore-store.ts";

const sourceFolder = sharedFolder();
await fillFolder(sourceFolder);

const progress = createProgress({ write: () => {} });
let folder: string;
let dataFolder: string;
let backupFile: string;
let targetFolder: string;
beforeEach(() => {
  folder = testFolder();
  [dataFolder, backupFile, targetFolder] = [join(folder, "data"), join(folder, "animals.db"), join(folder, "into")];
  cpSync(sourceFolder, dataFolder, { recursive: true });
});

const backUp = (to = backupFile) => createBackup({ dataDirectory: dataFolder, to, progress });
const commands = { backup: createBackupCommand, restore: createRestoreCommand, integrity: createIntegrityCommand };
const run = (name: keyof typeof commands, ...args: string[]) =>
  runCommandInProcess(commands[name], args, { DATA_DIR: dataFolder }, folder);
const restore = (from = backupFile, dataDirectory = targetFolder) => restoreStore({ from, dataDirectory, progress });

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

it("backs up and restores a store with an order without its pet, and warns", async () => {
  runSql(
    join(dataFolder, "store.db"),
    "PRAGMA foreign_keys = OFF; DELETE FROM pets WHERE id = (SELECT pet_id FROM orders)",
  );
  const warning = (subject: string) =>
    `\n\nWarning: ${subject} violate 1 rule:\n1 orders refer to pets that do not exist, the first is 1\n`;
  const backedUp = await run("backup", "--to", "animals.db");
  expect(backedUp).toMatchObject({ code: 0, stderr: "" });
  expect(backedUp.stdout).toContain(warning("the store and its backup"));
  const restored = await run("restore", "--from", "animals.db", "--into", "into");
  expect(restored).toMatchObject({ code: 0, stderr: "" });
  expect(restored.stdout).toContain(warning("the backup and the store"));
  expect(readChecksums(targetFolder)).toEqual(readChecksums(dataFolder));
  const checked = await run("integrity");
  expect(checked.code).toBe(1);
  expect(checked.stdout).toMatch(/\n\n1 orders refer to pets that do not exist, the first is 1\n$/);
  expect(checked.stdout).not.toContain("is intact.\n");
  expect(checked.stderr).toMatch(/^animal-store: \/.*data violates 1 rule\. The file itself is intact\. .*\n$/);
});

describe("the commands", () => {
  const countsPattern = /^ +rows\npets +\d+\norders +\d+\nkeys +4\nidempotency records +\d+\n\n/;

  it("backup, restore and integrity print row counts and a summary", async () => {
    const backedUp = await run("backup", "--to", "animals.db");
    expect(backedUp.stdout).toMatch(countsPattern);
    expect(backedUp.stdout).toMatch(/\nBacked up \/.*data to animals\.db: \d\.\d MiB, checked, in \d+\.\d s\.\n$/);
    const restored = await run("restore", "--from", "animals.db", "--into", "into");
    expect(restored.stdout).toMatch(countsPattern);
    expect(restored.stdout).toMatch(/\nRestored animals\.db to \/.*into, checked\.\nKeys that were revoked since/);
    runSql(join(dataFolder, "store.db"), "DELETE FROM orders");
    const checked = await run("integrity");
    expect(checked.stdout).toMatch(countsPattern);
    expect(checked.stdout).toMatch(/\/.*data is intact\.\nnotice: 1 idempotency records are for .*\n$/);
    expect((await run("integrity", "--file", "animals.db")).stdout).toMatch(/\/.*animals\.db is intact\.\n$/);
  });

  it("integrity reports the corruption of a file and the next step", async () => {
    await backUp();
    corrupt(backupFile);
    const { code, stdout, stderr } = await run("integrity", "--file", backupFile);
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
    const { code, stdout, stderr } = await runCommandInProcess(commands[name], args, env);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^animal-store: DATABASE_URL is set, .* pg_dump, .* unset DATABASE_URL\.\n$/);
  });

  it.each([
    ["backup", [], "option '--to <file>' is missing"],
    ["backup", ["--too", "a"], "unknown option '--too'"],
    ["restore", [], "option '--from <file>' is missing"],
    ["restore", ["--from", "a", "--from", "b"], "is given twice"],
    ["integrity", ["animals.db"], "too many arguments"],
  ] as const)("rejects %s %j as wrong usage", async (name, args, message) => {
    const { code, stdout, stderr } = await run(name, ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).toContain(`All options: npm run ${name} -- --help`);
  });

  it.each(["backup", "restore", "integrity"] as const)("%s --help prints the exit codes", async (name) => {
    const { code, stdout } = await run(name, "--help");
    expect(code).toBe(0);
    expect(stdout).toMatch(/\nExit codes:\n {2}0 {2}.*\n {2}1 {2}.*\n {2}2 {2}wrong usage\n/);
  });
});

it("a restore removes the unfinished file of a killed restore", async () => {
  await backUp();
  mkdirSync(targetFolder);
  writeFileSync(join(targetFolder, ".store.db.one.unfinished"), "half");
  restore();
  expect(readdirSync(targetFolder).sort()).toEqual(["server.lock.db", "store.db"]);
});

it("migrates the backup of an older program", async () => {
  runSql(
    backupFile,
    `${migrations[0]} PRAGMA user_version = 1;
     INSERT INTO pets (name, category_id, status) VALUES ('Rex', 1, 'pending'), ('Tom', 1, NULL);
     INSERT INTO orders (pet_id, status, created_at) VALUES (1, 'placed', 0);
     INSERT INTO keys (id, hash, plan, created_at) VALUES ('key_a', '${"a".repeat(64)}', 'pro', 1)`,
  );
  const originalBytes = readFileSync(backupFile);
  expect(restore()).toEqual({ counts: { pets: 2, orders: 1, keys: 1, idempotencyRecords: 0 }, violations: [] });
  expect(readFileSync(backupFile)).toEqual(originalBytes);
  const { stores, close } = openTestStores(targetFolder);
  expect(await stores.pets.add({ name: "Rex", categoryId: 1 })).toMatchObject({ outcome: { id: 3 } });
  await close();
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
    /animals\.db already exists, and is not overwritten\. Name another/,
  ],
  [
    "a backup into a missing folder",
    () => backUp(join(folder, "none", "a.db")),
    /there is no folder .*none\. Create it, or name/,
  ],
  [
    "a backup of a folder without a store",
    () => createBackup({ dataDirectory: folder, to: createNewPath(), progress }),
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
    /animals\.db contains no store\. To continue, name a file/,
  ],
  [
    "a restore of a truncated backup",
    () => restoreAfter(() => truncateSync(backupFile, statSync(backupFile).size - 4096)),
    /animals\.db is not a valid backup: .* To continue, name a file that npm run backup created/,
  ],
  [
    "a restore of another program's database",
    () => restoreAfter(() => runSql(backupFile, "DROP TABLE orders")),
    /animals\.db is a database of another program\. To continue, name a file that npm run backup created/,
  ],
  [
    "a restore of a newer program's backup",
    () => restoreAfter(() => runSql(backupFile, "PRAGMA user_version = 99")),
    /has schema version 99, .* Start a newer program, or name a file/,
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
    /the backup .*animals\.db is corrupt: .* Nothing was restored\. Name another backup/,
  ],
  [
    "a restore of a file that is not a backup",
    () => restoreAfter(() => writeFileSync(backupFile, "no database")),
    /animals\.db is not a valid backup: file is not a database\. To continue, name a file/,
  ],
  [
    "a restore of a store without its WAL",
    () => restoreAfter(() => writeFileSync(`${backupFile}-wal`, "newest")),
    /animals\.db is incomplete: .*-wal contains its newest records/,
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
