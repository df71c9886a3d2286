import type { HttpResponse } from "@animal-store/conformance/internal";
import { contractCases } from "./cases/contract-cases.ts";
import type { SentRequest } from "./coverage/coverage-item.ts";
import { createRunner } from "./runner/create-runner.ts";
import type { Target } from "./target.ts";

export interface RecordedExchange {
  readonly request: SentRequest;
  readonly response: HttpResponse;
}

/** The exchanges of each case, by its id. A failed case has the exchanges before its failure. */
export type Recording = ReadonlyMap<string, readonly RecordedExchange[]>;

/** Runs every `interval`-th case against a target without validation, so that it also records invalid responses. */
export async function recordExchanges(target: Target, interval = 1): Promise<Recording> {
  const recording = new Map<string, RecordedExchange[]>();
  const runner = createRunner({
    target,
    validator: () => [],
    onExchange: (caseId, request, response) => void recording.get(caseId)?.push({ request, response }),
  });
  for (const contractCase of contractCases.filter((_, index) => index % interval === 0)) {
    recording.set(contractCase.id, []);
    // The comparison reports the differences, so the result of the case is ignored.
    await runner.run(contractCase).catch(() => {});
  }
  await runner.stop();
  return recording;
}
