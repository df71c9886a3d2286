import type { Misfit, Role } from "../types/misfit.ts";
import type { Terminal } from "./terminal.ts";

// The programs' lines and the verdict on callers, which come below.
const linesAfter = 12;

const titles: Record<Role, string> = { handler: "handlers", client: "client uses", test: "tests" };

/**
 * Shows each place that does not fit, handlers first: one line for the place and one for the reason.
 * @param isCurrent whether they were compared with the contract as it was saved; else with the one generated before
 */
export function showMisfits(misfits: readonly Misfit[], isCurrent: boolean, terminal: Terminal): void {
  const { paint, write } = terminal;
  if (misfits.length === 0) {
    write(`${paint("green", "✓ types")}     every handler, client use and test fits`);
    return;
  }
  const files = new Set(misfits.map(({ file }) => file)).size;
  write(
    paint(
      "red",
      `✗ types     ${places(misfits.length)} in ${files} ${files === 1 ? "file" : "files"} no longer fit${isCurrent ? "" : " the one generated before"}`,
    ),
  );
  let room = Math.max(4, Math.floor((terminal.left - linesAfter) / 2));
  let hidden = 0;
  for (const role of ["handler", "client", "test"] as const) {
    const groups = [
      ...Map.groupBy(misfits.filter((misfit) => misfit.role === role).sort(byFile), ({ file }) => file).values(),
    ];
    if (groups.length === 0) continue;
    write(`  ${titles[role]}`);
    for (const group of groups) {
      // Each kind is seen, however many places another one has.
      if (room > 0 || group === groups[0]) showFile(group, terminal);
      else hidden += group.length;
      room -= 1;
    }
  }
  if (hidden > 0) write(`  … and ${places(hidden)} more: npm run check`);
}

function showFile(group: readonly Misfit[], { paint, write, wrap, width }: Terminal): void {
  const [first, ...others] = group;
  if (!first) return;
  const place = `    ${first.file}:${first.line}:${first.column}`;
  const lines = [...new Set(others.map(({ line }) => line))].filter((line) => line !== first.line);
  const also = lines.length > 0 ? `  also ${lines.slice(0, 4).join(", ")}${lines.length > 4 ? " …" : ""}` : "";
  write(`${paint("bold", place)}${place.length + also.length > width ? "" : paint("dim", also)}`);
  wrap(first.message, "      ", 2);
}

function places(number: number): string {
  return `${number} ${number === 1 ? "place" : "places"}`;
}

function byFile(one: Misfit, other: Misfit): number {
  return one.file.localeCompare(other.file, "en") || one.line - other.line;
}
