import { fileURLToPath } from "node:url";
import { createAddressLimiter, createKeyRing, createLimiter, systemClock } from "@animal-store/service";
import { destination, pino } from "pino";
import { createClientAddress } from "./edge/client-address.ts";
import { lockDataFolder } from "./sqlite/lock-data-folder.ts";
import { openDatabase } from "./sqlite/open-database.ts";
import { createSqliteStores } from "./sqlite/sqlite-stores.ts";
import { banner } from "./start/banner.ts";
import { readEnvironment } from "./start/environment.ts";
import { issueFirstKey } from "./start/first-key.ts";
import { onStopSignal } from "./start/on-stop-signal.ts";
import { startServer } from "./start/start-server.ts";
import { runMain } from "./start/start-up-error.ts";

await runMain(async () => {
  const env = readEnvironment(process.env, fileURLToPath(new URL("../../..", import.meta.url)));
  // Results on stdout, logs on stderr.
  const log = pino({ level: env.LOG_LEVEL }, destination({ fd: 2, sync: true }));
  const unlock = lockDataFolder(env.DATA_DIR);
  const database = openDatabase(env.DATA_DIR);
  const stores = createSqliteStores(database);
  const clock = systemClock;
  const keyRing = createKeyRing({ store: stores.keys, clock });

  const server = await startServer({
    host: env.HOST,
    port: env.PORT,
    docsDirectory: fileURLToPath(new URL("./docs", import.meta.url)),
    stores,
    keyRing,
    limiter: createLimiter(),
    addressLimiter: createAddressLimiter(env.ANONYMOUS_PER_MINUTE),
    clock,
    log,
    clientAddress: createClientAddress(env.TRUSTED_PROXIES),
    accessLog: env.ACCESS_LOG === "true" ? (fields, message) => log.info(fields, message) : undefined,
  });
  console.log(banner(server.origin, env.DATA_DIR, await issueFirstKey(keyRing)));

  onStopSignal(async () => {
    await server.stop(env.SHUTDOWN_TIMEOUT_MS);
    database.close();
    unlock();
  });
});
