import { expect, test } from "vitest";
import { scrollToTheLast } from "./scroll-to-the-last.ts";

test("100,000 pets scroll as smoothly at the end as at the start, with few rows in the page", async () => {
  const scrolled = await scrollToTheLast(100_000);
  console.log(scrolled);
  expect(scrolled.most).toBeLessThan(60);
  expect(scrolled.atLast).toBeLessThan(2 * scrolled.atFirst);
});
