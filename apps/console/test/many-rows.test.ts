import { expect, test } from "vitest";
import { scrollToTheLast } from "./scroll-to-the-last.ts";

test("3,000 pets scroll to the last one, with few rows in the page", async () => {
  expect((await scrollToTheLast(3000)).most).toBeLessThan(60);
});
