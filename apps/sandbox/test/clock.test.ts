import { contract } from "@animal-store/contract";
import { createClientAddress, serveApp } from "@animal-store/node-http";
import { createSandbox } from "@animal-store/sandbox";
import { createTestClock } from "@animal-store/service/testing";
import { expect, it, onTestFinished } from "vitest";

const { free } = contract.plans;

async function open() {
  const logged: string[] = [];
  const note = (_: object, message: string) => void logged.push(message);
  const sandbox = await createSandbox({
    seed: "animal-store",
    clock: createTestClock(),
    log: { warn: note, error: note },
    clientAddress: createClientAddress(0),
  });
  const server = await serveApp(sandbox.app, { ...sandbox, host: "127.0.0.1", port: 0 });
  onTestFinished(async () => {
    await server.stop(1000);
    expect(logged).toEqual([]);
  });
  const authorization = `Bearer ${sandbox.keys.find(({ plan }) => plan === "free")?.key}`;
  const resetOf = ({ headers }: Response) => new Date(Number(headers.get("x-ratelimit-reset")) * 1000).toISOString();

  return {
    /** What a caller sees of one request: the error code, if any, and the headers that tell when to go on. */
    async ask(more: Record<string, string> = {}) {
      const response = await fetch(`${server.origin}/v1/pets?limit=1`, { headers: { authorization, ...more } });
      const body = (await response.json()) as { code?: string };
      const remaining = Number(response.headers.get("x-ratelimit-remaining"));
      return { code: body.code ?? "passed", remaining, reset: resetOf(response) };
    },
    async move(body: object): Promise<void> {
      const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
      expect((await fetch(`${server.origin}/_sandbox/clock`, init)).status).toBe(200);
    },
  };
}

it("gives a key its requests back when the clock is moved to the next minute and the next day", async () => {
  const { ask, move } = await open();
  for (let left = free.perDay; left > 0; left -= free.perMinute) {
    for (let count = 1; count < Math.min(left, free.perMinute); count += 1) await ask();
    expect(await ask()).toMatchObject({ code: "passed" });
    if (left === free.perDay) expect(await ask()).toMatchObject({ code: "rate_limit_exceeded", remaining: 0 });
    await move({ advance: "1m" });
  }
  expect(await ask()).toMatchObject({ code: "daily_quota_exceeded", reset: "2026-01-16T00:00:00.000Z" });
  await move({ to: "2026-01-16T00:00:00Z" });
  expect(await ask()).toMatchObject({ code: "passed", remaining: free.perMinute - 1 });
});

it("answers what never becomes a request in the time of the sandbox", async () => {
  const { ask, move } = await open();
  await move({ to: "2030-12-05T00:00:00Z" });
  const answer = await ask({ "x-long": "x".repeat(20_000) });
  expect(answer).toMatchObject({ code: "headers_too_large", reset: "2030-12-05T00:01:00.000Z" });
});
