import { contract } from "@animal-store/contract";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { advancePageClock, toStoreError, exhaustLimit, openSignedIn, sendPet, typePet } from "./console-actions.ts";
import type { ServedStore } from "./serve-store.ts";

describe("A form", () => {
  test("shows each violation that the service found beside its field, in words for people", async () => {
    const { page } = await openSignedIn();
    await typePet(page, { name: "", category: String(2n ** 63n) });
    await sendPet(page);
    await expect.poll(() => toStoreError(page, "Name")).toBe("Name is required.");
    expect(await toStoreError(page, "Category")).toBe(
      `Category must be a whole number from ${-(2n ** 63n)} to ${2n ** 63n - 1n}, got ${2n ** 63n}.`,
    );
    await page.getByLabel("Category").fill("seven");
    await page.getByLabel("Name").fill("x".repeat(300));
    await sendPet(page);
    await expect.poll(() => toStoreError(page, "Category")).toBe('Category must be a whole number, got "seven".');
    expect(await toStoreError(page, "Name")).toMatch(
      /^Name must be text of 1 to \d+ characters, got text of 300 characters\.$/,
    );
    expect(await page.getByRole("dialog").getByRole("alert").count()).toBe(0);
  });

  test("marks and focuses the field of an animal that cannot be ordered, and sends it again as a new order", async () => {
    const { store, page } = await openSignedIn();
    const placeOrder = () => page.getByRole("button", { name: "Place the order" }).click();
    const next = (await addPet(store)).id + 1;
    await page.getByRole("link", { name: "Orders" }).click();
    await page.getByRole("button", { name: "Place an order" }).click();
    await page.getByLabel("Animal").fill(String(next));
    await placeOrder();
    await expect.poll(() => toStoreError(page, "Animal")).toMatch(/^No animal has this number\./);
    expect((await addPet(store, { status: "sold" })).id).toBe(next);
    await placeOrder();
    await expect.poll(() => toStoreError(page, "Animal")).toMatch(/^This animal is pending or sold\./);
    expect(await page.getByRole("dialog").getByRole("alert").count()).toBe(0);
    const { id } = await addPet(store);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(String(id));
    await placeOrder();
    await page.getByText("was placed").waitFor({ timeout: 10_000 });
  });

  test("says above it what belongs to no field", async () => {
    const { store, page } = await openSignedIn();
    const button = page.getByRole("button", { name: /^Order .+, no\. \d+$/ }).first();
    const [petId] = (await button.getAttribute("aria-label"))?.match(/\d+$/) ?? [];
    await store.call("/store/orders", store.keyOf("pro"), { method: "POST", body: `{"petId":${petId}}` });
    await button.click();
    await page.getByRole("button", { name: "Place the order" }).click();
    await page.getByRole("dialog").getByRole("alert").getByText("This animal is pending or sold.").waitFor();
  });

  test("shows the scope that the key lacks, and the status and address of a response from another service", async () => {
    const { store, page } = await openSignedIn({ plan: "read only" });
    await typePet(page);
    await sendPet(page);
    const alert = page.getByRole("dialog").getByRole("alert");
    await alert.getByText("requires the scope write, but the API key has only read.").waitFor();
    await page.route(`**${contract.basePath}/**`, (route) => route.fulfill({ status: 404, body: "Not found" }));
    await sendPet(page);
    await alert.getByText("returned 404").waitFor();
    expect(await alert.textContent()).toContain(
      new URL(contract.basePath + contract.operations.createPet.path, store.url).href,
    );
  });

  test("closed by Escape keeps what was typed, on another page too; Cancel forgets it", async () => {
    const { page } = await openSignedIn();
    await typePet(page, { name: "Bella", category: "seven" });
    await sendPet(page);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("link", { name: "Orders" }).click();
    await page.getByRole("link", { name: "Animals" }).click();
    await page.getByRole("button", { name: "Add an animal" }).click();
    expect(await typed(page)).toEqual(["Bella", "seven"]);
    expect(await toStoreError(page, "Category")).toMatch(/whole number/);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Add an animal" }).click();
    expect(await typed(page)).toEqual(["", ""]);
    expect(await toStoreError(page, "Category")).toBeUndefined();
  });

  test("closed after its answer was lost still adds the animal once", async () => {
    const { store, page } = await openSignedIn();
    await typePet(page);
    store.loseNextResponse();
    await sendPet(page);
    await page.getByText("What you typed is still here").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Add an animal" }).click();
    await sendPet(page);
    await page.getByText("31 animals").waitFor();
    expect(await (await store.call("/pets?limit=100", store.keyOf("pro"))).json()).toHaveLength(31);
  });

  test("at a limit counts down, and says no more of it when that is over", async () => {
    const { store, page } = await openSignedIn({ plan: "free" });
    await exhaustLimit(store, 60);
    await typePet(page);
    await sendPet(page);
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/It can be sent in 0:\d\d\./).waitFor();
    await advancePageClock(page, 20);
    await dialog.getByText(/It can be sent in 0:[1-3]\d\./).waitFor();
    store.pass(60);
    await advancePageClock(page, 60);
    await expect.poll(() => dialog.getByRole("alert").count()).toBe(0);
    await sendPet(page);
    await page.getByText("Bella was added").waitFor();
  });
});

