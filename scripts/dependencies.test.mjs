import { deepEqual } from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { root } from "./toolchain/pins.mjs";

const read = (file) => readFileSync(join(root, file), "utf8");

// | `react-dom` | …
const entry = /^\| (`.*?`) +\|/gm;

test("DEPENDENCIES.md lists each direct dependency once, and no other package", () => {
  const { packages, catalog } = parse(read("pnpm-workspace.yaml"));
  const patterns = packages.map((folder) => `${folder}/package.json`);
  const files = ["package.json", ...globSync(patterns, { cwd: root })];
  const manifests = files.map((file) => JSON.parse(read(file)));
  const used = manifests.flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, range]) => !range.startsWith("workspace:"))
      .map(([name]) => name),
  );
  const listed = [...read("DEPENDENCIES.md").matchAll(entry)].flatMap(([, names]) => names.match(/(?<=`)[^`, ]+/g));
  const expected = [...new Set([...used, ...Object.keys(catalog)])].sort();
  deepEqual(listed.sort(), expected);
});
