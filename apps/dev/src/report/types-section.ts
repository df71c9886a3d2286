import type { Misfit, Role } from "../types/misfit.ts";
import type { Terminal } from "./terminal.ts";

const titles: Record<Role, string> = { handler: "handlers", client: "client uses", test: "tests" };

/** Shows each place that does not fit, handlers first: one line for the place and one for the reason. */
export function showMisfits(misfits: readonly Misfit[], terminal: Terminal): void {
  const { paint, write } = terminal;
  if (misfits.length === 0) {
    write(`${paint("green", "✓ types")}     every handler, client use and test fits`);
    return;
  }
  const files = new Set(misfits.map(({ file }) => file)).size;
  write(
    paint("red", `✗ types     ${places(misfits.length)} in ${files} ${files === 1 ? "file" : "files"} no longer fit`),
  );
  let room = Math.max(4, Math.floor((terminal.rows - 14) / 2));
  let hidden = 0;
  for (const role of ["handler", "client", "test"] as const) {
    const groups = [
      ...Map.groupBy(
        misfits.filter((misfit) => misfit.role === role),
        ({ file }) => file,
      ).values(),
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

function showFile(group: readonly Misfit[], { paint, write, fit }: Terminal): void {
  const [first, ...others] = group;
  if (!first) return;
  const lines = [...new Set(others.map(({ line }) => line))].filter((line) => line !== first.line);
  const also = lines.length > 0 ? `  also ${lines.slice(0, 4).join(", ")}${lines.length > 4 ? " …" : ""}` : "";
  write(`    ${paint("bold", `${first.file}:${first.line}:${first.column}`)}${paint("dim", also)}`);
  write(fit(`      ${first.message}`));
}

function places(number: number): string {
  return `${number} ${number === 1 ? "place" : "places"}`;
}
