import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../samples", import.meta.url));

// What samples share prints nothing, and components are run by the tests beside them.
const shared = ["store.ts", "store-queries.ts"];
const languages = { ".sh": "sh", ".ts": "ts", ".tsx": "tsx" } as const;

/** What a guide shows: code that is compiled and run as it stands, and what it printed. */
export type Sample = { file: string; path: string; language: Language; code: string; outputPath: string };

export type Language = (typeof languages)[keyof typeof languages];

/** All samples, by file name. */
export function listSamples(): Sample[] {
  return readdirSync(folder)
    .filter((file) => extname(file) in languages)
    .map(readSample);
}

/** Whether a sample is a program of its own, which prints what the guide shows below it. */
export function isRun({ file, language }: Sample): boolean {
  return language !== "tsx" && !shared.includes(file);
}

/** The samples of a name, `pages` for `pages.sh` and `pages.ts`, or the one that is named with its ending. @throws {Error} where there is none */
export function samplesNamed(name: string): Sample[] {
  const files = extname(name) === "" ? [`${name}.sh`, `${name}.ts`] : [name];
  const found = files.filter((file) => existsSync(join(folder, file))).map(readSample);
  if (found.length === 0) throw new Error(`sample must name a file of apps/docs/samples, got "${name}".`);
  return found;
}

/** What a sample printed when it was last run; undefined for what is not run. @throws {Error} where it never was */
export function outputOf(sample: Sample): string | undefined {
  if (!isRun(sample)) return undefined;
  if (existsSync(sample.outputPath)) return readFileSync(sample.outputPath, "utf8");
  throw new Error(`${sample.file} has no output yet. In apps/docs: pnpm test samples -u`);
}

function readSample(file: string): Sample {
  const path = join(folder, file);
  const language = file.endsWith(".sh") ? "sh" : file.endsWith(".tsx") ? "tsx" : "ts";
  return { file, path, language, code: readFileSync(path, "utf8"), outputPath: join(folder, "outputs", `${file}.txt`) };
}

/** The samples that a guide shows, in their order, as a reader of one language takes them: of each pair of tabs one. */
export function samplesOfGuide(guide: string, language: Language): Sample[] {
  const names = Array.from(guide.matchAll(/\{\{sample ([\w.-]+)\}\}/g), ([, name = ""]) => name);
  return names.flatMap((name) => {
    const samples = samplesNamed(name);
    return samples.find((sample) => sample.language === language) ?? samples.slice(0, 1);
  });
}
