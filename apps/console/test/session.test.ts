import { contract } from "@animal-store/contract";
import { expect, test } from "vitest";
import {
  chooseStatus,
  exhaustLimit,
  fillPetForm,
  getFieldError,
  openSignIn,
  signIn,
  submitPetForm,
} from "./console-actions.ts";

test("a revoked key ends the session and shows the reason", async () => {
  const { service, page } = await openSignIn();
  const { key, record } = await service.sandbox.keyRing().issue({ plan: "pro" });
  await signIn(page, key);
  await service.sandbox.keyRing().revoke(record.id);
  await chooseStatus(page, "Sold");
  await page.getByRole("alert").getByText("The API key was revoked.").waitFor();
  expect(await page.getByRole("table").count()).toBe(0);
  await signIn(page, service.getKey("pro"));
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("an exhausted limit pauses the requests, also after a reload", async () => {
  const { service, page } = await openSignIn();
  await page.getByLabel("Stay signed in").check();
  await signIn(page, service.getKey("free"));
  await exhaustLimit(service, contract.plans.free.perMinute);
  await chooseStatus(page, "Sold");
  await page.getByText("The limit per minute is exhausted").waitFor();

  const requestCount = service.requests.length;
  for (const status of ["Sold", "Pending"]) await chooseStatus(page, status);
  await page.evaluate(() => fetch(location.href));
  expect(service.requests.length).toBe(requestCount);
  await page.reload();
  await page.getByText("The limit per minute is exhausted").waitFor();
});

test("the header shows the name and the plan of the key, and the history lists the writes of the session", async () => {
  const { service, page } = await openSignIn();
  await page.getByLabel("Stay signed in").check();
  await page.getByLabel("Name of the key").fill("Front desk");
  await signIn(page, service.getKey("pro"));
  await page.getByText("Front desk · Pro plan").waitFor();
  await fillPetForm(page, { category: "seven" });
  await submitPetForm(page);
  await expect.poll(() => getFieldError(page, "Category")).toContain("whole number");
  await page.getByLabel("Category").fill("7");
  await submitPetForm(page);
  await page.getByRole("button", { name: "Order pet" }).click();
  await page.getByRole("button", { name: "Place order" }).click();
  await page.getByText("Order 6 was placed").waitFor();

  await page.reload();
  await page.getByText("Front desk · Pro plan").waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "History" }).click();
  const rows = await page.getByRole("table", { name: "History" }).getByRole("row").allTextContents();
  expect(rows.slice(1).map((text) => text.replace(/^\d\d:\d\d:\d\d/, ""))).toEqual([
    "Order pet 31Order 6",
    "Add pet BellaPet 31",
    'Add pet BellacategoryId must be an int64 integer, got "seven".',
  ]);
  await page.getByRole("button", { name: "Pet 31" }).click();
  await page.getByRole("dialog", { name: "Bella" }).getByText("Pending").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByLabel("API key").waitFor();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
