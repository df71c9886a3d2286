import { contract } from "@animal-store/contract";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type Clock, type Fetch, orThrow, type StoreClient, withPacing } from "../src/index.ts";
import { openSandbox } from "./open-sandbox.ts";

const freePlan = contract.plans.free;
const limitOne = { limit: 1 };

describe("with pacing", () => {
  it("a Free key sends the quota of three days without a 429 and exhausts the third day", async () => {
    const { sandbox, createStore, statusCounts } = await openSandbox();
    const store = createStore({ layers: [withPacing()] });
    const startedAt = sandbox.clock.now();
    for (let call = 0; call < 3 * freePlan.perDay; call += 1) await store.listPets(limitOne);
    expect(statusCounts).toEqual({ 200: 3 * freePlan.perDay });
    const days = (sandbox.clock.now() - startedAt) / 86_400_000;
    expect(Math.floor(days)).toBe(2);
    const retryAfterSeconds = Math.ceil((3 - days) * 86_400);
    await expect(createStore().listPets().then(orThrow)).rejects.toMatchObject({
      code: "daily_quota_exceeded",
      retryAfterSeconds,
    });
  }, 60_000);

  it("50 concurrent callers on a Free key get no 429 and take no more minutes than the limit requires", async () => {
    const { sandbox, createStore, statusCounts } = await openSandbox();
    const store = createStore({ layers: [withPacing()] });
    const startedAt = sandbox.clock.now();
    await callTenTimes(store, 50);
    expect(statusCounts).toEqual({ 200: 500 });
    expect(Math.floor((sandbox.clock.now() - startedAt) / 60_000)).toBe(Math.ceil(500 / freePlan.perMinute) - 1);
  });

  it("the client sends no more than the quota if a window ends while requests are in flight", async () => {
    const { createStore, statusCounts } = await openSandbox({ advanceDuringRequests: true });
    await callTenTimes(createStore({ layers: [withPacing()] }), 70);
    expect(statusCounts).toEqual({ 200: 700 });
  });

  it("the client counts the requests of other clients with the same key", async () => {
    const { createStore, statusCounts } = await openSandbox();
    const [paced, unpaced] = [createStore({ layers: [withPacing()] }), createStore({ maxRetries: 0 })];
    for (let call = 0; call < 100; call += 1) {
      await paced.listPets(limitOne);
      if (call % 10 === 0) await unpaced.listPets(limitOne);
    }
    expect(statusCounts).toEqual({ 200: 110 });
  });

  it("a signal ends the wait of a call", async () => {
    const { createStore } = await openSandbox();
    const store = createStore({ layers: [withPacing()] });
    await Promise.all(Array.from({ length: freePlan.perMinute }, () => store.listPets(limitOne)));
    const controller = new AbortController();
    const call = store.listPets({}, { signal: controller.signal });
    controller.abort("enough");
    await expect(call).rejects.toMatchObject({ name: "AbortError", cause: "enough" });
  });
});

describe("with the six connections of a browser", () => {
  it.each([300, 900])("50 concurrent calls on a Free key get no ban at %i ms latency", async (latencyMs) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
    const clock: Clock = { now: () => Date.now(), wait };
    const { sandbox, createStore } = await openSandbox({ clock });
    const countsByCode: Record<string, number> = {};
    let inFlight = 0;
    const fetch = limitToSixConnections(latencyMs, async (request) => {
      inFlight += 1;
      const response = await sandbox.app.fetch(request);
      inFlight -= 1;
      const code = response.ok ? "ok" : (await response.clone().json()).code;
      countsByCode[code] = (countsByCode[code] ?? 0) + 1;
      return response;
    });
    const store = createStore({ clock, fetch });
    const getStatus = async () => (await store.listPets(limitOne)).status;
    const statuses: (number | undefined)[] = [];
    const callers = Array.from({ length: 50 }, async () => {
      statuses.push(await getStatus());
      statuses.push(await getStatus());
    });
    while (statuses.length < 100) await (inFlight > 0 ? new Promise(setImmediate) : vi.advanceTimersToNextTimerAsync());
    await Promise.all(callers);
    expect(statuses).toEqual(Array(100).fill(200));
    expect(countsByCode).not.toHaveProperty("key_banned");
    // At most the five requests in flight are rejected in each minute.
    expect(countsByCode.rate_limit_exceeded ?? 0).toBeLessThanOrEqual(5 * Math.ceil(100 / freePlan.perMinute));
  });
});

/** Queues requests beyond six connections and sends them later without another check, like a browser with HTTP/1.1. */
function limitToSixConnections(latencyMs: number, fetch: (request: Request) => Promise<Response>): Fetch {
  let free = 6;
  const queue: (() => void)[] = [];
  const delay = () => new Promise((resolve) => setTimeout(resolve, latencyMs / 2));
  return async (request) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      await delay();
      const response = await fetch(request);
      await delay();
      return response;
    } finally {
      const startNext = queue.shift();
      if (startNext) startNext();
      else free += 1;
    }
  };
}

async function callTenTimes(store: StoreClient, callerCount: number): Promise<void> {
  const callTen = async () => {
    for (let call = 0; call < 10; call += 1) await store.listPets(limitOne);
  };
  await Promise.all(Array.from({ length: callerCount }, callTen));
}
