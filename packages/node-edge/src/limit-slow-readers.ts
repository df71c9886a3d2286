import type { Server, ServerResponse } from "node:http";
import type { Server as NetServer, Socket } from "node:net";
import { type EdgeLimits, usualLimits } from "./edge-limits.ts";

const sharedBodies = new WeakSet<Uint8Array>();

/** Marks a body that many responses send, so that it is not counted for each of them. */
export function shareBody(body: Uint8Array): void {
  sharedBodies.add(body);
}

/** Returns whether many responses send the same body. */
export function isShared(body: Uint8Array): boolean {
  return sharedBodies.has(body);
}

const limits = new WeakMap<NetServer, (response: ServerResponse, socket: Socket, bytes: number) => void>();

/**
 * Limits a response that the client may take slowly.
 * @param bytes what is held for this response alone until it is sent
 */
export function limitReader(response: ServerResponse, bytes: number): void {
  const { socket } = response;
  if (socket?.server) limits.get(socket.server)?.(response, socket, bytes);
}

/**
 * Limits what clients leave unread: the time without progress on each connection, and the bytes of all connections together.
 * @returns a function that closes the connections between two requests
 */
export function limitSlowReaders(
  server: Server,
  {
    requestTimeout = usualLimits.requestTimeout,
    maxBufferedBytes: maxBytes = usualLimits.maxBufferedBytes,
  }: EdgeLimits,
): () => void {
  /** The responses that clients take slowly, with the bytes that Node holds for them. */
  const unread = new Map<ServerResponse, { readonly socket: Socket; readonly bytes: number }>();
  let sum = 0;

  limits.set(server, (response, socket, bytes) => {
    unread.set(response, { socket, bytes });
    sum += bytes;
    // Node restarts this timeout whenever the client takes a part of the response, and destroys the socket at its end.
    socket.setTimeout(requestTimeout);
    response.prependOnceListener("finish", () => socket.setTimeout(0));
    response.once("close", () => {
      unread.delete(response);
      sum -= bytes;
    });
    if (sum > maxBytes) cutGreediest();
  });

  return function closeIdle() {
    // Node considers a connection idle whose response is written but not yet sent.
    for (const { socket } of unread.values()) socket.destroy = () => socket;
    server.closeIdleConnections();
    for (const { socket } of unread.values()) Reflect.deleteProperty(socket, "destroy");
  };

  /** Ends the connections with the most unread bytes. It leaves a quarter free, so that it does not run for each response. */
  function cutGreediest(): void {
    let left = sum;
    for (const { socket, bytes } of [...unread.values()].sort((one, other) => other.bytes - one.bytes)) {
      if (left <= 0.75 * maxBytes) return;
      socket.destroy();
      left -= bytes;
    }
  }
}
