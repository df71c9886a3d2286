import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { capture, run } from "./toolchain/child-processes.mjs";
import { root } from "./toolchain/pins.mjs";
import { narrate, SetupError, tail } from "./toolchain/progress.mjs";

const turbo = join(root, "node_modules", "turbo", "bin", "turbo");
const summaries = join(root, ".turbo", "runs");
const compiled = join(root, ".turbo", "compiled");

/** Builds a workspace and what it needs; says nothing where that is quick and succeeds. */
export async function build(workspace, env) {
  const args = [turbo, "run", "build", `--filter=${workspace}`, "--output-logs=errors-only"];
  const { code, output } = await narrate(`building ${workspace}`, () => capture("node", args, { env }), {
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
  const { tasks } = JSON.parse(readFileSync(file, "utf8"));
  const total = { tests: 0, checks: 0, passed: 0, failed: 0, skipped: 0, unchanged: 0 };
  const told = new Set();
  for (const task of tasks.filter(({ command }) => command !== "<NONEXISTENT>")) {
    const { passed, failed, skipped, tests } = judge(task);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total[tests ? "tests" : "checks"] += passed + failed;
    if (task.cache.status === "HIT") total.unchanged += 1;
    if (failed === 0) continue;
    console.log(`${task.execution ? "failed" : "not run"}: ${task.taskId}   alone: ${alone(task)}`);
    const lines = task.execution ? verdicts(task) : [];
    const news = lines.filter((line) => !told.has(line));
    for (const line of news) told.add(line);
    for (const line of news) console.log(`    ${line}`);
    if (lines.length > 0 && news.length === 0) console.log("    nothing but what is named above");
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  console.log(
    `${total.tests} tests${skipped} and ${total.checks} other checks; ${total.unchanged} of ${tasks.length} tasks passed before and are unchanged`,
  );
  console.log(`${total.passed} passed, ${total.failed} failed`);
}

// What writes is no check: it has a command of its own, and turbo keeps no log of it.
function alone({ task, taskId }) {
  return task === "generate" ? "npm run generate" : `npm test -- ${taskId}`;
}

const namesPlace = [
  /^(?:BREAKS|not compared:|CHANGELOG\.md must| FAIL) .*$/gm,
  /^.+: error TS\d+: .*$/gm,
  // Biome, what it would write otherwise.
  /^.+ (?:format|assist\/\S+|lint\/\S+)(?= ━) .*$/gm,
  // Redocly: the place, and below it what is wrong there.
  /^\[\d+\] \S+:\d+:\d+ at .*\n\n.*$/gm,
  // Codegen, on what it would write otherwise.
  /^.+ is (?:stale|missing|stray)\. Run: .*$/gm,
];

// What the compatibility gate found stands far up by now.
/** The lines that name a place. */
function verdicts({ logFile, directory }) {
  if (!logFile) return [];
  const log = stripVTControlCharacters(readFileSync(join(root, logFile), "utf8"));
  const lines = namesPlace
    .flatMap((pattern) => log.match(pattern) ?? [])
    .map((line) => line.replace(/^\[\d+\] (\S+) at .*\n\n/, "$1  "));
  const shown = [...new Set(lines)].map((line) => fromRoot(line.replace(/ ━+$/, "").trim(), directory).slice(0, 200));
  return shown.length > 12 ? [...shown.slice(0, 12), `… and ${shown.length - 12} more`] : shown;
}

// A workspace names a file of another one by a way of its own; from the root it has one name.
function fromRoot(line, directory) {
  const place = /^\S+(?=\(\d+,\d+\): error TS)/.exec(line)?.[0];
  return place ? `${relative(root, resolve(root, directory, place))}${line.slice(place.length)}` : line;
}

// A task counts as the tests that its log tells of (turbo restores the log of a cached task), else as one check.
function judge({ task, execution, logFile }) {
  const failedTasks = execution?.exitCode === 0 ? 0 : 1;
  const lines = task === "test" && execution ? testLines(join(root, logFile)) : [];
  const count = (word) =>
    lines.reduce((sum, line) => sum + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0);
  if (lines.length === 0) return { passed: 1 - failedTasks, failed: failedTasks, skipped: 0, tests: false };
  return {
    passed: count("passed"),
    failed: Math.max(count("failed"), failedTasks),
    skipped: count("skipped") + count("todo"),
    tests: true,
  };
}

function testLines(logFile) {
  const log = stripVTControlCharacters(readFileSync(logFile, "utf8"));
  return log.match(/^ +Tests {2}.*$/gm) ?? [];
}
