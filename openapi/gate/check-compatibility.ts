import { compareContracts } from "./compare-contracts.ts";
import { compatibilityReport } from "./compatibility-report.ts";
import { type ContractSource, readContract } from "./contract-source.ts";
import { judgeChanges } from "./judge-changes.ts";
import { NotCompared } from "./not-compared.ts";
import { compareVersions, isVersion } from "./released-contracts.ts";

export type Verdict = { passes: boolean; report: string };

/**
 * Whether callers of the released contract can go on with the working one.
 * @param files paths of both, and the day of the verdict in milliseconds
 */
export async function checkCompatibility(files: { released: string; working: string; date: number }): Promise<Verdict> {
  try {
    const [released, working] = [readContract(files.released), readContract(files.working)];
    refuseVersion(released, working);
    const changes = await compareContracts(released, working);
    const breaks = judgeChanges(changes, released, working, files.date);
    const passes = breaks.every(({ allowed }) => allowed);
    return { passes, report: compatibilityReport({ changes, breaks }, released, working) };
  } catch (error) {
    if (!(error instanceof NotCompared)) throw error;
    return { passes: false, report: `not compared: ${error.message}` };
  }
}

function refuseVersion(
  { contract: released }: ContractSource,
  { contract: { info }, file, lineOf }: ContractSource,
): void {
  const [before, now] = [released.info?.version, info?.version];
  if (!isVersion(before) || !isVersion(now) || compareVersions(now, before) < 0)
    throw new NotCompared(
      `${file}:${lineOf("#/info/version")}  info.version must be three numbers, and ${before} or higher as in the released contract. It is ${now}.`,
    );
}
