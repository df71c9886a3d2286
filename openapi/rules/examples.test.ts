import { describe, expect, test } from "vitest";
import { lintChanged, operationPath } from "./test/lint-changed-contract.ts";

describe("an example for every response", () => {
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
});

describe("examples of headers", () => {
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
});

describe("examples and schemas", () => {
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
});
