import { describeOnPostgres } from "@animal-store/sql-store/testing";
import { definition } from "@animal-store/store";
import { beforeAll, expect, it } from "vitest";
import { fetchCode, jsonHeaders, postPet, runToEnd, type ServerProcess, startProcess } from "../server-process.ts";

describeOnPostgres("two servers on one database", definition, (database) => {
  let servers: ServerProcess[];
  let url: URL;
  beforeAll(async () => {
    url = new URL(database().url);
    url.password ||= "secret";
    servers = await Promise.all([1, 2].map(() => startProcess("", { DATABASE_URL: url.href })));
    return async () => void (await Promise.all(servers.map((server) => server.end("SIGKILL"))));
  });
  const runKeys = (...args: string[]) => runToEnd("keys.js", args, { DATABASE_URL: url.href });
  const createKey = async (...args: string[]) => {
    const { code, stdout, stderr } = await runKeys("create", "--json", ...args);
    expect(code, stderr).toBe(0);
    return JSON.parse(stdout);
  };
  const redactedUrl = () => url.href.replace(/:[^:@]*@/, ":***@");

  it("start concurrently, print no key and no password, and report that each process counts limits separately", async () => {
    for (const { stdout, stderr } of servers) {
      await expect.poll(() => stdout()).toContain(`npm run --silent keys -- create --plan pro`);
      expect(stdout()).toContain(`  Data     ${redactedUrl()}\n  Limits   counted separately in each process\n`);
      await expect.poll(stderr).toContain("limits, strikes and bans are counted separately in each process");
      expect(stdout() + stderr()).not.toContain(url.password);
      expect(stdout() + stderr()).not.toContain("as_live_");
    }
  });

  it("accept a new key immediately, and reject it within 5 s after it is revoked", async () => {
    const { id, key } = await createKey("--plan", "business");
    expect(await Promise.all(servers.map((server) => fetchCode(server, key)))).toEqual(["ok", "ok"]);
    expect((await runKeys("show", id)).stdout).toContain(`data       ${redactedUrl()}\n`);
    expect((await runKeys("revoke", id)).code).toBe(0);
    for (const server of servers)
      await expect.poll(() => fetchCode(server, key), { timeout: 5000 }).toBe("revoked_api_key");
  });

  it("finish the requests in flight after SIGTERM", async () => {
    const [server] = servers as [ServerProcess];
    const headers = jsonHeaders((await createKey("--plan", "business")).key);
    const responses = [1, 2, 3].map(() => postPet(server, headers));
    await Promise.race(responses);
    expect(await server.end("SIGTERM")).toBe(0);
    const settled = await Promise.allSettled(responses);
    const added = settled.filter((each) => each.status === "fulfilled" && each.value.status === 201);
    expect((await database().adminSession.query("SELECT FROM pets")).rowCount).toBeGreaterThanOrEqual(added.length);
    expect(added.length).toBeGreaterThan(0);
  });
});
