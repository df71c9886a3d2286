import stringWidth from "string-width";

/** How a column of a table looks. */
export interface Column {
  readonly title: string;
  /** Numbers stand under each other by their last digit. */
  readonly isNumber?: boolean;
}

const gap = "  ";

/** Rows of cells under the titles of their columns, straight also where characters are wide. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const all = [columns.map(({ title }) => title), ...rows];
  const widths = columns.map((_, index) => maxWidth(all.map((row) => row[index] ?? "")));
  return all.map((row) =>
    columns
      .map(({ isNumber }, index) => {
        const cell = row[index] ?? "";
        const padding = " ".repeat((widths[index] ?? 0) - stringWidth(cell));
        return isNumber ? padding + cell : cell + padding;
      })
      .join(gap)
      .trimEnd(),
  );
}

/** The characters that the widest of some texts takes in a terminal. */
export function maxWidth(texts: readonly string[]): number {
  return texts.reduce((width, text) => Math.max(width, stringWidth(text)), 0);
}

/** As much of a text as `width` characters of a terminal show, and an ellipsis where there is more. */
export function truncate(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let start = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (stringWidth(start + segment) >= width) break;
    start += segment;
  }
  return `${start}…`;
}
