import { contract } from "@animal-store/contract";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openConsole, openStore, sendAnimal, signIn, typeAnimal } from "./at-the-console.ts";

const { listPets, createPet } = contract.operations;

test("where something else than the store answers, signing in says its status and address", async () => {
  const store = await openStore();
  const { page } = await openConsole(store);
  await answerAsAnother(page);
  await page.getByLabel("API key").fill(store.keyOf("pro"));
  await page.getByRole("button", { name: "Sign in" }).click();
  const alert = page.getByRole("alert");
  await alert.waitFor();
  expect(await alert.textContent()).toContain("was answered 404");
  expect(await alert.textContent()).toContain(new URL(contract.basePath + listPets.path, store.url).href);
});

test("where something else than the store answers, a form says its status and address", async () => {
  const store = await openStore();
  const { page } = await openConsole(store);
  await signIn(page, store.keyOf("pro"));
  await answerAsAnother(page);
  await typeAnimal(page);
  await sendAnimal(page);
  const alert = page.getByRole("dialog").getByRole("alert");
  await alert.waitFor();
  expect(await alert.textContent()).toContain("was answered 404");
  expect(await alert.textContent()).toContain(new URL(contract.basePath + createPet.path, store.url).href);
});

/** As a server does that has no such path. */
async function answerAsAnother(page: Page): Promise<void> {
  await page.route(`**${contract.basePath}/**`, (route) => route.fulfill({ status: 404, body: "Not found" }));
}
