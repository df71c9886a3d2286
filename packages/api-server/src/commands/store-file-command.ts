import { StartupError } from "@animal-store/node-http";
import type { Command } from "commander";
import { StrictCommand } from "../command-line.ts";
import { formatTable } from "../keys/table.ts";
import type { StoreCounts } from "../sqlite/store-counts.ts";
import type { Environment } from "../start/environment.ts";

export function createStoreFileCommand(name: string, description: string, helpText: string): Command {
  const program = `npm run ${name} --`;
  return new StrictCommand(program)
    .description(description)
    .allowExcessArguments(false)
    .showHelpAfterError(`All options: ${program} --help`)
    .addHelpText("after", helpText)
    .exitOverride();
}

export function assertNoDatabaseUrl({ DATABASE_URL: url }: Pick<Environment, "DATABASE_URL">): void {
  if (url === "") return;
  throw new StartupError(
    "DATABASE_URL is set, but this command needs a data folder. For PostgreSQL, use pg_dump, pg_restore and pg_amcheck. For a data folder, unset DATABASE_URL.",
  );
}

export function formatCounts({ pets, orders, keys, idempotencyRecords }: StoreCounts): string {
  const rows = Object.entries({ pets, orders, keys, "idempotency records": idempotencyRecords });
  return formatTable(
    [{ title: "" }, { title: "rows", isNumber: true }],
    rows.map(([name, count]) => [name, count.toLocaleString("en-US")]),
  ).join("\n");
}

export function formatViolations(subject: string, violations: readonly string[]): string {
  if (violations.length === 0) return "";
  return ["\n", `Warning: ${subject} violate ${formatRuleCount(violations)}:`, ...violations].join("\n");
}

export function formatRuleCount({ length }: readonly string[]): string {
  return `${length} ${length === 1 ? "rule" : "rules"}`;
}
