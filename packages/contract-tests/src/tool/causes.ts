import type { CaseResult } from "./run-cases.ts";

/** Cases that failed for one cause, and the cause. */
export type Cause = readonly [cause: string, results: readonly [CaseResult, ...CaseResult[]]];

/** What failed, by cause: a header that is missing everywhere is one. Those with the most cases come first. */
export function causesOf(results: readonly CaseResult[]): Cause[] {
  const groups = new Map<string, [CaseResult, ...CaseResult[]]>();
  for (const result of results.filter(({ outcome }) => outcome === "failed")) {
    const cause = causeOf(result.reason ?? "");
    const group = groups.get(cause);
    if (group) group.push(result);
    else groups.set(cause, [result]);
  }
  return [...groups].sort((one, other) => other[1].length - one[1].length);
}

// Of an answer that breaks the contract, what breaks it wherever it came; not what stood there.
function causeOf(reason: string): string {
  const broken = /^The answer breaks the contract:\n(.*?)\nIt was: /s.exec(reason)?.[1];
  return broken === undefined ? reason : broken.replaceAll(/^\w+ → \d+ → |, got .*$/gm, "");
}
