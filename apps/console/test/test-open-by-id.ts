import { expect, test } from "vitest";
import { openFilledConsole, signIn } from "./console-actions.ts";

export function testOpenById(petCount: number): void {
  test(`opens any of ${petCount.toLocaleString("en")} pets by its ID with one request`, async () => {
    const { service, page } = await openFilledConsole(petCount);
    await signIn(page, service.getKey("free"));
    expect(service.requests).toHaveLength(1);
    await page.getByRole("cell", { name: `Pet ${petCount}`, exact: true }).waitFor();

    const id = Math.floor(petCount * 0.54321);
    const filter = page.getByLabel("open one by ID");
    await filter.fill(`${id}`);
    await page.getByRole("button", { name: `Open ID ${id}` }).click();
    const dialog = page.getByRole("dialog", { name: `Pet ${id}` });
    await dialog.getByText("Available").waitFor();
    expect(service.requests).toHaveLength(2);
    await dialog.getByRole("button", { name: "Close" }).click();
    await filter.fill(`${petCount + 1}`);
    await filter.press("Enter");
    await page.getByText(`No pet has the ID ${petCount + 1}.`).waitFor();
  });
}
