import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
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
import { describe, expect, it, onTestFinished } from "vitest";
import { findToolsMissingForErrors, findToolsMissingForMounts, mountMemory } from "./fault-injection/faults.ts";
import { openTestStores } from "./open-test-stores.ts";
import { builtFile, nodeFlags, startProcess, startServer, testFolder } from "./server-process.ts";

const node = [process.execPath, ...nodeFlags];
// Root may write everywhere, except without these capabilities.
const asRoot = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", ...node];
const boundByModes = process.getuid?.() === 0 ? asRoot : node;
const failingSyncs = "-f -qq -o /dev/null -e trace=fsync,fdatasync -e inject=fsync,fdatasync:error=EIO".split(" ");
const broken =
  /holds a store\.db that is no intact database .*Restore a back-up into another folder .* set DATA_DIR to that/;
const lost =
  /has no store\.db, but a WAL or a note of a server that did not stop cleanly.* Put store\.db back, or restore a backup/;

/** `make` changes the path; `by` is the command that runs the server; `missing` names what the machine lacks for the case. */
type Unfit = [what: string, make: (path: string) => void, message: RegExp, by?: string[], missing?: string | undefined];

/** Data folders that a server served and left, then changed. */
const served: Unfit[] = [
  ["a store.db that is no database", (path) => writeFileSync(storeIn(path), "no database ".repeat(1000)), broken],
  ["a store.db that is cut off", (path) => truncateSync(storeIn(path), 8192), broken],
  ["a store.db that is missing next to its WAL", (path) => renameSync(storeIn(path), `${storeIn(path)}-wal`), lost],
  [
    "a store.db that became empty while its server ran",
    (path) => {
      truncateSync(storeIn(path), 0);
      writeFileSync(join(path, "server.json"), "{}");
    },
    lost,
  ],
  [
    "a newer program's database",
    (path) => changeStore(path, "PRAGMA user_version = 99"),
    /has schema version 99, and this program knows \d\. Start a newer program/,
  ],
  [
    "a folder that is closed to this user",
    (path) => {
      chmodSync(path, 0o500);
      onTestFinished(() => chmodSync(path, 0o700));
    },
    /cannot be used: it is closed to this user\. Make it a folder that this user may write to, or set DATA_DIR/,
    boundByModes,
  ],
  [
    "a store.db that is closed to this user",
    (path) => chmodSync(storeIn(path), 0o400),
    /cannot be used: it is closed to this user/,
    boundByModes,
  ],
  [
    "a disk that fails",
    () => {},
    /cannot be used: its disk fails \(.*\)\. See that it is mounted and sound, or set DATA_DIR/,
    ["strace", ...failingSyncs, ...node],
    findToolsMissingForErrors,
  ],
];

const onSmallDisk: Unfit[] = [
  [
    "a disk that is mounted read-only",
    (path) => execFileSync("mount", ["-o", "remount,ro", path]),
    /cannot be used: its disk is mounted read-only\. See why, and mount it for writing, or set DATA_DIR/,
    node,
    findToolsMissingForMounts,
  ],
  [
    "a disk that is full",
    (path) => spawnSync("dd", ["if=/dev/zero", `of=${join(path, "filler")}`, "bs=512"]),
    /cannot be used: its disk is full\. Make room there, or set DATA_DIR/,
    node,
    findToolsMissingForMounts,
  ],
];

const neverServed: Unfit[] = [
  [
    "another program's database",
    (path) => {
      mkdirSync(path);
      changeStore(path, "CREATE TABLE notes (text TEXT); PRAGMA user_version = 7");
    },
    /store\.db is a database of another program\. To go on, set DATA_DIR to another folder\./,
  ],
  [
    "a link to what is not mounted",
    (path) => symlinkSync("/nowhere/data", path),
    /cannot be used: it is a link that leads nowhere\. Mount what it leads to, or set DATA_DIR/,
  ],
  [
    "a file",
    (path) => writeFileSync(path, ""),
    /the data folder .* cannot be used: it is not a folder.* set DATA_DIR to another/,
  ],
];

describe("the server rejects in one line, and does not change,", () => {
  refuse(served, () => serve(testFolder()));
  refuse(onSmallDisk, () => {
    const disk = mountMemory(2 ** 20);
    onTestFinished(disk.remove);
    return serve(disk.path);
  });
  refuse(neverServed, () => join(testFolder(), "data"));
  const message = /the data folder \/proc\/nowhere\/data cannot be used: .* set DATA_DIR to another/;
  refuse([["a folder that the system does not create", () => {}, message]], () => "/proc/nowhere/data");
});

function refuse(unfit: readonly Unfit[], open: () => string | Promise<string>): void {
  for (const [what, make, message, by = node, missing] of unfit)
    it.skipIf(missing)(what + (missing ? ` (needs ${missing})` : ""), async () => {
      const path = await open();
      make(path);
      const before = contentOf(path);
      const [command = "", ...args] = by;
      const env = { ...process.env, DATABASE_URL: "", REDIS_URL: "", DATA_DIR: path, PORT: "0" };
      const { status, stdout, stderr } = spawnSync(command, [...args, builtFile("main.js")], { env, encoding: "utf8" });
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
      expect(stderr).toMatch(message);
      expect(stderr.trim().split("\n")).toHaveLength(1);
      // A disk that fails may leave a log of what each start writes.
      expect(contentOf(path)).toMatchObject(before);
    });
}

function storeIn(path: string): string {
  return join(path, "store.db");
}

function changeStore(path: string, sql: string): void {
  const database = new DatabaseSync(storeIn(path));
  database.exec(sql);
  database.close();
}

/** Fills a data folder as a server that stopped cleanly leaves it. */
async function serve(path: string): Promise<string> {
  const { stores, close } = openTestStores(path);
  for (let index = 0; index < 100; index += 1) void stores.pets.add({ name: "n".repeat(200), categoryId: index });
  await close();
  writeFileSync(join(path, "server.lock.db"), "");
  return path;
}

it("the second server of a folder reports which process uses it, since when and where it listens", async () => {
  const folder = testFolder();
  const { origin, child, end } = await startServer(folder);
  const before = contentOf(folder);
  await expect(startProcess(folder)).rejects.toThrow(
    new RegExp(
      `is in use by another server \\(process ${child.pid} of host ${hostname()} since \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC, on ${origin}\\)\\. Only one may serve it: stop that one, or set DATA_DIR`,
    ),
  );
  expect(contentOf(folder)).toEqual(before);
  await end("SIGKILL");
  // Its note is no lock.
  const third = await startServer(folder);
  await fetch(`${third.origin}/readyz`);
  expect(await third.end("SIGTERM")).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(["server.lock.db", "store.db"]);
});

/** Returns the files of a folder with their content. */
function contentOf(path: string): Record<string, string> {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return {};
  return Object.fromEntries(
    readdirSync(path)
      .filter((name) => !name.endsWith("-shm"))
      .map((name) => [name, readFileSync(join(path, name), "latin1")]),
  );
}
