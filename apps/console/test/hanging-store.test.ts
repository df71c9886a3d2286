import type { Page } from "playwright-core";
import { test } from "vitest";
import { openSignIn, passInPage, signIn } from "./at-the-console.ts";

test("a store that takes requests and never answers is named, and once it answers it goes on by itself", async () => {
  const { store, page } = await openSignIn();
  await heedPageClock(page);
  await page.clock.install();
  await page.reload();
  await signIn(page, store.keyOf("pro"));
  store.hang();
  const asked = page.waitForRequest(/orders/);
  await page.getByRole("link", { name: "Orders" }).click();
  await asked;
  await passInPage(page, 16);
  await page.getByText("The store does not answer").waitFor({ timeout: 10_000 });
  store.hang(false);
  await page.getByRole("button", { name: "Try now" }).click();
  await page.getByText("The store does not answer").waitFor({ state: "hidden" });
  await page.getByRole("row").nth(5).waitFor();
});

/** The page's clock moves its timers, but not what the browser times itself. */
async function heedPageClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("It took too long.", "TimeoutError")), milliseconds);
      return controller.signal;
    };
  });
}
