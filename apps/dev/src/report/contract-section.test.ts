import { expect, test } from "vitest";
import { showContract } from "./contract-section.ts";
import type { Terminal } from "./terminal.ts";

const lines: string[] = [];
const terminal: Terminal = {
  left: 40,
  width: 100,
  write: (line = "") => lines.push(line),
  wrap: (text) => lines.push(text),
  label: () => {},
  paint: (_style, text) => text,
  begin: () => {},
};

test.each([
  ["1 place", "petstore.yaml:3:5: one reason,\n    over two lines"],
  ["2 places", "petstore.yaml:3:5: one reason\npetstore.yaml:9:5: another"],
])("a refusal tells %s to mend", (places, refusal) => {
  lines.length = 0;
  showContract({ problems: [], refusal }, "", terminal);
  expect(lines).toEqual([
    `✗ contract  ${places} to mend; the last good one keeps serving`,
    ...refusal.split("\n").map((line) => `  ${line}`),
  ]);
});
