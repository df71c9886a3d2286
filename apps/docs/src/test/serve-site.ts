import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { downloadTimeoutMs, openChromium, type PageActivity, recordActivity } from "@animal-store/browser-testing";
import { serve } from "@hono/node-server";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { createDocsApp } from "../docs-app.ts";

export type Visit = PageActivity & { page: Page };

/** @param api receives the requests for other paths than those of the docs */
export function serveSite(api?: (request: Request) => Response) {
  const docs = createDocsApp(fileURLToPath(new URL("../../dist", import.meta.url)));
  const fetch = (request: Request) =>
    api && !new URL(request.url).pathname.startsWith("/docs") ? api(request) : docs.fetch(request);
  const server = serve({ fetch, hostname: "127.0.0.1", port: 0 });
  let browser: Browser;

  beforeAll(async () => {
    browser = await openChromium();
  }, downloadTimeoutMs);

  afterAll(async () => {
    await browser?.close();
    server.close();
  });

  return {
    get origin() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    async visit(address: string): Promise<Visit> {
      // A proxy that does not exist blocks other hosts. Intercepting requests would disable the browser's cache.
      const proxy = { server: "http://127.0.0.1:9", bypass: "127.0.0.1" };
      const context = await browser.newContext({ viewport: { width: 1400, height: 1000 }, proxy });
      // Headless Chromium sometimes never runs idle callbacks. Then the search and the reference do not load.
      await context.addInitScript(
        "requestIdleCallback = (callback) => setTimeout(callback, 1, { didTimeout: false, timeRemaining: () => 50 })",
      );
      const page = await context.newPage();
      const activity = recordActivity(page, this.origin);
      await page.goto(this.origin + address);
      return { page, ...activity };
    },
  };
}
