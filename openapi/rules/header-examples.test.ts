import { expect, test } from "vitest";
import { lintChanged } from "./test/lint-changed-contract.ts";

const rule = "animal-store/header-examples";
const limit = ["components", "headers", "X-RateLimit-Limit"];

test("an example of a shared header fits its schema", async () => {
  const problems = await lintChanged((contract) => contract.setIn([...limit, "example"], "many"));
  const message =
    'components.headers.X-RateLimit-Limit: example must be integer, got "many". Correct the example or the schema.';
  expect(problems).toEqual([
    { rule, severity: "error", place: "#/components/headers/X-RateLimit-Limit/example", message },
  ]);
});

test("an example of a header of an unrouted answer fits its schema", async () => {
  const problems = await lintChanged((contract) =>
    contract.setIn(["x-unrouted-responses", "405", "headers", "Allow", "example"], 7),
  );
  expect(problems).toMatchObject([{ rule, place: "#/x-unrouted-responses/405/headers/Allow/example" }]);
});

test("each of several examples is checked", async () => {
  const problems = await lintChanged((contract) => {
    contract.deleteIn([...limit, "example"]);
    contract.setIn([...limit, "examples"], contract.createNode({ good: { value: 60 }, bad: { value: -1 } }));
  });
  expect(problems).toMatchObject([{ rule, place: "#/components/headers/X-RateLimit-Limit/examples/bad/value" }]);
});

test("a schema is followed to the component it refers to", async () => {
  const problems = await lintChanged((contract) => {
    contract.setIn([...limit, "schema"], contract.createNode({ $ref: "#/components/schemas/PetStatus" }));
  });
  const message = expect.stringContaining("must be equal to one of the allowed values, got 60");
  expect(problems).toEqual([
    { rule, severity: "error", place: "#/components/headers/X-RateLimit-Limit/example", message },
  ]);
});

test("a header with an example has a schema", async () => {
  const problems = await lintChanged((contract) => contract.deleteIn([...limit, "schema"]));
  const message = "components.headers.X-RateLimit-Limit has an example but no schema to hold it to. Add `schema`.";
  expect(problems).toContainEqual({
    rule,
    severity: "error",
    place: "#/components/headers/X-RateLimit-Limit",
    message,
  });
});

test("a schema that cannot be read is named", async () => {
  const problems = await lintChanged((contract) => contract.setIn([...limit, "schema", "type"], "count"));
  const message = "components.headers.X-RateLimit-Limit has a schema that cannot be read. Correct it.";
  expect(problems).toContainEqual({
    rule,
    severity: "error",
    place: "#/components/headers/X-RateLimit-Limit/schema",
    message,
  });
});
