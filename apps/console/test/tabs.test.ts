import { contract } from "@animal-store/contract";
import { expect, test } from "vitest";
import { chooseStatus, exhaustLimit, fillPetForm, openSignIn, signIn, submitPetForm } from "./console-actions.ts";

test("tabs with the same key share limits and changes, tabs with different keys do not", async () => {
  const { store, page: one, open } = await openSignIn();
  const other = await open();
  await signIn(one, store.getKey("pro"));
  await signIn(other, store.getKey("pro"));
  await one.getByText("298 of 300 left").waitFor();

  await fillPetForm(other);
  await submitPetForm(other);
  await one.getByText("297 of 300 left").waitFor();
  await one.getByText("31 pets").waitFor();

  await one.getByRole("button", { name: "Menu" }).click();
  await one.getByRole("menuitem", { name: "Sign out" }).click();
  await one.getByLabel("API key").waitFor();
  expect(await other.getByRole("table").count()).toBe(1);

  await signIn(one, store.getKey("free"));
  await one.getByText("59 of 60 left").waitFor();
  expect(await other.getByText("297 of 300 left").count()).toBe(1);
});

test("a revoked key ends the session in every tab and shows the reason", async () => {
  const { store, page: one, open } = await openSignIn();
  const other = await open();
  const { key, record } = await store.sandbox.keyRing().issue({ plan: "pro" });
  await signIn(one, key);
  await signIn(other, key);
  await store.sandbox.keyRing().revoke(record.id);
  await chooseStatus(one, "Sold");
  for (const page of [one, other]) await page.getByRole("alert").getByText("The API key was revoked.").waitFor();
  expect(await other.getByRole("table").count()).toBe(0);
  await signIn(one, store.getKey("pro"));
  expect(await one.getByRole("alert").count()).toBe(0);
});

test("an exhausted limit in one tab blocks the other tab, also after a reload", async () => {
  const { store, page: one, open } = await openSignIn();
  const other = await open();
  await signIn(one, store.getKey("free"));
  await other.getByLabel("Stay signed in").check();
  await signIn(other, store.getKey("free"));
  await exhaustLimit(store, contract.plans.free.perMinute);
  await chooseStatus(one, "Sold");
  await other.getByText("The limit per minute is exhausted").waitFor();

  const sent = store.requests.length;
  for (const status of ["Sold", "Pending"]) await chooseStatus(other, status);
  await other.evaluate(() => fetch(location.href));
  expect(store.requests.length).toBe(sent);
  await other.reload();
  await other.getByText("The limit per minute is exhausted").waitFor();
  await other.evaluate(() => fetch(location.href));
  expect(store.requests.length).toBe(sent);
});
