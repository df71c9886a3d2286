import { expect, test } from "vitest";
import { type Change, lintChanged, operationPath, testRejections } from "./test/lint-changed-contract.ts";

const json = ["content", "application/json"];
const notFound = ["x-unrouted-responses", "404", ...json];
const tooLarge = ["components", "responses", "PayloadTooLarge"];
const limit = ["components", "headers", "X-RateLimit-Limit"];
const pointer = (path: string[]) => `#/${path.map((key) => key.replaceAll("/", "~1")).join("/")}`;

testRejections("animal-store/example-for-every-answer", [
  [
    "a response without examples",
    (c) => c.deleteIn([...operationPath(c, "listPets"), "responses", "200", ...json, "examples"]),
    "#/paths/~1pets/get/responses/200/content/application~1json",
    "GET /pets 200 application/json has no example. Add one with a `value` under `examples`.",
  ],
  [
    "a response without a schema",
    (c) => c.deleteIn([...notFound, "schema"]),
    pointer(notFound),
    "unrouted 404 application/json has no schema, so its examples are held to nothing. Add `schema`.",
  ],
  [
    "an error code without an example",
    (c) => c.deleteIn(["components", "responses", "Unauthorized", ...json, "examples", "expired_api_key"]),
    "#/components/responses/Unauthorized/x-error-codes",
    "components.responses.Unauthorized has no example of its error code expired_api_key. Add one, or take the code out of `x-error-codes`.",
  ],
  [
    "an example of a code that the response does not list",
    (c) =>
      c.setIn(
        [...notFound, "examples", "other"],
        c.createNode({ value: { code: "other", message: "Other.", status: 404 } }),
      ),
    pointer([...notFound, "examples", "other", "value", "code"]),
    'unrouted 404 has an example with code "other", which its `x-error-codes` do not list. List it, or correct the example.',
  ],
  [
    "an example with another status",
    (c) => c.setIn([...tooLarge, ...json, "examples", "payload_too_large", "value", "status"], 400),
    pointer([...tooLarge, ...json, "examples", "payload_too_large", "value", "status"]),
    "components.responses.PayloadTooLarge has an example with status 400 but is documented under 413. Correct the example's status.",
  ],
]);

test("rejects a shared response without examples once", async () => {
  const problems = await lintChanged((contract) => contract.setIn([...tooLarge, ...json, "examples"], {}));
  expect(problems.map(({ message }) => message).sort()).toEqual([
    "components.responses.PayloadTooLarge application/json has no example. Add one with a `value` under `examples`.",
    "components.responses.PayloadTooLarge has no example of its error code payload_too_large. Add one, or take the code out of `x-error-codes`.",
  ]);
});

test("rejects a shared response without error codes", async () => {
  const problems = await lintChanged((contract) =>
    contract.deleteIn(["components", "responses", "ServiceUnavailable", "x-error-codes"]),
  );
  expect(problems.map(({ message }) => message)).toContain(
    "components.responses.ServiceUnavailable lists no error codes. Add `x-error-codes` with the codes it can carry.",
  );
});

test("checks a shared response under every status that refers to it", async () => {
  const problems = await lintChanged((contract) => {
    const responses = [...operationPath(contract, "getPet"), "responses"];
    contract.setIn([...responses, "410"], contract.createNode({ $ref: "#/components/responses/InternalError" }));
  });
  expect(problems.map(({ message }) => message)).toContain(
    "components.responses.InternalError has an example with status 500 but is documented under 410. Correct the example's status.",
  );
});

test("an example may be a reference", async () => {
  const problems = await lintChanged((contract) => {
    const example = ["examples", "route_not_found"];
    contract.setIn(["components", ...example], contract.getIn([...notFound, ...example]));
    contract.setIn([...notFound, ...example], contract.createNode({ $ref: "#/components/examples/route_not_found" }));
  });
  expect(problems).toEqual([]);
});

const headers: [title: string, Change, place: string, message: string][] = [
  [
    "a shared header",
    (c) => c.setIn([...limit, "example"], "many"),
    `${pointer(limit)}/example`,
    'components.headers.X-RateLimit-Limit: example must be integer, got "many". Correct the example or the schema.',
  ],
  [
    "an unrouted response",
    (c) => c.setIn(["x-unrouted-responses", "405", "headers", "Allow", "example"], 7),
    "#/x-unrouted-responses/405/headers/Allow/example",
    "must be string, got 7",
  ],
  [
    "one of several examples",
    (c) => {
      c.deleteIn([...limit, "example"]);
      c.setIn([...limit, "examples"], c.createNode({ good: { value: 60 }, bad: { value: -1 } }));
    },
    `${pointer(limit)}/examples/bad/value`,
    "must be >= 0, got -1",
  ],
  [
    "a header whose schema is a reference",
    (c) => c.setIn([...limit, "schema"], c.createNode({ $ref: "#/components/schemas/PetStatus" })),
    `${pointer(limit)}/example`,
    "must be equal to one of the allowed values, got 60",
  ],
];

test.each(headers)("rejects an example that does not fit its header: %s", async (_, change, place, message) => {
  const rule = "animal-store/header-examples";
  expect(await lintChanged(change)).toEqual([
    { rule, severity: "error", place, message: expect.stringContaining(message) },
  ]);
});

test("rejects a schema of a header that is not valid", async () => {
  const problems = await lintChanged((contract) => contract.setIn([...limit, "schema", "type"], "count"));
  expect(problems).toMatchObject([{ severity: "error", place: `${pointer(limit)}/schema/type` }]);
});

const bodies: [title: string, Change, place: RegExp][] = [
  [
    "an unknown member of a response",
    (c) => {
      const page = [...operationPath(c, "listPets"), "responses", "200", ...json, "examples", "page", "value"];
      c.setIn([...page, 0, "colour"], "red");
    },
    /^#\/paths\/~1pets\/get\/responses\/200\/.*\/page\/value\/0\/colour$/,
  ],
  [
    "a missing member of a request",
    (c) =>
      c.deleteIn([
        ...operationPath(c, "createPet"),
        ...["requestBody", ...json, "examples", "available", "value", "name"],
      ]),
    /requestBody/,
  ],
  [
    "an unknown member of an unrouted response",
    (c) => c.setIn([...notFound, "examples", "route_not_found", "value", "hint"], "Try /v1/pets."),
    /^#\/x-unrouted-responses\/404\/.*\/hint$/,
  ],
  [
    "a member of another type of an unrouted response",
    (c) => c.setIn([...notFound, "examples", "route_not_found", "value", "message"], 7),
    /^#\/x-unrouted-responses\/404\/.*\/message$/,
  ],
];

test.each(bodies)("rejects an example that does not fit its schema: %s", async (_, change, place) => {
  const rule = "no-invalid-media-type-examples";
  expect(await lintChanged(change)).toMatchObject([{ rule, severity: "error", place: expect.stringMatching(place) }]);
});

test("rejects an example that does not fit its parameter", async () => {
  const problems = await lintChanged((c) =>
    c.setIn(["components", "parameters", "Limit", "examples", "ten", "value"], 101),
  );
  expect(problems).toMatchObject([{ rule: "no-invalid-parameter-examples", severity: "error" }]);
});
