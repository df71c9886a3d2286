import type { Server } from "node:http";

/** @param timeout milliseconds after which connections are cut, answered or not */
export async function stopServer(server: Server, timeout: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection that is kept alive becomes idle only after its answer, which close() does not wait to see.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const cut = setTimeout(() => server.closeAllConnections(), timeout);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
