import { openChromium, type Seen, watch } from "@animal-store/chromium";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";

/** A tab, and what it asked of others or complained about. */
export interface Tab extends Seen {
  readonly page: Page;
}

// One for all files of a worker: it ends with that.
let opening: ReturnType<typeof openChromium> | undefined;

export async function openBrowser() {
  opening ??= openChromium();
  const browser = await opening;
  return {
    /** A browser of its own, as far as storage goes. */
    context: (options: BrowserContextOptions = {}) =>
      browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", ...options }),
  };
}

/** Opens an address in a tab. */
export async function openTab(context: BrowserContext, url: string): Promise<Tab> {
  const page = await context.newPage();
  // A browser says so of each refusal of the service.
  const seen = watch(page, new URL(url).origin, "Failed to load resource");
  await page.goto(url);
  return { page, ...seen };
}
