import type { Server } from "node:http";
import { Server as NetServer } from "node:net";

/**
 * Stops accepting connections, and waits until all are closed.
 * @param timeoutMs milliseconds after which all connections are closed
 * @param idleMs milliseconds for which idle connections stay open, so that a load balancer can close them first
 */
export async function drainConnections(
  server: Server,
  { timeoutMs, idleMs }: { readonly timeoutMs: number; readonly idleMs: number },
  closeIdle: () => void,
): Promise<void> {
  // The close() of node:http closes idle connections immediately.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  // A keep-alive connection becomes idle only after its response, and close() does not close it then.
  let sweepTimer: NodeJS.Timeout | undefined;
  const sweepStartTimer = setTimeout(
    () => {
      closeIdle();
      sweepTimer = setInterval(closeIdle, 20);
    },
    Math.min(idleMs, timeoutMs),
  );
  const closeAllTimer = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearTimeout(sweepStartTimer);
  clearInterval(sweepTimer);
  clearTimeout(closeAllTimer);
}
