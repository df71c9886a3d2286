import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "@animal-store/node-http";
import { openSqliteKeyStore } from "@animal-store/sql-store/sqlite";
import { testFolder } from "@animal-store/sql-store/testing";
import { describe, expect, it } from "vitest";
import { libraryServer } from "../../test/library-server.ts";
import { runCommandInProcess } from "../../test/run-command.ts";
import { parseEnvironment } from "../start/environment.ts";
import { openStoreFromEnv } from "../start/open-store-from-env.ts";
import { createKeysCommand } from "./keys-command.ts";
import { createMigrateStoreCommand } from "./migrate-store.ts";
import { createBackupCommand, createIntegrityCommand, createRestoreCommand } from "./store-file-commands.ts";

/** Creates a path that no setting accepts, in an empty folder. */
const invalidPaths: Record<string, (folder: string) => string> = {
  "below a file": (folder) => join(createFile(folder), "data"),
  "two levels below a file": (folder) => join(createFile(folder), "a", "data"),
  "a file that is no database": createFile,
  "a link to a missing path": (folder) => createLink(folder, "/nowhere/data"),
  "below a link to a missing path": (folder) => join(createLink(folder, "/nowhere/data"), "data"),
  "a link to itself": (folder) => createLink(folder, "link"),
  "below a link to itself": (folder) => join(createLink(folder, "link"), "data"),
  "a name that is too long": (folder) => join(folder, "n".repeat(300)),
  "a path that is too long": (folder) => join(folder, ...Array<string>(20).fill("n".repeat(250))),
  "below a name that is too long": (folder) => join(folder, "n".repeat(300), "data"),
  "a name with U+0000": (folder) => join(folder, "a\0b"),
  "a device": () => "/dev/null",
  "below a device": () => "/dev/null/data",
  "a folder in which nothing can be created": () => "/proc/nowhere/data",
  "a URL with a password": () => "postgres://library:S3cretPw@127.0.0.1:5432/library",
  "a folder without a store": (folder) => {
    mkdirSync(join(folder, "store.db", "below"), { recursive: true });
    return folder;
  },
};

type Run = (path: string, folder: string) => Promise<{ code: number; stdout: string; stderr: string }>;

const settings: Record<string, Run> = {
  "DATA_DIR of the server": async (path) => {
    const options = { log: { warn() {}, error() {} }, onFatal() {} };
    const open = async () =>
      openStoreFromEnv(libraryServer, parseEnvironment({ DATA_DIR: path }, libraryServer), options);
    return open().then(
      () => ({ code: 0, stdout: "", stderr: "" }),
      (error: unknown) => {
        if (!(error instanceof StartupError)) throw error;
        return { code: 1, stdout: "", stderr: `library: ${error.message}\n` };
      },
    );
  },
  "DATA_DIR of keys": (DATA_DIR) => run(createKeysCommand, ["list"], { DATA_DIR }),
  "DATA_DIR of backup": (DATA_DIR, folder) => run(createBackupCommand, ["--to", join(folder, "backup")], { DATA_DIR }),
  "DATA_DIR of integrity": (DATA_DIR) => run(createIntegrityCommand, [], { DATA_DIR }),
  "DATA_DIR of restore": (DATA_DIR, folder) =>
    run(createRestoreCommand, ["--from", createBackup(folder)], { DATA_DIR }),
  "--into of restore": (path, folder) => run(createRestoreCommand, ["--from", createBackup(folder), "--into", path]),
  "--from of restore": (path, folder) => run(createRestoreCommand, ["--from", path, "--into", join(folder, "new")]),
  "--to of backup": (path, folder) =>
    run(createBackupCommand, ["--to", path], { DATA_DIR: createStore(join(folder, "source")) }),
  "--file of integrity": (path) => run(createIntegrityCommand, ["--file", path]),
  "--from of migrate-store": (path) =>
    run(createMigrateStoreCommand, ["--from", path, "--to", "postgres://127.0.0.1:1/library"]),
  "DATABASE_URL_FILE of keys": (path) => run(createKeysCommand, ["list"], { DATABASE_URL_FILE: path }),
  "REDIS_URL_FILE of keys": (path) => run(createKeysCommand, ["list"], { REDIS_URL_FILE: path }),
};

describe.each(Object.entries(settings))("%s", (setting, start) => {
  const name = setting === "DATA_DIR of restore" ? /--into|DATA_DIR must/ : (setting.split(" ")[0] as string);
  it.each(Object.entries(invalidPaths))("rejects %s with one line", async (_, create) => {
    const folder = testFolder();
    const { code, stdout, stderr } = await start(create(testFolder()), folder);
    expect(stdout).toBe("");
    expect(stderr).toMatch(/^library: .+\n$/);
    expect(stderr).toMatch(name);
    expect(stderr).not.toContain("S3cretPw");
    expect(code).toBe(1);
  });
});

it("restore names the first corrupt frame of a WAL, and the writes that are missing", async () => {
  const folder = testFolder();
  // Closing the store copies the WAL to store.db. The next start writes again.
  await openSqliteKeyStore(join(folder, "live"), libraryServer.store).close();
  const open = openSqliteKeyStore(join(folder, "live"), libraryServer.store);
  cpSync(join(folder, "live"), join(folder, "crashed"), { recursive: true });
  await open.close();
  const store = join(folder, "crashed", "store.db");
  const wal = readFileSync(`${store}-wal`);
  // The last frame is in the last transaction.
  writeFileSync(`${store}-wal`, wal.fill(255, wal.length - 100));
  const restore = (...flags: string[]) =>
    run(createRestoreCommand, ["--from", store, "--into", join(folder, "restored"), ...flags]);
  expect((await restore()).stderr).toMatch(/ is incomplete: frame \d+ of store\.db-wal is corrupt, .* --accept-loss/);
  const { code, stdout } = await restore("--accept-loss");
  expect(stdout).toMatch(/The writes after this are missing: frame \d+ of store\.db-wal is corrupt, and .*\./);
  expect(code).toBe(0);
});

function run(command: Parameters<typeof runCommandInProcess>[0], args: string[], env: Record<string, string> = {}) {
  return runCommandInProcess(command, args, env, libraryServer);
}

function createFile(folder: string): string {
  const path = join(folder, "file");
  writeFileSync(path, "no database ".repeat(1000));
  return path;
}

function createLink(folder: string, target: string): string {
  const path = join(folder, "link");
  symlinkSync(target, path);
  return path;
}

function createStore(folder: string): string {
  void openSqliteKeyStore(folder, libraryServer.store).close();
  return folder;
}

function createBackup(folder: string): string {
  return join(createStore(join(folder, "source")), "store.db");
}
