import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { openChromium, type Seen, watch } from "@animal-store/chromium";
import { serve } from "@hono/node-server";
import type { Page } from "playwright-core";
import { createDocsApp } from "../docs-app.ts";

/** A tab that lets nothing out of this machine, with what the page asked for or complained about. */
export type Visit = Seen & { page: Page };

export type ServedSite = { origin: string; visit(): Promise<Visit>; close(): Promise<void> };

/** Serves the built site on a free port and starts a browser to visit it with. */
export async function serveSite(): Promise<ServedSite> {
  const site = fileURLToPath(new URL("../../dist", import.meta.url));
  const server = serve({ fetch: createDocsApp(site).fetch, hostname: "127.0.0.1", port: 0 });
  await new Promise((resolve) => server.once("listening", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await openChromium();
  // What is not the site goes to a proxy that nobody runs. Intercepting each request would do it too, but without the browser's cache.
  const proxy = { server: "http://127.0.0.1:9", bypass: "127.0.0.1" };

  async function visit(): Promise<Visit> {
    // One of its own each: what a visit kept, chose or was still loading concerns no other.
    const context = await browser.newContext({ viewport: { width: 1400, height: 1000 }, proxy });
    const page = await context.newPage();
    return { page, ...watch(page, origin) };
  }

  async function close(): Promise<void> {
    await browser.close();
    await new Promise((resolve) => server.close(resolve));
  }

  return { origin, visit, close };
}
