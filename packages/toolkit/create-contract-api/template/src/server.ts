import { randomUUID } from "node:crypto";
import { createAccessLog, createClientAddress, serveApp } from "@animal-store/node-http";
import { onStopSignal, runMain } from "@animal-store/process";
import { createApp, log } from "./app.ts";
import { openDatabase } from "./database.ts";
import { contract } from "./generated/contract.ts";
import { parseSettings } from "./settings.ts";

/** @param env variables such as `{ PORT: "0", DATABASE: ":memory:" }`. Port 0 is a free port */
export async function startServer(env: Readonly<Record<string, string | undefined>>) {
  const settings = parseSettings(env);
  const db = await openDatabase(settings);
  const app = createApp(db, settings);
  const accessLog = createAccessLog({
    write: (fields, message) => log("info", message, fields),
    // Behind a proxy: 1 reads the address of the client from X-Forwarded-For.
    clientAddress: createClientAddress(0),
  });
  const { origin, stop } = await serveApp(app, {
    host: settings.HOST,
    port: settings.PORT,
    // The responses to messages that are not valid HTTP.
    toErrorResponse: app.toErrorResponse,
    errorHeaders: () => ({ "X-Request-Id": randomUUID() }),
    observers: settings.LOG === "on" ? [accessLog] : [],
  });
  return {
    origin,
    baseUrl: origin + contract.basePath,
    async stop() {
      await stop(settings.SHUTDOWN_TIMEOUT);
      await db.destroy();
    },
  };
}

if (import.meta.main)
  await runMain("server", async () => {
    const { origin, baseUrl, stop } = await startServer(process.env);
    onStopSignal(stop);
    log("info", `${contract.title} is at ${baseUrl}`, { docs: `${origin}/docs` });
  });
