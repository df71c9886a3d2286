import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { ListenAddress } from "./address.ts";
import { listen } from "./address.ts";
import { onStopSignal } from "./program.ts";

/**
 * Serves pages until the process is told to stop. @returns their origin, without a trailing slash
 * @throws {StartupError} when the address cannot be listened on
 */
export async function serveStatic(app: Pick<Hono, "fetch">, address: ListenAddress): Promise<string> {
  const server = createServer(getRequestListener(app.fetch, { hostname: address.host }));
  const origin = await listen(server, address);
  // Browsers keep their connections open; a page is whole or not there, so nothing is worth waiting for.
  onStopSignal(async () => {
    server.close();
    server.closeAllConnections();
  });
  return origin;
}
