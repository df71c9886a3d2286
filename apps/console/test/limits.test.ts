import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { advancePageClock, exhaustLimit, openSignedIn } from "./console-actions.ts";

describe("What another program uses of the key", () => {
  test("shows to who comes back to the page, and when that was read", async () => {
    const { store, page } = await openSignedIn();
    await page.getByText("299 of 300 left").waitFor();
    const before = await page.getByText(/^As of \d\d:\d\d:\d\d$/).textContent();
    await exhaustLimit(store, 20, "pro");
    await advancePageClock(page, 15);
    await come(page);
    await page.getByText("278 of 300 left").waitFor();
    expect(await page.getByText(/^As of/).textContent()).not.toBe(before);
    await advancePageClock(page, 2);
    for (let times = 0; times < 5; times += 1) await come(page);
    await page.evaluate(() => fetch(location.href));
    expect(store.requests).toHaveLength(2);
  });

  test("shows when a window turns, for one request a minute while the page is in sight", async () => {
    const { store, page } = await openSignedIn();
    await page.getByText("299 of 300 left").waitFor();
    await exhaustLimit(store, 20, "pro");
    await turn();
    await page.getByText("299 of 300 left").waitFor();
    await page.getByText("9,978 of 10,000 left").waitFor();
    await advancePageClock(page, 40);
    await page.evaluate(() => fetch(location.href));
    expect(store.requests).toHaveLength(2);
    await turn();
    await page.getByText("9,977 of 10,000 left").waitFor();

    await see(page, "hidden");
    await turn();
    await turn();
    expect(store.requests).toHaveLength(3);
    await see(page, "visible");
    await page.getByText("9,976 of 10,000 left").waitFor();

    async function turn() {
      store.pass(60);
      await advancePageClock(page, 65);
      await page.evaluate(() => fetch(location.href));
    }
  });

  test("is not asked for when little is left", async () => {
    const { store, page } = await openSignedIn({ plan: "free" });
    await exhaustLimit(store, 55);
    await advancePageClock(page, 15);
    await come(page);
    await page.getByText("3 of 60 left").waitFor();
    await advancePageClock(page, 15);
    await come(page);
    await page.evaluate(() => fetch(location.href));
    expect(store.requests).toHaveLength(2);
  });
});

/** As from another window; the browser of a test has all of its pages in front. */
async function come(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("focus")));
}

async function see(page: Page, state: "visible" | "hidden"): Promise<void> {
  await page.evaluate((to) => {
    Object.defineProperty(document, "visibilityState", { value: to, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
