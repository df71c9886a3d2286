import { createLastRun } from "../programs/last-run.ts";

const gate = createLastRun(["openapi/compatibility/main.ts", "check"]);

/** What the gate says of the contract beside the released one; undefined where a later one took over. */
export async function judgeCompatibility(): Promise<{ passes: boolean; lines: string[] } | undefined> {
  const outcome = await gate.begin();
  return outcome && { passes: outcome.succeeded, lines: linesOf(outcome.stdout + outcome.stderr) };
}

export function stopJudging(): void {
  gate.stop();
}

// The operations of each break are told by `npm test`.
function linesOf(output: string): string[] {
  const [, released, breaks, additions, others] =
    /compared with (\S+)\.yaml\. .*operations: (\d+)\. Additions: (\d+)\. Other changes: (\d+)/.exec(output) ?? [];
  if (released === undefined) return output.trim().split("\n");
  const places = output.split("\n").filter((line) => line.startsWith("BREAKS"));
  return [
    `since ${released}: ${breaks} breaking${breaks === "0" ? "" : " (npm test refuses)"}, ${additions} added, ${others} other`,
    ...places.slice(0, mostBreaks).map((line) => line.replace(/^BREAKS +/, "openapi/")),
  ];
}

const mostBreaks = 4;
