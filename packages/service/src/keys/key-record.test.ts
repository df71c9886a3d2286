import { contract } from "@animal-store/contract";
import { expect, it } from "vitest";
import { keyLimits } from "./key-record.ts";

const { free, business } = contract.plans;

it("a key has the limits of its plan", () => {
  expect(keyLimits({ plan: "free", perMinute: null, perDay: null })).toEqual(free);
});

it("keys with the limits of their plan share one object", () => {
  const key = { plan: "enterprise", perMinute: null, perDay: null } as const;
  expect(keyLimits(key)).toBe(keyLimits({ ...key }));
});

it("a key's own limits win, each by itself", () => {
  expect(keyLimits({ plan: "free", perMinute: 5, perDay: null })).toEqual({ perMinute: 5, perDay: free.perDay });
});

it("an enterprise key without its own limits has those of Business", () => {
  expect(keyLimits({ plan: "enterprise", perMinute: null, perDay: 7 })).toEqual({
    perMinute: business.perMinute,
    perDay: 7,
  });
});
