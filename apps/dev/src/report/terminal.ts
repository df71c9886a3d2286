import { styleText } from "node:util";
import stringWidth from "string-width";

type Style = Parameters<typeof styleText>[0];

/** Where the loop writes. Colours and clearing are for a terminal alone, colours not where NO_COLOR is set. */
export interface Terminal {
  /** How many lines the screen still has. */
  readonly left: number;
  readonly width: number;
  write(line?: string): void;
  /** Writes a text that may need several lines. @param most lines */
  wrap(text: string, indent: string, most: number): void;
  /** A line of one of the programs, with its name before it. */
  label(name: string, line: string): void;
  paint(style: Style, text: string): string;
  /** A line across the screen with a title in it; on a terminal everything before it goes. */
  begin(title: string): void;
}

export function createTerminal(stream: NodeJS.WriteStream): Terminal {
  const width = () => (stream.isTTY ? stream.columns || 80 : Number.POSITIVE_INFINITY);
  const rows = () => (stream.isTTY ? stream.rows || 24 : 40);
  const paint = (style: Style, text: string) => styleText(style, text, { stream });
  let written = 0;
  const write = (line = "") => {
    written += 1;
    stream.write(`${line}\n`);
  };
  return {
    get left() {
      return rows() - written;
    },
    get width() {
      return width();
    },
    paint,
    write,
    wrap(text, indent, most) {
      const lines = linesOf(text, width() - indent.length);
      for (const line of lines.slice(0, most)) write(indent + line);
    },
    label: (name, line) => write(`${paint("dim", `${name.padEnd(8)}│`)} ${line}`),
    begin(title) {
      // What stood there before stays above, in the terminal's memory.
      if (stream.isTTY) stream.write(`${"\n".repeat(rows())}\u001b[H\u001b[2J`);
      written = 0;
      const across = Math.min(width(), 100);
      write(paint("bold", `── ${title} ${"─".repeat(Math.max(0, across - stringWidth(title) - 4))}`));
    },
  };
}

function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (stringWidth(longer) <= width || line === "") line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
