import { describe, expect, test } from "vitest";
import { lintChanged, operationPath } from "./test/lint-changed-contract.ts";

const json = ["content", "application/json"];
const notFound = ["x-unrouted-responses", "404", ...json];
const tooLarge = ["components", "responses", "PayloadTooLarge"];
const rule = "animal-store/example-for-every-answer";

test("an answer of an operation without examples is refused", async () => {
  const problems = await lintChanged((contract) =>
    contract.deleteIn([...operationPath(contract, "listPets"), "responses", "200", ...json, "examples"]),
  );
  const message = "GET /pets 200 application/json has no example. Add one with a `value` under `examples`.";
  expect(problems).toEqual([
    { rule, severity: "error", place: "#/paths/~1pets/get/responses/200/content/application~1json", message },
  ]);
});

test("a shared answer without examples is refused once", async () => {
  const problems = await lintChanged((contract) => contract.setIn([...tooLarge, ...json, "examples"], {}));
  expect(problems.map(({ message }) => message).sort()).toEqual([
    "components.responses.PayloadTooLarge application/json has no example. Add one with a `value` under `examples`.",
    "components.responses.PayloadTooLarge has no example of its error code payload_too_large. Add one, or take the code out of `x-error-codes`.",
  ]);
});

test("an unrouted answer without examples is refused", async () => {
  const problems = await lintChanged((contract) => contract.deleteIn([...notFound, "examples"]));
  expect(problems.map(({ message }) => message)).toContain(
    "unrouted 404 application/json has no example. Add one with a `value` under `examples`.",
  );
});

test("an answer without a schema is refused", async () => {
  const problems = await lintChanged((contract) => contract.deleteIn([...notFound, "schema"]));
  const message = "unrouted 404 application/json has no schema, so its examples are held to nothing. Add `schema`.";
  expect(problems).toEqual([
    { rule, severity: "error", place: "#/x-unrouted-responses/404/content/application~1json", message },
  ]);
});

test("an example may be a reference", async () => {
  const problems = await lintChanged((contract) => {
    const example = ["examples", "route_not_found"];
    contract.setIn(["components", ...example], contract.getIn([...notFound, ...example]));
    contract.setIn([...notFound, ...example], contract.createNode({ $ref: "#/components/examples/route_not_found" }));
  });
  expect(problems).toEqual([]);
});

describe("an error answer", () => {
  test("shows an example of each of its codes", async () => {
    const problems = await lintChanged((contract) =>
      contract.deleteIn(["components", "responses", "Unauthorized", ...json, "examples", "expired_api_key"]),
    );
    const message =
      "components.responses.Unauthorized has no example of its error code expired_api_key. Add one, or take the code out of `x-error-codes`.";
    expect(problems).toEqual([
      { rule, severity: "error", place: "#/components/responses/Unauthorized/x-error-codes", message },
    ]);
  });

  test("shows no example of a code that it does not list", async () => {
    const problems = await lintChanged((contract) => {
      const examples = [...notFound, "examples"];
      contract.setIn(
        [...examples, "other"],
        contract.createNode({ value: { code: "other", message: "Other.", status: 404 } }),
      );
    });
    const place = "#/x-unrouted-responses/404/content/application~1json/examples/other/value/code";
    const message =
      'unrouted 404 has an example with code "other", which its `x-error-codes` do not list. List it, or correct the example.';
    expect(problems).toEqual([{ rule, severity: "error", place, message }]);
  });

  test("shows examples with its own status", async () => {
    const status = [...tooLarge, ...json, "examples", "payload_too_large", "value", "status"];
    const problems = await lintChanged((contract) => contract.setIn(status, 400));
    const place =
      "#/components/responses/PayloadTooLarge/content/application~1json/examples/payload_too_large/value/status";
    const message =
      "components.responses.PayloadTooLarge has an example with status 400 but is documented under 413. Correct the example's status.";
    expect(problems).toEqual([{ rule, severity: "error", place, message }]);
  });

  test("lists the codes that it can carry", async () => {
    const problems = await lintChanged((contract) =>
      contract.deleteIn(["components", "responses", "ServiceUnavailable", "x-error-codes"]),
    );
    const message =
      "components.responses.ServiceUnavailable lists no error codes. Add `x-error-codes` with the codes it can carry.";
    expect(problems).toContainEqual({
      rule,
      severity: "error",
      place: "#/components/responses/ServiceUnavailable",
      message,
    });
  });

  test("is held to every status that refers to it", async () => {
    const problems = await lintChanged((contract) => {
      const responses = [...operationPath(contract, "getPet"), "responses"];
      contract.setIn([...responses, "410"], contract.createNode({ $ref: "#/components/responses/InternalError" }));
    });
    expect(problems.map(({ message }) => message)).toContain(
      "components.responses.InternalError has an example with status 500 but is documented under 410. Correct the example's status.",
    );
  });
});
