import { deepEqual, equal, match } from "node:assert/strict";
import { test } from "node:test";
import { commands, findUsageError, knownTasks } from "./commands.mjs";

test("rejects arguments of a command without arguments, and names its environment variables", () => {
  equal(
    findUsageError(commands.start, ["--port", "1"]),
    "this command accepts no arguments, got --port 1. Configure it with environment variables: PORT=3001 npm start",
  );
  equal(findUsageError(commands.start, []), undefined);
});

test("rejects an unknown task and lists the known ones", () => {
  for (const unknown of ["typechek", "@animal-store/clinet#test"])
    match(
      findUsageError(commands.test, ["--force", unknown]),
      new RegExp(`^unknown task ${unknown}\\. Use one of .*typecheck`),
    );
});

test("accepts known tasks and flags of turbo", () => {
  const args = ["@animal-store/client#test", "//#lint", "lint", "@animal-store/openapi#compatibility", "--force"];
  equal(findUsageError(commands.test, args), undefined);
  const defaultTasks = Object.values(commands).flatMap(({ tasks = [] }) => tasks);
  deepEqual(
    defaultTasks.filter((task) => !knownTasks().includes(task)),
    [],
  );
});
