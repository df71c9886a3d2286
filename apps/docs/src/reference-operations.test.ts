import { bringing, findViolations } from "@animal-store/chromium";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { operations } from "./test/contract.ts";
import { type ServedSite, serveSite, type Visit } from "./test/serve-site.ts";
import { anchor, heading, isFilled, redoclyFindings, reference, switchLook, top } from "./test/visit-reference.ts";

// axe looks at every word.
const judgingTakes = 60_000;

let served: ServedSite;

beforeAll(async () => {
  served = await serveSite();
}, bringing);

afterAll(() => served?.close());

// The reference loads for long: all that is held of an operation is seen in one tab, in this order.
describe.each(operations)("$operationId in the reference", (operation) => {
  const place = reference + anchor(operation);
  const other = operations[(operations.indexOf(operation) + 1) % operations.length] ?? operation;
  const successor = operations.find(({ operationId }) => operationId === operation["x-successor"]);
  let visit: Visit;

  beforeAll(async () => {
    visit = await served.visit();
    await visit.page.goto(`${served.origin}/docs${anchor(operation)}`);
  });

  afterAll(() => visit.page.context().close());

  test("is where the contract's place of it, on the home page, leads to", async () => {
    const { page } = visit;
    await expect.poll(() => new URL(page.url()).pathname).toBe(reference);
    await isFilled(page);
    await expect.poll(() => top(heading(page, operation))).toBeLessThan(400);
    expect(await top(heading(page, operation))).toBeGreaterThanOrEqual(0);
  });

  describe("at its anchor", () => {
    // No more than the part after the hash differs, so nothing is loaded anew.
    beforeEach(async () => {
      await visit.page.goto(served.origin + place);
      await heading(visit.page, operation).waitFor();
    });

    test("is shown with its stability, and with its end where it has one", async () => {
      const title = heading(visit.page, operation);
      await expect.poll(() => top(title)).toBeLessThan(400);
      expect(await top(title)).toBeGreaterThanOrEqual(0);
      await title.getByText(operation["x-stability"] ?? "no stability", { exact: true }).waitFor();
      expect(await title.getByText("deprecated", { exact: true }).isVisible()).toBe(operation.deprecated === true);
      if (operation["x-sunset"]) await title.getByText(`sunset ${operation["x-sunset"]}`).waitFor();
    });

    test(
      "keeps nobody out, light and dark",
      async () => {
        for (const look of ["light", "dark"] as const) {
          if (look === "dark") await switchLook(visit.page, look);
          const violations = await findViolations(visit.page);
          expect(violations.filter(({ impact }) => impact !== "moderate")).toEqual([]);
          expect(violations.map(({ id }) => id)).toEqual(redoclyFindings.operation);
        }
        await switchLook(visit.page, "light");
      },
      judgingTakes,
    );

    // Where a body is sent, its payload has a choice of its own before.
    test.runIf(operation === operations[0])("has a call of the client for whoever chooses its language", async () => {
      const { page } = visit;
      await page.getByText("curl", { exact: true }).first().click();
      await page.getByText("TypeScript", { exact: true }).first().click();
      await page.getByText("createStoreClient, orThrow").first().waitFor();
    });

    test.runIf(operation.deprecated)("leads to its successor", async () => {
      if (successor === undefined) return expect.fail(`${operation.operationId} has no successor`);
      await visit.page.locator("blockquote").getByRole("link", { name: successor.summary }).click();
      await expect.poll(() => top(heading(visit.page, successor))).toBeGreaterThanOrEqual(0);
    });

    test(`has a search that finds ${other.operationId} by its summary and leads to it`, async () => {
      const { page } = visit;
      await page.getByTestId("search-trigger").click();
      await page.keyboard.type(other.summary);
      const results = page.getByTestId("search-dialog").getByRole("link");
      await results.filter({ hasText: other.summary }).first().click();
      await expect.poll(() => page.url()).toContain(other.operationId.toLowerCase());
      await heading(page, other).waitFor();
    });

    // The last one, for it leaves the page.
    test("can be tried, and all the while nothing else was asked and no error logged", async () => {
      const { page, strangers, complaints } = visit;
      const attempt = `/docs/try/#operation=${operation.operationId}`;
      await page.locator(`a[href="${attempt}"]`).click();
      await page.getByRole("heading", { name: operation.summary }).first().waitFor();
      expect(page.url()).toBe(served.origin + attempt);
      expect(strangers).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
});
