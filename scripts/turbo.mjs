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

/** Runs tasks of turbo.json, continues after failures, and prints the number of passed tasks and the failed ones. */
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
  const tasks = allTasks.filter(({ command }) => command !== "<NONEXISTENT>");
  const failed = tasks.filter(({ execution }) => execution?.exitCode !== 0);
  for (const task of failed) {
    // The output of other tasks can follow a failure, so its last lines are repeated here.
    const log = readLog(task);
    if (log) console.log(`\n${task.taskId} ended with:\n${lastLines(log)}\n`);
    console.log(`${task.execution ? "failed" : "not run"}: ${task.taskId}   to run only this task: ${toCommand(task)}`);
  }
  const cached = tasks.filter(({ cache }) => cache.status === "HIT").length;
  console.log(`${tasks.length - failed.length} of ${tasks.length} tasks passed; ${cached} of them cached`);
}

// Turbo stores no log of a task that writes files.
function toCommand({ task, taskId }) {
  return task === "generate" ? "npm run generate" : `npm test -- ${taskId}`;
}

function readLog({ execution, logFile }) {
  return execution && logFile ? stripVTControlCharacters(readFileSync(join(root, logFile), "utf8")) : "";
}
