import type { Hono } from "hono";
import type { ListenAddress } from "./address.ts";
import { onStopSignal } from "./program.ts";
import { serveApp } from "./serve-app.ts";

/**
 * Serves an app until the process receives a stop signal. Returns the origin, without a trailing slash.
 * @throws {StartupError} if the server cannot listen on the address
 * @example
 * const origin = await serveStatic(app, { host: "127.0.0.1", port: 4001 });
 */
export async function serveStatic(app: Pick<Hono, "fetch">, address: ListenAddress): Promise<string> {
  const server = await serveApp(app, address);
  onStopSignal(() => server.stop(10_000));
  return server.origin;
}
