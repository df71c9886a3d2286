import { expect, it } from "vitest";
import { createLineFinder } from "./contract-document.ts";

const lineOf = createLineFinder(`paths:
  /pets:
    get:
      codes: [one,
        two]
      204: {}
`);

it.each([
  ["a member", ["paths", "/pets", "get"], 3],
  ["an item of a list", ["paths", "/pets", "get", "codes", "1"], 5],
  ["a name that YAML parses as a number", ["paths", "/pets", "get", "204"], 6],
  ["the nearest ancestor of a missing member", ["paths", "/pets", "post"], 2],
])("finds the line of %s", (_, location, line) => {
  expect(lineOf(location)).toBe(line);
});
