import { expect, it } from "vitest";
import { createKeyLimits, parseScopes } from "./key-record.ts";

const noOwnLimits = { perMinute: null, perDay: null };
const keyLimits = createKeyLimits({
  reader: { perMinute: 5, perDay: 10 },
  member: { perMinute: 50, perDay: null },
  patron: { perMinute: null, perDay: null },
});

it.each([
  ["reader", { perMinute: 5, perDay: 10 }],
  ["member", { perMinute: 50, perDay: 10 }],
  ["patron", { perMinute: 50, perDay: 10 }],
  ["a former plan", { perMinute: 5, perDay: 10 }],
])("a key of %s has the limits of its plan, or else of the nearest plan above", (plan, limits) => {
  expect(keyLimits({ plan, ...noOwnLimits })).toEqual(limits);
});

it("the limits of a key replace those of its plan", () => {
  expect(keyLimits({ plan: "member", perMinute: 7, perDay: null })).toEqual({ perMinute: 7, perDay: 10 });
  expect(keyLimits({ plan: "member", perMinute: null, perDay: 7 })).toEqual({ perMinute: 50, perDay: 7 });
});

it("the keys of a plan share one limits object", () => {
  expect(keyLimits({ plan: "patron", ...noOwnLimits })).toBe(keyLimits({ plan: "patron", ...noOwnLimits }));
});

it("without plans, the limits of a key are infinite", () => {
  const unlimited = { perMinute: Number.POSITIVE_INFINITY, perDay: Number.POSITIVE_INFINITY };
  expect(createKeyLimits({})({ plan: "none", ...noOwnLimits })).toEqual(unlimited);
});

it("parses scopes in the order of the contract", () => {
  const parse = (text: string) => parseScopes(text, ["browse", "lend", "shelve"]);
  for (const text of ["lend,browse,lend", "browse,lend", "lend,browse"])
    expect(parse(text)).toEqual(["browse", "lend"]);
  for (const text of ["", "sell", "browse,sell", "browse,"]) expect(parse(text)).toBeUndefined();
});
