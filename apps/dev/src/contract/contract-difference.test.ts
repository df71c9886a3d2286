import { expect, test } from "vitest";
import { contractDifference } from "./contract-difference.ts";

const document = (pet: string, error: string, more: object = {}) =>
  JSON.stringify({ components: { schemas: { Error: { pet } }, responses: { Error: { error } }, ...more } });

test("components of one name are told apart by their kind", () => {
  expect(contractDifference(document("a", "b"), document("a", "c"))).toBe("~ Error (responses)");
  expect(contractDifference(document("a", "b"), document("c", "b"))).toBe("~ Error (schemas)");
});

test("a name that one kind alone has stands for itself, and so do operations and the rest of the root", () => {
  const after = JSON.stringify({
    info: {},
    paths: { "/pets": { get: { operationId: "listPets" } } },
    ...JSON.parse(document("a", "b", { parameters: { Limit: {} } })),
  });
  expect(contractDifference(document("a", "b"), after)).toBe("+ listPets, + Limit, + info");
});
