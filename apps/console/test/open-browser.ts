import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { bringChromium } from "./bring-chromium.ts";

const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const quietFlags = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** A tab, and what it asked of others or complained about: policy violations, errors of scripts, warnings. */
export interface Tab {
  readonly page: Page;
  readonly strangers: string[];
  readonly complaints: string[];
}

export type Browser = Awaited<ReturnType<typeof openBrowser>>;

export async function openBrowser() {
  const browser = await chromium.launch({ executablePath: await bringChromium(), args: [...flags, ...quietFlags] });
  return {
    /** A browser of its own, as far as storage goes. */
    context: (options: BrowserContextOptions = {}) =>
      browser.newContext({ viewport: { width: 1280, height: 800 }, ...options }),
    close: () => browser.close(),
  };
}

/** Opens an address in a tab. */
export async function openTab(context: BrowserContext, url: string): Promise<Tab> {
  const page = await context.newPage();
  const strangers: string[] = [];
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    const isExpected = message.text().startsWith("Failed to load resource");
    if (["error", "warning"].includes(message.type()) && !isExpected) complaints.push(message.text());
  });
  const { origin } = new URL(url);
  page.on("request", (request) => {
    if (!request.url().startsWith(`${origin}/`)) strangers.push(request.url());
  });
  await page.goto(url);
  return { page, strangers, complaints };
}
