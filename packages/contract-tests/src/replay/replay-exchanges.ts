import { createAnswer, createHttpClient } from "../http/http-client.ts";
import type { Target } from "../target.ts";
import type { Exchanged, Recording } from "./record-exchanges.ts";

// A target may hang or cut the connection; that is a difference like any other.
const noAnswer = createAnswer(0, [], new Uint8Array());

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
