import { findViolations } from "@animal-store/chromium";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { exhaustLimit, openSignIn, sendKey, signIn } from "./console-actions.ts";

// Colours differ by scheme and layout by width, neither by the other.
const looks = [
  { colorScheme: "light", viewport: { width: 390, height: 800 } },
  { colorScheme: "dark", viewport: { width: 1600, height: 900 } },
] as const;

describe.each(looks)("In $colorScheme, $viewport.width wide", (look) => {
  test("axe finds nothing on any page, form or notice, and nothing is wider than the screen", async () => {
    const { store, page } = await openSignIn(look);
    await sendKey(page, "as_test_wrong");
    await page.getByText("The API key is not valid.").waitFor();
    await check(page, "sign in");

    await signIn(page, store.keyOf("free"));
    await page.getByRole("row").nth(8).waitFor();
    await check(page, "animals");
    await page.getByRole("button", { name: "Add an animal" }).click();
    await page.getByLabel("Category").fill("seven");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByText("whole number").waitFor();
    await check(page, "add an animal", dialog);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });

    await page.getByRole("link", { name: "Orders" }).click();
    await page.getByRole("row").nth(3).waitFor();
    await page.getByRole("cell", { name: "Placed", exact: true }).first().waitFor();
    await check(page, "orders");
    await page.getByRole("button", { name: "Place an order" }).click();
    await page.getByLabel("Animal").fill("1");
    await check(page, "place an order", dialog);
    await page.getByRole("button", { name: "Place the order" }).click();
    await page.getByText("was placed").waitFor();
    await check(page, "order placed", "[role=alert]", "tr[aria-current]");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).waitFor();
    await check(page, "menu", "header");
    await page.keyboard.press("Escape");

    await store.stop();
    await page.getByRole("link", { name: "Animals" }).click();
    await page.getByText("Pending", { exact: true }).first().click();
    await page.getByText("The store does not answer").waitFor();
    await check(page, "store away");
    await store.start();
    await exhaustLimit(store, 60);
    await page.getByRole("button", { name: "Try now" }).click();
    await page.getByText("The limit of this minute is used up").waitFor();
    await check(page, "limit");
  });
});

const dialog = "[role=dialog]";

/** @param parts what is new in the page since it was last looked at; all of it when left out */
async function check(page: Page, place: string, ...parts: string[]): Promise<void> {
  const violations = await findViolations(page, ...parts);
  expect.soft(violations.map(({ id, places }) => `${place}: ${id} ${places.join(" | ")}`)).toEqual([]);
  const [scrollWidth, clientWidth] = await page.evaluate(() => {
    const { documentElement } = document;
    return [documentElement.scrollWidth, documentElement.clientWidth] as const;
  });
  expect.soft(scrollWidth, `${place} is wider than the screen`).toBeLessThanOrEqual(clientWidth);
}
