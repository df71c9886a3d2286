import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Returns the files and packages that a module loads, without types. */
function listImports(url: URL, found = new Set<string>()): Set<string> {
  for (const [, specifier = ""] of readFileSync(url, "utf8").matchAll(/^import (?!type )[^;]*?"([^"]+)";$/gm)) {
    const target = specifier.startsWith(".") ? new URL(specifier, url) : specifier;
    if (found.has(String(target))) continue;
    found.add(String(target));
    if (target instanceof URL) listImports(target, found);
  }
  return found;
}

it("the writer thread loads no package that would slow down its start", () => {
  const imports = [...listImports(new URL("./run-writer-thread.ts", import.meta.url))];
  expect(imports.filter((name) => !/^(file|node):/.test(name))).toEqual(["@animal-store/exact-json"]);
  expect(imports.some((name) => name.endsWith("/batch-statements.ts"))).toBe(true);
});
