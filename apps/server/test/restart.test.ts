import { hash } from "node:crypto";
import { createAddressLimiter, createKeyRing, createMemoryLimiter } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepUsage } from "../src/start/open-limiter.ts";
import { startServer } from "../src/start/start-server.ts";
import { openTestStores } from "./open-test-stores.ts";
import { temporaryDirectory } from "./server-process.ts";

const second = 1000;
let folder: ReturnType<typeof temporaryDirectory>;
let clock: ReturnType<typeof createTestClock>;
const stops: (() => Promise<void>)[] = [];
beforeEach(() => {
  folder = temporaryDirectory();
  clock = createTestClock(Date.UTC(2026, 0, 15, 12));
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  folder.remove();
});

/** A run of the server on the folder of the test. */
async function run() {
  const log = { warn: () => {}, error: () => {} };
  const { stores, ...opened } = openTestStores(folder.path);
  const keyRing = createKeyRing({ store: stores.keys, clock });
  const limiter = createMemoryLimiter();
  const usage = await keepUsage({ limiter, keyRing, store: opened.usage, every: 500, clock, log });
  const server = await startServer({
    ...{ host: "127.0.0.1", port: 0, docsDirectory: folder.path, stores, keyRing, limiter, clock, log, origins: [] },
    hash: (data) => hash("sha256", data, "base64url"),
    addressLimiter: createAddressLimiter(60),
    clientAddress: () => "127.0.0.1",
    readiness: { check: async () => [] },
  });
  const stop = async () => {
    await server.stop(second);
    await usage.stop();
    await opened.close();
  };
  stops.push(stop);
  return {
    keyRing,
    async ask(key: string) {
      const { status, headers } = await fetch(`${server.origin}/v1/pets`, {
        headers: { Authorization: `Bearer ${key}` },
      });
      return { status, remaining: headers.get("x-ratelimit-remaining"), retryAfter: headers.get("retry-after") };
    },
    async stop() {
      stops.splice(stops.indexOf(stop), 1);
      await stop();
    },
  };
}

it("a restart in the middle of a minute and a day keeps both", async () => {
  const first = await run();
  const { key } = await first.keyRing.issue({ plan: "free", perMinute: 3, perDay: 4 });
  await first.ask(key);
  await first.ask(key);
  await first.stop();

  const second = await run();
  expect(await second.ask(key)).toMatchObject({ status: 200, remaining: "0" });
  expect(await second.ask(key)).toMatchObject({ status: 429, retryAfter: "60" });
  await second.stop();

  clock.advance(60_000);
  const third = await run();
  expect(await third.ask(key)).toMatchObject({ status: 200, remaining: "0" });
  expect(await third.ask(key)).toMatchObject({ status: 429, retryAfter: String(12 * 3600 - 60) });
});

it("a restart keeps strikes, and a ban until its end", async () => {
  const first = await run();
  const { key } = await first.keyRing.issue({ plan: "free", perMinute: 1 });
  await first.ask(key);
  await first.ask(key);
  clock.advance(2 * second);
  for (let strikes = 0; strikes < 9; strikes += 1) expect(await first.ask(key)).toMatchObject({ retryAfter: "58" });
  await first.stop();

  const banning = await run();
  expect(await banning.ask(key)).toMatchObject({ status: 429, retryAfter: "300" });
  await banning.stop();

  clock.advance(299 * second);
  const banned = await run();
  expect(await banned.ask(key)).toMatchObject({ status: 429, retryAfter: "1" });
  clock.advance(second);
  expect(await banned.ask(key)).toMatchObject({ status: 200 });
});

it("a restart keeps when a key was last used", async () => {
  const first = await run();
  const { key, record } = await first.keyRing.issue({ plan: "free" });
  expect(await first.keyRing.find(record.id)).toMatchObject({ lastUsedAt: null });
  clock.advance(5 * second);
  await first.ask(key);
  await first.stop();
  expect(await (await run()).keyRing.find(record.id)).toMatchObject({ lastUsedAt: clock.now() });
});
