import { ban, contract } from "@animal-store/contract";
import { createClientAddress, type RunningServer } from "@animal-store/node-edge";
import { createSandbox } from "@animal-store/sandbox";
import { createTestClock } from "@animal-store/service/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { serveSandbox } from "../src/serve-sandbox.ts";

const { free } = contract.plans;
const logged: string[] = [];
let server: RunningServer;
let key: string;
beforeEach(async () => {
  const sandbox = await createSandbox({
    seed: "animal-store",
    clock: createTestClock(),
    log: { warn: (_, message) => logged.push(message), error: (_, message) => logged.push(message) },
    clientAddress: createClientAddress(0),
  });
  server = await serveSandbox(sandbox, { host: "127.0.0.1", port: 0 });
  key = sandbox.keys.find(({ plan }) => plan === "free")?.key ?? "";
});
afterEach(async () => {
  await server.stop(1000);
  expect(logged).toEqual([]);
});

/** What a caller sees of one request: the error code, if any, and the headers that tell when to go on. */
async function ask() {
  const response = await fetch(`${server.origin}/v1/pets?limit=1`, { headers: { authorization: `Bearer ${key}` } });
  const body = (await response.json()) as { code?: string };
  const header = (name: string) => Number(response.headers.get(name));
  return {
    code: body.code ?? "passed",
    remaining: header("x-ratelimit-remaining"),
    reset: new Date(header("x-ratelimit-reset") * 1000).toISOString(),
    retryAfter: header("retry-after"),
  };
}

async function askTimes(count: number) {
  let last = await ask();
  for (let index = 1; index < count; index += 1) last = await ask();
  return last;
}

async function move(body: object): Promise<string> {
  const response = await fetch(`${server.origin}/_sandbox/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { now: string }).now;
}

it("a minute that is used up is over a minute later", async () => {
  expect(await askTimes(free.perMinute)).toMatchObject({ code: "passed", remaining: 0 });
  expect(await ask()).toEqual({
    code: "rate_limit_exceeded",
    remaining: 0,
    reset: "2026-01-15T00:01:00.000Z",
    retryAfter: 60,
  });
  await move({ advance: "59s" });
  expect(await ask()).toMatchObject({ code: "rate_limit_exceeded", retryAfter: 1 });
  await move({ advance: "1s" });
  expect(await ask()).toMatchObject({ code: "passed", remaining: free.perMinute - 1 });
});

it("a day that is used up is over the next day", async () => {
  for (let left = free.perDay; left > 0; left -= free.perMinute) {
    expect(await askTimes(Math.min(left, free.perMinute))).toMatchObject({ code: "passed" });
    await move({ advance: "1m" });
  }
  expect(await ask()).toMatchObject({ code: "daily_quota_exceeded", reset: "2026-01-16T00:00:00.000Z" });
  expect(await move({ to: "2026-01-16T00:00:00Z" })).toBe("2026-01-16T00:00:00.000Z");
  expect(await ask()).toMatchObject({ code: "passed", remaining: free.perMinute - 1 });
});

it("a key that goes on after its 429 is banned, and the ban ends", async () => {
  await askTimes(free.perMinute + 1);
  await move({ advance: `${ban.graceSeconds + 1}s` });
  expect(await askTimes(ban.strikes - 1)).toMatchObject({ code: "rate_limit_exceeded" });
  expect(await ask()).toMatchObject({ code: "key_banned", retryAfter: ban.seconds });
  await move({ advance: `${ban.seconds - 1}s` });
  expect(await ask()).toMatchObject({ code: "key_banned", retryAfter: 1 });
  await move({ advance: "1s" });
  expect(await ask()).toMatchObject({ code: "passed" });
});

it("what never becomes a request is answered in the time of the sandbox", async () => {
  await move({ to: "2030-12-05T00:00:00Z" });
  const response = await fetch(`${server.origin}/v1/pets`, { headers: { "x-long": "x".repeat(20_000) } });
  expect(response.status).toBe(431);
  expect(Number(response.headers.get("x-ratelimit-reset"))).toBe(Date.parse("2030-12-05T00:01:00Z") / 1000);
});
