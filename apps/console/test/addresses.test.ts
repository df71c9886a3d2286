import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  chooseStatus,
  openConsole,
  openFilledConsole,
  openSignedIn,
  openTestService,
  signIn,
} from "./console-actions.ts";

test("the address contains the status, the filter, the sort and the open pet, and a reload shows the same", async () => {
  const { service, page, context } = await openSignedIn();
  await chooseStatus(page, "All");
  await page.getByRole("button", { name: /^Name/ }).click();
  await page.getByRole("button", { name: /^Name/ }).click();
  await page.getByLabel("Filter loaded pets").fill("50% & a+b");
  await page.getByText("0 of 30 pets match").waitFor();
  await page.reload();
  await signIn(page, service.getKey("pro"));
  await expect.poll(() => page.getByLabel("Filter loaded pets").inputValue()).toBe("50% & a+b");
  await page.getByLabel("Filter loaded pets").fill("nu");
  await page.getByRole("button", { name: "Null" }).click();
  await page.getByRole("dialog", { name: "Null" }).waitFor();
  expect(getHash(page)).toBe("#/pets/all?sort=-name&filter=nu&pet=28");

  const shared = await context.newPage();
  await shared.goto(page.url());
  await signIn(shared, service.getKey("free"));
  await shared.getByRole("dialog", { name: "Null" }).getByText("Pending").waitFor();
  await shared.keyboard.press("Escape");
  await shared.getByText("1 of 30 pets match").waitFor();
  await shared.getByLabel("Filter loaded pets").fill("");
  await shared.getByText("30 pets, sorted by name").waitFor();
  expect(await shared.getByRole("columnheader", { name: /^Name/ }).getAttribute("aria-sort")).toBe("descending");
});

test("Back and Forward leave and restore each view", async () => {
  const { page } = await openSignedIn();
  await page.getByLabel("Filter loaded pets").pressSequentially("rex");
  await page.getByText("of 13 pets match").waitFor();
  await page.getByRole("button", { name: "Rex" }).first().click();
  await page.getByRole("dialog", { name: "Rex" }).waitFor();
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(await page.getByLabel("Filter loaded pets").inputValue()).toBe("rex");
  await page.goBack();
  await page.getByText("13 pets, newest first").waitFor();
  expect(await page.getByLabel("Filter loaded pets").inputValue()).toBe("");
  await page.goForward();
  await page.goForward();
  await page.getByRole("dialog", { name: "Rex" }).waitFor();
  await page.keyboard.press("Escape");
  await chooseStatus(page, "Sold");
  await expect.poll(() => getHash(page)).toBe("#/pets/sold?filter=rex");
  await page.getByRole("link", { name: "Orders" }).click();
  await expect.poll(() => getHash(page)).toBe("#/orders");
  await page.getByText("5 orders, oldest first").waitFor();
});

test("the address of an order that is not loaded opens it, and an unknown order is reported", async () => {
  const { service, page, store } = await openFilledConsole(150);
  for (let petId = 1; petId <= 150; petId += 1) await store.writes.createOrder({ petId, createdAt: petId * 1000 });
  await page.goto(`${service.url}#/pets?order=120`);
  await signIn(page, service.getKey("pro"));
  const dialog = page.getByRole("dialog", { name: "Order 120" });
  await dialog.getByRole("button", { name: "Pet 120 (ID 120)" }).click();
  await page.getByRole("dialog", { name: "Pet 120" }).getByRole("button", { name: "Order 120" }).waitFor();
  await expect.poll(() => getHash(page)).toBe("#/pets?pet=120");
  await page.goto(`${service.url}#/orders?order=151`);
  await page.getByText("No order has the ID 151.").waitFor();
});

test("the sort by ID includes pets that are not loaded, and another sort names the rows that it sorts", async () => {
  const { service, page } = await openFilledConsole(150);
  await signIn(page, service.getKey("pro"));
  await page.getByText("100 pets loaded, newest first, scroll for more").waitFor();
  await page.getByRole("button", { name: /^ID/ }).click();
  await page.getByRole("cell", { name: "Pet 1", exact: true }).waitFor();
  await page.getByText("100 pets loaded, oldest first, scroll for more").waitFor();
  await page.getByRole("button", { name: /^Category/ }).click();
  await page.getByText("100 loaded pets, sorted by category, more are not loaded").waitFor();
});

test("the filter searches the texts that the table shows", async () => {
  const { page } = await openSignedIn();
  await page.getByRole("link", { name: "Orders" }).click();
  await page.getByText("5 orders").waitFor();
  for (const [text, count] of [
    ["Jan 14, 2026", 2],
    ["T09:00", 0],
    ["placed", 5],
  ]) {
    await page.getByLabel("Filter loaded orders").fill(`${text}`);
    await page.getByText(`${count} of 5 orders match`).waitFor();
  }
  await page.getByRole("link", { name: "Pets" }).click();
  await chooseStatus(page, "All");
  await page.getByLabel("Filter loaded pets").fill("none");
  await page.getByText(/^[1-9]\d* of 30 pets match/).waitFor();
});

test("the lists agree with a pet that another program ordered after its details were opened", async () => {
  const { service, page } = await openSignedIn();
  await page.getByText("13 pets").waitFor();
  await chooseStatus(page, "Pending");
  await page.getByText(/^\d+ pets/).waitFor();
  const pendingCount = Number.parseInt((await page.getByText(/^\d+ pets/).textContent()) ?? "", 10);
  await chooseStatus(page, "Available");
  await page.getByLabel("Filter loaded pets").fill("willow");
  await page.getByText("1 of 13 pets match").waitFor();
  const order = { method: "POST", body: JSON.stringify({ petId: 30 }) };
  expect((await service.call("/store/orders", service.getKey("pro"), order)).status).toBe(201);
  await page.getByRole("button", { name: "Willow", exact: true }).click();
  await page.getByRole("dialog", { name: "Willow" }).getByText("Pending").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("0 of 12 pets match").waitFor();
  await chooseStatus(page, "Pending");
  await page.getByText(`1 of ${pendingCount + 1} pets match`).waitFor();
});

test("a new pet and a new order are visible although a filter would hide them", async () => {
  const { page } = await openSignedIn();
  await page.getByRole("button", { name: /^Name/ }).click();
  await page.getByLabel("Filter loaded pets").fill("willow");
  await page.getByRole("button", { name: "Add pet" }).click();
  await page.getByLabel("Name").fill("Bella");
  await page.getByLabel("Category").fill("7");
  await page.getByLabel("Status").last().selectOption("Sold");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("cell", { name: "Bella" }).waitFor();
  expect(getHash(page)).toBe("#/pets/sold");
  await page.getByRole("link", { name: "Orders" }).click();
  await page.getByLabel("Filter loaded orders").fill("nothing");
  await page.getByRole("button", { name: "New order" }).click();
  await page.getByLabel("Pet ID").fill("30");
  await page.getByRole("button", { name: "Place order" }).click();
  await page.getByRole("row", { name: "Willow (ID 30)" }).waitFor();
});

test("a key with separate limits has custom limits, not a plan", async () => {
  const service = await openTestService();
  const { key } = await service.sandbox.keyRing().issue({ plan: "free", perMinute: 61, perDay: 1000 });
  const { page } = await openConsole(service);
  await signIn(page, key);
  await page.getByText("Custom limits").waitFor();
});

function getHash(page: Page): string {
  return new URL(page.url()).hash;
}
