import { expect, test } from "vitest";
import { scrollToEnd } from "./scroll-to-end.ts";

test("100,000 pets scroll as smoothly at the end as at the start, with few rows in the page", async () => {
  const scrolled = await scrollToEnd(100_000);
  console.log(scrolled);
  expect(scrolled.maxRows).toBeLessThan(60);
  expect(scrolled.endFrameMs).toBeLessThan(2 * scrolled.startFrameMs);
});
