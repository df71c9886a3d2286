import { findViolations } from "@animal-store/browser-testing";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { exhaustLimit, openSignIn, signIn, submitKey } from "./console-actions.ts";

// Colors depend only on the scheme, layout only on the width.
const displays = [
  { colorScheme: "light", viewport: { width: 390, height: 800 } },
  { colorScheme: "dark", viewport: { width: 1600, height: 900 } },
] as const;

describe.each(displays)("$colorScheme, $viewport.width pixels wide", (display) => {
  test("axe finds no violation on any page, form or notice, and no page is wider than the screen", async () => {
    const { service, page } = await openSignIn(display);
    await submitKey(page, "as_test_wrong");
    await page.getByText("The API key is not valid.").waitFor();
    await checkPage(page, "sign in");

    await signIn(page, service.getKey("free"));
    await page.getByRole("row").nth(8).waitFor();
    await checkPage(page, "pets");
    await page.getByRole("button", { name: "Add pet" }).click();
    await page.getByLabel("Category").fill("seven");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByText("whole number").waitFor();
    await checkPage(page, "add pet", dialog);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });

    await page.getByRole("button", { name: "Import CSV" }).click();
    const file = { name: "pets.csv", mimeType: "text/csv", buffer: Buffer.from("name,categoryId\nRex,7\nTom,seven") };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByText("1 of 2 rows are valid.").waitFor();
    await checkPage(page, "dry run", dialog);
    await page.getByRole("button", { name: "Import 1 of 2 rows" }).click();
    await page.getByText("Finished.").waitFor();
    await checkPage(page, "import report", dialog);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Rex" }).first().click();
    await page.getByText("The API cannot edit or delete a pet.").waitFor();
    await checkPage(page, "pet details", dialog);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await checkPage(page, "shortcuts", dialog);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    for (const key of ["g", "h"]) await page.keyboard.press(key);
    await page.getByRole("table", { name: "History" }).waitFor();
    await checkPage(page, "history", "main");

    await page.getByRole("link", { name: "Orders" }).click();
    await page.getByRole("row").nth(3).waitFor();
    await page.getByRole("cell", { name: "Placed", exact: true }).first().waitFor();
    await checkPage(page, "orders");
    await page.getByRole("button", { name: "New order" }).click();
    await page.getByLabel("Pet ID").fill("1");
    await checkPage(page, "new order", dialog);
    await page.getByRole("button", { name: "Place order" }).click();
    await page.getByText("was placed").waitFor();
    await checkPage(page, "order placed", "[role=alert]", "tr[aria-current]");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).waitFor();
    await checkPage(page, "menu", "header");
    await page.keyboard.press("Escape");

    service.setHealth({
      checks: { "store: writes fail": () => Promise.reject(new Error("x")) },
      warning: () => "limits: x",
    });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Status of the service" }).click();
    await page.getByText("Not ready").waitFor();
    await checkPage(page, "not ready");
    service.setHealth({});
    await page.getByRole("button", { name: "Check now" }).click();
    await page.getByText("There is nothing to do").waitFor();
    await checkPage(page, "ready");

    await service.stop();
    await page.getByRole("link", { name: "Pets" }).click();
    await page.getByText("Pending", { exact: true }).first().click();
    await page.getByText("The store is not responding").waitFor();
    await checkPage(page, "service unavailable");
    await service.start();
    await exhaustLimit(service, 60);
    await page.getByRole("button", { name: "Retry now" }).click();
    await page.getByText("The limit per minute is exhausted").waitFor();
    await checkPage(page, "limit");
    expect(await measureLayoutShift(page)).toBeLessThan(0.05);
  });
});

const dialog = "[role=dialog]";

/** Checks the accessibility and the width of the page. @param selectors parts to check; by default the whole page */
async function checkPage(page: Page, state: string, ...selectors: string[]): Promise<void> {
  const violations = await findViolations(page, ...selectors);
  expect.soft(violations.map(({ id, elements }) => `${state}: ${id} ${elements.join(" | ")}`)).toEqual([]);
  const [scrollWidth, clientWidth] = await page.evaluate(() => {
    const { documentElement } = document;
    return [documentElement.scrollWidth, documentElement.clientWidth] as const;
  });
  expect.soft(scrollWidth, `${state} is wider than the screen`).toBeLessThanOrEqual(clientWidth);
}

/** Returns the sum of the layout shifts that no input caused. */
function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as { hadRecentInput: boolean; value: number }[];
          resolve(shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
      }),
  );
}
