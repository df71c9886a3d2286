import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { type ListenAddress, listen } from "./address.ts";
import { onStopSignal } from "./program.ts";

/**
 * Serves an app until the process receives a stop signal. Returns the origin, without a trailing slash.
 * @throws {StartupError} if the server cannot listen on the address
 * @example
 * const origin = await serveStatic(app, { host: "127.0.0.1", port: 4001 });
 */
export async function serveStatic(app: Pick<Hono, "fetch">, address: ListenAddress): Promise<string> {
  const server = createServer(getRequestListener(app.fetch, { hostname: address.host }));
  const origin = await listen(server, address);
  // Close immediately: browsers keep connections open, and all responses are short.
  onStopSignal(async () => {
    server.close();
    server.closeAllConnections();
  });
  return origin;
}
