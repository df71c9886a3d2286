import { createAddressLimiter, createMemoryLimiter } from "@animal-store/api-platform";
import { createClientAddress, parseListenAddress, serveApp } from "@animal-store/node-http";
import { onStopSignal, runMain, systemClock } from "@animal-store/process";
import { openSqliteStore } from "@animal-store/sql-store/sqlite";
import { createApp, platform } from "./create-app.ts";
import { contract } from "./generated/contract.ts";
import { definition } from "./store.ts";

await runMain(definition.name, async () => {
  const { DATA_DIR: dataDirectory = "library-data" } = process.env;
  const writerThread = new URL("./writer-thread.ts", import.meta.url);
  const { store, close } = openSqliteStore({ definition, dataDirectory, writerThread });
  const address = parseListenAddress(process.env, 4050);
  const clock = systemClock;
  const keyRing = platform.createKeyRing({ store: store.keys, clock });
  const addressLimiter = createAddressLimiter(contract.plans.reader.perMinute);
  const app = createApp({
    store,
    keyRing,
    limiter: createMemoryLimiter(platform.banPolicy),
    addressLimiter,
    clock,
    log: { warn: console.warn, error: console.error },
    clientAddress: createClientAddress(0),
    origins: [],
  });
  const server = await serveApp(app, {
    ...platform.toServeOptions({ addressLimiter, clock }),
    ...address,
    toErrorResponse: app.toErrorResponse,
  });
  const { key } = await keyRing.issue({ plan: "branch", name: "printed at the start" });
  onStopSignal(async () => {
    await server.stop(5000);
    await close();
  });
  console.log(`The library is at ${server.origin}${contract.basePath}/books. Send X-Library-Key: ${key}`);
});
