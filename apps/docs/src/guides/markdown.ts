export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.map(cell).join(" | ")} |`).join("\n");
}

/** Wraps each table in a region that scrolls horizontally, also with the keyboard. */
export function scrollTables(markdown: string): string {
  return markdown.replaceAll(
    /^\|.*(\n\|.*)+$/gm,
    (found) => `<div class="wide-table" role="group" aria-label="Table" tabindex="0">\n\n${found}\n\n</div>`,
  );
}

export type OutputFormat = "page" | "plain";

const block = (info: string) => `\`\`\`${info}\\n(?:(?!\`\`\`).*\\n)+\`\`\``;
const output = `\\n\\n${block('\\w+ title="Output".*')}`;
const script = `${block("ts title=.*")}(?:${output})?`;
const allScripts = new RegExp(`^${script}`, "gm");
const pairs = new RegExp(`^(${block("sh")}${output})\\n\\n(${script})`, "gm");
const storeNote = "`store.ts` is the [shared client](quickstart.md#shared-client).";

/** Adds a note to each sample that imports `store.ts`. On a page, turns adjacent curl and TypeScript samples into tabs. */
export function showSamples(guide: string, flavour: OutputFormat): string {
  const note = flavour === "page" ? `<div class="sample-note">\n\n${storeNote}\n\n</div>` : storeNote;
  const tabs = flavour === "page" ? guide.replaceAll(pairs, (_, shell, client) => toTabs(shell, client)) : guide;
  return tabs.replaceAll(allScripts, (sample) => (sample.includes('"./store.ts"') ? `${sample}\n\n${note}` : sample));
}

function toTabs(shell: string, client: string): string {
  const tab = (label: string, sample: string) => `<TabItem label="${label}">\n\n${sample}\n\n</TabItem>`;
  return `<Tabs syncKey="language">\n${tab("curl", shell)}\n${tab("TypeScript", client)}\n</Tabs>`;
}

/** Escapes `<` and `{` outside of code, which MDX would parse as markup. */
export function escapeText(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : part.replaceAll(/[<{]/g, "\\$&")))
    .join("");
}

export function codeBlock(code: string, info: string): string {
  const ticks = Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([found]) => found.length + 1));
  const fence = "`".repeat(ticks);
  return `${fence}${info}\n${code.trimEnd()}\n${fence}`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
