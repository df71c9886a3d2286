import { describe, expect, test } from "vitest";
import { findViolationsIn, looks } from "./test/looks.ts";
import { serveSite } from "./test/serve-site.ts";
import { sitePages } from "./test/site-pages.ts";

const site = serveSite();

describe.each(looks)("every page is accessible in a $colorScheme theme on $size.width pixels", (look) => {
  test.each(sitePages)("$address", async ({ address }) => {
    const { page } = await site.visit("/docs/");
    expect(await findViolationsIn(page, site.origin + address, look)).toEqual([]);
    await page.context().close();
  });
});
