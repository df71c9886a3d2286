import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { advancePageClock, exhaustLimit, openSignedIn } from "./console-actions.ts";

describe("usage by another client with the same key", () => {
  test("the meter counts requests of another client when the user returns to the tab", async () => {
    const { service, page } = await openSignedIn();
    await page.getByText("299 of 300 left").waitFor();
    const firstUpdate = await page.getByText(/^As of \d\d:\d\d:\d\d$/).textContent();
    await exhaustLimit(service, 20, "pro");
    await advancePageClock(page, 15);
    await returnToTab(page);
    await page.getByText("278 of 300 left").waitFor();
    expect(await page.getByText(/^As of/).textContent()).not.toBe(firstUpdate);
    await advancePageClock(page, 2);
    for (let count = 0; count < 5; count += 1) await returnToTab(page);
    await page.evaluate(() => fetch(location.href));
    expect(service.requests).toHaveLength(2);
  });

  test("the console does not refresh the meter while few requests remain", async () => {
    const { service, page } = await openSignedIn({ plan: "free" });
    await exhaustLimit(service, 55);
    await advancePageClock(page, 15);
    await returnToTab(page);
    await page.getByText("3 of 60 left").waitFor();
    await advancePageClock(page, 15);
    await returnToTab(page);
    await page.evaluate(() => fetch(location.href));
    expect(service.requests).toHaveLength(2);
  });
});

async function returnToTab(page: Page): Promise<void> {
  for (const state of ["hidden", "visible"])
    await page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, state);
}
