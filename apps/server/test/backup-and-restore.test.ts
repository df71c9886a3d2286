import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createBackupCommand, createIntegrityCommand, createRestoreCommand } from "@animal-store/api-server";
import { runCommandInProcess } from "@animal-store/api-server/testing";
import { sharedFolder, testFolder } from "@animal-store/sql-store/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { server } from "../src/server.ts";
import { fillFolder } from "./fill-folder.ts";

const sourceFolder = sharedFolder();
await fillFolder(sourceFolder);

let folder: string;
let dataFolder: string;
let backupFile: string;
let targetFolder: string;
beforeEach(() => {
  folder = testFolder();
  [dataFolder, backupFile, targetFolder] = [join(folder, "data"), join(folder, "animals.db"), join(folder, "into")];
  cpSync(sourceFolder, dataFolder, { recursive: true });
});

const commands = { backup: createBackupCommand, restore: createRestoreCommand, integrity: createIntegrityCommand };
const run = (name: keyof typeof commands, ...args: string[]) =>
  runCommandInProcess(commands[name], args, { DATA_DIR: dataFolder }, { ...server, root: folder });

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
  expect(readFileSync(join(targetFolder, "store.db")).equals(readFileSync(backupFile))).toBe(true);
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
    expect((await run("integrity")).stdout).toMatch(countsPattern);
    runSql(join(dataFolder, "store.db"), "DELETE FROM keys WHERE id = (SELECT max(successor_id) FROM keys)");
    const checked = await run("integrity");
    expect(checked.stdout).toMatch(/\/.*data is intact\.\n$/);
    expect((await run("integrity", "--file", "animals.db")).stdout).toMatch(/\/.*animals\.db is intact\.\n$/);
  });

  it("integrity reports the corruption of a file and the next step", async () => {
    await run("backup", "--to", "animals.db");
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
    const { code, stdout, stderr } = await runCommandInProcess(commands[name], args, env, server);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^animal-store: DATABASE_URL is set, .* pg_dump, .* unset DATABASE_URL\.\n$/);
  });

  it.each([
    ["backup", [], "required option '--to <file>' not specified"],
    ["backup", ["--to", "a", "--too", "a"], "unknown option '--too'"],
    ["restore", [], "required option '--from <file>' not specified"],
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
