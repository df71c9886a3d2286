import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { Command } from "commander";
import { allFaults } from "./all-faults.ts";
import { chooseFaults, NoFaultChosen } from "./choose-faults.ts";
import { huntFaults } from "./hunt-faults.ts";
import { createMutationReport, mutationTable } from "./mutation-report.ts";

const [beginning = "", file] = new Command("npm run mutations --")
  .description("Plant each fault in the service, and tell which case finds it.")
  .argument("[beginning]", "only faults whose ids begin so")
  .argument("[file.json]", "write the result as JSON too")
  .allowExcessArguments(false)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse().args;
const faults = orRefuse(() => chooseFaults(allFaults, beginning));
console.error(`Hunting ${faults.length} of ${allFaults.length} faults.`);
const hunt = await huntFaults(faults);
const report = createMutationReport(hunt);
console.log(mutationTable(report));
console.error(`${Math.round(hunt.milliseconds / 1000)} s`);
if (file) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`);
}
if (report.survivors.length + report.errors.length > 0) process.exitCode = 1;

function orRefuse<Chosen>(choose: () => Chosen): Chosen {
  try {
    return choose();
  } catch (error) {
    if (!(error instanceof NoFaultChosen)) throw error;
    console.error(`mutations: ${error.message}`);
    process.exit(2);
  }
}
