/** Returns an empty text without rows. @param delimiter below all heads but the first; `---:` aligns numbers */
export function table(head: string[], rows: string[][], delimiter = "---"): string {
  if (rows.length === 0) return "";
  return [head, head.map((_, index) => (index === 0 ? "---" : delimiter)), ...rows]
    .map((cells) => `| ${cells.map(toCell).join(" | ")} |`)
    .join("\n");
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/** Returns `a, b or c`. */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(items);
}

/** Returns an empty text without content. */
export function section(title: string, text: string): string {
  return text && `## ${title}\n\n${text}`;
}

/** A text, or nothing. */
type Part = string | false | undefined;

export function joinParagraphs(...parts: readonly Part[]): string {
  return joinParts("\n\n", parts);
}

export function joinSentences(...parts: readonly Part[]): string {
  return joinParts(" ", parts);
}

/** Joins the parts that are not empty. */
export function joinParts(separator: string, parts: readonly Part[]): string {
  return parts.filter(Boolean).join(separator);
}

/** Shows texts in tabs on a page, and one after another in plain text. @param syncKey tabs with the same key change together */
export function tabs(
  items: readonly { label: string; text: string }[],
  format: OutputFormat,
  syncKey?: string,
): string {
  if (format === "plain") return joinParagraphs(...items.map(({ text }) => text));
  const panels = items.map(({ label, text }) => `<TabItem label="${label}">\n\n${text}\n\n</TabItem>`);
  return `<Tabs${syncKey ? ` syncKey="${syncKey}"` : ""}>\n${panels.join("\n")}\n</Tabs>`;
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

/** Escapes `<` and `{` outside of code, which MDX would parse as markup. */
function escapeText(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : part.replaceAll(/[<{]/g, "\\$&")))
    .join("");
}

export function escapeIn(format: OutputFormat, text: string): string {
  return format === "page" ? escapeText(text) : text;
}

export function codeBlock(code: string, info: string): string {
  const fenceLength = Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([backticks]) => backticks.length + 1));
  const fence = "`".repeat(fenceLength);
  return `${fence}${info}\n${code.trimEnd()}\n${fence}`;
}

function toCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
