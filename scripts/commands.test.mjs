import { deepEqual, equal, match } from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { commands, wrongUsage } from "./commands.mjs";
import { knownTasks } from "./toolchain/known-tasks.mjs";
import { root } from "./toolchain/pins.mjs";

test("a command without arguments refuses them and says where its settings are", () => {
  equal(
    wrongUsage(commands.start, ["--port", "1"]),
    "this command takes no arguments, got --port 1. Its settings are environment variables: PORT=3001 npm start",
  );
  match(wrongUsage(commands.docs, ["foo"]), /got foo\. .* PORT=\d+ npm run docs$/);
  equal(wrongUsage(commands.start, []), undefined);
});

test("a task that does not exist is refused, with the nearest ones", () => {
  const nearest = (typo) =>
    /^there is no task called .*\. The nearest are (\S+),/.exec(wrongUsage(commands.test, [typo]))?.[1];
  equal(nearest("typechek"), "typecheck");
  equal(nearest("@animal-store/clinet#test"), "@animal-store/client#test");
  equal(nearest("clent"), "@animal-store/client#test");
  equal(nearest("service"), "@animal-store/service#test");
});

test("tasks that exist, and flags of turbo, are let through", () => {
  const named = ["@animal-store/client#test", "//#lint", "lint", "@animal-store/openapi#compatibility", "--force"];
  equal(wrongUsage(commands.test, named), undefined);
  const ofCommands = Object.values(commands).flatMap(({ tasks = [] }) => tasks);
  deepEqual(
    ofCommands.filter((task) => !knownTasks().includes(task)),
    [],
  );
});

test("each test of the scripts is run by one of the two tasks", () => {
  const { scripts, supply } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts;
  const run = [scripts, supply].flatMap((command) =>
    Array.from(command.matchAll(/"([^"]+)"/g), ([, pattern]) => pattern),
  );
  const found = run.flatMap((pattern) => globSync(pattern, { cwd: root }));
  deepEqual(found.sort(), globSync("scripts/**/*.test.mjs", { cwd: root }).sort());
});
