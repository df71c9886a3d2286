import { styleText } from "node:util";
import stringWidth from "string-width";
import { type ContractState, isValid } from "./contract.ts";
import type { Role, TypeMismatch } from "./type-checker.ts";
import { root } from "./watch-saves.ts";

type Style = Parameters<typeof styleText>[0];

// For the log lines of the programs and the compatibility check.
const reservedLines = 12;

const titles: Record<Role, string> = { handler: "handlers", client: "client  ", test: "tests   " };

/** Creates the output of the loop. Uses colours and clears the screen only on a terminal. */
export function createScreen(stream: NodeJS.WriteStream) {
  const width = stream.isTTY ? () => stream.columns || 80 : () => Number.POSITIVE_INFINITY;
  const rows = () => (stream.isTTY ? stream.rows || 24 : 40);
  const paint = (style: Style, text: string) => styleText(style, text, { stream });
  let written = 0;
  const left = () => rows() - written;

  function write(line: string): void {
    written += 1;
    stream.write(`${line}\n`);
  }

  /** Shows a line with ✓ or ✗, and details below it. */
  function showResult(good: boolean, text: string, details: readonly string[] = []): void {
    write(good ? `${paint("green", "✓")} ${text}` : paint("red", `✗ ${text}`));
    for (const detail of details) writeWrapped(detail, "  ");
  }

  function writeWrapped(text: string, indent: string): void {
    for (const line of wrap(text, width() - indent.length).slice(0, 2)) write(indent + line);
  }

  function showProblems({ problems, error }: ContractState): void {
    const maxProblems = Math.max(3, Math.floor((left() - 16) / 3));
    for (const { file, line, column, rule, severity, message } of [...problems]
      .sort(bySeverityAndLine)
      .slice(0, maxProblems)) {
      const location = `${file.replace(root, "")}:${line}:${column}`;
      write(`  ${paint("bold", location)}  ${paint(severity === "error" ? "red" : "yellow", rule)}`);
      writeWrapped(message.replaceAll("\n", " "), "    ");
    }
    if (problems.length > maxProblems)
      write(`  … and ${problems.length - maxProblems} more: npm test -- @animal-store/openapi#lint`);
    // The lint also reports the error of codegen, if it found errors.
    if (error && isValid({ problems, error: undefined, difference: "" }))
      for (const text of error.replaceAll(root, "").split("\n")) write(`  ${text}`);
  }

  function showFile([first, ...others]: readonly TypeMismatch[]): void {
    if (!first) return;
    const location = `  ${first.file}:${first.line}:${first.column}`;
    const lines = [...new Set(others.map(({ line }) => line))].filter((line) => line !== first.line);
    const also = lines.length > 0 ? `  also ${lines.slice(0, 4).join(", ")}${lines.length > 4 ? " …" : ""}` : "";
    write(`${paint("bold", location)}${location.length + also.length > width() ? "" : paint("dim", also)}`);
    writeWrapped(first.message, "    ");
  }

  return {
    /** Starts a screen with a title. */
    clear(title: string) {
      // Scrolls first, so that previous lines stay in the scrollback of the terminal.
      if (stream.isTTY) stream.write(`${"\n".repeat(rows())}\u001b[H\u001b[2J`);
      written = 0;
      const rest = Math.min(width(), 100) - stringWidth(title) - 4;
      write(paint("bold", `── ${title} ${"─".repeat(Math.max(0, rest))}`));
    },
    showContract(state: ContractState) {
      if (isValid(state)) showResult(true, `contract  ${state.difference || "no errors, no changes for clients"}`);
      else
        showResult(false, `contract  ${formatErrorCount(countErrors(state))}; still serving the last valid contract`);
      showProblems(state);
    },
    /** Shows type errors by role and file. @param suffix added to each heading */
    showTypeMismatches(mismatches: readonly TypeMismatch[], suffix: string) {
      let linesLeft = Math.max(1, Math.floor((left() - reservedLines) / 2));
      for (const role of ["handler", "client", "test"] as const) {
        const found = mismatches.filter((mismatch) => mismatch.role === role).sort(byFile);
        const groups = [...Map.groupBy(found, ({ file }) => file).values()];
        if (groups.length === 0) continue;
        const files = `${groups.length} ${groups.length === 1 ? "file" : "files"}`;
        showResult(false, `${titles[role]}  ${formatErrorCount(found.length)} in ${files}${suffix}`);
        // Each role shows at least one file.
        const shown = groups.slice(0, Math.max(1, linesLeft));
        for (const group of shown) showFile(group);
        linesLeft -= shown.length;
        const hidden = groups.slice(shown.length).flat().length;
        if (hidden > 0) write(`  … and ${hidden} more: npm run check`);
      }
    },
    showResult,
    write,
    /** Writes a log line of a program. */
    label: (name: string, line: string) => write(`${paint("dim", `${name.padEnd(8)}│`)} ${line}`),
    paint,
  };
}

// Codegen writes each error on a line that starts with its location.
function countErrors({ problems, error = "" }: ContractState): number {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return errors || Math.max(1, error.match(/^\S+:\d+:\d+: /gm)?.length ?? 0);
}

function formatErrorCount(count: number): string {
  return `${count} ${count === 1 ? "error" : "errors"}`;
}

function bySeverityAndLine(one: ContractState["problems"][number], other: ContractState["problems"][number]): number {
  return Number(one.severity === "warn") - Number(other.severity === "warn") || one.line - other.line;
}

function byFile(one: TypeMismatch, other: TypeMismatch): number {
  return one.file.localeCompare(other.file, "en") || one.line - other.line;
}

function wrap(text: string, width: number): string[] {
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
