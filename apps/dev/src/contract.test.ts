import { expect, it } from "vitest";
import { describeDifference } from "./contract.ts";

const document = (pet: string, error: string, more: object = {}) =>
  JSON.stringify({ components: { schemas: { Error: { pet } }, responses: { Error: { error } } }, ...more });

it("lists changed components with kind and name", () => {
  expect(describeDifference(document("a", "b"), document("a", "c"))).toBe("~ responses/Error");
  expect(describeDifference(document("a", "b"), document("c", "b"))).toBe("~ schemas/Error");
});

it("lists added and removed operations and root members", () => {
  const more = { info: {}, paths: { "/pets": { get: { operationId: "listPets" } } } };
  expect(describeDifference(document("a", "b"), document("a", "b", more))).toBe("+ listPets, + info");
  expect(describeDifference(document("a", "b", more), document("a", "b"))).toBe("- listPets, - info");
});
