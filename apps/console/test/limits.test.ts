import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { advancePageClock, exhaustLimit, openSignedIn } from "./console-actions.ts";

describe("usage by another client with the same key", () => {
  test("the meter counts requests of another client when the page regains focus", async () => {
    const { service, page } = await openSignedIn();
    await page.getByText("299 of 300 left").waitFor();
    const firstUpdate = await page.getByText(/^As of \d\d:\d\d:\d\d$/).textContent();
    await exhaustLimit(service, 20, "pro");
    await advancePageClock(page, 15);
    await focusPage(page);
    await page.getByText("278 of 300 left").waitFor();
    expect(await page.getByText(/^As of/).textContent()).not.toBe(firstUpdate);
    await advancePageClock(page, 2);
    for (let count = 0; count < 5; count += 1) await focusPage(page);
    await page.evaluate(() => fetch(location.href));
    expect(service.requests).toHaveLength(2);
  });

  test("the console refreshes the meter when a window resets, once per minute while the page is visible", async () => {
    const { service, page } = await openSignedIn();
    await page.getByText("299 of 300 left").waitFor();
    await exhaustLimit(service, 20, "pro");
    await advanceToReset();
    await page.getByText("299 of 300 left").waitFor();
    await page.getByText("9,978 of 10,000 left").waitFor();
    await advancePageClock(page, 40);
    await page.evaluate(() => fetch(location.href));
    expect(service.requests).toHaveLength(2);
    await advanceToReset();
    await page.getByText("9,977 of 10,000 left").waitFor();

    await setVisibility(page, "hidden");
    await advanceToReset();
    await advanceToReset();
    expect(service.requests).toHaveLength(3);
    await setVisibility(page, "visible");
    await page.getByText("9,976 of 10,000 left").waitFor();

    async function advanceToReset() {
      service.advance(60);
      await advancePageClock(page, 65);
      await page.evaluate(() => fetch(location.href));
    }
  });

  test("the console does not refresh the meter while few requests remain", async () => {
    const { service, page } = await openSignedIn({ plan: "free" });
    await exhaustLimit(service, 55);
    await advancePageClock(page, 15);
    await focusPage(page);
    await page.getByText("3 of 60 left").waitFor();
    await advancePageClock(page, 15);
    await focusPage(page);
    await page.evaluate(() => fetch(location.href));
    expect(service.requests).toHaveLength(2);
  });
});

// Dispatches the event, because every page of a test browser has the focus.
async function focusPage(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("focus")));
}

async function setVisibility(page: Page, state: "visible" | "hidden"): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
