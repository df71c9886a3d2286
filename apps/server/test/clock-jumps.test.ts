import { banPolicy, createKeyRing, createMemoryLimiter } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import { expect, it, onTestFinished } from "vitest";
import { persistUsage } from "../src/start/open-limiter.ts";
import { openTestStores } from "./open-test-stores.ts";
import { testFolder } from "./server-process.ts";
import { startTarget } from "./start-target.ts";

const [day, hour] = [86_400, 3600];
const many = 1_000_000;
const few = 5;

// Alternately sets the clock forward by a day and back by an hour. Uses keys with an exhausted minute or day quota, and a banned key.
it("a clock change grants at most one more quota, and rejects no key for longer than a window or a ban", async () => {
  // Shortly before midnight, so that the day changes too.
  const clock = createTestClock(Date.UTC(2026, 0, 15, 23, 58, 30));
  const opened = openTestStores(testFolder());
  const limiter = createMemoryLimiter({ ...banPolicy, strikes: 2 });
  const keyRing = createKeyRing({ store: opened.stores.keys, clock });
  const log = { warn: () => {}, error: () => {} };
  // Like the server, counts in memory and saves usage to the store.
  const saving = await persistUsage({ limiter, keyRing, store: opened.usage, every: 500, clock, log });
  const close = async () => {
    await saving.stop();
    await opened.close();
  };
  const service = await startTarget("normal", { ...opened, close }, { limiter, keyRing, clock });
  onTestFinished(service.stop);
  const origin = new URL(service.baseUrl).origin;
  const createKey = async (limits: { perMinute: number; perDay: number }) =>
    (await keyRing.issue({ plan: "free", ...limits })).key;
  const set = (seconds: number) => clock.advance(seconds * 1000);
  const minutely = await createKey({ perMinute: few, perDay: many });
  const daily = await createKey({ perMinute: many, perDay: few });
  const poster = await createKey({ perMinute: many, perDay: many });
  for (let round = 0; round < 6; round += 1) {
    const banned = await createKey({ perMinute: 1, perDay: many });
    await ban(banned);
    const repeated = `round ${round}`;
    const first = await post(poster, repeated);
    for (const key of [minutely, daily]) await useUp(key);

    const jump = round % 2 === 0 ? day : -hour;
    set(jump);
    const [inMinute, inDay] = [await useUp(minutely), await useUp(daily)];
    expect(inMinute.passed).toBeLessThanOrEqual(few);
    expect(inDay.passed).toBeLessThanOrEqual(few);
    expect(inMinute.wait).toBeLessThanOrEqual(60);
    expect(inDay.wait).toBeLessThanOrEqual(day);
    const afterBan = await ask(banned);
    expect(afterBan.wait).toBeLessThanOrEqual(300);
    // Setting the clock back extends the retention of idempotency records. Setting it forward by a day ends it.
    if (jump < 0) expect(await post(poster, repeated)).toBe(first);

    set(inMinute.wait);
    expect(await ask(minutely)).toMatchObject({ status: 200 });
    set(afterBan.wait);
    expect(await ask(banned)).toMatchObject({ status: 200 });
    if (round % 5 === 4) {
      set(inDay.wait);
      expect(await ask(daily)).toMatchObject({ status: 200 });
    }
  }
  // Counters are saved after the responses, independently of the clock.
  await expect.poll(() => opened.usage.load(clock.now())).not.toEqual([]);

  async function useUp(key: string) {
    let passed = 0;
    for (;;) {
      const { status, wait } = await ask(key);
      if (status === 429) return { passed, wait };
      passed += 1;
    }
  }

  async function ban(key: string): Promise<void> {
    await ask(key);
    await ask(key);
    // Passes the grace period for requests sent together with the first rejected one.
    set(2);
    for (let strikes = 0; strikes < 3; strikes += 1) await ask(key);
  }

  async function ask(key: string) {
    const { status, headers } = await fetch(`${origin}/v1/pets?limit=1`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect([200, 429]).toContain(status);
    return { status, wait: Number(headers.get("retry-after")) };
  }

  async function post(key: string, idempotencyKey: string): Promise<string> {
    const headers = {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      "Idempotency-Key": idempotencyKey,
    };
    const body = JSON.stringify({ name: "repeated", categoryId: 1 });
    return (await fetch(`${origin}/v1/pets`, { method: "POST", headers, body })).text();
  }
});
