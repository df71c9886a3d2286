import { banRules, createKeyRing, createMemoryLimiter } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import { expect, it, onTestFinished } from "vitest";
import { keepUsage } from "../src/start/open-limiter.ts";
import { jumpTheClock } from "./clock/jump-the-clock.ts";
import { openTestStores } from "./open-test-stores.ts";
import { temporaryDirectory } from "./server-process.ts";
import { startTarget } from "./start-target.ts";

it("a clock that is set gives one quota more at most, and holds nobody longer than a window or a ban", async () => {
  const folder = temporaryDirectory();
  const opened = openTestStores(folder.path);
  // Shortly before midnight, so that days turn too.
  const clock = createTestClock(Date.UTC(2026, 0, 15, 23, 58, 30));
  const limiter = createMemoryLimiter({ ...banRules, strikes: 2 });
  const keyRing = createKeyRing({ store: opened.stores.keys, clock });
  const log = { warn: () => {}, error: () => {} };
  const kept = await keepUsage({ limiter, keyRing, store: opened.usage, every: 500, clock, log });
  const service = await startTarget("normal", opened, { limiter, keyRing, clock });
  onTestFinished(async () => {
    await kept.stop();
    await service.stop();
    folder.remove();
  });
  await jumpTheClock({
    origin: service.baseUrl.replace(/\/v1$/, ""),
    rounds: 6,
    createKey: async (limits) => (await keyRing.issue({ plan: "free", ...limits })).key,
    set: (seconds) => clock.advance(seconds * 1000),
  });
  // What was counted is written behind the answers, whatever the clock says.
  await expect.poll(() => opened.usage.load(clock.now())).not.toEqual([]);
});
