import type { CaseResult } from "./run-cases.ts";

export interface Summary {
  readonly passed: number;
  readonly failed: number;
  readonly notTried: number;
  readonly seconds: number;
  /** What the cases that were not tried would need, and how many of them. */
  readonly reasons: readonly (readonly [reason: string, count: number])[];
}

/** What is known of a run as a whole. */
export interface RunFacts {
  readonly isInterrupted: boolean;
  readonly seconds: number;
  /** How many of the seconds went by waiting for the next minute. */
  readonly waited: number;
}

export function summaryOf(results: readonly CaseResult[]): Summary {
  const count = (wanted: CaseResult["outcome"]) => results.filter(({ outcome }) => outcome === wanted).length;
  const notTried = results.filter(({ outcome }) => outcome === "not tried");
  const groups = Map.groupBy(notTried, ({ reason = "" }) => reason);
  return {
    passed: count("passed"),
    failed: count("failed"),
    notTried: notTried.length,
    seconds: results.reduce((sum, { seconds }) => sum + seconds, 0),
    reasons: [...groups]
      .map(([reason, { length }]) => [reason, length] as const)
      .sort((one, other) => other[1] - one[1]),
  };
}
