import { expect, it } from "vitest";
import { createLibraryApp, type LibraryHandlers } from "../../test/library-app.ts";
import { request } from "../../test/request.ts";

const links =
  '<https://library.example/changes>; rel="deprecation"; type="text/html", </library/v2/books/newest>; rel="successor-version"';
const lifecycle = ["deprecation", "sunset", "link"];

it("a deprecated operation says since when, until when, and what to use instead", async () => {
  const { headers } = await request(createLibraryApp(), "/opening-hours");
  const values = lifecycle.map((name) => headers.get(name));
  expect(values).toEqual(["@1767225600", "Wed, 30 Jun 2027 00:00:00 GMT", links]);
});

it.each([
  ["an error of a deprecated operation", "/opening-hours?day=1", 400],
  ["an operation that is not deprecated", "/books", 200],
])("has no lifecycle headers on %s", async (_, path, expected) => {
  const { headers, status } = await request(createLibraryApp(), path);
  expect(status).toBe(expected);
  expect(lifecycle.filter((name) => headers.has(name))).toEqual([]);
});

it("keeps the links of a handler beside those of the contract", async () => {
  const openingHours: LibraryHandlers["openingHours"] = ({ reply }) =>
    Reflect.apply(reply, undefined, [200, {}, { Link: '</x>; rel="next"' }]);
  const { headers } = await request(createLibraryApp({ handlers: { openingHours } }), "/opening-hours");
  expect(headers.get("link")).toBe(`${links}, </x>; rel="next"`);
});
