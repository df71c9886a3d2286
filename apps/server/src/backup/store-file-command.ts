import { StartupError } from "@animal-store/node-http";
import type { Command } from "commander";
import { StrictCommand } from "../command-line.ts";
import { table } from "../keys/table.ts";
import type { StoreCounts } from "../sqlite/store-counts.ts";
import type { Environment } from "../start/environment.ts";

/** Creates the command of `npm run backup`, `restore` or `integrity`. */
export function createStoreFileCommand(name: string, description: string, explanation: string): Command {
  const program = `npm run ${name} --`;
  return new StrictCommand(program)
    .description(description)
    .allowExcessArguments(false)
    .showHelpAfterError(`How it is used: ${program} --help`)
    .addHelpText("after", explanation)
    .exitOverride();
}

/** @throws {StartupError} if the data is in PostgreSQL */
export function assertDataFolder({ DATABASE_URL: url }: Pick<Environment, "DATABASE_URL">): void {
  if (url === "") return;
  throw new StartupError(
    "DATABASE_URL is set, and this command is for a data folder. PostgreSQL is backed up by pg_dump, restored by pg_restore and checked by pg_amcheck; for a data folder unset DATABASE_URL.",
  );
}

/** Returns a table of the row counts of a store. */
export function formatCounts({ pets, orders, keys, outcomes }: StoreCounts): string {
  const rows = Object.entries({ pets, orders, keys, "kept outcomes": outcomes });
  return table(
    [{ title: "" }, { title: "rows", isNumber: true }],
    rows.map(([name, count]) => [name, count.toLocaleString("en-US")]),
  ).join("\n");
}

/** Returns a warning with the violated rules, or nothing. */
export function formatViolations(subject: string, violations: readonly string[]): string {
  if (violations.length === 0) return "";
  return ["\n", `Warning: ${subject} violate ${countRules(violations)}:`, ...violations].join("\n");
}

/** Returns "1 rule" or "2 rules". */
export function countRules({ length }: readonly string[]): string {
  return `${length} ${length === 1 ? "rule" : "rules"}`;
}
