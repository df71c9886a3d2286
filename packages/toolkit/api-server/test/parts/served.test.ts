import {
  createMemoryIdempotencyRecords,
  createMemoryLimiter,
  idempotency,
  rateLimit,
} from "@animal-store/api-platform";
import { createLibraryApp } from "@animal-store/api-platform/testing";
import { serveApp } from "@animal-store/node-http";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";

const caller = () => "user";

/** An app with two parts, whose handlers read the body by Hono and by `mountContract`. */
function createApp() {
  const { app: library, keyRing } = createLibraryApp();
  const app = new Hono()
    .use(rateLimit({ limiter: createMemoryLimiter(), caller, limits: { perDay: 100 } }))
    .use(idempotency({ records: createMemoryIdempotencyRecords(), caller, maxRequestBytes: 200_000 }))
    .post("/echo", async (c) => c.json({ id: crypto.randomUUID(), body: await c.req.json() }))
    .route("/", library);
  return { app, keyRing };
}

it("the parts work on a server, with bodies of a known and an unknown length", async () => {
  const { app, keyRing } = createApp();
  const { origin, stop } = await serveApp(app, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => stop(0));
  const { key } = await keyRing.issue();
  const post = async (path: string, body: BodyInit, idempotencyKey: string) => {
    const headers = {
      "Idempotency-Key": idempotencyKey,
      "Content-Type": "application/json",
      Authorization: `Bearer ${key}`,
    };
    const response = await fetch(origin + path, { method: "POST", body, headers, duplex: "half" } as RequestInit);
    return [response.status, await response.text(), response.headers.get("Idempotency-Replayed")] as const;
  };
  const large = JSON.stringify("é".repeat(60_000));
  for (const [index, toBody] of [(text: string) => text, (text: string) => new Blob([text]).stream()].entries()) {
    const first = await post("/echo", toBody(large), `echo ${index}`);
    expect([first[0], JSON.parse(first[1]).body]).toEqual([200, "é".repeat(60_000)]);
    expect(await post("/echo", toBody(large), `echo ${index}`)).toEqual([200, first[1], "true"]);
    expect((await post("/echo", toBody(" ".repeat(200_001)), `too large ${index}`))[0]).toBe(413);
  }
  expect(await post("/library/books", "", "book")).toEqual([201, '"Momo"', null]);
  expect(await post("/library/books", "", "book")).toEqual([201, '"Momo"', "true"]);
});
