import { expect, it } from "vitest";
import { nextCursor } from "./next-cursor.ts";

it.each([
  ['</v1/pets?limit=20&cursor=a%3Db>; rel="next"', "a=b"],
  ["<https://api.animal-store.example/v1/pets?cursor=abc>;rel=next", "abc"],
  ['</docs>; rel="deprecation", </v1/pets?cursor=abc>; rel="next"', "abc"],
  ['</docs?cursor=abc>; rel="deprecation"', undefined],
  ["", undefined],
])("of %s is %s", (link, cursor) => {
  expect(nextCursor(new Headers({ Link: link }))).toBe(cursor);
});
