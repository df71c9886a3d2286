import { expect, test } from "vitest";
import { lintChanged, operationPath } from "./test/lint-changed-contract.ts";

const json = ["content", "application/json"];
const notFound = ["x-unrouted-responses", "404", ...json, "examples", "route_not_found", "value"];
const rule = "no-invalid-media-type-examples";

test("an example of an answer has no member that its schema does not name", async () => {
  const [problem, ...others] = await lintChanged((contract) => {
    const page = [...operationPath(contract, "listPets"), "responses", "200", ...json, "examples", "page", "value"];
    contract.setIn([...page, 0, "colour"], "red");
  });
  const place = "#/paths/~1pets/get/responses/200/content/application~1json/examples/page/value/0/colour";
  expect(problem).toMatchObject({ rule, severity: "error", place });
  expect(others).toEqual([]);
});

test("an example of a request body fits its schema", async () => {
  const problems = await lintChanged((contract) => {
    const body = [...operationPath(contract, "createPet"), "requestBody", ...json, "examples", "available", "value"];
    contract.deleteIn([...body, "name"]);
  });
  expect(problems).toMatchObject([{ rule, severity: "error" }]);
});

test("an example of an unrouted answer has no member that its schema does not name", async () => {
  const problems = await lintChanged((contract) => contract.setIn([...notFound, "hint"], "Try /v1/pets."));
  expect(problems).toMatchObject([
    { rule, severity: "error", place: expect.stringMatching(/^#\/x-unrouted-responses\/404\/.*\/hint$/) },
  ]);
});

test("an example of an unrouted answer fits its schema", async () => {
  const problems = await lintChanged((contract) => contract.setIn([...notFound, "message"], 7));
  expect(problems).toMatchObject([
    { rule, severity: "error", place: expect.stringMatching(/^#\/x-unrouted-responses\/404\/.*\/message$/) },
  ]);
});

test("an example of a parameter fits its schema", async () => {
  const limit = ["components", "parameters", "Limit", "examples", "ten", "value"];
  const problems = await lintChanged((contract) => contract.setIn(limit, 101));
  expect(problems).toMatchObject([{ rule: "no-invalid-parameter-examples", severity: "error" }]);
});
