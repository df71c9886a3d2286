import { styleText } from "node:util";
import { coverageTable } from "./coverage/coverage-table.ts";
import { readCoverage } from "./coverage/create-coverage.ts";
import { contractDocument } from "./document/contract-document.ts";

const files = process.argv.slice(2);
if (files.length === 0) refuse("Which coverage? Name its JSON files: node src/report.ts FILE…");

const records = (await Promise.all(files.map(readCoverage)).catch(({ message }: Error) => refuse(message))).flat();
const { text, unexercised } = coverageTable(contractDocument, records);
console.log(colour(text));
if (unexercised.length > 0) {
  console.error(
    `\nThe server never gave these documented answers. Add a case for each:\n${unexercised.map((one) => `  ${one}`).join("\n")}`,
  );
  process.exitCode = 1;
}

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

// styleText leaves the text plain where stdout is no terminal or NO_COLOR is set.
function colour(table: string): string {
  const paint = (format: "green" | "red" | "yellow" | "dim", mark: string): string =>
    styleText(format, mark, { stream: process.stdout });
  return table
    .replaceAll("✓", paint("green", "✓"))
    .replaceAll("✗", paint("red", "✗"))
    .replaceAll("◐", paint("yellow", "◐"))
    .replaceAll("·", paint("dim", "·"));
}
