import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { mostUnanswered } from "./edge-limits.ts";

/**
 * Counts the requests that were sent without waiting, behind the one whose turn it is. Node reads as many of them at once as fit into
 * 64 KiB.
 * @returns whether a request is the first one beyond what its connection may have unanswered
 */
export function countUnanswered(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    // It is its turn: nothing on its connection waits.
    if (response.socket) return false;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    response.once("socket", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return count === mostUnanswered;
  };
}
