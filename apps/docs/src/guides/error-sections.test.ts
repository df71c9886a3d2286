import { expect, test } from "vitest";
import type { ContractRoot } from "../contract-document.ts";
import { errorSections } from "./error-sections.ts";

const contract: ContractRoot = {
  info: { title: "Harbour", version: "1.0.0" },
  paths: {},
  "x-error-codes": { ship_sunk: { status: 410, description: "It <lies> below." } },
  "x-unrouted-responses": {
    "410": {
      description: "Gone.",
      "x-error-codes": ["ship_sunk"],
      content: { "application/json": { examples: { sunk: { value: { code: "ship_sunk", status: 410 } } } } },
    },
  },
};
const advice = {
  ship_sunk: { cause: "There was a storm.", cure: "Take another ship.", again: "after a change" as const },
};

test("a code has its cause, its cure and the answer of the contract's example", () => {
  const text = errorSections(contract, advice);
  expect(text).toContain("| [`ship_sunk`](#ship_sunk) | 410 | after a change |");
  expect(text).toContain("## 410 Gone\n\n### `ship_sunk`\n\n**Cause.** It \\<lies> below. There was a storm.");
  expect(text).toContain("**Cure.** Take another ship.");
  expect(text).toContain('```json title="410 Gone"\n{\n  "code": "ship_sunk",');
});

test("a code without advice is refused", () => {
  expect(() => errorSections(contract, {})).toThrow("ship_sunk must have advice in error-advice.ts, and has none.");
});

test("a code without an example is refused", () => {
  const { "x-unrouted-responses": _, ...rest } = contract;
  expect(() => errorSections(rest, advice)).toThrow("ship_sunk must have an example in the contract, and has none.");
});
