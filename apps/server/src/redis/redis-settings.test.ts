import { banRules } from "@animal-store/service";
import { describe, expect, it } from "vitest";
import { bringingRedis } from "../../test/redis/start-redis.ts";
import { decisiveSettings, openProcesses, surviveSetting } from "../../test/redis/survive-settings.ts";

describe("a setting of Redis that changes while processes serve", { timeout: bringingRedis }, () => {
  it.each(decisiveSettings)("$name: one process allows exactly the limit", (setting) => surviveSetting(setting, 1));

  it.each(decisiveSettings)("$name: two processes allow at most the limit and their shares", (setting) =>
    surviveSetting(setting, 2),
  );

  it("a process learns a lost count from the next request at a process that knows it", async () => {
    const { send, take, passed } = await openProcesses(2);
    await take(30, 0);
    await send("FLUSHALL");
    await take(10, 1);
    await take(100, 0);
    await take(100, 1);
    expect(passed()).toBe(60 + 10);
  });

  it("a ban continues after FLUSHALL", async () => {
    const { clock, send, take, passed } = await openProcesses(1, { ...banRules, strikes: 1 });
    await take(70);
    clock.advance(banRules.grace + 1);
    await take(1);
    await send("FLUSHALL");
    clock.advance(60_000);
    await take(10);
    expect(passed()).toBe(60);
  });
});
