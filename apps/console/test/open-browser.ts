import { openChromium, type Seen, watch } from "@animal-store/chromium";
import { contract } from "@animal-store/contract";
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
  const { origin } = new URL(url);
  const seen = watch(page, origin, ({ text, url: place }) => isOfService(text, place, origin));
  await page.goto(url);
  return { page, ...seen };
}

// A browser says so of each refusal of the service, and of whatever it asks of one that was stopped; of the console's own files none may be missing.
function isOfService(text: string, place: string, origin: string): boolean {
  if (!text.startsWith("Failed to load resource")) return false;
  return place.startsWith(`${origin}${contract.basePath}/`) || text.endsWith("net::ERR_CONNECTION_REFUSED");
}