describe("What was added", () => {
  test("is in sight and marked, and can be ordered from where that is told", async () => {
    const { page } = await openSignedIn({ viewport: { width: 1280, height: 720 } });
    await typePet(page);
    await sendPet(page);
    await page.getByText("Bella was added").waitFor();
    await expect.poll(() => page.locator("tr[aria-current]").textContent()).toContain("Bella");
    await expect.poll(() => isInSight(page)).toBe(true);
    await page.getByRole("button", { name: "Order it" }).click();
    await page.getByRole("button", { name: "Place the order" }).click();
    await page.getByText("Order no. 6 was placed").waitFor();
    await page.getByRole("button", { name: "Show" }).click();
    await expect.poll(() => page.locator("tr[aria-current]").textContent()).toMatch(/^631Placed.+ \d\d:\d\d:\d\d$/);
  });

  test("is told below a dialog, and on a narrow screen what was last alone", async () => {
    const { page } = await openSignedIn({ viewport: { width: 390, height: 800 } });
    for (const name of ["Bella", "Rex"]) {
      await typePet(page, { name });
      await sendPet(page);
      await page.getByText(`${name} was added`).waitFor();
    }
    const told = page.getByText("was added");
    await expect.poll(() => Promise.all([0, 1].map((at) => told.nth(at).isVisible()))).toEqual([false, true]);
    const next = page.getByRole("button", { name: "Order it" });
    // It slides in.
    await expect.poll(() => next.evaluate(isOnTop)).toBe(true);
    await page.getByRole("button", { name: "Add an animal" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await page.getByRole("button", { name: "Order it", includeHidden: true }).last().evaluate(isOnTop)).toBe(
      false,
    );
  });

  test("is led to from where its list is not", async () => {
    const { page } = await openSignedIn({ viewport: { width: 1280, height: 720 } });
    await page.getByText("Sold", { exact: true }).first().click();
    await typePet(page);
    await sendPet(page);
    await page.getByText("Bella was added").waitFor();
    await page.getByRole("link", { name: "Orders" }).click();
    await page.getByRole("button", { name: "Show" }).click();
    await expect.poll(() => page.locator("tr[aria-current]").textContent()).toContain("Bella");
    await expect.poll(() => isInSight(page)).toBe(true);
  });
});

function typed(page: Page): Promise<string[]> {
  return Promise.all(["Name", "Category"].map((label) => page.getByLabel(label).inputValue()));
}

/** Whether the marked row is where one looks, and nothing is above its ends. */
function isInSight(page: Page): Promise<boolean> {
  return page.locator("tr[aria-current]").evaluate((row) => {
    const { left, right, top, bottom } = row.getBoundingClientRect();
    const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const));
    return corners.every(([x, y]) => row.contains(document.elementFromPoint(x, y)));
  });
}

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

async function addPet({ call, keyOf }: ServedStore, more: object = {}): Promise<{ id: number }> {
  const body = JSON.stringify({ name: "Bella", categoryId: 7, ...more });
  return (await call("/pets", keyOf("pro"), { method: "POST", body })).json();
}
