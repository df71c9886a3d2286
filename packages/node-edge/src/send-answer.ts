import type { ServerResponse } from "node:http";
import type { Answer } from "@animal-store/openapi-hono";

/** An answer with the response of node:http that is to carry it. */
export interface Sending {
  readonly answer: Answer;
  readonly outgoing: ServerResponse;
  readonly isHead: boolean;
}

/**
 * @param always headers that stand on every answer
 * @throws {TypeError} for a header that cannot be sent (RFC 9110, section 5.5)
 */
export function sendAnswer(
  { answer: { status, headers, body }, outgoing, isHead }: Sending,
  always: Readonly<Record<string, string>>,
): void {
  for (const name in always) headers[name] = always[name] as string;
  if (body === null) return void outgoing.writeHead(status, headers).end();
  const length = Buffer.byteLength(body);
  headers["Content-Length"] = String(length);
  outgoing.writeHead(status, headers);
  if (isHead) outgoing.end();
  else if (typeof body !== "string") outgoing.end(body);
  // Of ASCII alone the bytes are the same, and need no converting.
  else outgoing.end(body, length === body.length ? "latin1" : "utf8");
}

// A caller that pipelines and does not read is stopped by what was sent, so not too much may wait to be sent.
const mostWaiting = 128;

/**
 * Sends the answers of a turn of the event loop one after another at its end. Sent one by one in between, each may have to wake
 * its receiver, and the code that reads and the code that sends take turns in the processor's caches.
 */
export function sendTogether(send: (sending: Sending) => void): (sending: Sending) => void {
  let waiting: Sending[] = [];
  function sendAll(): void {
    const turn = waiting;
    waiting = [];
    for (const sending of turn) send(sending);
  }
  return (sending) => {
    const count = waiting.push(sending);
    if (count === 1) setImmediate(sendAll);
    // Not the newest: the rest of its request may be read in this turn.
    else if (count > mostWaiting) {
      const newest = waiting.splice(mostWaiting);
      sendAll();
      waiting = newest;
    }
  };
}
