import { StoreUnavailableError } from "@animal-store/api-platform";
import { FetchRequest } from "@animal-store/openapi-hono";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSandbox } from "../test/open-sandbox.ts";
import { applyPreferences, longestWaitSeconds, parsePreferences, withoutRequestedFailures } from "./preferences.ts";

it.each([
  ["code=503", { code: "503" }],
  ["CODE=503,Wait=5", { code: "503", wait: "5" }],
  ['code = "503" , wait="5"', { code: "503", wait: "5" }],
  ["wait=5; unit=s, code=500;a", { wait: "5", code: "500" }],
  ["code=500, code=503", { code: "500" }],
  ['note="a, code=500", wait=1', { note: "a, code=500", wait: "1" }],
  ["return=minimal; code=503", { return: "minimal" }],
  ['note="a\\", code=500", wait=1', { wait: "1" }],
  ['note="open, code=500', {}],
  [null, {}],
])("parses %j", (header, preferences) => {
  expect(Object.fromEntries(parsePreferences(header))).toEqual(preferences);
});

it("parses a long header in linear time", () => {
  const startTime = performance.now();
  for (const part of ['"', '\\"', " ", "a=", ", ", '="a', "\\"]) parsePreferences(part.repeat(200_000));
  expect(performance.now() - startTime).toBeLessThan(5000);
});

const withPrefer = (prefer: string) => ({ headers: { prefer } });
const postRex = { method: "POST", body: '{"name":"Rex","categoryId":7}' };

describe("code", () => {
  it.each([
    ["500", "internal_error"],
    ["503", "service_unavailable"],
  ])("code=%s makes every operation return %s, without an effect or a log entry", async (status, code) => {
    const { call, control, logged } = await openSandbox({ seed: "empty" });
    const { headers } = withPrefer(`code=${status}`);
    const responses = [
      await call("/pets", { headers }),
      await call("/pets", { ...postRex, headers }),
      await call("/pets/1", { headers }),
      await call("/store/orders", { headers }),
      await call("/store/orders", { method: "POST", body: '{"petId":1}', headers }),
    ];
    const failure = { code, status: Number(status), message: expect.any(String) };
    expect(responses.map(({ json }) => json)).toEqual(Array(5).fill(failure));
    expect(logged).toEqual([]);
    expect((await control()).json).toMatchObject({ pets: 0, orders: 0 });
  });

  it.each(["code=404", "code=200", "code=5003", "code", "return=minimal, handling=strict", "status=500", "code=500x"])(
    "ignores Prefer: %s",
    async (prefer) => {
      const { call } = await openSandbox();
      expect((await call("/pets", withPrefer(prefer))).status).toBe(200);
    },
  );

  it("reports an error in the request before the requested failure", async () => {
    const { call } = await openSandbox();
    expect((await call("/pets", withPrefer("code=500"), "none")).status).toBe(401);
    expect((await call("/pets?limit=0", withPrefer("code=500"))).status).toBe(400);
    expect((await call("/cats", withPrefer("code=500"))).status).toBe(404);
  });
});

describe("wait", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Returns the seconds until a request with these preferences reaches its handler or fails. */
  async function measureDelay(prefer: string): Promise<number> {
    let seconds = 0;
    const onSettled = vi.fn();
    applyPreferences(new FetchRequest(new Request("http://localhost/v1/pets", withPrefer(prefer)))).then(
      onSettled,
      onSettled,
    );
    await vi.advanceTimersByTimeAsync(0);
    for (; onSettled.mock.calls.length === 0; seconds += 1) await vi.advanceTimersByTimeAsync(1000);
    return seconds;
  }

  it.each([
    ["wait=1", 1],
    [`wait=${longestWaitSeconds}`, longestWaitSeconds],
    ["code=503, WAIT=5", 5],
    ["wait=0", 0],
    [`wait=${longestWaitSeconds + 1}`, 0],
    ["wait=1.5", 0],
    ["wait=soon", 0],
  ])("Prefer: %s delays the request by %d s", async (prefer, seconds) => {
    expect(await measureDelay(prefer)).toBe(seconds);
  });
});

it("logs real failures", () => {
  const logged: string[] = [];
  const push = (_: object, message: string) => void logged.push(message);
  const log = withoutRequestedFailures({ warn: push, error: push });
  log.warn({ err: new StoreUnavailableError("unavailable") }, "warned");
  log.error({}, "failed");
  expect(logged).toEqual(["warned", "failed"]);
});
