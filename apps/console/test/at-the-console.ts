import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { openBrowser, openTab } from "./open-browser.ts";
import { type ServedStore, serveStore } from "./serve-store.ts";

/** A store of its own, ended with the test. */
export async function openStore(options: Parameters<typeof serveStore>[0] = {}): Promise<ServedStore> {
  const store = await serveStore(options);
  onTestFinished(() => store.stop());
  return store;
}

/** A browser of its own with the console open; at the end of the test nothing may have gone to another host, or been complained of. */
export async function openConsole({ url }: Pick<ServedStore, "url">, options: BrowserContextOptions = {}) {
  const browser = await openBrowser();
  const context = await browser.context(options);
  const tabs: Awaited<ReturnType<typeof openTab>>[] = [];
  onTestFinished(async () => {
    await context.close();
    expect(tabs.flatMap(({ strangers, complaints }) => [...strangers, ...complaints])).toEqual([]);
  });
  const open = async () => {
    const tab = await openTab(context, url);
    tabs.push(tab);
    return tab.page;
  };
  return { page: await open(), context, open };
}

/** The page to sign in, for a store of its own. */
export async function openSignIn(options: BrowserContextOptions = {}) {
  const store = await openStore();
  return { store, ...(await openConsole(store, options)) };
}

/** Somebody at work: a store of its own, and the console signed in with the key of a plan. The page's clock can be moved from before that on. */
export async function openAtWork({ plan = "pro", ...options }: BrowserContextOptions & { plan?: string } = {}) {
  const opened = await openSignIn(options);
  await opened.page.clock.install();
  await signIn(opened.page, opened.store.keyOf(plan));
  return opened;
}

export async function sendKey(page: Page, key: string): Promise<void> {
  await page.getByLabel("API key").fill(key);
  await page.getByRole("button", { name: "Sign in" }).click();
}

export async function signIn(page: Page, key: string): Promise<void> {
  await sendKey(page, key);
  await page.getByRole("table").waitFor();
}

/** Fills the form for a new animal; it is not sent. */
export async function typeAnimal(page: Page, { name = "Bella", category = "7" } = {}): Promise<void> {
  await page.getByRole("button", { name: "Add an animal" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Category").fill(category);
}

export async function sendAnimal(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add", exact: true }).click();
}

export async function chooseStatus(page: Page, status: string): Promise<void> {
  await page.getByText(status, { exact: true }).first().click();
}

/** Goes on by the page's own clock, so that what counts down is over at once. */
export async function passInPage(page: Page, seconds: number): Promise<void> {
  await page.clock.fastForward(seconds * 1000);
}

/** Uses requests up, as another program with the same key would. */
export async function spend({ call, keyOf }: ServedStore, requests: number, plan = "free"): Promise<void> {
  for (let sent = 0; sent < requests; sent += 1) await call("/pets?limit=1", keyOf(plan));
}
