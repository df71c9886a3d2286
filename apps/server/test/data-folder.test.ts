import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
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
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { missingForErrors } from "./disk/inject-errors.ts";
import { missingForMounts, mountMemory } from "./disk/mounts.ts";
import { openTestStores } from "./open-test-stores.ts";
import { builtFile, nodeFlags, startProcess, temporaryDirectory } from "./server-process.ts";

let folder: ReturnType<typeof temporaryDirectory>;
const after: (() => void)[] = [];
beforeEach(() => {
  folder = temporaryDirectory();
});
afterEach(() => {
  for (const remove of after.splice(0)) remove();
  folder.remove();
});

/** A data folder that a server served and left. */
async function servedFolder(path = join(folder.path, "data")): Promise<string> {
  const { stores, close } = openTestStores(path);
  for (let index = 0; index < 100; index += 1) void stores.pets.add({ name: "n".repeat(200), categoryId: index });
  await close();
  writeFileSync(join(path, "server.lock.db"), "");
  return path;
}

interface Unfit {
  readonly path: string;
  /** What starts the server. */
  readonly by?: string[];
}

const node = [process.execPath, ...nodeFlags];
// Root may write everywhere, but for these.
const asRoot = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", ...node];
const boundByModes = process.getuid?.() === 0 ? asRoot : node;
const needs = (missing: string | undefined) => (missing ? ` (needs ${missing})` : "");
// What is missing for a case stands in its title.
const unfit: [what: string, make: () => Promise<Unfit> | Unfit, message: RegExp, missing?: string | undefined][] = [
  [
    "a store.db that is no database",
    withStore("no database ".repeat(1000)),
    /holds a store\.db that is no intact database .*Restore a back-up into another folder .* set DATA_DIR to that/,
  ],
  [
    "a store.db that is cut off",
    async () => {
      const path = await servedFolder();
      truncateSync(join(path, "store.db"), 8192);
      return { path };
    },
    /holds a store\.db that is no intact database .*Restore a back-up into another folder .* set DATA_DIR to that/,
  ],
  [
    "a store.db that is missing next to its WAL",
    async () => {
      const path = await servedFolder();
      rmSync(join(path, "store.db"));
      writeFileSync(join(path, "store.db-wal"), "acknowledged writes");
      return { path };
    },
    /has no store\.db, but a WAL or a note of a server that did not stop cleanly.* Put store\.db back, or restore a backup/,
  ],
  [
    "a store.db that became empty while its server ran",
    async () => {
      const path = await servedFolder();
      truncateSync(join(path, "store.db"), 0);
      writeFileSync(join(path, "server.json"), "{}");
      return { path };
    },
    /has no store\.db, but a WAL or a note of a server that did not stop cleanly.* Put store\.db back, or restore a backup/,
  ],
  [
    "another program's database",
    () => {
      const path = folder.path;
      const other = new DatabaseSync(join(path, "store.db"));
      other.exec("CREATE TABLE notes (text TEXT); PRAGMA user_version = 7");
      other.close();
      return { path };
    },
    /store\.db is a database of another program\. To go on, set DATA_DIR to another folder\./,
  ],
  [
    "a newer program's database",
    async () => {
      const path = await servedFolder();
      const newer = new DatabaseSync(join(path, "store.db"));
      newer.exec("PRAGMA user_version = 99");
      newer.close();
      return { path };
    },
    /has schema version 99, and this program knows \d\. Start a newer program/,
  ],
  [
    "a link to what is not mounted",
    () => {
      const path = join(folder.path, "link");
      symlinkSync("/nowhere/data", path);
      return { path };
    },
    /cannot be used: it is a link that leads nowhere\. Mount what it leads to, or set DATA_DIR/,
  ],
  [
    "a folder that is closed to this user",
    async () => {
      const path = await servedFolder();
      chmodSync(path, 0o500);
      after.push(() => chmodSync(path, 0o700));
      return { path, by: boundByModes };
    },
    /cannot be used: it is closed to this user\. Make it a folder that this user may write to, or set DATA_DIR/,
  ],
  [
    "a store.db that is closed to this user",
    async () => {
      const path = await servedFolder();
      chmodSync(join(path, "store.db"), 0o400);
      return { path, by: boundByModes };
    },
    /cannot be used: it is closed to this user/,
  ],
  [
    "a disk that is mounted read-only",
    async () => {
      const path = await servedFolder(mounted());
      execFileSync("mount", ["-o", "remount,ro", path]);
      return { path };
    },
    /cannot be used: its disk is mounted read-only\. See why, and mount it for writing, or set DATA_DIR/,
    missingForMounts,
  ],
  [
    "a disk that is full",
    async () => {
      const path = await servedFolder(mounted());
      spawnSync("dd", ["if=/dev/zero", `of=${join(path, "filler")}`, "bs=512"]);
      return { path };
    },
    /cannot be used: its disk is full\. Make room there, or set DATA_DIR/,
    missingForMounts,
  ],
  [
    "a disk that fails",
    async () => {
      const calls = "fsync,fdatasync";
      const strace = [
        "strace",
        "-f",
        "-qq",
        "-o",
        "/dev/null",
        "-e",
        `trace=${calls}`,
        "-e",
        `inject=${calls}:error=EIO`,
      ];
      return { path: await servedFolder(), by: [...strace, ...node] };
    },
    /cannot be used: its disk fails \(.*\)\. See that it is mounted and sound, or set DATA_DIR/,
    missingForErrors,
  ],
];

