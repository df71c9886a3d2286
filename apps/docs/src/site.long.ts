import { describe, expect, test } from "vitest";
import { findBrokenWords, findViolationsIn, looks, measureWidth } from "./test/looks.ts";
import { serveSite } from "./test/serve-site.ts";
import { sitePages } from "./test/site-pages.ts";

const site = serveSite();

describe.each(looks)("every page is accessible in a $colorScheme theme and fits $size.width pixels", (look) => {
  test.each(sitePages)("$address", async ({ address }) => {
    const { page, externalRequests, issues } = await site.visit("/docs/");
    expect(await findViolationsIn(page, site.origin + address, look)).toEqual([]);
    expect(await measureWidth(page)).toBe(look.size.width);
    expect(await findBrokenWords(page)).toEqual([]);
    expect([externalRequests, issues]).toEqual([[], []]);
    await page.context().close();
  });
});
