import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { styleText } from "node:util";
import { documentedItems } from "../coverage/coverage-item.ts";
import { coverageTable, legend, readCoverage, reportUncovered, type Style } from "../coverage/create-coverage.ts";
import { contractDocument } from "../document/contract-document.ts";

const files = process.argv.slice(2);
if (files.length === 0) refuse("Which coverage? Name its JSON files: node src/cli/coverage.ts FILE…");
const other = files.find((file) => !file.endsWith(".json"));
if (other !== undefined)
  refuse(
    `${other} is no coverage: that is a JSON file which the tests of an app wrote. npm run coverage takes no arguments.`,
  );
const missing = files.filter((file) => !existsSync(file));
if (missing.length > 0) refuse(`There is no coverage at ${missing.join(", ")}. ${howToMake(missing)}`);

const records = await Promise.all(files.map(readCoverage)).catch(({ message }: Error) => refuse(message));
const items = documentedItems(contractDocument);
console.log([...records.map((record) => coverageTable(items, record, paint)), paint("quiet", legend)].join("\n\n"));

for (const record of records) {
  const red = reportUncovered(record);
  if (!red) continue;
  console.error(`\n${red}`);
  process.exitCode = 1;
}

// The tests of an app write to its folder "coverage".
function howToMake(files: readonly string[]): string {
  const manifests = files.map((file) => join(dirname(file), "..", "package.json"));
  if (!files.every((file, index) => isOfApp(file) && existsSync(manifests[index] ?? "")))
    return "Run the tests of its app first.";
  const tests = manifests.map((file) => `${(JSON.parse(readFileSync(file, "utf8")) as { name: string }).name}#test`);
  return `It is made by: npm test -- ${tests.join(" ")}`;
}

function isOfApp(file: string): boolean {
  return basename(dirname(file)) === "coverage";
}

// styleText leaves the text plain where stdout is no terminal or NO_COLOR is set.
function paint(...[tone, text]: Parameters<Style>): string {
  const formats = { whole: "green", missing: "red", quiet: "dim", title: "bold" } as const;
  return styleText(formats[tone], text, { stream: process.stdout });
}

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}
