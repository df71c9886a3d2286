import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openStoreFromEnv, parseEnvironment } from "@animal-store/api-server/testing";
import { StartupError } from "@animal-store/process";
import { sharedFolder, testFolder } from "@animal-store/sql-store/testing";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { server } from "../src/server.ts";
import { missingErrorInjectionTools, missingMountTools, mountTmpfs } from "./fault-injection/faults.ts";
import { openTestStore } from "./open-test-stores.ts";
import { builtFile, nodeFlags, startProcess, startServer } from "./server-process.ts";

const node = [process.execPath, ...nodeFlags];
// Without these capabilities, file modes also apply to root.
const nodeWithoutOverride = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", ...node];
const nodeObeyingModes = process.getuid?.() === 0 ? nodeWithoutOverride : node;
const syncErrorArgs = "-f -qq -o /dev/null -e trace=fsync,fdatasync -e inject=fsync,fdatasync:error=EIO".split(" ");
const corrupt = /contains a corrupt store\.db .*Restore a backup into another folder .* set DATA_DIR to it/;
const lostStore =
  /has no store\.db, but it has a WAL or the server\.json of a server that did not stop cleanly.* Put store\.db back, or restore a backup/;

/** `node` runs a server process; without it, the test opens the store. `missing` is a requirement that this machine does not meet. */
type UnusableFolder = [
  name: string,
  change: (path: string) => void,
  message: RegExp,
  node?: string[] | undefined,
  missing?: string | undefined,
];

const usedFolders: UnusableFolder[] = [
  ["a store.db that is not a database", (path) => writeFileSync(storePath(path), "no database ".repeat(1000)), corrupt],
  ["a truncated store.db", (path) => truncateSync(storePath(path), 8192), corrupt],
  ["a WAL without its store.db", (path) => renameSync(storePath(path), `${storePath(path)}-wal`), lostStore],
  [
    "a store.db that became empty while its server ran",
    (path) => {
      truncateSync(storePath(path), 0);
      writeFileSync(join(path, "server.json"), "{}");
    },
    lostStore,
  ],
  [
    "a database of another schema version",
    (path) => changeStore(path, "PRAGMA user_version = 99"),
    /has schema version 99, but this program supports version 1\. Use the program/,
  ],
  [
    "a folder without write permission",
    (path) => {
      chmodSync(path, 0o500);
      onTestFinished(() => chmodSync(path, 0o700));
    },
    /cannot be used: this user has no permission\. Make it a folder that this user can write to, or set DATA_DIR/,
    nodeObeyingModes,
  ],
  [
    "a store.db without write permission",
    (path) => chmodSync(storePath(path), 0o400),
    /cannot be used: this user has no permission/,
    nodeObeyingModes,
  ],
  [
    "a failing disk",
    () => {},
    /cannot be used: its disk fails \(.*\)\. Check that it is mounted and healthy, or set DATA_DIR/,
    ["strace", ...syncErrorArgs, ...node],
    missingErrorInjectionTools,
  ],
];

const foldersOnSmallDisk: UnusableFolder[] = [
  [
    "a disk mounted read-only",
    (path) => execFileSync("mount", ["-o", "remount,ro", path]),
    /cannot be used: its disk is mounted read-only\. Find the reason, and mount it read-write, or set DATA_DIR/,
    undefined,
    missingMountTools,
  ],
  [
    "a full disk",
    (path) => spawnSync("dd", ["if=/dev/zero", `of=${join(path, "filler")}`, "bs=512"]),
    /cannot be used: its disk is full\. Free disk space, or set DATA_DIR/,
    undefined,
    missingMountTools,
  ],
];

