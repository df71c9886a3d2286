import { type Language, type Sample, samplesNamed } from "./list-samples.ts";

/** The samples that a guide shows, in their order, as a reader of one language takes them: of each pair of tabs one. */
export function samplesOfGuide(guide: string, language: Language): Sample[] {
  const names = Array.from(guide.matchAll(/\{\{sample ([\w.-]+)\}\}/g), ([, name = ""]) => name);
  return names.flatMap((name) => {
    const samples = samplesNamed(name);
    return samples.find((sample) => sample.language === language) ?? samples.slice(0, 1);
  });
}
