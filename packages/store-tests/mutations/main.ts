import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { Command } from "commander";
import { allMutants } from "./all-mutants.ts";
import { runBaselines } from "./baselines.ts";
import { createMutationReport, formatMutationReport, runMutants } from "./run-mutants.ts";

const [prefix = "", file] = new Command("npm run test:mutation --")
  .description("Run the contract tests on each mutant and report the case that kills it.")
  .argument("[prefix]", "run only mutants whose id has this prefix")
  .argument("[file.json]", "also write the result as JSON")
  .allowExcessArguments(false)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse().args;
const mutants = allMutants.filter(({ id }) => id.startsWith(prefix));
if (mutants.length === 0) {
  const classes = [...new Set(allMutants.map(({ id }) => `${id.split("/")[0]}/`))];
  console.error(`test:mutation: no mutant id starts with ${prefix}. Use one of ${classes.join(", ")}.`);
  process.exit(2);
}
console.error(`Running ${mutants.length} of ${allMutants.length} mutants.`);
const startedAt = performance.now();
const report = createMutationReport(await runBaselines(), await runMutants(mutants));
console.log(formatMutationReport(report));
console.error(`${Math.round((performance.now() - startedAt) / 1000)} s`);
if (file) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`);
}
if (report.survivors.length + report.errors.length > 0) process.exitCode = 1;
