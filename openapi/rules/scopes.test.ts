import { expect, test } from "vitest";
import { lintChanged, operationPath } from "./test/lint-changed-contract.ts";

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

test("rejects a scope that x-scopes does not define", async () => {
  const problems = await lintChanged((contract) =>
    contract.setIn(
      [...operationPath(contract, "listOrders"), "security"],
      contract.createNode([{ bearerAuth: ["red"] }]),
    ),
  );
  const message =
    "GET /store/orders requires the scope red, which `x-scopes` does not define. Use read or write, or add it there.";
  expect(problems).toEqual([{ rule, severity: "error", place: "#/paths/~1store~1orders/get/security", message }]);
});

test("rejects a scope that no operation requires", async () => {
  const problems = await lintChanged((contract) => contract.setIn(["x-scopes", "admin"], "Everything."));
  const message = "No operation requires the scope admin. List it in the `security` of an operation, or remove it.";
  expect(problems).toEqual([{ rule, severity: "error", place: "#/x-scopes/admin", message }]);
});

test("rejects a scope without a description", async () => {
  const problems = await lintChanged((contract) => contract.setIn(["x-scopes", "read"], 7));
  expect(problems).toMatchObject([{ rule: "struct", severity: "error", place: "#/x-scopes/read" }]);
});
