import { globSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { createPrograms } from "../src/programs.ts";
import { root } from "../src/watch-saves.ts";

const packages = globSync("packages/{*,toolkit/*}/package.json", { cwd: root }).map((file) => dirname(file));

test("a save restarts the server only in a package that the server runs", () => {
  const [server] = createPrograms({}, () => {});
  const used = listDependencies("apps/server");
  expect(used).toContain("packages/toolkit/api-server");
  expect(packages.filter((folder) => server?.isSource(`${folder}/src/index.ts`)).toSorted()).toEqual(used.toSorted());
  expect(server?.isSource("packages/store/src/store.test.ts")).toBe(false);
});

/** Returns the packages of the repository that a workspace needs at run time, also indirectly. */
function listDependencies(workspace: string, found = new Set<string>()): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));
  for (const name of Object.keys(dependencies).filter((each) => each.startsWith("@animal-store/"))) {
    const folder = relative(root, realpathSync(join(root, workspace, "node_modules", name)));
    if (found.has(folder)) continue;
    found.add(folder);
    listDependencies(folder, found);
  }
  return [...found];
}
