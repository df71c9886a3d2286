import { createTestClock } from "@animal-store/api-platform/testing";
import { persistUsage } from "@animal-store/api-server/testing";
import { testFolder } from "@animal-store/sql-store/testing";
import { banPolicy, createKeyRing, createMemoryLimiter } from "@animal-store/store";
import { expect, it, onTestFinished } from "vitest";
import { openTestStore } from "./open-test-stores.ts";
import { startTarget } from "./start-target.ts";

const [daySeconds, hourSeconds] = [86_400, 3600];
const highLimit = 1_000_000;
const lowLimit = 5;

it("a clock change grants at most one more quota, and rejects no key for longer than a window or a ban", async () => {
  // Shortly before midnight, so that the day changes too.
  const clock = createTestClock(Date.UTC(2026, 0, 15, 23, 58, 30));
  const opened = openTestStore(testFolder());
  const limiter = createMemoryLimiter({ ...banPolicy, maxStrikes: 2 });
  const keyRing = createKeyRing({ store: opened.store.keys, clock });
  const log = { warn: () => {}, error: () => {} };
  const usageSaver = await persistUsage(limiter, { keyRing, usage: opened.usage, flushIntervalMs: 500, clock, log });
  const close = async () => {
    await usageSaver.stop();
    await opened.close();
  };
  const service = await startTarget("normal", { ...opened, close }, { limiter, keyRing, clock });
  onTestFinished(service.stop);
  const origin = new URL(service.baseUrl).origin;
  const createKey = async (limits: { perMinute: number; perDay: number }) =>
    (await keyRing.issue({ plan: "free", ...limits })).key;
  const advance = (seconds: number) => clock.advance(seconds * 1000);
  const minuteLimited = await createKey({ perMinute: lowLimit, perDay: highLimit });
  const dayLimited = await createKey({ perMinute: highLimit, perDay: lowLimit });
  const unlimited = await createKey({ perMinute: highLimit, perDay: highLimit });
  for (let round = 0; round < 6; round += 1) {
    const banned = await createKey({ perMinute: 1, perDay: highLimit });
    await ban(banned);
    const idempotencyKey = `round ${round}`;
    const firstBody = await post(unlimited, idempotencyKey);
    for (const key of [minuteLimited, dayLimited]) await exhaust(key);

    const jumpSeconds = round % 2 === 0 ? daySeconds : -hourSeconds;
    advance(jumpSeconds);
    const [minuteResult, dayResult] = [await exhaust(minuteLimited), await exhaust(dayLimited)];
    expect(minuteResult.allowed).toBeLessThanOrEqual(lowLimit);
    expect(dayResult.allowed).toBeLessThanOrEqual(lowLimit);
    expect(minuteResult.waitSeconds).toBeLessThanOrEqual(60);
    expect(dayResult.waitSeconds).toBeLessThanOrEqual(daySeconds);
    const bannedResult = await listPets(banned);
    expect(bannedResult.waitSeconds).toBeLessThanOrEqual(300);
    // A clock that is set back extends the retention of idempotency records.
    if (jumpSeconds < 0) expect(await post(unlimited, idempotencyKey)).toBe(firstBody);

    advance(minuteResult.waitSeconds);
    expect(await listPets(minuteLimited)).toMatchObject({ status: 200 });
    advance(bannedResult.waitSeconds);
    expect(await listPets(banned)).toMatchObject({ status: 200 });
    if (round % 5 === 4) {
      advance(dayResult.waitSeconds);
      expect(await listPets(dayLimited)).toMatchObject({ status: 200 });
    }
  }
  // Counters are saved after the responses, independently of the clock.
  await expect.poll(() => opened.usage.load(clock.now())).not.toEqual([]);

  async function exhaust(key: string) {
    let allowed = 0;
    for (;;) {
      const { status, waitSeconds } = await listPets(key);
      if (status === 429) return { allowed, waitSeconds };
      allowed += 1;
    }
  }

  async function ban(key: string): Promise<void> {
    await listPets(key);
    await listPets(key);
    // Waits for the end of the grace period after the first 429.
    advance(2);
    for (let strikes = 0; strikes < 3; strikes += 1) await listPets(key);
  }

  async function listPets(key: string) {
    const { status, headers } = await fetch(`${origin}/v1/pets?limit=1`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect([200, 429]).toContain(status);
    return { status, waitSeconds: Number(headers.get("retry-after")) };
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
