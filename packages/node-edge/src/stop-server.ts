import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

/** How long a server's end may take, in milliseconds. */
export interface StopTimes {
  /** After which connections are cut, answered or not. */
  readonly timeout: number;
  /** For which idle connections stay open, so that no request of a balancer meets one that is being closed. @default 0 */
  readonly idle?: number | undefined;
}

/** Takes no new connections, and ends each of the others after its next answer. */
export async function stopServer(server: Server, { timeout, idle = 0 }: StopTimes): Promise<void> {
  const endAfter = (_: IncomingMessage, response: ServerResponse) => {
    // Then Node says `Connection: close` (RFC 9112, section 9.6).
    response.shouldKeepAlive = false;
  };
  server.prependListener("request", endAfter).prependListener("checkContinue", endAfter);
  // Not that of node:http, which closes idle connections at once.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  // A connection that is kept alive becomes idle only after its answer, which close() does not wait to see.
  let sweep: NodeJS.Timeout | undefined;
  const beginSweep = setTimeout(() => {
    server.closeIdleConnections();
    sweep = setInterval(() => server.closeIdleConnections(), 20);
  }, idle);
  const cut = setTimeout(() => server.closeAllConnections(), timeout);
  await closed;
  clearTimeout(beginSweep);
  clearInterval(sweep);
  clearTimeout(cut);
}
