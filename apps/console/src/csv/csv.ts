import Papa from "papaparse";

type Cell = string | number | bigint | undefined;

/** Quotes every cell, because spreadsheets of some locales also split at semicolons and tabs. `parseCsv` restores each text. */
export function formatCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return Papa.unparse(
    { fields: [...columns], data: rows.map((cells) => cells.map((cell = "") => escapeFormula(cell))) },
    { quotes: true },
  );
}

// Text that a spreadsheet can run as a formula, such as " =1+1" and "-1+1", but not "-1". Also matches such text after apostrophes.
const formulaPattern = /^'*[\s\p{C}\p{Z}]*([=@＝＠]|[+\-＋－](?!\d+$))|^'*[\t\r\n]/u;

function escapeFormula(cell: Cell): Cell {
  return typeof cell === "string" && formulaPattern.test(cell) ? `'${cell}` : cell;
}

function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && formulaPattern.test(cell) ? cell.slice(1) : cell;
}

/** Lets the user download a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  // A click starts the download in a later task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A row of a CSV file with its first line, counted from 1. */
export interface CsvRow {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

/** Parses CSV with a header. Delimiter and line ends are detected. @throws {Error} if the text has no rows */
export function parseCsv(text: string): { columns: readonly string[]; rows: readonly CsvRow[] } {
  const records: { line: number; cells: readonly string[] }[] = [];
  let [position, line] = [0, 1];
  Papa.parse<string[]>(text, {
    step({ data, meta }) {
      if (data.some((cell) => cell.trim() !== "")) records.push({ line, cells: data });
      line += text.slice(position, meta.cursor).split(/\r\n|\n|\r/).length - 1;
      position = meta.cursor;
    },
  });
  const [header, ...body] = records;
  if (!header || body.length === 0) throw new Error("The file has no rows. The first line must name the columns.");
  const columns = header.cells.map((cell) => cell.trim());
  const toValues = (cells: readonly string[]) =>
    Object.fromEntries(columns.map((column, index) => [column, unescapeFormula(cells[index] ?? "")]));
  return { columns, rows: body.map(({ line, cells }) => ({ line, values: toValues(cells) })) };
}
