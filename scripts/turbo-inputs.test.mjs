import { deepEqual } from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { workspaces } from "./toolchain/dependencies.mjs";
import { root } from "./toolchain/pins.mjs";

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
const folders = new Map(workspaces().map((folder) => [readJson(join(folder, "package.json")).name, folder]));

// A glob whose first folder is a pattern makes turbo search the whole repository, including its dependencies.
const searchesAll = /^\$TURBO_ROOT\$\/[^/]*[{*][^/]*\//;

test("each input in a turbo.json matches a file in a named folder, and each task belongs to a workspace", () => {
  const files = [root, ...workspaces()].map((folder) => join(folder, "turbo.json")).filter(existsSync);
  const problems = files.flatMap((file) => {
    const { globalDependencies = [], tasks } = readJson(file);
    const inputs = globalDependencies.map((glob) => ["globalDependencies", join(root, glob)]);
    for (const [task, { inputs: globs = [], dependsOn = [] }] of Object.entries(tasks)) {
      for (const name of [task, ...dependsOn]) {
        const [workspace] = name.includes("#") ? name.split("#") : [];
        if (workspace && workspace !== "//" && !folders.has(workspace)) inputs.push([name, "unknown workspace"]);
      }
      const folder = folders.get(task.split("#")[0]) ?? join(file, "..");
      for (const glob of globs.filter((each) => each !== "$TURBO_DEFAULT$"))
        inputs.push([
          task,
          searchesAll.test(glob)
            ? glob
            : join(glob.startsWith("$TURBO_ROOT$") ? root : folder, glob.replace("$TURBO_ROOT$/", "")),
        ]);
    }
    return inputs.filter(([, glob]) => globSync(glob, { exclude: ["**/node_modules"] }).length === 0);
  });
  deepEqual(problems, []);
});
