import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { Command } from "commander";
import { allMutants } from "./all-mutants.ts";
import { runControls } from "./controls.ts";
import { createMutationReport, mutationTable } from "./mutation-report.ts";
import { runMutants } from "./run-mutants.ts";

const [beginning = "", file] = new Command("npm run mutations --")
  .description("Plant each fault in the service, and tell which case finds it.")
  .argument("[beginning]", "only faults whose ids begin so")
  .argument("[file.json]", "write the result as JSON too")
  .allowExcessArguments(false)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse().args;
const mutants = allMutants.filter(({ id }) => id.startsWith(beginning));
if (mutants.length === 0) {
  const classes = [...new Set(allMutants.map(({ id }) => `${id.split("/")[0]}/`))];
  console.error(`mutations: no fault's id begins with ${beginning}. They begin with ${classes.join(", ")}`);
  process.exit(2);
}
console.error(`Hunting ${mutants.length} of ${allMutants.length} faults.`);
const begun = performance.now();
const report = createMutationReport(await runControls(), await runMutants(mutants));
console.log(mutationTable(report));
console.error(`${Math.round((performance.now() - begun) / 1000)} s`);
if (file) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`);
}
if (report.survivors.length + report.errors.length > 0) process.exitCode = 1;
