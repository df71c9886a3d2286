import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve as listen } from "@hono/node-server";
import type { Hono } from "hono";
import { onTestFinished } from "vitest";

/** Serves an app on a free port until the test ends. @returns the port */
export async function serve({ fetch }: Pick<Hono, "fetch">): Promise<number> {
  const server = listen({ fetch, hostname: "127.0.0.1", port: 0 }) as Server;
  if (!server.listening) await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
