import { createCases, createSession, type Exchange, type Target } from "@animal-store/conformance/internal";
import { contractCases } from "./cases/contract-cases.ts";
import { contractDocument } from "./contract-document.ts";
import { startService } from "./describe-contract.ts";
import { createStoreScenarios } from "./platform.ts";

/** The exchanges of each case, by its id. A failed case has the exchanges before its failure. */
export type Recording = ReadonlyMap<string, readonly Exchange[]>;

/** Runs every `interval`-th case against a target. The results are ignored, because a comparison reports the differences. */
export async function recordExchanges(target: Target, interval = 1): Promise<Recording> {
  const recording = new Map<string, Exchange[]>();
  let exchanges: Exchange[] = [];
  const onExchange = (exchange: Exchange) => void exchanges.push(exchange);
  const { toCase, stop: stopScenarios } = createStoreScenarios(target);
  const { baseUrl, setup = {}, stop } = await startService(target, stopScenarios);
  const session = createSession({ document: contractDocument, baseUrl, setup, seed: 1, onExchange });
  const cases = [...createCases(contractDocument), ...contractCases.map(toCase)];
  for (const each of cases.filter((_, index) => index % interval === 0)) {
    exchanges = [];
    recording.set(each.id, exchanges);
    await session.run(each).catch(() => {});
  }
  session.close();
  await stop?.();
  return recording;
}
