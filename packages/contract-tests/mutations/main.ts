import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { allFaults } from "./all-faults.ts";
import { huntFaults } from "./hunt-faults.ts";
import { createMutationReport, mutationTable } from "./mutation-report.ts";

// node mutations/main.ts [BEGINNING OF FAULT IDS] [JSON FILE]
const [beginning = "", file] = process.argv.slice(2);
const hunt = await huntFaults(allFaults.filter(({ id }) => id.startsWith(beginning)));
const report = createMutationReport(hunt);
console.log(mutationTable(report));
console.error(`${Math.round(hunt.milliseconds / 1000)} s`);
if (file) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`);
}
if (report.survivors.length + report.errors.length > 0) process.exitCode = 1;
