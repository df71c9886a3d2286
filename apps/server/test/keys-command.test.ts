import { spawn } from "node:child_process";
import { once } from "node:events";
import { createKeysCommand } from "@animal-store/api-server";
import { runCommandInProcess } from "@animal-store/api-server/testing";
import { systemClock } from "@animal-store/process";
import { createSqliteKeyStore, openDatabase, testFolder } from "@animal-store/sql-store/testing";
import { createKeyRing, definition } from "@animal-store/store";
import { beforeEach, describe, expect, it } from "vitest";
import { server } from "../src/server.ts";
import {
  builtFile,
  fetchCode,
  jsonHeaders,
  postPet,
  runToEnd,
  startServer,
  startSharedServer,
} from "./server-process.ts";

function createRunners(folder: string) {
  const run = (...args: string[]) => runCommandInProcess(createKeysCommand, args, { DATA_DIR: folder }, server);
  const runJson = async (...args: string[]) => JSON.parse((await run(...args, "--json")).stdout);
  const create = (...args: string[]) => runJson("create", "--plan", "business", ...args);
  return { run, runJson, create };
}

let folder: string;
let { run, runJson, create } = createRunners("");
beforeEach(() => {
  folder = testFolder();
  ({ run, runJson, create } = createRunners(folder));
});
const commandText = () => `DATA_DIR=${folder} npm run --silent keys --`;

describe("keys create", () => {
  it("creates a key before the first server start, and prints only JSON", async () => {
    const args = ["--plan", "pro", "--name", "my app", "--per-day", "7", "--expires", "90d", "--json"];
    const { code, stdout, stderr } = await runToEnd("keys.js", ["create", ...args], { DATA_DIR: folder });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const key = JSON.parse(stdout);
    expect(key).toEqual({
      id: expect.stringMatching(/^key_\w{16}$/),
      key: expect.stringMatching(/^as_live_\w{38}$/),
      plan: "pro",
      name: "my app",
      scopes: ["read", "write"],
      limits: { perMinute: 300, perDay: 7 },
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
    });
    expect(Date.parse(key.expiresAt) - Date.parse(key.createdAt)).toBe(90 * 86_400_000);
  });

  it("prints the key first, then its properties", async () => {
    const { stdout } = await run("create", "--plan", "free", "--name", "店");
    expect(stdout).toMatch(
      /^as_live_\w{38}\n\nSave this key now\. .*\n\nid {9}key_\w{16}\nname {7}店\nplan {7}free\nscopes {5}read,write\n/,
    );
    expect(stdout).toContain(`\ndata       ${folder}\n`);
  });
});

describe("keys list", () => {
  it("prints a table or JSON, and never a key", async () => {
    const { key } = await create("--name", "one");
    const table = (await run("list")).stdout;
    expect(table).toMatch(
      /^ID +NAME +PLAN +SCOPES +PER MINUTE +PER DAY +CREATED +LAST USED +STATE\nkey_\w{16} +one +business +read,write +1,000 +100,000 +\d{4}-\d\d-\d\d +never +active\n$/,
    );
    const [listedKey] = await runJson("list");
    const unsetProperties = { expiresAt: null, revokedAt: null, lastUsedAt: null, successorId: null };
    expect(listedKey).toMatchObject({ name: "one", ...unsetProperties });
    expect(table + JSON.stringify(listedKey)).not.toContain(key.slice(8));
  });

  it("prints the command that creates the first key if the store is empty", async () => {
    expect((await run("list")).stdout).toMatch(/^There are no keys in \S+\. Create one with: /);
    expect((await run("list")).stdout).toContain(` Create one with: ${commandText()} create --plan pro\n`);
    expect((await run("log")).stdout).toBe("No changes are logged yet.\n");
    expect([await runJson("list"), await runJson("log")]).toEqual([[], []]);
  });

  it("exits silently when its reader closes the pipe", async () => {
    const database = openDatabase(folder, definition.tables);
    const keyRing = createKeyRing({ store: createSqliteKeyStore(database), clock: systemClock });
    database.exec("PRAGMA synchronous = OFF");
    for (let count = 0; count < 1000; count += 1) await keyRing.issue({ plan: "pro", name: "n".repeat(100) });
    database.close();
    const env = { ...process.env, DATA_DIR: folder };
    const child = spawn(process.execPath, [builtFile("keys.js"), "list"], { env });
    child.stdout.once("data", () => child.stdout.destroy());
    let stderr = "";
    child.stderr.on("data", (chunk) => (stderr += chunk));
    const [code] = await once(child, "close");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });

  it("uses colours if FORCE_COLOR is set, and none in a pipe", async () => {
    await create();
    const listKeys = async (env: Record<string, string>) =>
      (await runToEnd("keys.js", ["list"], { DATA_DIR: folder, ...env })).stdout;
    expect(await listKeys({ FORCE_COLOR: "1" })).toContain("\u{1b}[32mactive\u{1b}[39m");
    expect(await listKeys({})).not.toContain("\u{1b}");
  });
});

