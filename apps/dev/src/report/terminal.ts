import { styleText } from "node:util";
import stringWidth from "string-width";

type Style = Parameters<typeof styleText>[0];

/** Where the loop writes. Colours and clearing are for a terminal alone, colours not where NO_COLOR is set. */
export interface Terminal {
  readonly rows: number;
  write(line?: string): void;
  /** A line of one of the programs, with its name before it. */
  label(name: string, line: string): void;
  paint(style: Style, text: string): string;
  /** Cuts a line at the terminal's width. */
  fit(line: string): string;
  /** A line across the screen with a title in it; on a terminal everything before it goes. */
  begin(title: string): void;
}

export function createTerminal(stream: NodeJS.WriteStream): Terminal {
  const width = () => (stream.isTTY ? stream.columns || 80 : Number.POSITIVE_INFINITY);
  const paint = (style: Style, text: string) => styleText(style, text, { stream });
  const write = (line = "") => {
    stream.write(`${line}\n`);
  };
  return {
    get rows() {
      return stream.isTTY ? stream.rows || 24 : 40;
    },
    paint,
    write,
    label: (name, line) => write(`${paint("dim", `${name.padEnd(8)}│`)} ${line}`),
    fit: (line) => cut(line, width()),
    begin(title) {
      // What stood there before stays above, in the terminal's memory.
      if (stream.isTTY) stream.write(`${"\n".repeat(stream.rows || 24)}\u001b[H\u001b[2J`);
      const across = Math.min(width(), 100);
      write(paint("bold", `── ${title} ${"─".repeat(Math.max(0, across - stringWidth(title) - 4))}`));
    },
  };
}

function cut(line: string, width: number): string {
  if (stringWidth(line) <= width) return line;
  let kept = line;
  while (stringWidth(kept) > width - 1) kept = kept.slice(0, -1);
  return `${kept}…`;
}
