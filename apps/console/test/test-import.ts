import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { advance, openSignIn, recordStatuses, signIn } from "./console-actions.ts";

/** Tests an import that several windows of the rate limit interrupt. @param petCount valid rows */
export function testImport(petCount: number): void {
  const validRows = Array.from({ length: petCount }, (_, index) => `Pet ${index},${index % 9},available`);
  const invalidRows = ["Rex,seven,available", '"Tom\nII",7,gone', ",7,"];
  const rowCount = invalidRows.length + validRows.length;
  const csv = ["name,categoryId,status,note", ...invalidRows, ...validRows].join("\n");

  test(`imports ${petCount} pets with a Free key without a 429, once each after an interruption`, async () => {
    const { service, page } = await openSignIn();
    const statuses = recordStatuses(page);
    page.on("dialog", (dialog) => dialog.accept());
    await page.clock.install();
    await signIn(page, service.getKey("free"));
    const requestCount = service.requests.length;
    await chooseFile(page, csv);
    await page
      .getByText(`${petCount} of ${rowCount} rows are valid. Nothing was sent yet. Ignored columns: note.`)
      .waitFor();
    await page.getByText('Line 2: categoryId must be an int64 integer, got "seven".').waitFor();
    await page.getByText('Line 3: status must be one of available, pending, sold, got "gone".').waitFor();
    await page.getByText("Line 5: name is required.").waitFor();
    expect(service.requests).toHaveLength(requestCount);

    await page.getByRole("button", { name: `Import ${petCount} of ${rowCount} rows` }).click();
    await page.getByText(`56 of ${rowCount} rows done, waiting for the limit`).waitFor();
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByText(`56 of ${rowCount} rows done, paused`).waitFor();
    await page.reload();
    service.advance(60);
    await signIn(page, service.getKey("free"));
    await chooseFile(page, csv);
    await page.getByRole("button", { name: `Import ${petCount} of ${rowCount} rows` }).click();
    await page.getByRole("button", { name: "Close" }).click();
    const bar = page.getByRole("complementary");
    for (let done = 56; done < petCount; done += 54) {
      await bar.getByText(`Import: ${done} of ${rowCount} rows done, waiting for the limit`).waitFor();
      await advance(service, page);
    }
    await bar.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Import CSV" }).click();
    await page.getByText(`${petCount - 53} (ID 84 to ${petCount + 30})`).waitFor();
    for (const row of ["Created by an earlier import 53", "Invalid or rejected 3"])
      await page.getByRole("row", { name: row }).waitFor();
    expect(new Set(statuses)).toEqual(new Set([200, 201]));

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save failures" }).click();
    const failures = await readFile(await (await download).path(), "utf8");
    expect(failures.split("\r\n")[1]).toMatch(
      /^"Rex","seven","available","2","categoryId must be an int64 integer, got ""seven""\.","[0-9a-f]{64}"$/,
    );
    // The corrected file of failures creates only the missing pets, also if a response is lost.
    service.advance(60);
    await page.clock.fastForward(60_000);
    await chooseFile(page, failures.replace("seven", "7").replace("gone", "sold"), "failures.csv");
    service.loseNextResponse();
    await page.getByRole("button", { name: /^Import 2 of/ }).click();
    await page.getByText(`2 (ID ${petCount + 31} to ${petCount + 32})`).waitFor();
    expect(statuses.filter((status) => status === 504)).toHaveLength(1);
  });
}

export async function chooseFile(page: Page, text: string, name = "pets.csv"): Promise<void> {
  const button = page.getByRole("button", { name: "Choose file" });
  if ((await button.count()) === 0) await page.getByRole("button", { name: "Import CSV" }).click();
  await button.waitFor();
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
}
