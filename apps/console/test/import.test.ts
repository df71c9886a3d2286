import { expect, test } from "vitest";
import { advance, openSignedIn, openSignIn, signIn } from "./console-actions.ts";
import { chooseFile, testImport } from "./test-import.ts";

testImport(70);

test("pauses when the key cannot write, and rejects a file without pets", async () => {
  const { service, page } = await openSignIn();
  await signIn(page, service.getKey("read only"));
  await chooseFile(page, "animal\nRex");
  await page.getByText("The first line must name the columns name, categoryId, status. Found: animal.").waitFor();
  await chooseFile(page, "name;categoryId\nRex;7\nRex;7");
  await page.getByRole("button", { name: /^Import 2 of/ }).click();
  await page.getByRole("alert").getByText("requires the scope write, but the API key has only read.").waitFor();
  await page.getByText("0 of 2 rows done, paused").waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText("Finished.").waitFor();
});

test("imported pets are visible and highlighted, although the list had another status, sort and filter", async () => {
  const { page } = await openSignedIn();
  await page.getByRole("button", { name: /^Name/ }).click();
  await page.getByLabel("Filter loaded pets").fill("willow");
  await chooseFile(page, "name,categoryId,status\nBella,7,sold\nTom,7,sold");
  await page.getByRole("button", { name: /^Import 2 of/ }).click();
  await page.getByText("Finished.").waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  expect(new URL(page.url()).hash).toBe("#/pets/sold");
  await expect.poll(() => page.locator("tr[aria-current]").count()).toBe(2);
});

test("an import that finishes on another page shows its pets and its report from a notification", async () => {
  const { service, page } = await openSignedIn({ plan: "free" });
  await chooseFile(page, ["name,categoryId", ...Array.from({ length: 60 }, (_, index) => `Rex ${index},7`)].join("\n"));
  await page.getByRole("button", { name: /^Import 60 of/ }).click();
  await page.getByText("waiting for the limit").waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("link", { name: "Orders" }).click();
  await advance(service, page);
  await page.getByText("60 of 60 rows are pets now.").waitFor();
  await page.getByRole("button", { name: "View" }).click();
  await page.getByText("90 pets, newest first").waitFor();
  expect(new URL(page.url()).hash).toBe("#/pets/all");
  await page.getByRole("row", { name: "Rex 59" }).and(page.locator("[aria-current]")).waitFor();
});
