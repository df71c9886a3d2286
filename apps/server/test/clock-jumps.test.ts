import { banRules } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import { expect, it, onTestFinished } from "vitest";
import { jumpTheClock } from "./clock/jump-the-clock.ts";
import { testFolder } from "./server-process.ts";
import { startSavedTarget } from "./start-target.ts";

it("a clock that is set gives one quota more at most, and holds nobody longer than a window or a ban", async () => {
  // Shortly before midnight, so that days turn too.
  const clock = createTestClock(Date.UTC(2026, 0, 15, 23, 58, 30));
  const service = await startSavedTarget(testFolder(), clock, { ...banRules, strikes: 2 });
  onTestFinished(service.stop);
  await jumpTheClock({
    origin: new URL(service.baseUrl).origin,
    rounds: 6,
    createKey: async (limits) => (await service.keyRing.issue({ plan: "free", ...limits })).key,
    set: (seconds) => clock.advance(seconds * 1000),
  });
  // Counters are written behind the responses, whatever the clock says.
  await expect.poll(() => service.usage.load(clock.now())).not.toEqual([]);
});
