import { StartupError } from "@animal-store/node-http";
import type { CheckedStore, StoreCounts } from "@animal-store/sql-store/sqlite";
import { Command } from "commander";
import type { ServerDefinition } from "../server-definition.ts";
import type { Environment } from "../start/environment.ts";
import { formatTable } from "./table.ts";

export function createStoreFileCommand(name: string, description: string, helpText: string): Command {
  const program = `npm run ${name} --`;
  return new Command(program)
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

/** Returns the rules by which the commands check a store. */
export async function loadChecks({
  contract,
  platform,
  store: definition,
  loadRowValidators,
}: ServerDefinition): Promise<CheckedStore> {
  return {
    definition,
    rowValidators: (await loadRowValidators?.()) ?? {},
    plans: Object.keys(contract.plans),
    scopes: platform.allScopes,
  };
}

export function formatCounts(counts: StoreCounts): string {
  return formatTable(
    [{ title: "" }, { title: "rows", isNumber: true }],
    Object.entries(counts).map(([name, count]) => [name, count.toLocaleString("en-US")]),
  ).join("\n");
}

export function formatViolations(subject: string, violations: readonly string[]): string {
  if (violations.length === 0) return "";
  return ["\n", `Warning: ${subject} violate ${formatRuleCount(violations)}:`, ...violations].join("\n");
}

export function formatRuleCount({ length }: readonly string[]): string {
  return `${length} ${length === 1 ? "rule" : "rules"}`;
}
