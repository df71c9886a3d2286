import { contractCases } from "../cases/contract-cases.ts";
import type { SentRequest } from "../coverage/exchange.ts";
import type { Answer } from "../http/http-client.ts";
import { createRunner } from "../runner/create-runner.ts";
import type { Target } from "../target.ts";

export interface Exchanged {
  readonly request: SentRequest;
  readonly answer: Answer;
}

/** What went over the wire by the id of the case; a case that failed has what it sent until then. */
export type Recording = ReadonlyMap<string, readonly Exchanged[]>;

/** Runs every case against a target without judging, so that what answers otherwise is recorded as well. */
export async function recordExchanges(target: Target): Promise<Recording> {
  const recording = new Map<string, Exchanged[]>();
  const runner = createRunner({
    target,
    judge: () => [],
    coverage: {
      record: { target: target.name, forced: false, cases: 0, answers: 0, seen: {} },
      add: (caseId, request, answer) => void recording.get(caseId)?.push({ request, answer }),
      writeCoverage: async () => {},
    },
  });
  for (const contractCase of contractCases) {
    recording.set(contractCase.id, []);
    // What differs is told by the comparison, not by what a case makes of it.
    await runner.run(contractCase).catch(() => {});
  }
  await runner.stop();
  return recording;
}
