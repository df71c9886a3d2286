import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { openChromium, watch } from "@animal-store/chromium";
import { createStaticRoutes } from "@animal-store/node-edge";
import { serve } from "@hono/node-server";
import type { BrowserContext, Page, ViewportSize } from "playwright-core";

const at = "/docs/try";

/** The page as it was opened: its time stands still, and nothing was done in it yet. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Leaves the page. @returns requests to other hosts, errors, warnings and what the page's policy forbade */
  leave(): Promise<readonly string[]>;
}

export interface VisitOptions {
  readonly colorScheme?: "light" | "dark";
  readonly viewport?: ViewportSize;
  /** What follows `#` in the address. */
  readonly hash?: string;
  /** Runs in the page before its own scripts, in a browser of its own as far as storage goes. */
  readonly before?: () => void;
}

export interface ServedTry {
  visit(options?: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

/** When the pages of the tests are opened. */
export const opened = new Date("2026-01-15T09:30:00Z");
const usual = { width: 1280, height: 900 };

/** Serves the built page on a free port with its headers, and starts a browser to visit it with. */
export async function serveTry(): Promise<ServedTry> {
  const directory = fileURLToPath(new URL("../../dist", import.meta.url));
  const site = createStaticRoutes({ at, directory, absent: "Build the page first." });
  const server = serve({ fetch: site.fetch, hostname: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await openChromium();

  // The page keeps what is done in it in memory: loaded anew, it is as good as new, and comes from the browser's cache.
  const shared = await openTab();

  async function openTab() {
    const context = await browser.newContext();
    const page = await context.newPage();
    const { complaints } = watch(page, origin);
    page.on("request", (request) => {
      if (!request.url().startsWith(`${origin}${at}/`)) complaints.push(request.url());
    });
    page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
    // The date stands still and timers run: only the page's own clock moves the store's time.
    await page.clock.setFixedTime(opened);
    return { page, context, complaints };
  }

  async function visit({
    hash = "",
    before,
    colorScheme = "light",
    viewport = usual,
  }: VisitOptions = {}): Promise<Visit> {
    const { page, context, complaints } = before ? await openTab() : shared;
    if (before) await page.addInitScript(before);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await page.goto(`${origin}${at}/${hash && `#${hash}`}`);
    await page.getByRole("button", { name: "Send", exact: true }).waitFor();
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const leave = async () => {
      await (before ? context.close() : page.goto("about:blank"));
      return complaints.splice(0);
    };
    return { page, context, leave };
  }

  async function close(): Promise<void> {
    await browser.close();
    server.close();
  }

  return { visit, close };
}
