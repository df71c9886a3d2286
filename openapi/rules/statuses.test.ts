import { expect, test } from "vitest";
import { lintChanged, operationPath } from "./test/lint-changed-contract.ts";

const rule = "animal-store/statuses";

test.each([
  ["listPets", "GET /pets", "401", "every operation can answer it"],
  ["listPets", "GET /pets", "403", "every operation can answer it"],
  ["listPets", "GET /pets", "429", "every operation can answer it"],
  ["listPets", "GET /pets", "500", "every operation can answer it"],
  ["listPets", "GET /pets", "503", "every operation can answer it"],
  ["listPets", "GET /pets", "400", "it has parameters"],
  ["createPet", "POST /pets", "413", "it has a request body"],
  ["listPets", "GET /pets", "304", "it takes If-None-Match"],
  ["createPet", "POST /pets", "409", "it takes Idempotency-Key"],
  ["createOrder", "POST /store/orders", "413", "it has a request body"],
  ["createOrder", "POST /store/orders", "415", "it has a request body"],
])("%s (%s) without %s is refused: %s", async (operationId, place, status, reason) => {
  const problems = await lintChanged((contract) =>
    contract.deleteIn([...operationPath(contract, operationId), "responses", status]),
  );
  const message = `${operationId} (${place}) does not document ${status}: ${reason}. Add it to \`responses\`.`;
  expect(problems.filter((problem) => problem.rule === rule)).toMatchObject([{ severity: "error", message }]);
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
  const message = `getPet (GET /pets/{petId}) documents ${key}, which no rule and no client can hold to anything. Document each status by its number.`;
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
