import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestStores } from "./open-test-stores.ts";
import { builtFile, nodeFlags, runToEnd, startProcess, temporaryDirectory } from "./server-process.ts";

let folder: ReturnType<typeof temporaryDirectory>;
let data: string;
beforeEach(() => {
  folder = temporaryDirectory();
  data = join(folder.path, "new", "data");
});
afterEach(() => folder.remove());

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modesIn = (path: string) => Object.fromEntries(readdirSync(path).map((name) => [name, modeOf(join(path, name))]));

// The umask of most systems.
const start = () =>
  startProcess(data, {}, builtFile("main.js"), [
    "sh",
    "-c",
    'umask 022; exec "$@"',
    "sh",
    process.execPath,
    ...nodeFlags,
  ]);

const own = {
  "server.json": "600",
  "server.lock.db": "600",
  "server.lock.db-journal": "600",
  "store.db": "600",
  "store.db-shm": "600",
  "store.db-wal": "600",
};

describe("the data folder", () => {
  it("is created with mode 700 and its files with mode 600", async () => {
    const server = await start();
    expect([modeOf(data), modeOf(join(folder.path, "new"))]).toEqual(["700", "700"]);
    expect(modesIn(data)).toEqual(own);
    expect(await server.end("SIGTERM")).toBe(0);
    expect(server.stderr()).toBe("");
  });

  it("has files of mode 600 where the folder existed, and the log names the command that closes it", async () => {
    mkdirSync(data, { recursive: true });
    chmodSync(data, 0o755);
    const server = await start();
    expect(modesIn(data)).toEqual(own);
    const [line] = server
      .stderr()
      .trim()
      .split("\n")
      .map((each) => JSON.parse(each));
    expect(line.msg).toBe(
      `the data folder ${data} has mode 755, so other users can enter it. Close it: chmod 700 ${data}`,
    );
    expect(await server.end("SIGTERM")).toBe(0);
    expect(modeOf(data)).toBe("755");
  });

  it("has its older files closed to others at the start", async () => {
    await openTestStores(data).close();
    for (const name of ["server.lock.db", "server.json"]) writeFileSync(join(data, name), "");
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
    const server = await start();
    expect(modesIn(data)).toEqual(own);
    expect(await server.end("SIGKILL")).toBe("SIGKILL");
  });
});

it("backups and restored stores have mode 600, also from a file that others may read", async () => {
  const backup = join(folder.path, "animals.db");
  await openTestStores(data).close();
  const into = join(folder.path, "into");
  expect((await runToEnd("backup.js", ["--to", backup], { DATA_DIR: data })).code).toBe(0);
  expect(modeOf(backup)).toBe("600");
  chmodSync(backup, 0o644);
  expect((await runToEnd("restore.js", ["--from", backup, "--into", into], {})).code).toBe(0);
  expect(modesIn(into)).toEqual({ "server.lock.db": "600", "store.db": "600" });
});
