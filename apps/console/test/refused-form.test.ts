import { expect, test } from "vitest";
import { openConsole, openStore, signIn } from "./at-the-console.ts";
import type { ServedStore } from "./serve-store.ts";

test("an order that was refused is asked for anew when it is sent again", async () => {
  const store = await openStore();
  const { page } = await openConsole(store);
  await signIn(page, store.keyOf("pro"));
  const next = (await addAnimal(store)) + 1;
  await page.getByRole("link", { name: "Orders" }).click();
  await page.getByRole("button", { name: "Place an order" }).click();
  await page.getByLabel("Animal").fill(String(next));
  await page.getByRole("button", { name: "Place the order" }).click();
  await page.getByRole("dialog").getByRole("alert").waitFor();
  expect(await addAnimal(store)).toBe(next);
  await page.getByRole("button", { name: "Place the order" }).click();
  await page.getByText("was placed").waitFor({ timeout: 10_000 });
});

/** @returns the number of the animal */
async function addAnimal({ call, keyOf }: ServedStore): Promise<number> {
  const body = JSON.stringify({ name: "Bella", categoryId: 7 });
  return (await (await call("/pets", keyOf("pro"), { method: "POST", body })).json()).id;
}
