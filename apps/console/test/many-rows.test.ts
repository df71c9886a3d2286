import { expect, test } from "vitest";
import { scrollToEnd } from "./scroll-to-end.ts";

test("a list of 3,000 pets scrolls to its end and renders fewer than 60 rows", async () => {
  expect((await scrollToEnd(3000)).maxRows).toBeLessThan(60);
});
