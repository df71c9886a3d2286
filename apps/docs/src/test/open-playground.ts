import type { AddressInfo } from "node:net";
import { downloadTimeoutMs, openChromium, recordActivity } from "@animal-store/browser-testing";
import { serve } from "@hono/node-server";
import type { Browser, Locator, Page, ViewportSize } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { createDocsApp } from "../docs-app.ts";
import { siteFolder } from "./site-pages.ts";

export interface PageOptions {
  readonly colorScheme?: "light" | "dark";
  readonly viewport?: ViewportSize;
  /** The fragment of the URL, without `#`. */
  readonly hash?: string;
  /** Runs in the page before its own scripts, in a browser context with separate storage. */
  readonly initScript?: () => void;
}

const pageTime = new Date("2026-01-15T09:30:00Z");
const defaultViewport = { width: 1280, height: 900 };

/** Serves the built page with its headers, and opens it in a browser, for the tests of a file. */
export function servePlayground() {
  const server = serve({ fetch: createDocsApp(siteFolder).fetch, hostname: "127.0.0.1", port: 0 });
  let browser: Browser;
  let origin: string;
  // The page keeps its state in memory, so a reload resets it. Reloads use the browser's cache.
  let sharedTab: Awaited<ReturnType<typeof openTab>>;

  beforeAll(async () => {
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await openChromium();
    sharedTab = await openTab();
  }, downloadTimeoutMs);

  afterAll(async () => {
    await browser?.close();
    server.close();
  });

  async function openTab() {
    const context = await browser.newContext();
    const page = await context.newPage();
    const { issues } = recordActivity(page, origin);
    page.on("request", (request) => {
      // The page asks its server whether it has the API.
      if (!request.url().startsWith(`${origin}/docs/`) && request.url() !== `${origin}/readyz`)
        issues.push(request.url());
    });
    page.on("requestfailed", (request) => issues.push(`failed: ${request.url()}`));
    // The date is fixed and timers run, so only the page's own clock moves the time of the service.
    await page.clock.setFixedTime(pageTime);
    return { page, context, issues };
  }

  /** Opens the page until the test ends. The test fails if the page logs an error or requests a URL outside the page. */
  async function openPage({
    hash = "",
    initScript,
    colorScheme = "light",
    viewport = defaultViewport,
  }: PageOptions = {}) {
    const { page, context, issues } = initScript ? await openTab() : sharedTab;
    onTestFinished(async () => {
      await (initScript ? context.close() : page.goto("about:blank"));
      expect(issues.splice(0)).toEqual([]);
    });
    if (initScript) await page.addInitScript(initScript);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await page.goto(`${origin}/docs/try/${hash && `#${hash}`}`);
    await page.getByRole("button", { name: "Send", exact: true }).waitFor();
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    return { page, context, ...createLocators(page) };
  }

  return openPage;
}

/** Creates locators by accessible names. */
function createLocators(page: Page) {
  const response = page.getByRole("region", { name: "Response", exact: true });
  const form = page.getByRole("region").filter({ has: page.getByRole("button", { name: "Send", exact: true }) });
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
  const summary = response.locator("[aria-live]");
  /** Locates a status in the summary of the response, with its count if several requests were sent. */
  const badge = (status: number, count?: number) =>
    summary.getByText(`${count === undefined ? "" : `${count} × `}${status}`, { exact: true });
  return {
    response,
    badge,
    form,
    button,
    field: (name: string) => form.getByRole("textbox", { name, exact: false }),
    combobox: (name: string) => form.getByRole("combobox", { name }),
    body: page.getByRole("region", { name: "Response body" }),
    history: page.getByRole("region", { name: "History" }),
    clock: page.getByRole("region", { name: "Store clock" }),
    operation: (summary: string) =>
      page.getByRole("navigation", { name: "Operations" }).getByRole("link", { name: summary }),
    /** Sends the request and waits for a response with this status. */
    async send(status: number): Promise<void> {
      await button("Send").click();
      await badge(status).waitFor();
    },
  };
}
