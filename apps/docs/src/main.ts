import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type ServerType, serve } from "@hono/node-server";
import { createDocsApp } from "./docs-app.ts";
import { type Address, parseAddress } from "./environment.ts";

try {
  const address = parseAddress(process.env);
  const server = serve(
    { fetch: createDocsApp(findSite()).fetch, hostname: address.host, port: address.port },
    ({ port }) => {
      process.stdout.write(`The docs are at http://${address.host}:${port}/docs\n`);
    },
  );
  server.on("error", (error: NodeJS.ErrnoException) => refuse(listenRefusal(error, address)));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop(server));
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}

function findSite(): string {
  const site = fileURLToPath(new URL("../dist", import.meta.url));
  if (existsSync(`${site}/index.html`)) return site;
  throw new Error("The docs are not built. Run: npm run docs");
}

function listenRefusal({ code }: NodeJS.ErrnoException, { host, port }: Address): string {
  if (code === "EADDRINUSE")
    return `PORT must be free, and ${port} on ${host} is in use. Stop what listens there or choose another PORT.`;
  if (code === "EACCES")
    return `PORT must be one that this user may open, and ${port} is not. Choose a PORT above 1023.`;
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
    return `HOST must be an address of this machine, got "${host}". Correct or unset it.`;
  return `The page cannot be served on ${host}:${port} (${code}). Choose another HOST or PORT.`;
}

function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

// Browsers keep their connections open; the page is whole or not there, so nothing is worth waiting for.
function stop(server: ServerType): void {
  server.close();
  if ("closeAllConnections" in server) server.closeAllConnections();
}
