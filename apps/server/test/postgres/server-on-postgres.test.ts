import { afterEach, expect, it } from "vitest";
import { runToEnd, type ServerProcess, startProcess } from "../server-process.ts";
import { describeOnPostgres } from "./test-database.ts";

describeOnPostgres("servers on one database", (database) => {
  const running: ServerProcess[] = [];
  afterEach(() => Promise.all(running.splice(0).map((server) => server.end("SIGKILL"))));
  const url = () => {
    const withPassword = new URL(database().url);
    withPassword.password ||= "secret";
    return withPassword.href;
  };
  const keys = (...args: string[]) => runToEnd("keys.js", args, { DATABASE_URL: url() });
  const shown = () => url().replace(/:[^:@]*@/, ":***@");

  it("start together, show no key and no password, and say that each counts by itself", async () => {
    const started = await Promise.all([1, 2].map(() => startProcess("", { DATABASE_URL: url() })));
    running.push(...started);
    for (const { stdout, stderr } of started) {
      await expect.poll(() => stdout()).toContain(`npm run --silent keys -- create --plan pro`);
      expect(stdout()).toContain(`  Data     ${shown()}\n  Limits   counted by each process for itself\n`);
      await expect.poll(stderr).toContain("limits, strikes and bans are counted by each process for itself");
      expect(stdout() + stderr()).not.toContain(new URL(url()).password);
      expect(stdout() + stderr()).not.toContain("as_live_");
    }
  });

  it("take a key of the keys command at once, and refuse it within five seconds of its end", async () => {
    const [one, other] = await Promise.all([1, 2].map(() => startProcess("", { DATABASE_URL: url() })));
    running.push(one as ServerProcess, other as ServerProcess);
    const { id, key } = JSON.parse((await keys("create", "--plan", "business", "--json")).stdout);
    const call = async (server: ServerProcess | undefined) =>
      (await fetch(`${server?.origin}/v1/pets`, { headers: { authorization: `Bearer ${key}` } })).status;
    expect([await call(one), await call(other)]).toEqual([200, 200]);
    expect((await keys("show", id)).stdout).toContain(`data       ${shown()}\n`);
    expect((await keys("revoke", id)).code).toBe(0);
    for (const server of [one, other]) await expect.poll(() => call(server), { timeout: 5000 }).toBe(401);
  });

  it("apply keys set and keys unban, in each process", async () => {
    const env = { DATABASE_URL: url(), BAN_STRIKES: "1", BAN_S: "86400" };
    const servers = await Promise.all([1, 2].map(() => startProcess("", env)));
    running.push(...servers);
    const { id, key } = JSON.parse((await keys("create", "--plan", "free", "--per-minute", "1", "--json")).stdout);
    const code = async (server: ServerProcess) => {
      const response = await fetch(`${server.origin}/v1/pets`, { headers: { authorization: `Bearer ${key}` } });
      return response.ok ? "ok" : ((await response.json()) as { code: string }).code;
    };
    for (const server of servers) await expect.poll(() => code(server), { timeout: 10_000 }).toBe("key_banned");
    expect(await keys("set", id, "--per-minute", "default")).toMatchObject({ code: 0 });
    expect(await keys("unban", id)).toMatchObject({ code: 0 });
    for (const server of servers) await expect.poll(() => code(server), { timeout: 5000 }).toBe("ok");
    expect(await keys("set", id, "--scopes", "write")).toMatchObject({ code: 0 });
    for (const server of servers) await expect.poll(() => code(server), { timeout: 5000 }).toBe("insufficient_scope");
    const log = JSON.parse((await keys("log", id, "--json")).stdout);
    expect(log.map(({ action }: { action: string }) => action)).toEqual(["create", "set", "unban", "set"]);
  });

  it("SIGTERM finishes what was started", async () => {
    const server = await startProcess("", { DATABASE_URL: url() });
    running.push(server);
    const { key } = JSON.parse((await keys("create", "--plan", "business", "--json")).stdout);
    const add = () =>
      fetch(`${server.origin}/v1/pets`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: '{"name":"Rex","categoryId":9223372036854775807}',
      });
    const answers = [add(), add(), add()];
    await Promise.race(answers);
    expect(await server.end("SIGTERM")).toBe(0);
    const settled = await Promise.allSettled(answers);
    const added = settled.filter((each) => each.status === "fulfilled" && each.value.status === 201);
    const { rowCount } = await database().other.query("SELECT FROM pets WHERE category_id = 9223372036854775807");
    expect(rowCount).toBeGreaterThanOrEqual(added.length);
    expect(added.length).toBeGreaterThan(0);
  });
});