const unusedFolders: UnusableFolder[] = [
  [
    "a database of another program",
    (path) => {
      mkdirSync(path);
      changeStore(path, "CREATE TABLE notes (text TEXT); PRAGMA user_version = 7");
    },
    /store\.db is a database of another program\. To continue, set DATA_DIR to another folder\./,
  ],
  [
    "a link to a path that does not exist",
    (path) => symlinkSync("/nowhere/data", path),
    /cannot be used: it is a link to a missing folder\. Mount the target of the link, or set DATA_DIR/,
  ],
  [
    "a file",
    (path) => writeFileSync(path, ""),
    /the data folder .* cannot be used: it is not a folder.* set DATA_DIR to another/,
  ],
];

const filledFolder = sharedFolder();
beforeAll(async () => {
  const { store, close } = openTestStore(filledFolder);
  for (let index = 0; index < 100; index += 1)
    void store.writes.createPet({ name: "n".repeat(200), categoryId: index });
  await close();
  writeFileSync(join(filledFolder, "server.lock.db"), "");
});

describe("the server rejects with a one-line error, and leaves unchanged,", () => {
  describeRejections(usedFolders, () => copyStore(testFolder()));
  describeRejections(foldersOnSmallDisk, () => {
    const disk = mountTmpfs(2 ** 20);
    onTestFinished(disk.remove);
    return copyStore(disk.path);
  });
  describeRejections(unusedFolders, () => join(testFolder(), "data"));
  const message = /the data folder \/proc\/nowhere\/data cannot be used: .* set DATA_DIR to another/;
  describeRejections([["a folder that cannot be created", () => {}, message]], () => "/proc/nowhere/data");
});

function describeRejections(folders: readonly UnusableFolder[], createFolder: () => string): void {
  for (const [name, change, message, command, missing] of folders)
    it.skipIf(missing)(name + (missing ? ` (needs ${missing})` : ""), async () => {
      const path = createFolder();
      change(path);
      const contentBefore = readContent(path);
      const error = command ? startAndFail(command, path) : await openAndFail(path);
      expect(error).toMatch(message);
      expect(error.trim().split("\n")).toHaveLength(1);
      // On a failing disk, a start may leave an additional WAL.
      expect(readContent(path)).toMatchObject(contentBefore);
    });
}

/** Opens the store as the server does. @returns the error message */
async function openAndFail(path: string): Promise<string> {
  const options = { log: { warn() {}, error() {} }, onFatal() {} };
  const error = await openStoreFromEnv(server, parseEnvironment({ DATA_DIR: path }, server), options).catch(
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(StartupError);
  return (error as StartupError).message;
}

function startAndFail([program = "", ...args]: readonly string[], path: string): string {
  const env = { ...process.env, DATABASE_URL: "", REDIS_URL: "", DATA_DIR: path, PORT: "0" };
  const { status, stdout, stderr } = spawnSync(program, [...args, builtFile("main.js")], { env, encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  return stderr;
}

function storePath(path: string): string {
  return join(path, "store.db");
}

function changeStore(path: string, sql: string): void {
  const database = new DatabaseSync(storePath(path));
  database.exec(sql);
  database.close();
}

function copyStore(path: string): string {
  cpSync(filledFolder, path, { recursive: true });
  return path;
}

it("a second server on a folder reports the process that uses it, its start time and its address", async () => {
  const folder = testFolder();
  const { origin, child, end } = await startServer(folder);
  const contentBefore = readContent(folder);
  await expect(startProcess(folder)).rejects.toThrow(
    new RegExp(
      `is in use by another server \\(process ${child.pid} on host ${hostname()} since \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC, at ${origin}\\)\\. Only one server can use a data folder\\. Stop that server, or set DATA_DIR`,
    ),
  );
  expect(readContent(folder)).toEqual(contentBefore);
  await end("SIGKILL");
  const restarted = await startServer(folder);
  await fetch(`${restarted.origin}/readyz`);
  expect(await restarted.end("SIGTERM")).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(["server.lock.db", "store.db"]);
});

function readContent(path: string): Record<string, string> {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return {};
  return Object.fromEntries(
    readdirSync(path)
      .filter((name) => !name.endsWith("-shm"))
      .map((name) => [name, readFileSync(join(path, name), "latin1")]),
  );
}
