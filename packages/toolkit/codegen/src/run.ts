import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, watch, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import {
  DocumentError,
  type Input,
  inputHelp,
  isUrl,
  openInput,
  quotePath,
  rootHelp,
  toFileKey,
} from "@animal-store/openapi-document";
import { CodegenError } from "./findings.ts";
import { generate, isGenerated, withoutHeader } from "./generate.ts";

const usage = `usage: codegen DOCUMENT FOLDER [--check | --watch] [--strict] [--overlay FILE]... [--root FOLDER]
  DOCUMENT       ${inputHelp}
  --check        write nothing, and list the outdated files
  --watch        generate again after each change of the document and the files that it references
  --strict       reject the document if a part of it would be left out
  --overlay FILE apply an overlay to the document first (OpenAPI Overlay 1.0 and 1.1)
  --root FOLDER  ${rootHelp}`;

interface CommandLine {
  readonly document: string;
  readonly directory: string;
  readonly check: boolean;
  readonly watch: boolean;
  readonly isStrict: boolean;
  readonly overlays: readonly string[];
  readonly root?: string | undefined;
}

/** Runs the command. @returns the exit code: 0 for success, 1 for an error or an outdated folder, 2 for wrong usage */
export async function run(args: string[]): Promise<number> {
  const commandLine = parseCommandLine(args);
  if (typeof commandLine === "string") {
    const isHelp = commandLine === usage;
    (isHelp ? console.log : console.error)(commandLine);
    return isHelp ? 0 : 2;
  }
  const log = (line: string) => console.error(line);
  const input = await openInput(commandLine.document, { ...commandLine, log }).catch((error: unknown) => {
    if (!(error instanceof DocumentError)) throw error;
    console.error(error.message);
  });
  if (!input) return 1;
  const { code, sources } = await update(commandLine, input);
  if (!commandLine.watch) return code;
  watchSources(commandLine, input, sources);
  return 0;
}

async function update(commandLine: CommandLine, input: Input): Promise<{ code: number; sources: readonly string[] }> {
  const { directory, check, isStrict } = commandLine;
  const startedAt = performance.now();
  try {
    const { files, notes, sources } = await generate(input, { isStrict, command: toCommand(commandLine) });
    if (check) return { code: reportCheck(commandLine, compareOutputs(directory, files)), sources };
    const changed = writeOutputs(directory, files).map(({ file }) => file);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (notes) console.error(`${notes}\n`);
    console.error(
      `${quotePath(directory)}: ${changed.length === 0 ? "nothing changed" : `wrote ${changed.join(", ")}`} (${seconds} s)`,
    );
    return { code: 0, sources };
  } catch (error) {
    const message = error instanceof CodegenError ? error.message : describeFileError(error, directory);
    if (message === undefined) throw error;
    console.error(message);
    return { code: 1, sources: error instanceof CodegenError ? error.sources : [] };
  }
}

/** Watches folders, because editors replace files. The process runs until it is interrupted. */
function watchSources(commandLine: CommandLine, input: Input, firstSources: readonly string[]): void {
  const watchedFolders = new Set<string>();
  let sources = toFiles([input.path, ...input.overlays, ...firstSources]);
  let timer: NodeJS.Timeout | undefined;
  let lastUpdate = Promise.resolve();
  watchFolders();
  const names = [...(toFiles([input.path]).size > 0 ? [input.path] : []), ...input.overlays];
  console.error(`Watching ${names.join(", ")}. Stop with Ctrl+C.`);

  /** A download and the standard input do not change. */
  function toFiles(paths: Iterable<string>): Set<string> {
    return new Set([...paths].map(toFileKey).filter((path) => !input.texts.has(path) && !isUrl(path)));
  }

  function watchFolders(): void {
    for (const folder of new Set([...sources].map((path) => dirname(path)))) {
      if (watchedFolders.has(folder) || !existsSync(folder)) continue;
      watchedFolders.add(folder);
      watch(folder, (_event, name) => {
        if (name === null || ![...sources].some((path) => dirname(path) === folder && basename(path) === name)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          lastUpdate = lastUpdate.then(updateAgain);
        }, 50);
      });
    }
  }

  async function updateAgain(): Promise<void> {
    const result = await update(commandLine, input);
    sources = toFiles([...sources, ...result.sources]);
    watchFolders();
  }
}

/** Returns undefined for an error that is not from the file system. */
function describeFileError(error: unknown, directory: string): string | undefined {
  const { syscall, path, code = "", message } = error as NodeJS.ErrnoException;
  if (syscall === undefined || path === undefined) return undefined;
  if (path === directory && ["EEXIST", "ENOTDIR"].includes(code)) return `${directory}: is a file. Pass a folder.`;
  return `${path}: ${message}. Fix it: some files were not written.`;
}

