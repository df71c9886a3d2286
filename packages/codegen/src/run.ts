import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CodegenError } from "./codegen-error.ts";
import { generate, generatedHeader } from "./generate.ts";

const usage = "usage: codegen DOCUMENT FOLDER [--check]";

/** Runs the command. @returns the exit code: 0 for success, 1 for an error or an outdated folder, 2 for wrong usage */
export async function run(args: string[]): Promise<number> {
  const commandLine = parseCommandLine(args);
  if (!commandLine) {
    console.error(usage);
    return 2;
  }
  const { documentPath, directory, isCheck } = commandLine;
  const startedAt = performance.now();
  try {
    const files = await generate(documentPath);
    if (isCheck) return reportCheck(documentPath, directory, compareOutputs(directory, files));
    const changed = writeOutputs(directory, files).map(({ file }) => file);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.error(
      `${directory}: ${changed.length === 0 ? "nothing changed" : `wrote ${changed.join(", ")}`} (${seconds} s)`,
    );
    return 0;
  } catch (error) {
    const message = error instanceof CodegenError ? error.message : describeFileError(error, directory);
    if (message === undefined) throw error;
    console.error(message);
    return 1;
  }
}

/** Returns undefined for an error that is not from the file system. */
function describeFileError(error: unknown, directory: string): string | undefined {
  if (!(error instanceof Error && "syscall" in error && "path" in error)) return undefined;
  if (error.path === directory && ["EEXIST", "ENOTDIR"].includes(String(Object(error).code)))
    return `${directory}: is a file. Pass a folder.`;
  return `${error.path}: ${error.message}. Fix it: some files were not written.`;
}

function reportCheck(documentPath: string, directory: string, differences: { file: string; state: string }[]): number {
  const command = toCommand(documentPath, directory);
  for (const { file, state } of differences) console.error(`${directory}/${file} is ${state}. Run: ${command}`);
  if (differences.length === 0) console.error(`${directory} is up to date.`);
  return differences.length === 0 ? 0 : 1;
}

// By convention, the script `generate:check` checks the output of `generate`.
function toCommand(documentPath: string, directory: string): string {
  const script = /^(.+):check$/.exec(process.env.npm_lifecycle_event ?? "")?.[1];
  return script ? `npm run ${script}` : `npx codegen ${documentPath} ${directory}`;
}

function parseCommandLine(args: string[]) {
  try {
    const options = { check: { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [documentPath, directory] = positionals;
    if (!documentPath || !directory || positionals.length > 2) return undefined;
    return { documentPath, directory, isCheck: values.check ?? false };
  } catch {
    return undefined;
  }
}

export type Difference = { file: string; state: "stale" | "missing" | "stray" };

/** Returns all differences between a folder and the files that it should contain. */
export function compareOutputs(directory: string, files: Map<string, string>): Difference[] {
  const existingFiles = existsSync(directory) ? readdirSync(directory) : [];
  const outdatedFiles = [...files].flatMap(([file, content]): Difference[] => {
    if (!existingFiles.includes(file)) return [{ file, state: "missing" }];
    return readFileSync(join(directory, file), "utf8") === content ? [] : [{ file, state: "stale" }];
  });
  return [
    ...outdatedFiles,
    ...existingFiles.filter((file) => !files.has(file)).map((file): Difference => ({ file, state: "stray" })),
  ];
}

/**
 * Makes a folder contain exactly these files. Files that are up to date are not written.
 * @returns the files that were written or deleted
 * @throws {CodegenError} if the folder contains something that codegen did not write
 */
export function writeOutputs(directory: string, files: Map<string, string>): Difference[] {
  mkdirSync(directory, { recursive: true });
  const differences = compareOutputs(directory, files);
  const foreign = differences.filter(({ file, state }) => state === "stray" && !isGenerated(join(directory, file)));
  if (foreign.length > 0) {
    const names = foreign.map(({ file }) => file).join(", ");
    throw new CodegenError(
      directory,
      `contains ${names}, which codegen did not write. Move it, or use a separate folder.`,
    );
  }
  for (const { file } of differences) {
    const content = files.get(file);
    if (content === undefined) rmSync(join(directory, file));
    else writeFileSync(join(directory, file), content);
  }
  return differences;
}

function isGenerated(path: string): boolean {
  return statSync(path).isFile() && readFileSync(path, "utf8").startsWith(generatedHeader);
}
