import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openSignedIn, openSignIn } from "./console-actions.ts";

test("every step from the sign-in to the sign-out works with the keyboard alone", async () => {
  const { service, page } = await openSignIn({ reducedMotion: "no-preference" });

  await page.getByLabel("API key").waitFor();
  await expect.poll(() => getFocusedName(page)).toBe("API key");
  await page.keyboard.type(service.getKey("pro"));
  await page.keyboard.press("Enter");
  await page.getByRole("row").nth(10).waitFor();

  await tabTo(page, "Add pet");
  await page.keyboard.press("Enter");
  await expect.poll(() => getFocusedName(page)).toBe("Name");
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
  await expect.poll(() => getFocusedName(page)).toBe("Add pet");

  await tabTo(page, "Available");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => new URL(page.url()).hash).toBe("#/pets/pending");
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("cell", { name: "Bella" }).first().waitFor();

  await tabTo(page, "Pets, scrollable");
  await tabTo(page, "Order Bella, ID 31");
  await page.keyboard.press("Enter");
  await expect.poll(() => getFocusedName(page)).toBe("Place order");
  await page.keyboard.press("Enter");
  await page.getByText("Order 6 was placed").waitFor();
  await expect.poll(() => page.getByRole("cell", { name: /Bella/ }).count()).toBe(0);

  await tabTo(page, "Orders");
  await page.keyboard.press("Enter");
  await page.getByRole("row").nth(6).waitFor();

  await tabTo(page, "Menu");
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Sign out" }).waitFor();
  // The menu moves the focus to its first item after it opened.
  await expect.poll(() => getFocusedName(page)).toBe("History");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => getFocusedName(page)).toBe("Sign out");
  await page.keyboard.press("Enter");
  await page.getByLabel("API key").waitFor();
});

test("keyboard shortcuts open forms, pages and pets, until the user disables them", async () => {
  const { page } = await openSignedIn();
  const press = (keys: string) => page.keyboard.press(keys);
  const closeDialog = async () => {
    await press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  };
  await press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  await press("n");
  await closeDialog();
  await press("n");
  await expect.poll(() => getFocusedName(page)).toBe("Name");
  await page.keyboard.type("no");
  await closeDialog();
  await press("/");
  await page.keyboard.type("12");
  await page.getByText("of 13 pets match").waitFor();
  await press("Enter");
  await page.getByRole("dialog", { name: "Rex" }).getByText("None of the loaded orders").waitFor();
  await closeDialog();
  await expect.poll(() => getFocusedName(page)).toBe("Filter loaded pets, or open one by ID");
  await press("Escape");
  await page.getByText("13 pets, newest first", { exact: true }).waitFor();

  for (const key of ["g", "o"]) await press(key);
  await page.getByRole("button", { name: "Nala (ID 6)" }).click();
  await page.getByRole("dialog", { name: "Nala" }).getByRole("button", { name: "Order 1" }).click();
  await page.getByRole("dialog", { name: "Order 1" }).getByText("The API cannot change or cancel an order.").waitFor();
  await closeDialog();
  await press("o");
  await expect.poll(() => getFocusedName(page)).toBe("Pet ID");
  await closeDialog();

  await press("?");
  await page.getByLabel("Use keyboard shortcuts").uncheck();
  await closeDialog();
  for (const key of ["g", "h", "g", "p"]) await press(key);
  expect(new URL(page.url()).hash).toBe("#/orders");
});

test("redirects an unknown page to #/pets", async () => {
  const { page } = await openSignedIn();
  const hash = () => new URL(page.url()).hash;
  await page.evaluate(() => location.assign("#/animals"));
  await expect.poll(hash).toBe("#/pets");
});

/** Presses Tab until the element with this name has the focus. @throws {Error} if Tab does not reach it */
async function tabTo(page: Page, name: string): Promise<void> {
  const visited: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await getFocusedName(page)) === name) return;
    visited.push(await getFocusedName(page));
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${name}, only: ${[...new Set(visited)].join(", ")}`);
}

/** Returns the accessible name of the focused element. */
function getFocusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null;
    return (element?.getAttribute("aria-label") ?? label?.textContent ?? element?.textContent ?? "").trim();
  });
}
