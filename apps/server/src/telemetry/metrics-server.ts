import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type Address, listen } from "@animal-store/node-edge";
import type { Registry } from "@prometheus-io/client";

export interface MetricsServer {
  /** Where Prometheus finds the metrics. */
  readonly url: string;
  /** Cuts whoever is reading. */
  stop(): void;
}

const path = "/metrics";

/**
 * Serves the metrics on an address of their own, so that callers of the API never reach them.
 * @throws {StartUpError} when the address cannot be listened on
 */
export async function serveMetrics(registry: Registry, address: Address): Promise<MetricsServer> {
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  const origin = await listen(server, address);
  return {
    url: origin + path,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };

  async function answer({ url, method }: IncomingMessage, response: ServerResponse): Promise<void> {
    // Prometheus adds the `params` of its configuration.
    if (url?.split("?", 1)[0] !== path) return void response.writeHead(404, plain).end(`The metrics are at ${path}.\n`);
    if (method !== "GET" && method !== "HEAD")
      return void response.writeHead(405, { ...plain, Allow: "GET, HEAD" }).end(`Use GET for ${path}.\n`);
    const text = await registry.metrics();
    response.writeHead(200, { ...safe, "Content-Type": registry.contentType }).end(method === "HEAD" ? "" : text);
  }
}

const safe = { "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store" };
const plain = { ...safe, "Content-Type": "text/plain; charset=utf-8" };
