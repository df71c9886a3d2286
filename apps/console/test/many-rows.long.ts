import { expect, test } from "vitest";
import { scrollToEnd } from "./scroll-to-end.ts";
import { testOpenById } from "./test-open-by-id.ts";

testOpenById(100_000);

test("a list of 100,000 pets scrolls as smoothly at its end as at its start, and renders fewer than 60 rows", async () => {
  const measured = await scrollToEnd(100_000);
  console.log(measured);
  expect(measured.maxRows).toBeLessThan(60);
  expect(measured.endFrameMs).toBeLessThan(2 * measured.startFrameMs);
});
