import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { maxPipelinedRequests, maxQueuedRequests } from "./edge-limits.ts";
import { takeTurns } from "./take-turns.ts";

export interface PipelineQueue {
  /**
   * Calls `start` when all earlier responses on the connection are sent.
   * @returns whether the connection may queue no further request
   */
  add(response: ServerResponse, start: () => void): boolean;
}

/** Queues requests that clients sent without waiting for the response before: a connection has one request in flight. */
export function createPipelineQueue(): PipelineQueue {
  const queued = new Map<Socket, number>();
  // New requests on other connections are read in between.
  const schedule = takeTurns(16, setImmediate);
  let total = 0;

  return {
    add(response, start) {
      const { socket } = response.req;
      if (!queued.has(socket)) socket.once("close", forget);
      const count = add(socket, 1);
      // Node assigns the connection to this response when the one before is sent, unless that was the last.
      response.once("socket", () => {
        add(socket, -1);
        schedule(() => {
          if (socket.writable) start();
        });
      });
      return count >= maxPipelinedRequests || total >= maxQueuedRequests;
    },
  };

  function add(socket: Socket, change: number): number {
    const count = (queued.get(socket) ?? 0) + change;
    queued.set(socket, count);
    total += change;
    return count;
  }

  function forget(this: Socket): void {
    total -= queued.get(this) ?? 0;
    queued.delete(this);
  }
}
