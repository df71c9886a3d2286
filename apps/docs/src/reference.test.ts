import { downloadTimeoutMs, findViolations } from "@animal-store/chromium";
import type { Locator, Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Operation } from "./contract-document.ts";
import { contract, operations, referencePath, toAnchor } from "./test/contract.ts";
import { serveSite, type Visit } from "./test/serve-site.ts";

const axeTimeout = 60_000;
// Violations that only Redocly can fix. If axe no longer reports one, the tests fail: then remove it from the list.
const redoclyViolations = { introduction: ["region"], operation: ["heading-order", "page-has-heading-one", "region"] };

const site = serveSite();

// The reference loads slowly, so all tests of the introduction use one tab, in this order.
describe("the introduction of the reference", () => {
  let visit: Visit;

  beforeAll(async () => {
    visit = await site.visit(referencePath);
    await waitUntilRendered(visit.page);
  }, downloadTimeoutMs);

  test("shows every plan and every error code in tables", async () => {
    const rowTexts = await visit.page.getByRole("row").allInnerTexts();
    const rows = rowTexts.map((row) => row.split("\t").map((cell) => cell.trim()));
    const plans = Object.values(contract["x-rate-limit-plans"] ?? {}).map(({ perMinute, perDay }) =>
      [perMinute, perDay].map((amount) => amount?.toLocaleString("en-US") ?? "custom"),
    );
    const codes = Object.entries(contract["x-error-codes"] ?? {}).map(([code, { status }]) => [String(status), code]);
    expect(rows.map((cells) => cells.slice(1))).toEqual(expect.arrayContaining(plans));
    expect(rows.map((cells) => cells.slice(0, 2))).toEqual(expect.arrayContaining(codes));
  });

  test("has menu links that are fragments, so they work in a new tab", async () => {
    const targets = await visit.page
      .locator(".menu-content a")
      .evaluateAll((links) => links.map((link) => `${link.getAttribute("href")}`));
    expect(targets.filter((target) => target.startsWith("#/")).length).toBeGreaterThan(2);
    // Links that begin with a slash lead to the guides.
    expect(targets.filter((target) => /^\/(?!docs\b)/.test(target))).toEqual([]);
  });

  test("is accessible, light and dark", () => expectAccessible(visit.page, redoclyViolations.introduction), axeTimeout);

  test("is dark if the system theme is dark", async () => {
    await visit.page.emulateMedia({ colorScheme: "dark" });
    await visit.page.reload({ waitUntil: "networkidle" });
    await expect.poll(() => visit.page.locator("html").getAttribute("class")).toContain("dark");
  });

  test("has an opaque origin", async () => {
    await waitUntilRendered(visit.page);
    expect(await visit.page.evaluate("window.origin")).toBe("null");
  });

  test("sends no request to another host and logs no error", () => {
    expect(visit).toMatchObject({ externalRequests: [], issues: [] });
  });
});

// Only the fragment differs between operations, so all of them use one tab, in this order.
describe("operations in the reference", () => {
  const [operation, otherOperation] = operations as [Operation, Operation];
  let visit: Visit;

  beforeAll(async () => {
    visit = await site.visit(`/docs${toAnchor(operation)}`);
  }, downloadTimeoutMs);

  test("open from the home page", async () => {
    await expect.poll(() => new URL(visit.page.url()).pathname).toBe(referencePath);
    await waitUntilRendered(visit.page);
    await expectAtTop(visit.page, operation);
  });

  // An operation with a body has another list of samples before this one.
  test("show a call of the client in the TypeScript sample", async () => {
    const { page } = visit;
    await page.getByText("curl", { exact: true }).first().click();
    await page.getByText("TypeScript", { exact: true }).first().click();
    await page.getByText("createStoreClient, orThrow").first().waitFor();
  });

  describe.each(operations)("$operationId", (operation) => {
    const successor = operations.find(({ operationId }) => operationId === operation["x-successor"]);

    beforeEach(async () => {
      await visit.page.goto(site.origin + referencePath + toAnchor(operation));
      await findHeading(visit.page, operation).waitFor();
    });

    test("shows its stability, its sunset if it has one, and a link to its form on the try-it page", async () => {
      await expectAtTop(visit.page, operation);
      const title = findHeading(visit.page, operation);
      await title.getByText(operation["x-stability"] ?? "no stability", { exact: true }).waitFor();
      expect(await title.getByText("deprecated", { exact: true }).isVisible()).toBe(operation.deprecated === true);
      if (operation["x-sunset"]) await title.getByText(`sunset ${operation["x-sunset"]}`).waitFor();
      await findTryLink(visit.page, operation).waitFor();
    });

    test("is accessible, light and dark", () => expectAccessible(visit.page, redoclyViolations.operation), axeTimeout);

    test.runIf(operation.deprecated)("links to its successor", async () => {
      if (successor === undefined) return expect.fail(`${operation.operationId} has no successor`);
      await visit.page.locator("blockquote").getByRole("link", { name: successor.summary }).click();
      await expect.poll(() => readTop(findHeading(visit.page, successor))).toBeGreaterThanOrEqual(0);
    });
  });

  test("are found by their summary in the search", async () => {
    const { page } = visit;
    await page.getByTestId("search-trigger").click();
    await page.keyboard.type(otherOperation.summary);
    const results = page.getByTestId("search-dialog").getByRole("link");
    await results.filter({ hasText: otherOperation.summary }).first().click();
    await expect.poll(() => page.url()).toContain(otherOperation.operationId.toLowerCase());
    await findHeading(page, otherOperation).waitFor();
  });

  // This test is last, because it leaves the page.
  test("open on the try-it page, without a request to another host or an error", async () => {
    const { page } = visit;
    await page.goto(site.origin + referencePath + toAnchor(operation));
    await findTryLink(page, operation).click();
    await page.getByRole("heading", { name: operation.summary }).first().waitFor();
    expect(page.url()).toBe(`${site.origin}/docs/try/#operation=${operation.operationId}`);
    expect(visit).toMatchObject({ externalRequests: [], issues: [] });
  });
});

function findTryLink(page: Page, { operationId }: Operation): Locator {
  return page.locator(`a[href="/docs/try/#operation=${operationId}"]`);
}

function findHeading(page: Page, { summary }: Operation): Locator {
  return page.getByRole("heading", { level: 2, name: summary });
}

async function readTop(element: Locator): Promise<number | undefined> {
  return (await element.boundingBox())?.y;
}

async function expectAtTop(page: Page, operation: Operation): Promise<void> {
  await expect.poll(() => readTop(findHeading(page, operation))).toBeLessThan(400);
  expect(await readTop(findHeading(page, operation))).toBeGreaterThanOrEqual(0);
}

async function waitUntilRendered(page: Page): Promise<void> {
  await page.getByTestId("search-trigger").getByText("Search").waitFor();
}

async function expectAccessible(page: Page, expectedIds: readonly string[]): Promise<void> {
  for (const theme of ["dark", "light"]) {
    const violations = await findViolations(page);
    expect(violations.filter(({ impact }) => impact !== "moderate")).toEqual([]);
    expect(violations.map(({ id }) => id)).toEqual(expectedIds);
    await page.getByTestId("color-mode-switcher").click();
    await page.locator(`html.${theme}`).waitFor();
  }
}
