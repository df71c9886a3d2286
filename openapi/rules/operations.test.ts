import { describe, expect, test } from "vitest";
import { lintChanged, operationPath, testRejections } from "./test/lint-changed-contract.ts";

describe("statuses", () => {
  const rule = "animal-store/statuses";

  const ofEveryOperation = "every operation can answer it";
  const ofBodies = "it has a request body";

  test.each([
    ["listPets", "GET /pets", { 304: "it takes If-None-Match", 400: "it has parameters" }],
    [
      "listPets",
      "GET /pets",
      Object.fromEntries([401, 403, 429, 500, 503].map((status) => [status, ofEveryOperation])),
    ],
    ["createPet", "POST /pets", { 409: "it takes Idempotency-Key", 413: ofBodies }],
    ["createOrder", "POST /store/orders", { 413: ofBodies, 415: ofBodies }],
  ])("%s (%s) without one of these is refused: %j", async (operationId, place, reasons) => {
    const problems = await lintChanged((contract) => {
      for (const status of Object.keys(reasons))
        contract.deleteIn([...operationPath(contract, operationId), "responses", status]);
    });
    const messages = Object.entries(reasons).map(
      ([status, reason]) =>
        `${operationId} (${place}) does not document ${status}: ${reason}. Add it to \`responses\`.`,
    );
    const found = problems.filter((problem) => problem.rule === rule && problem.severity === "error");
    expect(found.map(({ message }) => message).toSorted()).toEqual(messages);
  });

  test("an operation that takes nothing can answer 400 too", async () => {
    const problems = await lintChanged((contract) => {
      const operation = operationPath(contract, "listOrders");
      contract.deleteIn([...operation, "parameters"]);
      contract.deleteIn([...operation, "responses", "400"]);
    });
    const message =
      "listOrders (GET /store/orders) does not document 400: every operation can answer it. Add it to `responses`.";
    expect(problems.filter((problem) => problem.rule === rule)).toMatchObject([{ severity: "error", message }]);
  });

  test("parameters of the path count for its operations", async () => {
    const problems = await lintChanged((contract) => {
      const [, path, method] = operationPath(contract, "getPet");
      contract.setIn(["paths", path, "parameters"], contract.getIn(["paths", path, method, "parameters"]));
      contract.deleteIn(["paths", path, method, "parameters"]);
      contract.deleteIn(["paths", path, method, "responses", "400"]);
    });
    const message = "getPet (GET /pets/{petId}) does not document 400: it has parameters. Add it to `responses`.";
    expect(problems).toEqual([{ rule, severity: "error", place: "#/paths/~1pets~1{petId}/get/responses", message }]);
  });

  test.each(["default", "4XX"])("%s in place of a status is refused", async (key) => {
    const problems = await lintChanged((contract) => {
      const responses = [...operationPath(contract, "getPet"), "responses"];
      contract.setIn([...responses, key], contract.createNode({ $ref: "#/components/responses/InternalError" }));
    });
    const message = `getPet (GET /pets/{petId}) documents ${key}, which no rule and no client can check. Document each status by its number.`;
    expect(problems).toEqual([
      { rule, severity: "error", place: `#/paths/~1pets~1{petId}/get/responses/${key}`, message },
    ]);
  });

  test("an unrouted answer stands under a status", async () => {
    const problems = await lintChanged((contract) =>
      contract.setIn(
        ["x-unrouted-responses", "default"],
        contract.createNode({ $ref: "#/components/responses/InternalError" }),
      ),
    );
    expect(problems).toMatchObject([{ rule: "struct", severity: "error", place: "#/x-unrouted-responses/default" }]);
  });
});

describe("scopes", () => {
  const rule = "animal-store/scopes";

  test.each([
    ["no security", undefined],
    ["an empty security", []],
    ["a security without scopes", [{ bearerAuth: [] }]],
    ["one of two alternatives without scopes", [{ bearerAuth: ["read"] }, { bearerAuth: [] }]],
  ])("rejects an operation with %s", async (_, security) => {
    const problems = await lintChanged((contract) => {
      const place = [...operationPath(contract, "listOrders"), "security"];
      if (security) contract.setIn(place, contract.createNode(security));
      else contract.deleteIn(place);
    });
    const message = "GET /store/orders must list the scopes that it requires in `security`: read or write.";
    expect(problems).toEqual([{ rule, severity: "error", place: "#/paths/~1store~1orders/get", message }]);
  });

  testRejections(rule, [
    [
      "a scope that x-scopes does not define",
      (contract) =>
        contract.setIn(
          [...operationPath(contract, "listOrders"), "security"],
          contract.createNode([{ bearerAuth: ["red"] }]),
        ),
      "#/paths/~1store~1orders/get/security",
      "GET /store/orders requires the scope red, which `x-scopes` does not define. Use read or write, or add it there.",
    ],
    [
      "a scope that no operation requires",
      (contract) => contract.setIn(["x-scopes", "admin"], "Everything."),
      "#/x-scopes/admin",
      "No operation requires the scope admin. List it in the `security` of an operation, or remove it.",
    ],
  ]);

  test("rejects a scope without a description", async () => {
    const problems = await lintChanged((contract) => contract.setIn(["x-scopes", "read"], 7));
    expect(problems).toMatchObject([{ rule: "struct", severity: "error", place: "#/x-scopes/read" }]);
  });
});

describe("stability", () => {
  test.each([undefined, null, "alpha"])("an operation with the stability %s is refused", async (value) => {
    const problems = await lintChanged((contract) => {
      const path = [...operationPath(contract, "listOrders"), "x-stability"];
      if (value === undefined) contract.deleteIn(path);
      else contract.setIn(path, value);
    });
    expect(problems).toMatchObject([{ rule: "rule/stability", severity: "error" }]);
  });
});
