import { expect, it } from "vitest";
import { describeDifference } from "./contract.ts";

const toDocument = (pet: string, error: string, otherMembers: object = {}) =>
  JSON.stringify({ components: { schemas: { Error: { pet } }, responses: { Error: { error } } }, ...otherMembers });

it("lists changed components with kind and name", () => {
  expect(describeDifference(toDocument("a", "b"), toDocument("a", "c"))).toBe("~ responses/Error");
  expect(describeDifference(toDocument("a", "b"), toDocument("c", "b"))).toBe("~ schemas/Error");
});

it("lists added and removed operations and root members", () => {
  const otherMembers = { info: {}, paths: { "/pets": { get: { operationId: "listPets" } } } };
  expect(describeDifference(toDocument("a", "b"), toDocument("a", "b", otherMembers))).toBe("+ listPets, + info");
  expect(describeDifference(toDocument("a", "b", otherMembers), toDocument("a", "b"))).toBe("- listPets, - info");
});
