import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer, Pipeline } from "@animal-store/openapi-hono";
import { isBodyToCome } from "./edge-response.ts";
import { NodeRequest } from "./node-request.ts";
import { type Sending, sendAnswer, sendTogether } from "./send-answer.ts";

export interface DirectAnswers {
  readonly pipeline: Pipeline;
  /** Hears of what the pipeline, or sending its answer, throws; the caller is cut off. */
  readonly onFailure: (error: unknown) => void;
  /** Whether the answers of a turn of the event loop are sent together, at its end. @default true */
  readonly sendsTogether?: boolean;
}

/**
 * Answers requests of node:http by a pipeline, without the Fetch API between them: a `Request` and a `Response` for each would
 * cost about as much as all that the pipeline does. What is returned is told whether the caller asks before it sends a body.
 * @param always headers that stand on every answer
 */
export function answerOnNode(
  { pipeline, onFailure, sendsTogether = true }: DirectAnswers,
  always: Readonly<Record<string, string>>,
) {
  const send = sendsTogether ? sendTogether(trySend) : sendOnceRead;

  return (incoming: IncomingMessage, outgoing: ServerResponse, isAsking: boolean): void => {
    const isHead = incoming.method === "HEAD";
    const answer = (answer: Answer): void => send({ answer, outgoing, isHead });
    const fail = (error: unknown): void => cutOff(outgoing, error);
    try {
      const answered = pipeline(new NodeRequest(incoming, isAsking ? outgoing : undefined));
      if (answered instanceof Promise) answered.then(answer).catch(fail);
      else answer(answered);
    } catch (error) {
      fail(error);
    }
  };

  // The rest of a body may come with its head, and is read in this turn.
  function sendOnceRead(sending: Sending): void {
    if (isBodyToCome(sending.outgoing.req)) setImmediate(trySend, sending);
    else trySend(sending);
  }

  function trySend(sending: Sending): void {
    try {
      sendAnswer(sending, always);
    } catch (error) {
      cutOff(sending.outgoing, error);
    }
  }

  // A pipeline answers its own failures, so this is one of ours: the caller is cut off rather than left waiting.
  function cutOff(outgoing: ServerResponse, error: unknown): void {
    outgoing.destroy();
    onFailure(error);
  }
}
