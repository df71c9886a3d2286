import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createKeyRing, systemClock } from "@animal-store/service";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../src/sqlite/open-database.ts";
import { createSqliteStores } from "../src/sqlite/sqlite-stores.ts";
import { builtFile, runToEnd, type ServerProcess, startProcess, temporaryDirectory } from "./server-process.ts";

let folder: ReturnType<typeof temporaryDirectory>;
let server: ServerProcess | undefined;
beforeEach(() => {
  folder = temporaryDirectory();
});
afterEach(async () => {
  await server?.end("SIGKILL");
  server = undefined;
  folder.remove();
});
const keys = (...args: string[]) => runToEnd("keys.js", args, { DATA_DIR: folder.path });
const json = async (...args: string[]) => JSON.parse((await keys(...args, "--json")).stdout);
const create = (...args: string[]) => json("create", "--plan", "business", ...args);

/** Issues very many keys, in one transaction. */
async function issueMany(count: number): Promise<void> {
  const database = openDatabase(folder.path);
  const keyRing = createKeyRing({ store: createSqliteStores(database).keys, clock: systemClock });
  database.exec("BEGIN");
  for (let issued = 0; issued < count; issued += 1) await keyRing.issue({ plan: "pro", name: "n".repeat(100) });
  database.exec("COMMIT");
  database.close();
}

async function callWith(key: string): Promise<number> {
  return (await fetch(`${server?.origin}/v1/pets`, { headers: { authorization: `Bearer ${key}` } })).status;
}

