import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allSlugs } from "../guides/chapters.ts";
import { isRun, outputOf, samplesOfGuide } from "./list-samples.ts";
import { createSampleSandbox, keyOf, runSample, samplePlan, serveSandbox } from "./run-sample.ts";

const walks = allSlugs().flatMap((slug) => {
  const guide = readFileSync(new URL(`../../guides/${slug}.md`, import.meta.url), "utf8");
  const inLanguage = (language: "sh" | "ts") => samplesOfGuide(guide, language).filter(isRun);
  const files = (language: "sh" | "ts") =>
    inLanguage(language)
      .map(({ file }) => file)
      .join();
  const languages = files("sh") === files("ts") ? (["sh"] as const) : (["sh", "ts"] as const);
  return languages
    .map((language) => ({ slug, language, samples: inLanguage(language) }))
    .filter(({ samples }) => samples.length > 1);
});

test.each(walks)(
  "the samples of $slug, read in $language, print in order on one sandbox what stands below them",
  async ({ samples }) => {
    const sandbox = await createSampleSandbox();
    const server = await serveSandbox(sandbox);
    try {
      for (const sample of samples) {
        const output = await runSample(sample.path, { origin: server.origin, key: keyOf(sandbox, samplePlan) });
        expect([sample.file, withoutCounts(output)]).toEqual([sample.file, withoutCounts(outputOf(sample) ?? "")]);
      }
    } finally {
      await server.stop(0);
    }
  },
);

/** What the requests before it change in every answer: how much of the limits is left, and until when. */
function withoutCounts(output: string): string {
  return output
    .replaceAll(/^(X-RateLimit-(?:Remaining|Reset)|RateLimit): .*$/gm, "$1: …")
    .replaceAll(/(remaining|resetsIn): \d+/g, "$1: …");
}
