import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createSandbox } from "@animal-store/sandbox";
import { serve } from "@hono/node-server";
import type { Place } from "./world.ts";

/** Serves a sandbox on a free port; `await using` closes it. */
export async function serveSandbox(): Promise<Place & AsyncDisposable> {
  const complain = (_: object, message: string) => console.error(message);
  const sandbox = await createSandbox({
    seed: "client",
    clock: { now: () => Date.now() },
    log: { warn: complain, error: complain },
    clientAddress: () => "127.0.0.1",
  });
  const server = serve({ fetch: sandbox.app.fetch, hostname: "127.0.0.1", port: 0 });
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: Object.fromEntries(sandbox.keys.map(({ plan, key }) => [plan, key])),
    async [Symbol.asyncDispose]() {
      if ("closeAllConnections" in server) server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
