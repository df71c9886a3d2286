import { contract } from "@animal-store/contract";
import { expect, it } from "vitest";
import { keyLimits } from "./key-record.ts";

const { free, business } = contract.plans;

it.each([
  ["those of its plan", "free", {}, free],
  ["its own, each by itself", "free", { perMinute: 5 }, { perMinute: 5, perDay: free.perDay }],
  ["those of Business if it is an enterprise key", "enterprise", { perDay: 7 }, { ...business, perDay: 7 }],
] as const)("a key has the limits: %s", (_, plan, own, limits) => {
  expect(keyLimits({ plan, perMinute: null, perDay: null, ...own })).toEqual(limits);
});

it("keys with the limits of their plan share one object", () => {
  const key = { plan: "enterprise", perMinute: null, perDay: null } as const;
  expect(keyLimits(key)).toBe(keyLimits({ ...key }));
});
