import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import {
  DocumentError,
  inputHelp,
  openInput,
  quotePath,
  quoteShell,
  rootHelp,
  toOneLine,
} from "@animal-store/openapi-document";
import { Command, CommanderError } from "commander";
import { listServed } from "./collection.ts";
import { createRepository, type Repository, UserError } from "./create-repository.ts";
import { updateRepository } from "./update-repository.ts";

interface CommandLine {
  readonly folder: string;
  readonly add404?: boolean;
  readonly from?: string;
  readonly install: boolean;
  readonly overlay?: readonly string[];
  readonly root?: string;
  readonly update?: boolean;
}

/** Runs the command. @returns the exit code: 0 for success, 1 for an error, 2 for wrong usage */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const { folder, add404, from, install, overlay: overlays, root, update } = parseCommandLine(args);
    if (update) {
      const lines = updateRepository(resolve(folder));
      if (install) {
        installDependencies(resolve(folder));
        runNpm(resolve(folder), "npm run generate --silent");
      }
      console.log(`${lines.join("\n")}\n\nNext: ${install ? "" : "npm install, npm run generate and "}npm test`);
      return 0;
    }
    if (from === undefined && overlays) throw new UserError("--overlay changes the document of --from. Pass both.", 2);
    const path = resolve(folder);
    const input = from === undefined ? undefined : await openInput(from, { root, overlays, log: logProgress });
    logProgress(`generating code from ${from ?? "a small example"}…`);
    const repository = await createRepository(path, input, logProgress, { add404: add404 === true });
    if (repository.leftOut !== "") console.error(`\n${repository.leftOut}\n`);
    initializeGit(path);
    if (install) {
      installDependencies(path);
      runNpm(path, "npm run format --silent");
    }
    console.log(formatSummary(folder, repository, install));
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof DocumentError) {
      console.error(error.message);
      return 2;
    }
    if (!(error instanceof UserError) && !(error instanceof Error && "syscall" in error)) throw error;
    console.error(error.message);
    return error instanceof UserError ? error.exitCode : 1;
  }
}

function parseCommandLine(args: readonly string[]): CommandLine {
  const command = new Command("create-contract-api")
    .description("Create a repository for an API: contract, server, client, mock, docs and conformance tests.")
    .argument("<folder>", "a folder that does not exist or is empty; with --update, a created repository")
    .option("--from <document>", `an OpenAPI document, 2.0 to 3.2: ${inputHelp}; without it, a small example`)
    .option(
      "--overlay <file>",
      "an overlay that changes the document; repeatable",
      (file, all: readonly string[] = []) => [...all, file],
    )
    .option("--root <folder>", rootHelp)
    .option("--add-404", "add a 404 to each operation of an item that documents no error for an unknown id")
    .option("--update", "replace the toolkit in the created repository <folder>, and change nothing else")
    .option("--no-install", "skip npm install")
    .allowExcessArguments(false)
    .showHelpAfterError("Example: create-contract-api my-api --from openapi.yaml")
    .addHelpText("after", "\nExit codes: 0 success, 1 rejected document or failed installation, 2 usage error.")
    .exitOverride()
    .parse(args, { from: "user" });
  return { folder: command.args[0] ?? "", ...command.opts<Omit<CommandLine, "folder">>() };
}

/** Creates a Git repository, unless the folder is in one. Without Git, does nothing. */
function initializeGit(cwd: string): void {
  if (spawnSync("git", ["rev-parse", "--is-inside-work-tree"], { cwd }).status !== 0)
    spawnSync("git", ["init", "--quiet"], { cwd });
}

function installDependencies(cwd: string): void {
  logProgress("installing dependencies with npm…");
  const startedAt = performance.now();
  runNpm(cwd, "npm install --prefer-offline --no-audit --no-fund --loglevel=error");
  logProgress(`installed in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

function runNpm(cwd: string, command: string): void {
  // A shell, because npm is a script on Windows.
  const { status, stdout, stderr } = spawnSync(command, { cwd, shell: true, encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status === 0) return;
  process.stderr.write(stdout + stderr);
  throw new UserError(`${command} failed in ${cwd}. The files are complete: fix the problem, and run it again.`);
}

function formatSummary(folder: string, repository: Repository, isInstalled: boolean): string {
  const { operations, stubs, headers, samplePath } = repository;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((file) => !/^(node_modules|packages|\.git|src.generated)[/\\]|^package-lock\.json$/.test(file));
  const curlHeaders = Object.entries(headers).map(([name, value]) => `-H ${quoteShell(`${name}: ${value}`)} `);
  const counts = `${files.length} files to edit, ${operations.length} operations, ${stubs.length} of them stubs.`;
  return `
${quotePath(folder)}: ${counts}
${formatDetails(repository)}
  cd ${quotePath(folder)}${isInstalled ? "" : "\n  npm install\n  npm run format"}
  npm start
  curl ${curlHeaders.join("")}${quoteShell(`http://127.0.0.1:3000${samplePath}`)}
  npm test

The docs are at http://127.0.0.1:3000/docs. README.md describes the files and how to implement your first operation.`;
}

/** Returns the tables, the collections without one, and the stubs that have no example. */
function formatDetails({ collections, unrecognized, stubs }: Repository): string {
  const invalid = stubs.flatMap(({ problem }) => (problem === undefined ? [] : toOneLine(problem)));
  return [
    formatList("Tables", collections.map(({ table }) => table).sort(), true),
    formatList(
      "No table, so their operations are stubs",
      unrecognized.map(({ path, reason }) => `${path}: ${toOneLine(reason)}`),
    ),
    formatList(
      "Parameters that no handler reads",
      collections
        .flatMap(listServed)
        .flatMap(({ operation, unread }) =>
          unread.length > 0 ? [`${operation.method} ${operation.path}: ${toOneLine(unread.join(", "))}`] : [],
        ),
    ),
    formatList("Stubs without a valid example, which respond with a 501", invalid),
  ].join("");
}

const maxLines = 10;

function formatList(title: string, entries: readonly string[], isInline = false): string {
  if (entries.length === 0) return "";
  if (isInline) return `${title}: ${entries.join(", ")}.\n`;
  const more = entries.length > maxLines ? [`and ${entries.length - maxLines} more`] : [];
  return `${title}:\n${[...entries.slice(0, maxLines), ...more].map((entry) => `  ${entry}\n`).join("")}`;
}

function logProgress(text: string): void {
  console.error(`create-contract-api: ${text}`);
}
