import { expect, test } from "vitest";
import type { ContractRoot, Operation } from "./contract-document.ts";
import { errorSections } from "./guides/error-sections.ts";
import { addLifecycleBadges, introductionTables } from "./redocly-plugin.ts";

const listShips: Operation = {
  operationId: "listShips",
  summary: "List all ships",
  tags: ["ships"],
  "x-stability": "experimental",
};
const contract: ContractRoot = {
  info: { title: "Harbour", version: "1.0.0" },
  paths: { "/ships": { get: listShips } },
  "x-rate-limit-plans": { crew: { perMinute: 5, perDay: 2500 }, captain: { perMinute: null, perDay: null } },
  "x-ban": { strikes: 7, withinSeconds: 30, seconds: 90, graceSeconds: 2 },
  "x-error-codes": { ship_sunk: { status: 410, description: "It <lies> below | lost." } },
  "x-unrouted-responses": {
    "410": {
      description: "Gone.",
      "x-error-codes": ["ship_sunk"],
      content: { "application/json": { examples: { sunk: { value: { code: "ship_sunk", status: 410 } } } } },
    },
  },
};

test("lists the plans and error codes of the contract", () => {
  const tables = introductionTables(contract).split("\n");
  expect(tables).toContain("| Crew | 5 | 2,500 |");
  expect(tables).toContain("| Captain | custom | custom |");
  expect(tables.join("\n")).toContain("7 strikes within 30 s ban the key for 90 s");
  expect(tables).toContain("| 410 | [`ship_sunk`](/docs/errors/#ship_sunk) | It <lies> below \\| lost. |");
});

test("omits the tables of members that the contract does not have", () => {
  const { "x-rate-limit-plans": _, ...changedContract } = contract;
  expect(introductionTables(changedContract)).toMatch(/^7 strikes|^A strike/);
});

test("adds a badge with the date and a notice with the successor to a deprecated operation", () => {
  const operation: Operation = {
    operationId: "getShip",
    summary: "Get a ship",
    description: "Reads it.",
    tags: ["ships"],
    deprecated: true,
    "x-stability": "stable",
    "x-deprecated-at": "2031-02-03",
    "x-sunset": "2032-02-03",
    "x-successor": "listShips",
  };
  addLifecycleBadges(operation, contract);
  expect(operation["x-badges"]?.map(({ name }) => name)).toEqual(["stable", "sunset 2032-02-03"]);
  expect(operation.description).toBe(
    "> **Deprecated** since 3 February 2031. It will be removed on **3 February 2032**. Use [List all ships](#tag/ships/operation/listShips) instead.\n\nReads it.",
  );
});

test("rejects a successor that does not exist", () => {
  expect(() => addLifecycleBadges({ ...listShips, deprecated: true, "x-successor": "listCats" }, contract)).toThrow(
    'got "listCats"',
  );
});

const advice = {
  ship_sunk: { cause: "There was a storm.", solution: "Take another ship." },
};

test("renders the cause, solution and example response of an error code", () => {
  const text = errorSections(contract, advice);
  expect(text).toContain("| [`ship_sunk`](#ship_sunk) | 410 | after a change |");
  expect(text).toContain("## 410 Gone\n\n### `ship_sunk`\n\n**Cause.** It \\<lies> below | lost. There was a storm.");
  expect(text).toContain("**Solution.** Take another ship.");
  expect(text).toContain('```json title="410 Gone"\n{\n  "code": "ship_sunk",');
});

test("rejects an error code without advice, or without an example", () => {
  expect(() => errorSections(contract, {})).toThrow("ship_sunk must have advice in error-advice.yaml.");
  const { "x-unrouted-responses": _, ...changedContract } = contract;
  expect(() => errorSections(changedContract, advice)).toThrow("ship_sunk must have an example in the contract.");
});
