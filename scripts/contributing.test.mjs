import { equal } from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { test } from "node:test";
import { commands } from "./commands.mjs";
import { workspaces } from "./toolchain/dependencies.mjs";
import { root, toolchainFolder } from "./toolchain/pins.mjs";

// A step inserts text ("In `FILE`, after each line `LINE`:") or is a block of commands, in a list with an indent of 3.
const stepPattern =
  /In\s+`(?<file>[^`]+)`, (?<position>after|before) each line `(?<line>[^`]+)`:\n\n {3}```\w+\n(?<text>.*?) {3}```|```sh\n(?<shell>.*?) {3}```/gs;
// pnpm would install the dependencies of the copy, which links to those of the repository.
const env = { ...process.env, pnpm_config_verify_deps_before_run: "false" };
// The other cases do not depend on filters and members.
const casesOfMembers = ["requests", "lists", "pagination", "sequences", "generated"].flatMap((kind) => [
  "--only",
  `${kind}/*`,
]);
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

test("the steps in CONTRIBUTING.md add a filter and a member to the API", (context) => {
  const copy = copyRepository(context);
  const [, section] = readFileSync(join(root, "CONTRIBUTING.md"), "utf8").split("## Change the API\n");
  const steps = [...section.split("\n## ")[0].matchAll(stepPattern)];
  equal(steps.length, 8);
  for (const { groups } of steps) {
    if (groups.file) insert(join(copy, groups.file), groups);
    else for (const command of groups.shell.trim().split("\n")) run(command.trim(), copy);
  }
  const generatedTypes = readFileSync(join(copy, "packages/contract/src/generated/types.ts"), "utf8");
  equal(generatedTypes.match(/weightGrams\?: number/g).length, 2);
  equal(generatedTypes.match(/\bname\?: string/g).length, 1);
  // `npm start` and `npm run keys` build the docs, whose guides and samples quote the contract.
  call(["pnpm", "--dir", "apps/docs", "exec", "vitest", "run", "read-guides"], copy);
});

function copyRepository(context) {
  mkdirSync(toolchainFolder, { recursive: true });
  const copy = mkdtempSync(join(toolchainFolder, "walk-"));
  context.after(() => rmSync(copy, { recursive: true, force: true }));
  const filter = (file) => !/\/(dist|\.turbo|\.last-good)$/.test(file);
  const files = globSync("*", { cwd: root }).filter((name) => statSync(join(root, name)).isFile());
  for (const entry of ["openapi", "packages", "apps", "scripts", ".node-version", ...files])
    cpSync(join(root, entry), join(copy, entry), { recursive: true, verbatimSymlinks: true, filter });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  // The toolkit does not depend on the contract, and the task `typecheck` checks it.
  const config = JSON.parse(readFileSync(join(copy, "tsconfig.json"), "utf8"));
  config.exclude.push("packages/toolkit");
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify(config));
  return copy;
}

function insert(file, { position, line, text }) {
  const newLines = text
    .trimEnd()
    .split("\n")
    .map((each) => each.slice(3));
  const lines = readFileSync(file, "utf8").split("\n");
  const changedLines = lines.flatMap((each) => {
    if (each.trim() !== line) return [each];
    return position === "before" ? [...newLines, each] : [each, ...newLines];
  });
  equal(changedLines.length > lines.length, true, `${file} has no line ${line}`);
  writeFileSync(file, changedLines.join("\n"));
}

function run(command, copy) {
  const [, , name, , ...args] = command.replace("npm test", "npm run test").split(" ");
  const { program, args: commandArgs = [] } = commands[name];
  const tasks = name === "test" ? args : [`@animal-store/contract#${name}`];
  const selection = name.startsWith("test:contract") ? casesOfMembers : [];
  const calls = program ? [["node", program, ...commandArgs, ...args, ...selection]] : tasks.map(toPnpmCommand);
  for (const each of calls) call(each, copy);
}

function call([executable, ...args], cwd) {
  const { status, stdout, stderr } = spawnSync(executable, args, { cwd, env, encoding: "utf8" });
  equal(status, 0, `${executable} ${args.join(" ")}\n${stdout}${stderr}`);
}

function toPnpmCommand(task) {
  const [workspace, script] = task.split("#");
  if (!script) return ["pnpm", "exec", "tsc", "-p", ".", "--checkers", "1"];
  const folder = workspaces().find((each) => readManifest(each).name === workspace);
  return ["pnpm", "--dir", relative(root, folder), "run", script];
}
