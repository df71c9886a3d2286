import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { listenError, onStopSignal, readAddress, runMain } from "@animal-store/node-edge";
import { serve } from "@hono/node-server";
import { createConsoleApp } from "./create-console-app.ts";
import { readBase } from "./read-base.ts";

await runMain(async () => {
  const base = readBase(process.argv);
  const address = readAddress(process.env, 4040);
  const app = createConsoleApp({ directory: fileURLToPath(new URL("../dist", import.meta.url)), base });
  const server = serve({ fetch: app.fetch, hostname: address.host, port: address.port });
  await new Promise<void>((resolve, reject) => {
    server.once("listening", resolve);
    server.once("error", (error) => reject(listenError(error, address)));
  });
  const { port } = server.address() as AddressInfo;
  console.log(`The console is at http://${address.host}:${port}/console, for ${base}. Ctrl-C stops it.`);

  onStopSignal(async () => {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
});
