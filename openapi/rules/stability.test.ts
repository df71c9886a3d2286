import { expect, test } from "vitest";
import { lintChanged, operationPath } from "./test/lint-changed-contract.ts";

const rule = "animal-store/stability";

test("an operation without a stability is refused", async () => {
  const problems = await lintChanged((contract) =>
    contract.deleteIn([...operationPath(contract, "listOrders"), "x-stability"]),
  );
  const message = "GET /store/orders must say `x-stability`: one of stable, beta, experimental, got nothing.";
  expect(problems).toEqual([{ rule, severity: "error", place: "#/paths/~1store~1orders/get", message }]);
});

test("an unknown stability is refused", async () => {
  const problems = await lintChanged((contract) =>
    contract.setIn([...operationPath(contract, "listOrders"), "x-stability"], "alpha"),
  );
  const message = 'GET /store/orders must say `x-stability`: one of stable, beta, experimental, got "alpha".';
  expect(problems).toEqual([{ rule, severity: "error", place: "#/paths/~1store~1orders/get/x-stability", message }]);
});