describe("a data folder that cannot be served is refused in one line, and left as it is", () => {
  for (const [what, make, message, missing] of unfit)
    it.skipIf(missing)(what + needs(missing), async () => {
      const { path, by = node } = await make();
      const before = contentOf(path);
      const [command = "", ...args] = by;
      const env = { ...process.env, DATABASE_URL: "", REDIS_URL: "", DATA_DIR: path, PORT: "0" };
      const { status, stdout, stderr } = spawnSync(command, [...args, builtFile("main.js")], { env, encoding: "utf8" });
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
      expect(stderr).toMatch(message);
      expect(stderr.trim().split("\n")).toHaveLength(1);
      // Of a disk that fails a log may be left, which is nothing but what is written at each start.
      expect(contentOf(path)).toMatchObject(before);
    });
});

it("the second server of a folder is told which process has it, since when and where it listens", async () => {
  const first = await startProcess(folder.path);
  const { origin, child } = first;
  const before = contentOf(folder.path);
  const second = await startProcess(folder.path).catch((error: Error) => error.message);
  expect(second).toMatch(
    new RegExp(
      `is in use by another server \\(process ${child.pid} of host ${hostname()} since \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC, on ${origin}\\)\\. Only one may serve it: stop that one, or set DATA_DIR`,
    ),
  );
  expect(contentOf(folder.path)).toEqual(before);
  await first.end("SIGKILL");
  // What it noted is no lock.
  const third = await startProcess(folder.path);
  await fetch(`${third.origin}/readyz`);
  expect(await third.end("SIGTERM")).toBe(0);
  expect(readdirSync(folder.path).sort()).toEqual(["server.lock.db", "store.db"]);
});

function mounted(): string {
  const disk = mountMemory(2 ** 20);
  after.push(disk.remove);
  return disk.path;
}

function withStore(content: string) {
  return () => {
    mkdirSync(folder.path, { recursive: true });
    writeFileSync(join(folder.path, "store.db"), content);
    return { path: folder.path };
  };
}

/** The files of a folder, with what is in them. */
function contentOf(path: string): Record<string, string> {
  if (!existsSync(path)) return {};
  return Object.fromEntries(
    readdirSync(path)
      .filter((name) => !name.endsWith("-shm"))
      .map((name) => [name, readFileSync(join(path, name), "latin1")]),
  );
}
