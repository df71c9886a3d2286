import fc from "fast-check";
import { expect, it } from "vitest";
import { createLibraryApp, draft } from "../../test/library-app.ts";
import { sendJson } from "../../test/request.ts";
import { orderMembers } from "./read-input.ts";

it("gives a handler the members of a body in the order of the contract", async () => {
  const seen: string[][] = [];
  const app = createLibraryApp({
    handlers: {
      replaceBook: ({ body, reply }) => {
        seen.push(Object.keys(body));
        return reply(200, { ...body, id: "0a7cf2a4-6a3f-4a57-9a6c-3d5f2f6f0c11" });
      },
    },
  });
  const members = Object.entries({ ...draft, subtitle: "Eine Geschichte" });
  for (const order of [members, members.toReversed()])
    await sendJson(app, "PUT", "/books/9783522202107", JSON.stringify(Object.fromEntries(order)));
  expect(seen).toEqual(Array(2).fill(["title", "subtitle", "shelf", "authors"]));
});

it("loses no member and no value, whatever the names are", () => {
  const name = fc.oneof(fc.constantFrom("__proto__", "constructor", "toString", "7", "a"), fc.string());
  const property = fc.property(fc.array(fc.tuple(name, fc.integer())), fc.uniqueArray(name), (entries, order) => {
    const value = Object.fromEntries(entries);
    expect(orderMembers(value, order)).toEqual(value);
  });
  fc.assert(property, { numRuns: 500 });
});

it("leaves an object that is in order as it is", () => {
  const value = { a: 1, c: 2, other: 3 };
  expect(orderMembers(value, ["a", "b", "c"])).toBe(value);
});

it("orders an object of very many unknown members in linear time", { timeout: 5000 }, () => {
  const names = Array.from({ length: 60_000 }, (_, index) => `unknown ${index}`);
  const value = Object.fromEntries([...names, "a"].map((name) => [name, 0]));
  expect(Object.keys(orderMembers(value, ["a"]) as object)).toEqual(["a", ...names]);
});
