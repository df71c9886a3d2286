import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { missingForErrors } from "./disk/inject-errors.ts";
import { missingForMounts, mountMemory } from "./disk/mounts.ts";
import { openTestStores } from "./open-test-stores.ts";
import { builtFile, nodeFlags, startProcess, startServer, testFolder } from "./server-process.ts";

/** A data folder that a server served and left, with a change. */
async function servedFolder(change: (path: string) => void, path = testFolder()): Promise<string> {
  const { stores, close } = openTestStores(path);
  for (let index = 0; index < 100; index += 1) void stores.pets.add({ name: "n".repeat(200), categoryId: index });
  await close();
  writeFileSync(join(path, "server.lock.db"), "");
  change(path);
  return path;
}

const changeStore = (path: string, sql: string) => {
  const database = new DatabaseSync(join(path, "store.db"));
  database.exec(sql);
  database.close();
};

function onSmallDisk(fill: (path: string) => void): Promise<string> {
  const disk = mountMemory(2 ** 20);
  onTestFinished(disk.remove);
  return servedFolder(fill, disk.path);
}

interface Unfit {
  readonly what: string;
  readonly make: () => Promise<string>;
  readonly message: RegExp;
  /** The command that runs the server. */
  readonly by?: string[];
  /** What the machine lacks for the case. */
  readonly missing?: string | undefined;
}

const node = [process.execPath, ...nodeFlags];
// Root may write everywhere, except without these capabilities.
const asRoot = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", ...node];
const boundByModes = process.getuid?.() === 0 ? asRoot : node;
const failingSyncs = "-f -qq -o /dev/null -e trace=fsync,fdatasync -e inject=fsync,fdatasync:error=EIO".split(" ");
const broken =
  /holds a store\.db that is no intact database .*Restore a back-up into another folder .* set DATA_DIR to that/;
const lost =
  /has no store\.db, but a WAL or a note of a server that did not stop cleanly.* Put store\.db back, or restore a backup/;

const unfit: Unfit[] = [
  {
    what: "a store.db that is no database",
    make: () => servedFolder((path) => writeFileSync(join(path, "store.db"), "no database ".repeat(1000))),
    message: broken,
  },
  {
    what: "a store.db that is cut off",
    make: () => servedFolder((path) => truncateSync(join(path, "store.db"), 8192)),
    message: broken,
  },
  {
    what: "a store.db that is missing next to its WAL",
    make: () =>
      servedFolder((path) => {
        rmSync(join(path, "store.db"));
        writeFileSync(join(path, "store.db-wal"), "acknowledged writes");
      }),
    message: lost,
  },
  {
    what: "a store.db that became empty while its server ran",
    make: () =>
      servedFolder((path) => {
        truncateSync(join(path, "store.db"), 0);
        writeFileSync(join(path, "server.json"), "{}");
      }),
    message: lost,
  },
  {
    what: "another program's database",
    async make() {
      const path = testFolder();
      changeStore(path, "CREATE TABLE notes (text TEXT); PRAGMA user_version = 7");
      return path;
    },
    message: /store\.db is a database of another program\. To go on, set DATA_DIR to another folder\./,
  },
  {
    what: "a newer program's database",
    make: () => servedFolder((path) => changeStore(path, "PRAGMA user_version = 99")),
    message: /has schema version 99, and this program knows \d\. Start a newer program/,
  },
  {
    what: "a link to what is not mounted",
    async make() {
      const path = join(testFolder(), "link");
      symlinkSync("/nowhere/data", path);
      return path;
    },
    message: /cannot be used: it is a link that leads nowhere\. Mount what it leads to, or set DATA_DIR/,
  },
  {
    what: "a folder that is closed to this user",
    make: () =>
      servedFolder((path) => {
        chmodSync(path, 0o500);
        onTestFinished(() => chmodSync(path, 0o700));
      }),
    by: boundByModes,
    message:
      /cannot be used: it is closed to this user\. Make it a folder that this user may write to, or set DATA_DIR/,
  },
  {
    what: "a store.db that is closed to this user",
    make: () => servedFolder((path) => chmodSync(join(path, "store.db"), 0o400)),
    by: boundByModes,
    message: /cannot be used: it is closed to this user/,
  },
  {
    what: "a disk that is mounted read-only",
    make: () => onSmallDisk((path) => void execFileSync("mount", ["-o", "remount,ro", path])),
    message: /cannot be used: its disk is mounted read-only\. See why, and mount it for writing, or set DATA_DIR/,
    missing: missingForMounts,
  },
  {
    what: "a disk that is full",
    make: () => onSmallDisk((path) => void spawnSync("dd", ["if=/dev/zero", `of=${join(path, "filler")}`, "bs=512"])),
    message: /cannot be used: its disk is full\. Make room there, or set DATA_DIR/,
    missing: missingForMounts,
  },
  {
    what: "a disk that fails",
    make: () => servedFolder(() => {}),
    by: ["strace", ...failingSyncs, ...node],
    message: /cannot be used: its disk fails \(.*\)\. See that it is mounted and sound, or set DATA_DIR/,
    missing: missingForErrors,
  },
];

describe("a data folder that cannot be served is refused in one line, and left as it is", () => {
  // A title names what is missing for a skipped test.
  for (const { what, make, message, by = node, missing } of unfit)
    it.skipIf(missing)(what + (missing ? ` (needs ${missing})` : ""), async () => {
      const path = await make();
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
});

it("the second server of a folder is told which process has it, since when and where it listens", async () => {
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
  if (!existsSync(path)) return {};
  return Object.fromEntries(
    readdirSync(path)
      .filter((name) => !name.endsWith("-shm"))
      .map((name) => [name, readFileSync(join(path, name), "latin1")]),
  );
}
