import { expect, it } from "vitest";
import { createPageCache } from "./page-cache.ts";

it("a page is found while its generation stands", () => {
  const pages = createPageCache<string>();
  expect(pages.keep(1, "first", "page")).toBe("page");
  expect(pages.find(1, "first")).toBe("page");
  expect(pages.find(1, "second")).toBeUndefined();
  expect(pages.find(2, "first")).toBeUndefined();
});

it("a page of an older generation is not kept beside newer ones", () => {
  const pages = createPageCache<string>();
  pages.keep(2, "first", "new");
  pages.keep(1, "second", "old");
  expect(pages.find(2, "first")).toBe("new");
  expect(pages.find(2, "second")).toBeUndefined();
  expect(pages.find(1, "second")).toBeUndefined();
});

it("the number of pages is bounded", () => {
  const pages = createPageCache<number>();
  for (let index = 0; index < 10_000; index += 1) pages.keep(1, String(index), index);
  const kept = Array.from({ length: 10_000 }, (_, index) => pages.find(1, String(index))).filter(
    (page) => page !== undefined,
  );
  expect(kept.length).toBeLessThanOrEqual(64);
});
