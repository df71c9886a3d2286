export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.map(toCell).join(" | ")} |`).join("\n");
}

/** Wraps each table in a region that scrolls horizontally, also with the keyboard. */
export function scrollTables(markdown: string): string {
  return markdown.replaceAll(tables, (table) => toRegion("wide-table", table));
}

/** Wraps the tables that have too many columns for a page. Their text wraps. */
export function scrollTextTables(markdown: string): string {
  return markdown.replaceAll(tables, (table) => (countColumns(table) > 6 ? toRegion("wide-table text", table) : table));
}

const tables = /^\|.*(\n\|.*)+$/gm;

function countColumns(table: string): number {
  return (/^.*$/m.exec(table)?.[0].split("|").length ?? 0) - 2;
}

function toRegion(className: string, table: string): string {
  return `<div class="${className}" role="group" aria-label="Table" tabindex="0">\n\n${table}\n\n</div>`;
}

export type OutputFormat = "page" | "plain";

const blockPattern = (info: string) => `\`\`\`${info}\\n(?:(?!\`\`\`).*\\n)+\`\`\``;
const outputPattern = `\\n\\n${blockPattern('\\w+ title="Output".*')}`;
const typescriptPattern = `${blockPattern("ts title=.*")}(?:${outputPattern})?`;
const typescriptSamples = new RegExp(`^${typescriptPattern}`, "gm");
const tabPairs = new RegExp(`^(${blockPattern("sh")}${outputPattern})\\n\\n(${typescriptPattern})`, "gm");
const clientNote = "`store.ts` is the [shared client](sandbox.md#shared-client).";

/** Adds a note to each sample that imports `store.ts`. On a page, turns adjacent curl and TypeScript samples into tabs. */
export function formatSamples(guide: string, format: OutputFormat): string {
  const note = format === "page" ? `<div class="sample-note">\n\n${clientNote}\n\n</div>` : clientNote;
  const withTabs = format === "page" ? guide.replaceAll(tabPairs, (_, curl, client) => toTabs(curl, client)) : guide;
  return withTabs.replaceAll(typescriptSamples, (sample) =>
    sample.includes('"./store.ts"') ? `${sample}\n\n${note}` : sample,
  );
}

function toTabs(curl: string, client: string): string {
  const toTab = (label: string, sample: string) => `<TabItem label="${label}">\n\n${sample}\n\n</TabItem>`;
  return `<Tabs syncKey="language">\n${toTab("curl", curl)}\n${toTab("TypeScript", client)}\n</Tabs>`;
}

/** Escapes `<` and `{` outside of code, which MDX would parse as markup. */
export function escapeText(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : part.replaceAll(/[<{]/g, "\\$&")))
    .join("");
}

export function codeBlock(code: string, info: string): string {
  const fenceLength = Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([backticks]) => backticks.length + 1));
  const fence = "`".repeat(fenceLength);
  return `${fence}${info}\n${code.trimEnd()}\n${fence}`;
}

function toCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
