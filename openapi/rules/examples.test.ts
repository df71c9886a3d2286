import { expect, test } from "vitest";
import {
  all,
  lintChanged,
  operationPath,
  remove,
  set,
  testRejections,
  toPointer,
} from "./test/lint-changed-contract.ts";

const json = ["content", "application/json"];
const responses = ["components", "responses"];
const notFound = ["x-unrouted-responses", "404", ...json];
const methodNotAllowed = ["x-unrouted-responses", "405", ...json, "examples", "method_not_allowed", "value"];
const tooLarge = [...responses, "PayloadTooLarge", ...json, "examples"];
const page = operationPath("listPets", "responses", "200", ...json);
const createdPet = operationPath("createPet", "requestBody", ...json, "examples", "available", "value");
const headers = ["components", "headers"];
const allow = ["x-unrouted-responses", "405", "headers", "Allow"];

const contentRule = "a response needs a schema and an example of each media type.";
await testRejections("rule/examples", [
  [
    "a response without examples",
    remove([...page, "examples"]),
    page,
    `Should have any of example, examples: ${contentRule}`,
  ],
  ["a response without a schema", remove([...notFound, "schema"]), notFound, `schema is required: ${contentRule}`],
]);

await testRejections("animal-store/error-examples", [
  [
    "an error code without an example",
    remove([...responses, "Unauthorized", ...json, "examples", "expired_api_key"]),
    [...responses, "Unauthorized", "x-error-codes"],
    "The response has no example of its error code expired_api_key. Add one, or remove the code from `x-error-codes`.",
  ],
  [
    "an example of a code that the response does not list",
    set([...notFound, "examples", "other"], { value: { code: "other", message: "Other.", status: 404 } }),
    [...notFound, "examples", "other", "value", "code"],
    'The example has the code "other", which its response does not list in `x-error-codes`. List it, or correct the example.',
  ],
  [
    "an example with another status",
    set([...tooLarge, "payload_too_large", "value", "status"], 400),
    [...tooLarge, "payload_too_large", "value", "status"],
    "The example has status 400, but its response is documented under 413. Correct the status.",
  ],
]);

test("rejects a shared response without examples once", async () => {
  const problems = await lintChanged(set(tooLarge, {}));
  expect(problems.map(({ message }) => message)).toEqual([
    "The response has no example of its error code payload_too_large. Add one, or remove the code from `x-error-codes`.",
  ]);
});

test("checks a shared response for error codes, and under each status that references it", async () => {
  const problems = await lintChanged(
    all([
      remove([...responses, "ServiceUnavailable", "x-error-codes"]),
      set(operationPath("getPet", "responses", "410"), { $ref: "#/components/responses/InternalError" }),
    ]),
  );
  const messages = problems.map(({ message }) => message);
  expect(messages).toContain("The response lists no error codes. Add `x-error-codes` with the codes it can carry.");
  expect(messages).toContain(
    "The example has status 500, but its response is documented under 410. Correct the status.",
  );
});

test("accepts a reference as an example", async () => {
  const example = ["examples", "route_not_found"];
  const problems = await lintChanged((contract) => {
    contract.setIn(["components", ...example], contract.getIn([...notFound, ...example]));
    set([...notFound, ...example], { $ref: "#/components/examples/route_not_found" })(contract);
  });
  expect(problems).toEqual([]);
});

await testRejections("animal-store/header-examples", [
  [
    "an example that does not match its shared header",
    set([...headers, "X-RateLimit-Limit", "example"], "many"),
    [...headers, "X-RateLimit-Limit", "example"],
    'The example must be integer, got "many". Correct the example or the schema.',
  ],
  [
    "an example that does not match a header of an unrouted response",
    set([...allow, "example"], 7),
    [...allow, "example"],
    expect.stringContaining("must be string, got 7"),
  ],
  [
    "one of several examples that does not match its header",
    all([
      remove([...headers, "X-RateLimit-Remaining", "example"]),
      set([...headers, "X-RateLimit-Remaining", "examples"], { good: { value: 60 }, bad: { value: -1 } }),
    ]),
    [...headers, "X-RateLimit-Remaining", "examples", "bad", "value"],
    expect.stringContaining("must be >= 0, got -1"),
  ],
  [
    "an example that does not match its header's schema, which is a reference",
    set([...headers, "X-RateLimit-Reset", "schema"], { $ref: "#/components/schemas/PetStatus" }),
    [...headers, "X-RateLimit-Reset", "example"],
    expect.stringContaining("must be equal to one of the allowed values, got "),
  ],
]);

test("rejects an invalid schema of a header", async () => {
  const type = [...headers, "X-RateLimit-Limit", "schema", "type"];
  expect(await lintChanged(set(type, "count"))).toMatchObject([{ severity: "error", location: toPointer(type) }]);
});

await testRejections("no-invalid-media-type-examples", [
  [
    "an unknown member of a response's example",
    set([...page, "examples", "page", "value", 0, "colour"], "red"),
    [...page, "examples", "page", "value", 0, "colour"],
  ],
  ["a missing member of a request's example", remove([...createdPet, "name"]), createdPet],
  [
    "an unknown member of an unrouted response's example",
    set([...notFound, "examples", "route_not_found", "value", "hint"], "Try /v1/pets."),
    [...notFound, "examples", "route_not_found", "value", "hint"],
  ],
  [
    "a member of another type in an unrouted response's example",
    set([...methodNotAllowed, "message"], 7),
    [...methodNotAllowed, "message"],
  ],
]);

const limitExample = ["components", "parameters", "Limit", "examples", "ten", "value"];
await testRejections("no-invalid-parameter-examples", [
  ["an example that does not match its parameter", set(limitExample, 101), limitExample],
]);
