import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the README contains the component test of this package", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const sample = /^```tsx\n(?<code>.*?)^```$/ms.exec(readme)?.groups?.code;
  expect(sample).toBe(readFileSync(new URL("component.test.tsx", import.meta.url), "utf8"));
});
