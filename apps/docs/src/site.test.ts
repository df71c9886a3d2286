import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Schema } from "./contract-document.ts";
import { type DocumentedOperation, documentedOperations, resolveRef } from "./contract-document.ts";
import { contract, referencePath, toAnchor } from "./test/contract.ts";
import { findViolationsIn, looks, phoneSize } from "./test/looks.ts";
import { serveSite, type Visit } from "./test/serve-site.ts";
import { sitePages } from "./test/site-pages.ts";

const axeTimeout = 120_000;

describe("the guides in a browser", () => {
  const site = serveSite();
  // All pages load in one tab, so that the browser compiles axe only once.
  let sharedVisit: Visit;

  beforeAll(async () => {
    sharedVisit = await site.visit("/docs/");
  });

  async function open(address: string): Promise<Visit> {
    const visit = await site.visit(address);
    onTestFinished(() => visit.page.context().close());
    return visit;
  }

  // The pages share their components, so one theme and size for each is enough here. `npm run test:long` checks all four.
  test.each(sitePages.map(({ address }, index) => ({ address, ...(looks[index % looks.length] ?? looks[0]) })))(
    "$address is accessible in a $colorScheme theme and fits a phone",
    async ({ address, colorScheme, size }) => {
      const { page, externalRequests, issues } = sharedVisit;
      onTestFinished(() => void [externalRequests, issues].map((entries) => entries.splice(0)));
      expect(await findViolationsIn(page, site.origin + address, { colorScheme, size })).toEqual([]);
      await page.setViewportSize(phoneSize);
      expect(await page.locator("body").evaluate(({ scrollWidth }) => scrollWidth)).toBe(phoneSize.width);
      expect(externalRequests).toEqual([]);
      expect(issues).toEqual([]);
    },
    axeTimeout,
  );

  test("finds an error code with the search, using only the keyboard", async () => {
    const { page, issues } = await open("/docs/");
    await page.locator("button[data-open-modal]:enabled").waitFor();
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Search").fill("key_banned");
    const result = page.getByRole("dialog").getByRole("link", { name: "key_banned", exact: true });
    await result.press("Enter");
    await expect.poll(() => page.url()).toBe(`${site.origin}/docs/errors/#key_banned`);
    expect(issues).toEqual([]);
  });

  test("finds an operation by its words, and lists it first for its operationId", async () => {
    const { page, issues } = await open("/docs/");
    await page.locator("button[data-open-modal]:enabled").click();
    const dialog = page.getByRole("dialog");
    const firstResult = dialog.getByRole("listitem").first();
    for (const documented of documentedOperations(contract)) {
      const { operationId } = documented.operation;
      const target = referencePath + toAnchor(documented.operation);
      for (const word of findSearchWords(documented)) {
        await page.getByPlaceholder("Search").fill(word);
        await dialog.locator(`a[href="${target}"]`).first().waitFor();
      }
      await page.getByPlaceholder("Search").fill(operationId);
      await dialog.getByText(`for ${operationId}`).waitFor();
      await expect.poll(() => firstResult.locator("mark").allInnerTexts()).toContain(`${operationId}.`);
      expect(await firstResult.getByRole("link").getAttribute("href")).toBe(target);
      expect(await firstResult.textContent()).not.toMatch(/## |[`"]/);
    }
    const { pathname, hash } = new URL((await firstResult.getByRole("link").getAttribute("href")) ?? "", site.origin);
    await firstResult.getByRole("link").click();
    await expect.poll(() => page.url()).toBe(site.origin + pathname + hash);
    expect(issues).toEqual([]);
  });

  test("the performance page fits 1280 pixels", async () => {
    const { page } = await open("/docs/performance/");
    await page.setViewportSize({ width: 1280, height: 800 });
    const tables = page.locator(".wide-table");
    const hiddenWidths = await tables.evaluateAll((list) => list.map((table) => table.scrollWidth - table.clientWidth));
    expect(hiddenWidths).toEqual(hiddenWidths.map(() => 0));
    expect(hiddenWidths.length).toBeGreaterThan(3);
  });

  test("the first focusable element skips to the content", async () => {
    const { page } = await open("/docs/errors/");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).hash).toBe("#_top");
  });

  test("uses the selected theme on the next page", async () => {
    const { page } = await open("/docs/");
    const readTheme = () => page.locator("html").getAttribute("data-theme");
    await page.emulateMedia({ colorScheme: "light" });
    await page.getByLabel("Select theme").first().selectOption("dark");
    expect(await readTheme()).toBe("dark");
    await page.getByRole("link", { name: "Pagination" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Pagination" }).waitFor();
    expect(await readTheme()).toBe("dark");
  });

  test("selects the language of all samples together", async () => {
    const { page } = await open("/docs/pagination/");
    await page.getByRole("tab", { name: "TypeScript" }).first().click();
    const selectedTabs = await page.getByRole("tab", { selected: true }).allInnerTexts();
    expect(new Set(selectedTabs.map((name) => name.trim()))).toEqual(new Set(["TypeScript"]));
  });
});

function findSearchWords({ operation, parameters, responses }: DocumentedOperation): string[] {
  const values = parameters.map(({ schema }) => resolveRef<Schema>(contract, schema).enum?.at(-1));
  const codes = new Set(responses.flatMap(([, response]) => response["x-error-codes"] ?? []));
  const operations = documentedOperations(contract);
  const rareCodes = [...codes].filter((code) => operations.filter((each) => returnsCode(each, code)).length <= 2);
  return [operation.summary, ...values.flatMap((value) => (value === undefined ? [] : [String(value)])), ...rareCodes];
}

function returnsCode({ responses }: DocumentedOperation, code: string): boolean {
  return responses.some(([, response]) => response["x-error-codes"]?.includes(code));
}
