import { contract } from "@animal-store/contract";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  advancePageClock,
  exhaustLimit,
  fillPetForm,
  getFieldError,
  openSignedIn,
  submitPetForm,
} from "./console-actions.ts";
import type { TestService } from "./test-service.ts";

describe("forms", () => {
  test("a form shows each violation next to its field, in plain language", async () => {
    const { page } = await openSignedIn();
    await fillPetForm(page, { name: "", category: String(2n ** 63n) });
    await submitPetForm(page);
    await expect.poll(() => getFieldError(page, "Name")).toBe("Name is required.");
    expect(await getFieldError(page, "Category")).toBe(
      `Category must be a whole number from ${-(2n ** 63n)} to ${2n ** 63n - 1n}, got ${2n ** 63n}.`,
    );
    await page.getByLabel("Category").fill("seven");
    await page.getByLabel("Name").fill("x".repeat(300));
    await submitPetForm(page);
    await expect.poll(() => getFieldError(page, "Category")).toBe('Category must be a whole number, got "seven".');
    expect(await getFieldError(page, "Name")).toMatch(
      /^Name must be text of 1 to \d+ characters, got text of 300 characters\.$/,
    );
    expect(await page.getByRole("dialog").getByRole("alert").count()).toBe(0);
  });

  test("the order form focuses an invalid pet ID, and the next attempt has a new idempotency key", async () => {
    const { service, page } = await openSignedIn();
    const placeOrder = () => page.getByRole("button", { name: "Place order" }).click();
    const nextId = (await addPet(service)).id + 1;
    await page.getByRole("link", { name: "Orders" }).click();
    await page.getByRole("button", { name: "New order" }).click();
    await page.getByLabel("Pet ID").fill(String(nextId));
    await placeOrder();
    await expect.poll(() => getFieldError(page, "Pet ID")).toMatch(/^No pet has this ID\./);
    expect((await addPet(service, { status: "sold" })).id).toBe(nextId);
    await placeOrder();
    await expect.poll(() => getFieldError(page, "Pet ID")).toMatch(/^This pet is pending or sold\./);
    expect(await page.getByRole("dialog").getByRole("alert").count()).toBe(0);
    const { id } = await addPet(service);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(String(id));
    await placeOrder();
    await page.getByText("was placed").waitFor({ timeout: 10_000 });
  });

  test("an error that belongs to no field appears above the fields of the form", async () => {
    const { service, page } = await openSignedIn();
    const button = page.getByRole("button", { name: /^Order .+, ID \d+$/ }).first();
    const [petId] = (await button.getAttribute("aria-label"))?.match(/\d+$/) ?? [];
    await service.call("/store/orders", service.getKey("pro"), { method: "POST", body: `{"petId":${petId}}` });
    await button.click();
    await page.getByRole("button", { name: "Place order" }).click();
    await page.getByRole("dialog").getByRole("alert").getByText("This pet is pending or sold.").waitFor();
  });

  test("a form shows a missing scope, and the status and URL of a response from another service", async () => {
    const { service, page } = await openSignedIn({ plan: "read only" });
    await fillPetForm(page);
    await submitPetForm(page);
    const alert = page.getByRole("dialog").getByRole("alert");
    await alert.getByText("requires the scope write, but the API key has only read.").waitFor();
    await page.route(`**${contract.basePath}/**`, (route) => route.fulfill({ status: 404, body: "Not found" }));
    await submitPetForm(page);
    await alert.getByText("returned 404").waitFor();
    expect(await alert.textContent()).toContain(
      new URL(contract.basePath + contract.operations.createPet.path, service.url).href,
    );
  });

  test("a form preserves the input after Escape, also across pages, and clears it after Cancel", async () => {
    const { page } = await openSignedIn();
    await fillPetForm(page, { name: "Bella", category: "seven" });
    await submitPetForm(page);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("link", { name: "Orders" }).click();
    await page.getByRole("link", { name: "Pets" }).click();
    await page.getByRole("button", { name: "Add pet" }).click();
    expect(await getInputValues(page)).toEqual(["Bella", "seven"]);
    expect(await getFieldError(page, "Category")).toMatch(/whole number/);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Add pet" }).click();
    expect(await getInputValues(page)).toEqual(["", ""]);
    expect(await getFieldError(page, "Category")).toBeUndefined();
  });

  test("a form adds the pet once if the response is lost and the form is closed", async () => {
    const { service, page } = await openSignedIn();
    await fillPetForm(page);
    service.loseNextResponse();
    await submitPetForm(page);
    await page.getByText("Your input is still here").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Add pet" }).click();
    await submitPetForm(page);
    await page.getByText("31 pets").waitFor();
    expect(await (await service.call("/pets?limit=100", service.getKey("pro"))).json()).toHaveLength(31);
  });

  test("a form shows a countdown while a limit is exhausted and removes it afterwards", async () => {
    const { service, page } = await openSignedIn({ plan: "free" });
    await exhaustLimit(service, 60);
    await fillPetForm(page);
    await submitPetForm(page);
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/You can send it in 0:\d\d\./).waitFor();
    await advancePageClock(page, 20);
    await dialog.getByText(/You can send it in 0:[1-3]\d\./).waitFor();
    service.advance(60);
    await advancePageClock(page, 60);
    await expect.poll(() => dialog.getByRole("alert").count()).toBe(0);
    await submitPetForm(page);
    await page.getByText("Bella was added").waitFor();
  });
});

