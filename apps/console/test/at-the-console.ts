import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { type Browser, openBrowser, openTab } from "./open-browser.ts";
import { type ServedStore, serveStore } from "./serve-store.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A store of its own, ended with the test. */
export async function openStore(options: Parameters<typeof serveStore>[0] = {}): Promise<ServedStore> {
  const store = await serveStore(options);
  onTestFinished(() => store.stop());
  return store;
}

/** A browser of its own with the console open; at the end of the test nothing may have gone to another host, or been complained of. */
export async function openConsole(store: ServedStore, options: BrowserContextOptions = {}) {
  const context = await browser.context(options);
  const tabs: Awaited<ReturnType<typeof openTab>>[] = [];
  onTestFinished(async () => {
    await context.close();
    expect(tabs.flatMap(({ strangers, complaints }) => [...strangers, ...complaints])).toEqual([]);
  });
  const open = async () => {
    const tab = await openTab(context, store.url);
    tabs.push(tab);
    return tab.page;
  };
  return { page: await open(), context, open };
}

export async function signIn(page: Page, key: string): Promise<void> {
  await page.getByLabel("API key").fill(key);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("table").waitFor();
}

/** Goes on by the page's own clock, so that what counts down is over at once. */
export async function passInPage(page: Page, seconds: number): Promise<void> {
  await page.clock.fastForward(seconds * 1000);
}
