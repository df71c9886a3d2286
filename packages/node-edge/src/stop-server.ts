import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** How long a server's end may take, in milliseconds. */
export interface StopTimes {
  /** After which connections are cut, answered or not. */
  readonly timeout: number;
  /** For which idle connections stay open, so that no request of a balancer meets one that is being closed. @default 0 */
  readonly idle?: number | undefined;
}

const stopping = new Set<NetServer>();

/** Whether the next answer on a connection is the last one (RFC 9112, section 9.6). */
export function isStopping(socket: Socket): boolean {
  return stopping.size > 0 && socket.server !== null && stopping.has(socket.server);
}

/**
 * Takes no new connections, and ends each of the others after its next answer.
 * @param closeIdle closes the connections between two requests
 */
export async function stopServer(
  server: Server,
  { timeout, idle = 0 }: StopTimes,
  closeIdle: () => void,
): Promise<void> {
  stopping.add(server);
  // Not that of node:http, which closes idle connections at once.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  // A connection that is kept alive becomes idle only after its answer, which close() does not wait to see.
  let sweep: NodeJS.Timeout | undefined;
  const beginSweep = setTimeout(
    () => {
      closeIdle();
      sweep = setInterval(closeIdle, 20);
    },
    Math.min(idle, timeout),
  );
  const cut = setTimeout(() => server.closeAllConnections(), timeout);
  await closed;
  stopping.delete(server);
  clearTimeout(beginSweep);
  clearInterval(sweep);
  clearTimeout(cut);
}
