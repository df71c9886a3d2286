import { expect, test } from "vitest";
import { scrollToTheLast } from "./scroll-to-the-last.ts";

test("3,000 animals are scrolled to the last, with few rows in the page at any time", async () => {
  expect((await scrollToTheLast(3000)).most).toBeLessThan(60);
});
