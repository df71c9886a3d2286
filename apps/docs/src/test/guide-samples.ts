import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contract, documentedOperations } from "../contract-document.ts";
import { allSlugs } from "../guides/sidebar.ts";
import { translateSamples } from "../samples/format-samples.ts";
import { operationSamples, parametrizedSamples } from "../samples/operation-samples.ts";

export type GuideSource = { slug: string; path: string; text: string; samples: GuideSample[] };

export type GuideSample = SampleFile & {
  /** The code block, followed by the block of its output if it has one. */
  block: string;
  language: "sh" | "ts";
  /** Undefined for tests, and for code that other samples import. */
  output: string | undefined;
};

export type SampleFile = { file: string; path: string; code: string };

// A code block with a title or an output is a sample.
const sampleBlock =
  /^```(sh|tsx?)(?: title="(.+)")?\n((?:(?!```).*\n)+)```(?:\n\n```\w+ title="Output" frame="code"\n((?:(?!```).*\n)+)```)?/gm;

export const sampleFolder: string = fileURLToPath(new URL("../../.filled-samples/", import.meta.url));

const guidesFolder = fileURLToPath(new URL("../../guides/", import.meta.url));

export const guideSources: readonly GuideSource[] = allSlugs().map((slug) => {
  const path = join(guidesFolder, `${slug}.md`);
  const text = readFileSync(path, "utf8");
  return { slug, path, text, samples: parseSamples(slug, text) };
});

function parseSamples(slug: string, text: string): GuideSample[] {
  return [...text.matchAll(sampleBlock)].flatMap(([block, language, title, code = "", output], index) => {
    if (title === undefined && output === undefined) return [];
    const sample = toSampleFile(title ?? `${slug}-${index}.sh`, code);
    return [{ ...sample, block, output, language: language === "sh" ? "sh" : "ts" }];
  });
}

function toSampleFile(file: string, code: string): SampleFile {
  return { file, path: join(sampleFolder, file), code };
}

/** The samples of the reference, those of placeholders in guides, and those that send the requests of curl samples. */
export const generatedSamples: readonly SampleFile[] = [
  ...documentedOperations(contract).map((documented) => ({
    name: documented.operation.operationId,
    samples: operationSamples(documented, contract),
  })),
  ...guideSources.flatMap(({ slug, text }) =>
    translateSamples(text, contract).map((samples, index) => ({ name: `${slug}-translated-${index}`, samples })),
  ),
  ...guideSources.flatMap(({ slug, text }) =>
    [...text.matchAll(/\{\{samples (.+?)\}\}/g)].map(([, argument = ""], index) => ({
      name: `${slug}-generated-${index}`,
      samples: parametrizedSamples(argument, contract),
    })),
  ),
].flatMap(({ name, samples }) =>
  Object.entries(samples).map(([language, code]) => toSampleFile(`${name}.${language}`, code)),
);

export function writeSamples(): void {
  rmSync(sampleFolder, { recursive: true, force: true });
  mkdirSync(sampleFolder);
  for (const { path, code } of [...guideSources.flatMap(({ samples }) => samples), ...generatedSamples]) {
    writeFileSync(path, code);
  }
  const base = "../tsconfig.samples.json";
  writeFileSync(join(sampleFolder, "tsconfig.json"), JSON.stringify({ extends: base, include: ["*.ts", "*.tsx"] }));
}
