import { contractDocument } from "../document/contract-document.ts";
import { contractLine } from "../document/contract-line.ts";
import { cellId } from "./cell.ts";
import { unseenCells } from "./coverage-table.ts";
import type { CoverageRecord } from "./create-coverage.ts";
import { documentedCells } from "./documented-cells.ts";

/** What a target never showed of the contract, a fact in each line behind its line of petstore.yaml; undefined where there is none. */
export function unseenFacts(record: CoverageRecord): string | undefined {
  const facts = unseenCells(documentedCells(contractDocument), record)
    .map((cell) => ({ line: contractLine(cell.place), text: cellId(cell) }))
    .sort((one, other) => one.line - other.line)
    .map(({ line, text }) => `${String(line).padStart(6)}  ${text}`);
  if (facts.length === 0) return undefined;
  return `${record.target} never showed these facts of openapi/petstore.yaml. Add a case for each, the number is its line:\n${facts.join("\n")}`;
}
