import type { ContractProblem } from "@animal-store/openapi/lint";
import { root, shortPath } from "../root.ts";
import type { Terminal } from "./terminal.ts";

/** What lint and codegen say of the contract. */
export interface ContractState {
  readonly problems: readonly ContractProblem[];
  /** Why nothing could be generated. */
  readonly refusal: string | undefined;
}

/** Shows what is wrong with the contract, or what became different. */
export function showContract({ problems, refusal }: ContractState, difference: string, terminal: Terminal): void {
  const { paint, write, wrap } = terminal;
  const errors = problems.filter(({ severity }) => severity === "error");
  const isWrong = errors.length > 0 || refusal !== undefined;
  if (!isWrong)
    write(`${paint("green", "✓ contract")}  ${difference || "nothing to mend, and nothing new for callers"}`);
  else
    write(
      paint(
        "red",
        `✗ contract  ${count(errors.length || refusedPlaces(refusal))} to mend; the last good one keeps serving`,
      ),
    );
  const most = Math.max(3, Math.floor((terminal.left - 16) / 3));
  for (const { file, line, column, rule, severity, message } of [...problems].sort(byPlace).slice(0, most)) {
    write(
      `  ${paint("bold", `${shortPath(file)}:${line}:${column}`)}  ${paint(severity === "error" ? "red" : "yellow", rule)}`,
    );
    wrap(message.replaceAll("\n", " "), "    ", 2);
  }
  if (problems.length > most) write(`  … and ${problems.length - most} more: npm test -- @animal-store/openapi#lint`);
  // Where the lint found errors, codegen's refusal is about one of them.
  if (refusal && errors.length === 0) for (const text of refusal.replaceAll(root, "").split("\n")) write(`  ${text}`);
}

export function isGood({ problems, refusal }: ContractState): boolean {
  return refusal === undefined && problems.every(({ severity }) => severity !== "error");
}

// Codegen tells each on a line that begins with its place; another failure is one, whatever it says.
function refusedPlaces(refusal = ""): number {
  return Math.max(1, refusal.match(/^\S+:\d+:\d+: /gm)?.length ?? 0);
}

function byPlace(one: ContractProblem, other: ContractProblem): number {
  return Number(one.severity === "warn") - Number(other.severity === "warn") || one.line - other.line;
}

function count(problems: number): string {
  return `${problems} ${problems === 1 ? "place" : "places"}`;
}