describe("new pets", () => {
  test("a new pet is visible and highlighted, and can be ordered from the notification", async () => {
    const { page } = await openSignedIn({ viewport: { width: 1280, height: 720 } });
    await fillPetForm(page);
    await submitPetForm(page);
    await page.getByText("Bella was added").waitFor();
    await expect.poll(() => page.locator("tr[aria-current]").textContent()).toContain("Bella");
    await expect.poll(() => isVisibleRow(page)).toBe(true);
    await page.getByRole("button", { name: "Order pet" }).click();
    await page.getByRole("button", { name: "Place order" }).click();
    await page.getByText("Order 6 was placed").waitFor();
    await page.getByRole("button", { name: "View" }).click();
    const dialog = page.getByRole("dialog", { name: "Order 6" });
    await dialog.getByRole("button", { name: "Bella (ID 31)" }).waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.getByRole("link", { name: "Orders" }).click();
    await expect
      .poll(() => page.locator("tr[aria-current]").textContent())
      .toMatch(/^6Bella \(ID 31\)Placed.+ \d\d:\d\d:\d\d$/);
  });

  test("dialogs cover notifications, and a narrow screen shows only the latest notification", async () => {
    const { page } = await openSignedIn({ viewport: { width: 390, height: 800 } });
    for (const name of ["Bella", "Rex"]) {
      await fillPetForm(page, { name });
      await submitPetForm(page);
      await page.getByText(`${name} was added`).waitFor();
    }
    const notifications = page.getByText("was added");
    await expect
      .poll(() => Promise.all([0, 1].map((index) => notifications.nth(index).isVisible())))
      .toEqual([false, true]);
    const orderButton = page.getByRole("button", { name: "Order pet" });
    await expect.poll(() => orderButton.evaluate(isOnTop)).toBe(true);
    await page.getByRole("button", { name: "Add pet" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await page.getByRole("button", { name: "Order pet", includeHidden: true }).last().evaluate(isOnTop)).toBe(
      false,
    );
  });

  test("a new pet can be opened from another page", async () => {
    const { page } = await openSignedIn({ viewport: { width: 1280, height: 720 } });
    await page.getByText("Sold", { exact: true }).first().click();
    await fillPetForm(page);
    await submitPetForm(page);
    await page.getByText("Bella was added").waitFor();
    await page.getByRole("link", { name: "Orders" }).click();
    await page.getByRole("button", { name: "View" }).click();
    await page.getByRole("dialog", { name: "Bella" }).getByText("The API cannot edit or delete a pet.").waitFor();
  });
});

function getInputValues(page: Page): Promise<string[]> {
  return Promise.all(["Name", "Category"].map((label) => page.getByLabel(label).inputValue()));
}

/** Returns whether the highlighted row is visible and not covered. */
function isVisibleRow(page: Page): Promise<boolean> {
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

async function addPet({ call, getKey }: TestService, members: object = {}): Promise<{ id: number }> {
  const body = JSON.stringify({ name: "Bella", categoryId: 7, ...members });
  return (await call("/pets", getKey("pro"), { method: "POST", body })).json();
}
