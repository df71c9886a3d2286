import { deepEqual } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { held } from "../newest.mjs";
import { root } from "../toolchain/pins.mjs";
import { chapterOf, readDependencyList } from "./dependency-list.mjs";
import { outsideEntries } from "./direct-dependencies.mjs";
import { unusedDependencies } from "./unused-dependencies.mjs";

/** What no source names: why it is there all the same. */
const unnamed = { "apps/bench/zod": "@hono/zod-openapi asks for it, in the version that the server has" };

const entries = outsideEntries();
const direct = [...new Set(entries.map(({ name }) => name))].sort();
const listed = readDependencyList();

test("DEPENDENCIES.md has one line for each direct dependency of any workspace, and none for what is none", () => {
  const names = listed.map(({ name }) => name);
  deepEqual(
    {
      withoutLine: direct.filter((name) => !names.includes(name)),
      twice: names.filter((name, at) => names.indexOf(name) !== at),
    },
    { withoutLine: [], twice: [] },
  );
  deepEqual(
    names.filter((name) => !direct.includes(name)),
    [],
    "no workspace depends on them: take out their lines",
  );
});

test("each line says why, in the chapter of where the dependency ends up", () => {
  deepEqual(
    listed.filter(({ why }) => why.length < 10).map(({ name }) => name),
    [],
  );
  deepEqual(
    listed.filter(({ name, chapter }) => chapterOf(name) !== chapter).map(({ name }) => `${name}: ${chapterOf(name)}`),
    [],
  );
});

test("every version stands once, exact, in the catalog, and everything there is used", () => {
  const workspace = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
  const catalog = /^catalog:\n((?: {2}.*\n)+)/m.exec(workspace)?.[1] ?? "";
  const pins = Array.from(catalog.matchAll(/^ {2}"?([^":\n]+)"?: (.*)$/gm), ([, name, version]) => ({ name, version }));
  deepEqual(
    pins.filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    [],
  );
  deepEqual(
    pins.map(({ name }) => name).filter((name) => !direct.includes(name)),
    [],
  );
  // What a published package asks of its user is a range by nature.
  const ranges = entries.filter(({ kind, range }) => kind !== "peerDependencies" && !/^catalog:\w*$/.test(range));
  deepEqual(ranges, []);
});

test("what is held back from the newest version is a dependency", () => {
  deepEqual(
    Object.keys(held).filter((name) => !direct.includes(name)),
    [],
  );
});

test("each workspace uses what it depends on", () => {
  deepEqual(unusedDependencies(), Object.keys(unnamed));
});
