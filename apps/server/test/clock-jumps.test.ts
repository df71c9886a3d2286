import { banRules, createKeyRing, createMemoryLimiter } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import { expect, it, onTestFinished } from "vitest";
import { keepUsage } from "../src/start/open-limiter.ts";
import { jumpTheClock } from "./clock/jump-the-clock.ts";
import { openTestStores } from "./open-test-stores.ts";
import { testFolder } from "./server-process.ts";
import { startTarget } from "./start-target.ts";

it("a clock that is set gives one quota more at most, and holds nobody longer than a window or a ban", async () => {
  // Shortly before midnight, so that days turn too.
  const clock = createTestClock(Date.UTC(2026, 0, 15, 23, 58, 30));
  const opened = openTestStores(testFolder());
  const limiter = createMemoryLimiter({ ...banRules, strikes: 2 });
  const keyRing = createKeyRing({ store: opened.stores.keys, clock });
  const log = { warn: () => {}, error: () => {} };
  // As the server does: in memory, saved to the store.
  const saving = await keepUsage({ limiter, keyRing, store: opened.usage, every: 500, clock, log });
  const close = async () => {
    await saving.stop();
    await opened.close();
  };
  const service = await startTarget("normal", { ...opened, close }, { limiter, keyRing, clock });
  onTestFinished(service.stop);
  await jumpTheClock({
    origin: new URL(service.baseUrl).origin,
    rounds: 6,
    createKey: async (limits) => (await keyRing.issue({ plan: "free", ...limits })).key,
    set: (seconds) => clock.advance(seconds * 1000),
  });
  // Counters are written behind the responses, whatever the clock says.
  await expect.poll(() => opened.usage.load(clock.now())).not.toEqual([]);
});
