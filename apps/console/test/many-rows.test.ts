import { expect, test } from "vitest";
import { scrollToEnd } from "./scroll-to-end.ts";

test("a list of 1,000 pets scrolls to its end and renders fewer than 60 rows", async () => {
  expect((await scrollToEnd(1000)).maxRows).toBeLessThan(60);
});
