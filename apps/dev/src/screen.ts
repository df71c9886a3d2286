import { styleText } from "node:util";
import stringWidth from "string-width";
import { type ContractState, isValid } from "./contract.ts";
import type { Role, TypeProblem } from "./type-checker.ts";
import { root } from "./watch-saves.ts";

type Style = Parameters<typeof styleText>[0];

// For the log lines of the programs and the compatibility check.
const reservedLines = 12;

const titles: Record<Role, string> = { handler: "handlers", client: "client  ", test: "tests   " };

/** Creates the output of the loop. Uses colours and clears the screen only on a terminal. */
export function createScreen(stream: NodeJS.WriteStream) {
  const getWidth = stream.isTTY ? () => stream.columns || 80 : () => Number.POSITIVE_INFINITY;
  const getRows = () => (stream.isTTY ? stream.rows || 24 : 40);
  const paint = (style: Style, text: string) => styleText(style, text, { stream });
  let writtenRows = 0;
  const countRowsLeft = () => getRows() - writtenRows;

  function write(line: string): void {
    writtenRows += 1;
    stream.write(`${line}\n`);
  }

  /** Shows a line with ✓ or ✗, and details below it. */
  function showResult(succeeded: boolean, text: string, details: readonly string[] = []): void {
    write(succeeded ? `${paint("green", "✓")} ${text}` : paint("red", `✗ ${text}`));
    for (const detail of details) writeWrapped(detail, "  ");
  }

  function writeWrapped(text: string, indent: string): void {
    for (const line of wrap(text, getWidth() - indent.length).slice(0, 2)) write(indent + line);
  }

  function showContractProblems({ problems, error }: ContractState): void {
    const maxProblems = Math.max(3, Math.floor((countRowsLeft() - 16) / 3));
    for (const { file, line, column, rule, severity, message } of [...problems]
      .sort(bySeverityAndLine)
      .slice(0, maxProblems)) {
      const location = `${file.replace(root, "")}:${line}:${column}`;
      write(`  ${paint("bold", location)}  ${paint(severity === "error" ? "red" : "yellow", rule)}`);
      writeWrapped(message.replaceAll("\n", " "), "    ");
    }
    if (problems.length > maxProblems)
      write(`  … and ${problems.length - maxProblems} more: npm test -- @animal-store/openapi#lint`);
    // If the lint found errors, it also reports the error of codegen.
    if (error && isValid({ problems, error: undefined, difference: "" }))
      for (const line of error.replaceAll(root, "").split("\n")) write(`  ${line}`);
  }

  function showFileProblems([first, ...otherProblems]: readonly TypeProblem[]): void {
    if (!first) return;
    const location = `  ${first.file}:${first.line}:${first.column}`;
    const lines = [...new Set(otherProblems.map(({ line }) => line))].filter((line) => line !== first.line);
    const otherLines = lines.length > 0 ? `  also ${lines.slice(0, 4).join(", ")}${lines.length > 4 ? " …" : ""}` : "";
    write(
      `${paint("bold", location)}${location.length + otherLines.length > getWidth() ? "" : paint("dim", otherLines)}`,
    );
    writeWrapped(first.message, "    ");
  }

  return {
    /** Starts a screen with a title. */
    clear(title: string) {
      // Scrolls first, so that previous lines stay in the scrollback of the terminal.
      if (stream.isTTY) stream.write(`${"\n".repeat(getRows())}\u001b[H\u001b[2J`);
      writtenRows = 0;
      const lineLength = Math.min(getWidth(), 100) - stringWidth(title) - 4;
      write(paint("bold", `── ${title} ${"─".repeat(Math.max(0, lineLength))}`));
    },
    showContract(state: ContractState) {
      if (isValid(state)) showResult(true, `contract  ${state.difference || "no errors, no changes for clients"}`);
      else
        showResult(false, `contract  ${formatErrorCount(countErrors(state))}; still serving the last valid contract`);
      showContractProblems(state);
    },
    /** Shows type errors by role and file. @param suffix added to each heading */
    showTypeProblems(typeProblems: readonly TypeProblem[], suffix: string) {
      let remainingFiles = Math.max(1, Math.floor((countRowsLeft() - reservedLines) / 2));
      for (const role of ["handler", "client", "test"] as const) {
        const roleProblems = typeProblems.filter((problem) => problem.role === role).sort(byFile);
        const fileGroups = [...Map.groupBy(roleProblems, ({ file }) => file).values()];
        if (fileGroups.length === 0) continue;
        const files = `${fileGroups.length} ${fileGroups.length === 1 ? "file" : "files"}`;
        showResult(false, `${titles[role]}  ${formatErrorCount(roleProblems.length)} in ${files}${suffix}`);
        // Each role shows at least one file.
        const shownGroups = fileGroups.slice(0, Math.max(1, remainingFiles));
        for (const group of shownGroups) showFileProblems(group);
        remainingFiles -= shownGroups.length;
        const hiddenErrors = fileGroups.slice(shownGroups.length).flat().length;
        if (hiddenErrors > 0) write(`  … and ${hiddenErrors} more: npm run check`);
      }
    },
    showResult,
    write,
    /** Writes a log line of a program. */
    logProgramLine: (name: string, line: string) => write(`${paint("dim", `${name.padEnd(8)}│`)} ${line}`),
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

function bySeverityAndLine(a: ContractState["problems"][number], b: ContractState["problems"][number]): number {
  return Number(a.severity === "warn") - Number(b.severity === "warn") || a.line - b.line;
}

function byFile(a: TypeProblem, b: TypeProblem): number {
  return a.file.localeCompare(b.file, "en") || a.line - b.line;
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longerLine = line === "" ? word : `${line} ${word}`;
    if (stringWidth(longerLine) <= width || line === "") line = longerLine;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
