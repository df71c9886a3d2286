import { compareContracts } from "./compare-contracts.ts";
import { compatibilityReport } from "./compatibility-report.ts";
import { readContract } from "./contract-source.ts";
import { judgeChanges } from "./judge-changes.ts";
import { NotCompared } from "./not-compared.ts";

export type Verdict = { passes: boolean; report: string };

/**
 * Whether callers of the released contract can go on with the working one.
 * @param files paths of both, and the day of the verdict in milliseconds
 */
export async function checkCompatibility(files: { released: string; working: string; date: number }): Promise<Verdict> {
  try {
    const [released, working] = [readContract(files.released), readContract(files.working)];
    const changes = await compareContracts(released, working);
    const breaks = judgeChanges(changes, released, working, files.date);
    const passes = breaks.every(({ allowed }) => allowed);
    return { passes, report: compatibilityReport({ changes, breaks }, released, working) };
  } catch (error) {
    if (!(error instanceof NotCompared)) throw error;
    return { passes: false, report: `not compared: ${error.message}` };
  }
}
