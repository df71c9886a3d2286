import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { openChromium, watch } from "@animal-store/chromium";
import { createSiteRoutes } from "@animal-store/node-edge";
import { serve } from "@hono/node-server";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";

const at = "/docs/try";

/** A tab whose time stands still, with what the page asked of others and complained about. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Requests to other hosts, errors, warnings and what the page's policy forbade. */
  readonly complaints: readonly string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** What follows `#` in the address. */
  readonly hash?: string;
  /** Runs in the page before its own scripts. */
  readonly before?: () => void;
}

export interface ServedTry {
  visit(options?: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

/** When the pages of the tests are opened. */
export const opened = new Date("2026-01-15T09:30:00Z");

/** Serves the built page on a free port with its headers, and starts a browser to visit it with. */
export async function serveTry(): Promise<ServedTry> {
  const directory = fileURLToPath(new URL("../../dist", import.meta.url));
  const site = createSiteRoutes({ at, directory, absent: "Build the page first." });
  const server = serve({ fetch: site.fetch, hostname: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await openChromium();

  async function visit({ hash = "", before, ...options }: VisitOptions = {}): Promise<Visit> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    const page = await context.newPage();
    const { complaints } = watch(page, origin);
    page.on("request", (request) => {
      if (!request.url().startsWith(`${origin}${at}/`)) complaints.push(request.url());
    });
    // The date stands still and timers run: only the page's own clock moves the store's time.
    page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
    await page.clock.setFixedTime(opened);
    if (before) await page.addInitScript(before);
    await page.goto(`${origin}${at}/${hash && `#${hash}`}`);
    await page.getByRole("button", { name: "Send", exact: true }).waitFor();
    return { page, context, complaints };
  }

  async function close(): Promise<void> {
    await browser.close();
    server.close();
  }

  return { visit, close };
}
