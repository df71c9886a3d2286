import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { mostUnanswered } from "./edge-limits.ts";

/**
 * Counts the requests that were sent without waiting and have no answer yet. Node reads as many of them at once as fit into 64 KiB.
 * @returns whether a request is the last one that its connection may have waiting
 */
export function countUnanswered(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const unanswered = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    // It is its turn: nothing on its connection waits.
    if (response.socket) return false;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    response.once("finish", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    return count === mostUnanswered - 1;
  };
}
