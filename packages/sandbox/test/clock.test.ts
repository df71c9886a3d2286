import { createTestClock } from "@animal-store/api-platform/testing";
import { contract } from "@animal-store/contract";
import { createClientAddress, serveApp } from "@animal-store/node-http";
import { createSandbox } from "@animal-store/sandbox";
import { toServeOptions } from "@animal-store/store";
import { expect, it, onTestFinished } from "vitest";

const { free } = contract.plans;

async function openSandbox() {
  const logged: string[] = [];
  const log = (_: object, message: string) => void logged.push(message);
  const sandbox = await createSandbox({
    seed: "animal-store",
    clock: createTestClock(),
    log: { warn: log, error: log },
    clientAddress: createClientAddress(0),
  });
  const server = await serveApp(sandbox.app, { ...toServeOptions(sandbox), host: "127.0.0.1", port: 0 });
  onTestFinished(async () => {
    await server.stop(1000);
    expect(logged).toEqual([]);
  });
  const authorization = `Bearer ${sandbox.keys.find(({ plan }) => plan === "free")?.key}`;
  const parseReset = ({ headers }: Response) => new Date(Number(headers.get("x-ratelimit-reset")) * 1000).toISOString();

  return {
    async send(headers: Record<string, string> = {}) {
      const response = await fetch(`${server.origin}/v1/pets?limit=1`, { headers: { authorization, ...headers } });
      const body = (await response.json()) as { code?: string };
      const remaining = Number(response.headers.get("x-ratelimit-remaining"));
      return { code: body.code ?? "success", remaining, reset: parseReset(response) };
    },
    async moveClock(body: object): Promise<void> {
      const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
      expect((await fetch(`${server.origin}/_sandbox/clock`, init)).status).toBe(200);
    },
  };
}

it("resets the limits of a key when the clock moves to the next minute or day", async () => {
  const { send, moveClock } = await openSandbox();
  for (let remaining = free.perDay; remaining > 0; remaining -= free.perMinute) {
    for (let count = 1; count < Math.min(remaining, free.perMinute); count += 1) await send();
    expect(await send()).toMatchObject({ code: "success" });
    if (remaining === free.perDay) expect(await send()).toMatchObject({ code: "rate_limit_exceeded", remaining: 0 });
    await moveClock({ advance: "1m" });
  }
  expect(await send()).toMatchObject({ code: "daily_quota_exceeded", reset: "2026-01-16T00:00:00.000Z" });
  await moveClock({ to: "2026-01-16T00:00:00Z" });
  expect(await send()).toMatchObject({ code: "success", remaining: free.perMinute - 1 });
});

it("uses the time of the sandbox in errors of the HTTP parser", async () => {
  const { send, moveClock } = await openSandbox();
  await moveClock({ to: "2030-12-05T00:00:00Z" });
  const response = await send({ "x-long": "x".repeat(20_000) });
  expect(response).toMatchObject({ code: "headers_too_large", reset: "2030-12-05T00:01:00.000Z" });
});
