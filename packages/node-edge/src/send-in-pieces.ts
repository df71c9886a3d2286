import type { ServerResponse } from "node:http";

const sharedBodies = new WeakSet<Uint8Array>();

/** Marks a body that many responses send, so that it is not counted for each of them. */
export function shareBody(body: Uint8Array): void {
  sharedBodies.add(body);
}

/** Returns whether many responses send the same body. */
export function isShared(body: Uint8Array): boolean {
  return sharedBodies.has(body);
}

/** A larger body is sent in pieces of this size. */
export const pieceBytes = 64 * 1024;
// About a millisecond of copying: large bodies do not keep other clients waiting.
const piecesPerTurn = 16;

interface Sending {
  readonly response: ServerResponse;
  readonly body: Uint8Array;
  readonly end: () => void;
  offset: number;
}

let queue: Sending[] = [];

/** Sends a body without copying it: the next piece when the system has taken the one before, and a limited sum in a turn of the event loop. */
export function sendInPieces(response: ServerResponse, body: Uint8Array, end: () => void): void {
  schedule({ response, body, end, offset: 0 });
}

function schedule(sending: Sending): void {
  if (queue.push(sending) === 1) setImmediate(sendTurn);
}

function sendTurn(): void {
  const turn = queue.slice(0, piecesPerTurn);
  queue = queue.slice(piecesPerTurn);
  if (queue.length > 0) setImmediate(sendTurn);
  for (const sending of turn) sendPiece(sending);
}

function sendPiece(sending: Sending): void {
  const { response, body, end, offset } = sending;
  if (response.destroyed) return;
  sending.offset += pieceBytes;
  response.write(body.subarray(offset, sending.offset), (error) => {
    if (error) return;
    if (sending.offset < body.byteLength) schedule(sending);
    else end();
  });
}
