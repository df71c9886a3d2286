import { bringing, findViolations } from "@animal-store/chromium";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract } from "./test/contract.ts";
import { type ServedSite, serveSite, type Visit } from "./test/serve-site.ts";
import { isFilled, redoclyFindings, reference, switchLook } from "./test/visit-reference.ts";

// axe looks at every word.
const judgingTakes = 60_000;

// It loads for long: all of this looks at one tab, in this order.
describe("the introduction of the reference in a browser", () => {
  let served: ServedSite;
  let visit: Visit;

  beforeAll(async () => {
    served = await serveSite();
    visit = await served.visit();
    await visit.page.goto(served.origin + reference, { waitUntil: "networkidle" });
    await isFilled(visit.page);
  }, bringing);

  afterAll(() => served?.close());

  test("shows every plan and every error code in tables", async () => {
    const texts = await visit.page.getByRole("row").allInnerTexts();
    const rows = texts.map((row) => row.split("\t").map((cell) => cell.trim()));
    const plans = Object.values(contract["x-rate-limit-plans"] ?? {}).map(({ perMinute, perDay }) =>
      [perMinute, perDay].map((amount) => amount?.toLocaleString("en-US") ?? "custom"),
    );
    const codes = Object.entries(contract["x-error-codes"] ?? {}).map(([code, { status }]) => [String(status), code]);
    expect(rows.map((cells) => cells.slice(1))).toEqual(expect.arrayContaining(plans));
    expect(rows.map((cells) => cells.slice(0, 2))).toEqual(expect.arrayContaining(codes));
  });

  test("a link of the menu that is opened in another tab stays on the page", async () => {
    const targets = await visit.page
      .locator(".menu-content a")
      .evaluateAll((links) => links.map((link) => `${link.getAttribute("href")}`));
    expect(targets.filter((target) => target.startsWith("#/")).length).toBeGreaterThan(2);
    // What begins with a slash leads out of the reference, to the guides.
    expect(targets.filter((target) => /^\/(?!docs\b)/.test(target))).toEqual([]);
  });

  test(
    "keeps nobody out, light and dark",
    async () => {
      for (const look of ["light", "dark"] as const) {
        if (look === "dark") await switchLook(visit.page, look);
        const violations = await findViolations(visit.page);
        expect(violations.filter(({ impact }) => impact !== "moderate")).toEqual([]);
        expect(violations.map(({ id }) => id)).toEqual(redoclyFindings.introduction);
      }
      await switchLook(visit.page, "light");
    },
    judgingTakes,
  );

  test("has an origin of its own, which is not that of the console", async () => {
    expect(await visit.page.evaluate("window.origin")).toBe("null");
  });

  test("is dark where the system is dark", async () => {
    await visit.page.emulateMedia({ colorScheme: "dark" });
    await visit.page.reload({ waitUntil: "networkidle" });
    await expect.poll(() => visit.page.locator("html").getAttribute("class")).toContain("dark");
  });

  test("a link that opens a new tab leaves the sandbox", async () => {
    await isFilled(visit.page);
    const opened = visit.page.context().waitForEvent("page");
    await visit.page
      .locator('a[href^="/docs/"]')
      .first()
      .click({ modifiers: ["ControlOrMeta"] });
    const page = await opened;
    await page.waitForLoadState();
    expect(await page.evaluate("window.origin")).toBe(served.origin);
    await page.close();
  });

  test("asked no other machine for anything and logged no error in all of this", () => {
    expect(visit.strangers).toEqual([]);
    expect(visit.complaints).toEqual([]);
  });
});
