import { equal } from "node:assert/strict";
import { test } from "node:test";
import { commands, findUsageError } from "./commands.mjs";

test("rejects arguments of a command without arguments, and names its environment variables", () => {
  equal(
    findUsageError(commands.start, ["--port", "1"]),
    "this command accepts no arguments, got --port 1. Configure it with environment variables: PORT=3001 npm start",
  );
  for (const { settings, ...command } of Object.values(commands).filter((each) => each.settings))
    equal(
      findUsageError({ settings, ...command }, ["-h"]),
      `this command accepts no arguments, got -h. Configure it with environment variables: ${settings}`,
    );
  equal(findUsageError(commands.start, []), undefined);
});
