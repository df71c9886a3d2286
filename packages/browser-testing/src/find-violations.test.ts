import { expect, onTestFinished, test } from "vitest";
import { findViolations } from "./find-violations.ts";
import { downloadTimeoutMs, openChromium } from "./open-chromium.ts";

test(
  "findViolations returns each violated rule with its elements, for a page or parts, also after a change",
  async () => {
    const browser = await openChromium();
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.setContent(
      '<html lang="en"><title>Page</title><main><h1>Page</h1><p style="color: #ccc">Pale</p><div id="part"><img alt=""></div></main>',
    );
    const lowContrast = {
      id: "color-contrast",
      impact: "serious",
      elements: [expect.stringMatching(/^<p style="color: #ccc">Pale<\/p> Element has insufficient color contrast/)],
    };
    expect(await findViolations(page)).toEqual([lowContrast]);
    expect(await findViolations(page, "#part", "h1")).toEqual([]);
    expect(await findViolations(page, "#part", "p")).toEqual([lowContrast]);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.addStyleTag({
      content: "@media (prefers-color-scheme: dark) { body { background: #000; color: #fff } }",
    });
    await page.locator("img").evaluate((image) => image.removeAttribute("alt"));
    expect((await findViolations(page)).map(({ id }) => id)).toEqual(["image-alt"]);
  },
  downloadTimeoutMs,
);
