import type { Cause, ExplainedRow } from "./explain-rows.ts";

/** Differences of one operation that are alike and have one kind of cause. */
export interface RowGroup {
  readonly operation: string;
  readonly text: string;
  /** Of the contract, that decides which of the two is right. */
  readonly line: string;
  readonly kind: Cause["kind"];
  /** Ids of limits, or names of states. */
  readonly causes: readonly string[];
  readonly caseIds: readonly string[];
  readonly requests: number;
}

/** Puts alike differences together, those without a known cause first, then the largest groups. */
export function groupRows(rows: readonly ExplainedRow[]): RowGroup[] {
  const alike = Map.groupBy(rows, ({ operation, text, line, cause }) => [operation, text, line, cause.kind].join("\n"));
  return [...alike.values()]
    .flatMap(([first, ...others]) => (first ? [groupOf(first, others)] : []))
    .sort((a, b) => rank(a) - rank(b) || b.requests - a.requests);
}

function groupOf(first: ExplainedRow, others: readonly ExplainedRow[]): RowGroup {
  const all = [first, ...others];
  const { operation, text, line, cause } = first;
  return {
    operation,
    text,
    line,
    kind: cause.kind,
    causes: unique(all.flatMap((row) => nameOf(row.cause))),
    caseIds: unique(all.map(({ caseId }) => caseId)),
    requests: all.length,
  };
}

function nameOf(cause: Cause): string[] {
  if (cause.kind === "limit") return [cause.id];
  return cause.kind === "state" ? [cause.state] : [];
}

function rank({ kind }: RowGroup): number {
  return ["unexplained", "limit", "state"].indexOf(kind);
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
