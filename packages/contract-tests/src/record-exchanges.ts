import { createSession, type Exchange, type Target } from "@animal-store/conformance/internal";
import { contractCases } from "./cases/contract-cases.ts";
import { contractDocument } from "./contract-document.ts";
import { createStoreScenarios } from "./platform.ts";

/** The exchanges of each case, by its id. A failed case has the exchanges before its failure. */
export type Recording = ReadonlyMap<string, readonly Exchange[]>;

/** Runs every `interval`-th case against a target. The results are ignored, because a comparison reports the differences. */
export async function recordExchanges(target: Target, interval = 1): Promise<Recording> {
  const recording = new Map<string, Exchange[]>();
  let exchanges: Exchange[] = [];
  const onExchange = (exchange: Exchange) => void exchanges.push(exchange);
  const session = createSession({ document: contractDocument, baseUrl: "http://127.0.0.1/v1", seed: 1, onExchange });
  const selected = contractCases.filter((_, index) => index % interval === 0);
  const { toCase, stop } = createStoreScenarios(target);
  for (const scenario of selected.map(toCase)) {
    exchanges = [];
    recording.set(scenario.id, exchanges);
    await session.run(scenario).catch(() => {});
  }
  await stop();
  return recording;
}
