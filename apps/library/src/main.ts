import { randomUUID } from "node:crypto";
import { onStopSignal, parseListenAddress, runMain, serveApp } from "@animal-store/node-http";
import { openSqliteStore } from "@animal-store/sql-store/sqlite";
import { createApp } from "./create-app.ts";
import { contract } from "./generated/contract.ts";
import { definition } from "./store.ts";

await runMain(definition.name, async () => {
  const { DATA_DIR: dataDirectory = "library-data", LIBRARY_KEY } = process.env;
  const key = LIBRARY_KEY || randomUUID();
  const writerThread = new URL("./writer-thread.ts", import.meta.url);
  const { store, close } = openSqliteStore({ definition, dataDirectory, writerThread });
  const { basePath } = contract;
  const address = parseListenAddress(process.env, 4050);
  const app = createApp({ store, key });
  const server = await serveApp(app, { ...address, basePath, toErrorResponse: app.toErrorResponse });
  onStopSignal(async () => {
    await server.stop(5000);
    await close();
  });
  console.log(`The library is at ${server.origin}${basePath}/books. Send X-Library-Key: ${LIBRARY_KEY ? "…" : key}`);
});
