import { contract } from "@animal-store/contract";
import { expect, test } from "vitest";
import { chooseStatus, exhaustLimit, fillPetForm, openSignIn, signIn, submitPetForm } from "./console-actions.ts";

test("tabs with the same key share limits and changes, tabs with different keys do not", async () => {
  const { service, page: firstTab, open } = await openSignIn();
  const secondTab = await open();
  await signIn(firstTab, service.getKey("pro"));
  await signIn(secondTab, service.getKey("pro"));
  await firstTab.getByText("298 of 300 left").waitFor();

  await fillPetForm(secondTab);
  await submitPetForm(secondTab);
  await firstTab.getByText("297 of 300 left").waitFor();
  await firstTab.getByText("31 pets").waitFor();

  await firstTab.getByRole("button", { name: "Menu" }).click();
  await firstTab.getByRole("menuitem", { name: "Sign out" }).click();
  await firstTab.getByLabel("API key").waitFor();
  expect(await secondTab.getByRole("table").count()).toBe(1);

  await signIn(firstTab, service.getKey("free"));
  await firstTab.getByText("59 of 60 left").waitFor();
  expect(await secondTab.getByText("297 of 300 left").count()).toBe(1);
});

test("a revoked key ends the session in every tab and shows the reason", async () => {
  const { service, page: firstTab, open } = await openSignIn();
  const secondTab = await open();
  const { key, record } = await service.sandbox.keyRing().issue({ plan: "pro" });
  await signIn(firstTab, key);
  await signIn(secondTab, key);
  await service.sandbox.keyRing().revoke(record.id);
  await chooseStatus(firstTab, "Sold");
  for (const tab of [firstTab, secondTab]) await tab.getByRole("alert").getByText("The API key was revoked.").waitFor();
  expect(await secondTab.getByRole("table").count()).toBe(0);
  await signIn(firstTab, service.getKey("pro"));
  expect(await firstTab.getByRole("alert").count()).toBe(0);
});

test("an exhausted limit in one tab blocks the other tab, also after a reload", async () => {
  const { service, page: firstTab, open } = await openSignIn();
  const secondTab = await open();
  await signIn(firstTab, service.getKey("free"));
  await secondTab.getByLabel("Stay signed in").check();
  await signIn(secondTab, service.getKey("free"));
  await exhaustLimit(service, contract.plans.free.perMinute);
  await chooseStatus(firstTab, "Sold");
  await secondTab.getByText("The limit per minute is exhausted").waitFor();

  const requestCount = service.requests.length;
  for (const status of ["Sold", "Pending"]) await chooseStatus(secondTab, status);
  await secondTab.evaluate(() => fetch(location.href));
  expect(service.requests.length).toBe(requestCount);
  await secondTab.reload();
  await secondTab.getByText("The limit per minute is exhausted").waitFor();
});
