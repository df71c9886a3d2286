import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openSignIn } from "./console-actions.ts";

test("everything is done with the keyboard alone, from signing in to signing out", async () => {
  const { store, page } = await openSignIn({ reducedMotion: "no-preference" });

  await page.getByLabel("API key").waitFor();
  await expect.poll(() => focused(page)).toBe("API key");
  await page.keyboard.type(store.keyOf("pro"));
  await page.keyboard.press("Enter");
  await page.getByRole("row").nth(10).waitFor();

  await tabTo(page, "Add an animal");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Name");
  await page.keyboard.type("Bella");
  await tabTo(page, "Category");
  await page.keyboard.type("9223372036854775807");
  await tabTo(page, "Status");
  await page.keyboard.type("Av");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await tabTo(page, "Add");
  await page.keyboard.press("Enter");
  await page.getByText("Bella was added").waitFor();
  await expect.poll(() => focused(page)).toBe("Add an animal");

  await tabTo(page, "All");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("cell", { name: "Bella" }).first().waitFor();
  expect(new URL(page.url()).hash).toBe("#/animals/available");

  await tabTo(page, "Animals, scrollable");
  await page.keyboard.press("End");
  await tabTo(page, "Order Bella, no. 31");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Place the order");
  await page.keyboard.press("Enter");
  await page.getByText("Order no. 6 was placed").waitFor();
  await expect.poll(() => page.getByRole("cell", { name: /Bella/ }).count()).toBe(0);

  await tabTo(page, "Orders");
  await page.keyboard.press("Enter");
  await page.getByRole("row").nth(6).waitFor();

  await tabTo(page, "Menu");
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Sign out" }).waitFor();
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => focused(page)).toBe("Sign out");
  await page.keyboard.press("Enter");
  await page.getByLabel("API key").waitFor();
});

/** Presses Tab until what has this name has the focus. @throws {Error} when it cannot be reached */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await focused(page)) === name) return;
    passed.push(await focused(page));
    await page.keyboard.press("Tab");
  }
  throw new Error(`${name} is not reached by Tab, only: ${[...new Set(passed)].join(", ")}`);
}

/** What people call that which has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null;
    return (element?.getAttribute("aria-label") ?? label?.textContent ?? element?.textContent ?? "").trim();
  });
}
