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
