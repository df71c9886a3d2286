import type { Server } from "node:http";
import { type Address, listenError } from "@animal-store/node-edge";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";

/** Serves the docs. @throws {StartUpError} when the address cannot be listened on */
export async function servePreview(app: Hono, address: Address): Promise<Server> {
  const { host, port } = address;
  const server = createAdaptorServer({ fetch: app.fetch, hostname: host }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(listenError(error, address))).listen(port, host, resolve);
  });
  return server;
}
