import { outputOf, type Sample, samplesNamed } from "../samples/list-samples.ts";
import { codeBlock } from "./markdown.ts";

const labels = { sh: "curl", ts: "TypeScript" };

/** How a guide is shown: as a page with tabs, or as plain Markdown. */
export type Flavour = "page" | "plain";

/** The samples of a name with what they printed; a page shows one of them at a time, the reader's choice. */
export function sampleBlocks(name: string, flavour: Flavour): string {
  const samples = samplesNamed(name);
  const blocks = samples.map(sampleBlock);
  if (flavour === "plain" || samples.length === 1) return blocks.join("\n\n");
  const tabs = samples.map(
    ({ language }, at) => `<TabItem label="${labels[language]}">\n\n${blocks[at]}\n\n</TabItem>`,
  );
  return `<Tabs syncKey="language">\n${tabs.join("\n")}\n</Tabs>`;
}

function sampleBlock(sample: Sample): string {
  const output = outputOf(sample);
  const code = codeBlock(sample.code, sample.language === "sh" ? "sh" : `ts title="${sample.file}"`);
  return output === undefined
    ? code
    : `${code}\n\n${codeBlock(output, `${languageOf(output)} title="Output" frame="code"`)}`;
}

function languageOf(output: string): string {
  if (/^(HTTP\/|\s*\d+ \d{3}$)/m.test(output)) return "http";
  return /^[{[]"/.test(output) ? "json" : /^\s*[{[]/.test(output) ? "js" : "txt";
}
