import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer, Pipeline } from "@animal-store/openapi-hono";
import { NodeRequest } from "./node-request.ts";

/**
 * Answers requests of node:http by a pipeline, without the Fetch API between them: a `Request` and a `Response` for each would
 * cost about as much as all that the pipeline does.
 * @param onFailure hears of what the pipeline, or sending its answer, throws; the caller is cut off
 */
export function answerOnNode(pipeline: Pipeline, onFailure: (error: unknown) => void) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const isHead = incoming.method === "HEAD";
    const fail = (error: unknown): void => {
      // A pipeline answers its own failures, so this is one of ours: the caller is cut off rather than left waiting.
      outgoing.destroy();
      onFailure(error);
    };
    try {
      const answered = pipeline(new NodeRequest(incoming));
      if (answered instanceof Promise) answered.then((answer) => send(answer, outgoing, isHead)).catch(fail);
      else send(answered, outgoing, isHead);
    } catch (error) {
      fail(error);
    }
  };
}

function send({ status, headers, body }: Answer, outgoing: ServerResponse, isHead: boolean): void {
  if (body === null) return void outgoing.writeHead(status, headers).end();
  const length = Buffer.byteLength(body);
  headers["Content-Length"] = String(length);
  outgoing.writeHead(status, headers);
  if (isHead) outgoing.end();
  else if (typeof body !== "string") outgoing.end(body);
  // Of ASCII alone the bytes are the same, and need no converting.
  else outgoing.end(body, length === body.length ? "latin1" : "utf8");
}