describe("keys show", () => {
  it("prints all properties of a key, and the source of its limits", async () => {
    const { id, createdAt } = await create("--name", "one", "--per-day", "7", "--expires", "90d");
    const createdText = createdAt.slice(0, 16).replace("T", " ");
    expect((await run("show", id)).stdout).toMatch(
      new RegExp(
        `^id         ${id}
name       one
plan       business
scopes     read,write
limits     1,000 per minute, from the plan
           7 per day, set for this key
created    ${createdText} UTC
expires    \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC
last used  never
state      expires \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC
data       ${folder}
$`,
      ),
    );
    expect(await runJson("show", id)).toEqual((await runJson("list"))[0]);
  });
});

describe("keys rotate", () => {
  it("issues a new key, and the old key expires in a day", async () => {
    const oldKey = await create("--name", "one", "--per-day", "7", "--scopes", "read");
    const { code, stdout } = await run("rotate", oldKey.id);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^as_live_\\w{38}\n[^]*\n${oldKey.id} expires .* UTC\\.\n$`));
    const [rotated, successor] = await runJson("list");
    expect(Math.round((Date.parse(rotated.expiresAt) - Date.parse(successor.createdAt)) / 1000)).toBe(86_400);
    const expected = { plan: "business", name: "one", scopes: ["read"], limits: { perDay: 7 }, expiresAt: null };
    expect(successor).toMatchObject(expected);
  });

  it("prints the same JSON as create, appears in show and list, and rejects a second rotation", async () => {
    const oldKey = await create();
    const { id } = oldKey;
    const successor = await runJson("rotate", id, "--overlap", "1h", "--expires", "2h");
    expect(Object.keys(successor)).toEqual(Object.keys(oldKey));
    expect(Date.parse(successor.expiresAt) - Date.parse(successor.createdAt)).toBe(7_200_000);
    const details = (await run("show", id)).stdout;
    expect(details).toContain(`\nrotated    to ${successor.id}\n`);
    expect(details).toMatch(/\nstate {6}rotated, expires \S+ \S+ UTC\n/);
    expect((await run("list")).stdout).toMatch(/ rotated, expires \S+ \S+ UTC\n.* expires \S+ \S+ UTC\n$/);
    expect(await runJson("list")).toMatchObject([{ successorId: successor.id }, { successorId: null }]);
    expect(await run("rotate", id)).toEqual({
      code: 1,
      stdout: "",
      stderr: `animal-store: the key ${id} is already rotated to ${successor.id}. Rotate ${successor.id} instead.\n`,
    });
    expect(await run("rotate", successor.id)).toMatchObject({ code: 0 });
  });
});

describe("keys set", () => {
  it("changes only the given properties, and prints the same JSON as show", async () => {
    const { id } = await create("--name", "one", "--per-day", "7");
    const changed = await runJson(
      ...["set", id, "--plan", "pro", "--per-minute", "5", "--expires", "90d", "--scopes", "read", "--name", "two"],
    );
    expect(changed).toMatchObject({ plan: "pro", name: "two", scopes: ["read"], limits: { perMinute: 5, perDay: 7 } });
    expect(Math.round((Date.parse(changed.expiresAt) - Date.now()) / 86_400_000)).toBe(90);
    expect(await runJson("show", id)).toEqual(changed);
    const reset = await runJson("set", id, "--per-minute", "default", "--per-day", "default", "--expires", "never");
    expect(reset).toEqual({ ...changed, limits: { perMinute: 300, perDay: 10_000 }, expiresAt: null });
  });

  it("prints what changed", async () => {
    const { id } = await create();
    const { stdout } = await run("set", id, "--plan", "pro", "--scopes", "write");
    expect(stdout).toMatch(/^Changed: plan business → pro, scopes read,write → write\.\n\nid {9}key_/);
    expect((await run("set", id, "--plan", "pro")).stdout).toMatch(/^Nothing changed: .*\n\nid {9}key_/);
  });
});

describe("keys revoke", () => {
  it("prints the same JSON as show, and rejects a second revocation", async () => {
    const { id } = await create();
    const { revokedAt, ...revoked } = await runJson("revoke", id);
    expect(Date.parse(revokedAt)).toBeGreaterThanOrEqual(Date.parse(revoked.createdAt));
    expect(await runJson("show", id)).toEqual({ ...revoked, revokedAt });
    const retry = await run("revoke", id);
    expect(retry.code).toBe(1);
    expect(retry.stderr).toMatch(/^animal-store: the key key_\w+ was revoked on \S+\. There is nothing to revoke\.\n$/);
  });
});

describe("an expired or revoked key", () => {
  it.each([["rotate"], ["set", "--plan", "pro"], ["unban"]])(
    "%s suggests a command that creates a key of the same plan",
    async (name, ...args) => {
      const { id } = await create();
      await run("revoke", id);
      const { code, stderr } = await run(name, id, ...args);
      const [, end, advice] =
        /^animal-store: the key key_\w+ was (.*)\. Create another one with: (.*)\n$/.exec(stderr) ?? [];
      expect([code, end]).toEqual([1, expect.stringMatching(/^revoked on \d{4}-\d\d-\d\d$/)]);
      expect(advice).toBe(`${commandText()} create --plan business`);
      expect((await runJson("log", id)).map(({ action }: { action: string }) => action)).toEqual(["create", "revoke"]);
    },
  );

  it.each([["show"], ["rotate"], ["set", "--plan", "pro"], ["unban"], ["revoke"], ["log"]])(
    "%s reports a key that does not exist",
    async (name, ...args) => {
      const stderr = `animal-store: there is no key key_none. List all keys with: ${commandText()} list\n`;
      expect(await run(name, "key_none", ...args)).toEqual({ code: 1, stdout: "", stderr });
    },
  );
});

describe("keys log", () => {
  it("prints who changed which key and when, without a key or a hash", async () => {
    const { id, key } = await create("--name", "one");
    await run("set", id, "--plan", "pro");
    const successor = await runJson("rotate", id, "--overlap", "1h");
    await run("unban", id);
    await run("revoke", id);
    const { stdout } = await run("log");
    const [heading, ...lines] = stdout.trimEnd().split("\n");
    expect(heading).toMatch(/^TIME \(UTC\) +OPERATOR +KEY +ACTION +CHANGES$/);
    const changes = lines.map((line) => line.replace(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}\S+@\S+ +/, ""));
    expect(changes).toEqual([
      `${id}  create  plan business, name one, scopes read,write`,
      `${id}  set     plan business → pro`,
      expect.stringMatching(`^${id}  rotate  successorId none → ${successor.id}, expiresAt none → \\d{4}-`),
      `${successor.id}  create  plan pro, name one, scopes read,write, predecessorId ${id}`,
      `${id}  unban`,
      `${id}  revoke`,
    ]);
    const log = await runJson("log", id);
    expect(log).toHaveLength(5);
    expect(log[1]).toEqual({
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      operator: expect.stringMatching(/^\S+@\S+$/),
      action: "set",
      keyId: id,
      changes: { plan: { from: "business", to: "pro" } },
    });
    expect(stdout + JSON.stringify(log)).not.toContain(key.slice(8));
  });
});

// Concurrent, because each test waits for the server to reload the keys.
describe.concurrent("with a running server", () => {
  const shared = startSharedServer();
  const { run, runJson, create } = createRunners(shared.folder);
  const fetchKeyCode = (key: string) => fetchCode(shared.server(), key);

  it("show prints the last use of the key", async ({ expect }) => {
    const { id, key } = await create();
    const timeBefore = Date.now();
    expect(await fetchKeyCode(key)).toBe("ok");
    await expect.poll(async () => (await runJson("show", id)).lastUsedAt).not.toBeNull();
    expect(Date.parse((await runJson("show", id)).lastUsedAt)).toBeGreaterThanOrEqual(timeBefore);
  });

  it("set changes expiry, scopes and limits without a restart", async ({ expect }) => {
    const { id, key } = await create("--expires", "1s", "--per-minute", "1", "--scopes", "read");
    const addPet = async () => (await postPet(shared.server(), jsonHeaders(key))).status;
    await expect.poll(() => fetchKeyCode(key)).toBe("expired_api_key");
    await run("set", id, "--expires", "never", "--per-minute", "default");
    await expect.poll(() => fetchKeyCode(key), { timeout: 5000 }).toBe("ok");
    expect([await fetchKeyCode(key), await addPet()]).toEqual(["ok", 403]);
    await run("set", id, "--scopes", "write");
    await expect.poll(addPet, { timeout: 5000 }).toBe(201);
    expect(await fetchKeyCode(key)).toBe("insufficient_scope");
    await run("set", id, "--per-minute", "1");
    await expect.poll(addPet, { timeout: 5000 }).toBe(429);
  });

  it("rotate keeps both keys valid during the overlap, and revoke invalidates a key", async ({ expect }) => {
    const oldKey = await create();
    const successor = await runJson("rotate", oldKey.id, "--overlap", "1h");
    expect(await Promise.all([oldKey.key, successor.key].map(fetchKeyCode))).toEqual(["ok", "ok"]);
    expect((await run("revoke", oldKey.id)).stdout).toBe(`${oldKey.id} is revoked.\n`);
    expect((await run("rotate", successor.id, "--overlap", "0s")).stdout).toContain(`${successor.id} has expired.\n`);
    const codes = ["revoked_api_key", "expired_api_key"];
    await expect.poll(() => Promise.all([oldKey.key, successor.key].map(fetchKeyCode))).toEqual(codes);
  });
});

it("unban lifts a ban in a running server", async () => {
  const { id, key } = await create("--per-minute", "1");
  const server = await startServer(folder, { BAN_STRIKES: "1", BAN_S: "86400" });
  await expect.poll(() => fetchCode(server, key), { timeout: 10_000 }).toBe("key_banned");
  expect((await run("unban", id)).stdout).toBe(
    `The ban and strikes of ${id} are lifted. Running servers apply it within 2 seconds.\n`,
  );
  await run("set", id, "--per-minute", "1000");
  await expect.poll(() => fetchCode(server, key), { timeout: 5000 }).toBe("ok");
});
