import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { capture, run } from "./toolchain/child-processes.mjs";
import { root } from "./toolchain/pins.mjs";
import { SetupError, tail, withProgress } from "./toolchain/progress.mjs";

const turbo = join(root, "node_modules", "turbo", "bin", "turbo");
const summaries = join(root, ".turbo", "runs");
const compiled = join(root, ".turbo", "compiled");

/** Builds a workspace and what it needs; says nothing where that is quick and succeeds. */
export async function build(workspace, env) {
  const args = [turbo, "run", "build", `--filter=${workspace}`, "--output-logs=errors-only"];
  const { code, output } = await withProgress(`building ${workspace}`, () => capture("node", args, { env }), {
    quietFor: 2000,
  });
  if (code === 0) return;
  throw new SetupError(
    `building ${workspace} failed (exit ${code}):\n${tail(output)}\nAlone: npm test -- ${workspace}#build`,
  );
}

/** Runs tasks of turbo.json, as many of them as can run, and closes with how many checks passed and failed. */
export async function runTasks(tasks, flags, env) {
  const earlier = new Set(listSummaries());
  const args = [turbo, "run", ...tasks, "--summarize", "--continue=dependencies-successful", ...flags];
  // Hundreds of programs load the same sources: Node strips their types once. Copies that tests make would pile up otherwise.
  rmSync(compiled, { recursive: true, force: true });
  // TypeScript's compiler ends before its memory runs out: it need not collect it so often.
  const cheaper = { NODE_COMPILE_CACHE: compiled, GOGC: "400" };
  const code = await run("node", args, { env: { ...cheaper, ...env }, stdio: "inherit" });
  const summary = listSummaries().find((file) => !earlier.has(file));
  if (summary) report(join(summaries, summary));
  for (const file of earlier) rmSync(join(summaries, file), { force: true });
  return code;
}

function listSummaries() {
  try {
    return readdirSync(summaries);
  } catch {
    return [];
  }
}

function report(file) {
  const { tasks: all } = JSON.parse(readFileSync(file, "utf8"));
  const results = all.filter(({ command }) => command !== "<NONEXISTENT>").map(countResults);
  const sum = (member, some = results) => some.reduce((total, result) => total + result[member], 0);
  const printed = new Set();
  for (const { task } of results.filter(({ failed }) => failed > 0)) {
    console.log(`${task.execution ? "failed" : "not run"}: ${task.taskId}   alone: ${commandOf(task)}`);
    // Two tasks may report the same line.
    for (const line of failureLines(task).filter((line) => !printed.has(line))) {
      printed.add(line);
      console.log(`    ${line}`);
    }
  }
  const tests = results.filter(({ hasTests }) => hasTests);
  const [passed, failed, skipped] = ["passed", "failed", "skipped"].map((member) => sum(member));
  const count = sum("passed", tests) + sum("failed", tests);
  const unchanged = results.filter(({ task }) => task.cache.status === "HIT").length;
  console.log(
    `${count} tests${skipped > 0 ? `, ${skipped} skipped` : ""} and ${passed + failed - count} other checks; ${unchanged} of ${all.length} tasks passed before and are unchanged`,
  );
  console.log(`${passed} passed, ${failed} failed`);
}

// Turbo keeps no log of a task that writes.
function commandOf({ task, taskId }) {
  return task === "generate" ? "npm run generate" : `npm test -- ${taskId}`;
}

// A task counts as the tests in its log (turbo restores the log of a cached task), else as one check.
function countResults(task) {
  const failed = task.execution?.exitCode === 0 ? 0 : 1;
  const lines = (task.task === "test" && readLog(task).match(/^ +Tests {2}.*$/gm)) || [];
  if (lines.length === 0) return { task, passed: 1 - failed, failed, skipped: 0, hasTests: false };
  const count = (word) =>
    lines.reduce((sum, line) => sum + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0);
  const skipped = count("skipped") + count("todo");
  return { task, passed: count("passed"), failed: Math.max(count("failed"), failed), skipped, hasTests: true };
}

const failurePatterns = [
  /^(?:BREAKS|not compared:|CHANGELOG\.md must| FAIL) .*$/gm,
  /^.+: error TS\d+: .*$/gm,
  // Biome, what it would write otherwise.
  /^.+ (?:format|assist\/\S+|lint\/\S+)(?= ━) .*$/gm,
  // Redocly: the location, and the problem below it.
  /^\[\d+\] \S+:\d+:\d+ at .*\n\n.*$/gm,
  // Codegen, on what it would write otherwise.
  /^.+ is (?:stale|missing|stray)\. Run: .*$/gm,
];

/** Returns the lines of a log that name the location of a failure. */
function failureLines(task) {
  const log = readLog(task);
  const lines = failurePatterns
    .flatMap((pattern) => log.match(pattern) ?? [])
    .map((line) =>
      line
        .replace(/^\[\d+\] (\S+) at .*\n\n/, "$1  ")
        .replace(/ ━+$/, "")
        .trim(),
    )
    // The compiler prints paths relative to its workspace.
    .map((line) =>
      line.replace(/^\S+(?=\(\d+,\d+\): error TS)/, (path) => relative(root, resolve(root, task.directory, path))),
    )
    .map((line) => line.slice(0, 200));
  const shown = [...new Set(lines)];
  return shown.length > 12 ? [...shown.slice(0, 12), `… and ${shown.length - 12} more`] : shown;
}

function readLog({ execution, logFile }) {
  return execution && logFile ? stripVTControlCharacters(readFileSync(join(root, logFile), "utf8")) : "";
}
