/** A table of Markdown. */
export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.map(cell).join(" | ")} |`).join("\n");
}

/** Puts each table into a region of its own that can be scrolled, by the keyboard too, for tables that are wider than a page. */
export function scrollTables(markdown: string): string {
  return markdown.replaceAll(
    /^\|.*(\n\|.*)+$/gm,
    (found) => `<div class="wide-table" role="group" aria-label="Table" tabindex="0">\n\n${found}\n\n</div>`,
  );
}

/** How a guide is shown: as a page with tabs, or as plain Markdown. */
export type OutputFormat = "page" | "plain";

const block = (info: string) => `\`\`\`${info}\\n(?:(?!\`\`\`).*\\n)+\`\`\``;
const output = `\\n\\n${block('\\w+ title="Output".*')}`;
const script = `${block("ts title=.*")}(?:${output})?`;
const allScripts = new RegExp(`^${script}`, "gm");
const pairs = new RegExp(`^(${block("sh")}${output})\\n\\n(${script})`, "gm");
const whereStoreIs = "`store.ts` beside it is [the client that the samples share](quickstart.md#one-client-for-all).";

/** Says below a sample where the `store.ts` that it imports is. A page shows curl or TypeScript, the reader's choice. */
export function showSamples(guide: string, flavour: OutputFormat): string {
  const note = flavour === "page" ? `<div class="sample-note">\n\n${whereStoreIs}\n\n</div>` : whereStoreIs;
  const tabs = flavour === "page" ? guide.replaceAll(pairs, (_, shell, client) => pairOfTabs(shell, client)) : guide;
  return tabs.replaceAll(allScripts, (found) => (found.includes('"./store.ts"') ? `${found}\n\n${note}` : found));
}

function pairOfTabs(shell: string, client: string): string {
  const tab = (label: string, shown: string) => `<TabItem label="${label}">\n\n${shown}\n\n</TabItem>`;
  return `<Tabs syncKey="language">\n${tab("curl", shell)}\n${tab("TypeScript", client)}\n</Tabs>`;
}

/** Text of the contract for a page of MDX, where `<` and `{` outside of code would be read as markup. */
export function escapeText(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : part.replaceAll(/[<{]/g, "\\$&")))
    .join("");
}

/** Code with its language and title, in a fence that it does not end itself. */
export function codeBlock(code: string, info: string): string {
  const ticks = Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([found]) => found.length + 1));
  const fence = "`".repeat(ticks);
  return `${fence}${info}\n${code.trimEnd()}\n${fence}`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
