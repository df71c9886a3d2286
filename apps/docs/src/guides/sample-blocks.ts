import { outputOf, type Sample, samplesNamed } from "../samples/list-samples.ts";
import { codeBlock } from "./markdown.ts";

const labels = { sh: "curl", ts: "TypeScript", tsx: "React" };
const whereStoreIs = "`store.ts` beside it is [the client that the samples share](first-call.md#one-client-for-all).";

/** How a guide is shown: as a page with tabs, or as plain Markdown. */
export type Flavour = "page" | "plain";

/** The samples of a name with what they printed; a page shows one of them at a time, the reader's choice. */
export function sampleBlocks(name: string, flavour: Flavour): string {
  const samples = samplesNamed(name);
  const blocks = samples.map((sample) => sampleBlock(sample, flavour));
  if (flavour === "plain" || samples.length === 1) return blocks.join("\n\n");
  const tabs = samples.map(
    ({ language }, at) => `<TabItem label="${labels[language]}">\n\n${blocks[at]}\n\n</TabItem>`,
  );
  return `<Tabs syncKey="language">\n${tabs.join("\n")}\n</Tabs>`;
}

function sampleBlock(sample: Sample, flavour: Flavour): string {
  const { file, language, code } = sample;
  const output = outputOf(sample);
  return [
    codeBlock(code, language === "sh" ? "sh" : `${language} title="${file}"`),
    ...(output === undefined ? [] : [codeBlock(output, `${languageOf(output)} title="Output" frame="code"`)]),
    ...(code.includes('"./store.ts"') ? [note(whereStoreIs, flavour)] : []),
  ].join("\n\n");
}

function note(words: string, flavour: Flavour): string {
  return flavour === "page" ? `<div class="sample-note">\n\n${words}\n\n</div>` : words;
}

function languageOf(output: string): string {
  if (/^(HTTP\/|\s*\d+ \d{3}$)/m.test(output)) return "http";
  return /^[{[]"/.test(output) ? "json" : /^\s*[{[]/.test(output) ? "js" : "txt";
}
