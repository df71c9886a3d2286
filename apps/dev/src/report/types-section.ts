import type { Misfit, Role } from "../types/misfit.ts";
import type { Terminal } from "./terminal.ts";

// The programs' lines and the verdict on callers, which come below.
const linesAfter = 12;

const titles: Record<Role, string> = { handler: "handlers", client: "client  ", test: "tests   " };

/**
 * Shows each place of some roles that does not fit: one line for the place and one for the reason.
 * @param isCurrent whether they were compared with the contract as it was saved; else with the one generated before
 */
export function showMisfits(misfits: readonly Misfit[], isCurrent: boolean, terminal: Terminal): void {
  const { paint, write } = terminal;
  let room = Math.max(1, Math.floor((terminal.left - linesAfter) / 2));
  for (const role of ["handler", "client", "test"] as const) {
    const found = misfits.filter((misfit) => misfit.role === role).sort(byFile);
    if (found.length === 0) continue;
    const groups = [...Map.groupBy(found, ({ file }) => file).values()];
    const than = isCurrent ? "" : " the contract generated before";
    write(
      paint(
        "red",
        `✗ ${titles[role]}  ${places(found.length)} in ${groups.length} ${groups.length === 1 ? "file" : "files"} no longer fit${than}`,
      ),
    );
    // Each kind is seen, however many places another one has.
    const shown = groups.slice(0, Math.max(1, room));
    for (const group of shown) showFile(group, terminal);
    room -= shown.length;
    const hidden = groups.slice(shown.length).flat().length;
    if (hidden > 0) write(`  … and ${places(hidden)} more: npm run check`);
  }
}

/** Tells that nothing is left to mend. */
export function showFit({ paint, write }: Terminal): void {
  write(`${paint("green", "✓ types")}     every handler, client use and test fits`);
}

function showFile(group: readonly Misfit[], { paint, write, wrap, width }: Terminal): void {
  const [first, ...others] = group;
  if (!first) return;
  const place = `  ${first.file}:${first.line}:${first.column}`;
  const lines = [...new Set(others.map(({ line }) => line))].filter((line) => line !== first.line);
  const also = lines.length > 0 ? `  also ${lines.slice(0, 4).join(", ")}${lines.length > 4 ? " …" : ""}` : "";
  write(`${paint("bold", place)}${place.length + also.length > width ? "" : paint("dim", also)}`);
  wrap(first.message, "    ", 2);
}

function places(number: number): string {
  return `${number} ${number === 1 ? "place" : "places"}`;
}

function byFile(one: Misfit, other: Misfit): number {
  return one.file.localeCompare(other.file, "en") || one.line - other.line;
}