function reportCheck(commandLine: CommandLine, differences: Difference[]): number {
  const { directory } = commandLine;
  for (const { file, state } of differences) {
    const advice =
      state === "stray" ? `: codegen did not write it. ${strayAdvice}` : `. Run: ${toCommand(commandLine)}`;
    console.error(`${quotePath(`${directory}/${file}`)} is ${state}${advice}`);
  }
  if (differences.length === 0) console.error(`${quotePath(directory)} is up to date.`);
  return differences.length === 0 ? 0 : 1;
}

/** Returns the command that updates the files. By convention, the script `generate:check` checks the output of `generate`. */
function toCommand({ document, directory, isStrict, overlays, root }: CommandLine): string {
  const script = process.env.npm_lifecycle_event;
  if (script !== undefined && script !== "npx") return `npm run ${script.replace(/:check$/, "")}`;
  const options = [
    ...(isStrict ? ["--strict"] : []),
    ...overlays.map((path) => `--overlay ${quotePath(path)}`),
    ...(root === undefined ? [] : [`--root ${quotePath(root)}`]),
  ];
  return ["npx codegen", document === "-" ? document : quotePath(document), quotePath(directory), ...options].join(" ");
}

/** Returns a message for wrong usage. */
function parseCommandLine(args: string[]): CommandLine | string {
  try {
    const options = {
      check: { type: "boolean", default: false },
      watch: { type: "boolean", default: false },
      strict: { type: "boolean", default: false },
      overlay: { type: "string", multiple: true, default: [] as string[] },
      root: { type: "string" },
    } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const { check, watch, strict: isStrict, overlay: overlays, root } = values;
    const [document, directory] = positionals;
    if (!document || !directory || positionals.length > 2) return `Pass one document and one folder.\n${usage}`;
    if (check && watch) return `Pass --check or --watch, not both.\n${usage}`;
    if (root !== undefined && !existsSync(root)) return `--root ${root}: the folder does not exist.`;
    const isFixed = document === "-" || isUrl(document);
    if (watch && isFixed && overlays.length === 0)
      return "--watch needs a file: a URL is downloaded once, and - is read once. Pass a file, or an overlay.";
    return { document, directory, check, watch, isStrict, overlays, root };
  } catch (error) {
    const [problem] = (error as Error).message.split(". To specify");
    return args.includes("--help") ? usage : `${problem}.\n${usage}`;
  }
}

/** An obsolete file is from an earlier run. codegen did not write a stray file, so it never deletes it. */
export type Difference = { file: string; state: "stale" | "missing" | "obsolete" | "stray" };
const strayAdvice = "Delete or move it, or generate into another folder.";

/** Returns all differences between a folder and the files that it should contain. Ignores their headers. */
function compareOutputs(directory: string, files: Map<string, string>): Difference[] {
  const existingFiles = existsSync(directory) ? readdirSync(directory) : [];
  const outdatedFiles = [...files].flatMap(([file, content]): Difference[] => {
    if (!existingFiles.includes(file)) return [{ file, state: "missing" }];
    const current = readFileSync(join(directory, file), "utf8");
    if (!isGenerated(current)) return [{ file, state: "stray" }];
    return withoutHeader(current) === withoutHeader(content) ? [] : [{ file, state: "stale" }];
  });
  const otherFiles = existingFiles
    .filter((file) => !files.has(file))
    .map((file): Difference => ({ file, state: isGeneratedFile(join(directory, file)) ? "obsolete" : "stray" }));
  return [...outdatedFiles, ...otherFiles];
}

/**
 * Makes a folder contain exactly these files. Files that are up to date are not written.
 * @returns the files that were written or deleted
 * @throws {CodegenError} if the folder contains something that codegen did not write
 */
export function writeOutputs(directory: string, files: Map<string, string>): Difference[] {
  mkdirSync(directory, { recursive: true });
  const differences = compareOutputs(directory, files);
  const strayFiles = differences.filter(({ state }) => state === "stray").map(({ file }) => file);
  if (strayFiles.length > 0)
    throw new CodegenError(
      `${directory}: contains ${strayFiles.join(", ")}, which codegen did not write. ${strayAdvice}`,
    );
  for (const { file } of differences) {
    const content = files.get(file);
    if (content === undefined) rmSync(join(directory, file));
    else writeFileSync(join(directory, file), content);
  }
  return differences;
}

function isGeneratedFile(path: string): boolean {
  return statSync(path).isFile() && isGenerated(readFileSync(path, "utf8"));
}
