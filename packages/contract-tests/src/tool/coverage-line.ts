import { cellId, documentedCells } from "../coverage/cell.ts";
import { unseenCells } from "../coverage/coverage-table.ts";
import type { CoverageRecord } from "../coverage/create-coverage.ts";
import { contractDocument } from "../document/contract-document.ts";

/** How much of what the contract states was seen on the wire. */
export interface CoverageSummary {
  readonly facts: number;
  readonly seen: number;
  /** The facts that nothing was seen of: what was not tried, or failed. */
  readonly unseen: readonly string[];
}

export function coverageSummary(record: CoverageRecord): CoverageSummary {
  const cells = documentedCells(contractDocument);
  const unseen = unseenCells(cells, record).map(cellId);
  return { facts: cells.length, seen: cells.length - unseen.length, unseen };
}

/** The same for people, in a line. */
export function coverageLine(record: CoverageRecord): string {
  const { facts, seen } = coverageSummary(record);
  const left = facts - seen;
  return `${seen} of ${facts} facts of the contract were seen${left > 0 ? `, ${left} were not: --json names them` : ""}`;
}
