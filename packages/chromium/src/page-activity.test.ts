import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { downloadTimeout, openChromium } from "./open-chromium.ts";
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
    const { strangers, complaints } = recordActivity(page, origin, ({ url }) => url === `${origin}/expected`);
    await page.goto(origin);
    await page.evaluate(async (own) => {
      await fetch("/expected");
      await fetch("/missing");
      new WebSocket(own);
      new WebSocket("ws://localhost:9/");
    }, `ws://127.0.0.1:${port}/own`);
    await expect.poll(() => strangers).toEqual(["ws://localhost:9/"]);
    await expect.poll(() => complaints.some((text) => text.includes("localhost:9"))).toBe(true);
    expect(complaints.filter((text) => text.startsWith("Failed to load resource"))).toHaveLength(1);
  },
  downloadTimeout,
);
