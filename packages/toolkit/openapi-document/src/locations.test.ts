import { readFileSync } from "node:fs";
import { getLineColLocation, parseYaml, Source } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { toRange } from "./locations.ts";
import { escapeKey } from "./node.ts";

const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
const yaml = `# comment
a: {b: [1, "two", {c: null}], "d/e~": x} # comment
"f g":
  - &anchor {h: 1}\r
  - *anchor
  - |
    text
i:
  j: 'k'
`;

it.each([
  ["YAML", yaml],
  ["JSON", manifest],
])("finds the positions that Redocly finds in %s", (_, text) => {
  const source = new Source("document.yaml", text);
  for (const pointer of listPointers(parseYaml(text), "#"))
    for (const reportOnKey of [true, false]) {
      const { start } = getLineColLocation({ source, pointer, reportOnKey });
      if (start.line > 1)
        expect(toRange({ source, pointer }, reportOnKey).start, pointer).toEqual({
          line: start.line,
          column: start.col,
        });
    }
});

it("finds each position of a large file in constant time", () => {
  const count = 20_000;
  const source = new Source("document.yaml", Array.from({ length: count }, (_, index) => `a${index}: 1\n`).join(""));
  const { user } = process.cpuUsage();
  for (let index = 0; index < count; index += 1)
    expect(toRange({ source, pointer: `#/a${index}` }, true).start.line).toBe(index + 1);
  expect(process.cpuUsage().user - user).toBeLessThan(5_000_000);
});

function listPointers(node: unknown, pointer: string): string[] {
  const members = typeof node === "object" && node !== null ? Object.entries(node) : [];
  return [pointer, ...members.flatMap(([key, child]) => listPointers(child, `${pointer}/${escapeKey(key)}`))];
}
