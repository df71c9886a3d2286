import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runToEnd, type ServerProcess, startProcess, temporaryDirectory } from "./server-process.ts";

let folder: ReturnType<typeof temporaryDirectory>;
let server: ServerProcess | undefined;
beforeEach(() => {
  folder = temporaryDirectory();
});
afterEach(async () => {
  await server?.end("SIGKILL");
  folder.remove();
});
const keys = (...args: string[]) => runToEnd("keys.js", args, { DATA_DIR: folder.path });

describe("keys create", () => {
  it("works on a folder that was never started, and prints JSON alone", async () => {
    const { code, stdout, stderr } = await keys(
      "create",
      "--plan",
      "pro",
      "--name",
      "my app",
      "--per-day",
      "7",
      "--expires",
      "90d",
      "--json",
    );
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
    // Counted from when the command was given, which is a moment before the key is made.
    const lifetime = Date.parse(key.expiresAt) - Date.parse(key.createdAt);
    expect(Math.abs(lifetime - 90 * 86_400_000)).toBeLessThan(10_000);
  });

  const mistakes: [args: string[], message: RegExp][] = [
    [[], /required option '--plan <plan>' not specified/],
    [["--plan", "gold"], /argument 'gold' is invalid\. Allowed choices are free, pro, business, enterprise/],
    [["--plan", "pro", "--expires", "90"], /'90' is invalid\. It must be a whole number and s, m, h or d/],
    [["--plan", "pro", "--per-minute", "0"], /'0' is invalid\. It must be a whole number of requests, at least 1/],
    [["--plan", "pro", "--colour", "red"], /unknown option '--colour'/],
  ];
  it.each(mistakes)("refuses %j", async (args, message) => {
    const { code, stdout, stderr } = await keys("create", ...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(message);
  });
});

describe("keys list", () => {
  it("shows people a table and programs JSON, and nobody a key", async () => {
    const { key } = JSON.parse((await keys("create", "--plan", "free", "--name", "one", "--json")).stdout);
    const table = (await keys("list")).stdout;
    expect(table).toMatch(
      /^ID +NAME +PLAN +PER MINUTE +PER DAY +CREATED +STATE\nkey_\w{16} +one +free +60 +1000 +\d{4}-\d\d-\d\d +in force\n$/,
    );
    const [listed] = JSON.parse((await keys("list", "--json")).stdout);
    expect(listed).toMatchObject({ name: "one", limits: { perMinute: 60, perDay: 1000 } });
    expect(table + JSON.stringify(listed)).not.toContain(key.slice(8));
  });

  it("says how to make the first key", async () => {
    expect((await keys("list")).stdout).toContain(
      "There are no keys yet. Make one with: npm run --silent keys -- create --plan pro",
    );
  });
});

describe("keys revoke", () => {
  it("reaches a running server within five seconds", async () => {
    const { id, key } = JSON.parse((await keys("create", "--plan", "business", "--json")).stdout);
    server = await startProcess(folder.path);
    const call = async () =>
      (await fetch(`${server?.origin}/v1/pets`, { headers: { authorization: `Bearer ${key}` } })).status;
    expect(await call()).toBe(200);
    expect((await keys("revoke", id)).stdout).toBe(`${id} is revoked.\n`);
    const revokedAt = performance.now();
    await expect.poll(call).toBe(401);
    expect(performance.now() - revokedAt).toBeLessThan(5000);
  });

  it("names a key that is not in force", async () => {
    const { code, stderr } = await keys("revoke", "key_none");
    expect(code).toBe(1);
    expect(stderr).toBe(
      "animal-store: there is no key key_none in force. A key is revoked by its id, once: keys list shows them.\n",
    );
  });
});
