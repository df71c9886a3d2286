import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { onStopSignal, readVariables, runMain, StartUpError, wholeNumber } from "@animal-store/node-edge";
import { serve } from "@hono/node-server";
import { z } from "zod";
import { createConsoleApp } from "./create-console-app.ts";
import { readBase } from "./read-base.ts";

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(4040),
  HOST: z.string().default("127.0.0.1"),
});

await runMain(async () => {
  const base = readBase(process.argv);
  const { HOST, PORT } = readVariables(variables, process.env);
  const app = createConsoleApp({ directory: fileURLToPath(new URL("../dist", import.meta.url)), base });
  const server = serve({ fetch: app.fetch, hostname: HOST, port: PORT });
  await new Promise<void>((resolve, reject) => {
    server.once("listening", resolve);
    server.once("error", ({ message }) =>
      reject(new StartUpError(`${HOST}:${PORT} cannot be listened on (${message}). Choose another HOST or PORT.`)),
    );
  });
  const { port } = server.address() as AddressInfo;
  console.log(`The console is at http://${HOST}:${port}/console, for ${base}. Ctrl-C stops it.`);

  onStopSignal(async () => {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
});
