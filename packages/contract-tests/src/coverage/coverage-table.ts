import type { ContractDocument } from "../document/contract-document.ts";
import { documentedOperations } from "../document/documented-operations.ts";
import type { CoverageRecord } from "./create-coverage.ts";

export interface CoverageTable {
  readonly text: string;
  /** Documented answers that the server never gave by itself: `operation status`, or `operation status code`. */
  readonly unexercised: readonly string[];
}

/** The documented answers, operation by status, and where each was seen. Fits a terminal of 100 columns. */
export function coverageTable(document: ContractDocument, records: readonly CoverageRecord[]): CoverageTable {
  const cells = documentedCells(document);
  const statuses = [...new Set(cells.map(({ status }) => status))].sort((a, b) => a - b);
  const operations = [...new Set(cells.map(({ operation }) => operation))];
  const rows = operations.map((operation) => {
    const marks = statuses.map((status) =>
      mark(
        cells.find((cell) => cell.operation === operation && cell.status === status),
        records,
      ),
    );
    return [operation.padEnd(nameWidth), ...marks.map((text) => text.padStart(cellWidth))].join("").trimEnd();
  });
  const head = ["".padEnd(nameWidth), ...statuses.map((status) => String(status).padStart(cellWidth))].join("");
  const unexercised = cells.flatMap((cell) => missingAnswers(cell, records));
  const seen = cells.filter((cell) => missingAnswers(cell, records).length === 0).length;
  const summary = `${seen} of ${cells.length} documented answers came from the server itself.`;
  return { text: [head, ...rows, "", legend, ...describeTargets(records), summary].join("\n"), unexercised };
}

interface Cell {
  readonly operation: string;
  readonly status: number;
  readonly codes: readonly string[];
}

const nameWidth = 12;
const cellWidth = 5;
const legend = "✓ by the server   ◐ a code is missing   ✗ not yet   f forced on the mock   · not documented";

function documentedCells(document: ContractDocument): Cell[] {
  return [...documentedOperations(document).values()].flatMap(({ id, responses }) =>
    [...responses].map(([status, response]) => ({ operation: id, status, codes: response["x-error-codes"] ?? [] })),
  );
}

/** Two places: what the server gave by itself, and what was forced elsewhere. */
function mark(cell: Cell | undefined, records: readonly CoverageRecord[]): string {
  if (!cell) return "· ";
  const here = records.filter((record) => isOf(cell, record));
  const forced = here.some((record) => record.forced) ? "f" : " ";
  if (!here.some(isServers)) return `✗${forced}`;
  return (missingAnswers(cell, records).length === 0 ? "✓" : "◐") + forced;
}

function missingAnswers(cell: Cell, records: readonly CoverageRecord[]): string[] {
  const name = `${cell.operation} ${cell.status}`;
  const here = records.filter((record) => isOf(cell, record) && isServers(record));
  if (here.length === 0) return [name];
  return cell.codes.filter((code) => !here.some((record) => record.code === code)).map((code) => `${name} ${code}`);
}

function isOf({ operation, status }: Cell, record: CoverageRecord): boolean {
  return record.operation === operation && record.status === status;
}

function isServers({ target, forced }: CoverageRecord): boolean {
  return !forced && target.startsWith("server");
}

function describeTargets(records: readonly CoverageRecord[]): string[] {
  return [...Map.groupBy(records, ({ target }) => target)].map(([target, own]) => {
    const cases = new Set(own.map(({ caseId }) => caseId)).size;
    const answers = new Set(own.map(({ operation, status }) => `${operation} ${status}`)).size;
    return `${target}: ${cases} cases, ${answers} documented answers${own.some(({ forced }) => forced) ? ", forced" : ""}`;
  });
}
