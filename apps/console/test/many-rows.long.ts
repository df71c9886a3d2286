import { expect, test } from "vitest";
import { scrollToTheLast } from "./scroll-to-the-last.ts";

test("100,000 animals are scrolled to the last as smoothly as to the first, with few rows in the page at any time", async () => {
  const scrolled = await scrollToTheLast(100_000);
  console.log(scrolled);
  expect(scrolled.most).toBeLessThan(60);
  expect(scrolled.atLast).toBeLessThan(2 * scrolled.atFirst);
});
