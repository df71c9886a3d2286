import type { CoverageRecord } from "../coverage/create-coverage.ts";
import { coverageSummary } from "./coverage-line.ts";
import { decidingLine } from "./deciding-line.ts";
import type { CaseResult } from "./run-cases.ts";
import { type RunFacts, summaryOf } from "./summary.ts";

/** The result for programs, as JSON. */
export function jsonReport(
  { base, isInterrupted, seconds, waited }: RunFacts & { readonly base: string },
  results: readonly CaseResult[],
  coverage: CoverageRecord,
): string {
  const { passed, failed, notTried } = summaryOf(results);
  const counts = { interrupted: isInterrupted, passed, failed, notTried, seconds, waited };
  const cases = results.map(
    ({ contractCase: { id, fact, operation, status, code }, outcome, reason, seconds }, index) => ({
      id,
      fact,
      outcome,
      asked: { operation, status, code },
      ...(outcome === "failed" && {
        came: reason,
        line: decidingLine((results[index] as CaseResult).contractCase, reason ?? ""),
      }),
      ...(outcome === "not tried" && { needs: reason }),
      seconds,
    }),
  );
  return `${JSON.stringify({ base, ...counts, coverage: coverageSummary(coverage), cases }, undefined, 2)}\n`;
}
