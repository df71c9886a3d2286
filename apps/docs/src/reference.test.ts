import { bringing } from "@animal-store/chromium";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Operation } from "./contract/contract-document.ts";
import { contract, operations } from "./test/contract.ts";
import { findViolations } from "./test/find-violations.ts";
import { type ServedSite, serveSite, type Visit } from "./test/serve-site.ts";

// axe looks at every word.
const judgingTakes = 120_000;

const reference = "/docs/reference";

describe("the reference in a browser", () => {
  let served: ServedSite;

  beforeAll(async () => {
    served = await serveSite();
  }, bringing);

  afterAll(() => served?.close());

  async function open(place = reference): Promise<Visit> {
    const visit = await served.visit();
    onTestFinished(() => visit.page.close());
    await visit.page.goto(`${served.origin}${place}`);
    await visit.page.getByTestId("search-trigger").getByText("Search").waitFor();
    return visit;
  }

  test("asks no other machine for anything and logs no error, whatever is read", async () => {
    const { page, strangers, complaints } = await open();
    for (const operation of operations) {
      await page.goto(`${served.origin}${reference}${anchor(operation)}`);
      await heading(page, operation).waitFor();
    }
    await page.reload({ waitUntil: "networkidle" });
    expect(strangers).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.each(operations)("the search finds $operationId by its summary and leads to it", async (operation) => {
    const { page, complaints } = await open();
    await page.getByTestId("search-trigger").click();
    await page.keyboard.type(operation.summary);
    const results = page.getByTestId("search-dialog").getByRole("link");
    await results.filter({ hasText: operation.summary }).first().click();
    await expect.poll(() => page.url()).toContain(operation.operationId.toLowerCase());
    expect(complaints).toEqual([]);
  });

  test.each(operations)("the anchor of $operationId shows it with its stability", async (operation) => {
    const { page } = await open(`${reference}${anchor(operation)}`);
    const title = heading(page, operation);
    await expect.poll(() => top(title)).toBeLessThan(400);
    expect(await top(title)).toBeGreaterThanOrEqual(0);
    await title.getByText(operation["x-stability"] ?? "no stability", { exact: true }).waitFor();
    expect(await title.getByText("deprecated", { exact: true }).isVisible()).toBe(operation.deprecated === true);
    if (operation["x-sunset"]) await title.getByText(`sunset ${operation["x-sunset"]}`).waitFor();
  });

  test.each(operations.filter((operation) => operation.deprecated))(
    "the notice of $operationId leads to its successor",
    async (operation) => {
      const successor = operations.find(({ operationId }) => operationId === operation["x-successor"]);
      if (successor === undefined) return expect.fail(`${operation.operationId} has no successor`);
      const { page } = await open(`${reference}${anchor(operation)}`);
      await page.locator("blockquote").getByRole("link", { name: successor.summary }).click();
      await expect.poll(() => top(heading(page, successor))).toBeGreaterThanOrEqual(0);
    },
  );

  test("the introduction shows every plan and every error code in tables", async () => {
    const { page } = await open();
    const rows = (await page.getByRole("row").allInnerTexts()).map((row) => row.split("\t").map((cell) => cell.trim()));
    const plans = Object.values(contract["x-rate-limit-plans"] ?? {}).map(({ perMinute, perDay }) =>
      [perMinute, perDay].map((amount) => amount?.toLocaleString("en-US") ?? "custom"),
    );
    const codes = Object.entries(contract["x-error-codes"] ?? {}).map(([code, { status }]) => [String(status), code]);
    expect(rows.map((cells) => cells.slice(1))).toEqual(expect.arrayContaining(plans));
    expect(rows.map((cells) => cells.slice(0, 2))).toEqual(expect.arrayContaining(codes));
  });

  test.each(operations)("the contract's place of $operationId, on the home page, leads to it", async (operation) => {
    const { page } = await open(`/docs${anchor(operation)}`);
    await expect.poll(() => new URL(page.url()).pathname).toBe(reference);
    await expect.poll(() => top(heading(page, operation))).toBeGreaterThanOrEqual(0);
  });

  test("whoever chooses a language for the samples sees a call of the client", async () => {
    const [operation] = operations;
    if (operation === undefined) return expect.fail("the contract has no operation");
    const { page } = await open(`${reference}${anchor(operation)}`);
    await page.getByText("curl", { exact: true }).first().click();
    await page.getByText("TypeScript", { exact: true }).first().click();
    await page.getByText("createStoreClient, orThrow").first().waitFor();
  });

  test.each(operations)("$operationId can be tried from where it is described", async (operation) => {
    const { page, strangers, complaints } = await open(`${reference}${anchor(operation)}`);
    const place = `/docs/try/#operation=${operation.operationId}`;
    await page.locator(`a[href="${place}"]`).click();
    await page.getByRole("heading", { name: operation.summary }).first().waitFor();
    expect(page.url()).toBe(served.origin + place);
    expect(strangers).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("is dark where the guides were made dark", async () => {
    const { page } = await open();
    await page.evaluate(() => localStorage.setItem("starlight-theme", "dark"));
    await page.reload();
    await expect.poll(() => page.locator("html").getAttribute("class")).toContain("dark");
    await page.evaluate(() => localStorage.clear());
  });

  test.each([
    { place: "the introduction", hash: "" },
    ...operations.map((operation) => ({ place: operation.operationId, hash: anchor(operation) })),
  ])(
    "$place keeps nobody out, light and dark",
    async ({ hash }) => {
      const { page } = await open(reference + hash);
      for (const look of ["light", "dark"]) {
        await page.evaluate((chosen) => localStorage.setItem("starlight-theme", chosen), look);
        await page.reload();
        await page.getByTestId("search-trigger").getByText("Search").waitFor();
        // What is left, of the order of headings and landmarks, is Redocly's own.
        const grave = (await findViolations(page)).filter(
          ({ impact }) => impact === "serious" || impact === "critical",
        );
        expect(grave.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      }
      await page.evaluate(() => localStorage.clear());
    },
    judgingTakes,
  );

  test("a link of the menu that is opened in another tab stays on the page", async () => {
    const { page } = await open();
    const targets = await page
      .locator(".menu-content a")
      .evaluateAll((links) => links.map((link) => `${link.getAttribute("href")}`));
    expect(targets.filter((target) => target.startsWith("#/")).length).toBeGreaterThan(2);
    // What begins with a slash leads out of the reference, to the guides.
    expect(targets.filter((target) => /^\/(?!docs\b)/.test(target))).toEqual([]);
  });
});

function anchor({ tags, operationId }: Operation): string {
  return `#tag/${tags[0]}/operation/${operationId}`;
}

function heading(page: Page, { summary }: Operation): Locator {
  return page.getByRole("heading", { level: 2, name: summary });
}

async function top(element: Locator): Promise<number | undefined> {
  return (await element.boundingBox())?.y;
}
