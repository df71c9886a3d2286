import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { documentedOperations, readContract } from "../contract-document.ts";
import { allSlugs } from "../guides/sidebar.ts";
import { operationSamples } from "./operation-samples.ts";

/** A guide as it is written, with its samples in their order. */
export type GuideSource = { slug: string; path: string; text: string; samples: GuideSample[] };

export type GuideSample = SampleFile & {
  /** The code block and, where the sample prints something, the block of its output. */
  block: string;
  language: "sh" | "ts";
  /** Undefined for code that other samples import, and for tests. */
  output: string | undefined;
};

export type SampleFile = { file: string; path: string; code: string };

// Code that has a title or an output is a sample.
const sampleBlock =
  /^```(sh|tsx?)(?: title="(.+)")?\n((?:(?!```).*\n)+)```(?:\n\n```\w+ title="Output" frame="code"\n((?:(?!```).*\n)+)```)?/gm;

/** Where tests compile and run the samples. */
export const sampleFolder: string = fileURLToPath(new URL("../../.filled-samples/", import.meta.url));

const guides = fileURLToPath(new URL("../../guides/", import.meta.url));

/** All guides as they are written, in the order of the menu. */
export const guideSources: readonly GuideSource[] = allSlugs().map((slug) => {
  const path = join(guides, `${slug}.md`);
  const text = readFileSync(path, "utf8");
  return { slug, path, text, samples: samplesOf(slug, text) };
});

function samplesOf(slug: string, text: string): GuideSample[] {
  return [...text.matchAll(sampleBlock)].flatMap(([block, language, title, code = "", output], index) => {
    if (title === undefined && output === undefined) return [];
    const sample = sampleFile(title ?? `${slug}-${index}.sh`, code);
    return [{ ...sample, block, output, language: language === "sh" ? "sh" : "ts" }];
  });
}

function sampleFile(file: string, code: string): SampleFile {
  return { file, path: join(sampleFolder, file), code };
}

const contract = readContract();

/** The samples of the reference: for each operation a command line and a call of the client. */
export const referenceSamples: readonly SampleFile[] = documentedOperations(contract).flatMap((documented) =>
  Object.entries(operationSamples(documented, contract)).map(([language, code]) =>
    sampleFile(`${documented.operation.operationId}.${language}`, code),
  ),
);

/** Writes all samples into their folder, with the settings of the compiler. */
export function writeSamples(): void {
  rmSync(sampleFolder, { recursive: true, force: true });
  mkdirSync(sampleFolder);
  for (const { path, code } of [...guideSources.flatMap(({ samples }) => samples), ...referenceSamples]) {
    writeFileSync(path, code);
  }
  const extended = "../tsconfig.samples.json";
  writeFileSync(join(sampleFolder, "tsconfig.json"), JSON.stringify({ extends: extended, include: ["*.ts", "*.tsx"] }));
}
