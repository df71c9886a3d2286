import type { MovedRow } from "../move/moved-tables.ts";

/** Rows as chunks of COPY's text format (postgresql.org/docs/current/sql-copy.html, "Text Format"). */
export function* copyText(rows: Iterable<MovedRow>): Generator<Buffer> {
  let text = "";
  for (const row of rows) {
    text += `${row.map(toField).join("\t")}\n`;
    if (text.length < sentAtOnce) continue;
    yield Buffer.from(text);
    text = "";
  }
  if (text !== "") yield Buffer.from(text);
}

// Characters.
const sentAtOnce = 65_536;

const escapes: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function toField(value: string | null): string {
  return value === null ? "\\N" : value.replaceAll(/[\\\n\r\t]/g, (found) => escapes[found] ?? found);
}
