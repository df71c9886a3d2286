import { test } from "vitest";
import { openSignIn, signIn } from "./console-actions.ts";
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
