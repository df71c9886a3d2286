import type { ServerResponse } from "node:http";
import { takeTurns } from "./take-turns.ts";

/** A larger body is sent in pieces of this size. */
export const pieceBytes = 64 * 1024;
// Copying is what large bodies cost. One piece each millisecond, 64 MiB a second, leaves the processor to other clients.
const schedule = takeTurns(1, (run) => setTimeout(run, 1));

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
