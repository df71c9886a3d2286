import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { maxPipelinedRequests, maxQueuedRequests } from "./edge-limits.ts";

export interface PipelineQueue {
  /**
   * Calls a function when all earlier responses on the connection are sent.
   * @param previous the response before this one
   * @param isCheap whether it starts at once; others take turns with new requests
   * @returns whether the connection may queue no further request
   */
  add(response: ServerResponse, previous: ServerResponse, isCheap: boolean, start: () => void): boolean;
}

const startsPerTurn = 16;

/** Queues requests that clients sent without waiting for the response before: one request of a connection is in flight at a time. */
export function createPipelineQueue(): PipelineQueue {
  const queued = new Map<Socket, number>();
  const ready: (() => void)[] = [];
  let total = 0;

  return {
    add(response, previous, isCheap, start) {
      const { socket } = response.req;
      if (!queued.has(socket)) socket.once("close", forget);
      const count = add(socket, 1);
      previous.once("finish", () => {
        if (queued.has(socket)) add(socket, -1);
        // Node gives the connection to the next response, unless the one before was the last.
        if (!response.socket?.writable) return;
        if (isCheap) start();
        else if (ready.push(start) === 1) setImmediate(startReady);
      });
      return count >= maxPipelinedRequests || total >= maxQueuedRequests;
    },
  };

  function startReady(): void {
    const turn = ready.splice(0, startsPerTurn);
    if (ready.length > 0) setImmediate(startReady);
    for (const start of turn) start();
  }

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
