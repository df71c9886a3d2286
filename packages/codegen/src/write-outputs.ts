import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Difference = { file: string; state: "stale" | "missing" | "stray" };

/** How a folder differs from the files that should be in it: all of them, not just the first. */
export function compareOutputs(directory: string, files: Map<string, string>): Difference[] {
  const present = existsSync(directory) ? readdirSync(directory) : [];
  const expected = [...files].flatMap(([file, content]): Difference[] => {
    if (!present.includes(file)) return [{ file, state: "missing" }];
    return readFileSync(join(directory, file), "utf8") === content ? [] : [{ file, state: "stale" }];
  });
  return [...expected, ...present.filter((file) => !files.has(file)).map((file): Difference => ({ file, state: "stray" }))];
}

/** Brings a folder to hold exactly the files; what is already right is not touched. */
export function writeOutputs(directory: string, files: Map<string, string>): Difference[] {
  mkdirSync(directory, { recursive: true });
  const differences = compareOutputs(directory, files);
  for (const { file } of differences) {
    const content = files.get(file);
    if (content === undefined) rmSync(join(directory, file), { recursive: true });
    else writeFileSync(join(directory, file), content);
  }
  return differences;
}
