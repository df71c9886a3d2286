import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { listenError, onStopSignal, readAddress, runMain, StartUpError } from "@animal-store/node-edge";
import { serve } from "@hono/node-server";
import { createDocsApp } from "./docs-app.ts";

await runMain(async () => {
  const address = readAddress(process.env, 4020);
  const server = serve({ fetch: createDocsApp(findSite()).fetch, hostname: address.host, port: address.port });
  await new Promise<void>((resolve, reject) => {
    server.once("listening", resolve);
    server.once("error", (error) => reject(listenError(error, address)));
  });
  console.log(`The docs are at http://${address.host}:${(server.address() as AddressInfo).port}/docs`);

  // Browsers keep their connections open; the page is whole or not there, so nothing is worth waiting for.
  onStopSignal(async () => {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
});

function findSite(): string {
  const site = fileURLToPath(new URL("../dist", import.meta.url));
  if (existsSync(`${site}/index.html`)) return site;
  throw new StartUpError("the docs are not built. Run: npm run docs");
}
