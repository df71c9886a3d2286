import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { bringing, openChromium, type Seen, watch } from "@animal-store/chromium";
import { serve } from "@hono/node-server";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { createDocsApp } from "../docs-app.ts";

/** A tab that lets nothing out of this machine, with what the page asked for or complained about. */
export type Visit = Seen & { page: Page };

/** Serves the built site on a free port and starts a browser, for the tests of a file. */
export function serveSite() {
  const site = fileURLToPath(new URL("../../dist", import.meta.url));
  const server = serve({ fetch: createDocsApp(site).fetch, hostname: "127.0.0.1", port: 0 });
  let browser: Browser;

  beforeAll(async () => {
    browser = await openChromium();
  }, bringing);

  afterAll(async () => {
    await browser?.close();
    server.close();
  });

  return {
    get origin() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    /** Opens a page in a context of its own. */
    async visit(address: string): Promise<Visit> {
      // What is not the site goes to a proxy that nobody runs. Intercepting each request would do it too, but without the browser's cache.
      const proxy = { server: "http://127.0.0.1:9", bypass: "127.0.0.1" };
      const context = await browser.newContext({ viewport: { width: 1400, height: 1000 }, proxy });
      const page = await context.newPage();
      const seen = watch(page, this.origin);
      await page.goto(this.origin + address);
      return { page, ...seen };
    },
  };
}
