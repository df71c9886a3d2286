import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { allFaults } from "./all-faults.ts";
import { huntFaults } from "./hunt-faults.ts";
import { createMutationReport, mutationTable } from "./mutation-report.ts";

// node mutations/main.ts [BEGINNING OF FAULT IDS] [JSON FILE]
const [beginning = "", file] = process.argv.slice(2);
const report = createMutationReport(await huntFaults(allFaults.filter(({ id }) => id.startsWith(beginning))));
console.log(mutationTable(report));
if (file) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`);
}
if (report.survivors.length > 0 || report.brokenWithout) process.exitCode = 1;
