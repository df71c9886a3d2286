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
// Copying is what large bodies cost. The sum is limited, so that other clients do not wait for many large responses.
const bytesPerMs = 64 * 1024;
const burstBytes = 4 * 2 ** 20;
const bytesPerTurn = 256 * 1024;

interface Sending {
  readonly response: ServerResponse;
  readonly body: Uint8Array;
  readonly end: () => void;
  offset: number;
}

const queue: Sending[] = [];
let isScheduled = false;
let budget = burstBytes;
let refilledAt = 0;

/**
 * Sends a body without copying it. Each piece waits until the system has taken the one before; the bodies of all connections take
 * turns.
 */
export function sendInPieces(response: ServerResponse, body: Uint8Array, end: () => void): void {
  schedule({ response, body, end, offset: 0 });
}

function schedule(sending: Sending): void {
  queue.push(sending);
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(sendTurn);
}

function sendTurn(): void {
  const now = performance.now();
  budget = Math.min(burstBytes, budget + (now - refilledAt) * bytesPerMs);
  refilledAt = now;
  const pieces = Math.floor(Math.min(budget, bytesPerTurn) / pieceBytes);
  const turn = queue.splice(0, pieces);
  budget -= turn.length * pieceBytes;
  for (const sending of turn) sendPiece(sending);
  isScheduled = queue.length > 0;
  if (!isScheduled) return;
  if (budget < pieceBytes) setTimeout(sendTurn, 1);
  else setImmediate(sendTurn);
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
