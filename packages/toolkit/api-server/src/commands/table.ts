import stringWidth from "string-width";

export interface Column {
  readonly title: string;
  readonly isNumber?: boolean;
}

const columnGap = "  ";

/** Formats rows under the titles of their columns, one line each. Aligns wide characters. */
export function formatTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const rowsWithTitles = [columns.map(({ title }) => title), ...rows];
  const widths = columns.map((_, index) => maxWidth(rowsWithTitles.map((row) => row[index] ?? "")));
  return rowsWithTitles.map((row) =>
    columns
      .map(({ isNumber }, index) => {
        const cell = row[index] ?? "";
        const padding = " ".repeat((widths[index] ?? 0) - stringWidth(cell));
        return isNumber ? padding + cell : cell + padding;
      })
      .join(columnGap)
      .trimEnd(),
  );
}

export function maxWidth(texts: readonly string[]): number {
  return texts.reduce((width, text) => Math.max(width, stringWidth(text)), 0);
}
