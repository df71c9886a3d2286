import { expect, test } from "vitest";
import { createLastRun } from "./last-run.ts";

const program = createLastRun(["--eval", "console.log(process.argv[1]); process.exit(Number(process.argv[2]))"]);

test("of two runs the last one counts, and what it came to is told", async () => {
  const [one, other] = await Promise.all([program.begin("one", "0"), program.begin("other", "3")]);
  expect(one).toBeUndefined();
  expect(other).toEqual({ succeeded: false, stdout: "other\n", stderr: "" });
});

test("a run that was stopped came to nothing", async () => {
  const run = program.begin("one", "0");
  program.stop();
  expect(await run).toBeUndefined();
});
