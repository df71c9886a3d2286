import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../samples/", import.meta.url));

// Where the samples keep what they share; it prints nothing.
const shared = "store.ts";

/** What a guide shows: code that is compiled and run as it stands, and what it printed. */
export type Sample = { file: string; path: string; language: "sh" | "ts"; code: string; outputPath: string };

/** All samples that are run, by file name. */
export function listSamples(): Sample[] {
  return readdirSync(folder)
    .filter((file) => [".sh", ".ts"].includes(extname(file)) && file !== shared)
    .map(readSample);
}

/** The samples of a name, `pages` for `pages.sh` and `pages.ts`, or the one that is named with its ending. @throws {Error} where there is none */
export function samplesNamed(name: string): Sample[] {
  const files = extname(name) === "" ? [`${name}.sh`, `${name}.ts`] : [name];
  const found = files.filter((file) => existsSync(join(folder, file))).map(readSample);
  if (found.length === 0) throw new Error(`sample must name a file of apps/docs/samples, got "${name}".`);
  return found;
}

/** What a sample printed when it was last run; undefined for what is not run. @throws {Error} where it never was */
export function outputOf({ file, outputPath }: Sample): string | undefined {
  if (file === shared) return undefined;
  if (existsSync(outputPath)) return readFileSync(outputPath, "utf8");
  throw new Error(`${file} has no output yet. In apps/docs: pnpm test samples -u`);
}

function readSample(file: string): Sample {
  const path = join(folder, file);
  const language = file.endsWith(".sh") ? "sh" : "ts";
  return { file, path, language, code: readFileSync(path, "utf8"), outputPath: join(folder, "outputs", `${file}.txt`) };
}
