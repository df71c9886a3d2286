import { once } from "node:events";
import { connect } from "node:net";
import { createAddressLimiter } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import { maxPipelinedRequests } from "./edge-limits.ts";
import { serveApp } from "./serve-app.ts";

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;
// About as many as Node reads at once.
const many = 1500;

/** How many requests Node made anything of, once it has read what was sent. */
async function begunBy(message: string): Promise<number> {
  let begun = 0;
  const app = new Hono().get("/", (c) => c.text("here")).get("/never", () => new Promise<never>(() => {}));
  const server = await serveApp(app, {
    host: "127.0.0.1",
    port: 0,
    addressLimiter: createAddressLimiter(60),
    clock: createTestClock(),
    watch: {
      began() {
        begun += 1;
      },
      ended() {},
      refused() {},
    },
  });
  onTestFinished(() => server.stop(0));
  const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
  socket.on("error", () => {}).write(message);
  await expect.poll(() => begun).toBeGreaterThan(0);
  const others = begun;
  // It is served after what was read before.
  await (await fetch(server.origin)).text();
  expect(begun).toBeGreaterThan(others);
  socket.destroy();
  await once(socket, "close");
  return begun - 1;
}

it("nothing is made of requests beyond those that may wait for an answer", async () => {
  // The first one beyond is what tells that there are more.
  expect(await begunBy(ask("/never").repeat(many))).toBe(maxPipelinedRequests + 1);
});

it("nothing is made of what follows a request that is refused", async () => {
  expect(await begunBy(ask("/%zz") + ask("/").repeat(many))).toBe(1);
});
