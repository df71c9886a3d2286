import { contractCases } from "../cases/contract-cases.ts";
import type { SentRequest } from "../coverage/exchange.ts";
import { type Answer, createAnswer, createHttpClient } from "../http/http-client.ts";
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
    coverage: { add: (caseId, request, answer) => void recording.get(caseId)?.push({ request, answer }) },
  });
  for (const contractCase of contractCases) {
    recording.set(contractCase.id, []);
    // What differs is told by the comparison, not by what a case makes of it.
    await runner.run(contractCase).catch(() => {});
  }
  await runner.stop();
  return recording;
}

/** Sends every request of a recording to another target as it was sent; what was sent as bare bytes is left out. */
export async function replayExchanges(recording: Recording, target: Target): Promise<Recording> {
  const service = await target.start("normal");
  const client = createHttpClient(new URL(service.baseUrl).origin);
  const replayed = new Map<string, Exchanged[]>();
  try {
    for (const [caseId, exchanges] of recording) {
      const answers: Exchanged[] = [];
      for (const { request } of exchanges) {
        if (request.headers === undefined) continue;
        answers.push({ request, answer: await client.send(request).catch(() => noAnswer) });
      }
      replayed.set(caseId, answers);
    }
  } finally {
    client.close();
    await service.stop();
  }
  return replayed;
}

// A target may hang or cut the connection; that is a difference like any other.
const noAnswer = createAnswer(0, [], new Uint8Array());
