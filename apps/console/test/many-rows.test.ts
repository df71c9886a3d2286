import { expect, test } from "vitest";
import { scrollToEnd } from "./scroll-to-end.ts";

test("3,000 pets scroll to the last one, with few rows in the page", async () => {
  expect((await scrollToEnd(3000)).maxRows).toBeLessThan(60);
});
