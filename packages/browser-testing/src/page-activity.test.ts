import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { downloadTimeoutMs, openChromium } from "./open-chromium.ts";
import { recordActivity } from "./page-activity.ts";

test(
  "recordActivity records WebSockets to other hosts and failed requests, except expected ones",
  async () => {
    const server = createServer((request, response) => {
      response
        .writeHead(request.url === "/" ? 200 : 404, { "Content-Type": "text/html" })
        .end('<title>Page</title><link rel="icon" href="data:,">');
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const browser = await openChromium();
    onTestFinished(async () => {
      await browser.close();
      server.close();
    });
    const page = await browser.newPage();
    const origin = `http://127.0.0.1:${port}`;
    const { externalRequests, issues } = recordActivity(page, origin, ({ url }) => url === `${origin}/expected`);
    await page.goto(origin);
    await page.evaluate(async (ownSocketUrl) => {
      await fetch("/expected");
      await fetch("/missing");
      new WebSocket(ownSocketUrl);
      new WebSocket("ws://localhost:9/");
    }, `ws://127.0.0.1:${port}/own`);
    await expect.poll(() => externalRequests).toEqual(["ws://localhost:9/"]);
    await expect.poll(() => issues.some((text) => text.includes("localhost:9"))).toBe(true);
    expect(issues.filter((text) => text.startsWith("Failed to load resource"))).toHaveLength(1);
  },
  downloadTimeoutMs,
);
