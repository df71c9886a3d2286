import { Hono } from "hono";
import { expect, it } from "vitest";
import { createLibraryApp, type LibraryHandlers, request } from "../../test/library-app.ts";

const links =
  '<https://library.example/changes>; rel="deprecation"; type="text/html", </library/v2/books/newest>; rel="successor-version"';
const deprecationHeaders = ["deprecation", "sunset", "link"];

it.each([
  ["on a deprecated operation", "/opening-hours", 200, ["@1767225600", "Wed, 30 Jun 2027 00:00:00 GMT", links]],
  ["not on its errors", "/opening-hours?day=1", 400, [null, null, null]],
  ["not on other operations", "/books", 200, [null, null, null]],
])("deprecation headers are %s", async (_, path, expected, values) => {
  const { headers, status } = await request(createLibraryApp(), path);
  expect(status).toBe(expected);
  expect(deprecationHeaders.map((name) => headers.get(name))).toEqual(values);
});

it.each([
  ["/in", "/in"],
  ["/:tenant/in/", "/a%20b/in"],
])("the successor of an operation is below the path at which an app mounts the contract: %s", async (route, prefix) => {
  const app = new Hono().route(route, createLibraryApp());
  const { headers } = await app.request(`${prefix}/library/v2/opening-hours`);
  expect(headers.get("link")).toBe(links.replace("</library", `<${prefix}/library`));
});

it("appends the links of a handler to those of the contract", async () => {
  const openingHours: LibraryHandlers["openingHours"] = ({ reply }) =>
    Reflect.apply(reply, undefined, [200, {}, { Link: '</x>; rel="next"' }]);
  const { headers } = await request(createLibraryApp({ handlers: { openingHours } }), "/opening-hours");
  expect(headers.get("link")).toBe(`${links}, </x>; rel="next"`);
});
