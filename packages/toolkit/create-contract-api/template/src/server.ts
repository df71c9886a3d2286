import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import { contract } from "./generated/contract.ts";
import { Store } from "./store.ts";

export interface ServerOptions {
  /** 0 selects a free port. */
  readonly port: number;
  readonly host?: string;
  /** The path of the SQLite database. @default in memory */
  readonly database?: string;
}

export async function startServer({ port, host = "127.0.0.1", database = ":memory:" }: ServerOptions) {
  const store = new Store(database);
  const { promise, resolve, reject } = Promise.withResolvers<AddressInfo>();
  const server = serve({ fetch: createApp(store).fetch, port, hostname: host }, resolve);
  server.once("error", reject);
  const address = await promise;
  return {
    baseUrl: `http://${host}:${address.port}${contract.basePath}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          store.close();
          resolve();
        });
      }),
  };
}

if (import.meta.main) {
  const { PORT = "3000", HOST = "127.0.0.1", DATABASE = "data.db" } = process.env;
  try {
    const { baseUrl, stop } = await startServer({ port: Number(PORT), host: HOST, database: DATABASE });
    console.log(`${contract.title} is at ${baseUrl}`);
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The server cannot start: ${reason}. Set PORT, HOST or DATABASE.`);
    process.exitCode = 1;
  }
}
