import { chmodSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@animal-store/sql-store/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { openTestStore } from "./open-test-stores.ts";
import { builtFile, nodeFlags, startServer } from "./server-process.ts";

let folder: string;
let data: string;
beforeEach(() => {
  folder = testFolder();
  data = join(folder, "new", "data");
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modesIn = (path: string) => Object.fromEntries(readdirSync(path).map((name) => [name, modeOf(join(path, name))]));

const withUmask = ["sh", "-c", 'umask 022; exec "$@"', "sh", process.execPath, ...nodeFlags];
const start = () => startServer(data, {}, builtFile("main.js"), withUmask);

const files = ["server.json", "server.lock.db", "server.lock.db-journal", "store.db", "store.db-shm", "store.db-wal"];
const ownerOnly = Object.fromEntries(files.map((name) => [name, "600"]));

describe("the data folder", () => {
  it("is created with mode 700 and its files with mode 600", async () => {
    const server = await start();
    expect([modeOf(data), modeOf(join(folder, "new"))]).toEqual(["700", "700"]);
    expect(modesIn(data)).toEqual(ownerOnly);
    expect(await server.end("SIGTERM")).toBe(0);
    expect(server.stderr()).toBe("");
  });

  it("gets private files at startup if other users can enter it, and the log suggests a chmod command", async () => {
    await openTestStore(data).close();
    for (const name of ["server.lock.db", "server.json"]) writeFileSync(join(data, name), "");
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
    chmodSync(data, 0o755);
    const server = await start();
    expect(modesIn(data)).toEqual(ownerOnly);
    const [line = ""] = server.stderr().split("\n");
    expect(JSON.parse(line).msg).toBe(
      `the data folder ${data} has mode 755, so other users can enter it. Restrict it: chmod 700 ${data}`,
    );
    expect(await server.end("SIGTERM")).toBe(0);
    expect(modeOf(data)).toBe("755");
  });
});
