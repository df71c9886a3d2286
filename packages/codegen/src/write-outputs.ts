import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CodegenError } from "./codegen-error.ts";
import { generatedHeader } from "./generated-header.ts";

export type Difference = { file: string; state: "stale" | "missing" | "stray" };

/** How a folder differs from the files that should be in it: all of them, not just the first. */
export function compareOutputs(directory: string, files: Map<string, string>): Difference[] {
  const present = existsSync(directory) ? readdirSync(directory) : [];
  const expected = [...files].flatMap(([file, content]): Difference[] => {
    if (!present.includes(file)) return [{ file, state: "missing" }];
    return readFileSync(join(directory, file), "utf8") === content ? [] : [{ file, state: "stale" }];
  });
  return [
    ...expected,
    ...present.filter((file) => !files.has(file)).map((file): Difference => ({ file, state: "stray" })),
  ];
}

/**
 * Brings a folder to hold exactly the files; what is already right is not touched.
 * @throws {CodegenError} when the folder holds something that codegen did not write
 */
export function writeOutputs(directory: string, files: Map<string, string>): Difference[] {
  mkdirSync(directory, { recursive: true });
  const differences = compareOutputs(directory, files);
  const foreign = differences.filter(({ file, state }) => state === "stray" && !isGenerated(join(directory, file)));
  if (foreign.length > 0) {
    const names = foreign.map(({ file }) => file).join(", ");
    throw new CodegenError(
      directory,
      `holds ${names}, which codegen did not write. Move it away, or name a folder of its own.`,
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
