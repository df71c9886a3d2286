import type { ServerResponse } from "node:http";
import { takeTurns } from "./take-turns.ts";

/** A larger body is sent in pieces of this size. */
export const pieceBytes = 64 * 1024;
// The system copies each piece. In one turn of the event loop other clients wait for this many copies.
const schedule = takeTurns(4);

/** Sends the body of a response in pieces that take turns with those of other responses. Calls `end` after the last one. */
export function sendInPieces(response: ServerResponse, body: Uint8Array, end: () => void, offset = 0): void {
  schedule(() => {
    if (response.destroyed) return;
    const next = offset + pieceBytes;
    response.write(body.subarray(offset, next), (error) => {
      if (error) return;
      if (next < body.byteLength) sendInPieces(response, body, end, next);
      else end();
    });
  });
}
