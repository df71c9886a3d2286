import { styleText } from "node:util";

/** An error or warning in a file. */
export interface Problem {
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** The rule or the tool that found it. */
  readonly label: string;
  readonly message: string;
  readonly isError: boolean;
}

/** The output of the loop. Uses colours and clears the screen only on a terminal. */
export interface Screen {
  write(text: string): void;
  /** Starts a screen with a title. Previous lines stay in the scrollback of the terminal. */
  clear(title: string): void;
  /** Shows a line with ✓ or ✗, and details below it. */
  showResult(succeeded: boolean, text: string, details?: readonly string[]): void;
  /** Shows the first problem of each label in each file, as many as fit on the screen. Errors and sources are first. */
  showProblems(problems: readonly Problem[]): void;
  /** Writes a log line of a program. */
  logProgramLine(name: string, line: string): void;
}

export function createScreen(stream: NodeJS.WriteStream): Screen {
  const paint = (style: Parameters<typeof styleText>[0], text: string) => styleText(style, text, { stream });
  const write = (text: string) => void stream.write(`${text}\n`);

  return {
    write,
    clear(title) {
      if (stream.isTTY) write(`${"\n".repeat(stream.rows)}\u001b[H`);
      write(paint("bold", `── ${title}`));
    },
    showResult(succeeded, text, details = []) {
      write(paint(succeeded ? "green" : "red", `${succeeded ? "✓" : "✗"} ${text}`));
      for (const detail of details) write(`  ${detail}`);
    },
    showProblems(problems) {
      const maxGroups = Math.max(5, Math.floor(((stream.rows ?? 40) - 12) / 2));
      const sorted = problems.toSorted((a, b) => toOrder(a) - toOrder(b));
      const groups = [...Map.groupBy(sorted, ({ file, label }) => `${file} ${label}`).values()];
      for (const [first, ...others] of groups.slice(0, maxGroups)) {
        if (!first) continue;
        const { file, line, column, label, message, isError } = first;
        const location = line === undefined ? file : `${file}:${line}:${column}`;
        const otherLines = [...new Set(others.map((other) => other.line))].filter((other) => other !== line);
        const also = otherLines.length > 0 ? paint("dim", `  also ${otherLines.join(", ")}`) : "";
        write(`${paint("bold", location)}  ${paint(isError ? "red" : "yellow", label)}${also}`);
        write(`  ${message.trim().replaceAll("\n", "\n  ")}`);
      }
      if (groups.length > maxGroups) write(`… and errors in ${groups.length - maxGroups} more files: npm run check`);
    },
    logProgramLine: (name, line) => write(`${paint("dim", `${name.padEnd(8)}│`)} ${line}`),
  };
}

function toOrder({ file, isError }: Problem): number {
  const isTest = /\.(test|test-d|long)\.tsx?$|\/(test|testing|mutations)\/|^packages\/store-tests\//.test(file);
  return (isError ? 0 : 2) + (isTest ? 1 : 0);
}
