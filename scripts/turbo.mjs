import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { capture, run } from "./toolchain/child-processes.mjs";
import { root } from "./toolchain/pins.mjs";
import { lastLines, SetupError, withProgress } from "./toolchain/progress.mjs";

const turbo = join(root, "node_modules", "turbo", "bin", "turbo");
const summaries = join(root, ".turbo", "runs");
const compileCache = join(root, ".turbo", "compiled");

export async function build(workspace, env) {
  const args = [turbo, "run", "build", `--filter=${workspace}`, "--output-logs=errors-only"];
  const { code, output } = await withProgress(`building ${workspace}`, () => capture("node", args, { env }), {
    quietFor: 2000,
  });
  if (code === 0) return;
  throw new SetupError(
    `building ${workspace} failed (exit ${code}):\n${lastLines(output)}\nTo run only this build: npm test -- ${workspace}#build`,
  );
}

/** Runs tasks of turbo.json, continues after failures, and prints the number of passed and failed checks. */
export async function runTasks(tasks, flags, env) {
  const oldSummaries = new Set(listSummaries());
  const args = [turbo, "run", ...tasks, "--summarize", "--continue=dependencies-successful", ...flags];
  // Node.js caches the compiled sources. Tests copy the repository, and the cache would retain the compiled sources of each copy.
  rmSync(compileCache, { recursive: true, force: true });
  // Compilers and tests are short-lived, so less garbage collection saves time.
  const defaultEnv = { NODE_COMPILE_CACHE: compileCache, GOGC: "400", NODE_OPTIONS: "--max-semi-space-size=64" };
  const code = await run("node", args, { env: { ...defaultEnv, ...env }, stdio: "inherit" });
  const summary = listSummaries().find((file) => !oldSummaries.has(file));
  if (summary) printResults(join(summaries, summary));
  for (const file of oldSummaries) rmSync(join(summaries, file), { force: true });
  return code;
}

function listSummaries() {
  try {
    return readdirSync(summaries);
  } catch {
    return [];
  }
}

function printResults(file) {
  const { tasks: allTasks } = JSON.parse(readFileSync(file, "utf8"));
  const results = allTasks.filter(({ command }) => command !== "<NONEXISTENT>").map(countResults);
  const sum = (member, chosenResults = results) => chosenResults.reduce((total, result) => total + result[member], 0);
  for (const { task } of results.filter(({ failed }) => failed > 0)) {
    // The output of other tasks can follow a failure, so its last lines are repeated here.
    const log = readLog(task);
    if (log) console.log(`\n${task.taskId} ended with:\n${lastLines(log)}\n`);
    console.log(`${task.execution ? "failed" : "not run"}: ${task.taskId}   to run only this task: ${toCommand(task)}`);
  }
  const testResults = results.filter(({ hasTests }) => hasTests);
  const [passed, failed, skipped] = ["passed", "failed", "skipped"].map((member) => sum(member));
  const testCount = sum("passed", testResults) + sum("failed", testResults);
  const cached = results.filter(({ task }) => task.cache.status === "HIT").length;
  console.log(
    `${testCount} tests${skipped > 0 ? `, ${skipped} skipped` : ""} and ${passed + failed - testCount} other checks; ${cached} of ${allTasks.length} tasks cached`,
  );
  console.log(`${passed} passed, ${failed} failed`);
}

// Turbo stores no log of a task that writes files.
function toCommand({ task, taskId }) {
  return task === "generate" ? "npm run generate" : `npm test -- ${taskId}`;
}

// Counts the tests in the log, which turbo also restores for a cached task. A task without tests is one check.
function countResults(task) {
  const failed = task.execution?.exitCode === 0 ? 0 : 1;
  const lines = (task.task === "test" && readLog(task).match(/^ +Tests {2}.*$/gm)) || [];
  if (lines.length === 0) return { task, passed: 1 - failed, failed, skipped: 0, hasTests: false };
  const count = (status) =>
    lines.reduce((sum, line) => sum + Number(new RegExp(`(\\d+) ${status}`).exec(line)?.[1] ?? 0), 0);
  const skipped = count("skipped") + count("todo");
  return { task, passed: count("passed"), failed: Math.max(count("failed"), failed), skipped, hasTests: true };
}

function readLog({ execution, logFile }) {
  return execution && logFile ? stripVTControlCharacters(readFileSync(join(root, logFile), "utf8")) : "";
}
