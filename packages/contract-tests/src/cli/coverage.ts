import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { styleText } from "node:util";
import { contractDocument } from "../contract-document.ts";
import { listCoverageItems } from "../coverage/coverage-item.ts";
import { formatCoverageTable, legend, readCoverage, reportUncovered, type Style } from "../coverage/create-coverage.ts";

const files = process.argv.slice(2);
if (files.length === 0) exitWithUsageError("Coverage files are required: node src/cli/coverage.ts FILE…");
const otherFile = files.find((file) => !file.endsWith(".json"));
if (otherFile !== undefined)
  exitWithUsageError(
    `${otherFile} is not a coverage file, the JSON file that the tests of an app write. npm run coverage accepts no arguments.`,
  );
const missingFiles = files.filter((file) => !existsSync(file));
if (missingFiles.length > 0)
  exitWithUsageError(`There is no coverage at ${missingFiles.join(", ")}. ${describeRemedy(missingFiles)}`);

const coverages = await Promise.all(files.map(readCoverage)).catch(({ message }: Error) => exitWithUsageError(message));
const items = listCoverageItems(contractDocument);
const tables = coverages.map((coverage) => formatCoverageTable(items, coverage, paint));
console.log([...tables, paint("quiet", legend)].join("\n\n"));

for (const coverage of coverages) {
  const uncovered = reportUncovered(coverage);
  if (!uncovered) continue;
  console.error(`\n${uncovered}`);
  process.exitCode = 1;
}

// The tests of an app write to its folder "coverage".
function describeRemedy(files: readonly string[]): string {
  const manifests = files.map((file) => join(dirname(file), "..", "package.json"));
  if (!files.every((file, index) => isInCoverageFolder(file) && existsSync(manifests[index] ?? "")))
    return "Run the tests of its app first.";
  const tests = manifests.map((file) => `${(JSON.parse(readFileSync(file, "utf8")) as { name: string }).name}#test`);
  return `Create it with: npm test -- ${tests.join(" ")}`;
}

function isInCoverageFolder(file: string): boolean {
  return basename(dirname(file)) === "coverage";
}

// styleText adds no colours if stdout is not a terminal or NO_COLOR is set.
function paint(...[tone, text]: Parameters<Style>): string {
  const formats = { complete: "green", missing: "red", quiet: "dim", title: "bold" } as const;
  return styleText(formats[tone], text, { stream: process.stdout });
}

function exitWithUsageError(message: string): never {
  console.error(message);
  process.exit(2);
}