describe("keys create", () => {
  it("works on a folder that was never started, and prints JSON alone", async () => {
    const args = ["--plan", "pro", "--name", "my app", "--per-day", "7", "--expires", "90d", "--json"];
    const { code, stdout, stderr } = await keys("create", ...args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const key = JSON.parse(stdout);
    expect(key).toEqual({
      id: expect.stringMatching(/^key_\w{16}$/),
      key: expect.stringMatching(/^as_live_\w{38}$/),
      plan: "pro",
      name: "my app",
      limits: { perMinute: 300, perDay: 7 },
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
    });
    expect(Date.parse(key.expiresAt) - Date.parse(key.createdAt)).toBe(90 * 86_400_000);
  });

  it("shows people the key first, then what it is", async () => {
    const { stdout } = await keys("create", "--plan", "free", "--name", "店");
    expect(stdout).toMatch(/^as_live_\w{38}\n\nKeep it now: .*\n\nid {9}key_\w{16}\nname {7}店\nplan {7}free\n/);
  });

  const mistakes: [args: string[], message: RegExp][] = [
    [[], /option '--plan <plan>' is missing\. Choose one of free, pro, business, enterprise\./],
    [["--plan", "gold"], /argument 'gold' is invalid\. Allowed choices are free, pro, business, enterprise/],
    [["--plan", "pro", "--expires", "90"], /'90' is invalid\. It must be a whole number and s, m, h or d/],
    [["--plan", "pro", "--expires", "0s"], /'0s' is invalid\. It must be a whole number and s, m, h or d/],
    [["--plan", "pro", "--per-minute", "0"], /'0' is invalid\. It must be a whole number of requests, at least 1/],
    [["--plan", "pro", "--name", "a\nkey_forged"], /option '--name <name>' must be 1 to 100 characters in one line/],
    [["--plam", "pro"], /unknown option '--plam'\n\(Did you mean --plan\?\)/],
    [["--plan", "pro", "--colour", "red"], /unknown option '--colour'/],
  ];
  it.each(mistakes)("refuses %j as wrong usage", async (args, message) => {
    const { code, stdout, stderr } = await keys("create", ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(message);
    expect(stderr).toContain("All options: npm run --silent keys -- create --help");
    expect(stderr).not.toContain("forged");
  });
});

describe("keys list", () => {
  it("shows people a table and programs JSON, and nobody a key", async () => {
    const { key } = await create("--name", "one");
    const table = (await keys("list")).stdout;
    expect(table).toMatch(
      /^ID +NAME +PLAN +PER MINUTE +PER DAY +CREATED +LAST USED +STATE\nkey_\w{16} +one +business +1,000 +100,000 +\d{4}-\d\d-\d\d +never +in force\n$/,
    );
    const [listed] = await json("list");
    expect(listed).toMatchObject({ name: "one", expiresAt: null, revokedAt: null, lastUsedAt: null });
    expect(table + JSON.stringify(listed)).not.toContain(key.slice(8));
  });

  it("says how to make the first key", async () => {
    expect((await keys("list")).stdout).toBe(
      "There are no keys yet. Make one with: npm run --silent keys -- create --plan pro\n",
    );
    expect(await json("list")).toEqual([]);
  });

  it("ends in silence when its reader has enough", async () => {
    // More than a pipe holds.
    await issueMany(5000);
    const child = spawn(process.execPath, [builtFile("keys.js"), "list"], {
      env: { ...process.env, DATA_DIR: folder.path },
    });
    child.stdout.once("data", () => child.stdout.destroy());
    let stderr = "";
    child.stderr.on("data", (chunk) => (stderr += chunk));
    const [code] = await once(child, "close");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });

  it("shows colours where they are wanted, and none in a pipe", async () => {
    await create();
    const run = async (env: Record<string, string>) =>
      (await runToEnd("keys.js", ["list"], { DATA_DIR: folder.path, ...env })).stdout;
    expect(await run({ FORCE_COLOR: "1" })).toContain("\u{1b}[32min force\u{1b}[39m");
    expect(await run({})).not.toContain("\u{1b}");
  });
});

describe("keys show", () => {
  it("shows all that is known of a key, and whose its limits are", async () => {
    const { id, createdAt } = await create("--name", "one", "--per-day", "7", "--expires", "90d");
    const moment = createdAt.slice(0, 16).replace("T", " ");
    expect((await keys("show", id)).stdout.replace(/, (now|\d+ seconds? ago)/, "")).toMatch(
      new RegExp(
        `^id         ${id}
name       one
plan       business
limits     1,000 a minute, the plan's
           7 a day, the key's own
created    ${moment} UTC
expires    \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC, in (90|89) days
last used  never
state      in force
$`,
      ),
    );
    expect(await json("show", id)).toEqual((await json("list"))[0]);
  });

  it("names a key that is not there", async () => {
    expect(await keys("show", "key_none")).toEqual({
      code: 1,
      stdout: "",
      stderr: "animal-store: there is no key key_none. See the ids of all keys with: npm run --silent keys -- list\n",
    });
  });

  it("knows when a running server last saw the key", async () => {
    const { id, key } = await create();
    server = await startProcess(folder.path);
    const before = Date.now();
    expect(await callWith(key)).toBe(200);
    await expect.poll(async () => (await json("show", id)).lastUsedAt).not.toBeNull();
    expect(Date.parse((await json("show", id)).lastUsedAt)).toBeGreaterThanOrEqual(before);
  });
});

describe("keys rotate", () => {
  it("gives a new key, and the old one a day", async () => {
    const old = await create("--name", "one", "--per-day", "7");
    const { code, stdout } = await keys("rotate", old.id);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^as_live_\\w{38}\n[^]*\n${old.id} ends .* UTC, in 24 hours\\.\n$`));
    const [ending, fresh] = await json("list");
    expect(Math.round((Date.parse(ending.expiresAt) - Date.parse(fresh.createdAt)) / 1000)).toBe(86_400);
    expect(fresh).toMatchObject({ plan: "business", name: "one", limits: { perDay: 7 }, expiresAt: null });
  });

  it("prints JSON as create does", async () => {
    const old = await create();
    const fresh = await json("rotate", old.id, "--expires", "2h");
    expect(Object.keys(fresh)).toEqual(Object.keys(old));
    expect(Date.parse(fresh.expiresAt) - Date.parse(fresh.createdAt)).toBe(7_200_000);
  });

  it("lets a running server take both keys for the overlap", async () => {
    const old = await create();
    server = await startProcess(folder.path);
    const fresh = await json("rotate", old.id, "--overlap", "1h");
    expect(await Promise.all([old.key, fresh.key].map(callWith))).toEqual([200, 200]);
  });

  it("without an overlap ends the old key within five seconds in a running server", async () => {
    const old = await create();
    server = await startProcess(folder.path);
    expect(await callWith(old.key)).toBe(200);
    expect((await keys("rotate", old.id, "--overlap", "0s")).stdout).toContain(`${old.id} has ended.\n`);
    const rotatedAt = performance.now();
    await expect.poll(() => callWith(old.key)).toBe(401);
    expect(performance.now() - rotatedAt).toBeLessThan(5000);
  });

  it("refuses a key that has ended, and a wrong overlap", async () => {
    const { id } = await create();
    await keys("revoke", id);
    const { code, stderr } = await keys("rotate", id);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^animal-store: the key key_\w+ was revoked on \S+\. Issue a new one with: npm run --silent keys -- create --plan business\n$/,
    );
    expect(await keys("rotate", "key_none")).toMatchObject({ code: 1 });
    expect(await keys("rotate", id, "--overlap", "0")).toMatchObject({ code: 2 });
  });
});

describe("keys revoke", () => {
  it("reaches a running server within five seconds", async () => {
    const { id, key } = await create();
    server = await startProcess(folder.path);
    expect(await callWith(key)).toBe(200);
    expect((await keys("revoke", id)).stdout).toBe(`${id} is revoked.\n`);
    const revokedAt = performance.now();
    await expect.poll(() => callWith(key)).toBe(401);
    expect(performance.now() - revokedAt).toBeLessThan(5000);
  });

  it("refuses a key that is not there, or was revoked before", async () => {
    const { id } = await create();
    await keys("revoke", id);
    expect(await keys("revoke", id)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^animal-store: the key key_\w+ was revoked on \S+\. A key is revoked once: .*\n$/),
    });
    expect(await keys("revoke", "key_none")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("there is no key key_none."),
    });
  });
});

describe("keys", () => {
  it("shows help where there is no command", async () => {
    const { code, stderr } = await keys();
    expect(code).toBe(2);
    expect(stderr).toMatch(/^Usage: npm run --silent keys -- \[options\] \[command\]\n/);
  });

  it.each([[], ["create"], ["list"], ["show"], ["rotate"], ["revoke"]])(
    "%s --help tells the exit codes",
    async (...args) => {
      const { code, stdout, stderr } = await keys(...args, "--help");
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      expect(stdout).toMatch(/\nExit codes:\n {2}0 {2}done\n {2}1 {2}refused: .*\n {2}2 {2}wrong usage\n$/);
    },
  );

  it("suggests the command that was meant", async () => {
    const { code, stderr } = await keys("rotat", "key_1");
    expect(code).toBe(2);
    expect(stderr).toContain("error: unknown command 'rotat'\n(Did you mean rotate?)\n");
  });

  it("names a data folder that cannot be used", async () => {
    const file = join(folder.path, "file");
    writeFileSync(file, "");
    const { code, stdout, stderr } = await runToEnd("keys.js", ["list"], { DATA_DIR: file });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^animal-store: the data folder \S+ cannot be used: .*\n$/);
  });
});
