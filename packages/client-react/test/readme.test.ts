import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the component test that the README shows is the one that runs here", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const shown = /^```tsx\n(?<code>.*?)^```$/ms.exec(readme)?.groups?.code;
  expect(shown).toBe(readFileSync(new URL("component.test.tsx", import.meta.url), "utf8"));
});
