import { createTestClock } from "@animal-store/service/testing";
import { beforeEach, expect, it } from "vitest";
import { testFolder } from "./server-process.ts";
import { startSavedTarget } from "./start-target.ts";

const second = 1000;
let folder: string;
let clock: ReturnType<typeof createTestClock>;
beforeEach(() => {
  folder = testFolder();
  clock = createTestClock(Date.UTC(2026, 0, 15, 12));
});

type Run = Awaited<ReturnType<typeof startSavedTarget>>;

/** Runs the server on the folder of the test. */
async function run(work: (run: Run) => Promise<void>): Promise<void> {
  const target = await startSavedTarget(folder, clock);
  await work(target).finally(target.stop);
}

async function ask({ baseUrl }: Run, key: string) {
  const { status, headers } = await fetch(`${baseUrl}/pets`, { headers: { Authorization: `Bearer ${key}` } });
  return { status, remaining: headers.get("x-ratelimit-remaining"), retryAfter: headers.get("retry-after") };
}

it("a restart in the middle of a minute and a day keeps both", async () => {
  let key = "";
  await run(async (first) => {
    ({ key } = await first.keyRing.issue({ plan: "free", perMinute: 3, perDay: 4 }));
    await ask(first, key);
    await ask(first, key);
  });
  await run(async (second) => {
    expect(await ask(second, key)).toMatchObject({ status: 200, remaining: "0" });
    expect(await ask(second, key)).toMatchObject({ status: 429, retryAfter: "60" });
  });
  clock.advance(60 * second);
  await run(async (third) => {
    expect(await ask(third, key)).toMatchObject({ status: 200, remaining: "0" });
    expect(await ask(third, key)).toMatchObject({ status: 429, retryAfter: String(12 * 3600 - 60) });
  });
});

it("a restart keeps strikes, and a ban until its end", async () => {
  let key = "";
  await run(async (first) => {
    ({ key } = await first.keyRing.issue({ plan: "free", perMinute: 1 }));
    await ask(first, key);
    await ask(first, key);
    clock.advance(2 * second);
    for (let strikes = 0; strikes < 9; strikes += 1) expect(await ask(first, key)).toMatchObject({ retryAfter: "58" });
  });
  await run(async (banning) => {
    expect(await ask(banning, key)).toMatchObject({ status: 429, retryAfter: "300" });
  });
  clock.advance(299 * second);
  await run(async (banned) => {
    expect(await ask(banned, key)).toMatchObject({ status: 429, retryAfter: "1" });
    clock.advance(second);
    expect(await ask(banned, key)).toMatchObject({ status: 200 });
  });
});

it("a restart keeps when a key was last used", async () => {
  let id = "";
  await run(async (first) => {
    const { key, record } = await first.keyRing.issue({ plan: "free" });
    ({ id } = record);
    expect(await first.keyRing.find(id)).toMatchObject({ lastUsedAt: null });
    clock.advance(5 * second);
    await ask(first, key);
  });
  await run(async ({ keyRing }) => {
    expect(await keyRing.find(id)).toMatchObject({ lastUsedAt: clock.now() });
  });
});
